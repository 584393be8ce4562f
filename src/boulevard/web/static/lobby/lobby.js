// The lobby keeps up by itself: what has changed is fetched, drawn once for all who see the same.

import { byId, closest, made } from "../common/elements.js";
import { renewing } from "../common/renewed.js";
import { follow } from "./events.js";

const renew = renewing("/lobby", byId("lobby"));
let is_first = true;

follow(() => {
  if (!is_first) renew();
  is_first = false;
}, Boolean(document.querySelector(".waits")));

document.addEventListener("submit", (event) => {
  const form = closest(event, ".sit, .pairing", HTMLFormElement);
  if (!form) return;
  if (form.dataset.sent) event.preventDefault();
  else if (form.matches(".sit")) introduce(form);
  form.dataset.sent = "true";
});

/**
 * Whoever sits down is called what they have typed above.
 * @param {HTMLFormElement} form
 */
function introduce(form) {
  /** @type {HTMLInputElement | null} */
  const field = document.querySelector(".pairing [name=name]");
  const value = field?.value.trim();
  if (value) form.append(made("input", { type: "hidden", name: "name", value }));
}
