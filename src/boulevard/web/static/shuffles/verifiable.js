// Chance that anybody can check, as in games/verifiable.py: draws from SHA-256 of a seed. The same seed gives the same order
// there and here.

import { sha256 } from "./sha256.js";

const RANGE = 1n << 64n;

export class VerifiableRandom {
  #seed;
  #drawn = 0;

  /** @param {string} seed */
  constructor(seed) {
    this.#seed = seed;
  }

  /**
   * A number from 0 to limit - 1, all equally likely.
   * @param {number} limit
   */
  below(limit) {
    const size = BigInt(limit), fair = RANGE - (RANGE % size);
    let draw = this.#draw();
    while (draw >= fair) draw = this.#draw();
    return Number(draw % size);
  }

  /**
   * The items in a new order.
   * @template T
   * @param {Iterable<T>} items
   */
  shuffled(items) {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
  }

  #draw() {
    const hash = sha256(`${this.#seed}:${this.#drawn}`);
    this.#drawn += 1;
    return BigInt(`0x${hash.slice(0, 16)}`);
  }
}

const SIGNS = "abcdefghjkmnpqrstuvwxyz23456789";
const LENGTH = 8;

/** A seed that nobody can foresee: short enough to be read out, without signs that look alike. */
export function freshSeed() {
  let seed = "";
  while (seed.length < LENGTH) {
    const [byte] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < 256 - (256 % SIGNS.length)) seed += SIGNS[byte % SIGNS.length];
  }
  return seed;
}
