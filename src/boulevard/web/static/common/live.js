// News of a table as they happen. A lost connection is told of, and goes on where it was.

import { listen } from "./streams.js";

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
  listen({
    address: () => `${address}?page=true&after=${known()}${tab && `&tab=${tab}`}`,
    again: RECONNECT_MS,
    hears: { ...whispers, happened: tell, out: () => location.reload() },
    opened() {
      clearTimeout(waiting);
      waiting = undefined;
      lost(false);
    },
    failed() {
      waiting ??= setTimeout(() => lost(true), RECONNECT_MS);
    },
  });
}
