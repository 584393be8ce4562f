// Avenue, watched again: the sheets of the others can be looked at closely.

import { Closer } from "./closer.js";

const root = document.getElementById("table");
const closer = new Closer();
root.addEventListener("click", ({ target }) => {
  const button = target.closest("button[data-player]");
  if (button) closer.open(button);
});
root.addEventListener("shown", () => closer.refresh());
