// The editor of sheets: symbols are put on spaces; the server draws the sheet and says what is wrong with it.

import { announce, arrive, attend, Check, notice, opens, post, share, steps, symbol, tell, Work } from "../../editors/editor.js";
import { Grid } from "../../editors/grid.js";
import { Shelf } from "../../editors/shelf.js";
import { all, byId, dataIn, elements, made, one } from "../../common/elements.js";
import { say } from "../../common/words.js";
import { listens } from "../../common/shortcuts.js";

const ONCE = /^([A-F]|C[PG])$/;
const EMPTY = ".";
/** @type {Record<string, string>} */
const SWAPPED = { P: "G", G: "P" };

/** @type {Avenue.SheetGiven} */
const given = dataIn("given");
const inks = all(document, "input[name=ink]", HTMLInputElement);
const bySign = new Map(inks.map((ink) => [ink.dataset.sign, ink]));
const bySymbol = new Map(inks.map((ink) => [ink.value, ink]));
/** @param {Record<string, any>} it */
const fits = ({ name, rows }) =>
  typeof name === "string" && Array.isArray(rows) && rows.length > 0 && Array.isArray(rows[0]) && rows[0].length > 0 &&
  rows.every((/** @type {unknown} */ row) => Array.isArray(row) && row.length === rows[0].length && row.every((it) => bySymbol.has(it)));

/** @type {Work<Avenue.OwnSheet>} */
const work = new Work("boulevard.sheet", fits, { name: "", rows: given.starts.empty });
const check = new Check("/sheet/check", answered);
const grid = new Grid(one(document, ".cells"), { press: draw, key: type, stroke: true });
listens("games/avenue/sheet.js");
/** @type {Shelf<Avenue.OwnSheet>} */
const shelf = new Shelf("boulevard.sheets", { open: (thing) => fits(thing) && change(thing), picture: thumbnail });
let ink = inks[0].value;
let code = "";

/**
 * @param {string[][]} rows
 * @param {number} row
 * @param {number} column
 */
const space = (rows, row, column) => String.fromCharCode(97 + column) + (rows.length - row);
/** @param {string} it */
const words = (it) => bySymbol.get(it)?.dataset.name ?? it;

/**
 * Go on with another sheet, and show it.
 * @param {{ name?: string, rows: string[][] }} next
 * @param {string | null} gesture
 */
function change(next, gesture = null) {
  const changed = work.put({ name: work.now.name, ...next }, gesture);
  if (changed) show();
  return changed;
}

/**
 * A space was reached by a tap, a stroke or Enter.
 * @param {number} row
 * @param {number} column
 * @param {boolean} _first
 * @param {string} gesture
 */
function draw(row, column, _first, gesture) {
  put(row, column, ink, gesture);
}

/**
 * Put a symbol on a space; what can be there once moves from where it was.
 * @param {number} row
 * @param {number} column
 * @param {string} it
 * @param {string | null} gesture
 */
function put(row, column, it, gesture = null) {
  const { rows } = work.now, here = space(rows, row, column);
  const next = rows.map((line) => [...line]);
  let from = null;
  for (const [r, line] of rows.entries()) for (const [c, other] of line.entries()) if (ONCE.test(it) && other === it && (r !== row || c !== column)) {
    next[r][c] = EMPTY;
    from = space(rows, r, c);
  }
  next[row][column] = it;
  change({ rows: next }, gesture);
  announce(from ? say("web-sheet-js-moved", { what: words(it), from, space: here }) : say("web-sheet-js-space", { space: here, what: words(it) }));
}

/**
 * @param {KeyboardEvent} event
 * @param {number} row
 * @param {number} column
 */
function type(event, row, column) {
  const wanted = ["Delete", "Backspace", "."].includes(event.key) ? bySymbol.get(EMPTY) : bySign.get(event.key.toUpperCase());
  if (wanted) put(row, column, wanted.value);
  return Boolean(wanted);
}

