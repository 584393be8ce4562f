// What a space of a sheet of Avenue shows, in words that teach.

import { say } from "../../common/words.js";

const TOPICS = { CP: "castle-purple", CG: "castle-green", P: "grapes-purple", G: "grapes-green" };

/** The words of a space, and what it is good for; none of one where nothing is. */
export function lesson(drawing, space) {
  const group = drawing.querySelector(`[data-space="${space}"]`);
  const { symbol, road } = group.dataset;
  if (symbol === "." && !road) return "";
  const topic = TOPICS[symbol] ?? TOPICS[symbol[1] && symbol[0]] ?? (symbol === "." ? "road" : "farm");
  return `${group.querySelector("title").textContent} ${say(`web-avenue-js-tip-${topic}`)}`;
}
