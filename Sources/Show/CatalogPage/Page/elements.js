// @ts-check

/**
 * Creates an element. A string child becomes text, so markup in it has no effect.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") made.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else made.setAttribute(key, value === true ? "" : `${value}`);
  }
  made.append(...present(children));
  return made;
}

/**
 * Returns a list without null and undefined.
 *
 * @template Value
 * @param {(Value | null | undefined)[]} values
 */
export function present(values) {
  return values.filter(/** @type {(value: Value | null | undefined) => value is Value} */ ((value) => value !== null && value !== undefined));
}

/** @param {string} identifier */
export function templateElement(identifier) {
  const found = document.getElementById(identifier);
  if (!found) throw new Error(`The page has no #${identifier}`);
  return found;
}

/**
 * Replaces control characters, and characters that change the writing direction, with visible ones.
 *
 * @param {string} text
 */
export function visible(text) {
  return text.replace(/[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return `‹U+${code.toString(16).toUpperCase().padStart(4, "0")}›`;
  });
}

/**
 * Returns a text as nodes, in which the parts between backticks are code. A single backtick stays as it is.
 *
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function codeText(text) {
  return text.split(/`([^`]+)`/).map((part, index) => (index % 2 === 1 ? element("code", {}, visible(part)) : visible(part)));
}

/**
 * Creates an element for a name. Its writing direction doesn't affect the text around it. A line may end after a part
 * of the name: before a capital letter or an extension, and after a hyphen, underscore or slash.
 *
 * @param {string} text
 */
export function nameElement(text, className = "name") {
  const parts = visible(text).split(/(?<=[-_/])|(?=\.\p{L})|(?<=[\p{Ll}\d])(?=\p{Lu})/u);
  return element("bdi", { class: className }, ...parts.flatMap((part, index) => (index === 0 ? [part] : [element("wbr"), part])));
}

/**
 * Creates an element for a path, in which a line may end only after a folder.
 *
 * @param {string} text
 */
export function pathElement(text) {
  return element("bdi", { class: "path" }, ...visible(text).split(/(?<=\/)/).flatMap((part, index) => (index === 0 ? [part] : [element("wbr"), part])));
}

/**
 * Creates a group of buttons of which one is chosen; calls back with its value.
 *
 * @template {string} Value
 * @param {{ label: string, name: string, options: [value: Value, text: string][], chosen: Value, onchange: (value: Value) => void,
 *   className?: string }} given
 */
export function choice({ label, name, options, chosen, onchange, className = "choice" }) {
  const pill = element("div", { class: "choice-pill" });
  for (const [value, text] of options) {
    const input = element("input", { type: "radio", name, value, onchange: () => onchange(value) });
    input.checked = value === chosen;
    pill.append(element("label", {}, input, element("span", {}, text)));
  }
  return element("fieldset", { class: className }, element("legend", { class: "choice-label" }, label), pill);
}

/**
 * Creates a list of which one entry is chosen; calls back with its value.
 *
 * @param {{ label: string, options: [value: string, text: string][], chosen: string, onchange: (value: string) => void, className?: string }} given
 */
export function selection({ label, options, chosen, onchange, className = "selection" }) {
  /** @type {HTMLSelectElement} */
  const list = element("select", { onchange: () => onchange(list.value) },
    ...options.map(([value, text]) => element("option", { value, selected: value === chosen }, text)));
  return element("label", { class: className }, element("span", { class: "choice-label" }, label), list);
}

let identifiers = 0;
/** @param {string} prefix */
export function freshIdentifier(prefix) {
  identifiers += 1;
  return `${prefix}-${identifiers}`;
}

/**
 * Redraws an element and keeps the keyboard focus.
 *
 * If the focused button or field is gone, the one with the same label or value gets the focus. Without one, it is the
 * first element in the window that one of the selectors finds.
 *
 * @param {HTMLElement} root
 * @param {() => void} redraw
 * @param {string[]} next the selectors of what a person may do next, the best first
 */
export function keepFocus(root, redraw, ...next) {
  const labelOf = (/** @type {Element} */ one) => one.getAttribute("aria-label") ?? (one instanceof HTMLInputElement ? one.value : one.textContent);
  const focused = document.activeElement;
  const label = focused && root.contains(focused) ? labelOf(focused) : null;
  redraw();
  if (label === null || root.contains(document.activeElement)) return;
  const seen = (/** @type {string} */ selector) => [...root.querySelectorAll(selector)].filter((one) => one.checkVisibility());
  const others = [...next, "button"].flatMap(seen);
  const again = seen("button, input, canvas").find((one) => labelOf(one) === label) ?? others.find((one) => {
    const box = one.getBoundingClientRect();
    return box.bottom > 0 && box.top < innerHeight;
  }) ?? others[0];
  if (!(again instanceof HTMLElement)) return;
  again.focus({ preventScroll: true });
  // A pointer stays on what it clicked; the keyboard needs to see its place.
  if (again.matches(":focus-visible")) again.scrollIntoView({ block: "nearest" });
}

/**
 * Whether a key is typed into a field, or pressed together with Ctrl, Alt or Cmd, so that it isn't a shortcut.
 *
 * @param {KeyboardEvent} event
 */
export function isTyping({ target, altKey, ctrlKey, metaKey }) {
  return altKey || ctrlKey || metaKey || (target instanceof HTMLElement && target.matches('input[type="search"], input[type="text"], textarea, select'));
}

/**
 * Creates a small square in a color, which screen readers skip.
 *
 * @param {string} paint a CSS background
 */
export function colorChip(paint) {
  const chip = element("span", { class: "pin-color", "aria-hidden": "true" });
  chip.style.background = paint;
  return chip;
}
