// The lesson of a guided first game points at what it speaks of.
//
// The server says what is told (templates/table/guide.html), pages are turned by forms, and the suggested move is laid out as that
// of a hint is (advice.js). Ours are rings around spaces and parts of the page, and that no focus is lost by turning.

import { all, closest, shape } from "../common/elements.js";

const INSET = 3;
const ONWARD = "#guide-next, #guide-example, #guide-on";

export class Guide {
  /**
   * @param {import("./table.js").Table} table
   * @param {HTMLElement} root
   */
  constructor(table, root) {
    this.table = table;
    this.root = root;
    this.turning = false;
    this.rings = shape("g", { class: "guide-rings" });
    table.board.layer.append(this.rings);
    root.addEventListener("htmx:beforeRequest", (event) => {
      this.turning = Boolean(closest(event, "#guide, #guide-away"));
    });
    addEventListener("resize", () => this.point());
  }

  get panel() {
    return document.getElementById("guide");
  }

  /** The page is new: point at what it speaks of; who turned it by a button that is gone goes on from the next one. */
  refresh() {
    this.point();
    if (this.turning && document.activeElement === document.body) {
      const onward = (this.panel && all(this.panel, ONWARD)[0]) ?? this.panel ?? document.getElementById("guide-again");
      onward?.focus({ preventScroll: true });
    }
    this.turning = false;
  }

  /** Draw rings around spaces and parts of the page. */
  point() {
    const { spaces = "", parts = "" } = this.panel?.dataset ?? {};
    const boxes = spaces.split(" ").map((space) => this.table.board.spaces.get(space)).filter((box) => box !== undefined);
    this.rings.replaceChildren(...boxes.map(({ x, y, wide, high }) => {
      return shape("rect", { x: x + INSET, y: y + INSET, width: wide - 2 * INSET, height: high - 2 * INSET, rx: 12 });
    }));
    for (const part of this.root.querySelectorAll(".pointed")) part.classList.remove("pointed");
    for (const part of parts ? this.root.querySelectorAll(parts) : []) {
      part.classList.add("pointed");
      if (part.closest(".items")) part.scrollIntoView({ block: "nearest", inline: "nearest" });
    }
  }
}
