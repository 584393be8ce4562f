import assert from "node:assert/strict";
import { test } from "node:test";
import { expected } from "#tests/expected.js";
import { freshSeed, VerifiableRandom } from "#static/shuffles/verifiable.js";

for (const { seed, below, shuffled } of expected.draws) {
  test(`draws of the seed ${seed} are those of Python`, () => {
    const rng = new VerifiableRandom(seed);
    assert.deepEqual(below.map((/** @type {[number, number]} */ [limit]) => [limit, rng.below(limit)]), below);
    assert.deepEqual(rng.shuffled(shuffled.keys()), shuffled);
  });
}

test("a shuffle leaves what it was given alone", () => {
  const items = [1, 2, 3, 4, 5, 6, 7, 8];
  assert.deepEqual(new VerifiableRandom("7").shuffled(items), [7, 6, 3, 8, 5, 1, 2, 4]);
  assert.deepEqual(items, [1, 2, 3, 4, 5, 6, 7, 8]);
});

test("a fresh seed is short, has no signs that look alike, and is new each time", () => {
  const seeds = new Set(Array.from({ length: 100 }, freshSeed));
  assert.equal(seeds.size, 100);
  for (const seed of seeds) assert.match(seed, /^[a-hjkmnp-z2-9]{8}$/);
});
