// Whether the better move is hidden at one's own mistakes until it is asked for: a switch there.

import { closest } from "../common/elements.js";
import { prefer, prefers } from "../common/preferences.js";

const page = document.documentElement;

/**
 * Hide answers as was wanted last, and listen to the switch.
 * @param {HTMLElement} root
 */
export function hideAnswers(root) {
  dress();
  root.addEventListener("shown", dress);
  root.addEventListener("change", (event) => {
    const box = closest(event, "#hiding", HTMLInputElement);
    if (!box) return;
    prefer("answers", box.checked ? "off" : "on");
    dress();
  });
}

function dress() {
  const hides = !prefers("answers", "on"), box = document.getElementById("hiding");
  page.toggleAttribute("data-hiding", hides);
  if (!(box instanceof HTMLInputElement)) return;
  box.checked = hides;
  box.labels?.forEach((label) => (label.hidden = false));
}
