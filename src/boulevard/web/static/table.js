// The table: keeps the page true to the server, and hands gestures to the game's own module.
//
// The server draws everything; after every event the page's part #table is fetched and morphed. What gestures show
// lies in parts with data-keep, which are ours. A game's module (static/<game>.js) has one default export, a function
// that is given the `Table` below and returns an object with any of these:
//
//   refresh()            the state is new (or the first): keep what is still possible of what was begun
//   reset()              a decision was made, or another seat is shown: forget what was begun
//   take(button)         a button with data-take was chosen; return true if that was dealt with
//   point(space, at)     the pointer or the cursor is over a space (null: over none); `at` is the exact point
//   drop(space, at, how) a space was chosen: how is "mouse", "touch", "pen" or "key"
//   turn(step)           turn what is held: R, the wheel, a double tap, the button
//   back()               take the last step back; false if there was none
//   looked(move, changes) a move is about to be looked at: tell more of what it changes in that element
//   held                 whether something is held: then the board listens to touch, wheel and arrows
//
// data-take holds the beginning of moves in notation. A button whose beginning fits no legal move is disabled; one that
// is a whole move is looked at without the help of a module, so a game without one can be played as well.

import { Board } from "./board.js";
import { Drafts } from "./draft.js";
import { follow } from "./live.js";
import { listen } from "./gestures.js";
import { attend, dress, light } from "./dress.js";

const root = document.getElementById("table");

/** A key for a request, so that it happens once. */
const key = () => [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

class Table {
  constructor() {
    this.words = JSON.parse(document.getElementById("words").textContent);
    this.board = new Board(document.getElementById("board"));
    this.draft = new Drafts(this);
    this.game = {};
    this.read();
  }

  /** Read the state that the server sent last. */
  read() {
    this.state = JSON.parse(document.getElementById("state").textContent);
    this.board.measure();
  }

  get legal() {
    return this.state.legal ?? [];
  }

  /** A sentence of the catalogue, with its places filled. */
  word(key, values = {}) {
    return this.words[key].replace(/\{\s*\$([a-z_]+)\s*\}/g, (_, name) => values[name]);
  }

  /** Say something to those who don't see the page. */
  announce(text) {
    document.getElementById("said").textContent = text;
  }

  /** The address of a page of this seat. */
  address(part, values = {}) {
    const query = new URLSearchParams(values);
    if (this.state.seat !== null) query.set("seat", this.state.seat);
    return `${location.pathname}/${part}?${query}`;
  }

  /** Fetch the table as it is now. */
  async refresh() {
    if (this.refreshing) return void (this.again = true);
    this.refreshing = true;
    try {
      await htmx.ajax("GET", location.href, { target: root, swap: "morph:innerHTML" });
    } finally {
      this.refreshing = false;
      if (this.again) {
        this.again = false;
        this.refresh();
      }
    }
  }

  /** Make a move: the one that is looked at. */
  async play(move) {
    const values = { move, number: this.state.number, key: key(), seat: this.state.seat };
    await htmx.ajax("POST", `${location.pathname}/move`, { target: root, swap: "morph:innerHTML", values });
  }

  /** Take account of a new state: buttons that can't be used, what was begun, and what is to be said. */
  renew() {
    const before = this.state;
    this.read();
    for (const button of root.querySelectorAll("[data-take]")) {
      const begin = button.dataset.take;
      const usable = this.legal.some((move) => move === begin || move.startsWith(`${begin} `));
      button.setAttribute("aria-disabled", String(!usable));
    }
    if (before.number !== this.state.number || before.seat !== this.state.seat) {
      this.draft.clear();
      this.game.reset?.();
    }
    this.draft.refresh();
    this.game.refresh?.();
    this.board.clear("counted", "also");
    dress(root, this.legal);
    const news = document.getElementById("news")?.textContent.trim();
    if (news && (before !== this.state) && news !== this.told) this.announce(news);
    this.told = news;
    document.title = document.getElementById("status")?.dataset.title ?? document.title;
  }
}

/** Let what is ours stay as it is when the page is morphed, and what a person opened stay open. */
function settle() {
  const typing = (node) => node === document.activeElement && node.matches("input");
  const ours = (node) => node instanceof Element && ("keep" in node.dataset || typing(node));
  Object.assign(Idiomorph.defaults.callbacks, {
    beforeNodeMorphed: (old) => !ours(old),
    beforeAttributeUpdated: (name, node) => !(name === "open" && node.matches("details, dialog")),
  });
}

async function begin() {
  settle();
  const table = new Table();
  const { module, events } = root.dataset;
  if (module) table.game = (await import(module)).default(table);
  listen(table, root);
  attend(root);
  light(root, table.board);
  table.renew();
  root.dataset.ready = "";
  root.addEventListener("htmx:afterSwap", () => table.renew());
  root.addEventListener("htmx:beforeSwap", ({ detail }) => {
    const events = Number(/"events":(\d+)/.exec(detail.serverResponse)?.[1]);
    if (events < table.state.events) detail.shouldSwap = false;
  });
  root.addEventListener("htmx:responseError", (event) => table.draft.refuse(event.detail.xhr));
  root.addEventListener("htmx:sendError", () => table.draft.lost());
  const banner = document.getElementById("lost");
  follow(events, () => table.state.events, ({ number }) => number >= table.state.events && table.refresh(), (lost) => {
    if (!lost && !banner.hidden) table.refresh();
    banner.hidden = !lost;
  });
  addEventListener("pageshow", (event) => event.persisted && table.refresh());
  addEventListener("resize", () => table.board.measure());
}

begin();
