// The form of editions: tiles and buildings are changed on their pictures; the server says what differs and what is wrong.

import { announce, arrive, attend, Check, find, given, Grid, notice, opens, post, share, Shelf, steps, symbol, Work } from "../../editors/editor.js";
import { elements, made } from "../../common/elements.js";
import { say } from "../../common/words.js";

const KINDS = ["o", "r", "m", "L"];
const SIZE = 8;
const FAR = 7;

const texts = (list, count) => Array.isArray(list) && (!count || list.length === count) && list.every((it) => typeof it === "string");
const fits = ({ name, starred, tiles, buildings, rays }) =>
  typeof name === "string" && texts(starred) && texts(tiles, 8) && tiles.every((tile) => /^[ormL]{2}\/[ormL]{2}$/.test(tile)) &&
  Array.isArray(buildings) && buildings.length === 12 && buildings.every((it) => typeof it?.name === "string" && texts(it.rows)) &&
  Array.isArray(rays) && rays.every((ray) => Array.isArray(ray) && ray.every((step) => step?.length === 2 && step.every(Number.isInteger)));

const work = new Work("boulevard.edition", fits, given.standard);
const check = new Check("/edition/check", told);
const shelf = new Shelf("boulevard.editions", { open: (thing) => fits(thing) && change(thing) });
const tiles = [...document.querySelectorAll(".tile")].map((element, number) => new Grid(element, {
  press: (row, column) => pave(number, row, column),
  key: ({ key }, row, column) => paves(number, row, column, key),
}));
const cards = [...document.querySelectorAll(".building")];
const squares = new Grid(document.querySelector(".squares"), { press: toggle, stroke: true });
const workshop = find("workshop");
let open = 0;
let cells = new Set();
let setting = true;

const quarter = (tile, row, column) => tile.split("/")[row][column];
const size = (rows) => rows.join("").replaceAll(".", "").length;

/** Go on with another edition, and show it. */
function change(next, gesture = null) {
  const changed = work.put({ ...work.now, ...next }, gesture);
  if (changed) show();
  return changed;
}

const replaced = (list, number, it) => list.map((other, at) => (at === number ? it : other));

/** Change a quarter of a tile to the next kind, or to the one that is given. */
function pave(number, row, column, kind = null) {
  const rows = work.now.tiles[number].split("/").map((line) => [...line]);
  rows[row][column] = kind ?? KINDS[(KINDS.indexOf(rows[row][column]) + 1) % KINDS.length];
  change({ tiles: replaced(work.now.tiles, number, rows.map((line) => line.join("")).join("/")) });
  announce(tiles[number].cell(row, column).getAttribute("aria-label"));
}

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
  for (const box of find("starred").querySelectorAll("input")) box.checked = starred.includes(box.value);
  find("chosen").textContent = say("web-edition-js-starred", { count: starred.length });
  showRays(rays);
  if (document.activeElement !== find("name")) find("name").value = name;
  find("titled").textContent = name;
  if (workshop.open) showWorkshop();
  steps(work);
  check.ask(work.now);
}

function showTile(number, tile) {
  const grid = tiles[number];
  grid.shape(2, 2);
  grid.element.setAttribute("aria-label", say("web-edition-js-tile", { tile: number + 1 }));
  for (const row of [0, 1]) for (const column of [0, 1]) {
    const kind = quarter(tile, row, column), cell = grid.cell(row, column);
    if (cell.dataset.kind !== kind) cell.replaceChildren(symbol("paris", `paving-${kind}`));
    cell.dataset.kind = kind;
    cell.dataset.differs = kind !== quarter(given.standard.tiles[number], row, column);
    cell.setAttribute("aria-description", cell.dataset.differs === "true" ? say("web-edition-js-differs") : "");
    cell.setAttribute("aria-label", say("web-edition-js-quarter", { corner: given.corners[2 * row + column], kind }));
  }
}

function showTally() {
  const all = work.now.tiles.join("");
  const [o, r, m, l] = KINDS.map((kind) => all.split(kind).length - 1);
  find("tally").textContent = say("web-edition-js-tally", { o, r, m, l });
}

function showBuilding(card, { name, rows }) {
  card.querySelector(".about").textContent = say("web-edition-js-building", { name, size: size(rows) });
}

