// Sentences of the catalogue that scripts say: the page brings them, in its language, as parts of text and places.

const element = document.getElementById("words");
const patterns = element ? JSON.parse(element.textContent) : {};
const plurals = new Intl.PluralRules(document.documentElement.lang || "en");

/** A sentence with its places filled, as boulevard.messages fills them. */
export function say(key, values = {}) {
  return fill(patterns[key], values);
}

function fill(pattern, values) {
  return pattern.map((part) => (typeof part === "string" ? part : place(part, values))).join("");
}

function place([name, variants, chosen], values) {
  const value = values[name];
  if (!chosen) return String(value);
  const fitting = variants[value] ?? (Number.isInteger(value) ? variants[plurals.select(value)] : undefined);
  return fill(fitting ?? variants[chosen], values);
}
