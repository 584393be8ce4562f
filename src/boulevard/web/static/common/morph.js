// How a page takes on what the server sent, by htmx and idiomorph: what is ours stays as it is.

/** Let parts with data-keep, a field that is being typed in and the cursor stay, and what a person opened stay open. */
export function settle() {
  /** @param {Element} node */
  const typing = (node) => node === document.activeElement && node.matches("input");
  /** @param {Node} node */
  const ours = (node) => node instanceof Element && (node.hasAttribute("data-keep") || typing(node));
  Object.assign(Idiomorph.defaults.callbacks, {
    beforeNodeMorphed: (/** @type {Node} */ old) => !ours(old),
    beforeAttributeUpdated: (/** @type {string} */ name, /** @type {Element} */ node) => name !== "aria-activedescendant" && !(name === "open" && node.matches("details, dialog")),
  });
}

/**
 * Fetch a part of the page again, or send something and take the part from the answer; false if nobody answers.
 * @param {string} method
 * @param {string} address
 * @param {Element} target
 * @param {Record<string, unknown>} [values]
 */
export async function morph(method, address, target, values) {
  let reached = true;
  const fail = () => (reached = false);
  for (const kind of ["htmx:sendError", "htmx:timeout"]) target.addEventListener(kind, fail, { once: true });
  try {
    await htmx.ajax(method, address, { target, swap: "morph:innerHTML", values });
  } catch {
    fail();
  }
  for (const kind of ["htmx:sendError", "htmx:timeout"]) target.removeEventListener(kind, fail);
  return reached;
}
