// Gestures on the board and in the tray, by pointer and by keyboard, for whatever game: who hears of them is
// table.game (see playable.js).

import { all, closest, one } from "../common/elements.js";
import { listens } from "../common/shortcuts.js";

/** @typedef {import("./playable.js").Playable<any>} Table */

const FAR = 8;
const TWICE = 320;
const LIFT = 56;
const PRESS = 500; // so long a finger rests that wants to be told something (tips.js)
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Whether a key is for what is focused, and not for the board. A dialog keeps the focus for a moment after it was closed.
 * @param {Event} event
 */
export const writes = (event) => closest(event, "input, textarea, select, dialog[open]");

/**
 * By what a pointer event came.
 * @param {PointerEvent} event
 */
const means = (event) => /** @type {Means} */ (event.pointerType);

/**
 * Listen to everything.
 * @param {Table} table
 * @param {HTMLElement} root
 */
export function listen(table, root) {
  onBoard(table);
  onTray(table, root);
  onKeys(table, root);
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (form.id !== "notation") return;
    event.preventDefault();
    event.stopPropagation();
    const move = one(form, "[name=move]", HTMLInputElement).value.trim();
    if (move && move === table.draft.move) table.draft.confirm();
    else if (move) table.draft.complete(move);
  }, true);
}

/** @param {Table} table */
function onBoard(table) {
  const { board } = table;
  let last = -Infinity, pressed = 0, wheeled = -Infinity, lifted = false;
  /** @param {MouseEvent} event */
  const under = (event) => board.under(event.clientX, event.clientY);
  board.element.addEventListener("pointermove", (event) => {
    const at = under(event);
    board.point(null);
    table.game.point?.(at?.space ?? null, at);
  });
  board.element.addEventListener("pointerleave", () => {
    if (!lifted) table.game.point?.(null, null);
  });
  board.element.addEventListener("pointerdown", (event) => {
    lifted = false;
    pressed = event.timeStamp;
    if (event.pointerType !== "mouse") table.game.point?.(under(event)?.space ?? null, under(event));
  });
  board.element.addEventListener("pointerup", (event) => {
    if (event.button !== 0) return;
    const at = under(event), now = event.timeStamp;
    lifted = at !== null && event.pointerType !== "mouse"; // so a finger leaves the board, but what it showed there stays
    const twice = event.pointerType !== "mouse" && now - last < TWICE;
    last = twice ? 0 : now;
    if (twice && table.game.held) table.game.turn?.(1);
    else if (at) table.game.drop?.(at.space, at, means(event), event.pointerType !== "mouse" && now - pressed > PRESS);
  });
  board.element.addEventListener("click", (event) => {
    const { cell } = closest(event, "[data-cell]")?.dataset ?? {}; // a reader of screens chooses a cell without a pointer
    if (cell) table.game.drop?.(cell, board.middle(cell), "key");
  });
  board.element.addEventListener("contextmenu", (event) => {
    if (table.game.held) event.preventDefault();
  });
  board.element.addEventListener("wheel", (event) => {
    if (!table.game.held) return;
    event.preventDefault();
    if (event.timeStamp - wheeled < 120 || !event.deltaY) return;
    wheeled = event.timeStamp;
    table.game.turn?.(Math.sign(event.deltaY));
  }, { passive: false });
}

/**
 * Buttons with data-take: a click or Enter takes; pressing and pulling carries it straight to the board.
 * @param {Table} table
 * @param {HTMLElement} root
 */
function onTray(table, root) {
  /** @type {{ button: HTMLElement, x: number, y: number } | null} */
  let pressed = null;
  let carried = false;
  /** @param {Event} event */
  const usable = (event) => {
    const button = closest(event, "[data-take]");
    return button?.getAttribute("aria-disabled") === "false" ? button : null;
  };
  /** @param {PointerEvent} event */
  const over = (event) => {
    const lift = event.pointerType === "mouse" ? 0 : LIFT;
    return table.board.under(event.clientX, event.clientY - lift);
  };
  root.addEventListener("click", (event) => {
    const button = usable(event);
    if (button && !carried) take(table, button);
    if (button && byKey(event) && table.game.held && !table.draft.move) table.board.element.focus();
    carried = false;
  });
  root.addEventListener("pointerdown", (event) => {
    carried = false;
    const button = event.button === 0 ? usable(event) : null;
    pressed = button && { button, x: event.clientX, y: event.clientY };
  });
  addEventListener("pointermove", (event) => {
    if (!pressed) return;
    if (!carried && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR) {
      table.draft.pulling = true;
      carried = take(table, pressed.button) && Boolean(table.game.held);
      table.draft.pulling = false;
      if (!carried) pressed = null;
      else if (event.pointerType !== "mouse") pressed.button.setPointerCapture(event.pointerId);
    }
    if (carried) table.game.point?.(over(event)?.space ?? null, over(event));
  });
  addEventListener("pointerup", (event) => {
    const at = carried && over(event);
    if (at) table.game.drop?.(at.space, at, means(event));
    pressed = null;
    if (carried) setTimeout(() => (carried = false));
  });
  addEventListener("pointercancel", () => {
    if (carried) table.draft.back();
    pressed = null;
    carried = false;
  });
}

