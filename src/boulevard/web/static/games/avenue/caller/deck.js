// A whole game of the caller as the moments that the screen shows, one after the other. They follow from the facts of the
// game and a seed alone, so going on and going back is counting up and down.

import { VerifiableRandom } from "../../../shuffles/verifiable.js";

/**
 * @typedef {{ name: string, number: number, yellow: boolean }} Card
 * @typedef {"start" | "farm" | "card" | "score" | "end"} Kind
 *
 * @typedef {object} Moment
 * @property {Kind} kind
 * @property {number} round
 * @property {string} [farm]
 * @property {string[]} farms
 * @property {string | null} [next]
 * @property {Card} [card] the last one that was turned up
 * @property {string[]} turned
 * @property {number} yellow
 * @property {boolean} [last]
 */

/**
 * The moments of a game: "start"; in every round the "farm", each "card", and the "score" after the last yellow one; "end".
 * Each knows its round, the farms so far, the next one (for those who peek), and the cards of the round with how many are yellow.
 * @param {Avenue.Facts} facts
 * @param {string} seed
 */
export function moments({ farms, cards, rounds, yellows }, seed) {
  const random = new VerifiableRandom(seed), order = random.shuffled(farms), deck = random.shuffled(cards);
  /** @type {Moment} */
  let moment = { kind: "start", round: 0, farms: [], next: null, turned: [], yellow: 0 };
  const found = [moment];
  for (let round = 1, drawn = 0; round <= rounds; round += 1) {
    const about = { round, farm: order[round - 1], farms: order.slice(0, round), next: order[round] };
    found.push({ ...about, kind: "farm", turned: [], yellow: 0 });
    for (let yellow = 0, first = drawn; yellow < yellows; ) {
      const card = read(deck[drawn]);
      drawn += 1;
      yellow += Number(card.yellow);
      moment = { ...about, kind: "card", card, turned: deck.slice(first, drawn), yellow, last: yellow === yellows };
      found.push(moment);
    }
    found.push({ ...moment, kind: "score" });
  }
  found.push({ ...moment, kind: "end" });
  return found;
}

/** @param {string} name */
function read(name) {
  return { name, number: Number(name[0]), yellow: name[1] === "y" };
}
