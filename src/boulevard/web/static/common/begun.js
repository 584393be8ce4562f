// A game begins for somebody who waited to be paired: the page on which they waited leads to the table by itself, and if
// they look at something else meanwhile, the browser tells it.

import { notify } from "./notify.js";
import { say } from "./words.js";

/** In what this tab keeps: the next table that it shows has just begun. */
const BEGINS = "boulevard-begins";

/** Note that this page leads to a table that has just begun. */
export function beginsSoon() {
  sessionStorage.setItem(BEGINS, "yes");
}

/**
 * Tell that the game has begun that this page shows, if it has, and nobody looks.
 * @param {string} table
 * @param {string[]} about what is said besides: the game, and whom it is with
 */
export function tellBegun(table, about) {
  const begins = sessionStorage.getItem(BEGINS);
  sessionStorage.removeItem(BEGINS);
  if (!begins || !document.hidden) return;
  notify({ table, matter: "guests", at: location.href, title: say("web-js-begun"), text: about.join(" · ") });
}
