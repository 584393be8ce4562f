// The piece that is held, drawn over the board where it would lie: its picture in the tray, turned.

import { shape } from "../../common/elements.js";
import { extent } from "./shapes.js";

/**
 * Draw what is held, by the name of its picture, in a way to lie, on some spaces; what is nobody's yet in the seat's colour.
 * @param {import("../../boards/board.js").Board} board
 * @param {string | undefined} kind
 * @param {import("./shapes.js").Way} way
 * @param {string[]} spaces
 * @param {string} seat
 */
export function ghost(board, kind, way, spaces, seat) {
  const picture = document.querySelector(`[data-picture="${kind}"] svg`);
  if (!picture) return board.clear("ghost");
  const boxes = spaces.map((space) => board.space(space));
  const left = Math.min(...boxes.map((box) => box.x)), top = Math.min(...boxes.map((box) => box.y));
  const [wide, high] = extent(way), unit = boxes[0].wide + 3;
  const [own, tall] = way.quarter % 2 ? [high, wide] : [wide, high];
  const place = `translate(${left + (wide * unit) / 2 - 1.5} ${top + (high * unit) / 2 - 1.5}) scale(${unit / 100})`;
  const turn = `rotate(${way.quarter * 90})${way.over ? " scale(-1 1)" : ""} translate(${-own * 50} ${-tall * 50})`;
  const drawn = shape("g", { class: picture.getAttribute("class") ?? "", transform: `${place} ${turn}` });
  drawn.append(...[...picture.childNodes].filter((node) => node.nodeName !== "title").map((node) => node.cloneNode(true)));
  drawn.querySelector(".nobody")?.setAttribute("class", seat);
  board.put("ghost", drawn);
}
