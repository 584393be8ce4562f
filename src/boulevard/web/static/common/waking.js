// What can't be pressed yet since a game is being prepared (`data-waits`) comes alive by itself, and what says so goes.

import { all, elements } from "./elements.js";

const AGAIN_MS = 3000;

/** @param {ParentNode} fresh */
function wake(fresh) {
  for (const it of all(document, "[data-waits]")) {
    if (fresh.querySelector(`[data-waits="${it.dataset.waits}"]`)) continue;
    if (!it.hasAttribute("disabled")) it.remove();
    it.removeAttribute("disabled");
    delete it.dataset.waits;
  }
}

async function look() {
  const answer = await fetch(location.href).catch(() => null);
  if (answer?.ok) wake(elements(await answer.text()));
  if (document.querySelector("[data-waits]")) setTimeout(look, AGAIN_MS);
}

setTimeout(look, AGAIN_MS);
