// How scripts make elements, and find those of the page.

const SVG = "http://www.w3.org/2000/svg";

/**
 * Make an element with properties (or attributes, where it has no such property) and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, unknown>} about
 * @param {(Node | string)[]} children
 */
export function made(tag, about = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(about)) {
    if (key in element) Object.assign(element, { [key]: value });
    else element.setAttribute(key, String(value));
  }
  element.append(...children);
  return element;
}

/**
 * Make an element with a class, a text and children.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} look
 * @param {string} text
 * @param {(Node | string)[]} children
 */
export function part(tag, look, text = "", ...children) {
  return made(tag, look ? { className: look } : {}, ...(text ? [text] : []), ...children);
}

/**
 * Make a button with a class that does something, with texts or elements in it.
 * @param {string} look
 * @param {() => unknown} act
 * @param {(Node | string)[]} inside
 */
export function button(look, act, ...inside) {
  const found = made("button", { type: "button", className: look }, ...inside);
  found.addEventListener("click", act);
  return found;
}

/**
 * Make an SVG element with attributes and children.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name
 * @param {Record<string, string | number>} attributes
 * @param {(Node | string)[]} children
 */
export function shape(name, attributes = {}, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/**
 * Markup of our own server as elements.
 * @param {string} markup
 */
export function elements(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  return template.content;
}

/**
 * The element with an id, which the page has; of a kind, if one is named.
 * @template {Element} [T=HTMLElement]
 * @param {string} id
 * @param {abstract new () => T} [kind]
 */
export function byId(id, kind) {
  return sure(document.getElementById(id), id, kind);
}

/**
 * The first element within another that fits, which there is; of a kind, if one is named.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {abstract new () => T} [kind]
 */
export function one(root, selector, kind) {
  return sure(root.querySelector(selector), selector, kind);
}

/**
 * @template {Element} [T=HTMLElement]
 * @param {Element | null} found
 * @param {string} what
 * @param {abstract new () => T} [kind]
 * @returns {T}
 */
function sure(found, what, kind) {
  if (!found || (kind && !(found instanceof kind))) throw new Error(`no such thing on the page: ${what}`);
  return /** @type {any} */ (found);
}

/**
 * All elements within another that fit.
 * @template {Element} [T=HTMLElement]
 * @param {ParentNode} root
 * @param {string} selector
 * @param {abstract new () => T} [_kind] what they are, if they are none of HTML
 * @returns {T[]}
 */
export function all(root, selector, _kind) {
  return /** @type {any} */ ([...root.querySelectorAll(selector)]);
}

/**
 * Where an event happened: the innermost element that fits, from its target outwards; of a kind, if one is named.
 * @template {Element} [T=HTMLElement]
 * @param {Event} event
 * @param {string} selector
 * @param {abstract new () => T} [_kind]
 * @returns {T | null}
 */
export function closest({ target }, selector, _kind) {
  return target instanceof Element ? /** @type {any} */ (target.closest(selector)) : null;
}

/**
 * The data that the server put into the page as JSON, in the element with an id.
 * @param {string} id
 */
export function dataIn(id) {
  return JSON.parse(byId(id).textContent);
}
