// Seconds that run down, and can be stopped for a while.

export class Clock {
  paused = false;
  #left = 0;
  #whole = 0;
  /** @type {Timer | undefined} */
  #interval;
  #tell;
  #ring;

  /**
   * @param {(left: number, whole: number) => void} tell hears of the seconds left and of all there were
   * @param {() => void} ring is called when none are left
   */
  constructor(tell, ring) {
    this.#tell = tell;
    this.#ring = ring;
  }

  /**
   * Begin anew with so many seconds; with 0 nothing runs.
   * @param {number} seconds
   */
  set(seconds) {
    clearInterval(this.#interval);
    this.#left = this.#whole = seconds;
    if (seconds) this.#interval = setInterval(() => this.#tick(), 1000);
    this.#tell(this.#left, this.#whole);
  }

  #tick() {
    if (this.paused || document.hidden || document.querySelector("dialog[open]")) return;
    this.#left -= 1;
    this.#tell(this.#left, this.#whole);
    if (!this.#left) this.#ring();
  }
}
