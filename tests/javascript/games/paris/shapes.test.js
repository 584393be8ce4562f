import assert from "node:assert/strict";
import { test } from "node:test";
import { expected } from "#tests/expected.js";
import { cell, extent, fromRows, lies, listed, middle, name, spacesAt, spacesUnder, square, ways } from "#static/games/paris/shapes.js";

const L = ways(fromRows(["X.", "X.", "XX"]));

test("the ways to lay every building are those of the rules, in the same order", () => {
  /**
   * @param {number[]} one
   * @param {number[]} other
   */
  const order = (one, other) => one[0] - other[0] || one[1] - other[1];
  for (const { rows, mirror, turns } of expected.turns) {
    assert.deepEqual(ways(fromRows(rows), mirror).map(({ cells }) => cells.sort(order)), turns, rows.join("/"));
  }
});

test("spaces have names, and are listed as in moves", () => {
  assert.deepEqual(cell("c5"), [2, 4]);
  assert.equal(name([2, 4]), "c5");
  assert.equal(listed(["b2", "h1", "a2", "a1"]), "a1,h1,a2,b2");
});

test("a shape is turned clockwise", () => {
  assert.deepEqual(L.map(({ quarter }) => quarter), [0, 1, 2, 3]);
  assert.deepEqual(L.map(extent), [[2, 3], [3, 2], [2, 3], [3, 2]]);
  assert.equal(listed(spacesAt(L[0], [0, 0])), "a1,b1,a2,a3");
  assert.equal(listed(spacesAt(L[1], [0, 0])), "a1,a2,b2,c2");
});

test("a shape that juts out is moved onto the board", () => {
  assert.equal(listed(spacesAt(L[0], [7, 7])), "g6,h6,g7,g8");
  assert.equal(listed(spacesAt(L[0], [-3, -3])), "a1,b1,a2,a3");
});

test("a shape that is held over a space covers it", () => {
  for (const way of L) assert.ok(spacesUnder(way, "d4").includes("d4"));
});

test("a shape lies somewhere in one way only", () => {
  assert.deepEqual(L.map((way) => lies(way, ["c3", "d3", "c4", "c5"])), [true, false, false, false]);
});

test("a square is that of the tile, its lower left space first; the middle is between spaces", () => {
  for (const space of ["c3", "d3", "c4", "d4"]) assert.deepEqual(square(space), ["c3", "d3", "c4", "d4"]);
  assert.deepEqual(middle(square("a1")), [0.5, 0.5]);
});
