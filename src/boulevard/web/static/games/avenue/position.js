// The editor of positions: cards, farms and roads are set up; the server draws the sheet, and says what is wrong or odd.

import { announce, arrive, attendSteps, notice, steps, Work } from "../../editors/editor.js";
import { Grid } from "../../editors/grid.js";
import { blame, PositionPanel, replaces } from "../../editors/position.js";
import { all, byId, closest, dataIn, elements, made, one } from "../../common/elements.js";
import { recall } from "../../common/storage.js";
import { say, signed } from "../../common/words.js";
import { PlayerPanel } from "./position/player.js";
import { CardRow } from "./position/rows.js";
import { inkAll } from "./position/ink.js";
import { byRound, canEnd, empty, fits, isSameSheet, left, nobody, sent, spaces, withCard, withCardMoved, withNextCard, withoutCard, withPlayer, withRoad } from "./position/work.js";
import { listens } from "../../common/shortcuts.js";

/** @typedef {import("./position/work.js").AvenuePosition} AvenuePosition */

const PATH = "/position/avenue";
const CHOICE = "choice";

/** @type {Avenue.AvenueGiven} */
const given = dataIn("given");
const { facts } = given;
const [first] = Object.keys(given.printed);
const inks = all(document, "input[name=ink]", HTMLInputElement);
const bySign = new Map(inks.map((it) => [it.dataset.sign, it.value]));

/** @type {Work<AvenuePosition>} */
const work = new Work("boulevard.position.avenue", fits, empty(first));
/** @type {PositionPanel<Avenue.AvenueAnswer>} */
const panel = new PositionPanel(PATH, { answered, opened: ({ data }) => data && begin(data) });
const grid = new Grid(one(document, ".cells"), { press: draw, key: type, stroke: true });
listens("games/avenue/position.js");
const rows = {
  cards: row("cards"),
  coming: row("coming"),
  farms: row("farms"),
};
const playerPanel = new PlayerPanel(given, (next, gesture) => change(next, gesture));
let tool = inks[0].value;
let player = 0;
/** Whether the stroke that goes on takes roads away. */
let erases = false;
/** @type {number[]} */
let totals = [];

/** @param {"cards" | "coming" | "farms"} name */
function row(name) {
  return new CardRow(byId(name), {
    move: (at, by) => change(withCardMoved(work.now, name, at, by)),
    remove: (at) => change(withoutCard(work.now, name, at)),
  });
}

/** The symbols of the sheet, row by row from the top. */
function symbols() {
  const { sheet } = work.now, printed = typeof sheet === "string" ? (given.printed[sheet] ?? given.printed[first]) : sheet;
  return printed.map((line) => line.trim().split(/\s+/));
}

/**
 * Go on with another position, and show it.
 * @param {AvenuePosition} next
 * @param {string | null} gesture
 */
function change(next, gesture = null) {
  const changed = work.put(next, gesture);
  if (changed) notice("");
  show();
  return changed;
}

/**
 * Go on with a position that has nothing to do with the last one.
 * @param {AvenuePosition} next
 */
function begin(next) {
  for (const it of Object.values(rows)) it.picked = null;
  change(next);
}

/**
 * A space was reached by a tap, a stroke or Enter.
 * @param {number} line
 * @param {number} column
 * @param {boolean} begins
 * @param {string} gesture
 */
function draw(line, column, begins, gesture) {
  const space = spaces(symbols())[line][column];
  if (begins) erases = String(work.now.sheets[player].roads[space] ?? "") === tool;
  use(space, erases ? "" : tool, gesture);
}

/**
 * Draw a road in a space, take it away, or choose the space.
 * @param {string} space
 * @param {string} how
 * @param {string | null} gesture
 */
function use(space, how, gesture = null) {
  const { choice, roads } = work.now.sheets[player], chosen = `draw ${space}`;
  if (how === CHOICE) change(withPlayer(work.now, player, roads[space] ? {} : { choice: choice === chosen ? null : chosen }), gesture);
  else change(withRoad(work.now, player, space, Number(how)), gesture);
  announce(words(space));
}

/**
 * @param {KeyboardEvent} event
 * @param {number} line
 * @param {number} column
 */
