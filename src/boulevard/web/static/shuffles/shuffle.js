// A person's part in the shuffle: random signs, made up when a form is sent that begins a game. The form has shown by then
// what the server is bound to. The browser keeps both, by table, and compares them with what the end of the game shows.

import { recall, retain } from "../common/storage.js";

/** @typedef {{ commitment: string, entropy: string }} Own what this browser was shown, and contributed */

const KEPT = "boulevard-shuffles";
const MOST = 200;
const BYTES = 16;

document.addEventListener("submit", ({ target, submitter }) => {
  if (!(target instanceof HTMLFormElement)) return;
  /** @type {HTMLInputElement | null} */
  const field = target.querySelector("[data-entropy]");
  const { formMethod, value } = /** @type {HTMLButtonElement} */ (submitter ?? {});
  const begins = formMethod !== "get" && value !== "false"; // not one that looks, or declines
  if (field && begins) contribute(field);
}, true);

/**
 * Fill the field of a form in; without scripts it has no name and is not sent.
 * @param {HTMLInputElement} field
 */
function contribute(field) {
  const { table = "", commitment = "" } = field.dataset;
  const own = remembered(table) ?? { commitment, entropy: fresh() };
  remember(table, own);
  field.name = "entropy";
  field.value = own.entropy;
}

/**
 * What this browser was shown and contributed at a table, if it did.
 * @param {string} table
 * @returns {Own | undefined}
 */
export function remembered(table) {
  return all()[table];
}

/**
 * @param {string} table
 * @param {Own} own
 */
function remember(table, own) {
  const kept = Object.entries(all()).filter(([other]) => other !== table).slice(1 - MOST);
  retain(KEPT, Object.fromEntries([...kept, [table, own]]));
}

const all = () => /** @type {Record<string, Own>} */ (recall(KEPT) ?? {});

/** Random signs, which nobody else will have. */
export function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
