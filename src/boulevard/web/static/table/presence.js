// Who is at the table: shown at the seats of the others, by a dot and a word. The server tells it beside the events; this page
// tells when nobody looks at it. What it shows lies in parts with data-presence, which are kept when the table is drawn anew.

import { all, part } from "../common/elements.js";
import { say } from "../common/words.js";

/** Milliseconds for which a page is hidden, or its window not in front, before somebody is away. */
const HIDDEN = 1500, BEHIND = 60_000;

export class Presence {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.tab = [...crypto.getRandomValues(new Uint8Array(12))].map((it) => it.toString(16).padStart(2, "0")).join("");
    /** @type {Table.PresenceGiven | null} */
    this.present = null;
    this.isAway = false;
    /** @type {Timer | undefined} */
    this.leaving = undefined;
    document.addEventListener("visibilitychange", () => this.look());
    for (const kind of ["focus", "blur"]) window.addEventListener(kind, () => this.look());
  }

  /** Somebody looks at this page, or no longer: the others are told, if that lasts. */
  look() {
    clearTimeout(this.leaving);
    if (!document.hidden && document.hasFocus()) this.turn(false);
    else this.leaving = setTimeout(() => this.turn(true), document.hidden ? HIDDEN : BEHIND);
  }

  /** The stream is open again: what was told of this page may be forgotten. */
  arrive() {
    if (this.isAway) this.tell();
    else this.look();
  }

  /** @param {boolean} away */
  turn(away) {
    if (away === this.isAway) return;
    this.isAway = away;
    this.tell();
  }

  tell() {
    const { events = "" } = this.table.root.dataset, seat = events.replace(/\/events$/, "");
    if (!this.present || !seat.startsWith("/api/seats/")) return;
    const body = JSON.stringify({ tab: this.tab, away: this.isAway });
    fetch(`${seat}/away`, { method: "POST", headers: { "Content-Type": "application/json" }, body, keepalive: true }).catch(() => {});
  }

  /** @param {Table.PresenceGiven} present */
  hear(present) {
    this.present = present;
    this.show();
  }

  /** Show it, also after the table was drawn anew. */
  show() {
    const { present } = this;
    if (!present) return;
    for (const it of all(document, "[data-presence]")) {
      const { presence: seat = "" } = it.dataset;
      const found = among(present.here, seat) ? "here" : among(present.away, seat) ? "away" : "gone";
      if (it.dataset.found === found) continue;
      it.dataset.found = found;
      it.replaceChildren(part("i", "dot"), part("span", "", say(`web-presence-js-${found}`)));
    }
    const watching = present.watching ? say("web-presence-js-watching", { count: present.watching }) : "";
    for (const it of all(document, "[data-watching]")) it.textContent = watching;
  }
}

/**
 * @param {(string | number)[]} seats
 * @param {string} seat
 */
function among(seats, seat) {
  return seats.some((it) => String(it) === seat);
}
