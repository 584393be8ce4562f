import assert from "node:assert/strict";
import { test } from "node:test";
import { timeLeft } from "#static/table/time_left.js";

test("minutes and seconds are shown as on a clock, up to an hour", () => {
  assert.deepEqual(timeLeft(600), ["web-js-clock-minutes", { minutes: 10, seconds: "00" }]);
  assert.deepEqual(timeLeft(65.2), ["web-js-clock-minutes", { minutes: 1, seconds: "06" }]);
  assert.deepEqual(timeLeft(3599), ["web-js-clock-minutes", { minutes: 59, seconds: "59" }]);
});

test("a second that has begun counts, and there is never less than nothing", () => {
  assert.deepEqual(timeLeft(0.1)[1], { minutes: 0, seconds: "01" });
  for (const seconds of [0, -0.5, -1e6]) assert.deepEqual(timeLeft(seconds)[1], { minutes: 0, seconds: "00" });
});

test("of hours and days, what matters is shown", () => {
  assert.deepEqual(timeLeft(3600), ["web-js-clock-hours", { hours: 1, minutes: 0 }]);
  assert.deepEqual(timeLeft(86399), ["web-js-clock-hours", { hours: 23, minutes: 59 }]);
  assert.deepEqual(timeLeft(3 * 86400 + 7300), ["web-js-clock-days", { days: 3, hours: 2 }]);
});
