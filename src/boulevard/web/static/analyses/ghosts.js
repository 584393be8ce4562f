// What a move would put on the board, as a ghost: its spaces, cut out of the server's drawing of the board after it.
//
// This serves every game with a drawing. Each move is asked for once, one after the other, and only while it is wanted.

import { elements, shape } from "../common/elements.js";

/** @typedef {import("../boards/board.js").Space} Space */

export class Ghosts {
  /**
   * @param {import("../boards/playable.js").Playable<any>} table
   * @param {() => void} arrived
   */
  constructor(table, arrived) {
    this.table = table;
    this.arrived = arrived;
    /** @type {Map<string, string>} drawings by move; nothing for one that is not known */
    this.drawings = new Map();
    /** @type {string[]} */
    this.wanted = [];
    this.asking = false;
  }

  /** Another position is shown. */
  clear() {
    this.drawings = new Map();
    this.wanted = [];
  }

  /** @param {string[]} moves */
  async want(moves) {
    this.wanted = moves.filter((move) => !this.drawings.has(move));
    if (this.asking) return;
    this.asking = true;
    for (let [move] = this.wanted; move !== undefined; [move] = this.wanted) await this.ask(move);
    this.asking = false;
  }

  /** @param {string} move */
  async ask(move) {
    const { drawings } = this;
    const answer = await fetch(this.table.address("look", { move }), { headers: { "HX-Request": "true" } }).catch(() => null);
    drawings.set(move, answer?.ok ? await answer.text() : "");
    if (drawings !== this.drawings) return; // meanwhile another position is shown
    this.wanted = this.wanted.filter((it) => !drawings.has(it));
    this.arrived();
  }

  /**
   * The ghost of a move on its spaces; nothing while its drawing is not there.
   * @param {string} move
   * @param {Space[]} boxes
   * @param {string} name
   */
  of(move, boxes, name) {
    const text = this.drawings.get(move) ?? "", { drawing } = this.table.board;
    const ghost = text && drawing ? elements(text.replaceAll("then-", `${name}-`)).querySelector("svg") : null;
    if (!ghost || !drawing) return [];
    const { width, height } = drawing.viewBox.baseVal;
    for (const [attribute, value] of Object.entries({ width, height })) ghost.setAttribute(attribute, String(value));
    for (const attribute of ["role", "aria-labelledby"]) ghost.removeAttribute(attribute);
    const cut = boxes.map(({ x, y, wide, high }) => shape("rect", { x, y, width: wide, height: high }));
    return [
      shape("clipPath", { id: `${name}-cut` }, ...cut),
      shape("g", { class: "idea-ghost", "clip-path": `url(#${name}-cut)` }, /** @type {SVGElement} */ (ghost)),
    ];
  }
}
