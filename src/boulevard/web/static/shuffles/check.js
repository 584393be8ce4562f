// Whether seeds that are shown by now are those that the server was bound to: this browser works it out.

import { all, one } from "../common/elements.js";
import { sha256 } from "./sha256.js";

/**
 * Say it beside each of them.
 * @param {Document | HTMLElement} shown
 */
export function check(shown) {
  for (const row of all(shown, "[data-commitment][data-seed]")) {
    const is = sha256(row.dataset.seed ?? "") === row.dataset.commitment, verdict = one(row, ".checked");
    verdict.textContent = (is ? verdict.dataset.good : verdict.dataset.bad) ?? "";
    verdict.classList.add(is ? "good" : "bad");
  }
}

check(document);
