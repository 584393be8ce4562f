// A game to watch again: the scrubber, arrow keys, links to moves, and by itself.
//
// The server draws the position after so many moves; what was fetched is kept, and what comes next is fetched ahead.
// Keys count from the move that is wanted, not from the one that is shown: however fast they come, each is a move.

import { Board } from "./board.js";
import { attend, light } from "./dress.js";
import { settle } from "../common/morph.js";
import { animate, snapshot } from "./motion.js";
import { notate } from "./notation.js";

const root = document.getElementById("table");
const board = new Board(document.getElementById("board"));
const pages = new Map();
const KEPT = 40;
const BEAT = 1400;
let shown = current(), wanted = shown, busy = false, playing = null;

function current() {
  return Number(root.querySelector(".scrub input").value);
}

const count = () => Number(root.querySelector(".scrub").dataset.count);
const within = (move) => Math.max(0, Math.min(count(), move));

/** The page after so many moves, as a promise; it is asked for once. */
function page(move) {
  if (!pages.has(move)) {
    pages.set(move, fetch(`${location.pathname}?move=${move}`, { headers: { "HX-Request": "true" } })
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(answer)))
      .catch(() => void pages.delete(move)));
    if (pages.size > KEPT) pages.delete(pages.keys().next().value);
  }
  return pages.get(move);
}

/** Show the position after so many moves. */
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
function play(on = playing === null) {
  clearInterval(playing);
  playing = null;
  if (on) {
    go(shown === count() ? 0 : shown + 1);
    playing = setInterval(() => (wanted < count() ? go(wanted + 1) : play(false)), BEAT);
  }
  dressed();
}

/** The button says what it does. */
function dressed() {
  const button = document.getElementById("autoplay");
  const { play: start, pause } = button.dataset;
  button.hidden = false;
  button.setAttribute("aria-label", playing === null ? start : pause);
  button.title = button.getAttribute("aria-label");
  button.classList.toggle("playing", playing !== null);
}

/** Go somewhere by hand: then it doesn't go on by itself. */
function walk(move) {
  play(false);
  go(move);
}

root.addEventListener("input", ({ target }) => target.matches("[type=range]") && walk(Number(target.value)));
root.addEventListener("submit", (event) => event.preventDefault());
root.addEventListener("click", (event) => {
  if (event.target.closest("#autoplay")) return play();
  const link = event.target.closest("[data-to]");
  if (!link) return;
  event.preventDefault();
  walk(link.dataset.step ? wanted + Number(link.dataset.step) : Number(link.dataset.to));
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input")) return;
  const pressed = event.target.matches("button, a, summary");
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
