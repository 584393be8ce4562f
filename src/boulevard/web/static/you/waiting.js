// While a code is shown: look now and then whether another device has used it, and go on then.

import { one } from "../common/elements.js";

const EVERY = 3000;
const shown = one(document, "[data-devices]");
const until = Date.now() + 1000 * Number(shown.dataset.lasts);

async function look() {
  if (Date.now() > until) return;
  if (document.visibilityState === "visible") {
    const answer = await fetch("/you/devices.json").catch(() => null);
    const now = answer?.ok ? (await answer.json()).devices : 0;
    if (now > Number(shown.dataset.devices)) {
      location.assign("/you");
      return;
    }
  }
  setTimeout(look, EVERY);
}

setTimeout(look, EVERY);
