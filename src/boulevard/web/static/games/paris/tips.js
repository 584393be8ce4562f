// What stands on a space of Paris, in words that teach.

import { all, one } from "../../common/elements.js";
import { say } from "../../common/words.js";

/**
 * The words of a building, a piece or a space, and what it is good for.
 * @param {SVGSVGElement} drawing
 * @param {string} space
 * @param {Values} facts
 */
export function lesson(drawing, space, facts) {
  const things = all(drawing, "[data-piece], [data-building][data-spaces]", SVGGElement);
  const thing = things.reverse().find(({ dataset }) => dataset.spaces?.split(",").includes(space));
  const group = thing ?? one(drawing, `[data-space="${space}"]`, SVGGElement);
  const { piece, building, kind } = group.dataset;
  const topic = piece ?? (building === "garden" ? building : building ? "building" : kind);
  return `${one(group, "title").textContent} ${say(`web-paris-js-tip-${topic}`, facts)}`;
}
