// Streams of events. A browser comes back by itself to one that it lost, but not to one that was refused or could not be
// reached at all: that one is opened again after a while.

/**
 * @typedef {object} Listening
 * @property {() => string} address where the stream is, each time that it is opened
 * @property {number} again milliseconds after which one that is closed is opened again
 * @property {Record<string, (data: any) => unknown>} hears what is done with each kind of event
 * @property {() => unknown} [opened] hears that it is open
 * @property {(isClosed: boolean) => unknown} [failed] hears that it is not, and whether the browser has given up
 */

/**
 * Listen to a stream of events until it is closed by what is returned.
 * @param {Listening} listening
 */
export function listen({ address, again, hears, opened, failed }) {
  /** @type {EventSource} */
  let source;
  /** @type {Timer | undefined} */
  let waiting;

  function open() {
    source = new EventSource(address());
    for (const [kind, hear] of Object.entries(hears)) {
      source.addEventListener(kind, (event) => hear(JSON.parse(/** @type {MessageEvent} */ (event).data)));
    }
    source.addEventListener("open", () => opened?.());
    source.addEventListener("error", () => {
      const isClosed = source.readyState === EventSource.CLOSED;
      failed?.(isClosed);
      if (isClosed) waiting = setTimeout(open, again);
    });
  }

  open();
  return () => {
    clearTimeout(waiting);
    source.close();
  };
}
