// The menus of the masthead: Escape closes one, and so does whatever happens outside of it.

/** @returns {HTMLDetailsElement | null} */
const open = () => document.querySelector("details.menu[open]");

document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && open();
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
  event.stopPropagation();
}, true);
for (const kind of ["pointerdown", "focusin"]) {
  document.addEventListener(kind, ({ target }) => {
    const menu = open();
    if (menu && !menu.contains(/** @type {Node} */ (target))) menu.open = false;
  });
}
