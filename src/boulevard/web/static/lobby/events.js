// The lobby as it changes: one stream, by which whoever waits to be paired is seen to wait.

import { beginsSoon } from "../common/begun.js";
import { listen } from "../common/streams.js";

const AGAIN_MS = 10_000;

/**
 * Follow the lobby. Whoever was paired is led to their table.
 * @param {() => unknown} changed hears that it shows something else
 * @param {boolean} waits whether whoever looks waits to be paired, so that it matters too if it has happened before
 */
export function follow(changed, waits) {
  const leave = listen({
    address: () => `/api/lobby/events${waits ? "?waits=true" : ""}`,
    again: AGAIN_MS,
    hears: { lobby: changed, paired, out: () => location.reload() },
  });
  addEventListener("pagehide", leave, { once: true });
}

function paired() {
  beginsSoon();
  location.assign("/lobby/wait");
}

addEventListener("pageshow", (event) => event.persisted && location.reload());
