// The gestures of Paris: take the tile, a building or a postcard, and be led through its choices to a whole move.

import { all, one, part } from "../../common/elements.js";
import { lead } from "../../common/tips.js";
import { say } from "../../common/words.js";
import { Choices } from "./choices.js";
import { ghost } from "./ghost.js";
import { cell, name } from "./shapes.js";

/** @typedef {import("../../boards/draft.js").Choice} Choice */

/** @type {Record<string, [number, number]>} */
const SIDES = { n: [0, 1], e: [1, 0], s: [0, -1], w: [-1, 0] };
const MARKS = ["may", "here", "wrong", "ghost", "option"];
const WONDER_MS = 260;

class Paris extends Choices {
  /** @param {ParisTable} table */
  constructor(table) {
    super(table);
    this.board = table.board;
    /** @type {Map<string, string>} */
    this.fronts = new Map();
    /** @type {HTMLElement | null} */
    this.taken = null;
    /** @type {Timer | undefined} */
    this.wondering = undefined;
    this.unseen = false;
    this.reset();
  }

  /** Put everything down. */
  reset() {
    this.trail = [];
    this.bare = false;
    this.way = 0;
    this.over = null;
    this.tidy();
  }

  tidy() {
    clearTimeout(this.wondering);
    this.board.clear(...MARKS);
    this.board.element.classList.toggle("holding", this.held);
    for (const button of all(document, "[data-take]")) {
      button.setAttribute("aria-pressed", String(Boolean(this.chosen[0]) && this.fitting(button)));
    }
  }

  /** @param {HTMLElement} button */
  fitting({ dataset: { take, building } }) {
    const begin = this.chosen.join(" ");
    return begin === take || begin.startsWith(`${take} `) || (this.chosen[0] === "levitation" && this.chosen.slice(1, 3).includes(building ?? ""));
  }

  /** Whose turn is being made: what is nobody's yet is drawn in this colour. */
  get seat() {
    return this.table.state.seat ?? "";
  }

  /** @param {HTMLElement} button */
  take(button) {
    const { building = "", take = "" } = button.dataset;
    const wanted = ["given", "building"].includes(this.step ?? "") && this.options.has(building);
    if (wanted) this.choose(building);
    else {
      this.reset();
      this.taken = button;
      this.choose(take);
    }
    return true;
  }

  /**
   * @param {string} word
   * @param {boolean} unseen whether it could lie otherwise, and is seen there only now
   */
  choose(word, unseen = false) {
    this.unseen = unseen;
    this.trail.push([...this.chosen, ...word.split(" ")]);
    this.ask();
  }

  /** Ask for the next choice; look at the move if there is none left. */
  ask() {
    this.bare = false;
    while (!["place", "done"].includes(this.step ?? "") && this.options.size === 1) {
      this.trail[this.trail.length - 1] = [...this.chosen, ...this.options];
    }
    this.tidy();
    if (this.step === "done") this.look();
    else if (!this.options.size) this.offer([this.button(this.chosen[0])?.dataset.why, this.say("nowhere")].join(" "), []);
    else this.askFor(this.step, this.options);
  }

  /**
   * @param {string} key
   * @param {Values} [values]
   */
  say(key, values) {
    return say(`web-paris-js-${key}`, values);
  }

  /**
   * Tell what to choose; without the card's action and back are always possible.
   * @param {string} text
   * @param {Choice[]} choices
   */
  offer(text, choices) {
    const [verb] = this.chosen, { draft, legal } = this.table;
    if (legal.includes(verb)) choices.push([this.say("alone"), () => this.alone(verb)]);
    draft.step(text, [...choices, [say("web-js-back"), () => this.back()]], this.about(verb));
    this.lead();
  }

  /**
   * What is taken from the tray by some words.
   * @param {string} words
   */
  button(words) {
    return all(document, `.items [data-take="${words}"]`)[0] ?? null;
  }

  /**
   * What a card of the tray does.
   * @param {string} verb
   */
  about(verb) {
    return this.button(verb)?.dataset.about;
  }

