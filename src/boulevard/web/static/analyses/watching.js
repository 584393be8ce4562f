// The bot that watches an analysis: its three best moves as a list and as numbers on the board, while it thinks.
//
// The panel #watching is ours (data-keep). Whether the bot is wanted is kept in this browser; it thinks about the position that is
// shown, for as long as the server lets it, and about the next one as soon as that is shown.

import { all, button, one, part, shape } from "../common/elements.js";
import { prefer, prefers } from "../common/preferences.js";
import { say } from "../common/words.js";
import { Ghosts } from "./ghosts.js";

/**
 * @typedef {{ seat: string | number, name: string, text: string, words: string }} Step
 * @typedef {{ move: string, words: string, spaces: string[], value: string, chance: string, line: Step[], sure: number }} Idea
 * @typedef {{ simulations: number, proven: boolean, ideas: Idea[] }} Thought
 */

const SOON = 200; // whoever walks through the tree asks for nothing on the way
const IDEAS = 3;

export class WatchingBot {
  /** @param {import("./analysis.js").AnalysisBoard} table */
  constructor(table) {
    this.table = table;
    this.on = prefers("watching", "on");
    this.shown = "";
    this.drawn = "";
    this.thinking = false;
    this.note = "";
    /** @type {Thought | null} */
    this.thought = null;
    /** @type {EventSource | null} */
    this.source = null;
    /** @type {Timer | undefined} */
    this.waiting = undefined;
    this.ghosts = new Ghosts(table, () => this.mark());
  }

  /** What is thought about. */
  get position() {
    return this.table.address("think");
  }

  /** The page is new: another position is thought about anew, or none if the game is over. */
  refresh() {
    const panel = document.getElementById("watching");
    if (!panel || this.shown !== this.position) {
      this.close();
      this.thought = null;
      this.note = "";
      this.shown = this.position;
      this.ghosts.clear();
      if (panel && this.on) this.waiting = setTimeout(() => this.open(), SOON);
    }
    if (panel) this.draw(panel);
    else this.mark();
  }

  close() {
    clearTimeout(this.waiting);
    this.source?.close();
    this.source = null;
    this.thinking = false;
  }

  /**
   * Begin to think, or go on for longer.
   * @param {boolean} more
   */
  open(more = false) {
    this.close();
    this.thinking = true;
    this.note = "";
    const source = (this.source = new EventSource(this.table.address("think", more ? { more: "true" } : {})));
    source.addEventListener("thought", (event) => this.hear(JSON.parse(event.data)));
    source.addEventListener("refused", (event) => this.end(JSON.parse(event.data).message));
    source.addEventListener("done", () => this.end());
    source.addEventListener("error", () => {
      if (!this.thinking) this.close(); // it would begin again
      else if (source.readyState === EventSource.CLOSED) this.end(say("web-js-lost"));
    });
    this.redraw();
  }

  /**
   * What the bot thinks now: never with less behind it than what is shown.
   * @param {Thought} thought
   */
  hear(thought) {
    if (!thought.proven && thought.simulations < (this.thought?.simulations ?? 0)) return;
    this.thought = thought;
    this.redraw();
  }

  /** @param {string} note */
  end(note = "") {
    this.close();
    this.note = note;
    this.redraw();
    const best = this.thought?.ideas[0];
    if (best) this.table.announce(`${say("web-analysis-js-best", { move: best.words, value: best.value })} ${note}`.trim());
    if (best) this.table.evaluated();
  }

  /** Turn the bot on or off: that holds for every position. */
  toggle() {
    this.on = !this.thinking;
    prefer("watching", this.on ? "on" : "off");
    if (this.on) return this.open();
    this.stop();
  }

  /** Let the bot think no longer. Its stream is heard to the end: then what it thought has been kept. */
  async stop() {
    const { source } = this;
    clearTimeout(this.waiting);
    this.thinking = false;
    this.redraw();
    const answer = await fetch(`${this.table.root.dataset.address}/stop`, { method: "POST" }).catch(() => null);
    if (!answer?.ok && source === this.source) this.close();
  }

  redraw() {
    const panel = document.getElementById("watching");
    if (panel) this.draw(panel);
  }

  /**
   * Show what was found so far; buttons stay the same, so that none is lost under a finger.
   * @param {HTMLElement} panel
   */
  draw(panel) {
    if (!panel.firstChild) this.lay(panel);
    const { thought, thinking } = this;
    const switched = one(panel, ".switch");
    switched.textContent = say(thinking ? "web-analysis-js-stop" : "web-analysis-js-think");
    switched.setAttribute("aria-pressed", String(thinking));
    panel.classList.toggle("thinking", thinking);
    one(panel, ".longer").hidden = thinking || !thought || thought.proven;
    one(panel, ".found").textContent = this.note || this.figures();
    const rows = all(panel, "li");
    for (let place = 0; place < IDEAS; place += 1) this.fill(rows[place], thought?.ideas[place]);
    this.mark();
  }

