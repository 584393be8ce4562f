// Roads drawn over the sheet: the one that is held over a space, those that it would join, and what would count.

import { shape } from "../../common/elements.js";

const GRAPES = /^[PG]([1-9])$/;

/** @type {["purple" | "green", string][]} */
export const CASTLES = [["purple", "P"], ["green", "G"]];

/**
 * How many grapes a space has.
 * @param {string} symbol
 */
export const grapes = (symbol) => Number(GRAPES.exec(symbol)?.[1] ?? 0);

export class Lanes {
  /** @param {AvenueTable} table */
  constructor(table) {
    this.table = table;
    this.board = table.board;
    this.layer = shape("g", { class: "lanes-over boulevard-avenue page" });
    this.tags = shape("g", { class: "tags" });
    this.board.layer.prepend(this.layer);
    this.board.layer.append(this.tags);
  }

  clear() {
    this.layer.replaceChildren();
    this.tags.replaceChildren();
    this.board.clear("ghost");
  }

  /**
   * What a space of the sheet shows.
   * @param {string} space
   */
  symbol(space) {
    return this.board.spaces.get(space)?.group.dataset.symbol ?? ".";
  }

  /**
   * The corner of a space in the drawing.
   * @param {string} space
   */
  corner(space) {
    return this.board.space(space).origin;
  }

  /**
   * A road in a space.
   * @param {number} number
   * @param {string} space
   * @param {string} look
   */
  lane(number, space, look = "") {
    return shape("use", { href: `#lane-${number}`, ...this.corner(space), class: look });
  }

  /**
   * The road of the card over a space.
   * @param {string} space
   * @param {string} look
   */
  ghost(space, look = "") {
    const { card } = this.table.state.view;
    if (card) this.board.put("ghost", shape("g", { class: "boulevard-avenue page" }, this.lane(card.number, space, look)));
  }

  /**
   * The roads that a road in a space would join to the farm, and the grapes that it would bring.
   * @param {Avenue.View} view
   * @param {string} space
   */
  join(view, space) {
    const { network, roads } = view.sheets[this.table.state.seat ?? 0];
    if (network.includes(space)) {
      this.layer.replaceChildren(...network.filter((it) => roads[it] && it !== space).map((it) => this.lane(roads[it], it, "net")));
      this.ghost(space, "net");
    }
    this.count(view);
  }

  /**
   * Tags at grapes that a view counts, and the present one does not.
   * @param {Avenue.View} view
   */
  count(view) {
    const { seat, view: now } = this.table.state, was = now.sheets[seat ?? 0], will = view.sheets[seat ?? 0];
    /** @type {Map<string, string[]>} */
    const tags = new Map();
    /** @type {(look: string, spaces: string[], before: string[], counts: (symbol: string) => unknown) => void} */
    const add = (look, spaces, before, counts) => {
      for (const space of spaces.filter((it) => !before.includes(it) && counts(this.symbol(it)))) {
        tags.set(space, [...(tags.get(space) ?? []), look]);
      }
    };
    add("farm", will.network, was.network, grapes);
    for (const [colour, letter] of CASTLES) {
      add(colour, will.castles[colour].spaces, was.castles[colour].spaces, (symbol) => symbol[0] === letter && grapes(symbol));
    }
    this.tags.replaceChildren(...[...tags].flatMap(([space, looks]) => looks.map((look, at) => this.tag(space, `+${grapes(this.symbol(space))}`, look, at))));
  }

  /**
   * A small sign at a space.
   * @param {string} space
   * @param {string} text
   * @param {string} look
   * @param {number} at
   */
  tag(space, text, look, at = 0) {
    const { x, y } = this.corner(space);
    const place = `translate(${x + 20 + at * 36} ${y + 20})`;
    const label = shape("text", { y: 8 });
    label.textContent = text;
    return shape("g", { class: `tag ${look}`, transform: place }, shape("circle", { r: 18 }), label);
  }
}
