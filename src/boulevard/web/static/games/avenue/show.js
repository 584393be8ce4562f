// The scoring of a round, step by step: the network of its farm lights up, its grapes are counted and compared with the
// round before; at the end also the castles and the total. It follows from the lines of the pad, which the server
// wrote, and is shown by itself once: who has seen it is asked of this browser.

import { all, byId, one, part, shape } from "../../common/elements.js";
import { isCalm } from "../../common/preferences.js";
import { recall, retain } from "../../common/storage.js";
import { entitle } from "../../common/title.js";
import { CASTLES, grapes } from "./lanes.js";
import { say, signed } from "../../common/words.js";

const STEP = 420;
const LONGEST = 4200;
const PAUSE = 1100;

export class Show {
  /**
   * @param {AvenueTable} table
   * @param {import("./lanes.js").Lanes} lanes
   */
  constructor(table, lanes) {
    this.table = table;
    this.lanes = lanes;
    this.on = false;
    this.run = 0;
    this.title = document.title;
    this.lines = part("div", "lines");
    /** @type {HTMLElement | undefined} */
    this.row = undefined;
  }

  get key() {
    const { table, seat } = this.table.state;
    return `avenue-${table}-${seat}`;
  }

  /** How many rounds were shown here already. */
  get seen() {
    return Number(recall(this.key) ?? 0);
  }

  set seen(rounds) {
    retain(this.key, rounds);
  }

  /**
   * @param {string} key
   * @param {Values} [values]
   */
  say(key, values) {
    return say(`web-avenue-js-${key}`, values);
  }

  get sheet() {
    const { view, seat } = this.table.state;
    return view.sheets[seat ?? 0];
  }

  /** Whether the roads are still those that the last round was scored with: nothing has been drawn since. */
  get fresh() {
    const { cards, over, round } = this.table.state.view;
    const ends = cards.flatMap((card, at) => (card.endsWith("y") ? [at] : []));
    return over || cards.length - 1 === ends[this.table.facts.yellows * (round - 1) - 1] + 1;
  }

  /**
   * Show the last round if it has just ended and was not shown yet; who comes to watch a finished game wants its result.
   * @param {boolean} arriving
   */
  perhaps(arriving) {
    const rounds = this.sheet.scores.length, { seat, view } = this.table.state;
    if (!this.table.isLive || rounds <= this.seen || document.querySelector(".handing")) return;
    this.seen = rounds;
    if (this.fresh && !(arriving && view.over && seat === null)) this.play(rounds);
  }

  stop() {
    if (!this.on) return;
    this.on = false;
    this.run += 1;
    this.withhold(false);
    this.lanes.clear();
    this.table.draft.clear();
  }

  /**
   * Show how a round was scored; after the last one, also all the rest.
   * @param {number} round
   */
  async play(round) {
    this.stop();
    this.on = true;
    const run = this.run, { view } = this.table.state;
    const going = () => run === this.run;
    this.withhold(view.over && round === this.table.facts.rounds);
    if (matchMedia("(max-width: 59.99rem)").matches) byId("board").scrollIntoView({ block: "nearest" });
    await this.farm(round, going);
    if (!going()) return;
    if (view.over && round === this.table.facts.rounds) await this.end(going);
    else this.results(round);
    if (!going()) return;
    this.withhold(false);
    this.choices("go-on");
  }

  /**
   * Keep the result to ourselves while it is still counted, or tell it.
   * @param {boolean} is
   */
  withhold(is) {
    document.body.classList.toggle("counting", is);
    entitle(is ? this.title : (document.getElementById("status")?.dataset.title ?? this.title));
  }

  /** @param {string} name */
  line(name) {
    return all(document, `[data-line="${name}"]`)[0]?.dataset;
  }

  /** @param {string} name */
  spaces(name) {
    /** @param {string | undefined} text */
    const list = (text) => (text ? text.split(" ") : []);
    const { spaces, also } = this.line(name) ?? {};
    return [...list(spaces), ...list(also)];
  }

  /**
   * @param {number} round
   * @param {() => boolean} going
   */
  async farm(round, going) {
    const { view } = this.table.state, farm = view.farms[round - 1];
    const points = this.sheet.scores[round - 1], beat = this.sheet.scores[round - 2] ?? 0;
    const exact = this.fresh && round === this.sheet.scores.length;
    this.fill(this.say("scored", { round, farm }));
    const found = this.spaces(`farm-${round}`);
    const count = await this.count(found, grapes, (sum) => this.say("counting", { farm, count: sum }), going, "farm");
    if (!going()) return;
    if (!count && exact) this.tell(this.say("lone", { farm }));
    const same = exact || count === points;
    const verdict = points ? this.say("written", { count: points, beat }) : this.say("not-written", { count: same ? count : 0, beat });
    if (points || same) this.add("p", `verdict ${points ? "good" : "bad"}`, verdict);
    this.table.announce(`${this.table.draft.panel.innerText}`);
    await this.wait(PAUSE, going);
  }

