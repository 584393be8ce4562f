// Sentences of the catalogue that scripts say: the page brings them, in its language, as parts of text and places.

/**
 * @typedef {(string | [string] | [string, Record<string, Pattern>, string])[]} Pattern
 * @typedef {Record<string, string | number | null | undefined>} Values
 */

const element = document.getElementById("words");
/** @type {Record<string, Pattern>} */
const patterns = element ? JSON.parse(element.textContent) : {};
const plurals = new Intl.PluralRules(document.documentElement.lang || "en");

/**
 * A sentence with its places filled, as boulevard.messages fills them.
 * @param {string} key
 * @param {Values} values
 */
export function say(key, values = {}) {
  return fill(patterns[key], values);
}

/**
 * A number with a real minus sign, if it has one.
 * @param {number} number
 */
export const signed = (number) => String(number).replace("-", "−");

/**
 * @param {Pattern} pattern
 * @param {Values} values
 * @returns {string}
 */
function fill(pattern, values) {
  return pattern.map((part) => (typeof part === "string" ? part : place(part, values))).join("");
}

/**
 * @param {[string, Record<string, Pattern>?, string?]} part
 * @param {Values} values
 */
function place([name, variants, chosen], values) {
  const value = values[name];
  if (!variants || !chosen) return String(value);
  const fitting = variants[String(value)] ?? (typeof value === "number" ? variants[plurals.select(value)] : undefined);
  return fill(fitting ?? variants[chosen], values);
}
