// A shelf in the browser to keep finished work on.

import { byId, made } from "../common/elements.js";
import { recall, retain } from "../common/storage.js";
import { say } from "../common/words.js";
import { notice } from "./editor.js";

/**
 * @template T
 * @typedef {{ name: string, thing: T }} Kept
 */

/**
 * Things that are kept by name: `open(thing)` takes one back to the table, `picture(thing)` shows it small.
 * @template T
 */
export class Shelf {
  /**
   * @param {string} key
   * @param {{ open: (thing: T) => unknown, picture?: (thing: T) => Node[] }} how
   */
  constructor(key, { open, picture = () => [] }) {
    this.key = key;
    this.open = open;
    this.picture = picture;
    const kept = recall(key);
    /** @type {Kept<T>[]} */
    this.things = Array.isArray(kept) ? kept.filter((it) => typeof it?.name === "string" && it.thing) : [];
    this.show();
  }

  /**
   * @param {string} name
   * @param {T} thing
   */
  keep(name, thing) {
    const called = name.trim() || say("web-editor-js-unnamed");
    this.things = [{ name: called, thing }, ...this.things.filter((it) => it.name !== called)];
    const kept = retain(this.key, this.things);
    this.show();
    notice(kept ? say("web-editor-js-kept", { name: called }) : say("web-editor-js-full"), !kept);
  }

  show() {
    byId("bare").hidden = this.things.length > 0;
    byId("shelf").replaceChildren(...this.things.map((it) => this.line(it)));
  }

  /** @param {Kept<T>} it */
  line(it) {
    const take = made("button", { className: "take", type: "button", "aria-label": say("web-editor-js-take", { name: it.name }) }, ...this.picture(it.thing), made("span", {}, it.name));
    const drop = made("button", { className: "quiet small danger", type: "button", "aria-label": say("web-editor-js-drop", { name: it.name }) }, "✕");
    take.addEventListener("click", () => this.open(it.thing));
    drop.addEventListener("click", () => (drop.dataset.sure ? this.drop(it) : this.ask(drop)));
    return made("li", {}, take, drop);
  }

  /** @param {HTMLElement} button */
  ask(button) {
    const before = button.getAttribute("aria-label") ?? "";
    button.dataset.sure = "yes";
    button.textContent = say("web-editor-js-sure");
    button.removeAttribute("aria-label");
    button.addEventListener("blur", () => {
      delete button.dataset.sure;
      button.textContent = "✕";
      button.setAttribute("aria-label", before);
    }, { once: true });
  }

  /** @param {Kept<T>} it */
  drop(it) {
    this.things = this.things.filter((other) => other !== it);
    retain(this.key, this.things);
    this.show();
    byId("keep").focus();
  }
}
