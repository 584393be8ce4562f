import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "#tests/page.js";
import { Clock } from "#static/games/avenue/caller/clock.js";

/** @type {number[]} */
let told;
/** @type {number} */
let rung;
/** @type {Clock} */
let clock;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval"] });
  told = [];
  rung = 0;
  clock = new Clock((left) => told.push(left), () => (rung += 1));
});

test("seconds run down, and then it rings", () => {
  clock.set(3);
  mock.timers.tick(2000);
  assert.deepEqual([told, rung], [[3, 2, 1], 0]);
  mock.timers.tick(1000);
  assert.deepEqual([told, rung], [[3, 2, 1, 0], 1]);
});

test("it stands still while it is paused, while nobody sees the page, and while something is asked", () => {
  clock.set(3);
  /**
   * @template T
   * @param {(value: T) => unknown} set
   * @param {T} value
   * @param {T} before
   */
  const standing = (set, value, before) => {
    set(value);
    mock.timers.tick(5000);
    set(before);
  };
  standing((paused) => (clock.paused = paused), true, false);
  standing((hidden) => Object.assign(document, { hidden }), true, false);
  standing((found) => Object.assign(document, { querySelector: () => found }), {}, null);
  assert.deepEqual(told, [3]);
  mock.timers.tick(1000);
  assert.deepEqual(told, [3, 2]);
});

test("it begins anew, and with no seconds nothing runs", () => {
  clock.set(3);
  clock.set(5);
  mock.timers.tick(1000);
  clock.set(0);
  mock.timers.tick(9000);
  assert.deepEqual([told, rung], [[3, 5, 4, 0], 0]);
});
