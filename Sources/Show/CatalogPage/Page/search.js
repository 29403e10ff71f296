// @ts-check
import { announce } from "./copying.js";
import { element, templateElement } from "./elements.js";

/**
 * The things of a list that a query means: by a color that begins so, by the words as they stand, or else by all of them.
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
 * Looks through every section as the query is typed.
 *
 * @param {Searchable[]} parts
 */
export function connectSearch(parts) {
  const field = /** @type {HTMLInputElement} */ (templateElement("search"));
  const nothing = element("p", { class: "nothing", hidden: true }, "Nothing has this name, file or color.");
  templateElement("main").append(nothing);
  let timer = 0;
  const run = () => {
    const query = field.value.trim().toLowerCase();
    const count = parts.reduce((sum, part) => sum + part.search(query), 0);
    templateElement("checks").hidden = query !== "";
    if (query !== "") announce(count === 0 ? "Nothing is called so" : `${count} found`);
    nothing.hidden = query === "" || count > 0;
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 80);
  });
}
