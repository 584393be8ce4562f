// A position of Paris as plain data (boulevard.games.paris.positions), and what can be done to its board. Nothing here
// knows of a page.

import { repaved } from "./course.js";
import { cell, fromRows, lies, name, square, turnedTile, ways, waysOfPiece, waysOfTile } from "../shapes.js";

/** @typedef {import("../shapes.js").Cell} Cell */

/** @type {Cell[]} */
const STEPS = [[0, 1], [1, 0], [0, -1], [-1, 0]];

/**
 * What comes so many steps after one of some things that go round.
 * @param {string[]} ring
 * @param {string} one
 * @param {number} step
 */
const turned = (ring, one, step) => ring[(ring.indexOf(one) + step + ring.length) % ring.length];

/**
 * What a tile shows in each of its quarter turns.
 * @template T
 * @param {T[]} tile
 */
function quarters(tile) {
  const found = [tile];
  while (found.length < 4) found.push(turnedTile(found[found.length - 1]));
  return found;
}

export class Position {
  /**
   * @param {Paris.PadFacts} box the facts of the game and what is in the box
   * @param {Paris.PositionData | null} data a position as it is sent and kept
   */
  constructor(box, data = null) {
    this.box = box;
    this.data = data ?? this.empty;
  }

  /** The options as they are if nobody chooses. */
  get usual() {
    return Object.fromEntries(Object.entries(this.box.options).map(([option, [value]]) => [option, value]));
  }

  /**
   * A position with nothing on the board, and the postcards that are used most.
   * @returns {Paris.PositionData}
   */
  get empty() {
    const postcards = this.box.starred.map((card) => ({ name: card, by: null }));
    const reserve = Object.fromEntries(this.box.seats.map((seat) => [seat, []]));
    return { board: {}, buildings: [], reserve, postcards, pieces: {}, options: this.usual, ...(this.box.edition ? { edition: this.box.edition } : {}) };
  }

  /** @param {string} thing */
  isBuilding(thing) {
    return thing in this.box.shapes;
  }

  /**
   * A building or a piece on the board: its owner, its spaces, and what else is known of it.
   * @param {string} thing
   * @returns {Paris.PlacedPiece | null}
   */
  find(thing) {
    return this.data.pieces[thing] ?? this.data.buildings.find((house) => house.name === thing) ?? null;
  }

  /**
   * What stands on a space: the name of a piece, or else of a building.
   * @param {string} space
   */
  at(space) {
    const piece = Object.entries(this.data.pieces).find(([, { spaces }]) => spaces.includes(space));
    return piece?.[0] ?? this.data.buildings.find(({ spaces }) => spaces.includes(space))?.name ?? null;
  }

  /**
   * In whose reserve a building is left.
   * @param {string} building
   */
  keeper(building) {
    return this.box.seats.find((seat) => this.data.reserve[seat].includes(building)) ?? null;
  }

  /**
   * The ways in which something can lie: a building, a piece, or a tile (`tile-3`).
   * @param {string} thing
   */
  ways(thing) {
    const { options } = this.data;
    if (thing.startsWith("tile-")) return waysOfTile();
    if (this.isBuilding(thing)) return ways(fromRows(this.box.shapes[thing]), Boolean(options.mirror));
    const { size, option } = this.box.pieces[thing];
    return waysOfPiece(Number(options[option] ?? size));
  }

  /**
   * Which of these ways something on the board lies in.
   * @param {string} thing
   */
  way(thing) {
    const lying = this.find(thing);
    return lying ? Math.max(0, this.ways(thing).findIndex((way) => lies(way, lying.spaces))) : 0;
  }

  /**
   * Put a building or a piece somewhere; it is nowhere else then, and a piece's postcard is its owner's.
   * @param {string} thing
   * @param {string} owner
   * @param {string[]} spaces
   * @param {{ faces?: string, building?: string }} more
   */
  put(thing, owner, spaces, more = {}) {
    this.remove(thing);
    if (this.isBuilding(thing) || thing === "garden") this.data.buildings.push({ name: thing, owner, spaces });
    else this.data.pieces[thing] = { owner, spaces, ...more };
    if (this.box.pieces[thing]) this.activate(this.box.pieces[thing].card, owner);
    this.join();
  }

  /**
   * Leave a building in somebody's reserve.
   * @param {string} building
   * @param {string} owner
   */
  keep(building, owner) {
    this.remove(building);
    this.data.reserve[owner].push(building);
  }

  /**
   * Take something off the board, or out of a reserve.
   * @param {string} thing
   */
  remove(thing) {
    this.data.buildings = this.data.buildings.filter((house) => house.name !== thing);
    delete this.data.pieces[thing];
    for (const seat of this.box.seats) this.data.reserve[seat] = this.data.reserve[seat].filter((it) => it !== thing);
    this.join();
  }

