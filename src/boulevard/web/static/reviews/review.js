// The review of a game: a walk through it, with a graph to go somewhere by. While it is worked out, the
// page asks how far it has come, and now and then for all that is new.

import { all, byId, closest, elements, one } from "../common/elements.js";
import { isCalm } from "../common/preferences.js";
import { Walk } from "../boards/walk.js";
import { hideAnswers } from "./hiding.js";
import { listens } from "../common/shortcuts.js";

const FIRST_MS = 400; // until there is anything to show
const AGAIN_MS = 1000;
const WHOLE_MS = 3000;
const AFAR = ".moment, .decisions tbody a, .mistakes a";
const root = byId("table");
hideAnswers(root);
const walk = Walk.through(root);
listens("reviews/review.js");

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

/** @returns {HTMLElement | null} */
const waiting = (/** @type {ParentNode} */ within) => within.querySelector("[data-waiting]");

/** How far the review has come: the part of the page that says so, or nothing if it is done; not known if nobody answers. */
async function progress() {
  const answer = await fetch(`${location.pathname}/progress`, { headers: { "HX-Request": "true" } }).catch(() => null);
  return answer?.ok ? waiting(elements(await answer.text())) : undefined;
}

async function follow() {
  let drawn = waiting(root)?.dataset.looked, since = -Infinity;
  for (let now = waiting(root); now; now = waiting(root)) {
    await new Promise((done) => setTimeout(done, drawn === "0" ? FIRST_MS : AGAIN_MS));
    const next = await progress();
    if (next === undefined || walk.busy) continue;
    const looked = next?.dataset.looked;
    if (!next || (looked !== drawn && performance.now() - since > WHOLE_MS)) {
      await walk.renew();
      drawn = looked;
      since = performance.now();
    } else Idiomorph.morph(now, next.outerHTML, { morphStyle: "outerHTML" });
  }
}

/**
 * Let the moment be seen: the board on a phone, where what is said of it stands right below; otherwise all that is
 * said of it, with the way to the next one above it, in the same place from one to the next.
 */
function reveal() {
  const beside = one(root, ".beside"), said = root.querySelector(".closely") ?? one(root, ".dock");
  const behavior = isCalm() ? "instant" : "smooth";
  if (!beside.clientHeight) return one(root, ".stage").scrollIntoView({ behavior });
  const { top, bottom } = beside.getBoundingClientRect(), steps = one(root, ".walking").getBoundingClientRect().top;
  if (steps < top || said.getBoundingClientRect().bottom > bottom) beside.scrollBy({ top: steps - top, behavior });
}

// The way to the answer is gone once that is there: its focus goes to the answer, which may be shown before this event is over.
root.addEventListener("click", () => {
  const answer = () => all(root, ".ways-of .reveals").forEach((it) => it.focus({ preventScroll: true }));
  if (document.activeElement?.matches(".unrevealed")) root.addEventListener("shown", answer, { once: true });
}, { capture: true });

root.addEventListener("click", (event) => {
  const graph = closest(event, "svg.graph", SVGSVGElement);
  if (graph) walk.walk(walk.at(moveAt(graph, event)));
  if (!event.defaultPrevented || !closest(event, AFAR)) return;
  if (walk.busy) root.addEventListener("shown", () => requestAnimationFrame(reveal), { once: true });
  else reveal();
});
follow();
