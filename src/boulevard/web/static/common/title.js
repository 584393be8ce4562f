// The title of the page, the picture of its tab and the links to one's games: all say when something is asked of whoever
// has the page open.

import { all as every, part } from "./elements.js";

const icon = document.querySelector("link[rel=icon]");
const usual = icon?.getAttribute("href") ?? "";
let title = document.title, waiting = 0, elsewhere = 0;

/**
 * Call the page something, beside what is said of one's tables.
 * @param {string} text
 */
export function entitle(text) {
  title = text;
  show();
}

/**
 * Say how many tables wait for whoever looks at the page, and how many of them are others than the one it shows.
 * @param {number} all
 * @param {number} others
 */
export function count(all, others) {
  [waiting, elsewhere] = [all, others];
  show();
  const marked = usual.replace(/icon\.svg$/, "icon-turn.svg");
  if (icon && icon.getAttribute("href") !== (waiting ? marked : usual)) icon.setAttribute("href", waiting ? marked : usual);
  const badge = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  badge?.catch(() => {});
  for (const link of every(document, ".pages a[href='/games']")) mark(link, String(elsewhere));
  for (const opener of every(document, ".pages summary")) mark(opener, "");
}

/**
 * Mark what leads to the tables that wait, by a number or a dot, or no longer.
 * @param {HTMLElement} it
 * @param {string} text
 */
function mark(it, text) {
  it.querySelector(".badge")?.remove();
  if (elsewhere) it.append(" ", part("b", "badge", text));
}

function show() {
  document.title = elsewhere ? `(${elsewhere}) ${title}` : title;
}
