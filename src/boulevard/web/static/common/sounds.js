// The switch of the five small sounds (sounds_made.js): off until somebody asks for them.

import { prefer, prefers } from "./preferences.js";

export class Sounds {
  /** @param {HTMLElement} button */
  constructor(button) {
    this.button = button;
    button.hidden = !("AudioContext" in window);
    button.addEventListener("click", () => this.turn(!this.on));
    button.setAttribute("aria-pressed", String(this.on));
  }

  /** Whether sounds are heard. */
  get on() {
    return prefers("sound", "on");
  }

  /**
   * Turn sound on, with one to hear, or off.
   * @param {boolean} on
   */
  turn(on) {
    prefer("sound", on ? "on" : "off");
    this.button.setAttribute("aria-pressed", String(on));
    if (on) this.play("lamp");
  }

  /**
   * Let a sound be heard, if sound is on.
   * @param {import("./sounds_made.js").Sound} name
   */
  async play(name) {
    this.button.dataset.last = name;
    if (!this.on || this.button.hidden) return;
    const { hear } = await import("./sounds_made.js");
    hear(name);
  }
}
