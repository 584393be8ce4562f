// What a position of Paris tells beside its board: the phase, the tiles to come, and what follows from the rest unless it is
// set. Nothing here knows of a page.

/** @typedef {Paris.PositionData} Data */
/** @typedef {Record<string, any>} Parts */

/**
 * The phase as it is chosen: "1", "2" or "over".
 * @param {Data} data
 */
export const phaseOf = ({ phase, over }) => (over ? "over" : String(phase ?? 1));

/**
 * A position in another phase, without what belongs to the one that it was in.
 * @param {Data} data
 * @param {string} phase
 * @returns {Data}
 */
export function inPhase(data, phase) {
  return { ...without(data, "laid", "hands", "piles", "opener", "idle"), phase: phase === "1" ? 1 : 2, over: phase === "over" };
}

/**
 * What is left of a position when its board is cleared: the phase, the postcards in play and the rules.
 * @param {Data} data
 * @param {Data} empty
 * @returns {Data}
 */
export function emptied(data, empty) {
  return { ...inPhase(empty, phaseOf(data)), postcards: data.postcards.map(({ name }) => ({ name, by: null })), options: data.options };
}

/**
 * A part of a position, such as `next` or `chimneys.orange`; undefined if it is not told.
 * @param {Data} data
 * @param {string} path
 * @returns {unknown}
 */
export function partOf(data, path) {
  const [name, seat] = path.split("."), part = /** @type {Parts} */ (data)[name];
  return seat ? part?.[seat] : part;
}

/**
 * A position with a part set; undefined lets it follow from the rest.
 * @param {Data} data
 * @param {string} path
 * @param {unknown} value
 * @returns {Data}
 */
export function withPart(data, path, value) {
  const [name, seat] = path.split("."), before = /** @type {Parts} */ (data)[name] ?? {};
  if (!seat) return value === undefined ? without(data, name) : { ...data, [name]: value };
  const part = value === undefined ? without(before, seat) : { ...before, [seat]: value };
  return Object.keys(part).length ? { ...data, [name]: part } : without(data, name);
}

/**
 * Parts without some of them.
 * @template {object} T
 * @param {T} parts
 * @param {string[]} names
 * @returns {T}
 */
const without = (parts, ...names) => /** @type {T} */ (Object.fromEntries(Object.entries(parts).filter(([name]) => !names.includes(name))));

/**
 * The tiles that a seat is known to have, in their order: the first one is in hand.
 * @param {Data} data
 * @param {string} seat
 * @returns {number[]}
 */
export function toCome({ hands, piles }, seat) {
  const hand = hands?.[seat];
  return hand === undefined ? [] : [hand, ...(piles?.[seat] ?? [])];
}

/**
 * A position in which a seat is known to have these tiles.
 * @param {Data} data
 * @param {string} seat
 * @param {number[]} tiles
 */
function withToCome(data, seat, [hand, ...pile]) {
  return withPart(withPart(data, `hands.${seat}`, hand), `piles.${seat}`, pile.length ? pile : undefined);
}

/**
 * A position in which a tile comes after those that are known, or is not known if it was.
 * @param {Data} data
 * @param {string} seat
 * @param {number} tile
 */
export function withTile(data, seat, tile) {
  const known = toCome(data, seat), rest = known.filter((it) => it !== tile);
  return withToCome(data, seat, rest.length < known.length ? rest : [...known, tile]);
}

/**
 * A position after its ground was changed: the tiles laid follow from it, and a tile that was laid is no longer to come.
 * @param {Data} data
 * @param {string | null} seat
 * @param {number} tile
 */
export function repaved(data, seat = null, tile = 0) {
  const found = phaseOf(data) === "1" ? without(data, "laid") : data;
  return seat ? withToCome(found, seat, toCome(found, seat).filter((it) => it !== tile)) : found;
}

/**
 * Numbers of tiles as they are typed, and back; undefined if there is none.
 * @param {string} text
 */
export const tilesIn = (text) => (/\d/.test(text) ? [...text.replace(/\D/g, "")].map(Number) : undefined);

/**
 * Whether something can be a position of some box, as it was kept.
 * @param {Paris.PadFacts} box
 * @param {any} data
 * @returns {data is Data}
 */
export function fits(box, data) {
  const { board, buildings, reserve, postcards, pieces, options } = data ?? {};
  /** @param {any} it */
  const stands = (it) => box.seats.includes(it?.owner) && Array.isArray(it.spaces) && it.spaces.length > 0;
  return (
    [board, pieces, options].every((it) => it && typeof it === "object") && [buildings, postcards].every(Array.isArray) &&
    buildings.every((/** @type {any} */ it) => stands(it) && (it.name in box.shapes || it.name in box.pieces)) &&
    Object.entries(pieces).every(([name, it]) => name in box.pieces && stands(it)) &&
    postcards.every((/** @type {any} */ it) => box.postcards.includes(it?.name)) && box.seats.every((seat) => Array.isArray(reserve?.[seat]))
  );
}
