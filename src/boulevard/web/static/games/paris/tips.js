// What stands on a space of Paris, in words that teach.

import { say } from "../../common/words.js";

/** The words of a building, a piece or a space, and what it is good for. */
export function lesson(drawing, space, facts) {
  const things = [...drawing.querySelectorAll("[data-piece], [data-building][data-spaces]")];
  const thing = things.reverse().find(({ dataset }) => dataset.spaces.split(",").includes(space));
  const group = thing ?? drawing.querySelector(`[data-space="${space}"]`);
  const { piece, building, kind } = group.dataset;
  const topic = piece ?? (building === "garden" ? building : building ? "building" : kind);
  return `${group.querySelector("title").textContent} ${say(`web-paris-js-tip-${topic}`, facts)}`;
}
