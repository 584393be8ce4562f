// A board of Paris that is set up: what the score pad (scorepad.js) and the position editor (editor.js) share. What is on it is
// shown by the server, live, kept in the browser, and can be taken back step by step.

import { all, byId as by, closest, dataIn, one } from "../../../common/elements.js";
import { History } from "../../../common/history.js";
import { recall, retain } from "../../../common/storage.js";
import { say } from "../../../common/words.js";
import { Board } from "../../../boards/board.js";
import { attend, light } from "../../../boards/dress.js";
import { listen, writes } from "../../../boards/gestures.js";
import { Hand } from "./hand.js";
import { offer } from "./panel.js";
import { Position } from "./position.js";
import { attend as attendStrokes } from "./strokes.js";
import { showTray, turnTabs } from "./tray.js";
import { listens } from "../../../common/shortcuts.js";

const STEPS_BACK = 60;

/**
 * @typedef {object} How what a page does in its own way
 * @property {string} kept the name under which the browser keeps what is set up; none, if it doesn't
 * @property {"scorepad" | "paris-editor"} family whose words are said
 * @property {(box: Paris.PadFacts, data: Paris.PositionData) => string} written a position as it is kept
 * @property {(box: Paris.PadFacts, text: string | undefined) => Paris.PositionData | null} read
 */

export class Pad {
  /**
   * @param {HTMLElement} root
   * @param {How} how
   */
  constructor(root, how) {
    this.root = root;
    this.how = how;
    /** @type {Paris.PadFacts} */
    this.box = dataIn("facts");
    this.board = new Board(by("board"));
    this.position = new Position(this.box);
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
    listens("games/paris/pad/pad.js");
    document.addEventListener("keydown", (event) => this.press(event));
    addEventListener("resize", () => this.board.measure());
    by("sure").addEventListener("submit", ({ submitter }) => submitter?.getAttribute("value") === "yes" && this.meant());
  }

  /** Begin with what was here before; pages may begin with what a link brings. */
  open() {
    this.show();
  }

  /**
   * An example for what is set up now.
   * @returns {Paris.PositionData}
   */
  get example() {
    return this.box.examples.over;
  }

  /** What is left when all is cleared. */
  get cleared() {
    return this.position.empty;
  }

  /** @param {Event} event */
  click(event) {
    const button = closest(event, "button"), card = button && closest(event, "[data-card]")?.dataset.card;
    const { tab, brush, by: seat } = button?.dataset ?? {}, { family } = this.how;
    if (tab) this.turnTo(tab);
    else if (brush !== undefined) this.take(brush);
    else if (card) this.change(() => this.mark(card, seat));
    else if (button?.id === "undo") this.step("undo");
    else if (button?.id === "redo") this.step("redo");
    else if (button?.id === "clear") this.replace(`web-${family}-js-sure-clear`, this.cleared);
    else if (button?.id === "example") this.replace(`web-${family}-js-sure-example`, structuredClone(this.example));
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const onBoard = event.target === this.board.element, { cursor } = this.board, key = event.key.toLowerCase();
    if (writes(event)) return;
    if ((key === "z" || key === "y") && (event.ctrlKey || event.metaKey)) this.step(key === "y" || event.shiftKey ? "redo" : "undo");
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (closest(event, "[data-tab]") && ["ArrowLeft", "ArrowRight"].includes(event.key)) this.nextTab(event.key === "ArrowLeft" ? -1 : 1);
    else if (event.key === "Delete" || event.key === "Backspace") {
      if (this.tab === "ground" && onBoard && cursor && !this.hand.held) this.pave(cursor, "");
      else this.hand.remove(onBoard ? cursor : null);
    } else if (key === "r" && !this.hand.held) this.hand.turn(event.shiftKey ? -1 : 1);
    else if (key === "u") this.hand.keep();
    else if (onBoard && cursor && /^[0-9]$/.test(event.key) && Number(event.key) <= this.box.kinds.length) this.pave(cursor, this.box.kinds[Number(event.key) - 1] ?? "");
    else return;
    event.preventDefault();
  }

  /** The positions that were here before, as this browser has kept them; it will keep those to come. */
  recalled() {
    const { kept: key, read, written } = this.how, { box } = this;
    const kept = /** @type {{ past?: unknown, now?: string } | null} */ (key ? recall(key) : null);
    const texts = Array.isArray(kept?.past) ? kept.past : [];
    const past = texts.map((text) => read(box, text)).filter((it) => it !== null);
    const found = new History(read(box, kept?.now) ?? this.position.empty, { most: STEPS_BACK, past });
    if (key) found.changed = () => retain(key, { now: written(box, found.now), past: found.past.map((it) => written(box, it)) });
    return found;
  }

  /** The position as it is kept. */
  get written() {
    return this.how.written(this.box, this.position.data);
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

  /**
   * Take the last step back, or do it again.
   * @param {"undo" | "redo"} how
   */
  step(how) {
    if (!this.history[how]()) return;
    this.position.data = structuredClone(this.history.now);
    this.notice = "";
    this.hand.clear();
    this.show();
    this.tell(say(how === "undo" ? "web-editor-js-undone" : "web-editor-js-redone"));
  }

  /**
   * Replace all there is, if whoever does it is sure.
   * @param {string} key
   * @param {Paris.PositionData} data
   */
  replace(key, data) {
    this.meant = () => {
      this.hand.clear();
      this.change(() => (this.position.data = data));
    };
    const { board, buildings, pieces } = this.position.data;
    if (![board, buildings, pieces].some((it) => Object.keys(it).length)) return this.meant();
    by("sure-text").textContent = say(key);
    by("sure", HTMLDialogElement).showModal();
  }

  /** @param {string} tab */
  turnTo(tab) {
    this.tab = tab;
    turnTabs(tab);
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

  /**
   * Something was taken from the tray: whether that is all there was to do.
   * @param {string} _thing
   * @param {string} _owner
   */
  isDone(_thing, _owner) {
    return false;
  }

  /** Show all that does not need the server, and ask it for the rest. */
  show() {
    by("undo", HTMLButtonElement).disabled = !this.history.past.length;
    by("redo", HTMLButtonElement).disabled = !this.history.future.length;
    showTray(this);
    delete this.root.dataset.shown;
    this.ask();
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

  /** Ask the server about what is there now, and show what it says. */
  ask() {}

  /** @param {Paris.PadAnswer} answer */
  answered({ board, sheet, texts }) {
    one(this.board.element, ".now").innerHTML = board;
    this.board.measure();
    by("sheet").innerHTML = sheet;
    for (const card of all(document, "[data-in]")) card.dataset.tip = texts[card.dataset.in ?? ""];
    this.hand.show();
  }
}
