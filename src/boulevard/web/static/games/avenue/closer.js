// Another player's sheet, shown large: the small one again, in a dialog.

import { made, part } from "../../common/elements.js";

export class Closer {
  constructor() {
    /** @type {string | undefined} */
    this.player = undefined;
    this.dialog = part("dialog", "closer avenue");
    document.body.append(this.dialog);
    this.dialog.addEventListener("click", () => this.dialog.close());
  }

  /** @param {HTMLElement} button */
  open(button) {
    this.player = button.dataset.player;
    this.fill(button);
    this.dialog.showModal();
  }

  /** Show it again as it is now. */
  refresh() {
    /** @type {HTMLElement | null} */
    const button = document.querySelector(`button[data-player="${this.player}"]`);
    if (this.dialog.open && button) this.fill(button);
  }

  /** @param {HTMLElement} button */
  fill(button) {
    const close = made("button", { type: "button", className: "quiet small" }, button.dataset.close ?? "");
    const copies = [...button.children].filter((it) => !it.matches(".unseen")).map((it) => it.cloneNode(true));
    this.dialog.replaceChildren(...copies, close);
  }
}
