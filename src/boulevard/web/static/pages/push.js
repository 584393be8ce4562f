// Being told of one's tables while no page is open: browsers allow it after a click, and say how they are reached.

import { all, byId } from "../common/elements.js";

const box = byId("push"), told = byId("push-told");
const start = byId("push-start", HTMLButtonElement), stop = byId("push-stop", HTMLButtonElement);
const known = new Set((box.dataset.known ?? "").split(" ").filter(Boolean));

/**
 * What the server calls a browser that is reached at an address.
 * @param {string} endpoint
 */
async function named(endpoint) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(endpoint));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {boolean} isOn */
function show(isOn) {
  start.hidden = isOn;
  start.disabled = Notification.permission === "denied";
  stop.hidden = !isOn;
  told.textContent = (isOn ? told.dataset.on : "") ?? "";
}

/** What is told by this way can be chosen as soon as a browser is told anything. */
function open() {
  const reached = known.size > 0;
  for (const it of all(document, "[data-way=push] input")) if (it instanceof HTMLInputElement) it.disabled = !reached;
  byId("grey").hidden = !document.querySelector("[data-way] :disabled");
}

/** @param {ServiceWorkerRegistration} registration */
async function begin({ pushManager }) {
  const now = await pushManager.getSubscription();
  const name = now && await named(now.endpoint);
  show(Boolean(name && known.has(name)));

  start.addEventListener("click", () => tried(async () => {
    if (await Notification.requestPermission() !== "granted") return false;
    await (await pushManager.getSubscription())?.unsubscribe(); // it may be for a key that the server had before
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: box.dataset.key });
    const answer = await fetch("/notices/push", {
      method: "POST", body: JSON.stringify(made), headers: { "Content-Type": "application/json" },
    });
    if (!answer.ok) throw new Error(String(answer.status));
    known.add(await named(made.endpoint));
    return true;
  }));

  stop.addEventListener("click", () => tried(async () => {
    const made = await pushManager.getSubscription();
    if (!made) return false;
    const answer = await fetch("/notices/push/stop", {
      method: "POST", body: new URLSearchParams({ endpoint: made.endpoint }), headers: { "HX-Request": "true" },
    });
    if (!answer.ok) throw new Error(String(answer.status));
    known.delete(await named(made.endpoint));
    await made.unsubscribe();
    return false;
  }));
}

/**
 * Do something, and show whether this browser is told from then on.
 * @param {() => Promise<boolean>} work
 */
async function tried(work) {
  start.disabled = stop.disabled = true;
  try {
    show(await work());
    open();
  } catch {
    told.textContent = box.dataset.lost ?? "";
  } finally {
    start.disabled = Notification.permission === "denied";
    stop.disabled = false;
  }
}

if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  navigator.serviceWorker.ready.then(begin);
} else {
  told.textContent = told.dataset.none ?? "";
}
