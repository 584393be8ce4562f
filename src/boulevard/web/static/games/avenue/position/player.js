// What a player has besides roads, in the editor of positions: scores, peeks, and the choice for the open card.

import { all, byId, made } from "../../../common/elements.js";
import { say } from "../../../common/words.js";
import { roundsOver, spaces, withPeek, withPlayer, withScore } from "./work.js";

/** @typedef {import("./work.js").AvenuePosition} AvenuePosition */

const SECRET = "?";
const PEEK = "peek";

/** The panel of the player whose sheet is shown. */
export class PlayerPanel {
  /**
   * @param {Avenue.AvenueGiven} given
   * @param {(next: AvenuePosition, gesture: string | null) => unknown} change
   */
  constructor({ facts }, change) {
    this.facts = facts;
    this.change = change;
    this.player = 0;
    /** @type {AvenuePosition | null} */
    this.position = null;
    byId("choice").addEventListener("change", () => this.put(withPlayer(this.now, this.player, { choice: byId("choice", HTMLSelectElement).value || null })));
  }

  get now() {
    return /** @type {AvenuePosition} */ (this.position);
  }

  /**
   * @param {AvenuePosition} next
   * @param {string | null} gesture
   */
  put(next, gesture = null) {
    this.change(next, gesture);
  }

  /**
   * @param {AvenuePosition} position
   * @param {number} player
   * @param {string[][]} symbols
   */
  show(position, player, symbols) {
    [this.position, this.player] = [position, player];
    byId("player-title").textContent = say("web-avenue-position-js-player", { player: player + 1 });
    byId("player").dataset.part = `sheets.${player}`;
    for (const part of ["scores", "peeks", "choice"]) byId(`${part}-part`).dataset.part = `sheets.${player}.${part}`;
    const ended = roundsOver(position, this.facts);
    this.showScores(ended);
    this.showPeeks(Math.min(ended + 1, this.facts.rounds));
    this.showChoice(symbols);
  }

  /** @param {number} ended */
  showScores(ended) {
    const { scores } = this.now.sheets[this.player], fields = this.fields("scores", ended, "number");
    byId("scores-note").hidden = !ended;
    byId("no-scores").hidden = ended > 0;
    for (const [number, field] of fields.entries()) {
      const written = String(scores[number] ?? "");
      if (field.value !== written && document.activeElement !== field) field.value = written;
    }
  }

  /** @param {number} rounds */
  showPeeks(rounds) {
    const { peeks } = this.now.sheets[this.player];
    for (const [number, field] of this.fields("peeks", rounds, "checkbox").entries()) field.checked = peeks.includes(number + 1);
  }

  /**
   * As many fields as there are rounds to tell of.
   * @param {"scores" | "peeks"} what
   * @param {number} rounds
   * @param {string} type
   */
  fields(what, rounds, type) {
    const element = byId(what), labels = all(element, "label");
    for (const label of labels.slice(rounds)) label.remove();
    for (let round = labels.length + 1; round <= rounds; round += 1) element.append(this.field(what, round, type));
    return all(element, "input", HTMLInputElement);
  }

  /**
   * @param {"scores" | "peeks"} what
   * @param {number} round
   * @param {string} type
   */
  field(what, round, type) {
    const label = say("web-avenue-position-js-round", { round });
    if (what === "peeks") {
      const field = made("input", { type });
      field.addEventListener("change", () => this.put(withPeek(this.now, this.player, round, field.checked)));
      return made("label", {}, field, ` ${label}`);
    }
    const field = made("input", { type, min: "0", inputMode: "numeric" });
    field.addEventListener("input", () => {
      const points = field.value === "" ? null : Math.max(0, Math.round(Number(field.value)));
      this.put(withScore(this.now, this.player, round, points), `score ${this.player} ${round}`);
    });
    return made("label", { className: "field" }, label, field);
  }

  /** @param {string[][]} symbols */
  showChoice(symbols) {
    const { roads, choice } = this.now.sheets[this.player], field = byId("choice", HTMLSelectElement);
    const free = spaces(symbols).flat().filter((space) => !roads[space]).sort();
    /** @type {[string, string][]} */
    const options = [
      ["", say("web-avenue-position-js-choice-none")],
      [PEEK, say("web-avenue-position-js-choice-peek")],
      [SECRET, say("web-avenue-position-js-choice-secret")],
      ...free.map((space) => /** @type {[string, string]} */ ([`draw ${space}`, say("web-avenue-position-js-choice-draw", { space })])),
    ];
    field.replaceChildren(...options.map(([value, text]) => made("option", { value, selected: value === (choice ?? "") }, text)));
  }

  /**
   * Show what scores are that were left open.
   * @param {AvenuePosition | null} data the position as the server understood it
   */
  suggest(data) {
    const scores = data?.sheets[this.player]?.scores ?? [];
    for (const [number, field] of all(byId("scores"), "input", HTMLInputElement).entries()) field.placeholder = String(scores[number] ?? "");
  }
}
