// The table: keeps the page true to the server. The server draws everything; after every event the page's part #table is
// fetched and morphed. How moves are made is told in playable.js.

import { tellBegun } from "../common/begun.js";
import { byId } from "../common/elements.js";
import { follow } from "../common/live.js";
import { morph } from "../common/morph.js";
import { entitle } from "../common/title.js";
import { Advice } from "./advice.js";
import { Chat } from "./chat.js";
import { Clocks } from "./clocks.js";
import { Sounds } from "../common/sounds.js";
import { Presence } from "./presence.js";
import { Guide } from "./guide.js";
import { Forced } from "./forced.js";
import { begin, Playable } from "../boards/playable.js";

const AGAIN_MS = 2000;
/** @type {[string, import("../common/sounds_made.js").Sound][]} */
const HEARD = [["lamp", "lamp"], ["road", "pencil"], ["thing", "stone"], ["stone", "stone"]];

/** @extends {Playable<Table.State>} */
export class Table extends Playable {
  constructor() {
    super();
    const { root } = this;
    this.sounds = new Sounds(byId("sound"));
    /** @type {Set<"page" | "news">} */
    this.missing = new Set();
    this.refreshing = this.again = false;
    /** what was sent from here and is not answered yet: the answers show the table */
    this.sent = 0;
    /** the number of the last event that was heard of */
    this.heard = -1;
    this.listed = 0;
    /** @type {string | undefined} */
    this.announced = undefined;
    this.advice = new Advice(this, root);
    this.guide = new Guide(this, root);
    this.forced = new Forced(root);
    const chat = document.getElementById("chat");
    this.chat = chat && new Chat(this, chat);
    this.clocks = new Clocks(this, root);
    this.presence = new Presence(this);
  }

  /** Fetch the table as it is now; if it can't be reached, again after a while. */
  async refresh() {
    if (this.refreshing) return (this.again = true);
    this.refreshing = true;
    this.again = false;
    const reached = await morph("GET", this.address(""), this.root);
    this.lost("page", !reached);
    if (!reached) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    this.refreshing = false;
    if (this.again || !reached) this.refresh();
    return reached;
  }

  /**
   * Something happened: fetch the table, unless it is shown already, or the answer to what was sent from here shows it.
   * @param {number} event
   */
  hear(event) {
    this.heard = Math.max(this.heard, event);
    if (!this.sent && this.heard >= this.state.events) this.refresh();
  }

  /**
   * Something was sent from here, or was answered: then it is seen whether that showed all there is.
   * @param {string} verb
   * @param {number} change
   */
  count(verb, change) {
    if (verb === "get") return;
    this.sent += change;
    this.hear(this.heard);
  }

  /**
   * Tell whether the table can be reached: the page, and the stream of news.
   * @param {"page" | "news"} what
   * @param {boolean} is
   */
  lost(what, is) {
    const before = this.missing.size;
    this.missing[is ? "add" : "delete"](what);
    byId("lost").hidden = !this.missing.size;
    if (before && !this.missing.size) this.draft.complain("");
  }

  /**
   * Let what is new on the board come into place, and be heard.
   * @param {Table.State} before
   */
  arrange(before) {
    const found = super.arrange(before);
    if (before === this.state || before.seat !== this.state.seat) return found;
    const [, sound] = HEARD.find(([kind]) => found.has(kind)) ?? [];
    if (this.state.status === "over" && before.status !== "over") this.sounds.play("chime");
    else if (sound) this.sounds.play(sound);
    return found;
  }

  /** Let the last moves be seen, after there are more. */
  scroll() {
    const moves = this.root.querySelector(".moves");
    if (this.listed !== this.state.moves) moves?.scrollTo(0, moves.scrollHeight);
    this.listed = this.state.moves;
  }

  /** All others agreed to play again: who asked for it is taken there. */
  goOn() {
    /** @type {HTMLFormElement | null} */
    const form = this.root.querySelector("form[data-onward]");
    if (!form) return;
    htmx.process(form); // it may have been another form until now, and htmx hears of that only later
    form.requestSubmit();
  }

  /** Take account of a new state, also of what is to be said. */
  renew() {
    const before = super.renew();
    this.advice.refresh();
    this.guide.refresh();
    this.forced.refresh();
    this.chat?.renew();
    this.clocks.refresh();
    this.presence.show();
    if (before.seat !== this.state.seat) this.board.arrive();
    this.scroll();
    if (before !== this.state && !before.rematch?.table && this.state.rematch?.table) this.goOn();
    const news = document.getElementById("news")?.textContent.replace(/\s+/g, " ").trim();
    if (news && (before !== this.state) && news !== this.announced) this.announce(news);
    this.announced = news;
    const { title } = document.getElementById("status")?.dataset ?? {};
    if (title && !document.body.classList.contains("counting")) entitle(title);
    this.root.dataset.shown = String(this.state.events);
    return before;
  }
}

async function open() {
  history.replaceState(null, "", location.pathname);
  const [title] = document.title.split(" · "), table = new Table(), { root } = table;
  await begin(table);
  const { chairs, seat } = table.state;
  tellBegun(table.state.table, [title, ...chairs.filter((it) => it.seat !== seat).map(({ name }) => name)]);
  root.addEventListener("htmx:beforeSwap", ({ detail }) => {
    const sent = Number(/"events":(\d+)/.exec(detail.serverResponse)?.[1]);
    const asked = detail.requestConfig.verb === "get" ? 1 : 0;
    if (sent < table.state.events + asked) detail.shouldSwap = false; // what was only asked for must be newer
  });
  document.body.addEventListener("htmx:beforeSend", ({ detail }) => table.count(detail.requestConfig.verb, 1));
  document.body.addEventListener("htmx:afterRequest", ({ detail }) => table.count(detail.requestConfig.verb, -1));
  follow(root.dataset.events ?? "", () => table.state.events, ({ number }) => table.hear(number), (lost) => {
    if (!lost && table.missing.has("news")) table.refresh();
    table.lost("news", lost);
    if (lost) return;
    table.chat?.refresh();
    table.presence.arrive();
  }, { said: (hint) => table.chat?.hear(hint), presence: (present) => table.presence.hear(present) }, table.presence.tab);
}

open();
