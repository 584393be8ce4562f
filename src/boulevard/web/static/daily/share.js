// A result of the day, to be copied or handed to whatever a device shares by. Whoever has no scripts selects the text.

import { copy } from "../common/copying.js";
import { byId } from "../common/elements.js";

const shown = document.getElementById("share");
if (shown) {
  const text = shown.textContent ?? "", copies = byId("copy", HTMLButtonElement), sends = byId("send", HTMLButtonElement);
  copies.dataset.copy = text;
  copies.hidden = false;
  copies.addEventListener("click", () => copy(copies));
  sends.hidden = !navigator.share;
  sends.addEventListener("click", async () => {
    try {
      await navigator.share({ text });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // they thought better of it
    }
  });
}