/** How far straight lines go, by wind, and all other lines. */
function split(rays) {
  const far = {}, odd = [];
  for (const ray of rays) {
    const wind = Object.keys(given.winds).find((it) => !far[it] && ray.every(([e, n], at) => e === given.winds[it][0] * (at + 1) && n === given.winds[it][1] * (at + 1)));
    if (wind) far[wind] = ray.length;
    else odd.push(ray);
  }
  return { far, odd };
}

const straight = (wind, far) => Array.from({ length: far }, (_, at) => given.winds[wind].map((part) => part * (at + 1)));

function showRays(rays) {
  const { far, odd } = split(rays), lit = new Set(rays.flat().map(String));
  for (const select of document.querySelectorAll("[data-wind]")) select.value = far[select.dataset.wind] ?? 0;
  find("odd").hidden = !odd.length;
  find("odd").firstElementChild.textContent = say("web-edition-js-odd", { count: odd.length });
  const line = Array.from({ length: 2 * FAR + 1 }, (_, at) => at - FAR);
  const look = (east, north) => (east || north ? (lit.has(`${east},${north}`) ? "lit" : "") : "lamp-space");
  find("shine").replaceChildren(...line.flatMap((down) => line.map((east) => made("i", { className: look(east, -down) }))));
}

/** The server has told what it thinks of the edition. */
function told(answer) {
  const { refusal, differences = [] } = answer;
  for (const [number, markup] of (answer.pictures ?? []).entries()) {
    const drawing = elements(markup);
    drawing.firstElementChild.setAttribute("aria-hidden", "true");
    cards[number].querySelector(".picture").replaceChildren(drawing);
  }
  const message = refusal?.message ?? (differences.length ? say("web-edition-js-ready", { count: differences.length }) : say("web-edition-js-standard"));
  for (const verdict of [find("verdict"), find("workshop-verdict")]) {
    if (verdict.textContent !== message) verdict.textContent = message;
    verdict.dataset.mood = refusal ? "bad" : differences.length ? "good" : "todo";
  }
  for (const part of document.querySelectorAll("[data-place]")) {
    part.classList.toggle("wrong", part.dataset.place === refusal?.place);
    if (!refusal) part.classList.toggle("differs", differences.some(({ place }) => place === part.dataset.place));
  }
  for (const card of cards) card.setAttribute("aria-description", card.closest(".differs") ? say("web-edition-js-differs") : "");
  find("name").setAttribute("aria-invalid", refusal?.place === "name");
  if (!refusal) find("differences").replaceChildren(...differences.map(difference));
  offer(answer);
}

function difference({ place, text }) {
  const back = made("button", { className: "quiet small", type: "button", title: say("web-edition-js-back") }, "↺");
  back.setAttribute("aria-label", `${say("web-edition-js-back")}: ${text}`);
  back.addEventListener("click", () => restore(place));
  return made("li", {}, made("span", {}, text), back);
}

/** Make a part like the standard's again. */
function restore(place) {
  const [table, number] = place.split("."), { standard } = given;
  change({ [table]: number ? replaced(work.now[table], number - 1, standard[table][number - 1]) : standard[table] });
  find("undo").focus();
}

/** Offer what can be done with an edition: all of it with one that is right. */
function offer({ refusal, code, data }) {
  share("/edition", "/edition.toml", refusal ? null : { e: code, name: work.now.name });
  document.querySelector("[name=json-edition]").value = refusal ? "" : JSON.stringify(data);
  for (const button of find("play").querySelectorAll("button")) button.disabled = Boolean(refusal);
}

/** Take a building into the workshop. */
function take(number) {
  open = number;
  lay(work.now.buildings[number].rows);
  workshop.showModal();
  showWorkshop();
  squares.cell(...squares.at).focus();
}

/** Lay a shape into the middle of the squares. */
function lay(rows) {
  const wide = Math.max(...rows.map((row) => row.length)), down = (SIZE - rows.length) >> 1, right = (SIZE - wide) >> 1;
  cells = new Set(rows.flatMap((row, r) => [...row].flatMap((it, c) => (it === "X" ? [`${r + down} ${c + right}`] : []))));
}

