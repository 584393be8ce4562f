import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { expected } from "#tests/expected.js";
import { emptied, fits, inPhase, partOf, phaseOf, tilesIn, toCome, withPart, withTile } from "#static/games/paris/pad/course.js";
import { Position } from "#static/games/paris/pad/position.js";

/** @type {Paris.PadFacts} */
const box = expected.pad;
/** @type {Paris.PositionData} */
let data;

beforeEach(() => (data = new Position(box).data));

test("a game begins in phase 1; another phase takes away what belonged to the one before", () => {
  assert.equal(phaseOf(data), "1");
  data = withPart(withTile(data, "orange", 3), "chimneys.blue", 2);
  const later = inPhase({ ...data, laid: { orange: [1] } }, "2");
  assert.equal(phaseOf(later), "2");
  assert.deepEqual([later.laid, later.hands, later.piles, later.chimneys], [undefined, undefined, undefined, { blue: 2 }]);
  assert.equal(phaseOf(inPhase(later, "over")), "over");
  assert.equal(inPhase(later, "over").phase, 2);
});

test("a part is told or follows from the rest", () => {
  assert.equal(partOf(data, "tokens.orange"), undefined);
  const set = withPart(withPart(data, "tokens.orange", 0), "next", "blue");
  assert.equal(partOf(set, "tokens.orange"), 0);
  assert.equal(partOf(set, "next"), "blue");
  assert.deepEqual(withPart(withPart(set, "tokens.orange", undefined), "next", undefined), data);
});

test("tiles are known in the order in which they are tapped, the first one in hand", () => {
  data = [3, 5, 1].reduce((it, tile) => withTile(it, "blue", tile), data);
  assert.deepEqual(toCome(data, "blue"), [3, 5, 1]);
  assert.deepEqual([data.hands, data.piles], [{ blue: 3 }, { blue: [5, 1] }]);
  data = withTile(data, "blue", 3);
  assert.deepEqual([data.hands, data.piles], [{ blue: 5 }, { blue: [1] }]);
  data = withTile(withTile(data, "blue", 1), "blue", 5);
  assert.deepEqual([toCome(data, "blue"), data.hands, data.piles], [[], undefined, undefined]);
});

test("a tile that is laid is no longer to come, and the ground tells again what is laid", () => {
  const position = new Position(box, { ...withTile(withTile(data, "orange", 3), "orange", 4), laid: { blue: [2] } });
  position.lay("tile-3", "orange", "a1", 0);
  assert.deepEqual(toCome(position.data, "orange"), [4]);
  assert.equal(position.data.laid, undefined);
  const built = new Position(box, { ...inPhase(data, "2"), laid: { blue: [2, 1, 3, 4, 5, 6, 7, 8] } });
  built.pave("a1", "light");
  assert.deepEqual(built.data.laid, { blue: [2, 1, 3, 4, 5, 6, 7, 8] });
});

test("clearing keeps the phase, the postcards in play and the rules", () => {
  const position = new Position(box, inPhase(data, "2"));
  position.put("statue", "blue", ["d4"], { faces: "n" });
  position.choose("mirror", true);
  const left = emptied(position.data, position.empty);
  assert.equal(phaseOf(left), "2");
  assert.deepEqual(left.pieces, {});
  assert.equal(left.options.mirror, true);
  assert.ok(left.postcards.some(({ name, by }) => name === box.pieces.statue.card && by === null));
});

test("digits are tiles, and nothing is nothing", () => {
  assert.deepEqual(tilesIn("8, 2 4"), [8, 2, 4]);
  assert.equal(tilesIn(" "), undefined);
});

test("what was kept fits, whatever else does not", () => {
  assert.ok(fits(box, data) && fits(box, box.examples.over));
  const house = { name: "Z9", owner: "blue", spaces: ["a1"] };
  for (const wrong of [null, 3, {}, { ...data, buildings: {} }, { ...data, buildings: [house] }, { ...data, pieces: { statue: 3 } }, { ...data, reserve: {} }, { ...data, postcards: [{}] }]) {
    assert.ok(!fits(box, wrong), JSON.stringify(wrong));
  }
});
