// What lies beside the board that is set up: which panel is open, where every thing is, who has which postcard.

import { all, byId, one } from "../../../common/elements.js";
import { say } from "../../../common/words.js";

/**
 * Open one panel, and close the others.
 * @param {string} tab
 */
export function turnTabs(tab) {
  for (const it of all(document, "[data-tab]")) {
    const open = it.dataset.tab === tab;
    it.setAttribute("aria-selected", String(open));
    it.tabIndex = open ? 0 : -1;
    byId(it.getAttribute("aria-controls") ?? "").hidden = !open;
  }
}

/**
 * Show where all things are, whose the postcards are, and which rules are chosen.
 * @param {import("./pad.js").Pad} pad
 */
export function showTray({ position, box, how }) {
  const { laid } = position;
  for (const it of all(document, "[data-take]")) {
    const { take: thing = "", owner, picture = "", label = "" } = it.dataset;
    const standing = position.find(thing), keeper = position.keeper(thing);
    const left = position.card("sacre-coeur") === owner ? "spared" : "kept";
    const where = laid.has(picture) || standing?.owner === owner ? "board" : keeper === owner ? left : standing || keeper ? "rival" : "none";
    it.dataset.where = where;
    it.setAttribute("aria-label", where === "none" ? label : say(`web-${how.family}-js-where`, { what: label, where }));
    it.classList.toggle("absent", thing in box.pieces && position.card(box.pieces[thing].card) === undefined);
  }
  for (const it of all(document, "[data-card]")) {
    const now = position.card(it.dataset.card ?? "");
    one(it, "[data-in]").setAttribute("aria-pressed", String(now !== undefined));
    for (const seat of all(it, "[data-by]")) seat.setAttribute("aria-pressed", String(now === seat.dataset.by));
  }
  for (const it of all(document, "[data-option]", HTMLInputElement)) {
    const { option = "" } = it.dataset;
    it.checked = position.data.options[option] === box.options[option][1];
  }
}
