// The board of a table: where its spaces are, and the layer above it that gestures draw on.
//
// The drawing itself is the server's and may be replaced at any time; the layer is ours and stays. Spaces are found by
// their attribute data-space, so this serves every game. Coordinates are those of the drawing.

// Who doesn't see it gets a grid of cells in the place of the spaces, each with its words; the cursor of the keyboard is
// its active cell.

import { all, made, one, shape } from "../common/elements.js";
import { isCalm } from "../common/preferences.js";

/** @typedef {{ x: number, y: number, wide: number, high: number, origin: { x: number, y: number }, group: SVGGElement }} Space */

/**
 * Where a part of a drawing is, by the drawing's own coordinates: however far it has come on its way there.
 * @param {SVGGraphicsElement} part
 * @param {SVGElement} drawing
 */
function placed(part, drawing) {
  let matrix = new DOMMatrix();
  for (let at = part; at !== drawing; at = /** @type {SVGGraphicsElement} */ (at.parentNode)) {
    const own = Array.from(at.transform.baseVal, (step) => DOMMatrix.fromMatrix(step.matrix));
    matrix = own.reduce((product, step) => product.multiply(step), new DOMMatrix()).multiply(matrix);
  }
  return matrix;
}

// The parts of the layer, from below.
const PARTS = ["also", "counted", "may", "option", "ideas", "ghost", "here", "wrong", "placed", "cursor"];

export class Board {
  /** @param {HTMLElement} element */
  constructor(element) {
    this.element = element;
    this.layer = one(element, ".over", SVGSVGElement);
    this.layer.append(...PARTS.map((kind) => shape("g", { class: kind })));
    /** @type {string | null} */
    this.cursor = null;
    /** @type {SVGSVGElement | null} */
    this.drawing = null;
    /** @type {Map<string, Space>} */
    this.spaces = new Map();
    this.measure();
  }

  /** Find out again where the spaces are, after the drawing has changed. */
  measure() {
    this.drawing = this.element.querySelector(".now svg");
    this.spaces = new Map();
    if (!this.drawing) return;
    this.layer.setAttribute("viewBox", this.drawing.getAttribute("viewBox") ?? "");
    if (!this.drawing.getScreenCTM()) return; // it is not shown
    for (const group of all(this.drawing, "[data-space]", SVGGElement)) {
      const box = group.getBBox(), matrix = placed(group, this.drawing);
      const corner = new DOMPoint(box.x, box.y).matrixTransform(matrix);
      const wide = box.width * matrix.a, high = box.height * matrix.d;
      const origin = { x: matrix.e, y: matrix.f };
      this.spaces.set(group.dataset.space ?? "", { x: corner.x, y: corner.y, wide, high, origin, group });
    }
    this.spell();
  }

  /** Put the words of every space into its cell of the grid, where a finger finds it. */
  spell() {
    const grid = this.element.querySelector(".cells");
    if (!grid || !this.drawing) return;
    const { width, height } = this.drawing.viewBox.baseVal;
    const old = all(grid, "[data-cell]");
    if (old.length !== this.spaces.size || old.some(({ dataset }) => !this.spaces.has(dataset.cell ?? ""))) this.lay(grid);
    for (const cell of all(grid, "[data-cell]")) {
      const { cell: space = "" } = cell.dataset;
      const { x, y, wide, high } = this.space(space);
      const words = this.words(space);
      if (cell.textContent !== words) cell.textContent = words;
      Object.assign(cell.style, {
        left: `${(100 * x) / width}%`, top: `${(100 * y) / height}%`, width: `${(100 * wide) / width}%`, height: `${(100 * high) / height}%`,
      });
    }
  }

  /**
   * Lay empty cells out, row by row from above. What is drawn in a space may reach beyond it: a row is what is about level.
   * @param {Element} grid
   */
  lay(grid) {
    /** @type {{ y: number, spaces: string[] }[]} */
    const rows = [];
    const role = this.element.role === "table" ? "cell" : "gridcell";
    const middles = new Map([...this.spaces.keys()].map((space) => [space, this.middle(space)]));
    for (const [space, { y }] of [...middles].sort(([, a], [, b]) => a.y - b.y)) {
      const row = rows.at(-1);
      if (row && y - row.y < this.space(space).high / 2) row.spaces.push(space);
      else rows.push({ y, spaces: [space] });
    }
    const across = (/** @type {string} */ a, /** @type {string} */ b) => (middles.get(a)?.x ?? 0) - (middles.get(b)?.x ?? 0);
    const cell = (/** @type {string} */ space) => made("div", { id: `cell-${space}`, role, "data-cell": space });
    grid.replaceChildren(...rows.map(({ spaces }) => made("div", { role: "row" }, ...spaces.sort(across).map(cell))));
  }

  /** Let it be seen that another sheet lies there: somebody else's, where several share a device. */
  arrive() {
    if (!isCalm()) this.element.animate([{ opacity: 0, translate: "3rem" }, {}], { duration: 320, easing: "ease-out" });
  }

