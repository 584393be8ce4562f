// What this browser keeps from one visit to the next. Some browsers keep nothing: then it lasts as long as the page is open.

const meanwhile = new Map();

/** What was kept under a name; null if there is nothing, or nothing that can be read. */
export function recall(key) {
  try {
    return JSON.parse(meanwhile.get(key) ?? localStorage.getItem(key));
  } catch {
    return null;
  }
}

/** Keep something that can be written as JSON; false if it will be gone with the page. */
export function retain(key, value) {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    meanwhile.delete(key);
    return true;
  } catch {
    meanwhile.set(key, text);
    return false;
  }
}
