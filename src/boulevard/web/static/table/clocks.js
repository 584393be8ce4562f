// The clocks of a table: each counts down to the moment at which a time runs out, which the server told by its own date.

import { all } from "../common/elements.js";
import { say } from "../common/words.js";
import { timeLeft } from "./time_left.js";

/** Seconds that are marked, since they are the last ones. */
const LAST = 30;

export class Clocks {
  /**
   * @param {import("./table.js").Table} table
   * @param {HTMLElement} root
   */
  constructor(table, root) {
    this.table = table;
    this.root = root;
    /** how many seconds the server's date is ahead of this machine's */
    this.ahead = Number(root.dataset.now ?? 0) - Date.now() / 1000;
    /** @type {Timer | undefined} */
    this.next = undefined;
    /** the moment of which it was said that there is not much time left until then */
    this.told = 0;
    document.addEventListener("visibilitychange", () => this.refresh());
  }

  /** Show how much time is left, and go on doing so once a second. */
  refresh() {
    clearTimeout(this.next);
    const clocks = all(this.root, ".clock[data-until]"), now = Date.now() / 1000 + this.ahead;
    for (const clock of clocks) show(clock, Number(clock.dataset.until) - now);
    this.warn(now);
    const part = ((Date.now() / 1000 + this.ahead) % 1) * 1000;
    if (clocks.length && !document.hidden) this.next = setTimeout(() => this.refresh(), 1000 - part + 5);
  }

  /**
   * Say once that one's own time is running out, and let it be heard if sound is on.
   * @param {number} now
   */
  warn(now) {
    const { seat, chairs } = this.table.state;
    const until = chairs.find((chair) => seat !== null && chair.seat === seat)?.until;
    if (!until || until === this.told || until - now > LAST || until < now) return;
    this.told = until;
    this.table.announce(say("web-js-clock-soon", { seconds: Math.ceil(until - now) }));
    this.table.sounds.play("tick");
  }
}

/**
 * @param {HTMLElement} clock
 * @param {number} seconds
 */
function show(clock, seconds) {
  const [sentence, values] = timeLeft(seconds), text = say(sentence, values), shown = clock.querySelector("b");
  if (shown && shown.textContent !== text) shown.textContent = text;
  clock.classList.toggle("last", seconds <= LAST);
}
