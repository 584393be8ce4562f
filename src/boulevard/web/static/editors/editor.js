// What the editors share: work that outlives a reload and can be taken back, grids for mouse, thumb and keys, the
// server's opinion of the work, files, and a shelf to keep things on.

import { copy } from "../table/dress.js";
import { all, byId, closest, made, shape } from "../common/elements.js";
import { History } from "../common/history.js";
import { recall, retain } from "../common/storage.js";
import { say } from "../common/words.js";

const STEPS = 200;
const HERE = "boulevard.at.";
const PAUSE = 120;
const LARGEST = 10_000;
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/**
 * @param {unknown} one
 * @param {unknown} other
 */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A symbol of the page's definitions, as a picture by itself.
 * @param {string} game
 * @param {string} name
 */
export function symbol(game, name) {
  const about = { class: `boulevard-${game} page`, viewBox: "0 0 100 100", "aria-hidden": "true" };
  return shape("svg", about, shape("use", { href: `#${name}` }));
}

/**
 * Say something to those who hear the page.
 * @param {string} text
 */
export function announce(text) {
  byId("announce").textContent = text;
}

/**
 * Show what has happened, or (bad) why something has not; no text takes it away.
 * @param {string} text
 * @param {boolean} bad
 */
export function notice(text, bad = false) {
  const shown = byId("notice");
  shown.hidden = !text;
  shown.textContent = text ?? "";
  shown.classList.toggle("bad", bad);
  if (text && bad) shown.scrollIntoView({ block: "nearest" });
}

/**
 * What is being made, with the steps that led to it and those that were taken back; kept in the browser.
 * @template T
 * @extends {History<T>}
 */
export class Work extends History {
  /**
   * @param {string} key
   * @param {(it: any) => boolean} fits whether something that was kept can be worked on
   * @param {T} first
   */
  constructor(key, fits, first) {
    const { past, now, future } = /** @type {Record<string, any>} */ (recall(key) ?? {});
    const sound = Array.isArray(past) && Array.isArray(future) && [...past, now, ...future].every((it) => it && fits(it));
    super(sound ? now : first, { most: STEPS, ...(sound && { past, future }) });
    this.isNew = !sound;
    this.changed = () => retain(key, { past: this.past, now: this.now, future: this.future });
  }
}

/**
 * What hears of a grid: `press` of every cell that a tap, a stroke or the key Enter reaches; `key` of other keys, and
 * returns whether it made use of one.
 * @typedef {object} GridListener
 * @property {(row: number, column: number, first: boolean, gesture: string) => unknown} press
 * @property {(event: KeyboardEvent, row: number, column: number) => boolean} [key]
 * @property {boolean} [stroke] whether strokes are heard of as well
 */

/** A grid of cells with a cursor. On a touch screen a stroke must begin sideways: up and down scroll the page. */
export class Grid {
  /**
   * @param {HTMLElement} element
   * @param {GridListener} listener
   */
  constructor(element, { press, key = () => false, stroke = false }) {
    this.element = element;
    this.press = press;
    this.stroke = stroke;
    /** @type {[number, number]} */
    this.at = [0, 0];
    /** @type {{ cell: [number, number], waits: boolean } | null} */
    this.down = null;
    this.gesture = this.rows = this.columns = 0;
    this.pressed = false;
    element.classList.toggle("strokes", stroke);
    element.addEventListener("pointerdown", (event) => this.begin(event));
    element.addEventListener("pointermove", (event) => this.go(event));
    element.addEventListener("pointerup", () => this.end());
    element.addEventListener("pointercancel", () => (this.down = null));
    element.addEventListener("click", ({ target }) => {
      const cell = this.of(target);
      if (cell && !this.pressed) this.reach(cell, true);
      this.pressed = false;
    });
    element.addEventListener("focusin", ({ target }) => {
      const cell = this.of(target);
      if (cell) this.settle(...cell);
    });
    element.addEventListener("keydown", (event) => this.type(event, key));
  }

