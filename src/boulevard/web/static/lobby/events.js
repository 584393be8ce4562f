// The lobby as it changes: one stream, by which whoever waits to be paired is seen to wait.

const AGAIN_MS = 10_000;

/**
 * Follow the lobby.
 * @param {() => unknown} changed hears that it shows something else
 * @param {() => unknown} paired hears that whoever looks was paired
 * @param {boolean} waits whether they wait for that, so that it matters too if it has happened before
 */
export function follow(changed, paired, waits) {
  const source = new EventSource(`/api/lobby/events${waits ? "?waits=true" : ""}`);
  source.addEventListener("lobby", changed);
  source.addEventListener("paired", paired);
  source.addEventListener("error", () => {
    if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(changed, paired, waits), AGAIN_MS);
  });
  addEventListener("pagehide", () => source.close(), { once: true });
}

addEventListener("pageshow", (event) => event.persisted && location.reload());
