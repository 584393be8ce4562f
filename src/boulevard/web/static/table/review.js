// The review of a game: a walk through it, with a graph to go somewhere by. While it is worked out, the page asks again.

import { byId, closest } from "../common/elements.js";
import { Walk } from "./walk.js";

const AGAIN_MS = 1000;
const root = byId("table");
const walk = Walk.through(root);

/**
 * The move that a point of the graph is about.
 * @param {SVGSVGElement} graph
 * @param {MouseEvent} event
 */
function moveAt(graph, { clientX, clientY }) {
  const { left, right, last } = graph.dataset, matrix = graph.getScreenCTM() ?? new DOMMatrix();
  const { x } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const wide = graph.viewBox.baseVal.width - Number(left) - Number(right);
  return Math.round(((x - Number(left)) / wide) * Number(last));
}

async function follow() {
  while (root.querySelector("[data-waiting]")) {
    await new Promise((done) => setTimeout(done, AGAIN_MS));
    if (!walk.busy) await walk.renew();
  }
}

root.addEventListener("click", (event) => {
  const graph = closest(event, "svg.graph", SVGSVGElement);
  if (graph) walk.walk(walk.at(moveAt(graph, event)));
});
follow();
