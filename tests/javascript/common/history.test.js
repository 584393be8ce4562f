import assert from "node:assert/strict";
import { test } from "node:test";
import { History } from "#static/common/history.js";

/** @param {string[]} states */
const walked = (...states) => {
  const history = new History(/** @type {string} */ ("start"), { most: 3 });
  for (const state of states) history.put(state);
  return history;
};

test("steps are taken back and done again", () => {
  const history = walked("a", "b");
  assert.deepEqual([history.undo(), history.now], [true, "a"]);
  assert.deepEqual([history.undo(), history.now], [true, "start"]);
  assert.equal(history.undo(), false);
  assert.ok(history.redo() && history.redo() && history.now === "b");
  assert.equal(history.redo(), false);
});

test("another step forgets what was taken back", () => {
  const history = walked("a", "b");
  history.undo();
  history.put("c");
  assert.equal(history.redo(), false);
  assert.deepEqual([history.past, history.now], [["start", "a"], "c"]);
});

test("the same state is no step", () => {
  const history = new History({ rows: [1] }, { most: 3 });
  assert.equal(history.put({ rows: [1] }), false);
  assert.deepEqual(history.past, []);
});

test("all steps of a gesture are one, until another begins or something is taken back", () => {
  const history = walked();
  for (const [state, gesture] of [["a", "stroke 1"], ["b", "stroke 1"], ["c", "stroke 2"]]) history.put(state, gesture);
  assert.deepEqual(history.past, ["start", "b"]);
  history.undo();
  history.put("d", "stroke 2");
  assert.deepEqual(history.past, ["start", "b"]);
});

test("only so many steps are kept, and every change is heard of", () => {
  const history = walked();
  let heard = 0;
  history.changed = () => (heard += 1);
  for (const state of "abcde") history.put(state);
  assert.deepEqual(history.past, ["b", "c", "d"]);
  history.put("e");
  history.undo();
  assert.equal(heard, 6);
});
