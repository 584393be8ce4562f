// What browsers kept before the server did is brought to it, once.

import { apply, keep } from "./preferences.js";
import { forget, isOn } from "./storage.js";

/** What was turned on here, by the key that it had. */
const BEFORE = { sound: "boulevard-sound", notation: "notation", answers: "boulevard-answers", watching: "boulevard-watching" };

/** Have kept what was turned on in this browser. */
export async function bringAlong() {
  const found = Object.entries(BEFORE).filter(([, key]) => isOn(key)).map(([name]) => [name, "on"]);
  if (!found.length) return;
  for (const [name, choice] of found) apply(name, choice);
  if (await keep(Object.fromEntries(found))) for (const key of Object.values(BEFORE)) forget(key);
}

bringAlong();
