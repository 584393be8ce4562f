// The gestures of Avenue: choose a space, see what the road there would join, confirm; or peek.
//
// What a move would do is asked of the server (the preview of the API) and kept until the next card. Pointing shows it,
// choosing looks at it, choosing the same space again confirms. Who prefers that makes the move by choosing.

import { byId, closest, one, part } from "../../common/elements.js";
import { Closer } from "./closer.js";
import { Lanes } from "./lanes.js";
import { Show } from "./show.js";
import { writes } from "../../boards/gestures.js";
import { say } from "../../common/words.js";
import { listens } from "../../common/shortcuts.js";

const HOVER_MS = 120;
const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** @type {("purple" | "green")[]} */
const COLOURS = ["purple", "green"];

class Avenue {
  /** @param {AvenueTable} table */
  constructor(table) {
    this.table = table;
    this.board = table.board;
    this.lanes = new Lanes(table);
    this.show = new Show(table, this.lanes);
    this.closer = new Closer();
    /** @type {string | null} */
    this.over = null;
    /** @type {string | null} */
    this.chosen = null;
    /** @type {Map<string, Promise<Avenue.View | null>>} */
    this.known = new Map();
    /** @type {{ cards?: number, round?: number, number?: number | null, seat?: number | null }} */
    this.last = {};
    /** @type {Timer | undefined} */
    this.waiting = undefined;
    listens("games/avenue/board.js");
    document.addEventListener("keydown", (event) => this.key(event));
    byId("table").addEventListener("click", (event) => this.click(event));
  }

  get state() {
    return this.table.state;
  }

  get own() {
    return this.state.view.sheets[this.state.seat ?? 0];
  }

  /**
   * @param {string} key
   * @param {Values} [values]
   */
  say(key, values) {
    return say(`web-avenue-js-${key}`, values);
  }

  /** @param {Event} event */
  click(event) {
    const player = closest(event, "button[data-player]"), show = closest(event, "[data-show]");
    if (player) this.closer.open(player);
    if (show) this.show.play(Number(show.dataset.show));
  }

