// What a screen in a living room should do, as far as its browser can: speak, fill the screen, stay awake.

export const canSpeak = "speechSynthesis" in window;
export const canFill = Boolean(document.fullscreenEnabled);

/**
 * Say something aloud in the page's language, instead of what is being said.
 * @param {string} text
 */
export function speak(text) {
  speechSynthesis.cancel();
  speechSynthesis.speak(Object.assign(new SpeechSynthesisUtterance(text), { lang: document.documentElement.lang }));
}

export function hush() {
  if (canSpeak) speechSynthesis.cancel();
}

export async function fillScreen() {
  if (document.fullscreenElement) await document.exitFullscreen();
  else await document.documentElement.requestFullscreen();
}

/** @type {WakeLockSentinel | null} */
let lock = null;

/** Keep the screen lit for as long as the page is seen; browsers let go of that whenever it isn't. */
export async function stayAwake() {
  if (document.hidden || (lock && !lock.released)) return;
  try {
    lock = (await navigator.wakeLock?.request("screen")) ?? null;
  } catch {
    lock = null; // the device saves its battery
  }
}
