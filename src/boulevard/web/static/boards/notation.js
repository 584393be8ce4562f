// Moves in words, or in notation for those who like that better: a switch beside the list.

import { closest } from "../common/elements.js";
import { prefer, prefers } from "../common/preferences.js";

function dress() {
  const button = document.getElementById("as-notation");
  button?.setAttribute("aria-pressed", String(prefers("notation", "on")));
  if (button) button.hidden = false;
}

/** Let the switch say how moves are shown, and listen to it. */
export function notate() {
  dress();
  document.addEventListener("click", (event) => {
    if (!closest(event, "#as-notation")) return;
    prefer("notation", prefers("notation", "on") ? "off" : "on");
    dress();
  });
}
