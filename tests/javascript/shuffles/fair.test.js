import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { expected } from "#tests/expected.js";
import { kept } from "#tests/page.js";
import { fault, mixture } from "#static/shuffles/fair.js";

const [, one, , both] = expected.shuffles;
/**
 * @param {string} table
 * @param {import("#static/shuffles/shuffle.js").Own} own
 */
const remember = (table, own) => kept.set("boulevard-shuffles", JSON.stringify({ [table]: own }));

beforeEach(() => kept.clear());

test("a deal is drawn from what Python draws it from", () => {
  for (const { seed, entropy, deal } of expected.shuffles) assert.equal(mixture(seed, entropy), deal);
});

test("an honest shuffle has no fault", () => {
  for (const shuffle of expected.shuffles) assert.equal(fault({ ...shuffle, table: "t", own: false }), "");
});

test("another seed than the one that was promised, or another deal, is found out", () => {
  assert.equal(fault({ ...both, seed: "0ther", table: "t" }), "bad");
  assert.equal(fault({ ...both, deal: one.deal, table: "t" }), "bad");
  assert.equal(fault({ ...both, entropy: one.entropy, table: "t" }), "bad");
});

test("what this browser contributed must be part of the shuffle", () => {
  remember("t", { commitment: both.commitment, entropy: both.entropy[0] });
  assert.equal(fault({ ...both, table: "t", own: true }), "");
  assert.equal(fault({ ...expected.shuffles[2], table: "t", own: true }), "other");
  assert.equal(fault({ ...expected.shuffles[2], table: "another", own: true }), "");
  assert.equal(fault({ ...expected.shuffles[2], table: "t", own: false }), "");
});

test("the promise must be the one that this browser was shown", () => {
  remember("t", { commitment: "another", entropy: both.entropy[0] });
  assert.equal(fault({ ...both, table: "t", own: true }), "other");
});
