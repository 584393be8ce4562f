// The buttons of a position (templates/parts/position_actions.html) where it changes under the reader's hands.

import { all } from "./elements.js";

/**
 * Let all buttons within an element be about a position.
 * @param {ParentNode} root
 * @param {string} text
 */
export function pointAt(root, text) {
  for (const it of all(root, ".position-actions [data-position]")) {
    const address = `${it.dataset.position}${encodeURIComponent(text)}`;
    if (it instanceof HTMLAnchorElement) it.href = address;
    else it.dataset.copy = address;
  }
  for (const field of all(root, ".position-actions input[name=position]", HTMLInputElement)) field.value = text;
}
