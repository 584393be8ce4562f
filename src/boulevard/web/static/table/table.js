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
//   drop(space, at, how, rested) a space was chosen: how is "mouse", "touch", "pen" or "key"; `rested`: a finger rested there
//                        for so long that it asked for a tip
//   turn(step)           turn what is held: R, the wheel, a double tap, the button
//   steer(right, down)   an arrow key, before it moves the cursor; return true if that was dealt with
//   start()              the space at which the cursor begins
//   leave()              something else is about to be looked at than what is shown: a bot's idea, say
//   back(looked)         take the last step back; false if there was none. `looked`: a move is being looked at
//   looked(move, changes) a move is about to be looked at: tell more of what it changes in that element
//   held                 whether something is held: then the board listens to touch, wheel and arrows
//   turnable             whether what is held, or lies there to be looked at, can be turned
//
// It makes use of table.state and table.legal, table.announce(text), say (common/words.js), table.board (board.js:
// mark, put, clear, tell, words, spaces) and table.draft (draft.js: step, look, wonder, complain, clear).
//
// data-take holds the beginning of moves in notation. A button whose beginning fits no legal move is disabled; one that
// is a whole move is looked at without the help of a module, so a game without one can be played as well.

import { Board } from "./board.js";
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

const root = document.getElementById("table");
const PATIENCE = 2000;

class Table {
  constructor() {
    this.board = new Board(document.getElementById("board"));
    this.draft = new Drafts(this);
    this.moves = new Moves(this);
    this.sounds = new Sounds(document.getElementById("sound"));
    this.game = {};
    this.missing = new Set();
    this.read();
  }

  /** Read the state that the server sent last. */
  read() {
    this.state = JSON.parse(document.getElementById("state").textContent);
  }

  get legal() {
    return this.state.legal ?? [];
  }

  /** Say something to those who don't see the page. */
  announce(text) {
    document.getElementById("said").textContent = text;
  }

  /** The address of a page of this seat, or of the table itself as it is shown: to the same seat, once it is there. */
  address(part, values = {}) {
    const query = new URLSearchParams(values);
    if (this.state.seat !== null) query.set("seat", this.state.seat);
    return `${location.pathname}${part && `/${part}`}?${query}`;
  }

  /** Fetch the table as it is now; if it can't be reached, again after a while. */
  async refresh() {
    if (this.refreshing) return void (this.again = true);
    this.refreshing = true;
    this.again = false;
    const reached = await morph("GET", this.address(""), root);
    this.lost("page", !reached);
    if (!reached) await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    this.refreshing = false;
    if (this.again || !reached) this.refresh();
  }

  /** Tell whether the table can be reached: the page, and the stream of news. */
  lost(what, is) {
    const before = this.missing.size;
    this.missing[is ? "add" : "delete"](what);
    document.getElementById("lost").hidden = !this.missing.size;
    if (before && !this.missing.size) this.draft.complain("");
  }

  /** Make a move: the one that is looked at. */
  async play(move) {
    const values = { move, number: this.state.number, key: fresh(), seat: this.state.seat };
    if (!(await morph("POST", `${location.pathname}/move`, root, values))) this.draft.complain(say("web-js-lost"));
  }

  /** It is one's turn again: who plays by keyboard is led to what there is to take. */
  greet() {
    const idle = document.activeElement === document.body || document.activeElement === this.board.element;
    if (this.byKeys && idle) lead(root.querySelector("[data-take][aria-disabled=false]"));
  }

  /** Let what is new on the board come into place, and be heard. */
  arrange(before) {
    const found = animate(this.board.drawing, this.drawn ?? snapshot(null), this.state.seat);
    this.drawn = snapshot(this.board.drawing);
    if (before === this.state || before.seat !== this.state.seat) return;
    if (this.state.status === "over" && before.status !== "over") return this.sounds.play("chime");
    const sound = { lamp: "lamp", road: "pencil", thing: "stone", stone: "stone" };
    const heard = Object.keys(sound).find((kind) => found.has(kind));
    if (heard) this.sounds.play(sound[heard]);
  }

  /** On a short phone, let the board be seen above the dock: whoever reads what stands below it is left there. */
  reach() {
    const { element } = this.board, dock = document.getElementById("dock");
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
    const form = root.querySelector("form[data-onward]");
    if (!form) return;
    htmx.process(form); // it may have been another form until now, and htmx hears of that only later
    form.requestSubmit();
  }

  /** Take account of a new state: buttons that can't be used, what was begun, and what is to be said. */
  renew() {
    const before = this.state;
    this.read();
    for (const button of root.querySelectorAll("[data-take]")) {
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
    this.advice?.refresh();
    this.guide?.refresh();
    this.forced?.refresh();
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
    if (news && (before !== this.state) && news !== this.told) this.announce(news);
    this.told = news;
    const { title } = document.getElementById("status")?.dataset ?? {};
    if (title && !document.body.classList.contains("counting")) document.title = title;
    root.dataset.shown = this.state.events;
  }
}

async function begin() {
  settle();
  history.replaceState(null, "", location.pathname);
  const table = new Table();
  const { module, events } = root.dataset;
  if (module) table.game = (await import(module)).default(table);
  listen(table, root);
  attend(root);
  notate();
  table.advice = new Advice(table, root);
  table.moments = new Moments(table, root);
  table.guide = new Guide(table, root);
  table.forced = new Forced(root);
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
