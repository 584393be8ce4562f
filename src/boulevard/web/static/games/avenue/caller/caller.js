// The caller for Avenue: shows one moment of a game after the other, by key, tap or timer, and goes back.

import { Clock } from "./clock.js";
import { moments } from "./deck.js";
import { canFill, canSpeak, fillScreen, hush, speak, stayAwake } from "./room.js";
import { cover, show, uncover, words } from "./show.js";
import { all, byId as at, closest, dataIn } from "../../../common/elements.js";
import { copy } from "../../../common/copying.js";
import { freshSeed } from "../../../shuffles/verifiable.js";
import { recall, retain } from "../../../common/storage.js";
import { say } from "../../../common/words.js";
import { listens } from "../../../common/shortcuts.js";

const STORED = "boulevard-caller";
const ROOM = 40;
const SOON = 3000;
const FORWARD = [" ", "Enter", "ArrowRight", "PageDown"];
/** @type {Map<string, () => unknown>} */
const KEYS = new Map([["f", fillScreen], ["t", pause], ["p", peek]]);
const BACKWARD = ["ArrowLeft", "Backspace", "PageUp"];

/** @type {Avenue.Facts} */
const facts = dataIn("facts");
const stage = at("main");
const clock = new Clock(showTime, next);

let game = { seed: freshSeed(), moment: 0, seconds: 0, voice: false };
/** @type {import("./deck.js").Moment[]} */
let shown = [];

const now = () => shown[game.moment];

begin();

/** Go on with the game that was on this screen, or with the deck of the link. */
function begin() {
  const linked = named(new URLSearchParams(location.search).get("seed"));
  game = { ...game, ...stored() };
  shown = moments(facts, game.seed);
  game.moment = Math.min(game.moment, shown.length - 1);
  history.replaceState(null, "", location.pathname);
  at("voice-of").hidden = !canSpeak;
  at("full").hidden = !canFill;
  at("timer", HTMLSelectElement).value = String(game.seconds);
  at("voice", HTMLInputElement).checked = game.voice;
  listen();
  keep();
  present();
  if (linked && linked !== game.seed) {
    if (now().kind === "start") deal(linked);
    else askForNew(linked);
  }
}

/**
 * A deck's name as it is written: capitals and blanks around it make no difference.
 * @param {string | null} text
 */
function named(text) {
  return (text ?? "").trim().toLowerCase().slice(0, ROOM);
}

function stored() {
  const found = recall(STORED);
  if (!found) return {};
  const { seed, moment, seconds, voice } = /** @type {Record<string, any>} */ (found);
  return { seed: named(String(seed)), moment: Math.max(0, moment | 0), seconds: Math.max(0, seconds | 0), voice: Boolean(voice) };
}

function keep() {
  retain(STORED, game);
}

/** @param {string} seed */
function deal(seed) {
  game = { ...game, seed: seed || freshSeed(), moment: 0 };
  shown = moments(facts, game.seed);
  go(0);
}

function next() {
  if (game.moment < shown.length - 1) go(1);
}

function back() {
  if (game.moment > 0) go(-1);
}

/** @param {number} steps */
function go(steps) {
  game.moment += steps;
  keep();
  present();
  const said = words(now(), facts);
  at("said").textContent = said;
  if (game.voice && said && canSpeak) speak(said);
  else hush();
  stayAwake();
}

function present() {
  show(now(), facts);
  for (const name of all(document, ".seed")) name.textContent = game.seed;
  at("copy").dataset.copy = `${location.origin}${location.pathname}?seed=${encodeURIComponent(game.seed)}`;
  clock.set(["farm", "card"].includes(now().kind) ? game.seconds : 0);
}

/**
 * @param {number} left
 * @param {number} whole
 */
function showTime(left, whole) {
  at("pause").hidden = !whole;
  at("left").textContent = String(left);
  at("pause").setAttribute("aria-pressed", String(clock.paused));
  at("sand").style.setProperty("--left", whole ? String(left / whole) : "0");
}

