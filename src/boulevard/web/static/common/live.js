// News of a table as they happen. A lost connection is told of, and goes on where it was.

const RECONNECT_MS = 2500;

/**
 * Follow the events of an address, at the pace of people, after those that are known.
 * @param {string} address
 * @param {() => number} known
 * @param {(news: { number: number }) => unknown} tell hears of each event
 * @param {(is: boolean) => unknown} lost hears of the connection
 */
export function follow(address, known, tell, lost) {
  /** @type {Timer | undefined} */
  let waiting;
  const source = new EventSource(`${address}?page=true&after=${known()}`);
  source.addEventListener("open", () => {
    clearTimeout(waiting);
    waiting = undefined;
    lost(false);
  });
  source.addEventListener("happened", (event) => tell(JSON.parse(event.data)));
  source.addEventListener("error", () => {
    waiting ??= setTimeout(() => lost(true), RECONNECT_MS);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(address, known, tell, lost), RECONNECT_MS);
  });
}
