import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { expected } from "#tests/expected.js";
import { Position } from "#static/games/paris/pad/position.js";
import { square } from "#static/games/paris/shapes.js";

/** @type {Paris.PadFacts} */
const box = expected.pad;
const [house, other] = Object.keys(box.shapes);
/** @type {Position} */
let position;

beforeEach(() => (position = new Position(box)));

test("an empty position has the starred postcards, each nobody's", () => {
  assert.deepEqual(position.data.postcards, box.starred.map((name) => ({ name, by: null })));
  assert.equal(position.card(box.postcards.find((card) => !box.starred.includes(card)) ?? ""), undefined);
});

test("a building is in one place only: on the board, or in a reserve", () => {
  position.put(house, "orange", ["a1", "a2"]);
  assert.equal(position.at("a2"), house);
  position.put(house, "blue", ["c1", "c2"]);
  assert.equal(position.at("a2"), null);
  position.keep(house, "blue");
  assert.equal(position.find(house), null);
  assert.equal(position.keeper(house), "blue");
  position.remove(house);
  assert.equal(position.keeper(house), null);
});

test("a piece takes its postcard along, and goes with it", () => {
  const card = box.pieces.statue.card;
  position.put("statue", "orange", ["d4"], { faces: "n" });
  assert.equal(position.card(card), "orange");
  position.activate(card, "blue");
  assert.equal(position.find("statue")?.owner, "blue");
  position.leaveOut(card);
  assert.equal(position.card(card), undefined);
});

test("the Annex belongs to a building of its owner that it touches, and can be given to the next", () => {
  position.put(house, "orange", ["a1", "b1"]);
  position.put("annex", "orange", ["c1"]);
  assert.equal(position.data.pieces.annex.building, house);
  assert.equal(position.turnPiece("annex", 1), false);
  position.put(other, "orange", ["d1", "e1"]);
  assert.equal(position.turnPiece("annex", 1), true);
  assert.equal(position.data.pieces.annex.building, other);
  position.remove(other);
  assert.equal(position.data.pieces.annex.building, house);
  position.put(house, "blue", ["a1", "b1"]);
  assert.equal(position.data.pieces.annex.building, "");
});

test("the Statue turns clockwise, and back", () => {
  position.put("statue", "orange", ["d4"], { faces: "n" });
  const faces = [1, 1, -1, -1, -1].map((step) => position.turnPiece("statue", step) && position.data.pieces.statue.faces);
  assert.deepEqual(faces, ["e", "s", "e", "n", "w"]);
});

test("a Fountain fits its rule", () => {
  position.put("fountain", "blue", ["a1", "b1"]);
  position.choose("fountain", 1);
  assert.deepEqual(position.find("fountain")?.spaces, ["a1"]);
  position.choose("fountain", 2);
  assert.equal(position.find("fountain"), null);
});

test("the ways to lie follow the rules and say how something lies", () => {
  assert.equal(position.ways("statue").length, 1);
  assert.equal(position.ways("garden").length, 2);
  assert.equal(position.ways("tile-1").length, 4);
  assert.equal(position.ways("fountain").length, 2);
  position.choose("fountain", 1);
  assert.equal(position.ways("fountain").length, 1);
  position.put("garden", "orange", ["c3", "c4"]);
  assert.deepEqual(position.ways("garden")[position.way("garden")].cells.map(String).sort(), ["0,0", "0,1"]);
});

test("paving goes through all kinds, and then there is none", () => {
  const seen = [];
  for (let step = 0; step < 5; step += 1) {
    seen.push(position.next("a1"));
    position.pave("a1", position.next("a1"));
  }
  assert.deepEqual(seen, [...box.kinds, ""]);
  assert.deepEqual(position.data.board, {});
});

test("a tile is found where it was laid, however it was turned", () => {
  const [upperLeft, upperRight, lowerLeft, lowerRight] = box.tile_kinds.orange[0];
  position.lay("tile-1", "orange", "f6", 0);
  assert.deepEqual(square("f6").map((space) => position.data.board[space]), [lowerLeft, lowerRight, upperLeft, upperRight]);
  for (const quarter of [0, 1, 2, 3]) {
    position.lay("tile-1", "orange", "f6", quarter);
    assert.equal(position.laid.get("tile-1-orange"), "e5");
  }
  assert.deepEqual(square("f6").map((space) => position.data.board[space]), [upperLeft, lowerLeft, upperRight, lowerRight]);
  position.turnSquare("f6", 1);
  position.turnSquare("f6", -1);
  assert.deepEqual(square("f6").map((space) => position.data.board[space]), [upperLeft, lowerLeft, upperRight, lowerRight]);
});
