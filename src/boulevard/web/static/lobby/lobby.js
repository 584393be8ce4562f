// The lobby keeps up by itself: what has changed is fetched, drawn once for all who see the same.

import { all, byId, closest, elements, made } from "../common/elements.js";
import { follow } from "./events.js";

const shown = byId("lobby");
let is_first = true, is_asking = false, is_stale = false;

/** Show what there is now; one answer at a time, and the newest in the end. */
async function renew() {
  is_stale = true;
  if (is_asking) return;
  is_asking = true;
  while (is_stale) {
    is_stale = false;
    const answer = await fetch("/lobby", { headers: { "HX-Request": "true" } }).catch(() => null);
    if (answer?.ok) show(await answer.text());
  }
  is_asking = false;
}

/**
 * Show other tables; those that are as they were stay, and so does the focus.
 * @param {string} markup
 */
function show(markup) {
  const fresh = elements(markup), focused = document.activeElement?.closest("li[id]")?.id;
  for (const it of all(fresh, "li[id]")) {
    const old = document.getElementById(it.id);
    if (old?.outerHTML === it.outerHTML) it.replaceWith(old);
  }
  shown.replaceChildren(fresh);
  if (!focused || shown.contains(document.activeElement)) return;
  /** @type {HTMLElement | null | undefined} */
  const again = document.getElementById(focused)?.querySelector("button, a");
  again?.focus({ preventScroll: true });
}

follow(() => {
  if (!is_first) renew();
  is_first = false;
}, Boolean(document.querySelector(".waits")));

document.addEventListener("submit", (event) => {
  const form = closest(event, ".sit, .pairing", HTMLFormElement);
  if (!form) return;
  if (form.dataset.sent) event.preventDefault();
  else if (form.matches(".sit")) introduce(form);
  form.dataset.sent = "true";
});

/**
 * Whoever sits down is called what they have typed above.
 * @param {HTMLFormElement} form
 */
function introduce(form) {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector(".pairing [name=name]");
  const value = field?.value.trim();
  if (value) form.append(made("input", { type: "hidden", name: "name", value }));
}