  /**
   * Look at a card without its action: nothing is held.
   * @param {string} verb
   */
  alone(verb) {
    this.bare = true;
    this.tidy();
    this.table.draft.complete(verb);
  }

  /** Lead whoever plays by keyboard to where the choice is made: the board, or the panel. */
  lead() {
    if (!this.table.byKeys || document.activeElement?.matches("input")) return;
    const where = this.held && this.options.size ? this.board.element : one(this.table.draft.panel, "button");
    where.focus({ preventScroll: true });
  }

  /**
   * Ask for one of the words that may come next.
   * @param {string | null} step
   * @param {Set<string>} options
   */
  askFor(step, options) {
    if (step === "place") this.askPlace();
    else if (step === "side") this.askSide(options);
    else if (step === "house") this.askHouse(options);
    else this.offer(this.say(step === "given" ? "give" : "take"), this.pictures(options));
  }

  /**
   * Buildings to choose from, as pictures.
   * @param {Iterable<string>} names
   */
  pictures(names) {
    return [...names].map((it) => {
      const picture = document.querySelector(`[data-picture="${it}"] svg`)?.cloneNode(true) ?? "";
      return /** @type {Choice} */ ([[picture, part("span", "name", it)], () => this.choose(it), "item building"]);
    });
  }

  /** @param {Set<string>} options */
  askSide(options) {
    const [column, row] = cell(this.chosen.at(-1) ?? "");
    /** @param {string} side */
    const front = (side) => name([column + SIDES[side][0], row + SIDES[side][1]]);
    this.fronts = new Map([...options].map((side) => [front(side), side]));
    this.pick(this.say("side"), [...options].map((side) => /** @type {Choice} */ ([this.say(`side-${side}`), () => this.choose(side)])));
  }

  /** @param {Set<string>} options */
  askHouse(options) {
    const houses = this.table.state.view.buildings.filter((house) => options.has(house.spaces[0]));
    this.fronts = new Map(houses.flatMap(({ spaces }) => spaces.map((space) => [space, spaces[0]])));
    this.pick(this.say("house"), houses.map(({ name: called, spaces: [space] }) => {
      return /** @type {Choice} */ ([this.say(called === "garden" ? "garden-at" : "house-at", { name: called, space }), () => this.choose(space)]);
    }));
  }

  /**
   * Let one of the spaces in `fronts` be picked, for the piece that lies already.
   * @param {string} text
   * @param {Choice[]} choices
   */
  pick(text, choices) {
    this.board.mark("option", this.fronts.keys());
    const space = this.chosen.at(-1) ?? "", [way] = this.waysOf(this.chosen);
    this.board.mark("here", [space], 1);
    ghost(this.board, this.picture, way, [space], this.seat);
    this.offer(text, choices);
  }

  askPlace() {
    const [verb] = this.chosen;
    this.board.mark("may", new Set([...this.places.values()].flat()), 8);
    const key = verb === "lay" ? "lay" : verb === "build" || verb === "levitation" ? "build" : "place";
    /** @type {Choice[]} */
    const turns = this.turnable ? [[say("web-js-turn"), () => this.turn(1), "quiet turns"]] : [];
    this.offer(this.say(key, { name: this.chosen.at(-1) }), turns);
    if (this.over) this.hover();
  }

  /**
   * @param {string | null} space
   * @param {PointOnBoard | null} at
   */
  point(space, at) {
    if (this.step !== "place" || this.table.draft.move || this.over?.space === space) return;
    this.over = space ? at : null;
    this.hover();
  }

  /** Show what is held over the board, whether it may go there, and after a moment why not. */
  hover() {
    clearTimeout(this.wondering);
    this.table.draft.complain("");
    if (!this.over) return this.board.clear("ghost", "here", "wrong");
    const way = this.ways[this.way], spaces = this.settle(way, this.over), fits = this.fits(spaces);
    this.board.clear("here", "wrong");
    this.board.mark(fits ? "here" : "wrong", spaces, 1);
    ghost(this.board, this.picture, way, spaces, this.seat);
    const move = [...this.chosen, this.written(spaces)].join(" ");
    if (!fits) this.wondering = setTimeout(() => this.table.draft.wonder(move, spaces), WONDER_MS);
  }

