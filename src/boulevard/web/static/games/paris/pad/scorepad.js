// The score pad of Paris: the end of a game is put onto the board and scored by the server, live. It is shared as a link that
// the server never sees.

import { byId as by, one } from "../../../common/elements.js";
import { say, signed } from "../../../common/words.js";
import { Check } from "../../../editors/editor.js";
import { readFrom, written } from "./link.js";
import { Pad } from "./pad.js";

class Scorepad extends Pad {
  check = new Check("/scorepad/score", (answer) => this.heard(answer), "web-scorepad-js-lost");
  verdict = "";

  listen() {
    super.listen();
    addEventListener("hashchange", () => this.open());
  }

  /** Begin with what a link brings, or with what was here before. */
  open() {
    const text = location.hash.slice(1);
    if (text && text !== "main") {
      const found = readFrom(this.box, text);
      history.replaceState(null, "", location.pathname);
      if (found) return this.change(() => (this.position.data = found));
      this.notice = say("web-scorepad-js-no-link");
    }
    this.show();
  }

  show() {
    super.show();
    by("share").dataset.copy = `${location.origin}${location.pathname}#${this.written}`;
  }

  ask() {
    this.check.ask(this.position.data);
  }

  /** @param {{ refusal: { message: string } } | Paris.ScorepadAnswer} answer */
  heard(answer) {
    if ("refusal" in answer) return this.refuse(answer.refusal.message);
    this.refuse(this.notice);
    this.answered(answer);
    this.root.dataset.shown = this.written;
  }

  /** @param {Paris.ScorepadAnswer} answer */
  answered(answer) {
    super.answered(answer);
    if (this.verdict && this.verdict !== answer.verdict) this.tell(answer.verdict);
    this.verdict = answer.verdict;
    for (const seat of this.box.seats) one(document, `[data-total="${seat}"]`).textContent = signed(answer.totals[seat]);
    by("text").dataset.copy = `${answer.text}\n\n${by("share").dataset.copy}`;
  }
}

new Scorepad(by("pad"), { kept: "boulevard-scorepad", family: "scorepad", written, read: readFrom }).begin();