  /** The buildings that the Annex touches. */
  get joined() {
    const annex = this.data.pieces.annex;
    if (!annex) return [];
    const [column, row] = cell(annex.spaces[0]);
    const around = STEPS.map(([right, up]) => /** @type {Cell} */ ([column + right, row + up])).filter((at) => at.every((it) => it >= 0 && it < 8)).map(name);
    /** @param {Paris.PlacedBuilding} house */
    const near = ({ owner, spaces }) => owner === annex.owner && spaces.some((space) => around.includes(space));
    return this.data.buildings.filter(near).map((house) => house.name);
  }

  /** Let the Annex belong to a building that it touches, after something has moved. */
  join() {
    const { annex } = this.data.pieces;
    if (annex && !this.joined.includes(annex.building ?? "")) annex.building = this.joined[0] ?? "";
  }

  /**
   * Turn the Statue by a step, or give the Annex to the next building; whether that was possible.
   * @param {string} thing
   * @param {number} step
   */
  turnPiece(thing, step) {
    const piece = this.data.pieces[thing];
    if (thing === "statue") piece.faces = turned(this.box.sides, piece.faces ?? "", step);
    else if (thing === "annex" && this.joined.length > 1) {
      piece.building = turned(this.joined, piece.building ?? "", step);
    } else return false;
    return true;
  }

  /**
   * A postcard of this game: who activated it; undefined if it is not in the game.
   * @param {string} card
   */
  card(card) {
    return this.data.postcards.find((it) => it.name === card)?.by;
  }

  /**
   * Let a postcard be activated by a seat, or by nobody (null); its piece goes with it.
   * @param {string} card
   * @param {string | null} by
   */
  activate(card, by) {
    const found = this.data.postcards.find((it) => it.name === card);
    if (found) found.by = by;
    else this.data.postcards.push({ name: card, by });
    const piece = Object.keys(this.box.pieces).find((it) => this.box.pieces[it].card === card);
    const standing = piece && this.find(piece);
    if (standing && by) standing.owner = by;
    this.join();
  }

  /**
   * Take a postcard out of the game.
   * @param {string} card
   */
  leaveOut(card) {
    this.data.postcards = this.data.postcards.filter((it) => it.name !== card);
  }

  /**
   * Choose a rule; a Fountain that has the wrong size then loses a space, or its place.
   * @param {string} option
   * @param {unknown} value
   */
  choose(option, value) {
    this.data.options[option] = value;
    const { fountain } = this.data.pieces;
    if (option !== "fountain" || !fountain) return;
    const size = Number(value);
    if (fountain.spaces.length >= size) fountain.spaces = fountain.spaces.slice(0, size);
    else delete this.data.pieces.fountain;
  }

  /**
   * Pave a space; with no kind, take the stone away.
   * @param {string} space
   * @param {string | undefined} kind
   */
  pave(space, kind) {
    if (kind !== this.data.board[space]) this.data = repaved(this.data);
    if (kind) this.data.board[space] = kind;
    else delete this.data.board[space];
  }

  /**
   * The kind that comes after that of a space, all in turn and then none.
   * @param {string} space
   */
  next(space) {
    const { kinds } = this.box;
    return kinds[kinds.indexOf(this.data.board[space]) + 1] ?? "";
  }

  /**
   * Lay a tile on the square of a space, so many quarters turned.
   * @param {string} tile
   * @param {string} owner
   * @param {string} space
   * @param {number} quarter
   */
  lay(tile, owner, space, quarter) {
    const number = Number(tile.split("-")[1]);
    this.show(space, quarters(this.box.tile_kinds[owner][number - 1])[quarter]);
    this.data = repaved(this.data, owner, number);
  }

  /**
   * What the square of a space shows, row by row from the top.
   * @param {string} space
   * @returns {(string | undefined)[]}
   */
  shown(space) {
    const [lowerLeft, lowerRight, upperLeft, upperRight] = square(space).map((it) => this.data.board[it]);
    return [upperLeft, upperRight, lowerLeft, lowerRight];
  }

  /**
   * Let the square of a space show this.
   * @param {string} space
   * @param {(string | undefined)[]} kinds
   */
  show(space, [upperLeft, upperRight, lowerLeft, lowerRight]) {
    const kinds = [lowerLeft, lowerRight, upperLeft, upperRight];
    square(space).forEach((it, at) => this.pave(it, kinds[at]));
  }

  /**
   * Turn the ground of a square clockwise by a quarter, or back.
   * @param {string} space
   * @param {number} step
   */
  turnSquare(space, step) {
    const turns = quarters(this.shown(space));
    this.show(space, turns[(step + turns.length) % turns.length]);
  }

  /** Where each tile lies, by its name and owner (`tile-3-orange`), as far as the ground shows it. */
  get laid() {
    /** @type {Map<string, string>} */
    const found = new Map();
    for (const column of [0, 2, 4, 6]) {
      for (const row of [0, 2, 4, 6]) {
        const space = name([column, row]), turns = quarters(this.shown(space)).map(String);
        for (const owner of this.box.seats) {
          this.box.tile_kinds[owner].forEach((tile, at) => {
            if (turns.includes(String(tile))) found.set(`tile-${at + 1}-${owner}`, space);
          });
        }
      }
    }
    return found;
  }
}
