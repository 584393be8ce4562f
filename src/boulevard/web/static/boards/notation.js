// Moves in words, or in notation for those who like that better: a switch beside the list, kept in this browser.

import { closest } from "../common/elements.js";
import { isOn, turn } from "../common/storage.js";

const KEY = "notation";
const page = document.documentElement;

/** @param {boolean} on */
function show(on) {
  page.toggleAttribute("data-notation", on);
  const button = document.getElementById("as-notation");
  button?.setAttribute("aria-pressed", String(on));
  if (button) button.hidden = false;
}

/** Show moves as they were wanted last, and listen to the switch. */
export function notate() {
  show(isOn(KEY));
  document.addEventListener("click", (event) => {
    if (!closest(event, "#as-notation")) return;
    const on = !page.hasAttribute("data-notation");
    turn(KEY, on);
    show(on);
  });
}
