// By pointer, straight on the board of the score pad: paint the ground in strokes, and drag what stands there.

const FAR = 8;

/**
 * Listen to the board; gestures.js has done so before.
 * @param {import("./scorepad.js").Pad} pad
 * @param {import("./scorepad_hand.js").Hand} hand
 */
export function attend(pad, hand) {
  const { element } = pad.board;
  /** @param {{ clientX: number, clientY: number }} event */
  const under = ({ clientX, clientY }) => pad.board.under(clientX, clientY);
  /** @type {ReturnType<typeof pad.stroke>} */
  let stroke = null;
  /** @type {{ thing: string, space: string, x: number, y: number } | null} */
  let pressed = null;
  let carried = false;

  element.addEventListener("pointerdown", (event) => {
    const at = under(event);
    if (event.button !== 0 || hand.held || !at) return;
    const thing = pad.tab === "ground" ? null : pad.position.at(at.space);
    if (pad.tab === "ground") {
      stroke = pad.stroke(at.space);
      element.setPointerCapture(event.pointerId);
    } else if (thing) pressed = { thing, space: at.space, x: event.clientX, y: event.clientY };
  });

  element.addEventListener("pointermove", (event) => {
    if (stroke) return stroke.over(under(event)?.space);
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
