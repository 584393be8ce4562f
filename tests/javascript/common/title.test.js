import assert from "node:assert/strict";
import { test } from "node:test";
import "#tests/page.js";

let address = "/static/art/icon.svg";
/** @type {(number | null)[]} */
const badges = [];
Object.assign(document, {
  title: "Boulevard",
  querySelector: () => ({ getAttribute: () => address, setAttribute: (/** @type {string} */ _name, /** @type {string} */ value) => (address = value) }),
});
Object.defineProperty(globalThis, "navigator", { value: {
  setAppBadge: async (/** @type {number} */ number) => badges.push(number),
  clearAppBadge: async () => badges.push(null),
} });
const { count, entitle } = await import("#static/common/title.js");

test("the title tells how many other tables wait, whatever the page is called meanwhile", () => {
  count(2, 1);
  assert.equal(document.title, "(1) Boulevard");
  entitle("Your turn");
  assert.equal(document.title, "(1) Your turn");
  count(1, 0);
  assert.equal(document.title, "Your turn");
});

test("the picture and the badge tell of all tables that wait", () => {
  count(1, 0);
  assert.equal(address, "/static/art/icon-turn.svg");
  count(0, 0);
  assert.equal(address, "/static/art/icon.svg");
  assert.deepEqual(badges.slice(-2), [1, null]);
});
