// The page that stands in for another one: that other one is tried again when asked for, and when the server answers.

import { byId } from "./elements.js";

const EVERY = 3000;

byId("again").addEventListener("click", () => location.reload());
addEventListener("online", look);
setInterval(look, EVERY);

/** A net that is back may still not lead to the server: it is asked before the page goes. */
async function look() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok && location.pathname !== "/offline") location.reload();
}
