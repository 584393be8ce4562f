// Buttons that copy a text: a link, a position, a result.

import { closest, made } from "./elements.js";

/**
 * Let every button below an element copy what its `data-copy` says.
 * @param {HTMLElement} root
 */
export function copies(root) {
  root.addEventListener("click", (event) => {
    const button = closest(event, "[data-copy]");
    if (button) copy(button);
  });
}

/**
 * Copy the text of a button, and say so on it for a while, if it was copied.
 * @param {HTMLElement} button
 */
export async function copy(button) {
  const { copy: text = "", done = "" } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copiedByHand(text, button)) return;
  }
  button.dataset.label ??= button.textContent;
  button.textContent = done;
  setTimeout(() => (button.textContent = button.dataset.label ?? ""), 2000);
}

/**
 * Copy a text as one does by hand, from a field: pages over plain http have no clipboard. Tell whether that worked.
 * @param {string} text
 * @param {HTMLElement} button
 */
function copiedByHand(text, button) {
  const field = made("textarea", { value: text });
  button.after(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  return isCopied;
}
