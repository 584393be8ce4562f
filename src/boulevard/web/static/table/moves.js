// All legal moves as a list to choose from, beside the field in which a move is typed; it is made when it is opened.

import { part } from "./draft.js";

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
      const button = part("button", "quiet small", "", part("code", "", move));
      button.type = "button";
      button.dataset.typed = move;
      return part("li", "", "", button);
    });
    list.querySelector("ul")?.remove();
    list.append(part("ul", "all-moves", "", ...moves));
  }

  choose(move) {
    document.getElementById("typed").value = move;
    this.table.draft.look(move);
  }
}
