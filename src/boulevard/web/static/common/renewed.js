// A part of a page that keeps up by itself: what has changed is fetched, drawn once for all who see the same.

import { all, elements } from "./elements.js";

/**
 * How to show what there is now: one answer at a time, and the newest in the end.
 * @param {string} address
 * @param {HTMLElement} shown
 * @param {(shown: HTMLElement) => void} then what is to be done with it
 */
export function renewing(address, shown, then = () => {}) {
  let is_asking = false, is_stale = false;
  return async () => {
    is_stale = true;
    if (is_asking) return;
    is_asking = true;
    while (is_stale) {
      is_stale = false;
      const answer = await fetch(address, { headers: { "HX-Request": "true" } }).catch(() => null);
      if (answer?.ok) {
        show(shown, await answer.text());
        then(shown);
      }
    }
    is_asking = false;
  };
}

/**
 * Show something else; what is as it was stays, and so do the focus, what is open and what was typed.
 * @param {HTMLElement} shown
 * @param {string} markup
 */
function show(shown, markup) {
  const fresh = elements(markup), focused = document.activeElement;
  const item = focused?.closest("li[id]")?.id, field = focused?.matches("input[id], select[id]") ? focused.id : "";
  for (const it of all(fresh, "li[id]")) {
    const old = document.getElementById(it.id);
    if (old?.outerHTML === it.outerHTML) it.replaceWith(old);
  }
  keep(shown, fresh);
  shown.replaceChildren(fresh);
  if ((!item && !field) || shown.contains(document.activeElement)) return;
  /** @type {HTMLElement | null | undefined} */
  const again = field ? document.getElementById(field) : document.getElementById(item ?? "")?.querySelector("button, a");
  again?.focus({ preventScroll: true });
}

/**
 * Have fields be filled in, and parts be open, that are so now.
 * @param {HTMLElement} shown
 * @param {DocumentFragment} fresh
 */
function keep(shown, fresh) {
  for (const it of all(shown, "input[id]:not([readonly]), select[id]", HTMLInputElement)) {
    const now = fresh.querySelector(`#${it.id}`);
    if (now instanceof HTMLInputElement || now instanceof HTMLSelectElement) now.value = it.value;
  }
  const open = new Set(all(shown, "details[open] > summary").map((it) => it.textContent));
  for (const it of all(fresh, "details", HTMLDetailsElement)) it.open ||= open.has(it.querySelector("summary")?.textContent ?? "");
}
