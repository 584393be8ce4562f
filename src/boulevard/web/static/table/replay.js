// A game to watch again: the scrubber, arrow keys, links to moves, and by itself.
//
// The server draws the position after so many moves; what was fetched is kept, and what comes next is fetched ahead.
// Keys count from the move that is wanted, not from the one that is shown: however fast they come, each is a move.

import { byId, closest, one } from "../common/elements.js";
import { Board } from "./board.js";
import { attend, light } from "./dress.js";
import { settle } from "../common/morph.js";
import { animate, snapshot } from "./motion.js";
import { notate } from "./notation.js";

const root = byId("table");
const board = new Board(byId("board"));
/** @type {Map<number, Promise<string | void>>} */
const pages = new Map();
const KEPT = 40;
const BEAT = 1400;
let shown = current(), wanted = shown, busy = false;
/** @type {Timer | undefined} */
let playing;

function current() {
  return Number(one(root, ".scrub input", HTMLInputElement).value);
}

const count = () => Number(one(root, ".scrub").dataset.count);
/** @param {number} move */
const within = (move) => Math.max(0, Math.min(count(), move));

/**
 * The page after so many moves, as a promise; it is asked for once.
 * @param {number} move
 */
function page(move) {
  const known = pages.get(move);
  if (known) return known;
  const asked = fetch(`${location.pathname}?move=${move}`, { headers: { "HX-Request": "true" } })
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)))
    .catch(() => void pages.delete(move));
  pages.set(move, asked);
  const [oldest] = pages.keys();
  if (pages.size > KEPT) pages.delete(oldest);
  return asked;
}

/**
 * Show the position after so many moves.
 * @param {number} move
 */
async function go(move) {
  wanted = within(move);
  if (busy) return;
  busy = true;
  while (shown !== wanted) {
    const next = wanted, drawn = await page(next);
    if (drawn === undefined) break; // nobody answers: it can be asked for again
    show(next, drawn);
  }
  busy = false;
  wanted = shown;
  history.replaceState(null, "", `?move=${shown}`);
  page(within(shown + 1));
}

/**
 * @param {number} move
 * @param {string} drawn
 */
function show(move, drawn) {
  const before = snapshot(board.drawing);
  Idiomorph.morph(root, drawn, { morphStyle: "innerHTML" });
  root.dispatchEvent(new CustomEvent("shown"));
  board.measure();
  if (move === shown + 1) animate(board.drawing, before, null);
  shown = move;
  scroll();
  dressed();
}

/** Let the move that is shown be seen in the list. */
function scroll() {
  const list = root.querySelector(".moves"), at = list?.querySelector("[aria-current]")?.parentElement;
  if (list) list.scrollTop = at ? at.offsetTop - list.clientHeight / 2 : 0;
}

/** Play on by itself, from the start if the end is shown; or pause. */
function play(on = !playing) {
  clearInterval(playing);
  playing = undefined;
  if (on) {
    go(shown === count() ? 0 : shown + 1);
    playing = setInterval(() => (wanted < count() ? go(wanted + 1) : play(false)), BEAT);
  }
  dressed();
}

/** The button says what it does. */
function dressed() {
  const button = byId("autoplay");
  const { play: start = "", pause = "" } = button.dataset;
  button.hidden = false;
  button.title = playing ? pause : start;
  button.setAttribute("aria-label", button.title);
  button.classList.toggle("playing", Boolean(playing));
}

/**
 * Go somewhere by hand: then it doesn't go on by itself.
 * @param {number} move
 */
function walk(move) {
  play(false);
  go(move);
}

root.addEventListener("input", (event) => {
  const range = closest(event, "[type=range]", HTMLInputElement);
  if (range) walk(Number(range.value));
});
root.addEventListener("submit", (event) => {
  if (closest(event, ".scrub")) event.preventDefault();
});
root.addEventListener("click", (event) => {
  if (closest(event, "#autoplay")) return play();
  const link = closest(event, "[data-to]");
  if (!link) return;
  event.preventDefault();
  walk(link.dataset.step ? wanted + Number(link.dataset.step) : Number(link.dataset.to));
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || closest(event, "input")) return;
  const pressed = closest(event, "button, a, summary");
  /** @type {Record<string, () => void>} */
  const keys = { ArrowLeft: () => walk(wanted - 1), ArrowRight: () => walk(wanted + 1), Home: () => walk(0), End: () => walk(Infinity) };
  const act = event.key === " " && !pressed ? () => play() : keys[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
settle();
scroll();
attend(root);
notate();
light(root, board);
dressed();
page(within(shown + 1));
