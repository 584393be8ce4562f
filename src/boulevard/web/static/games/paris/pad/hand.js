// What somebody does on a board that is set up: take a building, a piece or a tile, put it down, turn it, take it away. It is the
// game that gestures.js speaks to.

import { all } from "../../../common/elements.js";
import { ghost } from "../ghost.js";
import { cell, listed, spacesAt, spacesUnder, square } from "../shapes.js";
import { say } from "../../../common/words.js";

/**
 * @typedef {object} Held what is held
 * @property {string} thing
 * @property {string} owner
 * @property {HTMLElement | null} from where it was taken
 * @property {number} way how it is turned
 * @property {[number, number] | null} grip where it is held
 * @property {string | null} over
 *
 * @typedef {{ thing: string, owner: string, space: string, from?: undefined }} Chosen what lies on the board and can be turned there
 */

/** @param {string} thing */
const isTile = (thing) => thing.startsWith("tile-");

export class Hand {
  /** @param {import("./pad.js").Pad} pad */
  constructor(pad) {
    this.pad = pad;
    /** @type {Held | null} */
    this.item = null;
    /** @type {Chosen | null} a thing, or the square of a tile */
    this.chosen = null;
    this.settled = false; // whether the present gesture has put something down: it may be heard of twice
    for (const begin of ["pointerdown", "keydown"]) document.addEventListener(begin, () => (this.settled = false), true);
    document.addEventListener("click", () => (this.settled = false));
  }

  get position() {
    return this.pad.position;
  }

  get board() {
    return this.pad.board;
  }

  get held() {
    return Boolean(this.item);
  }

  /**
   * Take something from the tray.
   * @param {HTMLElement} button
   */
  take(button) {
    const { take: thing = "", owner = "" } = button.dataset;
    const same = this.item?.thing === thing && this.item.owner === owner;
    if (same) return true;
    this.settled ||= this.pad.isDone(thing, owner);
    if (!this.settled) this.hold(thing, owner, button);
    return true;
  }

  /**
   * Hold something; what stands on the board can be held by one of its spaces.
   * @param {string} thing
   * @param {string} owner
   * @param {HTMLElement | null} from
   * @param {string | null} space
   */
  hold(thing, owner, from = null, space = null) {
    const lying = this.position.find(thing);
    this.chosen = null;
    this.item = { thing, owner, from, way: this.position.way(thing), grip: null, over: null };
    if (lying && space) {
      const cells = lying.spaces.map(cell), [column, row] = cell(space);
      this.item.grip = [Math.min(...cells.map(([at]) => at)) - column, Math.min(...cells.map(([, at]) => at)) - row];
    }
    this.show();
  }

  get ways() {
    return this.item ? this.position.ways(this.item.thing) : [];
  }

  /**
   * Where what is held would lie over a space.
   * @param {Held} held
   * @param {string} space
   */
  spaces({ thing, way, grip }, space) {
    if (isTile(thing)) return square(space);
    const lying = this.position.ways(thing)[way], [column, row] = cell(space);
    const held = grip ? spacesAt(lying, [column + grip[0], row + grip[1]]) : spacesUnder(lying, space);
    return listed(held).split(",");
  }

  /**
   * Hold it over a space (null: beside the board).
   * @param {string | null} space
   */
  point(space) {
    if (!this.item || this.item.over === space) return;
    this.item.over = space;
    this.hover();
  }

  hover() {
    this.board.clear("ghost", "here", "wrong");
    if (!this.item?.over) return;
    const { thing, owner, way, over } = this.item, spaces = this.spaces(this.item, over);
    const taken = !isTile(thing) && spaces.some((space) => ![null, thing].includes(this.position.at(space)));
    ghost(this.board, `${thing}-${owner}`, this.ways[way], spaces, owner);
    this.board.mark(taken ? "wrong" : "here", spaces, 1);
  }

  /**
   * Something was put, or pointed at: what is held goes there; what stands there is chosen, and turned if it was.
   * @param {string} space
   * @param {{ x: number, y: number }} _at
   * @param {Means} how
   */
  drop(space, _at, how) {
    if (this.settled && how !== "key") return;
    if (this.item) this.put(this.item, space, how);
    else if (how === "key") this.use(space);
    else if (this.pad.tab !== "ground") this.choose(this.position.at(space), space);
  }

  /**
   * @param {Held} held
   * @param {string} space
   * @param {Means} how
   */
  put(held, space, how) {
    const { thing, owner, way, from } = held, spaces = this.spaces(held, space);
    this.settled = true;
    this.item = null;
    this.chosen = { thing, owner, space };
    this.pad.change(() => {
      if (isTile(thing)) this.position.lay(thing, owner, space, way);
      else this.position.put(thing, owner, spaces, this.extra(thing));
    });
    this.pad.tell(say("web-scorepad-js-placed", { what: this.pad.label(thing, owner), spaces: spaces.join(", ") }));
    this.show();
    if (how === "key" && from?.offsetParent) from.focus({ preventScroll: true });
  }

