import assert from "node:assert/strict";
import { test } from "node:test";
import { expected } from "#tests/expected.js";
import { sha256 } from "#static/shuffles/sha256.js";

test("a hash is that of Python, whatever the length of the last block", () => {
  for (const [text, hash] of Object.entries(expected.hashes)) assert.equal(sha256(text), hash, JSON.stringify(text));
});
