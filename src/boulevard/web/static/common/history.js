// States that were gone through one after the other, to be taken back and done again. Nothing here knows of a page.

const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);

export class History {
  #gesture = null;

  /** Begin with a state; so many steps can be taken back. */
  constructor(now, { most, past = [], future = [] }) {
    Object.assign(this, { now, most, past, future });
  }

  /** Hears of every change. */
  changed() {}

  /** Go on to another state; all steps of one gesture are taken back together. False if it is the same. */
  put(next, gesture = null) {
    if (same(next, this.now)) return false;
    if (!gesture || gesture !== this.#gesture) this.past = [...this.past, this.now].slice(-this.most);
    [this.now, this.future] = [next, []];
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

  #move(from, to) {
    if (!from.length) return false;
    to.push(this.now);
    this.now = from.pop();
    this.#gesture = null;
    this.changed();
    return true;
  }
}
