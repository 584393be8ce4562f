// How high a deck could go, while bots and searches are still at it: the page looks again by itself until all is there.

import { byId, elements, one } from "../common/elements.js";

const FIRST_MS = 4_000, SLOWER = 1.5, MOST_MS = 60_000;

/**
 * Look again after a while, and then less and less often.
 * @param {number} after
 */
function lookAgain(after) {
  setTimeout(async () => {
    if (document.hidden || !(await isDone())) lookAgain(Math.min(MOST_MS, after * SLOWER));
  }, after);
}

/** Show what there is by now; tell whether that is all. */
async function isDone() {
  const answer = await fetch(location.href).catch(() => null);
  if (!answer?.ok) return false;
  const fresh = one(elements(await answer.text()), "#could-be", HTMLElement);
  byId("could-be").replaceChildren(...fresh.childNodes);
  return fresh.dataset.looking === undefined;
}

lookAgain(FIRST_MS);
