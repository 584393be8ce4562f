// What this browser keeps from one visit to the next. Some browsers keep nothing: then it lasts as long as the page is open.

/** @type {Map<string, string>} */
const meanwhile = new Map();

/**
 * What was kept under a name; null if there is nothing, or nothing that can be read.
 * @param {string} key
 * @returns {unknown}
 */
export function recall(key) {
  try {
    return JSON.parse(read(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keep something that can be written as JSON; false if it will be gone with the page.
 * @param {string} key
 * @param {unknown} value
 */
export function retain(key, value) {
  return write(key, JSON.stringify(value));
}

/**
 * Whether a switch was left on; it is off until somebody turns it on.
 * @param {string} key
 */
export function isOn(key) {
  return read(key) === "on";
}

/**
 * Keep how a switch was left.
 * @param {string} key
 * @param {boolean} on
 */
export function turn(key, on) {
  return write(key, on ? "on" : "off");
}

/**
 * Keep something no longer.
 * @param {string} key
 */
export function forget(key) {
  meanwhile.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing is kept here
  }
}

/** @param {string} key */
function read(key) {
  try {
    return meanwhile.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} text
 */
function write(key, text) {
  try {
    localStorage.setItem(key, text);
    meanwhile.delete(key);
    return true;
  } catch {
    meanwhile.set(key, text);
    return false;
  }
}
