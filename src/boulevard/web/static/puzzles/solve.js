// A puzzle: a board to find the best move on. A wrong one is refuted on the board, step by step, and then tried again.

import { all, byId, closest, one } from "../common/elements.js";
import { morph } from "../common/morph.js";
import { listens } from "../common/shortcuts.js";
import { say } from "../common/words.js";
import { writes } from "../boards/gestures.js";
import { begin, Playable } from "../boards/playable.js";

/** @type {Partial<Record<string, number>>} which of the two buttons of a line a key presses */
const PACES = { ArrowLeft: 0, ArrowRight: 1 };

class Puzzle extends Playable {
  constructor() {
    super();
    this.root.addEventListener("submit", (event) => this.submit(event));
    this.root.addEventListener("click", (event) => {
      const link = closest(event, "a[data-morph]", HTMLAnchorElement);
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.go(link);
    });
    listens("puzzles/solve.js");
    document.addEventListener("keydown", (event) => this.step(event), true);
  }

  /**
   * Go back or on in the line that is shown; whoever walks on the board by keys stays there.
   * @param {KeyboardEvent} event
   */
  step(event) {
    const which = PACES[event.key];
    if (which === undefined || event.altKey || event.ctrlKey || event.metaKey || writes(event) || closest(event, "#board, [data-rove]")) return;
    const button = all(this.root, ".pacing > :is(a, button)")[which];
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    button.click();
  }

  /**
   * Send a form, and take on what comes of it.
   * @param {SubmitEvent} event
   */
  async submit(event) {
    const form = closest(event, "form[data-morph]", HTMLFormElement);
    if (!form) return;
    event.preventDefault();
    const values = Object.fromEntries(new FormData(form, event.submitter));
    const reached = await morph("POST", form.action, this.root, values);
    if (!reached) this.draft.complain(say("web-js-lost"));
  }

  /**
   * Show another step of the solution.
   * @param {HTMLAnchorElement} link
   */
  async go(link) {
    const { href } = link;
    if (await morph("GET", href, this.root)) history.replaceState(null, "", href);
    else this.draft.complain(say("web-js-lost"));
  }

  /**
   * Answer with a move; while it is judged, say so.
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
    const before = super.renew(), verdict = document.getElementById("verdict");
    for (const line of all(this.root, "[data-thinking]")) line.hidden = true;
    if (before === this.state) return before;
    const said = verdict ?? document.querySelector(".steps-of .shown") ?? byId("status");
    this.announce(said.textContent.trim().replace(/\s+/g, " "));
    if (!verdict || !before.legal?.length) return before;
    one(this.root, ".stage").scrollIntoView({ behavior: "instant" });
    if (document.activeElement === document.body) one(this.root, "#status h1").focus({ preventScroll: true }); // the field was typed in that is gone
    return before;
  }
}

begin(new Puzzle());
