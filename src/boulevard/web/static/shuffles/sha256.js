// SHA-256 of a text, in hexadecimal: browsers have their own only on secure addresses, and games are also played in
// the house, over plain ones.

/** @param {number} count */
const primes = (count) => {
  /** @type {number[]} */
  const found = [];
  for (let number = 2; found.length < count; number += 1) if (found.every((prime) => number % prime)) found.push(number);
  return found;
};
/** @param {number} value */
const fraction = (value) => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
/**
 * @param {number} word
 * @param {number} by
 */
const right = (word, by) => (word >>> by) | (word << (32 - by));

/** @param {string} text */
export function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const padded = new Uint8Array(((bytes.length + 72) >> 6) << 6);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 4, bytes.length * 8);
  const hash = [...START], words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 64; at += 1) {
      if (at < 16) words[at] = data.getUint32(block + 4 * at);
      else {
        const [one, two] = [words[at - 15], words[at - 2]];
        const low = right(one, 7) ^ right(one, 18) ^ (one >>> 3), high = right(two, 17) ^ right(two, 19) ^ (two >>> 10);
        words[at] = words[at - 16] + low + words[at - 7] + high;
      }
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let at = 0; at < 64; at += 1) {
      const first = h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[at] + words[at];
      const second = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => (hash[at] = (hash[at] + word) | 0));
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