  /**
   * Keys beside those of the board: P peeks; arrows lead to the board from anywhere.
   * @param {KeyboardEvent} event
   */
  key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || writes(event)) return;
    if (event.key.toLowerCase() === "p" && this.table.legal.includes("peek")) this.peek();
    else if (ARROWS.includes(event.key) && event.target === document.body) this.board.element.focus({ preventScroll: true });
    else return;
    event.preventDefault();
  }

  /** @param {HTMLElement} button */
  take(button) {
    if (button.dataset.take === "peek") this.peek();
    return true;
  }

  peek() {
    this.leave();
    this.chosen = null;
    this.table.draft.complete("peek");
  }

  /**
   * What a move would leave: the view after it, from the server.
   * @param {string} move
   */
  foresee(move) {
    const known = this.known.get(move) ?? this.ask(move);
    this.known.set(move, known);
    return known;
  }

  /**
   * @param {string} move
   * @returns {Promise<Avenue.View | null>}
   */
  async ask(move) {
    const answer = await fetch(this.table.address("look", { move }), { headers: { Accept: "application/json" } }).catch(() => null);
    return answer?.ok ? (await answer.json()).view : null;
  }

  /** @param {string} space */
  may(space) {
    return this.table.legal.includes(`draw ${space}`);
  }

  /** @param {string | null} space */
  point(space) {
    const keyboard = this.board.cursor !== null && space !== null;
    if (this.show.on && !keyboard) return;
    this.show.stop();
    if (keyboard && this.table.draft.move && space !== this.chosen) this.table.draft.clear();
    if (this.table.draft.move || this.over === space) return;
    this.over = space;
    if (space) this.hover(space);
    else this.leave();
  }

  /**
   * Show the road in a space that is pointed at, and what it would join there.
   * @param {string} space
   */
  async hover(space) {
    clearTimeout(this.waiting);
    this.lanes.clear();
    this.board.clear("here", "wrong");
    this.hint(this.board.words(space));
    if (!this.table.legal.length) return;
    if (!this.may(space)) return this.board.mark("wrong", [space], 2);
    this.board.mark("here", [space], 2);
    this.lanes.ghost(space);
    await new Promise((done) => (this.waiting = setTimeout(done, HOVER_MS)));
    const view = await this.foresee(`draw ${space}`);
    if (!view || this.over !== space || this.table.draft.move) return;
    const effects = this.effects(view);
    this.lanes.join(view, space);
    this.hint(...effects.map((it) => it.cloneNode(true)));
    if (this.board.cursor) this.table.announce(effects.map((it) => it.textContent).join(". "));
  }

  /** @param {(Node | string)[]} content */
  hint(...content) {
    document.getElementById("hint")?.replaceChildren(...content);
  }

  leave() {
    clearTimeout(this.waiting);
    this.over = null;
    this.show.stop();
    this.lanes.clear();
    this.board.clear("here", "wrong");
    this.hint();
  }

  /**
   * What a view changes for oneself, as elements: the farm of the round, then castles that gain.
   * @param {Avenue.View} view
   */
  effects(view) {
    const { seat, view: now } = this.state, was = this.own, will = view.sheets[seat ?? 0];
    const beat = was.scores.at(-1) ?? 0, enough = will.grapes > beat;
    const effects = /** @type {HTMLElement[]} */ ([]);
    if (was.grapes !== will.grapes || was.network.length !== will.network.length) {
      effects.push(this.effect(this.say("farm", { farm: now.farm }), was.grapes, will.grapes, enough ? "enough" : "short", { beat }));
    }
    for (const colour of COLOURS) {
      const [before, after] = [was, will].map((sheet) => sheet.castles[colour].points);
      if (before !== after) effects.push(this.effect(this.say(colour), before, after));
    }
    return effects.length ? effects : [part("span", "effect none", this.say("nothing"))];
  }

  /**
   * @param {string} label
   * @param {number} was
   * @param {number} now
   * @param {string} [verdict]
   * @param {Values} [values]
   */
  effect(label, was, now, verdict, values) {
    const change = this.say(was === now ? "same" : "change", { was, now });
    const note = verdict ? [" ", part("small", verdict, this.say(verdict, values))] : [];
    return part("span", "effect", "", part("span", "", `${label} `), part("b", now > was ? "up" : "", change), ...note);
  }

  /** @param {string} space */
  drop(space) {
    if (this.state.seat === null) return;
    const { draft } = this.table;
    if (draft.move === `draw ${space}`) return void (draft.ripe && draft.confirm());
    this.leave();
    this.chosen = space;
    if (this.may(space)) draft.complete(`draw ${space}`, [space]);
    else {
      draft.clear();
      this.board.mark("wrong", [space], 2);
      draft.wonder(`draw ${space}`);
    }
  }

  /**
   * Say in a look at a move what it does, in the words of this game.
   * @param {string} move
   * @param {HTMLElement} changes
   */
  async looked(move, changes) {
    const { view } = this.state, [verb, space] = move.split(" ");
    if (verb === "peek") {
      changes.replaceChildren(part("p", "", this.say(view.round === this.table.facts.rounds ? "peek-last" : "peek")));
      return;
    }
    const after = await this.foresee(move);
    this.lanes.clear();
    this.board.clear("here", "wrong");
    if (!after) return;
    this.lanes.count(after);
    const title = part("p", "move", this.say("road", { number: view.card?.number, space }));
    const list = part("ul", "effects", "", ...this.effects(after).map((it) => part("li", "", "", it)));
    changes.replaceChildren(title, list);
  }

  /** @param {boolean} looked */
  back(looked) {
    const begun = looked || this.show.on || this.chosen;
    this.leave();
    this.chosen = null;
    this.table.draft.clear();
    return Boolean(begun);
  }

  /** Where the cursor begins: where it was, or at the farm of this round. */
  start() {
    const { farm } = this.state.view;
    return [...this.board.spaces].find(([, { group }]) => group.dataset.symbol === farm)?.[0];
  }

  /** A new state: what was asked is asked again, a new card is told of, and a round that ended is shown. */
  refresh() {
    const { view, seat, number } = this.state, { last } = this;
    const turned = last.cards !== undefined && last.cards !== view.cards.length;
    this.last = { cards: view.cards.length, round: view.round, number, seat };
    this.known.clear();
    this.closer.refresh();
    if (last.number !== number || turned || last.seat !== seat) {
      const on = this.show.on && !turned;
      if (!on) this.leave();
      this.chosen = null;
      if (!this.table.draft.move && !on) this.table.draft.clear();
    }
    if (turned && !view.over) this.tell(last.round !== view.round);
    this.show.perhaps(last.cards === undefined);
    if (this.board.cursor && !this.show.on && !this.table.draft.move) this.point(this.board.cursor);
  }

  /**
   * Tell of a card that was turned up, and let it be seen.
   * @param {boolean} round
   */
  tell(round) {
    const { view } = this.state, card = document.getElementById("road-now");
    if (!card) return;
    card.classList.remove("turned");
    requestAnimationFrame(() => card.classList.add("turned"));
    const words = [document.getElementById("news")?.textContent.trim() ?? ""];
    if (round) words.push(this.say("round", { round: view.round, farm: view.farm }));
    words.push(this.say("card", { card: one(card, "title").textContent, count: view.yellow, yellows: this.table.facts.yellows }));
    setTimeout(() => this.table.announce(words.join(" ")), HOVER_MS);
  }
}

/**
 * @param {AvenueTable} table
 * @returns {BoardHelper}
 */
export default (table) => new Avenue(table);
