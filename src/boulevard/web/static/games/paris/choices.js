// The choices of a move of Paris: what is chosen so far, what may be chosen next, and where and how what is held may lie.
//
// Everything follows from the legal moves in notation that the server sent. What is chosen so far are the first words of
// a move; what may be chosen next are the next words of the legal moves that begin so. `trail` has the words after each
// choice, so that each can be taken back.

import { cell, fromRows, lies, listed, middle, spacesUnder, square, ways, waysOfPiece, waysOfTile } from "./shapes.js";

const PLACES = ["square", "space", "spaces"];

export class Choices {
  /** @param {ParisTable} table */
  constructor(table) {
    this.table = table;
    /** @type {string[][]} */
    this.trail = [];
    /** Whether a card is played without its action. */
    this.bare = false;
    this.way = 0;
    /** @type {PointOnBoard | null} */
    this.over = null;
  }

  get chosen() {
    return this.trail.at(-1) ?? [];
  }

  /**
   * What is to be chosen after some words, by the grammar of moves; a "place" on the board, or "done".
   * @param {string[]} words
   */
  stepAfter(words) {
    const step = this.table.facts.moves[words[0]][words.length - 1] ?? "done";
    return PLACES.includes(step) ? "place" : step;
  }

  get step() {
    return this.chosen.length ? this.stepAfter(this.chosen) : null;
  }

  /** The words that may come next. */
  get options() {
    const begin = `${this.chosen.join(" ")} `;
    const moves = this.table.legal.filter((move) => move.startsWith(begin));
    return new Set(moves.map((move) => move.split(" ")[this.chosen.length]));
  }

  /** The places where what is held may go: the words for them, and their spaces. */
  get places() {
    return new Map([...this.options].map((word) => [word, this.spaces(word)]));
  }

  /**
   * The spaces that the word for a place means.
   * @param {string} word
   */
  spaces(word) {
    return this.chosen[0] === "lay" ? square(word) : word.split(",");
  }

  /** Whether something is held that can be put on the board, or lies there and can be taken up again. */
  get held() {
    return !this.bare && this.trail.some((words) => this.stepAfter(words) === "place");
  }

  /** Take up again what lies on the board. */
  lift() {
    const placing = this.trail.findLastIndex((words) => this.stepAfter(words) === "place");
    if (placing >= 0) this.trail.length = placing + 1;
    return placing >= 0;
  }

  /**
   * The piece that a postcard puts on the board, if it has one, and the name of its picture.
   * @param {string} card
   */
  piece(card) {
    return Object.entries(this.table.facts.pieces).find(([, piece]) => piece.card === card);
  }

  /** The picture of what is held. */
  get picture() {
    const [verb] = this.chosen;
    return verb === "lay" ? "tile" : this.piece(verb)?.[0] ?? this.chosen.at(-1);
  }

  /** The ways in which what is held can lie. */
  get ways() {
    return this.waysOf(this.chosen);
  }

  /** @param {string[]} words */
  waysOf(words) {
    const { view } = this.table.state, [verb] = words;
    if (verb === "lay") return waysOfTile();
    const [, piece] = this.piece(verb) ?? [];
    /** @type {Record<string, unknown>} */
    const sizes = { ...view.options };
    return piece ? waysOfPiece(Number(sizes[piece.option] ?? piece.size)) : ways(fromRows(view.shapes[words.at(-1) ?? ""]), view.options.mirror);
  }

  /** Whether what is held, or was put down, can be turned. */
  get turnable() {
    return this.held && this.waysOf(this.trail.find((words) => this.stepAfter(words) === "place") ?? []).length > 1;
  }

  /**
   * Where a piece comes to lie that is held over a space: right there, or moved a little to where it may lie.
   * @param {import("./shapes.js").Way} way
   * @param {PointOnBoard} over
   */
  settle(way, { space }) {
    if (this.chosen[0] === "lay") return square(space);
    const { places } = this, spaces = spacesUnder(way, space);
    if (places.has(listed(spaces))) return spaces;
    const [column, row] = cell(space);
    /** @param {string[]} it */
    const far = (it) => Math.hypot(middle(it)[0] - column, middle(it)[1] - row);
    const near = [...places.values()].filter((it) => it.includes(space) && lies(way, it));
    return near.sort((a, b) => far(a) - far(b))[0] ?? spaces;
  }

  /**
   * The words of a move for spaces that a piece is put on.
   * @param {string[]} spaces
   */
  written(spaces) {
    return this.chosen[0] === "lay" ? `${spaces[0]} ${this.way * 90}` : listed(spaces);
  }

  /** @param {string[]} spaces */
  fits(spaces) {
    return this.options.has(this.written(spaces).split(" ")[0]);
  }

  /**
   * The first way, so many steps on from the present one, in which what is held may lie at its space.
   * @param {number} from
   * @param {number} step
   */
  fittingWay(from, step) {
    const count = this.ways.length;
    const order = Array.from({ length: count }, (_, at) => (this.way + (from + at) * step + count * count) % count);
    const { over } = this;
    return over ? order.find((way) => this.fits(this.settle(this.ways[way], over))) : undefined;
  }
}
