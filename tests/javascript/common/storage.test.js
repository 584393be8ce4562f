import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { kept } from "#tests/page.js";
import { forget, isOn, recall, retain } from "#static/common/storage.js";

const { setItem, getItem, removeItem } = localStorage;
const fail = () => {
  throw new Error("nothing is kept here");
};

afterEach(() => {
  kept.clear();
  Object.assign(localStorage, { setItem, getItem, removeItem });
});

test("what is kept comes back", () => {
  assert.equal(recall("one"), null);
  assert.equal(retain("one", { past: [1, "two"] }), true);
  assert.deepEqual(recall("one"), { past: [1, "two"] });
  assert.equal(kept.get("one"), '{"past":[1,"two"]}');
});

test("what can't be read is nothing", () => {
  kept.set("two", "on");
  assert.equal(recall("two"), null);
});

test("a browser that keeps nothing keeps it as long as the page is open", () => {
  Object.assign(localStorage, { setItem: fail, getItem: fail });
  assert.equal(recall("three"), null);
  assert.equal(retain("three", true), false);
  assert.equal(recall("three"), true);
});

test("what did not fit counts, until something fits again", () => {
  retain("four", "old");
  localStorage.setItem = fail;
  retain("four", "new");
  assert.equal(recall("four"), "new");
  localStorage.setItem = setItem;
  retain("four", "newer");
  assert.equal(recall("four"), "newer");
});

test("a switch is off unless it was turned on, and what is kept no longer is gone", () => {
  assert.equal(isOn("five"), false);
  kept.set("five", "on");
  assert.equal(isOn("five"), true);
  forget("five");
  assert.deepEqual([isOn("five"), kept.has("five")], [false, false]);
  Object.assign(localStorage, { setItem: fail, getItem: fail, removeItem: fail });
  retain("five", 5);
  assert.equal(recall("five"), 5);
  forget("five");
  assert.equal(recall("five"), null);
});
