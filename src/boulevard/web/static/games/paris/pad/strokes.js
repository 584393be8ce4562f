// By pointer, straight on the board that is set up: paint the ground in strokes, and drag what stands there.

import { way } from "../../../common/strokes.js";

const FAR = 8;

/**
 * Begin a stroke of the brush over some spaces; what was just laid as a tile is turned instead.
 * @param {import("./pad.js").Pad} pad
 * @param {string} space
 * @param {import("../../../common/strokes.js").Point} from
 */
function begun(pad, space, from) {
  const { hand, board, position, brush } = pad;
  if (hand.hasLaid(space)) {
    hand.turn(1);
    return null;
  }
  hand.chosen = null;
  const kind = brush === "next" ? position.next(space) : brush, spaces = new Set([space]);
  board.mark("placed", spaces, 1);
  return {
    over: (/** @type {PointerEvent} */ event) => {
      for (const point of way(from, event)) {
        const at = board.under(point.clientX, point.clientY);
        if (at) spaces.add(at.space);
      }
      from = event;
      board.mark("placed", spaces, 1);
    },
    end: () => {
      pad.change(() => spaces.forEach((it) => position.pave(it, kind)));
      hand.show();
    },
  };
}

/**
 * Listen to the board; gestures.js has done so before.
 * @param {import("./pad.js").Pad} pad
 * @param {import("./hand.js").Hand} hand
 */
export function attend(pad, hand) {
  const { element } = pad.board;
  /** @param {{ clientX: number, clientY: number }} event */
  const under = ({ clientX, clientY }) => pad.board.under(clientX, clientY);
  /** @type {ReturnType<typeof begun>} */
  let stroke = null;
  /** @type {{ thing: string, space: string, x: number, y: number } | null} */
  let pressed = null;
  let carried = false;

  element.addEventListener("pointerdown", (event) => {
    const at = under(event);
    if (event.button !== 0 || hand.held || !at) return;
    const thing = pad.tab === "ground" ? null : pad.position.at(at.space);
    if (pad.tab === "ground") {
      stroke = begun(pad, at.space, event);
      element.setPointerCapture(event.pointerId);
    } else if (thing) pressed = { thing, space: at.space, x: event.clientX, y: event.clientY };
  });

  element.addEventListener("pointermove", (event) => {
    if (stroke) return stroke.over(event);
    if (!pressed || carried || Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) < FAR) return;
    carried = true;
    element.setPointerCapture(event.pointerId);
    hand.hold(pressed.thing, pad.position.find(pressed.thing)?.owner ?? "", null, pressed.space);
    hand.point(under(event)?.space ?? null);
  });

  element.addEventListener("pointerup", (event) => {
    stroke?.end();
    if (carried && hand.held && !under(event)) hand.remove();
    stroke = pressed = null;
    carried = false;
  });

  element.addEventListener("pointercancel", () => {
    stroke?.end();
    if (carried) hand.back();
    stroke = pressed = null;
    carried = false;
  });

  // A finger on something that can be moved moves that, and not the page.
  element.addEventListener("touchstart", (event) => {
    const at = under(event.changedTouches[0]);
    if (at && event.cancelable && (hand.held || pad.tab === "ground" || pad.position.at(at.space))) event.preventDefault();
  }, { passive: false });
}
