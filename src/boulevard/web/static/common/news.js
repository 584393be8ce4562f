// What happens at one's own tables, while any page is open: the title and the picture of the tab say how many wait, and
// for those who allowed it, the browser tells what happened.
//
// Of all pages that a browser has open, one follows the stream and tells the others. Whoever looks at a table is told
// nothing about that: its page holds a lock for as long as it is seen.

import { SEES, notify } from "./notify.js";
import { listen } from "./streams.js";
import { count } from "./title.js";

/**
 * @typedef {import("./notify.js").Concern} Concern
 * @typedef {{ waiting?: string[], changed?: boolean, look?: boolean, out?: boolean }} Told
 */

const STREAM = "/api/people/me/events";
const OWN = "boulevard-own", LEADS = "boulevard-leads";
const LISTS = ["[data-own-games]", "[data-invitations]", "[data-invites]"];
const AGAIN_MS = 30_000;
/** In what this tab keeps: it has come again already since it was let in last. */
const CAME_AGAIN = "boulevard-came-again";
const FORBIDDEN = 403;

/** The table that this page shows, if it shows one. */
const here = () => {
  const state = document.querySelector("#table[data-events]") && document.getElementById("state");
  return state ? String(JSON.parse(state.textContent).table) : "";
};
const channel = new BroadcastChannel(OWN);
/** @type {(() => void) | null} */
let close = null;
/** @type {(() => void) | null} */
let unsee = null;
/** @type {(() => void) | null} */
let resign = null;

/** @param {Told} told */
function hear({ waiting, changed, look, out }) {
  if (out) comeAgain();
  if (waiting) count(waiting.length, waiting.filter((table) => table !== here()).length);
  if (changed) renew();
  if (look && close) follow();
}

/** @param {Told} told */
function tell(told) {
  send(told);
  hear(told);
}

/**
 * Tell the other pages.
 * @param {Told} told
 */
function send(told) {
  channel.postMessage(told); // oxlint-disable-line unicorn/require-post-message-target-origin -- no window: a channel of our own origin
}

/** Follow the stream, from how the tables stand now. */
function follow() {
  close?.();
  let first = true;
  close = listen({
    address: () => {
      first = true;
      return STREAM;
    },
    again: AGAIN_MS,
    hears: {
      waiting({ tables }) {
        tell({ waiting: tables, changed: !first });
        first = false;
      },
      /** @param {Concern} concern */
      concerns(concern) {
        if (concern.matter === "declined") tell({ changed: true }); // nobody waits for that
        notify(concern);
      },
      out: () => tell({ out: true }),
    },
    opened: () => sessionStorage.removeItem(CAME_AGAIN),
    failed: (isClosed) => isClosed && askWhy(),
  });
}

/** Why the stream is closed, an EventSource doesn't say: whoever is let in no longer is told so by the page itself. */
async function askWhy() {
  const answer = await fetch(STREAM).catch(() => null);
  answer?.body?.cancel();
  if (answer?.status === FORBIDDEN) tell({ out: true });
}

/** Once: what banned people may still see stays as it is. */
function comeAgain() {
  if (sessionStorage.getItem(CAME_AGAIN)) return;
  sessionStorage.setItem(CAME_AGAIN, "yes");
  location.reload();
}

/** Lists of one's own games, and of invitations, are shown anew. */
async function renew() {
  const lists = LISTS.flatMap((name) => {
    const list = document.querySelector(name);
    return list && !list.contains(document.activeElement) ? [{ name, list }] : [];
  });
  if (!lists.length) return;
  const answer = await fetch(location.href, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  for (const { name, list } of lists) {
    const fresh = page.querySelector(name);
    if (fresh) list.replaceWith(document.importNode(fresh, true));
  }
}

/** A page that shows a table says so for as long as it is seen. */
function see() {
  const table = here();
  unsee?.();
  unsee = null;
  if (!table || document.hidden) return;
  const over = new Promise((done) => (unsee = () => done(undefined)));
  navigator.locks.request(SEES + table, { mode: "shared" }, () => over);
}

function begin() {
  see();
  const over = new Promise((done) => (resign = () => done(undefined)));
  const waits = new AbortController();
  navigator.locks.request(LEADS, { signal: waits.signal }, () => {
    follow();
    return over;
  }).catch(() => {}); // it was left before
  addEventListener("pagehide", () => waits.abort(), { once: true });
  send({ look: true }); // there may be another table since
}

/** A page that may come back lets another one follow meanwhile. */
function leave() {
  close?.();
  close = null;
  unsee?.();
  resign?.();
}

if (navigator.locks) {
  channel.addEventListener("message", ({ data }) => hear(data));
  document.addEventListener("visibilitychange", see);
  addEventListener("pagehide", leave);
  addEventListener("pageshow", (event) => event.persisted && begin());
  begin();
}
