// How the caller shows a moment of a game: as pictures, as text, and as it is read out.

import { byId as at, made, one } from "../../../common/elements.js";
import { say } from "../../../common/words.js";

const TEXTS = { start: "start", farm: "opening", score: "scoring", end: "ending" };

/** @typedef {import("./deck.js").Moment} Moment */

/** @param {string} name */
const picture = (name) => one(at(name, HTMLTemplateElement).content, "*").cloneNode(true);

/**
 * Show a moment of a game with this box.
 * @param {Moment} moment
 * @param {{ rounds: number, yellows: number }} box
 */
export function show(moment, { rounds, yellows }) {
  const { kind, round, farm, card, yellow, last, turned } = moment;
  const stage = at("main");
  stage.dataset.kind = kind;
  stage.dataset.colour = card && kind === "card" ? (card.yellow ? "yellow" : "grey") : "";
  at("round").textContent = round ? say("web-caller-js-round", { round, rounds }) : say("web-caller-js-before");
  at("farm").replaceChildren(picture(farm ? `farm-${farm}` : "farm-back"));
  showOrder(moment, rounds);
  showCard(moment);
  showTexts(moment);
  at("card-words").hidden = kind !== "card";
  at("last").hidden = !last;
  at("yellow").textContent = say("web-caller-js-yellow", { yellow, yellows });
  [...at("suns").children].forEach((sun, number) => sun.classList.toggle("open", number >= yellow));
  at("turned-title").textContent = say("web-caller-js-turned", { count: turned.length });
  at("turned").replaceChildren(...turned.map((name) => made("li", {}, picture(`road-${name}`))));
  const step = last && kind === "card" ? "last" : kind === "score" && round === rounds ? "final" : kind;
  at("next").textContent = say("web-caller-js-next", { kind: step, farm });
  at("back", HTMLButtonElement).disabled = kind === "start";
  at("peek", HTMLButtonElement).disabled = kind !== "card";
  cover();
}

/**
 * The large card in the middle: a road, or else a farm.
 * @param {Moment} moment
 */
function showCard({ kind, farm, card }) {
  const name = kind === "card" ? `large-${card?.name}` : kind === "start" ? "farm-back" : `farm-${farm}`;
  at("card").hidden = kind === "end";
  at("card").replaceChildren(picture(name));
}

/** @param {Moment} moment */
function showTexts({ kind, round, farm, card }) {
  const about = { round, farm, before: round - 1 };
  for (const [when, id] of Object.entries(TEXTS)) at(id).hidden = when !== kind;
  if (kind === "card" && card) {
    at("colour").textContent = say("web-caller-js-colour", { colour: card.yellow ? "yellow" : "grey" });
    at("number").textContent = say("web-caller-js-number", { number: card.number });
    at("sides").textContent = say("web-caller-js-sides", { number: card.number });
  } else if (kind === "farm") {
    at("opening-title").textContent = say("web-caller-js-opening", about);
    at("opening-text").textContent = say("web-caller-js-opening-text", about);
  } else if (kind === "score") {
    at("scoring-title").textContent = say("web-caller-js-scoring", about);
    at("scoring-how").textContent = say("web-caller-js-scoring-how", about);
    at("scoring-beat").textContent = say("web-caller-js-scoring-beat", about);
  }
}

/**
 * The farms so far, and a card face down for every round to come.
 * @param {Moment} moment
 * @param {number} rounds
 */
function showOrder({ kind, farms, round }, rounds) {
  const places = Array.from({ length: rounds }, (_, number) => {
    const farm = farms[number];
    const place = made("li", {}, picture(farm ? `farm-${farm}` : "farm-back"));
    place.className = number + 1 === round && kind !== "end" ? "now" : farm ? "" : "later";
    one(place, "title").textContent = say("web-caller-js-place", { round: number + 1, farm: farm ?? "none" });
    return place;
  });
  at("order").replaceChildren(...places);
}

/**
 * Show the next farm to whoever peeks; nothing of it is on the page before or after.
 * @param {Moment} moment
 */
export function uncover({ kind, round, next: farm }) {
  if (kind !== "card") return;
  at("peeked").replaceChildren(picture(`farm-${farm}`), made("span", {}, say("web-caller-js-peek", { round, farm })));
  at("peeked").hidden = false;
}

export function cover() {
  at("peeked").hidden = true;
  at("peeked").replaceChildren();
}

/**
 * A moment in words, as it is read out.
 * @param {Moment} moment
 * @param {{ yellows: number }} box
 */
export function words({ kind, round, farm, card, yellow, last }, { yellows }) {
  if (kind === "farm") return say("web-caller-js-said-farm", { round, farm });
  if (kind === "score") return say("web-caller-js-said-score", { round, farm });
  if (kind === "end") return say("web-caller-js-said-end");
  if (kind !== "card" || !card) return "";
  const colour = last ? "last" : card.yellow ? "yellow" : "grey";
  return say("web-caller-js-said-card", { number: card.number, colour, yellow, yellows });
}
