// News of a table as they happen. A lost connection is told of, and goes on where it was.

const RECONNECT_MS = 2500;

/**
 * Follow the events of an address, at the pace of people, after those that are known.
 * @param {string} address
 * @param {() => number} known
 * @param {(news: { number: number }) => unknown} tell hears of each event
 * @param {(is: boolean) => unknown} lost hears of the connection
 * @param {Record<string, (data: any) => unknown>} whispers hear what is told beside the events, by its kind
 * @param {string} tab the name of this page
 */
export function follow(address, known, tell, lost, whispers = {}, tab = "") {
  /** @type {Timer | undefined} */
  let waiting;
  const source = new EventSource(`${address}?page=true&after=${known()}${tab && `&tab=${tab}`}`);
  source.addEventListener("open", () => {
    clearTimeout(waiting);
    waiting = undefined;
    lost(false);
  });
  source.addEventListener("happened", (event) => tell(JSON.parse(event.data)));
  for (const [kind, hear] of Object.entries(whispers)) {
    source.addEventListener(kind, (event) => hear(JSON.parse(/** @type {MessageEvent} */ (event).data)));
  }
  source.addEventListener("out", () => location.reload());
  source.addEventListener("error", () => {
    waiting ??= setTimeout(() => lost(true), RECONNECT_MS);
    if (source.readyState === EventSource.CLOSED) setTimeout(() => follow(address, known, tell, lost, whispers, tab), RECONNECT_MS);
  });
}