function type({ key }, line, column) {
  const sign = ["Delete", "Backspace", "."].includes(key) ? "0" : key.toUpperCase(), how = bySign.get(sign);
  if (how !== undefined) use(spaces(symbols())[line][column], how);
  return how !== undefined;
}

/**
 * All of a space, in words.
 * @param {string} space
 */
function words(space) {
  const { roads, choice } = work.now.sheets[player], names = spaces(symbols());
  const line = names.findIndex((it) => it.includes(space)), what = given.symbols[symbols()[line][names[line].indexOf(space)]] ?? "";
  if (roads[space]) return say("web-avenue-position-js-road", { space, what, road: given.roads[roads[space]] });
  return say(choice === `draw ${space}` ? "web-avenue-position-js-chosen" : "web-avenue-position-js-space", { space, what });
}

/** Show the work as it is, at once; the server's drawing follows. */
function show() {
  const { now } = work;
  player = Math.min(player, now.sheets.length - 1);
  showSheet();
  showPlayers();
  showCards();
  showSheets();
  playerPanel.show(now, player, symbols());
  steps(work);
  panel.ask(sent(now, facts, symbols()), player);
}

function showSheet() {
  const names = spaces(symbols());
  grid.shape(names.length, names[0].length);
  for (const [line, cells] of names.entries()) for (const [column, space] of cells.entries()) {
    const cell = grid.cell(line, column), label = words(space);
    if (cell.getAttribute("aria-label") !== label) cell.setAttribute("aria-label", label);
  }
  const open = Number(work.now.over ? 0 : work.now.cards.at(-1)?.[0] ?? 0);
  inkAll(one(document, ".drawing"), work.now.sheets[player], open);
  byId("pencil-shown", SVGUseElement).setAttribute("href", `#pencil-${open || 1}`);
}

/** Show who plays, and whose sheet this is. */
function showPlayers() {
  const { sheets } = work.now, tabs = byId("players");
  if (tabs.children.length !== sheets.length) tabs.replaceChildren(...sheets.map((_, number) => made("button", { type: "button", className: "quiet", "data-sheet-of": number, "data-part": `sheets.${number}` })));
  for (const [number, tab] of all(tabs, "button").entries()) {
    const name = { player: number + 1 }, points = totals[number];
    tab.setAttribute("aria-pressed", String(number === player));
    tab.textContent = points === undefined ? say("web-avenue-position-js-player", name) : say("web-avenue-position-js-points", { ...name, points: signed(points) });
  }
  byId("player-add", HTMLButtonElement).disabled = sheets.length >= given.most;
  byId("player-drop", HTMLButtonElement).disabled = sheets.length < 2;
}

/** Show the cards by their rounds, the farms, and what is left of the deck. */
function showCards() {
  const { now } = work, there = left(now, facts.cards);
  let number = 0;
  /** @param {string} card */
  const labelled = (card) => ({ card, label: say("web-avenue-position-js-card", { number: (number += 1), card: given.cards[card] ?? card }) });
  rows.cards.show(byRound(now.cards, facts).filter((cards) => cards.length).map((cards, round) => {
    const farm = now.farms[round], key = farm ? "web-avenue-position-js-round-farm" : "web-avenue-position-js-round";
    return { title: say(key, { round: round + 1, farm }), cards: cards.map(labelled) };
  }));
  rows.coming.show(now.coming.length ? [{ title: say("web-avenue-position-js-coming"), cards: now.coming.map(labelled) }] : []);
  const farms = now.farms.map((card, round) => ({ card, label: say("web-avenue-position-js-round-farm", { round: round + 1, farm: card }) }));
  rows.farms.show(farms.length ? [{ title: say("web-avenue-position-js-farms"), cards: farms }] : []);
  for (const pick of all(document, "[data-pick]", HTMLButtonElement)) {
    const card = pick.dataset.pick ?? "", count = there[card];
    pick.disabled = count <= 0;
    one(pick, ".unseen").textContent = say("web-avenue-position-js-left", { card: given.cards[card], count });
    one(pick, ".count").textContent = String(count);
  }
  for (const pick of all(document, "[data-pick-farm]", HTMLButtonElement)) pick.disabled = now.farms.includes(pick.dataset.pickFarm ?? "");
  byId("coming-part").hidden = !now.coming.length;
  byId("over", HTMLInputElement).disabled = !canEnd(now.cards, facts);
  byId("over", HTMLInputElement).checked = now.over && canEnd(now.cards, facts);
}