/** The rows of what lies on the squares, without empty ones around it. */
function drawn() {
  const all = [...cells].map((at) => at.split(" ").map(Number));
  if (!all.length) return ["."];
  const [top, left] = [0, 1].map((axis) => Math.min(...all.map((at) => at[axis])));
  const [low, right] = [0, 1].map((axis) => Math.max(...all.map((at) => at[axis])));
  const line = (row) => Array.from({ length: right - left + 1 }, (_, c) => (cells.has(`${row} ${left + c}`) ? "X" : ".")).join("");
  return Array.from({ length: low - top + 1 }, (_, r) => line(top + r));
}

/** Set or clear a square; a stroke does to all squares what it did to the first. */
function toggle(row, column, first, gesture) {
  const at = `${row} ${column}`;
  if (first) setting = !cells.has(at);
  if (setting) cells.add(at);
  else cells.delete(at);
  rebuild({ rows: drawn() }, gesture);
  announce(squares.cell(row, column).getAttribute("aria-label"));
}

function rebuild(next, gesture = null) {
  const { buildings } = work.now;
  change({ buildings: replaced(buildings, open, { ...buildings[open], ...next }) }, gesture);
}

function showWorkshop() {
  const { name, rows } = work.now.buildings[open];
  if (String(drawn()) !== String(rows)) lay(rows);
  find("workshop-title").textContent = say("web-edition-js-building", { name, size: size(rows) });
  if (document.activeElement !== find("called")) find("called").value = name;
  squares.shape(SIZE, SIZE);
  for (let row = 0; row < SIZE; row += 1) for (let column = 0; column < SIZE; column += 1) {
    const cell = squares.cell(row, column), set = cells.has(`${row} ${column}`);
    cell.setAttribute("aria-selected", set);
    cell.setAttribute("aria-label", say("web-edition-js-square", { row: row + 1, column: column + 1, set: set ? "yes" : "no" }));
  }
}

const whole = {
  turn: (rows) => [...rows[0]].map((_, column) => rows.map((row) => row[column]).reverse().join("")),
  mirror: (rows) => rows.map((row) => [...row].reverse().join("")),
};

for (const card of cards) card.addEventListener("click", () => take(Number(card.dataset.number)));
for (const button of workshop.querySelectorAll("[data-whole]")) button.addEventListener("click", () => rebuild({ rows: whole[button.dataset.whole](work.now.buildings[open].rows) }));
find("usual").addEventListener("click", () => {
  find("called").value = given.standard.buildings[open].name;
  rebuild(given.standard.buildings[open]);
});
find("called").addEventListener("input", ({ target }) => rebuild({ name: target.value.trim() }, `called ${open}`));
workshop.addEventListener("close", () => {
  const { activeElement: now } = document;
  if (now === document.body || workshop.contains(now)) cards[open].focus();
});
workshop.addEventListener("click", ({ target }) => target === workshop && workshop.close());
find("starred").addEventListener("change", () => {
  change({ starred: [...find("starred").querySelectorAll(":checked")].map((box) => box.value) });
});
for (const select of document.querySelectorAll("[data-wind]")) select.addEventListener("change", () => {
  const { far, odd } = split(work.now.rays);
  const wanted = { ...far, [select.dataset.wind]: Number(select.value) };
  change({ rays: [...Object.keys(given.winds).filter((wind) => wanted[wind]).map((wind) => straight(wind, wanted[wind])), ...odd] });
});
find("odd").querySelector("button").addEventListener("click", () => {
  const { odd } = split(work.now.rays);
  change({ rays: work.now.rays.filter((ray) => !odd.includes(ray)) });
});
find("name").addEventListener("input", ({ target }) => change({ name: target.value }, "name"));
find("reset").addEventListener("click", () => change({ ...given.standard, name: work.now.name }));
find("keep").addEventListener("click", () => shelf.keep(work.now.name, work.now));
find("print").addEventListener("click", () => window.print());
opens(".toml", async (text, file) => {
  const answer = await post("/edition/read", { text, file });
  if (answer.refusal) return notice(say("web-editor-js-refused", { file, reason: answer.refusal.message }), true);
  change(answer.form);
  notice(say("web-editor-js-opened", { file }));
});
attend(work, check, show);
arrive(work, given.brought);
show();
