// Moves in words, or in notation for those who like that better: a switch beside the list, kept in this browser.

const KEY = "notation";
const page = document.documentElement;

function kept() {
  try {
    return localStorage.getItem(KEY) === "on";
  } catch {
    return false;
  }
}

function show(on) {
  page.toggleAttribute("data-notation", on);
  const button = document.getElementById("as-notation");
  button?.setAttribute("aria-pressed", String(on));
  if (button) button.hidden = false;
}

/** Show moves as they were wanted last, and listen to the switch. */
export function notate() {
  show(kept());
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("#as-notation")) return;
    const on = !page.hasAttribute("data-notation");
    try {
      localStorage.setItem(KEY, on ? "on" : "off");
    } catch {
      // it is not kept, then
    }
    show(on);
  });
}
