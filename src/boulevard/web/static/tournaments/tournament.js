// A tournament keeps up by itself, on its page and on a big screen.

import { byId, closest, one } from "../common/elements.js";
import { renewing } from "../common/renewed.js";

const AGAIN_MS = 10_000;
const renew = renewing(location.pathname, byId("tournament"));
const name = one(document, "[data-tournament]", HTMLElement).dataset.tournament;

/** Follow what happens; a lost connection comes back, and may have missed something. */
function follow() {
  const source = new EventSource(`/api/tournaments/${name}/events`);
  source.addEventListener("tournament", renew);
  source.addEventListener("out", () => location.reload());
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(follow, AGAIN_MS);
  });
  addEventListener("pagehide", () => source.close(), { once: true });
}

document.addEventListener("click", async (event) => {
  const button = closest(event, "[data-copy]", HTMLElement);
  if (!button) return;
  await navigator.clipboard?.writeText(button.dataset.copy ?? "").catch(() => undefined);
  button.textContent = button.dataset.done ?? "";
});
addEventListener("pageshow", (event) => event.persisted && location.reload());
follow();
