// A game to watch again: the scrubber, arrow keys, and links to moves fetch the position after so many moves.

import { Board } from "./board.js";
import { attend, light } from "./dress.js";
import { morph, settle } from "./morph.js";

const root = document.getElementById("table");
const board = new Board(document.getElementById("board"));
let shown = current(), wanted = null;

function current() {
  return Number(root.querySelector(".scrub input").value);
}

async function go(move) {
  const count = Number(root.querySelector(".scrub").dataset.count);
  const to = Math.max(0, Math.min(count, move));
  const busy = wanted !== null;
  wanted = to;
  if (busy) return;
  while (shown !== wanted) {
    const next = wanted;
    await morph("GET", `${location.pathname}?move=${next}`, root);
    shown = next;
  }
  wanted = null;
  history.replaceState(null, "", `?move=${shown}`);
  board.measure();
  scroll();
}

/** Let the move that is shown be seen in the list. */
function scroll() {
  const list = root.querySelector(".moves"), at = list.querySelector("[aria-current]")?.parentElement;
  list.scrollTop = at ? at.offsetTop - list.clientHeight / 2 : 0;
}

root.addEventListener("input", ({ target }) => target.matches("[type=range]") && go(Number(target.value)));
root.addEventListener("submit", (event) => event.preventDefault());
root.addEventListener("click", (event) => {
  const link = event.target.closest("[data-to]");
  if (!link) return;
  event.preventDefault();
  go(Number(link.dataset.to));
});
document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.matches("input")) return;
  const to = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: Infinity }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  go(to);
});
settle();
scroll();
attend(root);
light(root, board);
