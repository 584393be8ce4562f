// The form of editions: tiles and buildings are changed on their pictures; the server says what differs and what is wrong.

import { announce, arrive, attend, Check, notice, opens, post, share, steps, symbol, Work } from "../../editors/editor.js";
import { Grid } from "../../editors/grid.js";
import { Shelf } from "../../editors/shelf.js";
import { all, byId, dataIn, elements, made, one } from "../../common/elements.js";
import { say } from "../../common/words.js";
import { sizeOf, Workshop } from "./workshop.js";
import { listens } from "../../common/shortcuts.js";

const KINDS = ["o", "r", "m", "L"];
const FAR = 7;

/** @type {Paris.EditionGiven} */
const given = dataIn("given");

/**
 * @param {unknown} list
 * @param {number} [count]
 */
const texts = (list, count) => Array.isArray(list) && (!count || list.length === count) && list.every((it) => typeof it === "string");
/** @param {Record<string, any>} it */
const fits = ({ name, starred, tiles, buildings, rays }) =>
  typeof name === "string" && texts(starred) && texts(tiles, given.standard.tiles.length) && tiles.every((/** @type {string} */ tile) => /^[ormL]{2}\/[ormL]{2}$/.test(tile)) &&
  Array.isArray(buildings) && buildings.length === given.standard.buildings.length && buildings.every((it) => typeof it?.name === "string" && texts(it.rows)) &&
  Array.isArray(rays) && rays.every((/** @type {unknown} */ ray) => Array.isArray(ray) && ray.every((step) => step?.length === 2 && step.every(Number.isInteger)));

/** @type {Work<Paris.EditionForm>} */
const work = new Work("boulevard.edition", fits, given.standard);
const check = new Check("/edition/check", answered);
/** @type {Shelf<Paris.EditionForm>} */
const shelf = new Shelf("boulevard.editions", { open: (thing) => fits(thing) && change(thing) });
listens("games/paris/edition.js");
const tiles = all(document, ".tile").map((element, number) => new Grid(element, {
  press: (row, column) => pave(number, row, column),
  key: ({ key }, row, column) => paves(number, row, column, key),
}));
const cards = all(document, ".building");
const workshop = new Workshop(cards, given.standard.buildings, {
  building: (number) => work.now.buildings[number],
  change: (number, next, gesture) => change({ buildings: replaced(work.now.buildings, number, { ...work.now.buildings[number], ...next }) }, gesture),
});

/**
 * @param {string} tile
 * @param {number} row
 * @param {number} column
 */
const quarter = (tile, row, column) => tile.split("/")[row][column];

/**
 * Go on with another edition, and show it.
 * @param {Partial<Paris.EditionForm>} next
 * @param {string | null} gesture
 */
function change(next, gesture = null) {
  const changed = work.put({ ...work.now, ...next }, gesture);
  if (changed) show();
  return changed;
}

/**
 * @template T
 * @param {T[]} list
 * @param {number} number
 * @param {T} it
 */
const replaced = (list, number, it) => list.map((other, at) => (at === number ? it : other));

/**
 * Change a quarter of a tile to the next kind, or to the one that is given.
 * @param {number} number
 * @param {number} row
 * @param {number} column
 * @param {string | null} kind
 */
function pave(number, row, column, kind = null) {
  const rows = work.now.tiles[number].split("/").map((line) => [...line]);
  rows[row][column] = kind ?? KINDS[(KINDS.indexOf(rows[row][column]) + 1) % KINDS.length];
  change({ tiles: replaced(work.now.tiles, number, rows.map((line) => line.join("")).join("/")) });
  announce(tiles[number].cell(row, column).ariaLabel ?? "");
}

/**
 * @param {number} number
 * @param {number} row
 * @param {number} column
 * @param {string} key
 */
function paves(number, row, column, key) {
  const kind = KINDS.find((it) => it.toLowerCase() === key.toLowerCase());
  if (kind) pave(number, row, column, kind);
  return Boolean(kind);
}

