// Waiting to be paired: the page goes to the table by itself, and says since when, by the clock of whoever reads it.

import { byId } from "../common/elements.js";
import { follow } from "./events.js";

const since = byId("since", HTMLTimeElement), allow = byId("allow");
since.textContent = new Date(since.dateTime).toLocaleTimeString(document.documentElement.lang, { hour: "numeric", minute: "2-digit" });

allow.hidden = !("Notification" in window && "locks" in navigator && Notification.permission === "default");
allow.addEventListener("click", async () => {
  allow.hidden = await Notification.requestPermission() !== "default";
});

follow(() => {}, true);
