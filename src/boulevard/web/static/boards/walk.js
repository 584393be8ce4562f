// Walking through a game that is over: the scrubber, keys, links to moments, and by itself. Replays and reviews do it.
//
// A moment is a query, which the server draws a page for; what was fetched is kept, and what comes next is fetched ahead.
// Keys count from the moment that is wanted, not from the one that is shown: however fast they come, each is a move.

import { all, byId, closest, one } from "../common/elements.js";
import { Board } from "./board.js";
import { attend, light } from "./dress.js";
import { settle } from "../common/morph.js";
import { animate, snapshot } from "./motion.js";
import { notate } from "./notation.js";
import { listens } from "../common/shortcuts.js";

const KEPT = 40;
const BEAT = 1400;
const OF_MOMENT = ["move", "option", "step", "answer"];

export class Walk {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.board = new Board(byId("board"));
    /** @type {Map<string, Promise<string | void>>} */
    this.pages = new Map();
    this.shown = this.wanted = this.at(this.current);
    this.busy = false;
    /** @type {string[]} keys of links that were pressed while a page was on its way: they are for the links of that page */
    this.pressed = [];
    /** @type {Timer | undefined} */
    this.playing = undefined;
    settle();
    attend(root);
    notate();
    light(root, this.board);
    this.listen();
    this.scroll();
    this.dressed();
    this.ahead();
  }

  /**
   * Begin a walk.
   * @param {HTMLElement} root
   */
  static through(root) {
    return new Walk(root);
  }

  /** How many moves were made at the moment that is shown, as the server says. */
  get current() {
    return Number(one(this.root, ".scrub input", HTMLInputElement).value);
  }

  get count() {
    return Number(one(this.root, ".scrub").dataset.count);
  }

  /** How many moves were made at the moment that is wanted. */
  get move() {
    return Number(new URLSearchParams(this.wanted).get("move") ?? this.count);
  }

  /**
   * The query of the moment after so many moves; whatever else the page was asked for stays.
   * @param {number} move
   */
  at(move) {
    const query = new URLSearchParams(this.wanted ?? location.search);
    if (this.wanted !== undefined) for (const name of OF_MOMENT) query.delete(name);
    query.set("move", String(Math.max(0, Math.min(this.count, move))));
    return `?${query}`;
  }

  /**
   * The page of a moment, as a promise; it is asked for once.
   * @param {string} query
   */
  page(query) {
    const known = this.pages.get(query);
    if (known) return known;
    const asked = fetch(`${location.pathname}${query}`, { headers: { "HX-Request": "true" } })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)))
      .catch(() => void this.pages.delete(query));
    this.pages.set(query, asked);
    const [oldest] = this.pages.keys();
    if (this.pages.size > KEPT) this.pages.delete(oldest);
    return asked;
  }

  ahead() {
    if (this.current < this.count) this.page(this.at(this.current + 1));
  }

  /**
   * Show a moment.
   * @param {string} query
   */
  async go(query) {
    this.wanted = query;
    if (this.busy) return;
    this.busy = true;
    while (this.shown !== this.wanted) {
      const next = this.wanted, drawn = await this.page(next);
      if (drawn === undefined) break; // nobody answers: it can be asked for again
      this.show(next, drawn);
    }
    this.busy = false;
    this.wanted = this.shown;
    history.replaceState(null, "", this.shown);
    this.ahead();
    const key = this.pressed.shift();
    if (key) this.follow(key);
  }

  /**
   * The link that has a key: the first one that is shown.
   * @param {string} key
   */
  keyed(key) {
    return all(this.root, `[data-key="${CSS.escape(key)}"]`).find((link) => link.getClientRects().length);
  }

  /**
   * Follow the link that has a key, now or as soon as the page is there.
   * @param {string} key
   */
  follow(key) {
    if (this.busy) this.pressed.push(key);
    else this.keyed(key)?.click();
  }

  /** Fetch the moment that is shown once more: there is more to say about it now. */
  async renew() {
    this.pages.clear();
    const now = this.shown, drawn = await this.page(now);
    if (drawn !== undefined && this.shown === now) this.show(now, drawn);
  }

  /**
   * @param {string} query
   * @param {string} drawn
   */
  show(query, drawn) {
    const before = snapshot(this.board.drawing), from = this.current;
    Idiomorph.morph(this.root, drawn, { morphStyle: "innerHTML" });
    this.root.dispatchEvent(new CustomEvent("shown"));
    this.board.measure();
    const forward = this.current === from + 1 || (this.current === from && query.includes("option="));
    if (forward && query !== this.shown) animate(this.board.drawing, before, null);
    this.shown = query;
    this.scroll();
    this.dressed();
  }

  /** Let the move that is shown be seen in the list. */
  scroll() {
    for (const list of this.root.querySelectorAll(".moves, .scroll")) {
      const at = list.querySelector("[aria-current]")?.closest("li, tr");
      if (at instanceof HTMLElement) list.scrollTop = at.offsetTop - list.clientHeight / 2;
      else if (list.matches(".moves")) list.scrollTop = 0;
    }
  }

  /** Play on by itself, from the start if the end is shown; or pause. */
  play(on = !this.playing) {
    clearInterval(this.playing);
    this.playing = undefined;
    if (on) {
      this.go(this.at(this.current === this.count ? 0 : this.current + 1));
      this.playing = setInterval(() => (this.move < this.count ? this.go(this.at(this.move + 1)) : this.play(false)), BEAT);
    }
    this.dressed();
  }

  /** The button says what it does. */
  dressed() {
    const button = byId("autoplay");
    const { play: start = "", pause = "" } = button.dataset;
    button.hidden = false;
    button.title = this.playing ? pause : start;
    button.setAttribute("aria-label", button.title);
    button.classList.toggle("playing", Boolean(this.playing));
  }

  /**
   * Go somewhere by hand: then it doesn't go on by itself.
   * @param {string} query
   */
  walk(query) {
    this.play(false);
    this.go(query);
  }

  listen() {
    this.root.addEventListener("input", (event) => {
      const range = closest(event, "[type=range]", HTMLInputElement);
      if (range) this.walk(this.at(Number(range.value)));
    });
    this.root.addEventListener("submit", (event) => {
      if (closest(event, ".scrub")) event.preventDefault();
    });
    this.root.addEventListener("click", (event) => {
      if (closest(event, "#autoplay")) return this.play();
      const link = closest(event, 'a[href^="?"]', HTMLAnchorElement);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      const { step } = link.dataset;
      this.walk(step ? this.at(this.move + Number(step)) : link.getAttribute("href") ?? "");
    });
    listens("boards/walk.js");
    document.addEventListener("keydown", (event) => this.press(event));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || closest(event, "input")) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.walk(this.at(this.move - 1)), ArrowRight: () => this.walk(this.at(this.move + 1)),
      Home: () => this.walk(this.at(0)), End: () => this.walk(this.at(Infinity)),
    };
    const link = this.keyed(event.key);
    const space = event.key === " " && !closest(event, "button, a, summary");
    const act = space ? () => this.play() : keys[event.key] ?? (link && (() => this.follow(event.key)));
    if (!act) return;
    event.preventDefault();
    act();
  }
}