/** Show the work as it is; what the server says of it follows. */
function show() {
  const { name, starred, rays } = work.now;
  for (const [number, tile] of work.now.tiles.entries()) showTile(number, tile);
  showTally();
  for (const [number, card] of cards.entries()) showBuilding(card, work.now.buildings[number]);
  for (const box of all(byId("starred"), "input", HTMLInputElement)) box.checked = starred.includes(box.value);
  byId("chosen").textContent = say("web-edition-js-starred", { count: starred.length, of: given.standard.starred.length });
  showRays(rays);
  if (document.activeElement !== byId("name")) byId("name", HTMLInputElement).value = name;
  byId("titled").textContent = name;
  workshop.refresh();
  steps(work);
  check.ask(work.now);
}

/**
 * @param {number} number
 * @param {string} tile
 */
function showTile(number, tile) {
  const grid = tiles[number];
  grid.shape(2, 2);
  grid.element.setAttribute("aria-label", say("web-edition-js-tile", { tile: number + 1 }));
  for (const row of [0, 1]) for (const column of [0, 1]) {
    const kind = quarter(tile, row, column), cell = grid.cell(row, column);
    if (cell.dataset.kind !== kind) cell.replaceChildren(symbol("paris", `paving-${kind}`));
    cell.dataset.kind = kind;
    cell.dataset.differs = String(kind !== quarter(given.standard.tiles[number], row, column));
    cell.setAttribute("aria-description", cell.dataset.differs === "true" ? say("web-edition-js-differs") : "");
    cell.setAttribute("aria-label", say("web-edition-js-quarter", { corner: given.corners[2 * row + column], kind }));
  }
}

function showTally() {
  const letters = work.now.tiles.join("");
  const [o, r, m, l] = KINDS.map((kind) => letters.split(kind).length - 1);
  byId("tally").textContent = say("web-edition-js-tally", { o, r, m, l });
}

/**
 * @param {HTMLElement} card
 * @param {Paris.EditionBuilding} building
 */
function showBuilding(card, { name, rows }) {
  one(card, ".about").textContent = say("web-edition-js-building", { name, size: sizeOf(rows) });
}

/**
 * How far straight lines go, by wind, and all other lines.
 * @param {number[][][]} rays
 */
function split(rays) {
  /** @type {Record<string, number>} */
  const far = {};
  /** @type {number[][][]} */
  const odd = [];
  for (const ray of rays) {
    const wind = Object.keys(given.winds).find((it) => !far[it] && ray.every(([e, n], at) => e === given.winds[it][0] * (at + 1) && n === given.winds[it][1] * (at + 1)));
    if (wind) far[wind] = ray.length;
    else odd.push(ray);
  }
  return { far, odd };
}

/**
 * @param {string} wind
 * @param {number} far
 */
const straight = (wind, far) => Array.from({ length: far }, (_, at) => given.winds[wind].map((part) => part * (at + 1)));

/** @param {number[][][]} rays */
function showRays(rays) {
  const { far, odd } = split(rays), lit = new Set(rays.flat().map(String));
  for (const select of all(document, "[data-wind]", HTMLSelectElement)) select.value = String(far[select.dataset.wind ?? ""] ?? 0);
  byId("odd").hidden = !odd.length;
  one(byId("odd"), ":first-child").textContent = say("web-edition-js-odd", { count: odd.length });
  const line = Array.from({ length: 2 * FAR + 1 }, (_, at) => at - FAR);
  /** @type {(east: number, north: number) => string} */
  const look = (east, north) => (east || north ? (lit.has(`${east},${north}`) ? "lit" : "") : "lamp-space");
  byId("shine").replaceChildren(...line.flatMap((down) => line.map((east) => made("i", { className: look(east, -down) }))));
}

/**
 * The server says what it thinks of the edition.
 * @param {Paris.EditionAnswer} answer
 */
