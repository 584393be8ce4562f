// Avenue, watched again: the sheets of the others can be looked at closely.

import { byId, closest } from "../../common/elements.js";
import { Closer } from "./closer.js";

const root = byId("table");
const closer = new Closer();
root.addEventListener("click", (event) => {
  const button = closest(event, "button[data-player]");
  if (button) closer.open(button);
});
root.addEventListener("shown", () => closer.refresh());
