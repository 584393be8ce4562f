// How a page takes on what the server sent, by htmx and idiomorph: what is ours stays as it is.

/** Let parts with data-keep, a field that is being typed in and the cursor stay, and what a person opened stay open. */
export function settle() {
  const typing = (node) => node === document.activeElement && node.matches("input");
  const ours = (node) => node instanceof Element && ("keep" in node.dataset || typing(node));
  Object.assign(Idiomorph.defaults.callbacks, {
    beforeNodeMorphed: (old) => !ours(old),
    beforeAttributeUpdated: (name, node) => name !== "aria-activedescendant" && !(name === "open" && node.matches("details, dialog")),
  });
}

/** Fetch a part of the page again, or send something and take the part from the answer; false if nobody answers. */
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
