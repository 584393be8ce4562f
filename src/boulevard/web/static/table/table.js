// The table: keeps the page true to the server, and hands gestures to the game's own module.
//
// The server draws everything; after every event the page's part #table is fetched and morphed. What gestures show
// lies in parts with data-keep, which are ours. A game's module has one default export, a function that is given the
// `Table` below and returns its board helper (types/board_helper.d.ts).
//
// data-take holds the beginning of moves in notation. A button whose beginning fits no legal move is disabled; one that
// is a whole move is looked at without the help of a module, so a game without one can be played as well.

import { Board } from "./board.js";
import { all, byId, dataIn } from "../common/elements.js";
import { Drafts } from "./draft.js";
import { follow } from "../common/live.js";
import { fresh } from "../common/shuffle.js";
import { say } from "../common/words.js";
import { listen } from "./gestures.js";
import { morph, settle } from "../common/morph.js";
import { attend, dress, light } from "./dress.js";
import { explainBoard, lead } from "../common/tips.js";
import { animate, snapshot } from "./motion.js";
import { Advice } from "./advice.js";
import { Moves } from "./moves.js";
import { Moments } from "./moments.js";
import { notate } from "./notation.js";
import { Sounds } from "../common/sounds.js";
import { Guide } from "./guide.js";
import { Forced } from "./forced.js";

const root = byId("table");
const AGAIN_MS = 2000;
/** @type {[string, import("../common/sounds_made.js").Sound][]} */
const HEARD = [["lamp", "lamp"], ["road", "pencil"], ["thing", "stone"], ["stone", "stone"]];

export class Table {
  constructor() {
    this.board = new Board(byId("board"));
    this.draft = new Drafts(this);
    this.moves = new Moves(this);
    this.sounds = new Sounds(byId("sound"));
    /** @type {BoardHelper} */
    this.game = {};
    /** @type {Set<"page" | "news">} */
    this.missing = new Set();
    /** @type {Record<string, unknown>} */
    this.facts = dataIn("facts");
    this.state = this.read();
    this.refreshing = this.again = this.byKeys = false;
    this.listed = 0;
    /** @type {string | undefined} */
    this.announced = undefined;
    this.advice = new Advice(this, root);
    this.moments = new Moments(this, root);
    this.guide = new Guide(this, root);
    this.forced = new Forced(root);
  }

  /**
   * The state that the server sent last.
   * @returns {Table.State}
   */
  read() {
    return dataIn("state");
  }

  get legal() {
    return this.state.legal ?? [];
  }

  /**
   * Say something to those who don't see the page.
   * @param {string} text
   */
  announce(text) {
    byId("said").textContent = text;
  }

  /**
   * The address of a page of this seat, or of the table itself as it is shown: to the same seat, once it is there.
   * @param {string} part
   * @param {Record<string, string>} values
   */
  address(part, values = {}) {
    const query = new URLSearchParams(values);
    if (this.state.seat !== null) query.set("seat", String(this.state.seat));
    return `${location.pathname}${part && `/${part}`}?${query}`;
  }

