// The fields of parts that follow from the rest of a position unless they are set, and the tiles that seats have.

import { all, one } from "../../../common/elements.js";
import { say } from "../../../common/words.js";
import { partOf, phaseOf, tilesIn, toCome } from "./course.js";

/** @typedef {HTMLSelectElement | HTMLInputElement} Field */

/**
 * What a field says: undefined, if its part is to follow from the rest.
 * @param {Field} field
 */
export function valueOf(field) {
  if (field instanceof HTMLInputElement) return tilesIn(field.value);
  return field.value === "" ? undefined : JSON.parse(field.value);
}

/**
 * Show what a position tells in all fields, and only those of its phase.
 * @param {Paris.PositionData} data
 */
export function showParts(data) {
  const phase = phaseOf(data);
  for (const it of all(document, "[data-when]")) it.hidden = !it.dataset.when?.split(" ").includes(phase);
  for (const it of all(document, "[name=phase]", HTMLInputElement)) it.checked = it.value === phase;
  for (const field of all(document, "[data-part]", HTMLInputElement)) {
    const value = partOf(data, field.dataset.part ?? "");
    if (field instanceof HTMLInputElement) field.value = Array.isArray(value) ? value.join("") : "";
    else optionFor(field, value).selected = true;
  }
}

/**
 * The option of a field that stands for a value; the first one, if none does.
 * @param {HTMLSelectElement} field
 * @param {unknown} value
 */
function optionFor({ options }, value) {
  const meant = JSON.stringify(value);
  return [...options].find((it) => it.value !== "" && JSON.stringify(JSON.parse(it.value)) === meant) ?? options[0];
}

/**
 * Say in all fields what follows from the rest.
 * @param {Paris.Following} follows
 */
export function showFollowing(follows) {
  for (const field of all(document, "[data-part]", HTMLInputElement)) {
    const value = partOf(/** @type {any} */ (follows), field.dataset.part ?? "");
    if (field instanceof HTMLInputElement) field.placeholder = Array.isArray(value) ? value.join("") : "";
    else label(field, value);
  }
}

/**
 * Say which value a field has if nobody sets it.
 * @param {HTMLSelectElement} field
 * @param {unknown} value
 */
function label(field, value) {
  const [first] = field.options, meant = optionFor(field, value);
  if (first.value === "") first.textContent = say("web-paris-editor-js-follows", { value: meant === first ? "–" : meant.textContent });
}

/**
 * Show which tiles each seat has laid, and which are to come in which order.
 * @param {Paris.PositionData} data
 * @param {Record<string, number[]>} laid
 */
export function showTiles(data, laid) {
  for (const it of all(document, "[data-tile]")) {
    const { tile: text = "", seat = "", label: name = "" } = it.dataset, tile = Number(text);
    const place = toCome(data, seat).indexOf(tile) + 1;
    const where = place ? (place === 1 ? "hand" : "pile") : laid[seat]?.includes(tile) ? "board" : "none";
    it.dataset.where = where;
    it.setAttribute("aria-pressed", String(place > 0));
    it.setAttribute("aria-disabled", String(where === "board"));
    it.setAttribute("aria-label", say("web-paris-editor-js-tile", { what: name, where, place }));
    one(it, ".where").dataset.place = String(place);
  }
}
