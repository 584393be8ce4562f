// What bots say to people: a hint when it is asked for, and after the end the review of the game once it is ready.
//
// The parts #advice and #review are ours (data-keep). A hint is for one decision: when that is made, it goes.

import { all, byId, closest, elements, part } from "../common/elements.js";
import { say } from "../common/words.js";

const REVIEW_MS = 1000;
const ASKED = { headers: { "HX-Request": "true" } };

export class Advice {
  /**
   * @param {import("./table.js").Table} table
   * @param {Element} root
   */
  constructor(table, root) {
    this.table = table;
    this.asked = 0;
    this.following = false;
    this.decision = this.now;
    root.addEventListener("submit", (event) => {
      if (!closest(event, "[data-hint]")) return;
      event.preventDefault();
      event.stopPropagation();
      this.ask();
    }, true);
    root.addEventListener("click", (event) => {
      const shown = closest(event, "[data-show-move]");
      if (shown) this.show(shown.dataset);
      if (closest(event, "[data-close-hint]")) this.close();
    });
  }

  get panel() {
    return document.getElementById("advice");
  }

  /** The decision that is to be made now; who resigned has none left. */
  get now() {
    const { seat, number, status } = this.table.state;
    return `${seat} ${number} ${status}`;
  }

  /** @param {Node[]} parts */
  fill(...parts) {
    this.panel?.replaceChildren(...parts);
    document.body.classList.toggle("advised", parts.length > 0);
  }

  close() {
    this.asked += 1;
    this.fill();
    all(document, "[data-hint] button")[0]?.focus({ preventScroll: true });
  }

  /** Ask for a hint; while it is thought about, say so. */
  async ask() {
    const { table } = this, asked = (this.asked += 1);
    const waiting = say("web-js-hint-thinking");
    document.body.classList.add("asked");
    this.fill(part("p", "thinking", waiting));
    table.announce(waiting);
    const answer = await fetch(table.address("hint"), ASKED).catch(() => null);
    const text = answer?.ok ? await answer.text() : "";
    const problem = answer && !answer.ok ? await answer.json().catch(() => null) : null;
    if (asked !== this.asked) return;
    if (!answer?.ok) {
      const refusal = problem?.message ?? say("web-js-lost");
      this.fill(part("p", "refusal", refusal));
      return table.announce(refusal);
    }
    this.fill(elements(text));
    const panel = byId("advice");
    panel.scrollTop = 0;
    table.announce(all(panel, ".best :is(p, .reasons li)").map((it) => it.textContent.trim()).join(". "));
  }

  /**
   * Fill the draft with a move, to be confirmed or taken back.
   * @param {DOMStringMap} move
   */
  show({ showMove: move = "", showSpaces: spaces }) {
    const { game, draft } = this.table;
    game.leave?.();
    game.reset?.();
    draft.look(move, spaces ? spaces.split(" ") : []);
  }

  /** A new state: a hint for another decision goes, and a review that is not ready is asked for again. */
  refresh() {
    if (this.decision !== this.now) {
      this.decision = this.now;
      this.asked += 1;
      this.fill();
    }
    if (document.querySelector("#review[data-waiting]") && !this.following) this.follow();
  }

  /** Ask for the review until it is ready. */
  async follow() {
    this.following = true;
    while (document.querySelector("#review[data-waiting]")) {
      await new Promise((done) => setTimeout(done, REVIEW_MS));
      const answer = await fetch(`${location.pathname}/review`, ASKED).catch(() => null);
      if (!answer?.ok) continue;
      const news = elements(await answer.text());
      document.getElementById("review")?.replaceWith(news);
    }
    this.following = false;
    const lines = document.querySelectorAll("#review > :is(h2, p)");
    this.table.announce([...lines].map((it) => it.textContent.trim()).join(". "));
  }
}