function pause() {
  if (!game.seconds) return;
  clock.paused = !clock.paused;
  at("pause").setAttribute("aria-pressed", String(clock.paused));
  at("said").textContent = say(clock.paused ? "web-caller-js-paused" : "web-caller-js-unpaused");
}

function askForNew(seed = "") {
  at("wanted", HTMLInputElement).value = seed;
  at("lost").hidden = ["start", "end"].includes(now().kind);
  at("shuffle", HTMLDialogElement).showModal();
}

function listen() {
  listens("games/avenue/caller/caller.js");
  addEventListener("keydown", typed);
  addEventListener("keyup", ({ key }) => key.toLowerCase() === "p" && cover());
  addEventListener("blur", cover);
  document.addEventListener("visibilitychange", () => game.moment && stayAwake());
  document.addEventListener("contextmenu", (event) => closest(event, "#peek") && event.preventDefault());
  document.addEventListener("click", letGo, true);
  stage.addEventListener("click", tapped);
  at("back").addEventListener("click", back);
  at("pause").addEventListener("click", pause);
  at("full").addEventListener("click", fillScreen);
  at("more").addEventListener("click", () => at("settings", HTMLDialogElement).showModal());
  listenToPeek(at("peek"));
  at("timer").addEventListener("change", () => set({ seconds: Number(at("timer", HTMLSelectElement).value) }));
  at("voice").addEventListener("change", () => set({ voice: at("voice", HTMLInputElement).checked }));
  at("copy").addEventListener("click", () => copy(at("copy")));
  at("anew").addEventListener("click", () => {
    at("settings", HTMLDialogElement).close();
    askForNew();
  });
  at("shuffle").addEventListener("submit", ({ submitter }) => {
    if (submitter?.getAttribute("value") === "yes") deal(named(at("wanted", HTMLInputElement).value));
  });
}

/**
 * A press that is held shows the farm; one that can't be held, as that of a screen reader, shows it for a moment.
 * @param {HTMLElement} button
 */
function listenToPeek(button) {
  /** @param {KeyboardEvent} event */
  const onPress = (event) => {
    if (![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    if (event.type === "keyup") cover();
    else if (!event.repeat) peek();
  };
  button.addEventListener("keydown", onPress);
  button.addEventListener("keyup", onPress);
  button.addEventListener("pointerdown", ({ pointerId }) => {
    button.setPointerCapture(pointerId);
    peek();
  });
  for (const kind of ["pointerup", "pointercancel", "blur"]) button.addEventListener(kind, cover);
  button.addEventListener("click", ({ detail }) => {
    if (detail) return;
    peek();
    setTimeout(cover, SOON);
  });
}

function peek() {
  uncover(now());
}

/** @param {Partial<typeof game>} changed */
function set(changed) {
  game = { ...game, ...changed };
  clock.paused = false;
  if (!game.voice) hush();
  keep();
  present();
}

/**
 * Keys go on and back, but for those that belong to what is focused.
 * @param {KeyboardEvent} event
 */
function typed(event) {
  const { key } = event;
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if ([" ", "Enter"].includes(key) && closest(event, "a, button, summary")) return;
  const act = FORWARD.includes(key) ? next : BACKWARD.includes(key) ? back : KEYS.get(key.toLowerCase());
  if (!act) return;
  event.preventDefault();
  act();
}

/**
 * A button that was pressed by a finger does not keep the space bar, which is for the next card.
 * @param {MouseEvent} event
 */
function letGo(event) {
  if (event.detail) closest(event, "button")?.blur();
}

/**
 * A tap anywhere goes on, as the button does; the second one of a double tap was meant to be one.
 * @param {MouseEvent} event
 */
function tapped(event) {
  const button = closest(event, "button");
  if (event.detail > 1 || (closest(event, ".bar") && button !== at("next"))) return;
  if (button && now().kind === "end") askForNew();
  else next();
}