  figures() {
    const { thought } = this;
    if (!thought) return this.thinking ? say("web-analysis-js-waiting") : "";
    if (thought.proven) return say("web-analysis-js-proven");
    return say("web-analysis-js-looked", { count: thought.simulations.toLocaleString(document.documentElement.lang) });
  }

  /** @param {HTMLElement} panel */
  lay(panel) {
    const rows = Array.from({ length: IDEAS }, (_, place) => part("li", `idea-row idea-${place + 1}`, "",
      part("span", "rank", String(place + 1)),
      button("name", () => this.play(place)),
      part("span", "figures", "", part("span", "value"), part("span", "chance soft")),
      button("line-of soft", () => this.playLine(place)),
    ));
    panel.replaceChildren(
      part("div", "row head", "",
        button("quiet small switch", () => this.toggle()),
        button("quiet small longer", () => this.open(true), say("web-analysis-js-longer")),
        part("span", "found soft small"),
      ),
      part("ol", "ideas", "", ...rows),
    );
  }

  /**
   * @param {HTMLElement} row
   * @param {Idea | undefined} idea
   */
  fill(row, idea) {
    row.hidden = !idea;
    if (!idea) return;
    const name = one(row, ".name", HTMLButtonElement), line = one(row, ".line-of", HTMLButtonElement);
    name.textContent = idea.words;
    name.disabled = !this.table.legal.length;
    line.disabled = name.disabled || idea.sure < 2;
    one(row, ".value").textContent = `${idea.value}${this.thought?.proven && row.matches(".idea-1") ? "★" : ""}`;
    one(row, ".chance").textContent = idea.chance && say("web-analysis-js-chance", { chance: idea.chance });
    const rest = idea.line.slice(1);
    line.hidden = !rest.length;
    const told = rest.map(({ name: who, words, seat }) => `${typeof seat === "string" ? `${who}: ` : ""}${words}`).join(" · ");
    line.textContent = idea.sure < idea.line.length ? say("web-analysis-js-example", { line: told }) : told;
    line.title = line.disabled ? "" : say("web-analysis-js-line");
  }

  /** Draw the moves on their spaces, as ghosts with their numbers; a click on a number plays the move. */
  mark() {
    const { board } = this.table, ideas = this.thought?.ideas ?? [];
    const drawn = JSON.stringify([this.shown, ideas.map(({ move }) => [move, this.ghosts.drawings.has(move)])]);
    if (drawn === this.drawn) return; // the figures are new, the moves are not
    this.drawn = drawn;
    /** @type {SVGElement[]} */
    const marked = [];
    /** @type {SVGElement[]} */
    const badges = [];
    for (const [place, idea] of [...ideas.entries()].reverse()) {
      const boxes = idea.spaces.map((space) => board.spaces.get(space)).filter((box) => box !== undefined);
      if (!boxes.length) continue;
      const look = `idea-${place + 1}`, inset = 6 + 5 * place;
      const marks = boxes.map(({ x, y, wide, high }) => (
        shape("rect", { x: x + inset, y: y + inset, width: wide - 2 * inset, height: high - 2 * inset, rx: 10 })
      ));
      const x = boxes.reduce((sum, box) => sum + box.x + box.wide / 2, 0) / boxes.length + 24 * (place - 1);
      const y = boxes.reduce((sum, box) => sum + box.y + box.high / 2, 0) / boxes.length;
      const badge = shape("g", { class: "badge" }, shape("circle", { cx: x, cy: y, r: 19 }), shape("text", { x, y: y + 9 }, String(place + 1)));
      for (const kind of /** @type {const} */ (["pointerdown", "pointerup", "click"])) {
        badge.addEventListener(kind, (event) => {
          event.stopPropagation();
          if (kind === "click") this.play(place);
        });
      }
      marked.push(shape("g", { class: look }, ...this.ghosts.of(idea.move, boxes, look), ...marks));
      badges.push(badge);
    }
    board.put("ideas", ...marked, ...badges);
    this.ghosts.want(ideas.filter(({ spaces }) => spaces.length).map(({ move }) => move));
  }

  /** @param {number} place */
  play(place) {
    const idea = this.thought?.ideas[place];
    if (idea && this.table.legal.length) this.table.play(idea.move);
  }

  /** @param {number} place */
  playLine(place) {
    const idea = this.thought?.ideas[place];
    if (idea && this.table.legal.length) this.table.send("line", { line: idea.line.slice(0, idea.sure).map(({ text }) => text).join("; ") });
  }
}