  /**
   * The scores of the others in a round.
   * @param {number} round
   */
  results(round) {
    const { sheets } = this.table.state.view;
    const scores = all(document, "button[data-player]").map((button) => (
      this.say("other", { name: one(button, ":scope > :first-child .who").textContent, points: sheets[Number(button.dataset.player)].scores[round - 1] })
    ));
    if (scores.length) this.add("p", "soft small", this.say("others", { scores: scores.join(" · ") }));
  }

  /** @param {() => boolean} going */
  async end(going) {
    for (const [colour, letter] of CASTLES) {
      if (!this.line(colour)) continue;
      await this.wait(PAUSE, going);
      if (!going()) return;
      /** @param {string} symbol */
      const own = (symbol) => (symbol[0] === letter ? grapes(symbol) : 0);
      this.add("p", "tally");
      await this.count(this.spaces(colour), own, (sum) => this.say(`castle-${colour}`, { count: sum }), going, colour);
      if (!going()) return;
    }
    const { penalty, total } = this.sheet;
    if (penalty) this.add("p", "", this.say("penalty", { penalty: this.table.facts.penalty, points: signed(penalty) }));
    this.add("p", "verdict", this.say("total", { points: signed(total) }));
    this.table.announce(this.table.draft.panel.innerText);
    await this.wait(PAUSE, going);
  }

  /**
   * Light up a network, and count what is in it one space after the other.
   * @param {string[]} spaces
   * @param {(symbol: string) => number} worth
   * @param {(sum: number) => string} text
   * @param {() => boolean} going
   * @param {string} look
   */
  async count(spaces, worth, text, going, look) {
    const counted = spaces.filter((space) => worth(this.lanes.symbol(space)));
    const pace = Math.min(STEP, LONGEST / Math.max(1, counted.length));
    this.light(spaces);
    let sum = 0;
    this.tell(text(sum));
    await this.wait(PAUSE / 2, going);
    for (const space of counted) {
      if (!going()) return sum;
      const more = worth(this.lanes.symbol(space));
      sum += more;
      this.lanes.tags.append(this.lanes.tag(space, `+${more}`, `${look} pop`));
      this.tell(text(sum));
      await this.wait(pace, going);
    }
    return sum;
  }

  /**
   * Leave only some spaces bright, with their roads.
   * @param {string[]} spaces
   */
  light(spaces) {
    const { lanes } = this, { roads } = this.sheet;
    const [, , wide, high] = (lanes.board.drawing?.getAttribute("viewBox") ?? "").split(" ");
    const holes = spaces.map((space) => lanes.corner(space)).map(({ x, y }) => `M${x} ${y}v100h100v-100z`);
    const veil = shape("path", { class: "veil", "fill-rule": "evenodd", d: `M0 0h${wide}v${high}h-${wide}z${holes.join("")}` });
    const bright = spaces.filter((space) => roads[space]).map((space) => lanes.lane(roads[space], space, "net"));
    lanes.layer.replaceChildren(veil, ...bright);
    lanes.tags.replaceChildren();
  }

  /** @param {string} title */
  fill(title) {
    const { draft } = this.table;
    draft.close();
    this.lines = part("div", "lines", "", part("p", "tally"));
    draft.fill(part("div", "scoring", "", part("h2", "", title), this.lines));
    this.row = undefined;
    this.choices("skip");
  }

  /** @param {string} key */
  choices(key) {
    const { draft } = this.table;
    this.row?.remove();
    [this.row] = draft.buttons([[this.say(key), () => this.stop(), key === "skip" ? "quiet" : "plate"]]);
    draft.panel.append(this.row);
    this.table.reach();
  }

  /**
   * @param {"p"} name
   * @param {string} look
   * @param {string} [text]
   */
  add(name, look, text) {
    this.lines.append(part(name, look, text));
    this.table.reach();
  }

  /**
   * Write into the line that counts.
   * @param {string} text
   */
  tell(text) {
    const tally = all(this.lines, ".tally").at(-1);
    if (tally) tally.textContent = text;
  }

  /**
   * @param {number} time
   * @param {() => boolean} going
   */
  wait(time, going) {
    const still = isCalm() || !going();
    return new Promise((done) => (still ? done(undefined) : setTimeout(done, time)));
  }
}
