import assert from "node:assert/strict";
import { afterEach, beforeEach, test } from "node:test";
import { kept } from "#tests/page.js";
import { isCalm, prefer, prefers } from "#static/common/preferences.js";

const page = document.documentElement;
/** @type {[string, Record<string, string>][]} */
let sent = [];
let reached = true;

beforeEach(() => {
  sent = [];
  reached = true;
  Object.assign(globalThis, {
    fetch: async (/** @type {string} */ address, /** @type {{ body: URLSearchParams }} */ { body }) => {
      sent.push([address, Object.fromEntries(body)]);
      if (!reached) throw new Error("nobody answers");
      return { ok: true };
    },
  });
});
afterEach(() => {
  kept.clear();
  for (const name of Object.keys(page.dataset)) delete page.dataset[name];
});

test("what is chosen applies at once, and is sent", async () => {
  assert.equal(prefers("sound", "on"), false);
  const told = prefer("sound", "on");
  assert.equal(prefers("sound", "on"), true);
  assert.equal(await told, true);
  assert.deepEqual(sent, [["/preferences", { sound: "on" }]]);
});

test("what nobody hears of applies to the page", async () => {
  reached = false;
  assert.equal(await prefer("coordinates", "off"), false);
  assert.equal(prefers("coordinates", "off"), true);
});

test("nothing moves for those who say so", () => {
  assert.equal(isCalm(), false);
  page.dataset.motion = "reduced";
  assert.equal(isCalm(), true);
  page.dataset.motion = "on";
  assert.equal(isCalm(), false);
});

test("what a browser kept before is brought along once, and only what was turned on", async () => {
  kept.set("boulevard-sound", "on").set("notation", "off").set("boulevard-watching", "on").set("boulevard-shuffles", "{}");
  const { bringAlong } = await import("#static/common/brought_along.js");
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(sent, [["/preferences", { sound: "on", watching: "on" }]]);
  assert.deepEqual([...kept.keys()], ["boulevard-shuffles"]);
  await bringAlong();
  assert.equal(sent.length, 1);
});

test("it stays where it is while nobody hears of it", async () => {
  const { bringAlong } = await import("#static/common/brought_along.js");
  kept.set("notation", "on");
  reached = false;
  await bringAlong();
  assert.equal(kept.get("notation"), "on");
  assert.equal(prefers("notation", "on"), true);
});
