// @ts-check
import { announce } from "./copying.js";
import { element, templateElement } from "./elements.js";

/**
 * Returns the entries that match a query: by the start of a hex code, by the exact phrase, or else by all words of the
 * query.
 *
 * @template {SearchEntry} Entry
 * @param {Entry[]} entries
 * @param {string} query
 */
export function matching(entries, query) {
  if (query === "") return entries;
  if (/^#[0-9a-f]{1,8}$/.test(query)) {
    return entries.filter(({ hexes }) => hexes.some((hex) => hex.toLowerCase().startsWith(query)));
  }
  const exact = entries.filter(({ words, hexes }) =>
    words.includes(query) || hexes.some((hex) => hex.toLowerCase() === `#${query}`));
  if (exact.length > 0) return exact;
  return entries.filter(({ words }) => query.split(/\s+/).every((word) => words.includes(word)));
}

/**
 * Searches every section while a person types. `/` and ⌘K focus the field, and Escape clears it.
 *
 * @param {Searchable[]} parts
 */
export function connectSearch(parts) {
  const field = /** @type {HTMLInputElement} */ (templateElement("search"));
  const nothing = element("p", { class: "nothing", hidden: true }, "Nothing has this name, file, color, rule or message.");
  templateElement("main").append(nothing);
  let timer = 0;
  /** @type {(query: string) => void} */
  let onchange = () => {};
  let shown = "";
  const run = () => {
    const query = field.value.trim().toLowerCase();
    if (query === "" && shown === "") return;
    shown = query;
    const count = parts.reduce((sum, part) => sum + part.search(query), 0);
    if (query !== "") announce(count === 0 ? "Nothing found" : `${count} found`);
    nothing.hidden = query === "" || count > 0;
    onchange(query);
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 80);
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input[type="search"], input[type="text"], textarea');
    const isSlash = event.key === "/" && !isTyping && !event.altKey && !event.ctrlKey && !event.metaKey;
    const isCommand = event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.altKey;
    if ((!isSlash && !isCommand) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  return {
    run,
    /** @param {string} query */
    set(query) {
      field.value = query;
      run();
    },
    /** @param {(query: string) => void} listener */
    listen(listener) { onchange = listener; },
  };
}