  /**
   * Have so many rows and columns; the cells that there are stay.
   * @param {number} rows
   * @param {number} columns
   */
  shape(rows, columns) {
    if (rows === this.rows && columns === this.columns) return;
    [this.rows, this.columns] = [rows, columns];
    /** @type {(row: number, column: number) => HTMLElement} */
    const cell = (row, column) => made("div", { role: "gridcell", tabIndex: -1, "data-at": `${row} ${column}`, className: "cell" });
    /** @param {number} row */
    const line = (row) => made("div", { role: "row", className: "line" }, ...Array.from({ length: columns }, (_, column) => cell(row, column)));
    const inside = this.element.contains(document.activeElement);
    this.element.replaceChildren(...Array.from({ length: rows }, (_, row) => line(row)));
    this.element.style.setProperty("--rows", String(rows));
    this.element.style.setProperty("--columns", String(columns));
    this.settle(Math.min(this.at[0], rows - 1), Math.min(this.at[1], columns - 1));
    if (inside) this.cell(...this.at).focus();
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  cell(row, column) {
    return /** @type {HTMLElement} */ (this.element.children[row]?.children[column]);
  }

  /**
   * The row and column of the cell that something is in.
   * @param {EventTarget | null} target
   * @returns {[number, number] | null}
   */
  of(target) {
    const [row, column] = target instanceof Element ? (target.closest("[data-at]")?.getAttribute("data-at")?.split(" ") ?? []) : [];
    return column === undefined ? null : [Number(row), Number(column)];
  }

  /**
   * Put the cursor somewhere.
   * @param {number} row
   * @param {number} column
   */
  settle(row, column) {
    this.cell(...this.at)?.setAttribute("tabindex", "-1");
    this.at = [row, column];
    this.cell(row, column)?.setAttribute("tabindex", "0");
  }

  /**
   * @param {[number, number]} cell
   * @param {boolean} first
   */
  reach(cell, first) {
    if (first) this.gesture += 1;
    this.press(...cell, first, `stroke ${this.gesture}`);
  }

  /** @param {PointerEvent} event */
  begin(event) {
    const cell = this.of(event.target);
    if (!cell || event.button || !event.isPrimary) return;
    this.down = { cell, waits: event.pointerType === "touch" };
    this.pressed = true;
    if (!this.down.waits) this.reach(cell, true);
  }

  /** @param {PointerEvent} event */
  go(event) {
    if (!this.down || !this.stroke) return;
    if (event.pointerType !== "touch" && !event.buttons) return void (this.down = null);
    const cell = this.of(document.elementFromPoint(event.clientX, event.clientY));
    if (!cell || same(cell, this.down.cell) || !this.element.contains(this.cell(...cell))) return;
    if (this.down.waits) this.reach(this.down.cell, true);
    this.down = { cell, waits: false };
    this.reach(cell, false);
  }

  end() {
    if (this.down?.waits) this.reach(this.down.cell, true);
    this.down = null;
  }

  /**
   * @param {KeyboardEvent} event
   * @param {NonNullable<GridListener["key"]>} key
   */
  type(event, key) {
    const cell = this.of(event.target);
    if (!cell || event.altKey) return;
    const [row, column] = cell, [down, right] = ARROWS[event.key] ?? [0, 0];
    const far = event.ctrlKey || event.metaKey;
    if (down || right) this.walk(row + down, column + right);
    else if (event.key === "Home") this.walk(far ? 0 : row, 0);
    else if (event.key === "End") this.walk(far ? this.rows - 1 : row, this.columns - 1);
    else if (far) return;
    else if (event.key === "Enter" || event.key === " ") this.reach(cell, true);
    else if (!key(event, row, column)) return;
    event.preventDefault();
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  walk(row, column) {
    this.cell(row, column)?.focus();
  }
}

/**
 * Send data to the server: its answer, or the sentence of a refusal.
 * @param {string} address
 * @param {unknown} data
 * @returns {Promise<any>}
 */
export async function post(address, data) {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(data) }).catch(() => null);
  const body = await answer?.json().catch(() => null);
  if (answer?.ok && body) return body;
  return { refusal: { message: body?.message ?? say("web-editor-js-lost") } };
}

/** Asks the server what it thinks of the work, a moment after the last change; `told` hears the last answer only. */
export class Check {
  /**
   * @param {string} address
   * @param {(answer: any) => unknown} told
   */
  constructor(address, told) {
    this.address = address;
    this.told = told;
    this.asked = 0;
    this.busy = false;
    /** @type {(() => void) | null} */
    this.after = null;
    /** @type {Timer | undefined} */
    this.waiting = undefined;
  }

