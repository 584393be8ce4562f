// The page of preferences: each choice applies at once and is kept. Another language needs another page.

import { byId, closest } from "../common/elements.js";
import { keep, prefer } from "../common/preferences.js";

const form = byId("preferences", HTMLFormElement), told = byId("kept");
form.classList.add("at-once");

form.addEventListener("change", async (event) => {
  const field = closest(event, "input, select", HTMLInputElement);
  if (!field || field.form !== form) return;
  if (field.name === "language") return form.requestSubmit();
  const choice = field.type === "checkbox" && !field.checked ? "off" : field.value;
  const done = await (field.name.includes("-") ? keep({ [field.name]: choice }) : prefer(field.name, choice)); // what is sent elsewhere changes no page
  told.textContent = told.dataset[done ? "kept" : "lost"] ?? "";
});

// Notifications: browsers ask for leave, and only after a click.
const allow = byId("allow"), allowed = byId("allowed");

function permit() {
  const state = "Notification" in window && "locks" in navigator ? Notification.permission : "none";
  allow.hidden = state !== "default";
  allowed.hidden = state === "default";
  allowed.textContent = allowed.dataset[state] ?? "";
}

allow.addEventListener("click", async () => {
  await Notification.requestPermission();
  permit();
});
permit();
