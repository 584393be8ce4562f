// The caller for Avenue: shows one moment of a game after the other, by key, tap or timer, and goes back.

import { Clock } from "./caller_clock.js";
import { moments } from "./caller_deck.js";
import { canFill, canSpeak, fillScreen, hush, speak, stayAwake } from "./caller_room.js";
import { cover, show, told, uncover } from "./caller_show.js";
import { copy } from "../../table/dress.js";
import { freshSeed } from "../../common/verifiable.js";
import { recall, retain } from "../../common/storage.js";
import { say } from "../../common/words.js";

const STORED = "boulevard-caller";
const ROOM = 40;
const SOON = 3000;
const FORWARD = [" ", "Enter", "ArrowRight", "PageDown"];
const BACKWARD = ["ArrowLeft", "Backspace", "PageUp"];

const at = (id) => document.getElementById(id);
const box = JSON.parse(at("box").textContent);
const stage = at("main");
const clock = new Clock(showTime, next);

let game = { seed: freshSeed(), moment: 0, seconds: 0, voice: false };
let shown = [];

const now = () => shown[game.moment];

begin();

/** Go on with the game that was on this screen, or with the deck of the link. */
function begin() {
  const linked = named(new URLSearchParams(location.search).get("seed"));
  game = { ...game, ...stored() };
  shown = moments(box, game.seed);
  game.moment = Math.min(game.moment, shown.length - 1);
  history.replaceState(null, "", location.pathname);
  at("voice-of").hidden = !canSpeak;
  at("full").hidden = !canFill;
  at("timer").value = String(game.seconds);
  at("voice").checked = game.voice;
  listen();
  keep();
  present();
  if (linked && linked !== game.seed) {
    if (now().kind === "start") deal(linked);
    else askForNew(linked);
  }
}

/** A deck's name as it is written: capitals and blanks around it make no difference. */
function named(text) {
  return (text ?? "").trim().toLowerCase().slice(0, ROOM);
}

function stored() {
  const found = recall(STORED);
  if (!found) return {};
  const { seed, moment, seconds, voice } = found;
  return { seed: named(String(seed)), moment: Math.max(0, moment | 0), seconds: Math.max(0, seconds | 0), voice: Boolean(voice) };
}

function keep() {
  retain(STORED, game);
}

function deal(seed) {
  game = { ...game, seed: seed || freshSeed(), moment: 0 };
  shown = moments(box, game.seed);
  go(0);
}

function next() {
  if (game.moment < shown.length - 1) go(1);
}

function back() {
  if (game.moment > 0) go(-1);
}

function go(steps) {
  game.moment += steps;
  keep();
  present();
  const words = told(now(), box);
  at("said").textContent = words;
  if (game.voice && words && canSpeak) speak(words);
  else hush();
  stayAwake();
}

function present() {
  show(now(), box);
  for (const name of document.querySelectorAll(".seed")) name.textContent = game.seed;
  at("copy").dataset.copy = `${location.origin}${location.pathname}?seed=${encodeURIComponent(game.seed)}`;
  clock.set(["farm", "card"].includes(now().kind) ? game.seconds : 0);
}

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
  at("wanted").value = seed;
  at("lost").hidden = ["start", "end"].includes(now().kind);
  at("shuffle").showModal();
}

function listen() {
  addEventListener("keydown", typed);
  addEventListener("keyup", ({ key }) => key.toLowerCase() === "p" && cover());
  addEventListener("blur", cover);
  document.addEventListener("visibilitychange", () => game.moment && stayAwake());
  document.addEventListener("contextmenu", (event) => event.target.closest("#peek") && event.preventDefault());
  document.addEventListener("click", letGo, true);
  stage.addEventListener("click", tapped);
  at("back").addEventListener("click", back);
  at("pause").addEventListener("click", pause);
  at("full").addEventListener("click", fillScreen);
  at("more").addEventListener("click", () => at("settings").showModal());
  listenToPeek(at("peek"));
  at("timer").addEventListener("change", ({ target }) => set({ seconds: Number(target.value) }));
  at("voice").addEventListener("change", ({ target }) => set({ voice: target.checked }));
  at("copy").addEventListener("click", ({ target }) => copy(target));
  at("anew").addEventListener("click", () => {
    at("settings").close();
    askForNew();
  });
  at("shuffle").addEventListener("submit", ({ submitter }) => submitter.value === "yes" && deal(named(at("wanted").value)));
}

/** A press that is held shows the farm; one that can't be held, as that of a screen reader, shows it for a moment. */
function listenToPeek(button) {
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

function set(changed) {
  game = { ...game, ...changed };
  clock.paused = false;
  if (!game.voice) hush();
  keep();
  present();
}

/** Keys go on and back, but for those that belong to what is focused. */
function typed(event) {
  const { key, target } = event;
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if ([" ", "Enter"].includes(key) && target.closest("a, button, summary")) return;
  const act = FORWARD.includes(key) ? next : BACKWARD.includes(key) ? back : { f: fillScreen, t: pause, p: peek }[key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act();
}

/** A button that was pressed by a finger does not keep the space bar, which is for the next card. */
function letGo({ target, detail }) {
  if (detail) target.closest("button")?.blur();
}

/** A tap anywhere goes on, as the button does; the second one of a double tap was meant to be one. */
function tapped({ target, detail }) {
  const button = target.closest("button");
  if (detail > 1 || (target.closest(".bar") && button !== at("next"))) return;
  if (button && now().kind === "end") askForNew();
  else next();
}
