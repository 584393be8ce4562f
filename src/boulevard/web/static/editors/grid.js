// A grid of cells for mouse, thumb and keys.

import { made } from "../common/elements.js";
import { way } from "../common/strokes.js";
import { listens } from "../common/shortcuts.js";

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/**
 * @param {unknown} one
 * @param {unknown} other
 */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What hears of a grid: `press` of every cell that a tap, a stroke or the key Enter reaches; `key` of other keys, and
 * returns whether it made use of one.
 * @typedef {object} GridListener
 * @property {(row: number, column: number, first: boolean, gesture: string) => unknown} press
 * @property {(event: KeyboardEvent, row: number, column: number) => boolean} [key]
 * @property {boolean} [stroke] whether strokes are heard of as well
 */

/** A grid of cells with a cursor. On a touch screen a stroke must begin sideways: up and down scroll the page. */
export class Grid {
  /**
   * @param {HTMLElement} element
   * @param {GridListener} listener
   */
  constructor(element, { press, key = () => false, stroke = false }) {
    this.element = element;
    this.press = press;
    this.stroke = stroke;
    /** @type {[number, number]} */
    this.at = [0, 0];
    /** @type {{ cell: [number, number], from: PointerEvent, waits: boolean } | null} */
    this.down = null;
    this.gesture = this.rows = this.columns = 0;
    this.pressed = false;
    element.classList.toggle("strokes", stroke);
    element.addEventListener("pointerdown", (event) => this.begin(event));
    element.addEventListener("pointermove", (event) => this.go(event));
    element.addEventListener("pointerup", () => this.end());
    element.addEventListener("pointercancel", () => (this.down = null));
    element.addEventListener("click", ({ target }) => {
      const cell = this.of(target);
      if (cell && !this.pressed) this.reach(cell, true);
      this.pressed = false;
    });
    element.addEventListener("focusin", ({ target }) => {
      const cell = this.of(target);
      if (cell) this.settle(...cell);
    });
    listens("editors/grid.js");
    element.addEventListener("keydown", (event) => this.type(event, key));
  }

  /**
   * Have so many rows and columns; the cells that there are stay.
   * @param {number} rows
   * @param {number} columns
   */
  shape(rows, columns) {
    if (rows === this.rows && columns === this.columns) return;
    [this.rows, this.columns] = [rows, columns];
    /** @type {(row: number, column: number) => HTMLElement} */
    const cell = (row, column) => made("div", { role: "gridcell", tabIndex: -1, "data-at": `${row} ${column}`, className: "cell" });
    /** @param {number} row */
    const line = (row) => made("div", { role: "row", className: "line" }, ...Array.from({ length: columns }, (_, column) => cell(row, column)));
    const inside = this.element.contains(document.activeElement);
    this.element.replaceChildren(...Array.from({ length: rows }, (_, row) => line(row)));
    this.element.style.setProperty("--rows", String(rows));
    this.element.style.setProperty("--columns", String(columns));
    this.settle(Math.min(this.at[0], rows - 1), Math.min(this.at[1], columns - 1));
    if (inside) this.cell(...this.at).focus();
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  cell(row, column) {
    return /** @type {HTMLElement} */ (this.element.children[row]?.children[column]);
  }

  /**
   * The row and column of the cell that something is in.
   * @param {EventTarget | null} target
   * @returns {[number, number] | null}
   */
  of(target) {
    const [row, column] = target instanceof Element ? (target.closest("[data-at]")?.getAttribute("data-at")?.split(" ") ?? []) : [];
    return column === undefined ? null : [Number(row), Number(column)];
  }

  /**
   * Put the cursor somewhere.
   * @param {number} row
   * @param {number} column
   */
  settle(row, column) {
    this.cell(...this.at)?.setAttribute("tabindex", "-1");
    this.at = [row, column];
    this.cell(row, column)?.setAttribute("tabindex", "0");
  }

  /**
   * @param {[number, number]} cell
   * @param {boolean} first
   */
  reach(cell, first) {
    if (first) this.gesture += 1;
    this.press(...cell, first, `stroke ${this.gesture}`);
  }

  /** @param {PointerEvent} event */
  begin(event) {
    const cell = this.of(event.target);
    if (!cell || event.button || !event.isPrimary) return;
    this.down = { cell, from: event, waits: event.pointerType === "touch" };
    this.pressed = true;
    if (!this.down.waits) this.reach(cell, true);
  }

  /** @param {PointerEvent} event */
  go(event) {
    if (!this.down || !this.stroke) return;
    if (event.pointerType !== "touch" && !event.buttons) return void (this.down = null);
    for (const { clientX, clientY } of way(this.down.from, event)) this.pass(this.down, document.elementFromPoint(clientX, clientY));
    this.down.from = event;
  }

  /**
   * @param {NonNullable<Grid["down"]>} down
   * @param {Element | null} element
   */
  pass(down, element) {
    const cell = this.of(element);
    if (!cell || same(cell, down.cell) || !this.element.contains(this.cell(...cell))) return;
    if (down.waits) this.reach(down.cell, true);
    down.cell = cell;
    down.waits = false;
    this.reach(cell, false);
  }

  end() {
    if (this.down?.waits) this.reach(this.down.cell, true);
    this.down = null;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {NonNullable<GridListener["key"]>} key
   */
  type(event, key) {
    const cell = this.of(event.target);
    if (!cell || event.altKey) return;
    const [row, column] = cell, [down, right] = ARROWS[event.key] ?? [0, 0];
    const far = event.ctrlKey || event.metaKey;
    if (down || right) this.walk(row + down, column + right);
    else if (event.key === "Home") this.walk(far ? 0 : row, 0);
    else if (event.key === "End") this.walk(far ? this.rows - 1 : row, this.columns - 1);
    else if (far) return;
    else if (event.key === "Enter" || event.key === " ") this.reach(cell, true);
    else if (!key(event, row, column)) return;
    event.preventDefault();
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  walk(row, column) {
    this.cell(row, column)?.focus();
  }
}
