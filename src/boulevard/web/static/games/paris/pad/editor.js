// The position editor of Paris: any moment of a game is set up, and the server writes it down as text, tells whose turn it is, what
// is odd, or what is wrong. From there one can play, analyse or share it.

import { all, byId as by, closest } from "../../../common/elements.js";
import { pointAt } from "../../../common/position_links.js";
import { emptied, fits, inPhase, phaseOf, withPart, withTile } from "./course.js";
import { Pad } from "./pad.js";
import { showFollowing, showParts, showTiles, valueOf } from "./parts.js";

/** @typedef {import("./parts.js").Field} Field */

/**
 * A position as the browser has kept it.
 * @param {Paris.PadFacts} box
 * @param {string | undefined} text
 */
function read(box, text) {
  try {
    const data = JSON.parse(text ?? "null");
    return fits(box, data) ? data : null;
  } catch {
    return null;
  }
}

class Editor extends Pad {
  /** @type {Record<string, number[]>} */
  laid = {};

  listen() {
    super.listen();
    this.root.addEventListener("change", (event) => {
      const phase = closest(event, "[name=phase]", HTMLInputElement)?.value;
      const field = closest(event, "[data-part]", /** @type {new () => any} */ (HTMLElement));
      if (phase) this.enter(phase);
      if (field) this.change(() => (this.position.data = withPart(this.position.data, field.dataset.part ?? "", valueOf(field))));
      if (field) this.show();
    });
    by("written").addEventListener("submit", (event) => {
      event.preventDefault();
      this.load(by("text", HTMLTextAreaElement).value);
    });
    by("text").addEventListener("keydown", (event) => {
      if (event.key !== "Enter") return;
      event.preventDefault();
      by("written", HTMLFormElement).requestSubmit();
    });
  }

  /** Begin with what a link brings, or with what was here before. */
  open() {
    const refusal = document.getElementById("not-brought"), { brought } = this.box;
    if (this.how.kept) history.replaceState(null, "", location.pathname);
    if (brought && this.history.put(brought)) this.position.data = structuredClone(brought);
    this.notice = refusal?.textContent ?? "";
    this.show();
  }

  get example() {
    return this.box.examples[phaseOf(this.position.data)];
  }

  get cleared() {
    return emptied(this.position.data, this.position.empty);
  }

  /** @param {Event} event */
  click(event) {
    const button = closest(event, "button"), { tile, seat } = button?.dataset ?? {};
    if (button?.id === "start") this.replace("web-paris-editor-js-sure-start", this.position.empty);
    else if (tile && seat && button?.getAttribute("aria-disabled") !== "true") this.change(() => (this.position.data = withTile(this.position.data, seat, Number(tile))));
    else super.click(event);
  }

  /** @param {string} phase */
  enter(phase) {
    this.hand.clear();
    this.change(() => (this.position.data = inPhase(this.position.data, phase)));
  }

  /**
   * In phase 1 nothing is built: a building that is taken from the tray is reserved, or no longer so.
   * @param {string} thing
   * @param {string} owner
   */
  isDone(thing, owner) {
    const { position } = this;
    if (phaseOf(position.data) !== "1" || !position.isBuilding(thing)) return false;
    this.hand.clear();
    this.change(() => (position.keeper(thing) === owner ? position.remove(thing) : position.keep(thing, owner)));
    return true;
  }

  show() {
    super.show();
    showParts(this.position.data);
    showTiles(this.position.data, this.laid);
  }

  /**
   * Go on with the position that a text says.
   * @param {string} text
   */
  async load(text) {
    const found = await this.server.post(text);
    if (found.message) return this.refuse(found.message);
    if (JSON.stringify(found.data.edition ?? null) !== JSON.stringify(this.box.edition)) return location.assign(`?text=${encodeURIComponent(found.text)}`);
    this.hand.clear();
    by("text", HTMLTextAreaElement).value = found.text;
    this.change(() => (this.position.data = found.data));
    this.show();
  }

  /** @param {Paris.EditorAnswer} answer */
  answered(answer) {
    super.answered(answer);
    const { text, tab, follows, laid, verdict } = answer;
    by("verdict").textContent = verdict;
    by("verdict").classList.toggle("bad", !text);
    this.laid = laid;
    showFollowing(follows);
    showTiles(this.position.data, laid);
    by("onward").hidden = by("copy-text").hidden = !text;
    if (document.activeElement !== by("text")) by("text", HTMLTextAreaElement).value = text;
    by("copy-text").dataset.copy = text;
    if (text) pointAt(by("onward"), text);
    if (text && !this.how.kept) history.replaceState(null, "", `?text=${encodeURIComponent(text)}`);
    for (const it of all(document, "[data-tab]")) it.classList.toggle("wrong", it.dataset.tab === tab);
  }
}

const own = JSON.parse(by("facts").textContent).edition; // such a box is told by the address, and not kept
const how = { kept: own ? "" : "boulevard-paris-position", address: "/position/paris/check", family: /** @type {const} */ ("paris-editor") };
new Editor(by("pad"), { ...how, written: (_, data) => JSON.stringify(data), read }).begin();
