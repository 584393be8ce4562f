// A move that is being made: what to do next, what it would do, confirming it or taking it back.
//
// The panel #draft is ours. Game modules ask for a step (`step`) or for a look at a whole move (`look`), and say when a
// gesture completes one (`complete`).

import { all, byId, button, elements, one, part } from "../common/elements.js";
import { prefers } from "../common/preferences.js";
import { say } from "../common/words.js";

const AGAIN = 350;

/**
 * @typedef {{ move: string, spaces: string[] }} Draft
 * @typedef {[string | (Node | string)[], () => unknown, string?]} Choice a text or elements, what happens, a look
 */

/**
 * What an element says, without notation.
 * @param {Element} element
 */
function words(element) {
  const copy = /** @type {Element} */ (element.cloneNode(true));
  for (const code of all(copy, ".in-notation")) code.remove();
  return copy.textContent.replace(/\s+/g, " ").trim();
}

export class Drafts {
  /** @param {import("./playable.js").Playable<any>} table */
  constructor(table) {
    this.table = table;
    this.asked = 0;
    /** @type {Draft | null} what is asked for */
    this.wanted = null;
    /** @type {Draft | null} what was answered last */
    this.shown = null;
    this.since = 0;
    /** when a move was made at once */
    this.done = -Infinity;
    /** @type {object | null} a move that is on its way, until it is answered */
    this.sending = null;
    /** whether something is just being pulled out of the tray: that completes nothing */
    this.pulling = false;
  }

  /** The move that is looked at. */
  get move() {
    return this.shown?.move ?? null;
  }

  /** Whether a move has been looked at for so long that another click on its space is no double click. */
  get ripe() {
    return this.move !== null && performance.now() - this.since > AGAIN;
  }

  get panel() {
    return byId("draft");
  }

  /**
   * Tell what to do next, and what it is about; offer choices: [text or elements, what happens, look].
   * @param {string} text
   * @param {Choice[]} choices
   * @param {string} about
   */
  step(text, choices = [], about = "") {
    this.close();
    this.fill(part("p", "prompt", text), ...(about ? [part("p", "about", about)] : []), ...this.buttons(choices));
    this.table.announce(`${text} ${about}`.trim());
  }

  /** Nothing is being made. */
  clear() {
    this.close();
    this.panel.replaceChildren();
    document.body.classList.remove("drafting");
  }

  close() {
    this.asked += 1;
    this.wanted = null;
    this.shown = null;
    this.table.board.show(null);
    this.table.board.tell("");
    this.table.board.clear("placed");
  }

  /** @param {Node[]} parts */
  fill(...parts) {
    const why = part("p", "why");
    why.hidden = true;
    this.panel.replaceChildren(...parts, why);
    document.body.classList.add("drafting");
  }

  /** @param {Choice[]} choices */
  buttons(choices) {
    if (!choices.length) return [];
    return [part("div", "row", "", ...choices.map(([text, act, look = "quiet"]) => button(look, act, ...[text].flat())))];
  }

  /**
   * Ask the server what a move would do: its answer as elements, or a sentence on why it can't be made.
   * @param {string} move
   */
  async ask(move) {
    const asked = (this.asked += 1);
    const { table } = this;
    const answer = await fetch(table.address("look", { move }), { headers: { "HX-Request": "true" } }).catch(() => null);
    const shown = answer?.ok ? elements(await answer.text()) : null;
    if (asked !== this.asked) return null;
    if (shown) return { shown, refusal: shown.querySelector(".refusal")?.textContent ?? "" };
    const problem = answer && (await answer.json().catch(() => null));
    return { shown: null, refusal: String(problem?.message ?? say("web-js-lost")) };
  }

  /**
   * Look at a move before it is made: the board and the points after it. False if it is not legal: then why.
   * @param {string} move
   * @param {string[]} spaces
   */
  async look(move, spaces = []) {
    this.since = performance.now();
    document.body.classList.remove("asked");
    const changes = await this.changes(move, spaces);
    if (changes) this.offer(changes);
    return Boolean(changes);
  }

