// What moves after a move: pieces slide into place, lamps light up, a drawn road is inked; short and calm.
//
// The drawing before and after is compared by the ids and data attributes of its parts, so this serves every game. A
// part that carries data-owner comes from its owner's side of the table: one's own from below, another's from above.

import { all } from "../common/elements.js";
import { isCalm } from "../common/preferences.js";

const EASE = "cubic-bezier(.2, .8, .3, 1)";
const SLIDE = 420, GLOW = 700, INK = 620;
const ROAD = 130;
/** The length of a road across a space, and a little more. */

/**
 * What there is in a drawing: things by id, paved spaces, lamps and roads.
 * @param {SVGSVGElement | null} drawing
 */
export function snapshot(drawing) {
  /** @param {string} selector */
  const found = (selector) => (drawing ? all(drawing, selector, SVGGElement) : []);
  return {
    things: new Set(found(".building, .piece").map(({ id }) => id)),
    spaces: new Map(found(".space").map(({ id, dataset }) => [id, dataset.kind ?? dataset.road ?? ""])),
    glows: new Set(found(".glow").map(({ dataset }) => dataset.lamp)),
  };
}

/**
 * Let what is new since a snapshot come into place; return what kinds of things were new.
 * @param {SVGSVGElement | null} drawing
 * @param {ReturnType<typeof snapshot>} before
 * @param {string | number | null} seat
 */
export function animate(drawing, before, seat) {
  /** @type {Set<string>} */
  const found = new Set();
  if (!drawing || !before.spaces.size) return found;
  /**
   * @param {Element} element
   * @param {PropertyIndexedKeyframes} frames
   * @param {number} duration
   * @param {number} delay
   */
  const play = (element, frames, duration, delay = 0) => {
    if (!isCalm()) element.animate(frames, { duration, delay, easing: EASE, fill: "backwards" });
  };
  for (const thing of all(drawing, ".building, .piece", SVGGElement)) {
    if (before.things.has(thing.id)) continue;
    found.add("thing");
    play(thing, slide(thing.dataset.owner === seat ? 1 : -1), SLIDE);
  }
  for (const space of all(drawing, ".space", SVGGElement)) {
    const { kind, road } = space.dataset;
    if ((before.spaces.get(space.id) ?? "") === (kind ?? road ?? "")) continue;
    if (kind) play(space, slide(0.5), SLIDE);
    const lane = road && space.querySelector("use");
    if (lane) play(lane, { strokeDasharray: [ROAD, ROAD], strokeDashoffset: [ROAD, 0] }, INK);
    found.add(road ? "road" : "stone");
  }
  for (const glow of all(drawing, ".glow", SVGGElement)) {
    if (before.glows.has(glow.dataset.lamp)) continue;
    found.add("lamp");
    play(glow, { opacity: [0, 0.35, 0.2, 1] }, GLOW, SLIDE / 2);
  }
  return found;
}

/** @param {number} from */
const slide = (from) => ({ translate: [`0 ${48 * from}px`, "0 0"], opacity: [0, 1] });
