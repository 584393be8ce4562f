// An analysis: a board to make moves on at every node of a tree, the tree with what is said there, and the bot that watches.

import { byId, closest, one } from "../common/elements.js";
import { morph } from "../common/morph.js";
import { entitle } from "../common/title.js";
import { say } from "../common/words.js";
import { WatchingBot } from "./watching.js";
import { writes } from "../boards/gestures.js";
import { begin, Playable } from "../boards/playable.js";
import { listens } from "../common/shortcuts.js";

const KEYS = /^(Arrow(Left|Right|Up|Down)|Home|End)$/;
const SIBLINGS = new Map([["ArrowUp", -1], ["ArrowDown", 1]]);
const PAUSE_MS = 1500; // of whoever writes a comment

export class AnalysisBoard extends Playable {
  constructor() {
    super();
    this.bot = new WatchingBot(this);
    this.busy = false;
    /** @type {string | null} what was pressed while the page was on its way */
    this.pressed = null;
    /** @type {Promise<boolean> | null} a comment on its way */
    this.keeping = null;
    /** @type {string | null} what it says */
    this.sent = null;
    /** @type {Timer | undefined} */
    this.writing = undefined;
    this.root.addEventListener("click", (event) => {
      const link = closest(event, "a[data-node], a[data-open]");
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      this.go(link.dataset);
    });
    this.root.addEventListener("submit", (event) => this.submit(event), true);
    this.root.addEventListener("input", (event) => {
      clearTimeout(this.writing);
      if (closest(event, "#comment")) this.writing = setTimeout(() => this.remember(), PAUSE_MS);
    });
    listens("analyses/analysis.js");
    document.addEventListener("keydown", (event) => this.step(event), true);
  }

  /**
   * Show another node, or the same with more or less to see. What was written about this one is kept.
   * @param {DOMStringMap} to
   */
  async go({ node = this.values.node, open = this.values.open }) {
    this.busy = true;
    const kept = await this.remember();
    const reached = kept && (await morph("GET", `${this.root.dataset.address}?${new URLSearchParams({ node, open })}`, this.root));
    byId("lost").hidden = !kept || reached;
    this.busy = false;
    const { pressed } = this;
    this.pressed = null;
    if (pressed && reached) this.walk(pressed);
  }

  /**
   * Send something about the node that is shown, and take on what comes of it.
   * @param {string} part
   * @param {Record<string, unknown>} values
   */
  async send(part, values) {
    if (!(await this.remember())) return;
    const sent = { ...this.values, ...values };
    if (!(await morph("POST", `${this.root.dataset.address}/${part}`, this.root, sent))) this.draft.complain(say("web-js-lost"));
  }

  /** Make a move, and keep what was written before it. */
  async play(/** @type {string} */ move) {
    if (await this.remember()) await super.play(move);
  }

  /**
   * Keep what was written before a form is sent: its own, or one that changes something else. Whoever deletes a move
   * deletes what they wrote about it.
   * @param {SubmitEvent} event
   */
  async submit(event) {
    const form = closest(event, "form:not(#notation)", HTMLFormElement);
    if (!form || !this.isWritten || form.action.endsWith("/delete")) return;
    event.preventDefault();
    event.stopPropagation();
    if (!(await this.remember())) return;
    if (form.id === "remark") await this.refresh();
    else form.requestSubmit();
  }

  /** Fetch the board as it is now, unless something was written that would be lost. */
  async refresh() {
    return this.isWritten || super.refresh();
  }

  /** Whether something was written that is not kept yet. */
  get isWritten() {
    const field = /** @type {HTMLTextAreaElement | null} */ (document.getElementById("comment"));
    return Boolean(field && field.value.trim() !== field.defaultValue.trim());
  }

  /** Keep what was written; false if that was not possible: then it stays, and why is said. */
  async remember() {
    this.keeping ??= this.keep().finally(() => (this.keeping = null));
    return this.keeping;
  }

  async keep() {
    while (this.isWritten) { // somebody may write on meanwhile
      const field = byId("comment", HTMLTextAreaElement), comment = field.value;
      const answer = await this.post(comment);
      if (!answer?.ok) {
        this.draft.refuse(answer && { status: answer.status, responseText: await answer.text() });
        return false;
      }
      field.defaultValue = comment;
      this.draft.complain("");
    }
    return true;
  }

  /** @param {string} comment */
  async post(comment) {
    this.sent = comment;
    const body = new URLSearchParams({ ...this.values, comment });
    const about = { method: "POST", body, headers: { "HX-Request": "true" }, keepalive: true };
    return fetch(`${this.root.dataset.address}/comment`, about).catch(() => null).finally(() => (this.sent = null));
  }

  /** The page is left, or hidden and perhaps never shown again: nobody waits for an answer any more. */
  leave() {
    if (!this.isWritten) return;
    const { value } = byId("comment", HTMLTextAreaElement);
    if (value !== this.sent) this.post(value);
  }

  /** What the bot thinks has been kept: show it in the tree, unless somebody is busy with something. */
  evaluated() {
    if (!this.busy && !document.body.classList.contains("drafting")) this.refresh();
  }

  /**
   * Arrow keys, Home and End go through the tree, unless they are for something else.
   * @param {KeyboardEvent} event
   */
  step(event) {
    if (!KEYS.test(event.key) || event.altKey || event.ctrlKey || event.metaKey || writes(event)) return;
    if (document.body.classList.contains("drafting") || closest(event, "#board, [data-rove]")) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.busy) this.pressed = event.key;
    else this.walk(event.key);
  }

  /** @param {string} key */
  walk(key) {
    const steps = one(this.root, ".steps"), { siblings = "" } = steps.dataset;
    const beside = SIBLINGS.get(key), all = siblings.split(" ");
    const to = beside ? all[all.indexOf(this.values.node) + beside] : one(steps, `[data-key="${key}"]`).dataset.node;
    if (to !== undefined && to !== this.values.node) this.go({ node: to });
  }

  /** Who goes through the tree by keys goes on there. */
  greet() {}

  renew() {
    const before = super.renew(), { node, open } = this.values;
    const query = new URLSearchParams(open === "true" ? { node, open } : { node });
    history.replaceState(null, "", `${this.root.dataset.address}?${query}`);
    const { title } = byId("status").dataset;
    if (title) entitle(title);
    const list = document.getElementById("lines"), at = list?.querySelector("[aria-current]");
    if (list && at instanceof HTMLElement) list.scrollTop = at.offsetTop - list.clientHeight / 2;
    this.bot.refresh();
    this.root.dataset.shown = node;
    return before;
  }
}

const table = new AnalysisBoard();
begin(table);
document.addEventListener("visibilitychange", () => document.hidden && table.leave());
addEventListener("pagehide", () => {
  table.leave();
  table.bot.close();
});
