// How scripts make elements.

const SVG = "http://www.w3.org/2000/svg";

/** Make an element with properties (or attributes, where it has no such property) and children. */
export function made(tag, about = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(about)) {
    if (key in element) element[key] = value;
    else element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}

/** Make an element with a class, a text and children. */
export function part(tag, look, text = "", ...children) {
  return made(tag, look ? { className: look } : {}, ...(text ? [text] : []), ...children);
}

/** Make a button with a class that does something, with texts or elements in it. */
export function button(look, act, ...inside) {
  const found = made("button", { type: "button", className: look }, ...inside);
  found.addEventListener("click", act);
  return found;
}

/** Make an SVG element with attributes and children. */
export function shape(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** Markup of our own server as elements. */
export function elements(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
}
