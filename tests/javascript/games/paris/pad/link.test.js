import assert from "node:assert/strict";
import { test } from "node:test";
import { expected } from "#tests/expected.js";
import { readFrom, written } from "#static/games/paris/pad/link.js";
import { Position } from "#static/games/paris/pad/position.js";

/** @type {Paris.PadFacts} */
const box = expected.pad;
/** @param {Paris.PositionData} data */
const again = (data) => read(written(box, data));

/** @param {string} text */
function read(text) {
  const found = readFrom(box, text);
  assert.ok(found, text);
  return found;
}

test("the example comes back from its link as it was", () => {
  const text = written(box, box.examples.over), found = read(text);
  assert.equal(written(box, found), text);
  assert.deepEqual(found, { ...box.examples.over, options: found.options, postcards: found.postcards });
});

test("rules, pieces and what is left over come back too", () => {
  const position = new Position(box), [house, other] = Object.keys(box.shapes);
  for (const [option, value] of Object.entries({ penseur: "own", fountain: 1, mirror: true })) position.choose(option, value);
  position.pave("h8", "light");
  position.put(house, "blue", ["a1", "b1"]);
  position.put("annex", "blue", ["c1"]);
  position.put("statue", "orange", ["d4"], { faces: "w" });
  position.keep(other, "orange");
  assert.deepEqual(again(position.data), { ...position.data, postcards: again(position.data).postcards });
  /** @param {Paris.PositionData} data */
  const byName = ({ postcards }) => Object.fromEntries(postcards.map(({ name, by }) => [name, by]));
  assert.deepEqual(byName(again(position.data)), byName(position.data));
});

test("a piece whose postcard nobody activated, or that is not in the game, stays so", () => {
  const position = new Position(box), card = box.pieces.statue.card;
  position.put("statue", "blue", ["d4"], { faces: "n" });
  position.activate(card, null);
  assert.equal(new Position(box, again(position.data)).card(card), null);
  position.leaveOut(card);
  assert.equal(new Position(box, again(position.data)).card(card), undefined);
});

test("a link that a messenger has written with percent signs is read", () => {
  const text = written(box, box.examples.over);
  assert.equal(written(box, read(encodeURIComponent(text))), text);
});

test("what is no position is none", () => {
  const text = written(box, new Position(box).data);
  assert.ok(readFrom(box, text));
  for (const wrong of ["", "main", "%", text.slice(1), `${text}.`, `${text}nothing:o:a1`, `${text}statue:x:a1`, `${text}statue:o:a9`, `${text}statue:o:`, `${text}statue:o`]) {
    assert.equal(readFrom(box, wrong), null, wrong);
  }
});
