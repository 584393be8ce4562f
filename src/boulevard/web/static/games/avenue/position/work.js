// A position of Avenue that is being set up, and how it changes. Nothing here knows of a page, and nothing is changed in
// place: every change gives another position.

/**
 * @typedef {Avenue.AvenuePosition} AvenuePosition
 * @typedef {Avenue.AvenuePlayer} AvenuePlayer
 * @typedef {"cards" | "coming" | "farms"} Row a row of cards
 */

/** @returns {AvenuePlayer} */
export const nobody = () => ({ roads: {}, scores: [], peeks: [], choice: null });

/**
 * Nothing on the table but a sheet for one player.
 * @param {string | string[]} sheet
 * @returns {AvenuePosition}
 */
export const empty = (sheet) => ({ sheet, farms: [], cards: [], coming: [], over: false, sheets: [nobody()] });

/** @param {string} card */
const isYellow = (card) => card.endsWith("y");

/**
 * The cards that were turned up, round by round; the last round is the one that goes on, or the last of all.
 * @param {string[]} cards
 * @param {{ rounds: number, yellows: number }} facts
 */
export function byRound(cards, { rounds, yellows }) {
  /** @type {string[][]} */
  const found = [[]];
  for (const card of cards) {
    const last = /** @type {string[]} */ (found.at(-1));
    if (last.filter(isYellow).length < yellows || found.length === rounds) last.push(card);
    else found.push([card]);
  }
  return found;
}

/**
 * Whether the game can be over: the last card is the yellow one that ends the last round.
 * @param {string[]} cards
 * @param {{ rounds: number, yellows: number }} facts
 */
export const canEnd = (cards, { rounds, yellows }) => isYellow(cards.at(-1) ?? "") && cards.filter(isYellow).length === rounds * yellows;

/**
 * How many rounds are over.
 * @param {AvenuePosition} position
 * @param {{ rounds: number, yellows: number }} facts
 */
export function roundsOver({ cards, over }, { rounds, yellows }) {
  const played = over ? cards : cards.slice(0, -1);
  return Math.min(rounds, Math.floor(played.filter(isYellow).length / yellows));
}

/**
 * How many cards of each kind are in the deck, and no card of the position yet.
 * @param {AvenuePosition} position
 * @param {string[]} deck
 */
export function left({ cards, coming }, deck) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const card of deck) found[card] = (found[card] ?? 0) + 1;
  for (const card of [...cards, ...coming]) if (card in found) found[card] -= 1;
  return found;
}

/**
 * Put a card into a row, behind another one or at the end.
 * @param {AvenuePosition} position
 * @param {Row} row
 * @param {string} card
 * @param {number | null} behind
 * @returns {AvenuePosition}
 */
export function withCard(position, row, card, behind = null) {
  const at = behind === null ? position[row].length : behind + 1;
  return settled({ ...position, [row]: position[row].toSpliced(at, 0, card) });
}

/**
 * @param {AvenuePosition} position
 * @param {Row} row
 * @param {number} at
 * @returns {AvenuePosition}
 */
export const withoutCard = (position, row, at) => settled({ ...position, [row]: position[row].toSpliced(at, 1) });

/**
 * Let a card change places with its neighbour.
 * @param {AvenuePosition} position
 * @param {Row} row
 * @param {number} at
 * @param {number} by
 * @returns {AvenuePosition}
 */
export function withCardMoved(position, row, at, by) {
  const cards = position[row], card = cards[at], there = at + by;
  if (card === undefined || cards[there] === undefined) return position;
  return settled({ ...position, [row]: cards.toSpliced(at, 1).toSpliced(there, 0, card) });
}

/**
 * Turn up the first of the cards to come.
 * @param {AvenuePosition} position
 * @returns {AvenuePosition}
 */
export function withNextCard(position) {
  const [next, ...coming] = position.coming;
  return next === undefined ? position : settled({ ...position, cards: [...position.cards, next], coming });
}

/**
 * Without a card, no game is over.
 * @param {AvenuePosition} position
 */
const settled = (position) => (position.cards.length ? position : { ...position, over: false });

