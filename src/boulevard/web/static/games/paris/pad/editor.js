// The position editor of Paris: any moment of a game is set up, and the server writes it down as text, tells whose turn it is, what
// is odd, or what is wrong. From there one can play, analyse or share it.

import { all, byId as by, closest } from "../../../common/elements.js";
import { isOurs } from "../../../editors/editor.js";
import { blame, PositionPanel } from "../../../editors/position.js";
import { emptied, fits, inPhase, phaseOf, withPart, withTile } from "./course.js";
import { Pad } from "./pad.js";
import { showFollowing, showParts, showTiles, valueOf } from "./parts.js";

const PATH = "/position/paris";

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
  /** @type {PositionPanel<Paris.EditorAnswer>} */
  panel = new PositionPanel(PATH, { answered: (answer) => this.answered(answer), opened: (answer) => this.load(answer) });
  /** @type {Record<string, number[]>} */
  laid = {};
  asked = "";

  listen() {
    super.listen();
    this.root.addEventListener("change", (event) => {
      const phase = closest(event, "[name=phase]", HTMLInputElement)?.value;
      const field = closest(event, "[data-part]", HTMLSelectElement);
      if (phase) this.enter(phase);
      if (field) this.set(field);
    });
  }

  /** Begin with what a link brings, or with what was here before. */
  open() {
    const refusal = document.getElementById("not-brought"), { brought } = this.box;
    const isNew = brought && !(this.how.kept && isOurs());
    if (isNew && this.history.put(brought)) this.position.data = structuredClone(brought);
    this.notice = refusal?.textContent ?? "";
    this.refuse(this.notice);
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

  /** @param {import("./parts.js").Field} field */
  set(field) {
    this.change(() => (this.position.data = withPart(this.position.data, field.dataset.part ?? "", valueOf(field))));
    showParts(this.position.data);
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
    by("example").hidden = !this.example;
  }

  /**
   * Go on with a position that somebody has typed in; in another box, on another page.
   * @param {Paris.EditorAnswer} answer
   */
  load({ data, text }) {
    if (!data) return;
    if (JSON.stringify(data.edition ?? null) !== JSON.stringify(this.box.edition)) return location.assign(`${PATH}?text=${encodeURIComponent(text)}`);
    this.hand.clear();
    this.change(() => (this.position.data = data));
    this.show();
  }

  ask() {
    this.asked = this.written;
    this.panel.ask(this.position.data);
  }

  /** @param {Paris.EditorAnswer} answer */
  answered(answer) {
    const { tab, follows, laid, refusal } = answer;
    super.answered(answer);
    this.laid = laid;
    this.refuse(this.notice);
    showFollowing(follows);
    showTiles(this.position.data, laid);
    blame(this.root, refusal);
    for (const it of all(document, "[data-tab]")) it.classList.toggle("wrong", it.dataset.tab === tab);
    this.root.dataset.shown = this.asked;
  }
}

const own = JSON.parse(by("facts").textContent).edition; // such a box is told by the address, and not kept
const kept = own ? "" : "boulevard-paris-position";
new Editor(by("pad"), { kept, family: "paris-editor", written: (_, data) => JSON.stringify(data), read }).begin();
