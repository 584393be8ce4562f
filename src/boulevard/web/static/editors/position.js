// What editors of positions share: they ask the server about the position, and show its text, what is odd about it, and
// how to go on from it (templates/editors/position_text.html).

import { copy } from "../common/copying.js";
import { all, byId, closest, made } from "../common/elements.js";
import { pointAt } from "../common/position_links.js";
import { say } from "../common/words.js";
import { Check, post, stay, tell } from "./editor.js";

/**
 * What hears of a position: `answered` of what the server says about the one that was asked about, `opened` of one that was
 * typed in as text and understood.
 * @template {Position.PositionAnswer} A
 * @typedef {object} PositionListener
 * @property {(answer: A) => unknown} answered
 * @property {(answer: A) => unknown} opened
 */

/**
 * A position that is being set up: the server's opinion of it, and its text.
 * @template {Position.PositionAnswer} A
 */
export class PositionPanel {
  /**
   * @param {string} path the page; the server answers at `<path>/check`
   * @param {PositionListener<A>} listener
   */
  constructor(path, { answered, opened }) {
    this.path = path;
    this.answered = answered;
    this.opened = opened;
    this.text = "";
    this.check = new Check(`${path}/check`, (answer) => this.heard(answer));
    this.field = byId("position-text", HTMLTextAreaElement);
    this.actions = byId("position-actions");
    this.listen();
  }

  listen() {
    const form = byId("position-form", HTMLFormElement);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.open(this.field.value);
    });
    this.field.addEventListener("input", () => this.mark());
    this.field.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.reset();
      if (event.key !== "Enter") return;
      event.preventDefault();
      form.requestSubmit();
    });
    byId("copy-text").addEventListener("click", () => copy(byId("copy-text")));
    this.actions.addEventListener("click", (event) => this.act(event), true);
  }

  /**
   * Ask about the position as it is now, shown from the place of a seat.
   * @param {object} position
   * @param {string | number | null} seat
   */
  ask(position, seat = null) {
    this.check.ask({ position, seat });
  }

  /** @param {A | { refusal: { message: string, unfinished?: boolean } }} answer */
  heard(answer) {
    const { refusal } = answer;
    const known = "text" in answer ? answer : null;
    tell(refusal?.message ?? known?.status ?? "", refusal ? (refusal.unfinished ? "todo" : "bad") : "good");
    this.actions.inert = Boolean(refusal);
    if (known) this.show(known);
  }

  /** @param {A} answer */
  show(answer) {
    const { text, oddities } = answer;
    this.text = text;
    byId("copy-text", HTMLButtonElement).disabled = !text;
    byId("copy-text").dataset.copy = text;
    byId("odd").hidden = !oddities.length;
    byId("oddities").replaceChildren(...oddities.map((oddity) => made("li", {}, oddity)));
    if (text) {
      pointAt(this.actions, text);
      stay(this.path, { text });
    }
    this.reset();
    this.answered(answer);
  }

  /** Show the text of the position as it is. */
  reset() {
    this.field.value = this.text;
    this.mark();
  }

  /** Let the text be opened once somebody has changed it. */
  mark(refusal = "") {
    const changed = this.field.value.trim() !== this.text;
    byId("open-text", HTMLButtonElement).disabled = !changed || !this.field.value.trim();
    byId("position-refusal").hidden = !refusal;
    byId("position-refusal").textContent = refusal;
    this.field.setAttribute("aria-invalid", String(Boolean(refusal)));
  }

  /**
   * Go on from a position that somebody has typed in.
   * @param {string} text
   */
  async open(text) {
    if (!text.trim() || text.trim() === this.text) return this.reset();
    const answer = await post(this.check.address, { position: text });
    if (answer.refusal) this.mark(answer.refusal.message);
    else this.opened(answer);
  }

  /**
   * Whatever is done with the position waits until the server knows it as it is.
   * @param {Event} event
   */
  act(event) {
    const button = closest(event, "a, button");
    if (!button) return;
    if (this.check.busy) {
      event.preventDefault();
      event.stopPropagation();
      this.check.after = () => void (this.actions.inert || button.click());
    } else if (button.dataset.copy) copy(button);
  }
}

/**
 * Listen to the buttons that put another position into the place of this one.
 * @param {Record<string, () => unknown>} replace by the ids of the buttons
 * @param {(text: string) => unknown} notice
 */
export function replaces(replace, notice) {
  for (const [id, put] of Object.entries(replace)) byId(id).addEventListener("click", () => {
    put();
    notice(say("web-editor-js-replaced"));
  });
}

/**
 * Show which parts of the page a refusal is about: those whose `data-part` the wrong part is, or begins with.
 * @param {ParentNode} root
 * @param {Position.PositionRefusal | null} refusal
 */
export function blame(root, refusal) {
  const parts = all(root, "[data-part]"), where = refusal?.unfinished ? "" : (refusal?.where ?? "");
  const fits = parts.filter(({ dataset: { part = "" } }) => where === part || where.startsWith(`${part}.`));
  const longest = Math.max(...fits.map(({ dataset }) => (dataset.part ?? "").length));
  for (const it of parts) it.classList.toggle("wrong", fits.includes(it) && (it.dataset.part ?? "").length === longest);
}
