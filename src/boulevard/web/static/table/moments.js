// The decisions that mattered, looked at closely: both boards side by side over the whole page, one decision after the
// other. On a narrow screen there is one board, and a switch between them. The server draws each when it is asked for.

import { part } from "../common/elements.js";
import { say } from "../common/words.js";

const ASKED = { headers: { "HX-Request": "true" } };

export class Moments {
  constructor(table, root) {
    this.table = table;
    this.drawn = new Map();
    this.dialog = part("dialog", `closely ${table.state.game}`);
    document.body.append(this.dialog);
    root.addEventListener("click", (event) => this.follow(event));
    this.dialog.addEventListener("click", (event) => this.follow(event));
    this.dialog.addEventListener("keydown", ({ key }) => {
      const to = { ArrowLeft: "moment-before", ArrowRight: "moment-after" }[key];
      if (to) document.getElementById(to)?.click();
    });
  }

  /** What was pressed: a moment to look at, a board, or to close; nothing else. */
  follow(event) {
    const { target } = event;
    const moment = target.closest("[data-moment]"), side = target.closest("[data-side]");
    if (moment) {
      event.preventDefault();
      this.open(moment.dataset.moment);
    }
    if (side) this.show(side.dataset.side);
    if (target === this.dialog || target.closest("[data-close-moment]")) this.dialog.close();
  }

  /** Look at a decision; whoever stepped there by a button finds it again. */
  async open(number) {
    const stepped = this.dialog.open && document.activeElement?.id;
    const drawn = await this.fetched(number);
    if (!drawn) return this.table.draft.complain(say("web-js-lost"));
    this.dialog.innerHTML = drawn;
    if (!this.dialog.open) this.dialog.showModal();
    if (this.side) this.show(this.side);
    const again = stepped && document.getElementById(stepped);
    (again && !again.disabled ? again : this.dialog.querySelector("[data-close-moment]")).focus({ preventScroll: true });
    const next = document.getElementById("moment-after").dataset.moment;
    if (next) this.fetched(next);
  }

  fetched(number) {
    if (!this.drawn.has(number)) {
      const asked = fetch(`${location.pathname}/review/${number}`, ASKED).then((answer) => (answer.ok ? answer.text() : ""));
      this.drawn.set(number, asked.catch(() => "").then((text) => text || void this.drawn.delete(number)));
    }
    return this.drawn.get(number);
  }

  /** Where there is room for one board only: show this one. */
  show(side) {
    this.side = side;
    this.dialog.querySelector(".ways").dataset.shown = side;
    for (const button of this.dialog.querySelectorAll("[data-side]")) {
      button.setAttribute("aria-pressed", String(button.dataset.side === side));
    }
  }
}
