// What any page of a table can have: tips, links to copy, the fairness check, moves to complete while typing.

import { copies } from "../common/copying.js";
import { all, closest, made } from "../common/elements.js";
import { tips } from "../common/tips.js";

/**
 * Go over a page after it has changed.
 * @param {Element} root
 * @param {string[]} legal
 */
export function dress(root, legal = []) {
  for (const verdict of all(root, "[data-fair]")) check(verdict);
  const list = document.getElementById("legal");
  if (list) list.replaceChildren(...legal.map((move) => made("option", { value: move })));
}

/**
 * Tell whether the deal of a game that is over is the one that was promised.
 * @param {HTMLElement} verdict
 */
async function check(verdict) {
  const { fault } = await import("../shuffles/fair.js"); // not before the end
  const found = fault(JSON.parse(verdict.dataset.fair ?? ""));
  verdict.textContent = verdict.dataset[found || "good"] ?? "";
  verdict.classList.toggle("bad", Boolean(found));
}

/**
 * Show tips at what has one, and copy links.
 * @param {HTMLElement} root
 */
export function attend(root) {
  tips(root);
  copies(root);
}

/**
 * Let lines of a score sheet light up on the board what they count.
 * @param {Element} root
 * @param {import("./board.js").Board} board
 */
export function light(root, board) {
  /** @param {HTMLElement | null} line */
  const show = (line) => {
    /** @param {string | undefined} text */
    const spaces = (text) => (text ? text.split(" ") : []);
    board.mark("also", spaces(line?.dataset.also), 6);
    board.mark("counted", spaces(line?.dataset.spaces), 3);
  };
  for (const kind of ["pointerover", "focusin"]) root.addEventListener(kind, (event) => show(closest(event, "[data-spaces]")));
  for (const kind of ["pointerleave", "focusout"]) root.addEventListener(kind, () => show(null));
}
