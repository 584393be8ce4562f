// Lets some pages work without the server. Nothing else is ever kept: no table, no seat, no answer about anybody.

const STATIC = '{{ static("") }}';
const PAGES = '{{ pages|join(" ") }}'.split(" ");
const FALLBACK = "{{ fallback }}";
const CACHE = `boulevard ${STATIC}`;
const ANSWER_MS = 5000;
const PARTS = /(?:href="|src="|from "|import "|url\()((?:\/static\/|\/art\/|\.{1,2}\/|fonts\/)[^")]+)/g;

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("install", (event) => {
  worker.skipWaiting();
  // Chromium drops what a page sends while it is left if it must ask the worker first: what is sent never has to
  /** @type {any} */ (event).addRoutes?.({ condition: { requestMethod: "POST" }, source: "network" });
  event.waitUntil(caches.open(CACHE).then(keepAll));
});

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(PAGES.includes(pathname) ? fresh(request, pathname) : visited(request));
  else if (pathname.startsWith(STATIC)) event.respondWith(kept(request));
  else if (pathname.startsWith("/art/")) event.respondWith(fresh(request, pathname));
});

worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(told(event.data.json()));
});

worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => event.waitUntil(subscribedAgain(event)));

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(opened(new URL(event.notification.data?.at ?? "/", location.origin)));
});

/**
 * Show what the server tells, unless its table is being looked at; and how many tables wait, on the picture of the app.
 * @param {Record<"table" | "at" | "title" | "text", string> & Record<"waiting", number>} message
 */
async function told({ table, at, title, text, waiting }) {
  const badge = waiting ? navigator.setAppBadge?.(waiting) : navigator.clearAppBadge?.();
  await badge?.catch(() => {});
  const { held = [] } = await navigator.locks.query();
  if (held.some(({ name }) => name === `boulevard-sees-${table}`)) return; // as static/common/news.js says it
  const icon = `${STATIC}art/icon-192.png`;
  await worker.registration.showNotification(title, { body: text, tag: `boulevard-${table}`, data: { at }, icon });
}

/**
 * The browser is reached elsewhere from now on: tell the server.
 * @param {Record<"oldSubscription" | "newSubscription", PushSubscription | null>} event
 */
async function subscribedAgain({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (oldSubscription && await worker.registration.pushManager.subscribe(oldSubscription.options));
  if (made) await fetch("/notices/push", { method: "POST", body: JSON.stringify(made), headers: { "Content-Type": "application/json" } });
}

/**
 * The page of a table that was told of: one's own seat there.
 * @param {URL} page
 */
async function wayTo(page) {
  if (!page.pathname.startsWith("/go/")) return page;
  const answer = await fetch(page, { headers: { Accept: "application/json" } }).catch(() => null);
  return answer?.ok ? new URL((await answer.json()).at, location.origin) : page;
}

/**
 * Show a page of ours: where it is open, or else in a window of its own.
 * @param {URL} asked
 */
async function opened(asked) {
  if (asked.origin !== location.origin) return;
  const page = await wayTo(asked);
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === page.pathname);
  await (there ? there.focus() : worker.clients.openWindow(page));
}

/** @param {Cache} cache */
async function keepAll(cache) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const page of [...PAGES, FALLBACK]) await keep(cache, page, found);
}

/**
 * Keep a page or a file, and whatever it is made of.
 * @param {Cache} cache
 * @param {string} path
 * @param {Set<string>} found
 */
async function keep(cache, path, found) {
  if (found.has(path)) return;
  found.add(path);
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  const text = /html|css|javascript/.test(answer.headers.get("Content-Type") ?? "") ? await answer.clone().text() : "";
  await cache.put(path, answer);
  const parts = [...text.matchAll(PARTS)].map(([, part]) => new URL(part, location.origin + path).pathname);
  await Promise.all(parts.map((part) => keep(cache, part, found)));
}

async function takeOver() {
  const old = (await caches.keys()).filter((name) => name.startsWith("boulevard ") && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/**
 * From the server if it answers soon, or else as it was kept.
 * @param {Request} request
 * @param {string} path
 */
async function fresh(request, path) {
  const cache = await caches.open(CACHE), held = await cache.match(path, { ignoreVary: true });
  try {
    const answer = await fetch(request, held ? { signal: AbortSignal.timeout(ANSWER_MS) } : {});
    if (answer.status >= 500 && held) return held;
    if (answer.ok && held && await isOfThisVersion(answer.clone())) await cache.put(path, answer.clone());
    return answer;
  } catch (error) {
    if (held) return held;
    throw error;
  }
}

/**
 * A page that names files which are not kept yet would break without the server: that one the next worker keeps.
 * @param {Response} answer
 */
async function isOfThisVersion(answer) {
  return !answer.headers.get("Content-Type")?.includes("html") || (await answer.text()).includes(STATIC);
}

/**
 * A file that was kept, or any other.
 * @param {Request} request
 */
async function kept(request) {
  return (await caches.match(request, { cacheName: CACHE, ignoreVary: true })) ?? fetch(request);
}

/**
 * Any other page: always from the server, and never kept.
 * @param {Request} request
 */
async function visited(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(FALLBACK, { cacheName: CACHE, ignoreVary: true })) ?? Response.error();
  }
}