  /** @param {unknown} data */
  ask(data) {
    clearTimeout(this.waiting);
    const asked = (this.asked += 1);
    this.wait(true);
    this.waiting = setTimeout(async () => {
      const answer = await post(this.address, data);
      if (asked !== this.asked) return;
      this.told(answer);
      this.wait(false);
      this.after?.();
      this.after = null;
    }, PAUSE);
  }

  /** @param {boolean} busy */
  wait(busy) {
    this.busy = busy;
    byId("verdict").setAttribute("aria-busy", String(busy));
  }

  /**
   * Let a form be sent only once the server knows the work as it is.
   * @param {HTMLFormElement} form
   */
  guard(form) {
    form.addEventListener("submit", (event) => {
      if (!this.busy) return;
      event.preventDefault();
      this.after = () => void (event.submitter?.matches(":disabled") || form.requestSubmit(event.submitter));
    });
  }
}

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

/**
 * Let a file be opened: `read(text, name)` gets what is in it.
 * @param {string} ending
 * @param {(text: string, name: string) => unknown} read
 */
export function opens(ending, read) {
  const field = byId("open", HTMLInputElement);
  field.accept = `${ending},text/plain`;
  field.addEventListener("change", async () => {
    const [file] = field.files ?? [];
    if (!file) return;
    const about = { file: file.name };
    const text = file.size > LARGEST ? null : await file.text().catch(() => null);
    field.value = "";
    if (text === null) notice(say(file.size > LARGEST ? "web-editor-js-large" : "web-editor-js-unreadable", about), true);
    else await read(text, file.name);
  });
}

/**
 * Let the address, the link to copy and the file to download be those of the work; without a query there are none.
 * @param {string} path
 * @param {string} file
 * @param {Record<string, string> | null} query
 */
export function share(path, file, query) {
  const address = query && `${path}?${new URLSearchParams(query)}`;
  const button = byId("copy", HTMLButtonElement), save = byId("save", HTMLAnchorElement);
  byId("link", HTMLInputElement).value = button.dataset.copy = address ? location.origin + address : "";
  button.disabled = !address;
  if (!address) return save.removeAttribute("href");
  save.href = `${file}?${new URLSearchParams(query)}`;
  history.replaceState(null, "", address);
  retain(HERE + path, location.pathname + location.search);
  for (const back of all(document, "input[name=back]", HTMLInputElement)) back.value = address;
}

/**
 * Begin with what came with a link, unless the address is our own, of a moment before the last change.
 * @template T
 * @param {Work<T>} work
 * @param {T | null} brought
 */
export function arrive(work, brought) {
  const here = location.pathname + location.search;
  if (brought && here !== recall(HERE + location.pathname) && work.put(brought) && !work.isNew) notice(say("web-editor-js-brought"));
}

/**
 * Listen to what all editors have: undo, redo, copy, play. `show()` shows the work as it is now.
 * @param {Work<any>} work
 * @param {Check} check
 * @param {() => void} show
 */
export function attend(work, check, show) {
  check.guard(byId("play", HTMLFormElement));
  const link = byId("link", HTMLInputElement);
  /** @param {"undo" | "redo"} how */
  const step = (how) => {
    if (!work[how]()) return;
    notice("");
    show();
    announce(say(how === "undo" ? "web-editor-js-undone" : "web-editor-js-redone"));
  };
  byId("undo").addEventListener("click", () => step("undo"));
  byId("redo").addEventListener("click", () => step("redo"));
  byId("copy").addEventListener("click", () => copy(byId("copy")));
  link.addEventListener("focus", () => link.select());
  addEventListener("keydown", (event) => {
    if (!(event.ctrlKey || event.metaKey) || closest(event, "input:not([type=radio], [type=checkbox]), textarea")) return;
    const pressed = event.key.toLowerCase();
    if (pressed !== "z" && pressed !== "y") return;
    event.preventDefault();
    step(pressed === "y" || event.shiftKey ? "redo" : "undo");
  });
}

/**
 * Show whether there is something to take back.
 * @param {Work<any>} work
 */
export function steps(work) {
  byId("undo", HTMLButtonElement).disabled = !work.past.length;
  byId("redo", HTMLButtonElement).disabled = !work.future.length;
}