/**
 * Change what a player has.
 * @param {AvenuePosition} position
 * @param {number} player
 * @param {Partial<AvenuePlayer>} change
 * @returns {AvenuePosition}
 */
export function withPlayer(position, player, change) {
  return { ...position, sheets: position.sheets.map((it, number) => (number === player ? { ...it, ...change } : it)) };
}

/**
 * Draw a road in a space, or take one away (0). A choice for that space goes.
 * @param {AvenuePosition} position
 * @param {number} player
 * @param {string} space
 * @param {number} road
 */
export function withRoad(position, player, space, road) {
  const { roads, choice } = position.sheets[player];
  const { [space]: _, ...others } = roads;
  return withPlayer(position, player, { roads: road ? { ...others, [space]: road } : others, choice: road && choice === `draw ${space}` ? null : choice });
}

/**
 * @param {AvenuePosition} position
 * @param {number} player
 * @param {number} round
 * @param {number | null} points null: what the roads give
 */
export function withScore(position, player, round, points) {
  const scores = [...position.sheets[player].scores];
  for (let number = scores.length; number < round; number += 1) scores[number] = null;
  scores[round - 1] = points;
  return withPlayer(position, player, { scores });
}

/**
 * @param {AvenuePosition} position
 * @param {number} player
 * @param {number} round
 * @param {boolean} peeked
 */
export function withPeek(position, player, round, peeked) {
  const others = position.sheets[player].peeks.filter((number) => number !== round);
  return withPlayer(position, player, { peeks: peeked ? [...others, round].sort((one, other) => one - other) : others });
}

/**
 * The names of a sheet's spaces, row by row from the top.
 * @param {string[][]} symbols
 */
export const spaces = (symbols) => symbols.map((row, number) => row.map((_, column) => String.fromCharCode(97 + column) + (symbols.length - number)));

/**
 * The position as the server is asked about it: without what its rounds and its sheet have no place for.
 * @param {AvenuePosition} position
 * @param {{ rounds: number, yellows: number }} facts
 * @param {string[][] | null} symbols the sheet, if it is known
 * @returns {AvenuePosition}
 */
export function sent(position, facts, symbols) {
  const over = position.over && canEnd(position.cards, facts), ended = roundsOver({ ...position, over }, facts);
  const there = symbols && new Set(spaces(symbols).flat());
  /** @param {AvenuePlayer} player */
  const player = ({ roads, scores, peeks, choice }) => ({
    roads: there ? Object.fromEntries(Object.entries(roads).filter(([space]) => there.has(space))) : roads,
    scores: Array.from({ length: ended }, (_, number) => scores[number] ?? null),
    peeks: peeks.filter((round) => round <= Math.min(ended + 1, facts.rounds)),
    choice: over ? null : choice,
  });
  return { ...position, over, sheets: position.sheets.map(player) };
}

/**
 * Whether something that was kept is a position to work on.
 * @param {any} it
 */
export function fits(it) {
  const texts = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((text) => typeof text === "string");
  const numbers = (/** @type {unknown} */ list) => Array.isArray(list) && list.every((number) => number === null || Number.isInteger(number));
  /** @param {any} player */
  const sound = (player) =>
    player && typeof player.roads === "object" && Object.values(player.roads ?? { x: "" }).every(Number.isInteger) &&
    numbers(player.scores) && numbers(player.peeks) && (player.choice === null || typeof player.choice === "string");
  return Boolean(it) && (typeof it.sheet === "string" || texts(it.sheet)) && texts(it.farms) && texts(it.cards) && texts(it.coming) &&
    typeof it.over === "boolean" && Array.isArray(it.sheets) && it.sheets.length > 0 && it.sheets.every(sound);
}

/** @param {string | string[]} sheet */
const signs = (sheet) => (typeof sheet === "string" ? sheet : sheet.map((line) => line.trim().split(/\s+/).join(" ")).join("\n"));

/**
 * Whether two sheets are the same, however their rows are written.
 * @param {string | string[]} one
 * @param {string | string[]} other
 */
export const isSameSheet = (one, other) => signs(one) === signs(other);