  /**
   * Show the board after a move, and return what else it would change; nothing if it can't be made: then why.
   * @param {string} move
   * @param {string[]} spaces
   */
  async changes(move, spaces) {
    const { table } = this;
    this.wanted = { move, spaces };
    const answer = await this.ask(move), { asked } = this;
    if (answer?.refusal) {
      this.wanted = this.shown;
      this.complain(answer.refusal);
    }
    if (!answer?.shown || answer.refusal) return null;
    const changes = one(answer.shown, ".changes"), { move: written = move } = changes.dataset;
    await table.game.looked?.(written, changes);
    if (asked !== this.asked) return null;
    this.shown = { move: written, spaces };
    table.board.show(answer.shown.querySelector("svg, .plain-board"));
    table.board.tell("");
    table.board.mark("placed", spaces, 1);
    return changes;
  }

  /**
   * Show what a move would do, to be confirmed or not.
   * @param {HTMLElement} changes
   */
  offer(changes) {
    const { table } = this;
    /** @type {Choice[]} */
    const turns = table.game.turnable ? [[say("web-js-turn"), () => table.game.turn?.(1), "quiet turns"]] : [];
    this.fill(changes, ...this.buttons([
      [say("web-js-confirm"), () => this.confirm(), "plate confirm"],
      ...turns,
      [say("web-js-back"), () => this.back()],
    ]));
    if (!document.activeElement?.closest("#board, input")) one(this.panel, ".confirm").focus({ preventScroll: true });
    table.announce(`${words(changes)} ${say("web-js-confirm-keys")}`);
  }

  /**
   * Ask why a move is not legal, and say so at its spaces, without leaving the present step.
   * @param {string} move
   * @param {string[]} spaces
   */
  async wonder(move, spaces = []) {
    const answer = await this.ask(move);
    if (answer?.refusal) this.complain(answer.refusal, spaces);
  }

  /**
   * Say what is wrong: at some spaces of the board, or else in the panel. No text: nothing is wrong any more.
   * @param {string} text
   * @param {string[]} spaces
   */
  complain(text, spaces = []) {
    this.table.board.tell(text, spaces);
    if (text) this.table.announce(text);
    if (!this.panel.firstChild && !text) return;
    if (!this.panel.firstChild) this.fill();
    const why = one(this.panel, ".why");
    if (!text && this.panel.firstChild === why) {
      this.panel.replaceChildren();
      document.body.classList.remove("drafting");
    }
    why.textContent = text ?? "";
    why.hidden = !text || spaces.length > 0;
  }

  /**
   * The server did not let something happen, or did not answer.
   * @param {{ status: number, responseText: string } | null} request
   */
  refuse(request) {
    let message = "";
    try {
      message = JSON.parse(request?.responseText ?? "").message;
    } catch {
      message = say("web-js-lost");
    }
    this.complain(message);
    if (request?.status === 409) this.table.refresh();
  }

  /**
   * A gesture completes a move: look at it, or make it at once for those who prefer that, if it can be made. What could
   * still lie otherwise, and was not seen before it was put there, is looked at in any case.
   * @param {string} move
   * @param {string[]} spaces
   * @param {boolean} unseen
   */
  async complete(move, spaces = [], unseen = false) {
    const atOnce = prefers("confirm", "at-once") && !unseen && !this.pulling;
    if (!atOnce || !this.table.legal.includes(move)) return this.look(move, spaces);
    if (performance.now() - this.done < AGAIN) return false; // the other half of a double click
    this.done = performance.now();
    this.close();
    await this.send(move);
    return true;
  }

  /** Make the move that is looked at. */
  async confirm() {
    if (this.move) await this.send(this.move);
  }

  /** @param {string} move */
  async send(move) {
    if (this.sending) return;
    const sending = (this.sending = {});
    this.panel.classList.add("sending");
    try {
      await this.table.play(move);
    } finally {
      if (sending === this.sending) this.sent();
    }
  }

  /** What was sent is answered, or no longer to the point: another move can be made, even if the last one still settles in the page. */
  sent() {
    this.sending = null;
    this.panel.classList.remove("sending");
  }

  /** Take the last step back. */
  back() {
    const looked = this.move !== null;
    if (!this.table.game.back?.(looked) && looked) this.clear();
  }

  /** A new state has come: a move that is no longer legal is not looked at any more, another one once more. */
  async refresh() {
    const { move } = this;
    if (move && !this.table.legal.includes(move)) this.clear();
    if (!this.wanted) return;
    const changes = await this.changes(this.wanted.move, this.wanted.spaces);
    if (changes && move === this.move) one(this.panel, ".changes").replaceWith(changes); // a button may be pressed just now
    else if (changes) this.offer(changes);
  }
}
