// News of a table as they happen. A lost connection is told of, and goes on where it was.

const PATIENCE = 2500;

/** Follow the events of an address, at the pace of people, after those that are `known()`; `tell` hears of each, `lost` of the connection. */
export function follow(address, known, tell, lost) {
  let waiting = null;
  const source = new EventSource(`${address}?page=true&after=${known()}`);
  source.addEventListener("open", () => {
    clearTimeout(waiting);
    waiting = null;
    lost(false);
  });
  source.addEventListener("happened", (event) => tell(JSON.parse(event.data)));
  source.addEventListener("error", () => {
    waiting ??= setTimeout(() => lost(true), PATIENCE);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(address, known, tell, lost), PATIENCE);
  });
}
