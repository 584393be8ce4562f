import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { kept } from "#tests/page.js";
import { isOn, recall, retain, turn } from "#static/common/storage.js";

const { setItem, getItem } = localStorage;
const fail = () => {
  throw new Error("nothing is kept here");
};

afterEach(() => {
  kept.clear();
  Object.assign(localStorage, { setItem, getItem });
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

test("a switch is off until it is turned on, and its words are those that browsers have kept so far", () => {
  assert.equal(isOn("five"), false);
  kept.set("five", "on");
  assert.equal(isOn("five"), true);
  assert.equal(turn("five", false), true);
  assert.deepEqual([isOn("five"), kept.get("five")], [false, "off"]);
  localStorage.setItem = fail;
  assert.equal(turn("five", true), false);
  assert.equal(isOn("five"), true);
});