  /** Fetch the table as it is now; if it can't be reached, again after a while. */
  async refresh() {
    if (this.refreshing) return void (this.again = true);
    this.refreshing = true;
    this.again = false;
    const reached = await morph("GET", this.address(""), root);
    this.lost("page", !reached);
    if (!reached) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    this.refreshing = false;
    if (this.again || !reached) this.refresh();
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
   * Make a move: the one that is looked at.
   * @param {string} move
   */
  async play(move) {
    const values = { move, number: this.state.number, key: fresh(), seat: this.state.seat };
    if (!(await morph("POST", `${location.pathname}/move`, root, values))) this.draft.complain(say("web-js-lost"));
  }

  /** It is one's turn again: who plays by keyboard is led to what there is to take. */
  greet() {
    const idle = document.activeElement === document.body || document.activeElement === this.board.element;
    if (this.byKeys && idle) lead(all(root, "[data-take][aria-disabled=false]")[0]);
  }

  /**
   * Let what is new on the board come into place, and be heard.
   * @param {Table.State} before
   */
  arrange(before) {
    const found = animate(this.board.drawing, this.drawn ?? snapshot(null), this.state.seat);
    this.drawn = snapshot(this.board.drawing);
    if (before === this.state || before.seat !== this.state.seat) return;
    if (this.state.status === "over" && before.status !== "over") return this.sounds.play("chime");
    const [, sound] = HEARD.find(([kind]) => found.has(kind)) ?? [];
    if (sound) this.sounds.play(sound);
  }

  /** On a short phone, let the board be seen above the dock: whoever reads what stands below it is left there. */
  reach() {
    const { element } = this.board, dock = byId("dock");
    if (getComputedStyle(dock).position !== "sticky") return;
    const { top, bottom } = element.getBoundingClientRect();
    const covered = Math.ceil(bottom - dock.getBoundingClientRect().top);
    if (covered > 0 && top > 0) scrollBy({ top: Math.min(covered, top), behavior: "instant" });
  }

  /** Let the last moves be seen, after there are more. */
  scroll() {
    const moves = root.querySelector(".moves");
    if (this.listed !== this.state.moves) moves?.scrollTo(0, moves.scrollHeight);
    this.listed = this.state.moves;
  }

  /** All others agreed to play again: who asked for it is taken there. */
  goOn() {
    /** @type {HTMLFormElement | null} */
    const form = root.querySelector("form[data-onward]");
    if (!form) return;
    htmx.process(form); // it may have been another form until now, and htmx hears of that only later
    form.requestSubmit();
  }

  /** Take account of a new state: buttons that can't be used, what was begun, and what is to be said. */
  renew() {
    const before = this.state;
    this.state = this.read();
    for (const button of all(root, "[data-take]")) {
      const { take } = button.dataset;
      const usable = this.legal.some((move) => move === take || move.startsWith(`${take} `));
      button.setAttribute("aria-disabled", String(!usable));
    }
    if (before.number !== this.state.number || before.seat !== this.state.seat) {
      this.draft.clear();
      this.game.reset?.();
    }
    this.draft.refresh();
    this.game.refresh?.();
    this.advice.refresh();
    this.guide.refresh();
    this.forced.refresh();
    this.board.clear("counted", "also");
    if (before.seat !== this.state.seat) this.board.arrive();
    dress(root, this.legal);
    this.moves.refresh();
    this.arrange(before);
    this.scroll();
    if (!before.legal?.length && this.legal.length) {
      this.greet();
      this.reach();
    }
    if (before !== this.state && !before.rematch?.table && this.state.rematch?.table) this.goOn();
    const news = document.getElementById("news")?.textContent.replace(/\s+/g, " ").trim();
    if (news && (before !== this.state) && news !== this.announced) this.announce(news);
    this.announced = news;
    const { title } = document.getElementById("status")?.dataset ?? {};
    if (title && !document.body.classList.contains("counting")) document.title = title;
    root.dataset.shown = String(this.state.events);
  }
}

async function begin() {
  settle();
  history.replaceState(null, "", location.pathname);
  const table = new Table();
  const { module, events = "" } = root.dataset;
  if (module) table.game = (await import(module)).default(table);
  listen(table, root);
  attend(root);
  notate();
  light(root, table.board);
  explainBoard(table, root);
  table.renew();
  document.fonts.ready.then(() => table.legal.length && table.reach()); // sentences may have become longer
  root.addEventListener("htmx:afterSwap", () => {
    table.board.measure();
    table.renew();
  });
  root.addEventListener("htmx:beforeSwap", ({ detail }) => {
    const sent = Number(/"events":(\d+)/.exec(detail.serverResponse)?.[1]);
    const asked = detail.requestConfig.verb === "get" ? 1 : 0;
    if (sent < table.state.events + asked) detail.shouldSwap = false; // what was only asked for must be newer
  });
  root.addEventListener("htmx:responseError", (event) => table.draft.refuse(event.detail.xhr));
  follow(events, () => table.state.events, ({ number }) => number >= table.state.events && table.refresh(), (lost) => {
    if (!lost && table.missing.has("news")) table.refresh();
    table.lost("news", lost);
  });
  addEventListener("pageshow", (event) => event.persisted && table.refresh());
  addEventListener("resize", () => table.board.measure());
}

begin();
