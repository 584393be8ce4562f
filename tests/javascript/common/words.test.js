import assert from "node:assert/strict";
import { test } from "node:test";
import { expected } from "#tests/expected.js";
import { bring } from "#tests/page.js";

for (const [language, { words, said }] of Object.entries(expected.sentences)) {
  test(`sentences in ${language} are filled as Python fills them`, async () => {
    bring("words", words, language);
    const { say } = await import(`#static/common/words.js?${language}`);
    for (const [key, values, sentence] of said) assert.equal(say(key, values), sentence);
  });
}
