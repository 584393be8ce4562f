import assert from "node:assert/strict";
import { test } from "node:test";
import { Choices } from "#static/games/paris/choices.js";

const GRAMMAR = { lay: ["square", "turn"], reserve: ["building"], build: ["building", "spaces"], danseuse: ["space", "side"] };

/** @param {string[]} legal */
function choices(...legal) {
  const view = { shapes: { I2: ["XX"] }, options: { mirror: false } };
  const table = /** @type {any} */ ({ legal, facts: { moves: GRAMMAR, pieces: {} }, state: { seat: "orange", view } });
  return new Choices(table);
}

test("what may come next are the next words of the legal moves", () => {
  const made = choices("build I2 a1,b1", "build I2 a1,a2", "reserve I2");
  made.trail = [["build", "I2"]];
  assert.equal(made.step, "place");
  assert.deepEqual([...made.options], ["a1,b1", "a1,a2"]);
  assert.deepEqual(made.places.get("a1,a2"), ["a1", "a2"]);
  made.trail.push(["build", "I2", "a1,b1"]);
  assert.equal(made.step, "done");
});

test("a piece that is held comes to lie where it may, near the space it is held over", () => {
  const made = choices("build I2 a1,b1");
  made.trail = [["build", "I2"]];
  assert.equal(made.ways.length, 2);
  assert.deepEqual(made.settle(made.ways[0], { x: 0, y: 0, space: "b1" }), ["a1", "b1"]);
  assert.ok(made.fits(["a1", "b1"]));
  assert.ok(!made.fits(["b1", "c1"]));
});

test("the next way that fits is found in both directions", () => {
  const made = choices("build I2 a1,b1", "build I2 a1,a2");
  made.trail = [["build", "I2"]];
  made.over = { x: 0, y: 0, space: "a1" };
  assert.equal(made.fittingWay(1, 1), 1);
  assert.equal(made.fittingWay(1, -1), 1);
});

test("what lies on the board is taken up again; a card without its action holds nothing", () => {
  const made = choices("build I2 a1,b1");
  made.trail = [["build", "I2"], ["build", "I2", "a1,b1"]];
  assert.ok(made.held);
  assert.ok(made.lift());
  assert.deepEqual(made.chosen, ["build", "I2"]);
  made.bare = true;
  assert.ok(!made.held);
  made.trail = [["reserve", "I2"]];
  assert.ok(!made.lift());
});

test("a tile is laid on a square, turned by quarters", () => {
  const made = choices("lay c3 0", "lay c3 90");
  made.trail = [["lay"]];
  made.way = 1;
  assert.deepEqual(made.settle(made.ways[1], { x: 0, y: 0, space: "d4" }), made.spaces("c3"));
  assert.equal(made.written(made.spaces("c3")), "c3 90");
  assert.equal(made.picture, "tile");
});
