// Gestures on the board and in the tray, by pointer and by keyboard, for whatever game: who hears of them is
// table.game (see table.js).

const FAR = 8;
const TWICE = 320;
const LIFT = 56;
const PRESS = 500; // so long a finger rests that wants to be told something (tips.js)
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Whether a key is for what is focused, and not for the board. A dialog keeps the focus for a moment after it was closed. */
export const writes = (target) => target.closest("input, textarea, select, dialog[open]");

/** Listen to everything. */
export function listen(table, root) {
  onBoard(table);
  onTray(table, root);
  onKeys(table, root);
  document.addEventListener("submit", (event) => {
    if (event.target.id !== "notation") return;
    event.preventDefault();
    event.stopPropagation();
    const move = event.target.elements.move.value.trim();
    if (move && move === table.draft.move) table.draft.confirm();
    else if (move) table.draft.look(move);
  }, true);
}

function onBoard(table) {
  const { board } = table;
  let last = 0, pressed = 0, wheeled = 0, lifted = false;
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
    lifted = at && event.pointerType !== "mouse"; // so a finger leaves the board, but what it showed there stays
    const twice = event.pointerType !== "mouse" && now - last < TWICE;
    last = twice ? 0 : now;
    if (twice && table.game.held) table.game.turn?.(1);
    else if (at) table.game.drop?.(at.space, at, event.pointerType, event.pointerType !== "mouse" && now - pressed > PRESS);
  });
  board.element.addEventListener("click", ({ target }) => {
    const { cell } = target.dataset; // a reader of screens chooses a cell without a pointer
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

/** Buttons with data-take: a click or Enter takes; pressing and pulling carries it straight to the board. */
function onTray(table, root) {
  let pressed = null, carried = false;
  const usable = (event) => {
    const button = event.target.closest("[data-take]");
    return button?.getAttribute("aria-disabled") === "false" ? button : null;
  };
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
    pressed = event.button === 0 && usable(event) && { button: usable(event), x: event.clientX, y: event.clientY };
  });
  addEventListener("pointermove", (event) => {
    if (!pressed) return;
    if (!carried && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > FAR) {
      carried = take(table, pressed.button) && table.game.held;
      if (!carried) pressed = null;
      else if (event.pointerType !== "mouse") pressed.button.setPointerCapture(event.pointerId);
    }
    if (carried) table.game.point?.(over(event)?.space ?? null, over(event));
  });
  addEventListener("pointerup", (event) => {
    const at = carried && over(event);
    if (at) table.game.drop?.(at.space, at, event.pointerType);
    pressed = null;
    if (carried) setTimeout(() => (carried = false));
  });
  addEventListener("pointercancel", () => {
    if (carried) table.draft.back();
    pressed = null;
    carried = false;
  });
}

/** Whether a click was made by Enter or the space bar: then the next keys are for the board. */
const byKey = (event) => event.detail === 0;

function take(table, button) {
  if (table.game.take?.(button)) return true;
  const move = button.dataset.take;
  if (table.legal.includes(move)) table.draft.look(move);
  return false;
}

function onKeys(table, root) {
  const { board } = table;
  document.addEventListener("pointerdown", () => (table.byKeys = false), true);
  document.addEventListener("keydown", (event) => {
    table.byKeys = true;
    if (event.altKey || event.ctrlKey || event.metaKey || writes(event.target)) return;
    const atBoard = event.target === board.element;
    const step = ARROWS[event.key];
    if (event.key === "Escape") table.draft.back();
    else if (event.key.toLowerCase() === "r" && table.game.held) table.game.turn?.(event.shiftKey ? -1 : 1);
    else if (step && event.target.closest("[data-rove]")) rove(event.target, step[0] + step[1]);
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
    const group = event.target.closest("[data-rove]");
    if (!group || !event.target.matches("[data-take]")) return;
    for (const other of group.querySelectorAll("[data-take]")) other.tabIndex = other === event.target ? 0 : -1;
  });
}

/** Move the cursor of the board by a step. */
function walk(table, right, down) {
  const { board } = table;
  if (table.game.steer?.(right, down)) return;
  const from = board.cursor ?? first(table);
  const to = board.cursor ? board.next(from, right, down) : from;
  if (document.activeElement !== board.element) board.element.focus();
  show(table, to ?? from);
}

function first(table) {
  return table.game.start?.() ?? [...table.board.spaces.keys()][0];
}

/** Show the cursor on a space, whose words are those of its cell, and say what is asked. */
function show(table, space, asked = "") {
  if (!space) return;
  table.board.point(space);
  if (asked) table.announce(asked);
  table.game.point?.(space, { space, ...table.board.middle(space) });
}

/** Go to the next or the previous button of a group. */
function rove(from, step) {
  const all = [...from.closest("[data-rove]").querySelectorAll("[data-take]")].filter((it) => it.offsetParent);
  const to = all[(all.indexOf(from) + step + all.length) % all.length];
  to?.focus();
}
