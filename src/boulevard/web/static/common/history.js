// States that were gone through one after the other, to be taken back and done again. Nothing here knows of a page.

/**
 * @param {unknown} one
 * @param {unknown} other
 */
const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

/** @template T */
export class History {
  /** @type {string | null} */
  #gesture = null;

  /**
   * Begin with a state; so many steps can be taken back.
   * @param {T} now
   * @param {{ most: number, past?: T[], future?: T[] }} how
   */
  constructor(now, { most, past = [], future = [] }) {
    this.now = now;
    this.most = most;
    this.past = past;
    this.future = future;
  }

  /** Hears of every change. */
  changed() {}

  /**
   * Go on to another state; all steps of one gesture are taken back together. False if it is the same.
   * @param {T} next
   * @param {string | null} gesture
   */
  put(next, gesture = null) {
    if (same(next, this.now)) return false;
    if (!gesture || gesture !== this.#gesture) this.past = [...this.past, this.now].slice(-this.most);
    this.now = next;
    this.future = [];
    this.#gesture = gesture;
    this.changed();
    return true;
  }

  /** Take the last step back; false if there is none. */
  undo() {
    return this.#move(this.past, this.future);
  }

  /** Do again what was taken back last; false if there is nothing. */
  redo() {
    return this.#move(this.future, this.past);
  }

  /**
   * @param {T[]} from
   * @param {T[]} to
   */
  #move(from, to) {
    const next = from.pop();
    if (next === undefined) return false;
    to.push(this.now);
    this.now = next;
    this.#gesture = null;
    this.changed();
    return true;
  }
}
