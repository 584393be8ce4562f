// Whether the better move is hidden at one's own mistakes until it is asked for: a switch there, kept in this browser.

import { closest } from "../common/elements.js";
import { isOn, turn } from "../common/storage.js";

const KEPT = "boulevard-answers"; // whether they are told at once
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
    turn(KEPT, !box.checked);
    dress();
  });
}

function dress() {
  const hides = !isOn(KEPT), box = document.getElementById("hiding");
  page.toggleAttribute("data-hiding", hides);
  if (!(box instanceof HTMLInputElement)) return;
  box.checked = hides;
  box.labels?.forEach((label) => (label.hidden = false));
}