/**
 * Whether a click was made by Enter or the space bar: then the next keys are for the board.
 * @param {MouseEvent} event
 */
const byKey = (event) => event.detail === 0;

/**
 * @param {Table} table
 * @param {HTMLElement} button
 */
function take(table, button) {
  if (table.game.take?.(button)) return true;
  const { take: move = "" } = button.dataset;
  if (table.legal.includes(move)) table.draft.complete(move);
  return false;
}

/**
 * @param {Table} table
 * @param {Element} root
 */
function onKeys(table, root) {
  const { board } = table;
  document.addEventListener("pointerdown", () => (table.byKeys = false), true);
  listens("boards/gestures.js");
  document.addEventListener("keydown", (event) => {
    table.byKeys = true;
    if (event.altKey || event.ctrlKey || event.metaKey || writes(event)) return;
    const atBoard = event.target === board.element;
    const step = ARROWS[event.key], group = closest(event, "[data-rove]");
    if (event.key === "Escape") table.draft.back();
    else if (event.key.toLowerCase() === "r" && table.game.held) table.game.turn?.(event.shiftKey ? -1 : 1);
    else if (step && group) rove(group, event.target, step[0] + step[1]);
    else if (step && (atBoard || table.game.held)) walk(table, ...step);
    else if (event.key === "Enter" && table.draft.move && (atBoard || event.target === document.body)) table.draft.confirm();
    else if ((event.key === "Enter" || event.key === " ") && atBoard && board.cursor) {
      table.game.drop?.(board.cursor, board.middle(board.cursor), "key");
    } else return;
    event.preventDefault();
  });
  board.element.addEventListener("focus", () => {
    const asked = table.draft.panel.querySelector(".prompt")?.textContent;
    if (board.element.matches(":focus-visible") && !board.cursor) show(table, first(table), asked);
  });
  board.element.addEventListener("blur", () => board.point(null));
  root.addEventListener("focusin", (event) => {
    const group = closest(event, "[data-rove] [data-take]")?.closest("[data-rove]");
    if (!group) return;
    for (const other of all(group, "[data-take]")) other.tabIndex = other === event.target ? 0 : -1;
  });
}

/**
 * Move the cursor of the board by a step.
 * @param {Table} table
 * @param {number} right
 * @param {number} down
 */
function walk(table, right, down) {
  const { board } = table;
  if (table.game.steer?.(right, down)) return;
  const from = board.cursor ?? first(table);
  const to = board.cursor ? board.next(board.cursor, right, down) : from;
  if (document.activeElement !== board.element) board.element.focus();
  show(table, to ?? from);
}

/** @param {Table} table */
function first(table) {
  return table.game.start?.() ?? [...table.board.spaces.keys()][0];
}

/**
 * Show the cursor on a space, whose words are those of its cell, and say what is asked.
 * @param {Table} table
 * @param {string | null | undefined} space
 * @param {string} asked
 */
function show(table, space, asked = "") {
  if (!space) return;
  table.board.point(space);
  if (asked) table.announce(asked);
  table.game.point?.(space, { space, ...table.board.middle(space) });
}

/**
 * Go to the next or the previous button of a group.
 * @param {Element} group
 * @param {EventTarget | null} from
 * @param {number} step
 */
function rove(group, from, step) {
  const shown = all(group, "[data-take]").filter((it) => it.offsetParent);
  const at = shown.findIndex((it) => it === from);
  const to = shown[(at + step + shown.length) % shown.length];
  to?.focus();
}
