// Roads that are drawn at once over the server's drawing of a sheet, until there is a new one.

import { all, one, shape } from "../../../common/elements.js";

const ROADS = /(art-road|art-pencil|^#ink|^#pencil)-/;

/**
 * Let a drawing show a player's roads, and the choice for the open card (its road, 0 if there is none).
 * @param {HTMLElement} drawing
 * @param {Avenue.AvenuePlayer} player
 * @param {number} open
 */
export function inkAll(drawing, { roads, choice }, open) {
  for (const space of all(drawing, "[data-space]", SVGGElement)) {
    const name = space.dataset.space ?? "", chosen = open > 0 && choice === `draw ${name}`;
    ink(space, roads[name] ? `ink-${roads[name]}` : chosen ? `pencil-${open}` : "", open);
  }
}

/**
 * @param {SVGGElement} space
 * @param {string} wanted
 * @param {number} open
 */
function ink(space, wanted, open) {
  const { road, choice, shown = road ? `ink-${road}` : choice ? `pencil-${open}` : "" } = space.dataset;
  if (shown === wanted) return;
  for (const drawn of all(space, "use", SVGUseElement)) if (ROADS.test(drawn.getAttribute("href") ?? "")) drawn.remove();
  if (wanted) one(space, "path", SVGPathElement).after(shape("use", { href: `#${wanted}` }));
  space.dataset.shown = wanted;
}
