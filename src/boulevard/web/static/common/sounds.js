// The switch of the four small sounds (sounds_made.js): off until somebody asks for them, and that is kept.

const KEPT = "boulevard-sound";

export class Sounds {
  constructor(button) {
    this.button = button;
    this.on = this.kept;
    button.hidden = !("AudioContext" in window);
    button.addEventListener("click", () => this.turn(!this.on));
    button.setAttribute("aria-pressed", String(this.on));
  }

  get kept() {
    try {
      return localStorage.getItem(KEPT) === "on";
    } catch {
      return false; // A browser that keeps nothing: then for as long as the page is open.
    }
  }

  /** Turn sound on, with one to hear, or off. */
  turn(on) {
    this.on = on;
    this.button.setAttribute("aria-pressed", String(on));
    try {
      localStorage.setItem(KEPT, on ? "on" : "off");
    } catch { /* Nothing is kept. */ }
    if (on) this.play("lamp");
  }

  /** Let a sound be heard, if sound is on. */
  async play(name) {
    this.button.dataset.last = name;
    if (!this.on || this.button.hidden) return;
    const { hear } = await import("./sounds_made.js");
    hear(name);
  }
}
