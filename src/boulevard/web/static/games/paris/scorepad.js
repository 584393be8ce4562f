// The score pad of Paris: the end of a game is put onto the board and scored by the server, live. What is on the pad is
// kept in the browser, can be taken back step by step, and shared as a link.

import { all, byId as by, closest, dataIn, one } from "../../common/elements.js";
import { Board } from "../../table/board.js";
import { attend, light } from "../../table/dress.js";
import { listen, writes } from "../../table/gestures.js";
import { Hand } from "./scorepad_hand.js";
import { readFrom, written } from "./scorepad_link.js";
import { offer } from "./scorepad_panel.js";
import { Position } from "./scorepad_position.js";
import { attend as attendStrokes } from "./scorepad_strokes.js";
import { History } from "../../common/history.js";
import { recall, retain } from "../../common/storage.js";
import { say, signed } from "../../common/words.js";

const KEPT = "boulevard-scorepad";
const STEPS_BACK = 60;
const SCORE_MS = 60;

export class Pad {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    /** @type {Paris.ScorepadFacts} */
    this.box = dataIn("facts");
    this.board = new Board(by("board"));
    this.position = new Position(this.box);
    this.asking = this.again = false;
    this.verdict = "";
    /** @type {Timer | undefined} */
    this.waiting = undefined;
    /** What is done once somebody is sure. */
    this.meant = () => {};
    this.history = this.recalled();
    this.position.data = structuredClone(this.history.now);
    this.notice = "";
    this.tab = "ground";
    this.brush = "next";
    this.hand = new Hand(this);
    const draft = { panel: by("draft"), move: "", back: () => this.hand.back() };
    const table = { board: this.board, game: this.hand, draft, legal: [], byKeys: false, announce: (/** @type {string} */ text) => this.tell(text) };
    /** As much of a table as gestures make use of. */
    this.table = /** @type {AnyTable} */ (/** @type {unknown} */ (table));
    listen(this.table, root);
    attendStrokes(this, this.hand);
    attend(root);
    light(root, this.board);
  }

  begin() {
    this.listen();
    this.open();
  }

  listen() {
    const { root } = this;
    root.addEventListener("click", (event) => this.click(event));
    root.addEventListener("change", (event) => {
      const field = closest(event, "[data-option]", HTMLInputElement), option = field?.dataset.option;
      if (field && option) this.change(() => this.position.choose(option, this.box.options[option][Number(field.checked)]));
    });
    document.addEventListener("keydown", (event) => this.press(event));
    addEventListener("hashchange", () => this.open());
    addEventListener("resize", () => this.board.measure());
    by("sure").addEventListener("submit", ({ submitter }) => submitter?.getAttribute("value") === "yes" && this.meant());
  }

  /** @param {Event} event */
  click(event) {
    const button = closest(event, "button"), card = button && closest(event, "[data-card]")?.dataset.card;
    const { tab, brush, by: seat } = button?.dataset ?? {};
    if (tab) this.turnTo(tab);
    else if (brush !== undefined) this.take(brush);
    else if (card) this.change(() => this.mark(card, seat));
    else if (button?.id === "undo") this.undo();
    else if (button?.id === "clear") this.ask("web-scorepad-js-sure-clear", () => this.change(() => (this.position.data = this.position.empty)));
    else if (button?.id === "example") this.ask("web-scorepad-js-sure-example", () => this.change(() => (this.position.data = structuredClone(this.box.example))));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const onBoard = event.target === this.board.element, { cursor } = this.board;
    if (writes(event)) return;
    if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey)) this.undo();
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (closest(event, "[data-tab]") && ["ArrowLeft", "ArrowRight"].includes(event.key)) this.nextTab(event.key === "ArrowLeft" ? -1 : 1);
    else if (event.key === "Delete" || event.key === "Backspace") {
      if (this.tab === "ground" && onBoard && cursor && !this.hand.held) this.pave(cursor, "");
      else this.hand.remove(onBoard ? cursor : null);
    } else if (event.key.toLowerCase() === "r" && !this.hand.held) this.hand.turn(event.shiftKey ? -1 : 1);
    else if (event.key.toLowerCase() === "u") this.hand.keep();
    else if (onBoard && cursor && /^[0-9]$/.test(event.key) && Number(event.key) <= this.box.kinds.length) this.pave(cursor, this.box.kinds[Number(event.key) - 1] ?? "");
    else return;
    event.preventDefault();
  }

  /** Begin with what a link brings, or with what was here before. */
  open() {
    const text = location.hash.slice(1);
    if (text && text !== "main") {
      const found = readFrom(this.box, text);
      history.replaceState(null, "", location.pathname);
      if (found) return this.change(() => (this.position.data = found));
      this.notice = say("web-scorepad-js-no-link");
    }
    this.show();
  }

  /** The positions that were here before, as this browser has kept them; it will keep those to come. */
  recalled() {
    const kept = /** @type {{ past?: unknown, now?: string } | null} */ (recall(KEPT));
    const texts = Array.isArray(kept?.past) ? kept.past : [];
    const past = texts.map((text) => readFrom(this.box, text)).filter((it) => it !== null);
    const found = new History(readFrom(this.box, kept?.now) ?? this.position.empty, { most: STEPS_BACK, past });
    found.changed = () => retain(KEPT, { now: written(this.box, found.now), past: found.past.map((it) => written(this.box, it)) });
    return found;
  }

  /**
   * Change the position; it can be taken back.
   * @param {() => unknown} how
   */
  change(how) {
    how();
    if (!this.history.put(structuredClone(this.position.data))) return;
    this.notice = "";
    this.show();
  }

  undo() {
    if (!this.history.undo()) return;
    this.position.data = structuredClone(this.history.now);
    this.hand.clear();
    this.show();
    this.tell(say("web-scorepad-js-undone"));
  }

  /**
   * Ask before something is done that replaces all there is.
   * @param {string} key
   * @param {() => void} meant
   */
  ask(key, meant) {
    this.meant = () => {
      this.hand.clear();
      meant();
    };
    const { board, buildings, pieces } = this.position.data;
    if (![board, buildings, pieces].some((it) => Object.keys(it).length)) return this.meant();
    by("sure-text").textContent = say(key);
    by("sure", HTMLDialogElement).showModal();
  }

  /** @param {string} tab */
  turnTo(tab) {
    this.tab = tab;
    for (const it of all(document, "[data-tab]")) {
      const open = it.dataset.tab === tab;
      it.setAttribute("aria-selected", String(open));
      it.tabIndex = open ? 0 : -1;
      by(it.getAttribute("aria-controls") ?? "").hidden = !open;
    }
    this.root.classList.toggle("paving", tab === "ground");
    this.hand.clear();
  }

  /** @param {number} step */
  nextTab(step) {
    const tabs = all(document, "[data-tab]"), at = tabs.findIndex((it) => it.dataset.tab === this.tab);
    const to = tabs[(at + step + tabs.length) % tabs.length];
    this.turnTo(to.dataset.tab ?? "");
    to.focus();
  }

  /**
   * Take a brush: a kind, none, or "next" for the one that comes next on each space.
   * @param {string} brush
   */
  take(brush) {
    this.brush = brush;
    for (const it of all(document, "[data-brush]")) it.setAttribute("aria-pressed", String(it.dataset.brush === brush));
    this.hand.clear();
  }

  /**
   * @param {string} space
   * @param {string} kind
   */
  pave(space, kind = this.brush) {
    const stone = kind === "next" ? this.position.next(space) : kind;
    this.change(() => this.position.pave(space, stone));
    this.tell(say("web-scorepad-js-paved", { space, kind: stone || "none" }));
  }

  /**
   * Begin a stroke of the brush over some spaces; what was just laid as a tile is turned instead.
   * @param {string} space
   */
  stroke(space) {
    if (this.hand.hasLaid(space)) {
      this.hand.turn(1);
      return null;
    }
    this.hand.chosen = null;
    const kind = this.brush === "next" ? this.position.next(space) : this.brush, spaces = new Set([space]);
    this.board.mark("placed", spaces, 1);
    return {
      over: (/** @type {string | undefined} */ at) => {
        if (at) spaces.add(at);
        this.board.mark("placed", spaces, 1);
      },
      end: () => {
        this.change(() => spaces.forEach((it) => this.position.pave(it, kind)));
        this.hand.show();
      },
    };
  }

  /**
   * A postcard was marked: as a seat's, as nobody's if it was that seat's, or as in the game or not.
   * @param {string} card
   * @param {string | undefined} seat
   */
  mark(card, seat) {
    const now = this.position.card(card);
    if (seat) this.position.activate(card, now === seat ? null : seat);
    else if (now === undefined) this.position.activate(card, null);
    else this.position.leaveOut(card);
  }

  /** Show all that does not need the server, and let it score. */
  show() {
    const { position, box } = this, { laid } = position;
    by("undo", HTMLButtonElement).disabled = !this.history.past.length;
    for (const it of all(document, "[data-take]")) {
      const { take: thing = "", owner, picture = "", label = "" } = it.dataset;
      const standing = position.find(thing), keeper = position.keeper(thing);
      const left = position.card("sacre-coeur") === owner ? "spared" : "kept";
      const where = laid.has(picture) || standing?.owner === owner ? "board" : keeper === owner ? left : standing || keeper ? "rival" : "none";
      it.dataset.where = where;
      it.setAttribute("aria-label", where === "none" ? label : say("web-scorepad-js-where", { what: label, where }));
      it.classList.toggle("absent", thing in box.pieces && position.card(box.pieces[thing].card) === undefined);
    }
    for (const it of all(document, "[data-card]")) {
      const now = position.card(it.dataset.card ?? "");
      one(it, "[data-in]").setAttribute("aria-pressed", String(now !== undefined));
      for (const seat of all(it, "[data-by]")) seat.setAttribute("aria-pressed", String(now === seat.dataset.by));
    }
    for (const it of all(document, "[data-option]", HTMLInputElement)) {
      const { option = "" } = it.dataset;
      it.checked = position.data.options[option] === box.options[option][1];
    }
    by("share").dataset.copy = `${location.origin}${location.pathname}#${written(box, position.data)}`;
    delete this.root.dataset.scored;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.score(), SCORE_MS);
  }

  /** Offer what can be done with what is held or chosen. */
  offer() {
    offer(this, by("draft"));
  }

  /**
   * What a thing is called on the pad.
   * @param {string} thing
   * @param {string} owner
   */
  label(thing, owner) {
    return one(document, `[data-take="${thing}"][data-owner="${owner}"]`).dataset.label ?? "";
  }

  /**
   * Say something to whoever does not see the board.
   * @param {string} text
   */
  tell(text) {
    by("said").textContent = text;
  }

  /** @param {string} text */
  refuse(text) {
    by("refusal").hidden = !text;
    by("refusal").textContent = text;
  }

  /** Let the server score what is there now; only one question is asked at a time. */
  async score() {
    if (this.asking) return void (this.again = true);
    this.asking = true;
    this.again = false;
    const asked = written(this.box, this.position.data);
    try {
      const answer = await fetch("/scorepad/score", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(this.position.data) });
      const found = await answer.json();
      this.refuse(answer.ok ? this.notice : found.message);
      if (answer.ok) this.scored(found);
      if (answer.ok) this.root.dataset.scored = asked;
    } catch {
      this.refuse(say("web-scorepad-js-lost"));
    }
    this.asking = false;
    if (this.again) this.score();
  }

  /** @param {Paris.ScorepadAnswer} answer */
  scored({ board, sheet, texts, totals, verdict, text }) {
    one(this.board.element, ".now").innerHTML = board;
    this.board.measure();
    by("sheet").innerHTML = sheet;
    for (const card of all(document, "[data-in]")) card.dataset.tip = texts[card.dataset.in ?? ""];
    for (const seat of this.box.seats) one(document, `[data-total="${seat}"]`).textContent = signed(totals[seat]);
    by("text").dataset.copy = `${text}\n\n${by("share").dataset.copy}`;
    if (this.verdict && this.verdict !== verdict) this.tell(verdict);
    this.verdict = verdict;
    this.hand.show();
  }
}

new Pad(by("pad")).begin();
