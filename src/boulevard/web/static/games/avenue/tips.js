// What a space of a sheet of Avenue shows, in words that teach.

import { one } from "../../common/elements.js";
import { say } from "../../common/words.js";

/** @type {Record<string, string>} */
const TOPICS = { CP: "castle-purple", CG: "castle-green", P: "grapes-purple", G: "grapes-green" };

/**
 * The words of a space, and what it is good for; none of one where nothing is.
 * @param {SVGSVGElement} drawing
 * @param {string} space
 */
export function lesson(drawing, space) {
  const group = one(drawing, `[data-space="${space}"]`, SVGGElement);
  const { symbol = ".", road } = group.dataset;
  if (symbol === "." && !road) return "";
  const topic = TOPICS[symbol] ?? TOPICS[symbol.length > 1 ? symbol[0] : ""] ?? (symbol === "." ? "road" : "farm");
  return `${one(group, "title").textContent} ${say(`web-avenue-js-tip-${topic}`)}`;
}
