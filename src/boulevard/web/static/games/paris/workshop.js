// The workshop of an edition's buildings: a shape is drawn on squares, turned, flipped and named.

import { announce } from "../../editors/editor.js";
import { Grid } from "../../editors/grid.js";
import { all, byId, one } from "../../common/elements.js";
import { say } from "../../common/words.js";
import { turnedRows } from "./shapes.js";

/**
 * @typedef {Paris.EditionBuilding} Building
 * @typedef {{ building: (number: number) => Building, change: (number: number, next: Partial<Building>, gesture: string | null) => unknown }} Work
 */

const SIZE = 8;
/** @type {Record<string, (rows: string[]) => string[]>} */
const WHOLE = {
  turn: turnedRows,
  mirror: (rows) => rows.map((row) => [...row].reverse().join("")),
};

/** @param {string[]} rows */
export const sizeOf = (rows) => rows.join("").replaceAll(".", "").length;

/** The dialog in which one building is changed. */
export class Workshop {
  /**
   * @param {HTMLElement[]} cards the buildings of the page; a press on one opens it
   * @param {Building[]} standard the same as they usually are
   * @param {Work} work
   */
  constructor(cards, standard, work) {
    this.work = work;
    this.dialog = byId("workshop", HTMLDialogElement);
    this.called = byId("called", HTMLInputElement);
    this.squares = new Grid(one(document, ".squares"), { press: (...how) => this.toggle(...how), stroke: true });
    this.number = 0;
    /** @type {Set<string>} */
    this.cells = new Set();
    this.setting = true;
    for (const card of cards) card.addEventListener("click", () => this.open(Number(card.dataset.number)));
    for (const button of all(this.dialog, "[data-whole]")) {
      button.addEventListener("click", () => this.change({ rows: WHOLE[button.dataset.whole ?? ""](this.building.rows) }));
    }
    byId("usual").addEventListener("click", () => {
      this.called.value = standard[this.number].name;
      this.change(standard[this.number]);
    });
    this.called.addEventListener("input", () => this.change({ name: this.called.value.trim() }, `called ${this.number}`));
    this.dialog.addEventListener("close", () => {
      const { activeElement: now } = document;
      if (now === document.body || this.dialog.contains(now)) cards[this.number].focus();
    });
    this.dialog.addEventListener("click", ({ target }) => target === this.dialog && this.dialog.close());
  }

  get building() {
    return this.work.building(this.number);
  }

  /**
   * Change the building.
   * @param {Partial<Building>} next
   * @param {string | null} gesture
   */
  change(next, gesture = null) {
    this.work.change(this.number, next, gesture);
  }

  /**
   * Take a building in.
   * @param {number} number
   */
  open(number) {
    this.number = number;
    this.lay(this.building.rows);
    this.dialog.showModal();
    this.refresh();
    this.squares.cell(...this.squares.at).focus();
  }

  /**
   * Lay a shape into the middle of the squares.
   * @param {string[]} rows
   */
  lay(rows) {
    const wide = Math.max(...rows.map((row) => row.length)), down = (SIZE - rows.length) >> 1, right = (SIZE - wide) >> 1;
    this.cells = new Set(rows.flatMap((row, r) => [...row].flatMap((it, c) => (it === "X" ? [`${r + down} ${c + right}`] : []))));
  }

  /** The rows of what lies on the squares, without empty ones around it. */
  drawn() {
    const places = [...this.cells].map((at) => at.split(" ").map(Number));
    if (!places.length) return ["."];
    const [top, left] = [0, 1].map((axis) => Math.min(...places.map((at) => at[axis])));
    const [low, right] = [0, 1].map((axis) => Math.max(...places.map((at) => at[axis])));
    /** @param {number} row */
    const line = (row) => Array.from({ length: right - left + 1 }, (_, c) => (this.cells.has(`${row} ${left + c}`) ? "X" : ".")).join("");
    return Array.from({ length: low - top + 1 }, (_, r) => line(top + r));
  }

  /**
   * Set or clear a square; a stroke does to all squares what it did to the first.
   * @param {number} row
   * @param {number} column
   * @param {boolean} first
   * @param {string} gesture
   */
  toggle(row, column, first, gesture) {
    const at = `${row} ${column}`;
    if (first) this.setting = !this.cells.has(at);
    if (this.setting) this.cells.add(at);
    else this.cells.delete(at);
    this.change({ rows: this.drawn() }, gesture);
    announce(this.squares.cell(row, column).ariaLabel ?? "");
  }

  /** Show the building as it is now, if one is open. */
  refresh() {
    if (!this.dialog.open) return;
    const { name, rows } = this.building;
    if (String(this.drawn()) !== String(rows)) this.lay(rows);
    byId("workshop-title").textContent = say("web-edition-js-building", { name, size: sizeOf(rows) });
    if (document.activeElement !== this.called) this.called.value = name;
    this.squares.shape(SIZE, SIZE);
    for (let row = 0; row < SIZE; row += 1) for (let column = 0; column < SIZE; column += 1) {
      const cell = this.squares.cell(row, column), set = this.cells.has(`${row} ${column}`);
      cell.setAttribute("aria-selected", String(set));
      cell.setAttribute("aria-label", say("web-edition-js-square", { row: row + 1, column: column + 1, set: set ? "yes" : "no" }));
    }
  }
}
