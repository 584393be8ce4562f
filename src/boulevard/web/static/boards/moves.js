// All legal moves as a list to choose from, beside the field in which a move is typed; it is made when it is opened.

import { byId, closest, made, part } from "../common/elements.js";

/** Keep the list true to the table, whenever it is open. */
export class Moves {
  /** @param {import("./playable.js").Playable<any>} table */
  constructor(table) {
    this.table = table;
    document.addEventListener("toggle", (event) => event.target === this.list && this.refresh(), true);
    document.addEventListener("click", (event) => {
      const chosen = closest(event, "#all-moves [data-typed]");
      if (chosen?.dataset.typed) this.choose(chosen.dataset.typed);
    });
  }

  /** @returns {HTMLDetailsElement | null} */
  get list() {
    return document.querySelector("details#all-moves");
  }

  refresh() {
    const { list } = this;
    if (!list) return;
    if (!list.open) return void list.querySelector("ul")?.remove();
    const moves = this.table.legal.map((move) => {
      const button = made("button", { type: "button", className: "quiet small", "data-typed": move }, part("code", "", move));
      return made("li", {}, button);
    });
    list.querySelector("ul")?.remove();
    list.append(part("ul", "all-moves", "", ...moves));
  }

  /** @param {string} move */
  choose(move) {
    byId("typed", HTMLInputElement).value = move;
    this.table.draft.complete(move);
  }
}
