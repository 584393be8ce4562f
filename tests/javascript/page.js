// As much of a browser's page as modules need that make almost no use of one. Import this before them.

/** @type {Map<string, string>} */
const texts = new Map();

/** @type {Map<string, string>} */
export const kept = new Map();

const page = {
  hidden: false,
  documentElement: { lang: "en", dataset: {} },
  addEventListener() {},
  getElementById: (/** @type {string} */ id) => (texts.has(id) ? { textContent: texts.get(id) } : null),
  querySelector: () => null,
  querySelectorAll: () => [],
};
Object.assign(globalThis, { document: page });
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  writable: true,
  value: { getItem: (/** @type {string} */ key) => kept.get(key) ?? null, setItem: (/** @type {string} */ key, /** @type {unknown} */ value) => kept.set(key, String(value)), removeItem: (/** @type {string} */ key) => kept.delete(key) },
});

/**
 * Let the page be in a language, and bring some data.
 * @param {string} id
 * @param {unknown} data
 */
export function bring(id, data, language = "en") {
  texts.set(id, JSON.stringify(data));
  document.documentElement.lang = language;
}