function answered(answer) {
  const { refusal, differences = [] } = answer;
  for (const [number, markup] of (answer.pictures ?? []).entries()) {
    const drawing = elements(markup);
    drawing.firstElementChild?.setAttribute("aria-hidden", "true");
    one(cards[number], ".picture").replaceChildren(drawing);
  }
  const message = refusal?.message ?? (differences.length ? say("web-edition-js-ready", { count: differences.length }) : say("web-edition-js-standard"));
  for (const verdict of [byId("verdict"), byId("workshop-verdict")]) {
    if (verdict.textContent !== message) verdict.textContent = message;
    verdict.dataset.mood = refusal ? "bad" : differences.length ? "good" : "todo";
  }
  for (const part of all(document, "[data-place]")) {
    part.classList.toggle("wrong", part.dataset.place === refusal?.place);
    if (!refusal) part.classList.toggle("differs", differences.some(({ place }) => place === part.dataset.place));
  }
  for (const card of cards) card.setAttribute("aria-description", card.closest(".differs") ? say("web-edition-js-differs") : "");
  byId("name").setAttribute("aria-invalid", String(refusal?.place === "name"));
  if (!refusal) byId("differences").replaceChildren(...differences.map(difference));
  offer(answer);
}

/** @param {Paris.Difference} difference */
function difference({ place, text }) {
  const back = made("button", { className: "quiet small", type: "button", title: say("web-edition-js-back") }, "↺");
  back.setAttribute("aria-label", `${say("web-edition-js-back")}: ${text}`);
  back.addEventListener("click", () => restore(place));
  return made("li", {}, made("span", {}, text), back);
}

/**
 * Make a part like the standard's again.
 * @param {string} place
 */
function restore(place) {
  const [table, number] = place.split("."), { standard } = given, at = Number(number) - 1;
  if (table === "tiles") change({ tiles: replaced(work.now.tiles, at, standard.tiles[at]) });
  else if (table === "buildings") change({ buildings: replaced(work.now.buildings, at, standard.buildings[at]) });
  else if (table === "starred") change({ starred: standard.starred });
  else change({ rays: standard.rays });
  byId("undo").focus();
}

/**
 * Offer what can be done with an edition: all of it with one that is right.
 * @param {Paris.EditionAnswer} answer
 */
function offer({ refusal, code, data }) {
  share("/edition", "/edition.toml", refusal || !code ? null : { e: code, name: work.now.name });
  one(document, "[name=json-edition]", HTMLInputElement).value = refusal ? "" : JSON.stringify(data);
  for (const button of all(byId("play"), "button", HTMLButtonElement)) button.disabled = Boolean(refusal);
}

byId("starred").addEventListener("change", () => {
  change({ starred: all(byId("starred"), ":checked", HTMLInputElement).map((box) => box.value) });
});
for (const select of all(document, "[data-wind]", HTMLSelectElement)) select.addEventListener("change", () => {
  const { far, odd } = split(work.now.rays);
  const wanted = { ...far, [select.dataset.wind ?? ""]: Number(select.value) };
  change({ rays: [...Object.keys(given.winds).filter((wind) => wanted[wind]).map((wind) => straight(wind, wanted[wind])), ...odd] });
});
one(byId("odd"), "button").addEventListener("click", () => {
  const { odd } = split(work.now.rays);
  change({ rays: work.now.rays.filter((ray) => !odd.includes(ray)) });
});
byId("name").addEventListener("input", () => change({ name: byId("name", HTMLInputElement).value }, "name"));
byId("reset").addEventListener("click", () => change({ ...given.standard, name: work.now.name }));
byId("keep").addEventListener("click", () => shelf.keep(work.now.name, work.now));
byId("print").addEventListener("click", () => window.print());
opens(".toml", async (text, file) => {
  /** @type {Paris.EditionAnswer} */
  const answer = await post("/edition/read", { text, file });
  if (answer.refusal || !answer.form) return notice(say("web-editor-js-refused", { file, reason: answer.refusal?.message }), true);
  change(answer.form);
  notice(say("web-editor-js-opened", { file }));
});
attend(work, check, show);
arrive(work, given.brought);
show();
