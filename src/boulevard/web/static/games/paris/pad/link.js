// A position as a short text for a link: the ground, the postcards, the rules, and everything on the board.
//
// "ground.cards.rules.things": a letter for each space from a1 to h8; a letter for each postcard in the order of the box;
// a letter for each rule that is not the usual one; and things such as T5:o:a1b1c1b2b3, statue:b:d4:n, annex:o:e5:T5. A
// building without spaces is left in its owner's reserve.

import { name } from "../shapes.js";
import { Position } from "./position.js";

const SPACES = Array.from({ length: 64 }, (_, at) => name([at % 8, Math.floor(at / 8)]));

/**
 * The letters of things: the first of their names.
 * @param {string} thing
 */
const letter = (thing) => thing[0];
/**
 * @param {string[]} things
 * @param {string} sign
 */
const meant = (things, sign) => things.find((thing) => letter(thing) === sign);

/**
 * Write a position.
 * @param {Paris.PadFacts} box
 * @param {Paris.PositionData} data
 */
export function written(box, data) {
  const ground = SPACES.map((space) => letter(data.board[space] ?? "-")).join("");
  const position = new Position(box, data);
  const deck = box.postcards.map((card) => {
    const by = position.card(card);
    return by === undefined ? "x" : by ? letter(by) : "-";
  });
  const rules = Object.keys(box.options).filter((option) => data.options[option] === box.options[option][1]).map(letter);
  /** @type {[string, Paris.PlacedPiece][]} */
  const things = [...data.buildings.map((it) => /** @type {[string, Paris.PlacedPiece]} */ ([it.name, it])), ...Object.entries(data.pieces)];
  const standing = things.map(([thing, it]) => {
    const more = it.faces ?? it.building;
    return `${thing}:${letter(it.owner)}:${it.spaces.join("")}${more ? `:${more}` : ""}`;
  });
  const kept = box.seats.flatMap((seat) => data.reserve[seat].map((thing) => `${thing}:${letter(seat)}:`));
  return [ground, deck.join(""), rules.join(""), [...standing, ...kept].join(",")].join(".");
}

/**
 * Read a position; null if the text is not one.
 * @param {Paris.PadFacts} box
 * @param {string | undefined} text
 */
export function readFrom(box, text) {
  const [ground, deck, rules, things, ...rest] = plain(text).split(".");
  if (things === undefined || rest.length || ground.length !== SPACES.length || deck.length !== box.postcards.length) return null;
  const position = new Position(box);
  position.data.postcards = [];
  SPACES.forEach((space, at) => position.pave(space, meant(box.kinds, ground[at])));
  box.postcards.forEach((card, at) => deck[at] !== "x" && position.activate(card, meant(box.seats, deck[at]) ?? null));
  position.data.options = position.usual;
  for (const sign of rules) {
    const option = meant(Object.keys(box.options), sign);
    if (option) position.data.options[option] = box.options[option][1];
  }
  return things.split(",").filter(Boolean).every((thing) => put(position, thing.split(":"))) ? position.data : null;
}

/**
 * A text without the percent signs that some messengers put in.
 * @param {string | undefined} text
 */
function plain(text) {
  try {
    return decodeURIComponent(text ?? "");
  } catch {
    return "";
  }
}

/**
 * Put a thing of a link where it was; whether there is such a thing.
 * @param {Position} position
 * @param {string[]} parts
 */
function put(position, [thing, sign, spaces, more]) {
  const { seats, pieces, sides } = position.box, owner = meant(seats, sign), at = spaces?.match(/[a-h][1-8]/g) ?? [];
  const known = position.isBuilding(thing) || thing in pieces;
  if (!known || !owner || spaces === undefined || at.join("") !== spaces) return false;
  if (!at.length) {
    if (position.isBuilding(thing)) position.keep(thing, owner);
    return position.isBuilding(thing);
  }
  const extra = thing === "statue" ? { faces: more && sides.includes(more) ? more : "n" } : thing === "annex" ? { building: more ?? "" } : {};
  const card = pieces[thing]?.card, by = card && position.card(card);
  position.put(thing, owner, at, extra);
  if (card && by === null) position.activate(card, null);
  if (card && by === undefined) position.leaveOut(card);
  return true;
}
