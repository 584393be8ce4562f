// Passkeys: a form asks the server for options, the device answers them, and the server is told the answer.

import { all, one } from "../common/elements.js";

/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

/** @param {ArrayBuffer | null} buffer */
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/**
 * What the server sent, with bytes where browsers want bytes.
 * @param {any} sent
 */
function options(sent) {
  const made = { ...sent, challenge: bytes(sent.challenge) };
  if (sent.user) made.user = { ...sent.user, id: bytes(sent.user.id) };
  for (const list of ["excludeCredentials", "allowCredentials"]) {
    if (sent[list]) made[list] = sent[list].map((/** @type {any} */ it) => ({ ...it, id: bytes(it.id) }));
  }
  return made;
}

/**
 * What a device answered, with texts for bytes.
 * @param {PublicKeyCredential} made
 */
function answer(made) {
  const given = /** @type {any} */ (made.response);
  /** @type {Record<string, string>} */
  const response = {};
  for (const name of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (given[name]) response[name] = text(given[name]);
  }
  return { id: made.id, rawId: text(made.rawId), type: made.type, response, clientExtensionResults: {} };
}

/**
 * Ask the server; what it refuses is thrown with its sentence.
 * @param {string} path
 * @param {BodyInit} body
 * @param {HeadersInit} headers
 */
async function ask(path, body, headers = {}) {
  const answered = await fetch(path, { method: "POST", body, headers: { Accept: "application/json", ...headers } });
  const data = await answered.json();
  if (!answered.ok) throw new Refused(data.message);
  return data;
}

class Refused extends Error {}

/** @param {HTMLFormElement} form */
async function send(form) {
  const path = `/you/passkey/${form.dataset.passkey}`;
  const filled = new FormData(form);
  const publicKey = options(await ask(`${path}/options`, new URLSearchParams(/** @type {any} */ (filled))));
  const asked = form.dataset.passkey === "in" ? "get" : "create";
  const made = await navigator.credentials[asked]({ publicKey });
  if (!(made instanceof PublicKeyCredential)) throw new Error("none");
  const sent = JSON.stringify({ credential: answer(made), brings: filled.has("brings") });
  return ask(path, sent, { "Content-Type": "application/json" });
}

for (const place of "PublicKeyCredential" in window ? all(document, "[data-passkeys]") : []) place.hidden = false;

for (const form of all(document, "form[data-passkey]", HTMLFormElement)) {
  const refusal = one(form, "[data-refusal]");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    refusal.hidden = true;
    try {
      location.assign((await send(form)).to);
    } catch (error) {
      refusal.textContent = error instanceof Refused ? error.message : (refusal.dataset.failed ?? "");
      refusal.hidden = false;
    }
  });
}
