// Explanations of pieces and symbols: at whatever has data-tip, on hover, focus and tap, and at the spaces of a board.
//
// A tip is shown when the pointer has come and rested for a moment, at once when something is focused by keys or tapped,
// and when a finger rests on a button that a tap would use; not when something comes to lie under a pointer that is
// still, nor where the page itself leads the focus. It goes with Escape, by scrolling, and when its place is left. While
// it is there it describes its place to readers of screens.

import { closest, made } from "./elements.js";

const GAP = 8;
const REST = 350;
const BOARD_REST = 900;
const PRESS = 500;
const SLIP = 4;

const tip = document.getElementById("tip") ?? added();
/** @type {Element | null} */
let owner = null;
/** @type {Timer | undefined} */
let waiting;
let quiet = false;

function added() {
  const element = made("p", { id: "tip", role: "tooltip", hidden: true });
  document.body.append(element);
  return element;
}

/**
 * Say something at a place of the window; `about` is the element that it describes.
 * @param {string} text
 * @param {DOMRect} box
 * @param {Element | null} about
 */
function show(text, box, about) {
  hide();
  tip.textContent = text;
  tip.hidden = false;
  owner = about;
  owner?.setAttribute("aria-describedby", [owner.getAttribute("aria-describedby"), "tip"].filter(Boolean).join(" "));
  const own = tip.getBoundingClientRect();
  const left = Math.min(innerWidth - own.width - GAP, Math.max(GAP, box.left + (box.width - own.width) / 2));
  const above = box.top - own.height - GAP, below = Math.min(box.bottom + GAP, innerHeight - own.height - GAP);
  tip.style.left = `${left}px`;
  tip.style.top = `${above > GAP ? above : below}px`;
}

/** Take the tip away, and whatever would be shown soon. */
export function hide() {
  clearTimeout(waiting);
  const left = owner?.getAttribute("aria-describedby")?.split(" ").filter((id) => id !== "tip") ?? [];
  if (left.length) owner?.setAttribute("aria-describedby", left.join(" "));
  else owner?.removeAttribute("aria-describedby");
  owner = null;
  tip.hidden = true;
}

/**
 * Lead the focus somewhere without a tip: nobody asked for one.
 * @param {HTMLElement | null | undefined} element
 */
export function lead(element) {
  quiet = true;
  element?.focus({ preventScroll: true });
  quiet = false;
}

/**
 * @param {number} time
 * @param {() => unknown} action
 */
function soon(time, action) {
  clearTimeout(waiting);
  waiting = setTimeout(action, time);
}

/** @param {HTMLElement} about */
const explain = (about) => about.isConnected && show(about.dataset.tip ?? "", about.getBoundingClientRect(), about);
/** @param {Element} about */
const isUsed = (about) => about.matches("[data-take][aria-disabled=false], a[href], button:not([data-tip-only], [data-take])");

/**
 * Show the tips of a page, or of a part of it.
 * @param {HTMLElement} root
 */
export function tips(root) {
  /** @param {Event} event */
  const found = (event) => closest(event, "[data-tip]");
  /** @type {Element | null} */
  let at = null;
  let pressed = false;
  root.addEventListener("pointermove", (event) => {
    const about = found(event);
    if (event.pointerType === "touch" || about === at) return;
    at = about;
    if (about) soon(REST, () => explain(about));
    else hide();
  });
  root.addEventListener("pointerleave", () => {
    at = null;
    hide();
  });
  root.addEventListener("focusin", (event) => {
    const about = found(event);
    if (about && !quiet && closest(event, ":focus-visible") === event.target) explain(about);
  });
  root.addEventListener("focusout", hide);
  root.addEventListener("pointerdown", (event) => {
    const about = found(event);
    pressed = false;
    if (event.pointerType === "mouse" || !about) return;
    soon(PRESS, () => {
      pressed = true;
      explain(about);
    });
  });
  root.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" || Math.hypot(event.movementX, event.movementY) < SLIP) return;
    pressed = false;
    hide();
  });
  for (const kind of ["pointerup", "pointercancel"]) root.addEventListener(kind, () => clearTimeout(waiting));
  root.addEventListener("click", (event) => {
    const about = found(event);
    if (pressed) {
      pressed = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    } else if (about && !isUsed(about)) explain(about);
    else hide();
  }, true);
}

/**
 * Explain the spaces of a table's board, in the words of its game: where the pointer, the cursor or a finger rests, and
 * where a tap does nothing else.
 * @param {import("../boards/playable.js").Playable<any>} table
 * @param {HTMLElement} root
 */
export function explainBoard(table, root) {
  const { board } = table;
  const { tips: module } = root.dataset;
  if (!module) return;
  const words = import(module);
  /** @param {string} space */
  const about = async (space) => {
    const { lesson } = await words, group = board.spaces.get(space)?.group;
    const text = group && !table.game.held && !table.draft.move && lesson(board.drawing, space, table.facts);
    if (text) show(text, board.inWindow(space), document.getElementById(`cell-${space}`));
  };
  /** @param {string} space */
  const isMove = (space) => table.legal.some((move) => {
    const [verb, at] = move.split(" ");
    return at === space && !root.querySelector(`[data-take^="${verb}"]`);
  });
  /** @type {string | null} */
  let at = null;
  let finger = false;
  board.element.addEventListener("pointermove", (event) => {
    const space = board.under(event.clientX, event.clientY)?.space ?? null;
    if (event.pointerType !== "mouse" || space === at) return;
    at = space;
    hide();
    if (space) soon(BOARD_REST, () => about(space));
  });
  board.element.addEventListener("pointerleave", () => {
    at = null;
    hide();
  });
  board.element.addEventListener("pointerdown", (event) => {
    hide();
    finger = event.pointerType !== "mouse";
    const space = finger && board.under(event.clientX, event.clientY)?.space;
    if (space) soon(PRESS, () => about(space));
  });
  board.element.addEventListener("click", (event) => {
    const space = finger && board.under(event.clientX, event.clientY)?.space;
    if (space && !isMove(space)) about(space);
  });
  new MutationObserver(() => {
    hide();
    if (board.cursor) soon(BOARD_REST, () => board.cursor && about(board.cursor));
  }).observe(board.element, { attributeFilter: ["aria-activedescendant"] });
}

document.addEventListener("keydown", (event) => event.key === "Escape" && hide(), true);
addEventListener("scroll", hide, true);
addEventListener("htmx:afterSwap", hide);
