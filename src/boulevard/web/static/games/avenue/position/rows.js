// Rows of cards in the editor of positions: one can be picked, moved and taken out, by mouse, thumb and keys.

import { all, button, byId, closest, made, part } from "../../../common/elements.js";
import { say } from "../../../common/words.js";
import { listens } from "../../../common/shortcuts.js";

/**
 * @typedef {{ title: string, cards: { card: string, label: string }[] }} Group cards that belong together, as those of a round
 * @typedef {object} RowListener
 * @property {(at: number, by: number) => unknown} move
 * @property {(at: number) => unknown} remove
 */

/**
 * The picture of a card, which the page brings along.
 * @param {string} card
 */
export const picture = (card) => byId(`picture-${card}`, HTMLTemplateElement).content.cloneNode(true);

/** A row of cards, in groups. */
export class CardRow {
  /**
   * @param {HTMLElement} element
   * @param {RowListener} listener
   */
  constructor(element, { move, remove }) {
    this.element = element;
    element.tabIndex = -1;
    this.move = move;
    this.remove = remove;
    /** @type {number | null} */
    this.picked = null;
    this.count = 0;
    this.groups = made("div", { className: "groups" });
    const earlier = button("quiet small", () => this.shift(-1), say("web-avenue-position-js-earlier"));
    const later = button("quiet small", () => this.shift(1), say("web-avenue-position-js-later"));
    this.tools = part("div", "row tools", "", earlier, later, button("quiet small danger", () => this.take(), say("web-avenue-position-js-remove")));
    element.replaceChildren(this.groups, this.tools);
    this.groups.addEventListener("click", (event) => this.pick(closest(event, "[data-at]")));
    listens("games/avenue/position/rows.js");
    this.groups.addEventListener("keydown", (event) => this.press(event));
    this.mark();
  }

  /** @param {Group[]} groups */
  show(groups) {
    const had = this.groups.contains(document.activeElement) ? this.picked : null;
    this.count = groups.reduce((sum, { cards }) => sum + cards.length, 0);
    let at = 0;
    this.groups.replaceChildren(...groups.map(({ title, cards }) => part("div", "group", "", part("h3", "small", title), made("ul", {}, ...cards.map(({ card, label }) => {
      const shown = made("button", { type: "button", className: "dealt", "data-at": at++ }, picture(card), part("span", "unseen", label));
      return made("li", {}, shown);
    })))));
    if (this.picked !== null && this.picked >= this.count) this.picked = this.count ? this.count - 1 : null;
    this.mark();
    if (had !== null) this.button(this.picked)?.focus();
  }

  /** @param {number | null} at */
  button(at) {
    return all(this.groups, "[data-at]", HTMLButtonElement).find((it) => Number(it.dataset.at) === at);
  }

  /** Show which card is picked, and what can be done with it. */
  mark() {
    for (const it of all(this.groups, "[data-at]", HTMLButtonElement)) {
      const at = Number(it.dataset.at);
      it.setAttribute("aria-pressed", String(at === this.picked));
      it.tabIndex = at === (this.picked ?? 0) ? 0 : -1;
    }
    this.tools.hidden = this.picked === null;
    const [earlier, later] = all(this.tools, "button", HTMLButtonElement);
    earlier.disabled = !this.picked;
    later.disabled = this.picked === null || this.picked === this.count - 1;
  }

  /** @param {HTMLElement | null} card */
  pick(card) {
    if (!card) return;
    const at = Number(card.dataset.at);
    this.picked = this.picked === at ? null : at;
    this.mark();
    card.focus();
  }

  /** @param {number} by */
  shift(by) {
    const { picked } = this;
    if (picked === null || picked + by < 0 || picked + by >= this.count) return;
    this.picked = picked + by;
    this.move(picked, by);
  }

  take() {
    if (this.picked === null) return;
    this.remove(this.picked);
    if (!this.count) this.element.focus();
  }

  /** @param {KeyboardEvent} event */
  press(event) {
    const at = Number(closest(event, "[data-at]")?.dataset.at ?? -1), by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (by && event.shiftKey) {
      this.picked = at;
      this.shift(by);
    } else if (by) this.step(at + by);
    else if (event.key === "Delete" || event.key === "Backspace") {
      this.picked = at;
      this.take();
    } else return;
    event.preventDefault();
  }

  /** @param {number} at */
  step(at) {
    const next = this.button(at);
    if (!next) return;
    for (const it of all(this.groups, "[data-at]", HTMLButtonElement)) it.tabIndex = it === next ? 0 : -1;
    next.focus();
  }
}
