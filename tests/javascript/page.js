// As much of a browser's page as modules need that make almost no use of one. Import this before them.

const texts = new Map();

export const kept = new Map();

globalThis.document = {
  hidden: false,
  documentElement: { lang: "en" },
  addEventListener() {},
  getElementById: (id) => (texts.has(id) ? { textContent: texts.get(id) } : null),
  querySelector: () => null,
};
Object.defineProperty(globalThis, "localStorage", {
  configurable: true,
  writable: true,
  value: { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, String(value)) },
});

/** Let the page be in a language, and bring some data. */
export function bring(id, data, language = "en") {
  texts.set(id, JSON.stringify(data));
  document.documentElement.lang = language;
}
