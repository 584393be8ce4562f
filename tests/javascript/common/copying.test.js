import "../page.js";
import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { copy } from "#static/common/copying.js";

mock.timers.enable({ apis: ["setTimeout"] });

/**
 * A browser with or without a clipboard, in which fields can or can't be copied from; what was copied in it.
 * @param {{ clipboard: boolean, fields: boolean }} has
 */
function browser({ clipboard, fields }) {
  /** @type {string[]} */
  const copied = [];
  const field = { value: "", append() {}, select() {}, remove() {} };
  const writeText = async (/** @type {string} */ text) => void copied.push(text);
  Object.defineProperty(globalThis, "navigator", { configurable: true, value: clipboard ? { clipboard: { writeText } } : {} });
  Object.assign(document, { createElement: () => field, execCommand: () => fields && copied.push(field.value) > 0 });
  return copied;
}

const pressed = async () => {
  const button = { textContent: "Copy", dataset: { copy: "text", done: "Copied" }, after() {} };
  await copy(/** @type {any} */ (button));
  return button;
};

for (const has of [{ clipboard: true, fields: false }, { clipboard: false, fields: true }]) {
  test(`a text is copied ${has.clipboard ? "with" : "without"} a clipboard, and the button says so for a while`, async () => {
    const copied = browser(has), button = await pressed();
    assert.deepEqual([copied, button.textContent], [["text"], "Copied"]);
    mock.timers.tick(2000);
    assert.equal(button.textContent, "Copy");
  });
}

test("nothing is said of what was not copied", async () => {
  const copied = browser({ clipboard: false, fields: false });
  assert.deepEqual([copied, (await pressed()).textContent], [[], "Copy"]);
});
