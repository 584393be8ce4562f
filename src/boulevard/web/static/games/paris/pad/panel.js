// What can be done with what is held, or chosen on the board.

import { all, button, part } from "../../../common/elements.js";
import { say } from "../../../common/words.js";

/**
 * Tell what is held or chosen, and offer what can be done with it; mark it in the tray.
 * @param {import("./pad.js").Pad} pad
 * @param {HTMLElement} panel
 */
export function offer(pad, panel) {
  const { hand, position } = pad, { thing, owner } = hand.item ?? hand.chosen ?? {};
  for (const it of all(document, "[data-take]")) {
    it.setAttribute("aria-pressed", String(Boolean(thing) && it.dataset.take === thing && it.dataset.owner === owner));
  }
  if (!thing || !owner) return panel.replaceChildren();
  /** @type {[unknown, string, () => void, string][]} */
  const choices = [
    [hand.turns, "web-js-turn", () => hand.turn(1), "turns"],
    [position.isBuilding(thing), `web-${pad.how.family}-js-keep`, () => hand.keep(), "keeps"],
    [!hand.held || position.find(thing) || position.keeper(thing), "web-scorepad-js-remove", () => hand.remove(), "danger"],
    [true, hand.held ? "web-scorepad-js-back" : "web-scorepad-js-done", () => hand.back(), "back"],
  ];
  const buttons = choices.filter(([possible]) => possible).map(([, key, act, look]) => button(`quiet small ${look}`, act, say(key)));
  const focused = panel.contains(document.activeElement) && document.activeElement?.className;
  panel.replaceChildren(part("p", "prompt", prompt(pad, thing, owner)), part("div", "row", "", ...buttons));
  if (focused) buttons.find((it) => it.className === focused)?.focus();
}

/**
 * @param {import("./pad.js").Pad} pad
 * @param {string} thing
 * @param {string} owner
 */
function prompt({ hand, position, label }, thing, owner) {
  const what = label(thing, owner), { building } = position.data.pieces[thing] ?? {};
  if (hand.held) return say("web-scorepad-js-hold", { what });
  return building ? say("web-scorepad-js-annex", { name: building === "garden" ? label(building, owner) : building }) : what;
}
