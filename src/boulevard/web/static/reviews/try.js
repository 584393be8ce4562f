// A mistake to try again: a board to find a better move on; the server says how good it was, and one goes on from there.

import { all, byId, closest, one } from "../common/elements.js";
import { begin, Playable } from "../boards/playable.js";
import { writes } from "../boards/gestures.js";
import { listens } from "../common/shortcuts.js";

class Try extends Playable {
  constructor() {
    super();
    this.root.addEventListener("click", (event) => {
      if (!closest(event, "#again") || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.again();
    });
    listens("reviews/try.js");
    document.addEventListener("keydown", (event) => {
      if (event.key !== "n" || event.altKey || event.ctrlKey || event.metaKey || writes(event)) return;
      /** @type {HTMLElement | null} */
      const next = this.root.querySelector('[data-key="n"]');
      next?.click();
    });
  }

  /**
   * Have a move rated; while a bot looks at it, say so.
   * @param {string} move
   */
  async play(move) {
    for (const line of all(this.root, "[data-thinking]")) {
      line.hidden = false;
      this.announce(line.textContent);
    }
    await super.play(move);
  }

  /** Find another move in the same position. */
  async again() {
    if (await this.refresh()) this.board.element.focus({ preventScroll: true });
  }

  renew() {
    const before = super.renew(), rated = document.getElementById("rated");
    if (before !== this.state && rated) {
      this.announce(rated.textContent.trim());
      byId("again").focus({ preventScroll: true });
      one(this.root, ".stage").scrollIntoView({ behavior: "instant" }); // on a phone, what is said of it stands right below
    }
    return before;
  }
}

begin(new Try());
