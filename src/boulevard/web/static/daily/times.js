// Moments on the pages of a day, by the clock of whoever reads them, and how long it is until then; without scripts they are those of UTC.

import { all } from "../common/elements.js";

const MINUTE = 60, HOUR = 60 * MINUTE, EVERY = 30_000;
const language = document.documentElement.lang || "en";

/**
 * How long it is until a moment, in hours and minutes, as people of a language write that.
 * @param {number} seconds
 * @param {string} tag
 */
export function left(seconds, tag = language) {
  const whole = Math.max(0, Math.ceil(seconds / MINUTE));
  const parts = { hour: Math.floor((whole * MINUTE) / HOUR), minute: whole % 60 };
  /** @param {"hour" | "minute"} unit */
  const words = (unit) => new Intl.NumberFormat(tag, { style: "unit", unit, unitDisplay: "short" }).format(parts[unit]);
  return parts.hour ? `${words("hour")} ${words("minute")}` : words("minute");
}

/**
 * A moment in words: a day or a month (which are the same everywhere), or a time by the reader's clock.
 * @param {Date} date
 * @param {string} look
 * @param {number} now
 */
function written(date, look, now) {
  if (look === "day") return new Intl.DateTimeFormat(language, { dateStyle: "full", timeZone: "UTC" }).format(date);
  if (look === "month") return new Intl.DateTimeFormat(language, { year: "numeric", month: "long", timeZone: "UTC" }).format(date);
  /** @type {Intl.DateTimeFormatOptions} */
  const form = look === "left" ? { weekday: "short", hour: "2-digit", minute: "2-digit" } : { dateStyle: "medium", timeStyle: "short" };
  const time = new Intl.DateTimeFormat(language, form).format(date);
  return look === "left" ? `${time} (${left((date.getTime() - now) / 1000)})` : time;
}

function show() {
  for (const element of all(document, "time[data-local]", HTMLTimeElement)) {
    element.textContent = written(new Date(element.dateTime), element.dataset.local ?? "", Date.now());
  }
}

if (typeof document.querySelectorAll === "function") {
  show();
  setInterval(show, EVERY);
}