  /**
   * @param {string} space
   * @param {{ x: number, y: number }} at
   * @param {Means} how
   * @param {boolean} [rested]
   */
  drop(space, at, how, rested) {
    const picking = this.step === "side" || this.step === "house", { draft } = this.table;
    const picked = picking && this.fronts.get(space);
    if (picked) return this.choose(picked);
    if (draft.move && this.over?.space === space) return void (draft.ripe && draft.confirm());
    if (!this.lift() && (rested || !this.pickUp(space))) return;
    this.over = { ...at, space };
    const byHand = how === "touch" || how === "pen";
    if (byHand) this.way = this.fittingWay(0, 1) ?? this.way;
    const spaces = this.settle(this.ways[this.way], this.over);
    if (this.fits(spaces)) this.choose(this.written(spaces), byHand && this.turnable);
    else this.ask();
  }

  /**
   * Take up the only piece that one has, where it may go to a space and nothing else is begun.
   * @param {string} space
   */
  pickUp(space) {
    const own = new Set(this.table.legal.map((move) => /^(lay|build \S+) /.exec(move)?.[1]).filter((words) => words !== undefined));
    const [words] = own;
    if (own.size !== 1 || this.trail.length) return false;
    this.trail = [words.split(" ")];
    const may = [...this.places.values()].some((spaces) => spaces.includes(space));
    if (may) this.taken = this.button(words);
    else this.trail = [];
    return may;
  }

  /** @param {number} step */
  turn(step) {
    const lying = this.step !== "place", trail = [...this.trail];
    if (!this.held || !this.lift()) return;
    if (!lying) {
      this.way = (this.way + step + this.ways.length) % this.ways.length;
      return this.hover();
    }
    if (!this.over) return;
    const way = this.fittingWay(1, step) ?? this.way, spaces = this.settle(this.ways[way], this.over);
    if (way !== this.way) {
      this.way = way;
      return this.choose(this.written(spaces), true);
    }
    this.trail = trail;
    if (this.turnable) this.table.draft.complain(this.say("one-way"), spaces);
  }

  async look() {
    const placing = this.trail.find((words) => this.stepAfter(words) === "place");
    await this.table.draft.complete(this.chosen.join(" "), placing ? this.spaces(this.chosen[placing.length]) : [], this.unseen);
  }

  /**
   * Where a card is all of a move: tell what it does, or that its action is left out.
   * @param {string} move
   * @param {HTMLElement} changes
   */
  looked(move, changes) {
    const about = this.table.facts.moves[move]?.length === 0 ? this.about(move) : this.say("alone");
    if (about && !move.includes(" ")) one(changes, ".move").after(part("p", "about", about));
  }

  /**
   * One choice back; from the look at a card without its action to its choices.
   * @param {boolean} [looked]
   */
  back(looked) {
    if (!this.trail.length) return false;
    if (!looked || this.step === "done") this.trail.pop();
    if (this.trail.length) this.ask();
    else {
      this.reset();
      this.table.draft.clear();
      if (this.table.byKeys) lead(this.taken);
    }
    return true;
  }

  /**
   * Where a side is asked for, arrows choose it.
   * @param {number} right
   * @param {number} down
   */
  steer(right, down) {
    if (this.step !== "side") return false;
    const side = Object.keys(SIDES).find((it) => SIDES[it][0] === right && SIDES[it][1] === -down);
    if (side && this.options.has(side)) this.choose(side);
    return true;
  }

  /** Where the cursor begins: at the first place where what is held may go. */
  start() {
    return this.step === "place" ? [...this.places.values()][0]?.[0] : null;
  }

  /** A new state: what was begun goes on if there is still a legal move like it. */
  refresh() {
    const begin = this.chosen.join(" ");
    const still = this.table.legal.some((move) => move === begin || move.startsWith(`${begin} `));
    if (this.trail.length && still) return this.table.draft.move ? this.tidy() : this.ask();
    this.reset();
    if (!this.table.draft.move) this.table.draft.clear();
  }
}

/**
 * @param {ParisTable} table
 * @returns {BoardHelper}
 */
export default (table) => new Paris(table);
