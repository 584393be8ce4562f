// Whether a shuffle was fair, as in web/tables/shuffle.py: the server's seed is the one that it was bound to, the deal came from that
// seed and what the seats contributed, and what this browser contributed is part of it.

import { sha256 } from "./sha256.js";
import { remembered } from "./shuffle.js";

/**
 * What a deal is drawn from.
 * @param {string} seed
 * @param {string[]} contributions
 */
export function mixture(seed, contributions) {
  return contributions.some(Boolean) ? sha256([seed, ...contributions].join(":")) : seed;
}

/**
 * What is wrong with a shuffle: nothing (""), the seed or the deal ("bad"), or what this browser remembers ("other").
 * @param {Table.Shuffle} shuffle
 * @returns {"" | "bad" | "other"}
 */
export function fault({ table, commitment, seed, deal, entropy, own }) {
  if (sha256(seed) !== commitment || mixture(seed, entropy) !== deal) return "bad";
  const kept = own ? remembered(table) : null;
  return kept && (kept.commitment !== commitment || !entropy.includes(kept.entropy)) ? "other" : "";
}
