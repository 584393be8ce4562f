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
 * Copy the text of a button, and say so on it for a while. Pages over plain http have no clipboard: there a field is
 * selected, as by hand.
 * @param {HTMLElement} button
 */
export async function copy(button) {
  const { copy: text = "", done = "" } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = made("textarea", { value: text });
    button.after(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  button.dataset.label ??= button.textContent;
  button.textContent = done;
  setTimeout(() => (button.textContent = button.dataset.label ?? ""), 2000);
}