/** Show the work as it is, at once; the server's drawing follows. */
function show() {
  const { name, rows } = work.now, columns = rows[0].length;
  grid.shape(rows.length, columns);
  for (const [r, row] of rows.entries()) for (const [c, it] of row.entries()) label(grid.cell(r, c), it, say("web-sheet-js-space", { space: space(rows, r, c), what: words(it) }));
  if (document.activeElement !== byId("name")) byId("name", HTMLInputElement).value = name;
  byId("titled").textContent = name;
  byId("rows", HTMLInputElement).value = String(rows.length);
  byId("columns", HTMLInputElement).value = String(columns);
  byId("rows", HTMLInputElement).max = String(Math.floor(given.limits.spaces / columns));
  byId("columns", HTMLInputElement).max = String(Math.min(given.limits.columns, Math.floor(given.limits.spaces / rows.length)));
  for (const button of all(document, "[data-step]", HTMLButtonElement)) {
    const field = byId(button.dataset.what ?? "", HTMLInputElement), value = Number(field.value) + Number(button.dataset.step);
    button.disabled = value < 1 || value > Number(field.max);
  }
  one(document, "[data-whole=turn]", HTMLButtonElement).disabled = rows.length > given.limits.columns;
  steps(work);
  check.ask({ text: rows.map((row) => row.join(" ")).join("\n") });
}

/**
 * Name a cell; where it has changed since it was drawn, draw its symbol over it until the new drawing is there.
 * @param {HTMLElement} cell
 * @param {string} it
 * @param {string} named
 */
function label(cell, it, named) {
  if (cell.getAttribute("aria-label") !== named) cell.setAttribute("aria-label", named);
  if ((cell.dataset.drawn ?? "") === it) cell.replaceChildren();
  else if (cell.dataset.fresh !== it || !cell.firstChild) cell.replaceChildren(symbol("avenue", `ink-${bySymbol.get(it)?.dataset.sign}`));
  cell.dataset.fresh = it;
}

/**
 * The server says what it thinks of the sheet.
 * @param {Avenue.SheetAnswer | { refusal: Avenue.SheetRefusal }} answer
 */
function answered(answer) {
  if (!("rows" in answer)) return tell(answer.refusal.message, "bad");
  const { rows, refusal, missing } = answer;
  code = answer.code;
  one(document, ".drawing").replaceChildren(elements(answer.drawing));
  byId("land").style.setProperty("--edge", String(answer.edge / 100));
  byId("land").style.setProperty("--across", String(rows[0].length));
  byId("land").style.setProperty("--down", String(rows.length));
  grid.element.classList.toggle("strokes", byId("land").scrollWidth <= byId("land").clientWidth);
  for (const [r, row] of rows.entries()) for (const [c, it] of row.entries()) {
    const cell = grid.cell(r, c);
    cell.dataset.drawn = it;
    cell.replaceChildren();
    cell.setAttribute("aria-invalid", String(refusal?.row === r + 1 && refusal.column === c + 1));
  }
  tell(refusal?.message ?? say("web-sheet-js-ready"), refusal ? (refusal.row ? "bad" : "todo") : "good");
  byId("notes").replaceChildren(...answer.notes.map((note) => made("li", {}, note)));
  mark(rows, missing);
  offer(answer);
}

/**
 * Show in the palette what is there already, and which farms are missing.
 * @param {string[][]} rows
 * @param {string[]} missing
 */
function mark(rows, missing) {
  for (const it of inks) {
    const shown = /** @type {HTMLElement} */ (it.closest("label"));
    const there = ONCE.test(it.value) && rows.flat().includes(it.value), lacks = missing.includes(it.value);
    shown.dataset.state = there ? "there" : lacks ? "lacks" : "";
    it.setAttribute("aria-description", there ? say("web-sheet-js-placed") : lacks ? say("web-sheet-js-missing") : "");
  }
}

/**
 * Offer what can be done with the sheet as it is: a whole one can be played, any can be shared and printed.
 * @param {Avenue.SheetAnswer} answer
 */
function offer({ refusal, text }) {
  const query = { s: code, ...(work.now.name && { name: work.now.name }) };
  share("/sheet", "/sheet.txt", query);
  one(document, "[name=own-sheet]", HTMLTextAreaElement).value = text;
  for (const button of all(byId("play"), "button", HTMLButtonElement)) button.disabled = Boolean(refusal);
  linkPdf();
}