/** The sheets that one can play on: those of the box, those that this browser keeps, and that of the position. */
function offered() {
  /** @type {{ name: string, sheet: string | string[] }[]} */
  const found = Object.keys(given.printed).map((sheet) => ({ name: say("web-avenue-position-js-sheet", { sheet }), sheet }));
  const kept = recall("boulevard.sheets"), { sheet: now } = work.now;
  for (const { name, thing } of Array.isArray(kept) ? kept : []) {
    if (typeof name === "string" && Array.isArray(thing?.rows) && thing.rows.every(Array.isArray)) found.push({ name, sheet: thing.rows.map((/** @type {string[]} */ line) => line.join(" ")) });
  }
  if (typeof now !== "string" && !found.some(({ sheet }) => isSameSheet(sheet, now))) found.push({ name: say("web-avenue-position-js-own"), sheet: now });
  return found;
}

function showSheets() {
  const sheets = offered(), element = byId("sheets");
  const kept = element.contains(document.activeElement);
  element.replaceChildren(...sheets.map(({ name, sheet }) => {
    const field = made("input", { type: "radio", name: "sheet", checked: isSameSheet(sheet, work.now.sheet) });
    field.addEventListener("change", () => change({ ...work.now, sheet }));
    return made("label", {}, field, ` ${name}`);
  }));
  if (kept) one(element, "input:checked", HTMLInputElement).focus();
}

/**
 * The server says what it thinks of the position.
 * @param {Avenue.AvenueAnswer} answer
 */
function answered({ board, rows: printed, edge, summary, refusal, data, totals: sums }) {
  if (board) {
    one(document, ".drawing").replaceChildren(elements(board));
    const land = byId("land");
    for (const [name, value] of Object.entries({ edge: edge / 100, across: printed[0].length, down: printed.length })) land.style.setProperty(`--${name}`, String(value));
    grid.element.classList.toggle("strokes", land.scrollWidth <= land.clientWidth);
  }
  totals = sums;
  showSheet();
  showPlayers();
  playerPanel.suggest(data);
  byId("notes").replaceChildren(...summary.map((line) => made("li", {}, line)));
  blame(document, refusal);
}

/** Put a card that was picked from the deck where cards go. */
function pickCard(/** @type {string} */ card) {
  const into = /** @type {"cards" | "coming"} */ (one(document, "[name=into]:checked", HTMLInputElement).value), { picked } = rows[into];
  change(withCard(work.now, into, card, picked));
  if (picked !== null) rows[into].picked = picked + 1;
  rows[into].mark();
  announce(say("web-avenue-position-js-card", { number: (picked ?? work.now[into].length - 2) + 2, card: given.cards[card] }));
}

/** @param {Event} event */
function click(event) {
  const pick = closest(event, "[data-pick], [data-pick-farm], [data-sheet-of]", HTMLElement), { pick: card, pickFarm: farm, sheetOf: number } = pick?.dataset ?? {};
  if (card) pickCard(card);
  else if (farm) change(withCard(work.now, "farms", farm));
  else if (number) lookAt(Number(number));
}

/**
 * Show another player's sheet.
 * @param {number} number
 */
function lookAt(number) {
  player = number;
  show();
}

for (const it of inks) it.addEventListener("change", () => (tool = it.value));
document.addEventListener("click", click);
byId("player-add").addEventListener("click", () => {
  change({ ...work.now, sheets: [...work.now.sheets, nobody()] });
  lookAt(work.now.sheets.length - 1);
});
byId("player-drop").addEventListener("click", () => change({ ...work.now, sheets: work.now.sheets.toSpliced(player, 1) }));
byId("turn-up").addEventListener("click", () => change(withNextCard(work.now)));
byId("over").addEventListener("change", () => change({ ...work.now, over: byId("over", HTMLInputElement).checked }));
replaces({ example: () => begin(given.example), clear: () => begin(empty(first)) }, notice);
attendSteps(work, show);
arrive(work, given.brought);
show();
