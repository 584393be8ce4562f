// A result of the day, to be copied or handed to whatever a device shares by. Whoever has no scripts selects the text.

import { byId } from "../common/elements.js";

const text = document.getElementById("share");
if (text) {
  const copy = byId("copy", HTMLButtonElement), send = byId("send", HTMLButtonElement), said = copy.textContent;
  const lines = text.textContent ?? "";
  copy.hidden = !navigator.clipboard;
  copy.addEventListener("click", async () => {
    await navigator.clipboard.writeText(lines);
    copy.textContent = copy.dataset.done ?? "";
    setTimeout(() => { copy.textContent = said; }, 2000);
  });
  send.hidden = !navigator.share;
  send.addEventListener("click", async () => {
    try {
      await navigator.share({ text: lines });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) throw error; // they thought better of it
    }
  });
}