/** Let the PDF be that of the sheet as it is, where there is one. */
function linkPdf() {
  document.getElementById("pdf")?.setAttribute("href", `/sheet.pdf?${printed()}`);
}

const printed = () => new URLSearchParams({ s: code, name: work.now.name, paper: byId("paper", HTMLSelectElement).value, "per-page": byId("per-page", HTMLSelectElement).value });

/** Print a page like the one of the PDF. */
async function print() {
  const answer = await fetch(`/sheet/pad.svg?${printed()}`).catch(() => null);
  if (!answer?.ok) return notice(say("web-editor-js-lost"), true);
  const page = elements(await answer.text()), wide = one(page, "svg", SVGSVGElement).viewBox.baseVal;
  byId("pad").replaceChildren(page);
  byId("pad").dataset.paper = byId("paper", HTMLSelectElement).value.toLowerCase() + (wide.width > wide.height ? "-lying" : "");
  document.documentElement.classList.add("prints-pad");
  addEventListener("afterprint", () => document.documentElement.classList.remove("prints-pad"), { once: true });
  window.print();
}

/**
 * @param {string} what
 * @param {number} value
 */
function resize(what, value) {
  const { rows } = work.now;
  const field = byId(what, HTMLInputElement), wanted = Math.min(Math.max(1, Math.round(value) || 1), Number(field.max));
  if (value > wanted) announce(say("web-sheet-js-full", { ...given.limits }));
  const high = what === "rows" ? wanted : rows.length, wide = what === "columns" ? wanted : rows[0].length;
  const next = Array.from({ length: high }, (_line, r) => Array.from({ length: wide }, (_cell, c) => rows[r]?.[c] ?? EMPTY));
  if (change({ rows: next })) announce(say("web-sheet-js-sized", { rows: high, columns: wide }));
  field.value = String(wanted);
}

/** @type {Record<string, (rows: string[][]) => string[][]>} */
const whole = {
  mirror: (rows) => rows.map((row) => [...row].reverse()),
  turn: (rows) => rows[0].map((_, column) => rows.map((row) => row[column]).reverse()),
  swap: (rows) => rows.map((row) => row.map((it) => it.replace(/^[PG](?=\d)|(?<=^C)[PG]/, (colour) => SWAPPED[colour]))),
};

/**
 * A kept sheet, small.
 * @param {Avenue.OwnSheet} sheet
 */
function thumbnail({ rows }) {
  const signs = rows.map((row) => row.map((it) => bySymbol.get(it)?.dataset.sign ?? "0").join("")).join("-");
  return [made("img", { src: `/sheet.svg?s=${signs}`, alt: "", width: 72, height: 84, loading: "lazy" })];
}

for (const it of inks) it.addEventListener("change", () => (ink = it.value));
for (const button of all(document, "[data-step]", HTMLButtonElement)) {
  const { what = "", step } = button.dataset;
  button.addEventListener("click", () => resize(what, Number(byId(what, HTMLInputElement).value) + Number(step)));
}
for (const what of ["rows", "columns"]) byId(what).addEventListener("change", () => resize(what, Number(byId(what, HTMLInputElement).value)));
for (const button of all(document, "[data-start]")) button.addEventListener("click", () => change({ rows: given.starts[button.dataset.start ?? ""] }));
for (const button of all(document, "[data-whole]")) button.addEventListener("click", () => change({ rows: whole[button.dataset.whole ?? ""](work.now.rows) }));
byId("name").addEventListener("input", () => change({ ...work.now, name: byId("name", HTMLInputElement).value }, "name"));
byId("keep").addEventListener("click", () => shelf.keep(work.now.name, work.now));
byId("print").addEventListener("click", print);
for (const field of ["paper", "per-page"]) byId(field).addEventListener("change", linkPdf);
opens(".txt", async (written, file) => {
  const answer = await post("/sheet/check", { text: written });
  if (!answer.rows) return notice(say("web-editor-js-refused", { file, reason: answer.refusal.message }), true);
  change({ name: file.replace(/\.txt$/i, "").slice(0, 40), rows: answer.rows });
  notice(say("web-editor-js-opened", { file }));
});
attend(work, check, show);
byId("limits").textContent = say("web-sheet-js-full", { ...given.limits });
arrive(work, given.brought);
show();
