// A board to make moves on, at an address of its own: hands gestures to the game's module, looks at moves and sends them.
//
// A page has one by templates/boards/playable.html. Its root #table says where (data-address): GET …/look?move= tells what a move
// would do (as elements, or as JSON with the view after it), POST …/move makes it and answers with the part #table, which is morphed. Whatever else the page has to send along,
// such as where in a tree the board is, stands as JSON in data-values of #layout. What gestures show lies in parts with
// data-keep, which are ours. A game's module has one default export, a function that is given the `Playable` below and
// returns its board helper (types/board_helper.d.ts).
//
// data-take holds the beginning of moves in notation. A button whose beginning fits no legal move is disabled; one that
// is a whole move is looked at without the help of a module, so a game without one can be played as well.

import { Board } from "./board.js";
import { all, byId, dataIn } from "../common/elements.js";
import { Drafts } from "./draft.js";
import { fresh } from "../shuffles/shuffle.js";
import { say } from "../common/words.js";
import { listen } from "./gestures.js";
import { morph, settle } from "../common/morph.js";
import { attend, dress, light } from "./dress.js";
import { explainBoard, lead } from "../common/tips.js";
import { animate, snapshot } from "./motion.js";
import { Moves } from "./moves.js";
import { notate } from "./notation.js";

/** @template {Table.Shown} [S=Table.Shown] */
export class Playable {
  constructor() {
    this.root = byId("table");
    this.board = new Board(byId("board"));
    this.draft = new Drafts(this);
    this.moves = new Moves(this);
    /** @type {BoardHelper} */
    this.game = {};
    /** @type {Record<string, unknown>} */
    this.facts = dataIn("facts");
    this.state = this.read();
    this.byKeys = false;
  }

  /**
   * The state that the server sent last.
   * @returns {S}
   */
  read() {
    return dataIn("state");
  }

  get legal() {
    return this.state.legal ?? [];
  }

  /** Whether it is a game that is being played just now, and not one that is looked at. */
  get isLive() {
    return Boolean(this.root.dataset.events);
  }

  /**
   * What the page sends along.
   * @returns {Record<string, string>}
   */
  get values() {
    return JSON.parse(document.getElementById("layout")?.dataset.values ?? "{}");
  }

  /**
   * Say something to those who don't see the page.
   * @param {string} text
   */
  announce(text) {
    byId("said").textContent = text;
  }

  /**
   * The address of something that belongs to this board, or of the board itself: as the seat sees it that is shown.
   * @param {string} part
   * @param {Record<string, string>} values
   */
  address(part, values = {}) {
    const query = new URLSearchParams({ ...this.values, ...values });
    if (this.state.seat !== null) query.set("seat", String(this.state.seat));
    return `${this.root.dataset.address}${part && `/${part}`}?${query}`;
  }

  /** Fetch the board as it is now; false if nobody answers. */
  async refresh() {
    return morph("GET", this.address(""), this.root);
  }

  /**
   * Make a move: the one that is looked at.
   * @param {string} move
   */
  async play(move) {
    const values = { ...this.values, move, number: this.state.number, key: fresh(), seat: this.state.seat };
    const reached = await morph("POST", `${this.root.dataset.address}/move`, this.root, values);
    if (!reached) this.draft.complain(say("web-js-lost"));
  }

  /** It is one's turn again: who plays by keyboard is led to what there is to take. */
  greet() {
    const idle = document.activeElement === document.body || document.activeElement === this.board.element;
    if (this.byKeys && idle) lead(all(this.root, "[data-take][aria-disabled=false]")[0]);
  }

  /**
   * Let what is new on the board come into place; return what kinds of things were new.
   * @param {S} _before
   */
  arrange(_before) {
    const found = animate(this.board.drawing, this.drawn ?? snapshot(null), this.state.seat);
    this.drawn = snapshot(this.board.drawing);
    return found;
  }

  /** On a short phone, let the board be seen above the dock: whoever reads what stands below it is left there. */
  reach() {
    const { element } = this.board, dock = byId("dock");
    if (getComputedStyle(dock).position !== "sticky") return;
    const { top, bottom } = element.getBoundingClientRect();
    const covered = Math.ceil(bottom - dock.getBoundingClientRect().top);
    if (covered > 0 && top > 0) scrollBy({ top: Math.min(covered, top), behavior: "instant" });
  }

  /** Take account of a new state: buttons that can't be used, and what was begun. Return the state before. */
  renew() {
    const before = this.state;
    this.state = this.read();
    for (const button of all(this.root, "[data-take]")) {
      const { take } = button.dataset;
      const usable = this.legal.some((move) => move === take || move.startsWith(`${take} `));
      button.setAttribute("aria-disabled", String(!usable));
    }
    if (before.number !== this.state.number || before.seat !== this.state.seat) {
      this.draft.sent();
      this.draft.clear();
      this.game.reset?.();
    }
    this.draft.refresh();
    this.game.refresh?.();
    this.board.clear("counted", "also");
    dress(this.root, this.legal);
    this.moves.refresh();
    this.arrange(before);
    if (!before.legal?.length && this.legal.length) {
      this.greet();
      this.reach();
    }
    return before;
  }
}

/**
 * Let a board be played on.
 * @param {Playable<any>} table
 */
export async function begin(table) {
  const { root } = table, { module } = root.dataset;
  settle();
  listen(table, root); // before what takes a while: a move that is typed meanwhile is looked at, and not made unseen
  if (module) table.game = (await import(module)).default(table);
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
  root.addEventListener("htmx:responseError", (event) => table.draft.refuse(event.detail.xhr));
  addEventListener("pageshow", (event) => event.persisted && table.refresh());
  addEventListener("resize", () => table.board.measure());
}
