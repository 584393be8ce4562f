// What the editors share: work that outlives a reload and can be taken back, the server's opinion of it, links and files.

import { copy } from "../common/copying.js";
import { all, byId, closest, shape } from "../common/elements.js";
import { History } from "../common/history.js";
import { recall, retain } from "../common/storage.js";
import { say } from "../common/words.js";
import { listens } from "../common/shortcuts.js";

const STEPS = 200;
const HERE = "boulevard.at.";
const PAUSE = 120;
const LARGEST = 10_000;
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
 * Say what the server thinks of the work: that it is good, that something is wrong (bad) or left to do (todo).
 * @param {string} message
 * @param {"good" | "bad" | "todo"} mood
 */
export function tell(message, mood) {
  const verdict = byId("verdict");
  if (verdict.textContent !== message) verdict.textContent = message;
  verdict.dataset.mood = mood;
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
 * Send data to the server: its answer, or the sentence of a refusal.
 * @param {string} address
 * @param {unknown} data
 * @param {string} lost the key of what is said if there is no answer
 * @returns {Promise<any>}
 */
export async function post(address, data, lost = "web-editor-js-lost") {
  const headers = { "Content-Type": "application/json" };
  const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(data) }).catch(() => null);
  const body = await answer?.json().catch(() => null);
  if (answer?.ok && body) return body;
  return { refusal: { message: body?.message ?? say(lost) } };
}

/** Asks the server what it thinks of the work, a moment after the last change; `answered` hears the last answer only. */
export class Check {
  /**
   * @param {string} address
   * @param {(answer: any) => unknown} answered
   * @param {string} [lost] the key of what is said if there is no answer
   */
  constructor(address, answered, lost) {
    this.address = address;
    this.answered = answered;
    this.lost = lost;
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
      const answer = await post(this.address, data, this.lost);
      if (asked !== this.asked) return;
      this.answered(answer);
      this.wait(false);
      this.after?.();
      this.after = null;
    }, PAUSE);
  }

  /** @param {boolean} busy */
  wait(busy) {
    this.busy = busy;
    for (const verdict of all(document, "#verdict")) verdict.setAttribute("aria-busy", String(busy));
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
  stay(path, query);
}

/**
 * Let the address of the page be that of the work, so that it comes again with it.
 * @param {string} path
 * @param {Record<string, string>} query
 */
export function stay(path, query) {
  const address = `${path}?${new URLSearchParams(query)}`;
  history.replaceState(null, "", address);
  retain(HERE + path, location.pathname + location.search);
  for (const back of all(document, "input[name=back]", HTMLInputElement)) back.value = address;
}

/** Whether the address is our own, of a moment before the last change, and not a link that somebody has opened. */
export const isOurs = () => location.pathname + location.search === recall(HERE + location.pathname);

/**
 * Begin with what came with a link, unless the address is our own, of a moment before the last change.
 * @template T
 * @param {Work<T>} work
 * @param {T | null} brought
 */
export function arrive(work, brought) {
  if (brought && !isOurs() && work.put(brought) && !work.isNew) notice(say("web-editor-js-brought"));
}

/**
 * Listen to what editors of something to play with have: undo, redo, copy, play. `show()` shows the work as it is now.
 * @param {Work<any>} work
 * @param {Check} check
 * @param {() => void} show
 */
export function attend(work, check, show) {
  const link = byId("link", HTMLInputElement);
  check.guard(byId("play", HTMLFormElement));
  byId("copy").addEventListener("click", () => copy(byId("copy")));
  link.addEventListener("focus", () => link.select());
  attendSteps(work, show);
}

/**
 * Listen to undo and redo.
 * @param {Work<any>} work
 * @param {() => void} show
 */
export function attendSteps(work, show) {
  /** @param {"undo" | "redo"} how */
  const step = (how) => {
    if (!work[how]()) return;
    notice("");
    show();
    announce(say(how === "undo" ? "web-editor-js-undone" : "web-editor-js-redone"));
  };
  byId("undo").addEventListener("click", () => step("undo"));
  byId("redo").addEventListener("click", () => step("redo"));
  listens("editors/editor.js");
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
