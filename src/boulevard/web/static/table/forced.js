// Where passing is all there is to do, the page does it: after a moment in which the sentence that says so can be read.
//
// The server writes the sentence, and a form (data-forced) that passes; who doesn't want to wait presses its button.

const MOMENT = 1600;

export class Forced {
  /** @param {Element} root */
  constructor(root) {
    this.root = root;
    /** @type {Timer | undefined} */
    this.waiting = undefined;
  }

  /** A new state: what was to be done is not, unless the state asks for it again. */
  refresh() {
    clearTimeout(this.waiting);
    /** @type {HTMLFormElement | null} */
    const form = this.root.querySelector("[data-forced]");
    if (form) this.waiting = setTimeout(() => form.isConnected && form.requestSubmit(), MOMENT);
  }
}
