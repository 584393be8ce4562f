// Whether the seeds of past days are those that the server was bound to: this browser works it out.

import { all, one } from "../common/elements.js";
import { sha256 } from "../shuffles/sha256.js";

for (const row of all(document, "[data-commitment][data-seed]")) {
  const is = sha256(row.dataset.seed ?? "") === row.dataset.commitment, verdict = one(row, ".checked");
  verdict.textContent = (is ? verdict.dataset.good : verdict.dataset.bad) ?? "";
  verdict.classList.add(is ? "good" : "bad");
}
