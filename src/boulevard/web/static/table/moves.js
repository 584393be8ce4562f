// All legal moves as a list to choose from, beside the field in which a move is typed; it is made when it is opened.

import { made, part } from "../common/elements.js";

/** Keep the list true to the table, whenever it is open. */
export class Moves {
  constructor(table) {
    this.table = table;
    document.addEventListener("toggle", ({ target }) => target.id === "all-moves" && this.refresh(), true);
    document.addEventListener("click", ({ target }) => {
      const chosen = target.closest("#all-moves [data-typed]");
      if (chosen) this.choose(chosen.dataset.typed);
    });
  }

  refresh() {
    const list = document.getElementById("all-moves");
    if (!list) return;
    if (!list.open) return void list.querySelector("ul")?.remove();
    const moves = this.table.legal.map((move) => {
      const button = made("button", { type: "button", className: "quiet small", "data-typed": move }, part("code", "", move));
      return made("li", {}, button);
    });
    list.querySelector("ul")?.remove();
    list.append(part("ul", "all-moves", "", ...moves));
  }

  choose(move) {
    document.getElementById("typed").value = move;
    this.table.draft.look(move);
  }
}
