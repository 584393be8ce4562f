// Moves in words, or in notation for those who like that better: a switch beside the list, kept in this browser.

import { recall, retain } from "../common/storage.js";

const KEY = "notation";
const page = document.documentElement;

function show(on) {
  page.toggleAttribute("data-notation", on);
  const button = document.getElementById("as-notation");
  button?.setAttribute("aria-pressed", String(on));
  if (button) button.hidden = false;
}

/** Show moves as they were wanted last, and listen to the switch. */
export function notate() {
  show(recall(KEY) === true);
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("#as-notation")) return;
    const on = !page.hasAttribute("data-notation");
    retain(KEY, on);
    show(on);
  });
}
