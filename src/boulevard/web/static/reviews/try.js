// A costly decision once more: a board to find a better move on; the server says how good it was.

import { all } from "../common/elements.js";
import { begin, Playable } from "../boards/playable.js";

class Try extends Playable {
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

  renew() {
    const before = super.renew();
    const rated = this.root.querySelector(".rated");
    if (before !== this.state && rated) this.announce(rated.textContent.replace(/\s+/g, " ").trim());
    return before;
  }
}

begin(new Try());
