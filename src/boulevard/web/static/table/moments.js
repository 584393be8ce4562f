// The decisions that mattered, looked at closely: both boards side by side over the whole page, one decision after the
// other. On a narrow screen there is one board, and a switch between them. The server draws each when it is asked for.

import { all, byId, closest, one, part } from "../common/elements.js";
import { say } from "../common/words.js";

const STEPS = new Map([["ArrowLeft", "moment-before"], ["ArrowRight", "moment-after"]]);
const ASKED = { headers: { "HX-Request": "true" } };

export class Moments {
  /**
   * @param {import("./table.js").Table} table
   * @param {Element} root
   */
  constructor(table, root) {
    this.table = table;
    /** @type {Map<string, Promise<string | void>>} */
    this.drawn = new Map();
    this.side = "";
    this.dialog = part("dialog", `closely ${table.state.game}`);
    document.body.append(this.dialog);
    root.addEventListener("click", (event) => this.follow(event));
    this.dialog.addEventListener("click", (event) => this.follow(event));
    this.dialog.addEventListener("keydown", ({ key }) => {
      const to = STEPS.get(key);
      if (to) document.getElementById(to)?.click();
    });
  }

  /**
   * What was pressed: a moment to look at, a board, or to close; nothing else.
   * @param {Event} event
   */
  follow(event) {
    const moment = closest(event, "[data-moment]"), side = closest(event, "[data-side]");
    if (moment) {
      event.preventDefault();
      this.open(moment.dataset.moment ?? "");
    }
    if (side?.dataset.side) this.show(side.dataset.side);
    if (event.target === this.dialog || closest(event, "[data-close-moment]")) this.dialog.close();
  }

  /**
   * Look at a decision; whoever stepped there by a button finds it again.
   * @param {string} number
   */
  async open(number) {
    const stepped = this.dialog.open && document.activeElement?.id;
    const drawn = await this.fetched(number);
    if (!drawn) return this.table.draft.complain(say("web-js-lost"));
    this.dialog.innerHTML = drawn;
    if (!this.dialog.open) this.dialog.showModal();
    if (this.side) this.show(this.side);
    const again = stepped && document.getElementById(stepped);
    (again && !again.matches(":disabled") ? again : one(this.dialog, "[data-close-moment]")).focus({ preventScroll: true });
    const next = byId("moment-after").dataset.moment;
    if (next) this.fetched(next);
  }

  /** @param {string} number */
  fetched(number) {
    const known = this.drawn.get(number);
    if (known) return known;
    const asked = fetch(`${location.pathname}/review/${number}`, ASKED).then((answer) => (answer.ok ? answer.text() : ""));
    const drawn = asked.catch(() => "").then((text) => text || void this.drawn.delete(number));
    this.drawn.set(number, drawn);
    return drawn;
  }

  /**
   * Where there is room for one board only: show this one.
   * @param {string} side
   */
  show(side) {
    this.side = side;
    one(this.dialog, ".ways").dataset.shown = side;
    for (const button of all(this.dialog, "[data-side]")) {
      button.setAttribute("aria-pressed", String(button.dataset.side === side));
    }
  }
}