  /**
   * What else belongs to a piece: the Statue looks somewhere, the Annex has a building.
   * @param {string} thing
   */
  extra(thing) {
    const { faces = "n", building = "" } = this.position.find(thing) ?? {};
    return thing === "statue" ? { faces } : thing === "annex" ? { building } : {};
  }

  /**
   * Enter on a space: pave it, or take up what stands there.
   * @param {string} space
   */
  use(space) {
    if (this.pad.tab === "ground") return this.pad.pave(space);
    const thing = this.position.at(space);
    if (thing) this.hold(thing, this.position.find(thing)?.owner ?? "", null, space);
    if (thing) this.point(space);
  }

  /**
   * Choose what stands on the board; what is chosen already is turned.
   * @param {string | null} thing
   * @param {string} space
   */
  choose(thing, space) {
    const again = Boolean(thing) && this.chosen?.thing === thing;
    this.chosen = thing ? { thing, owner: this.position.find(thing)?.owner ?? "", space } : null;
    if (again) this.turn(1);
    else this.show();
  }

  /**
   * Whether the square of a space was just laid with a tile, so that it can be turned.
   * @param {string} space
   */
  hasLaid(space) {
    return Boolean(this.chosen && isTile(this.chosen.thing) && square(this.chosen.space).includes(space));
  }

  /**
   * Turn what is held, or else what is chosen, on its place.
   * @param {number} step
   */
  turn(step) {
    if (this.item) {
      const { item, ways } = this;
      item.way = (item.way + step + ways.length) % ways.length;
      item.grip = null;
      return this.hover();
    }
    if (!this.chosen) return;
    const { thing, owner, space } = this.chosen, { position } = this;
    const ways = position.ways(thing), way = (position.way(thing) + step + ways.length) % ways.length;
    this.pad.change(() => {
      if (isTile(thing)) position.turnSquare(space, step);
      else if (!position.turnPiece(thing, step) && ways.length > 1) position.put(thing, owner, spacesUnder(ways[way], space));
    });
    this.show();
  }

  /** Whether turning what is held or chosen changes anything. */
  get turns() {
    const { thing } = this.item ?? this.chosen ?? {};
    if (!thing) return false;
    if (!this.item && thing === "statue") return true;
    return this.position.ways(thing).length > 1 || (!this.item && thing === "annex" && this.position.joined.length > 1);
  }

  /** Leave what is held or chosen in its owner's reserve, if it is a building. */
  keep() {
    const { thing, owner, from } = this.item ?? this.chosen ?? {};
    if (!thing || !owner || !this.position.isBuilding(thing)) return;
    this.clear();
    this.pad.change(() => this.position.keep(thing, owner));
    this.pad.tell(say(`web-${this.pad.how.family}-js-kept`, { what: this.pad.label(thing, owner) }));
    from?.focus({ preventScroll: true });
  }

  /**
   * Take what is held or chosen off the board; or what is on a space.
   * @param {string | null} space
   */
  remove(space = null) {
    const thing = (this.item ?? this.chosen)?.thing ?? (space && this.position.at(space));
    if (!thing) return;
    const owner = (this.item ?? this.chosen)?.owner ?? this.position.find(thing)?.owner ?? "";
    const squared = this.chosen && isTile(thing) ? square(this.chosen.space) : [];
    this.clear();
    this.pad.change(() => {
      this.position.remove(thing);
      for (const it of squared) this.position.pave(it, "");
    });
    this.pad.tell(say("web-scorepad-js-removed", { what: this.pad.label(thing, owner) }));
  }

  /** Put back what is held, or let go of what is chosen; whether there was anything. */
  back() {
    const from = this.item?.from, any = this.item ?? this.chosen;
    this.clear();
    if (any && from && this.pad.table.byKeys) from.focus({ preventScroll: true });
    return Boolean(any);
  }

  clear() {
    this.item = this.chosen = null;
    this.show();
  }

  /** Where the cursor of the keyboard begins. */
  start() {
    return this.item && this.position.find(this.item.thing)?.spaces[0] || "d4";
  }

  /** Mark what is held and chosen, on the board and beside it. */
  show() {
    this.board.clear("ghost", "here", "wrong", "placed");
    this.board.element.classList.toggle("holding", this.held || this.pad.tab === "ground");
    const lifted = this.item && !isTile(this.item.thing) ? this.item.thing : null;
    for (const it of all(this.board.element, ".now :is([data-building], [data-piece])", SVGGElement)) {
      it.classList.toggle("lifted", lifted === (it.dataset.building ?? it.dataset.piece));
    }
    if (this.chosen) {
      const { thing, space } = this.chosen;
      this.board.mark("placed", isTile(thing) ? square(space) : this.position.find(thing)?.spaces ?? [], 1);
    }
    if (this.item?.over) this.hover();
    this.pad.offer();
  }
}
