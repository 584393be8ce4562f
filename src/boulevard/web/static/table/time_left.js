// How much time is left, as a clock shows it: minutes and seconds, or what matters of hours and days.

const MINUTE = 60, HOUR = 60 * MINUTE, DAY = 24 * HOUR;

/**
 * The sentence that says it, with its values. A second that has begun counts: 0 is shown when there is nothing left.
 * @param {number} seconds
 * @returns {[string, Record<string, string | number>]}
 */
export function timeLeft(seconds) {
  const left = Math.max(0, Math.ceil(seconds));
  if (left >= DAY) return ["web-js-clock-days", { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) }];
  const minutes = Math.floor((left % HOUR) / MINUTE);
  if (left >= HOUR) return ["web-js-clock-hours", { hours: Math.floor(left / HOUR), minutes }];
  return ["web-js-clock-minutes", { minutes, seconds: String(left % MINUTE).padStart(2, "0") }];
}
