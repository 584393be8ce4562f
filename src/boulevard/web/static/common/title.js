// The title of the page, and the picture of its tab: both say when something is asked of whoever has it open.

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
}

function show() {
  document.title = elsewhere ? `(${elsewhere}) ${title}` : title;
}
