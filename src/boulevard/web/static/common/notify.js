// Notifications of the browser, for those who allowed them. Whoever looks at a table is told nothing about that: its page
// holds a lock for as long as it is seen.

import { prefers } from "./preferences.js";

/** @typedef {{ table: string, matter: string, at: string, title: string, text: string }} Concern */

/** What the lock of a page begins with that shows a table. */
export const SEES = "boulevard-sees-";

/**
 * Have the browser tell what happened, if that is wanted, and nobody looks at it.
 * @param {Concern} concern
 */
export async function notify({ table, matter, at, title, text }) {
  if (prefers(matter, "off") || !("Notification" in window) || Notification.permission !== "granted") return;
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === SEES + table)) return;
  const options = { body: text, tag: `boulevard-${table}`, data: { at }, icon: new URL("../art/icon-192.png", import.meta.url).href };
  try {
    const shown = new Notification(title, options);
    shown.addEventListener("click", () => {
      window.focus();
      location.assign(at);
    });
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration(); // phones tell by the worker only
    await worker?.showNotification(title, options);
  }
}
