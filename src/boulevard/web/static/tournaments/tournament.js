// A tournament keeps up by itself, on its page and on a big screen.

import { copies } from "../common/copying.js";
import { byId, one } from "../common/elements.js";
import { renewing } from "../common/renewed.js";
import { listen } from "../common/streams.js";
import { check } from "../shuffles/check.js";

const AGAIN_MS = 10_000;
const shown = byId("tournament");
const name = one(document, "[data-tournament]", HTMLElement).dataset.tournament;

const leave = listen({
  address: () => `/api/tournaments/${name}/events`,
  again: AGAIN_MS,
  hears: { tournament: renewing(location.pathname, shown, check), out: () => location.reload() },
});
addEventListener("pagehide", leave, { once: true });
addEventListener("pageshow", (event) => event.persisted && location.reload());
copies(shown);