  /**
   * The space under a point of the window, and where in the drawing that point is.
   * @param {number} clientX
   * @param {number} clientY
   * @returns {PointOnBoard | null}
   */
  under(clientX, clientY) {
    const matrix = this.drawing?.getScreenCTM();
    if (!matrix) return null;
    const point = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
    for (const [space, box] of this.spaces) {
      const inside = point.x >= box.x - 2 && point.x < box.x + box.wide + 2 && point.y >= box.y - 2 && point.y < box.y + box.high + 2;
      if (inside) return { space, x: point.x, y: point.y };
    }
    return null;
  }

  /**
   * A space that there is.
   * @param {string} name
   * @returns {Space}
   */
  space(name) {
    const found = this.spaces.get(name);
    if (!found) throw new Error(`no such space on the board: ${name}`);
    return found;
  }

  /**
   * The middle of a space.
   * @param {string} space
   */
  middle(space) {
    const box = this.space(space);
    return { x: box.x + box.wide / 2, y: box.y + box.high / 2 };
  }

  /**
   * The place of a space in the window, as a rectangle.
   * @param {string} space
   */
  inWindow(space) {
    const { x, y, wide, high } = this.space(space), matrix = this.drawing?.getScreenCTM() ?? new DOMMatrix();
    const corner = new DOMPoint(x, y).matrixTransform(matrix);
    return new DOMRect(corner.x, corner.y, wide * matrix.a, high * matrix.d);
  }

  /**
   * What a space is, in words.
   * @param {string} space
   * @returns {string}
   */
  words(space) {
    return this.spaces.get(space)?.group.querySelector("title")?.textContent ?? space;
  }

  /**
   * The space that lies next in a direction, of all that lie there; none at the edge.
   * @param {string} space
   * @param {number} right
   * @param {number} down
   */
  next(space, right, down) {
    const from = this.middle(space);
    /** @type {string | null} */
    let best = null;
    let least = Infinity;
    for (const other of this.spaces.keys()) {
      const to = this.middle(other);
      const along = (to.x - from.x) * right + (to.y - from.y) * down;
      const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
      const cost = along + 4 * aside;
      if (along > 1 && aside < along / 2 && cost < least) [best, least] = [other, cost];
    }
    return best;
  }

  /**
   * Mark spaces in one way (a class of the style sheet); whatever was marked in that way is not any more.
   * @param {string} kind
   * @param {Iterable<string>} spaces
   * @param {number} inset
   */
  mark(kind, spaces, inset = 5) {
    const marks = [];
    for (const space of spaces) {
      const box = this.spaces.get(space);
      if (!box) continue;
      const [x, y] = [box.x + inset, box.y + inset];
      marks.push(shape("rect", { x, y, width: box.wide - 2 * inset, height: box.high - 2 * inset, rx: 7 }));
    }
    this.put(kind, ...marks);
  }

  /**
   * Put shapes into the part of the layer that is named so, in place of what was there.
   * @param {string} kind
   * @param {SVGElement[]} shapes
   */
  put(kind, ...shapes) {
    one(this.layer, `:scope > .${kind}`).replaceChildren(...shapes);
  }

  /**
   * Take marks away.
   * @param {string[]} kinds
   */
  clear(...kinds) {
    for (const kind of kinds) this.put(kind);
  }

  /**
   * Show the cursor of the keyboard on a space (null: hide it).
   * @param {string | null} space
   */
  point(space) {
    this.cursor = space;
    if (space) this.element.setAttribute("aria-activedescendant", `cell-${space}`);
    else this.element.removeAttribute("aria-activedescendant");
    this.mark("cursor", space ? [space] : [], -1);
  }

  /**
   * Say something at some spaces (no text: nothing any more).
   * @param {string | undefined} text
   * @param {string[]} spaces
   */
  tell(text, spaces = []) {
    const bubble = one(this.element, ".tell");
    const boxes = spaces.map((space) => this.spaces.get(space)).filter((box) => box !== undefined);
    bubble.hidden = !text || !boxes.length;
    if (!text || !boxes.length || !this.drawing) return;
    const { width, height } = this.drawing.viewBox.baseVal;
    const left = Math.min(...boxes.map((box) => box.x)), right = Math.max(...boxes.map((box) => box.x + box.wide));
    const top = Math.min(...boxes.map((box) => box.y)), low = Math.max(...boxes.map((box) => box.y + box.high));
    const below = top < height / 4;
    bubble.textContent = text;
    bubble.classList.toggle("below", below);
    bubble.style.left = `${Math.min(72, Math.max(28, (50 * (left + right)) / width))}%`;
    bubble.style.top = `${(100 * (below ? low : top)) / height}%`;
  }

  /**
   * Show another drawing in front of the board (null: the board itself again).
   * @param {Element | null} drawing
   */
  show(drawing) {
    one(this.element, ".then").replaceChildren(...(drawing ? [drawing] : []));
    this.element.classList.toggle("looking", Boolean(drawing));
  }
}
