// What whoever looks at the page prefers (web/preferences.py). The server writes on the page's root what is not as
// usual; whatever is chosen here applies at once, and is sent to the server, which keeps it for the next page.

const page = document.documentElement;
const calm = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/**
 * Whether something that is not usual was chosen.
 * @param {string} name
 * @param {string} choice
 */
export const prefers = (name, choice) => page.dataset[name] === choice;

/** Whether nothing should move: as was chosen, or else as the device says. */
export const isCalm = () => prefers("motion", "reduced") || (!prefers("motion", "on") && Boolean(calm?.matches));

/**
 * Choose something: it applies at once, and is kept. False if nobody could be told.
 * @param {string} name
 * @param {string} choice
 */
export function prefer(name, choice) {
  apply(name, choice);
  return keep({ [name]: choice });
}

/**
 * Let something apply to this page.
 * @param {string} name
 * @param {string} choice
 */
export function apply(name, choice) {
  page.dataset[name] = choice;
  if (name === "theme") colour(choice);
}

/**
 * Have something kept.
 * @param {Record<string, string>} choices
 */
export async function keep(choices) {
  const answer = await fetch("/preferences", {
    method: "POST", body: new URLSearchParams(choices), headers: { "HX-Request": "true" }, keepalive: true,
  }).catch(() => null);
  return Boolean(answer?.ok);
}

/**
 * Let what browsers draw themselves be of a theme.
 * @param {string} theme
 */
function colour(theme) {
  for (const meta of document.querySelectorAll("meta[name=theme-color]")) {
    const own = meta.id === "by-day" ? "light" : "dark";
    meta.setAttribute("media", theme === "system" ? `(prefers-color-scheme: ${own})` : theme === own ? "all" : "not all");
  }
}
