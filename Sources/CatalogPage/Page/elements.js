// @ts-check

/** Makes an element. Children that are strings become text, whatever they hold. */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else made.setAttribute(key, value === true ? "" : value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
}

/** Text whose control characters, and those that turn the direction of writing, can be seen. */
export function visible(text) {
  return text.replace(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u2028-\u202E\u2066-\u2069]/g, (character) => {
    const code = character.codePointAt(0);
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return `‹U+${code.toString(16).toUpperCase().padStart(4, "0")}›`;
  });
}

/** A name in its own direction of writing. */
export function nameElement(text, className = "name") {
  return element("bdi", { class: className }, visible(text));
}

/** A group of which one is chosen; calls back with its value. */
export function choice({ label, name, options, chosen, onchange, className = "choice" }) {
  const pill = element("div", { class: "choice-pill" });
  for (const [value, text] of options) {
    const input = element("input", { type: "radio", name, value, onchange: () => onchange(value) });
    input.checked = value === chosen;
    pill.append(element("label", {}, input, element("span", {}, text)));
  }
  return element("fieldset", { class: className }, element("legend", { class: "choice-label" }, label), pill);
}

let identifiers = 0;
/** An identifier that no other element of the page has. */
export function freshIdentifier(prefix) {
  identifiers += 1;
  return `${prefix}-${identifiers}`;
}
