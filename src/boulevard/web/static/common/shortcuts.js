// "?" and the entry of the menu show the shortcuts of this page: of all that there are (pages/shortcuts.py), those of the
// scripts that listen here.

import { closest, elements, made, one, part } from "./elements.js";

const PAGE = "/shortcuts";
/** @type {Set<string>} the scripts that listen to keys on this page */
const listening = new Set(["common/shortcuts.js"]);
/** @type {HTMLDialogElement | null} */
let shown = null;

/**
 * Say that a script listens to keys from now on.
 * @param {string} script
 */
export const listens = (script) => void listening.add(script);

/** Show the shortcuts of this page, or go to all of them if they can't be had. */
async function show() {
  shown?.remove();
  const answer = await fetch(PAGE, { headers: { Accept: "text/html" } }).catch(() => null);
  if (!answer?.ok) return;
  const all = one(elements(await answer.text()), "#all-shortcuts"), { title = "", close = "", all: others = "" } = all.dataset;
  for (const section of all.querySelectorAll("[data-of]")) {
    if (!listening.has(section.getAttribute("data-of") ?? "")) section.remove();
  }
  const form = made("form", { method: "dialog", className: "row" }, part("button", "plate", close), made("a", { className: "quiet", href: PAGE }, others));
  shown = made("dialog", { id: "shortcuts", className: "card pad", "aria-labelledby": "shortcuts-title" }, made("h2", { id: "shortcuts-title" }, title), all, form);
  all.removeAttribute("id");
  shown.addEventListener("click", (event) => event.target === shown && shown?.close());
  shown.addEventListener("close", () => shown?.remove());
  document.body.append(shown);
  shown.showModal();
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || event.altKey || event.ctrlKey || event.metaKey || closest(event, "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, dialog[open]")) return;
  event.preventDefault();
  show();
});
document.addEventListener("click", (event) => {
  const link = closest(event, `a[href="${PAGE}"]`);
  if (!link || link.closest("dialog") || event.ctrlKey || event.metaKey || event.shiftKey || location.pathname === PAGE) return;
  event.preventDefault();
  const menu = /** @type {HTMLDetailsElement | null} */ (link.closest("details.menu"));
  if (menu) menu.open = false;
  show();
});
