// @ts-check
import { labOf } from "./arithmetic.js";
import { channels } from "./colors.js";
import { announce, tell } from "./copying.js";
import { data } from "./data.js";
import { colorChip, element, isTyping, templateElement, visible } from "./elements.js";

/** The maximum distance (ΔE OK) of similar colors, as of two shades of one color in `labels.js`. */
const similar = 0.1;

/** The maximum number of similar colors to search. */
const mostSimilar = 8;

/**
 * Returns the catalog's colors that are similar to a hex code, the nearest first.
 *
 * @param {string} query
 */
function similarColors(query) {
  const digits = /^(?:#|(?=.{6}$))([0-9a-f]{6}|[0-9a-f]{3})$/.exec(query)?.[1];
  if (digits === undefined) return [];
  const wanted = labOf(channels(`#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`));
  const all = [...data.carousels.flatMap(({ pages }) => pages.map((page) => page.backdrop)),
    ...data.images.flatMap((item) => [item.backdrop, ...item.swatches.map((swatch) => swatch.hex)]),
    ...data.colors.flatMap(({ variants }) => variants.map((variant) => variant.hex)),
    ...data.gradients.flatMap(({ stops }) => stops.map((stop) => stop.hex))];
  const distances = [...new Set(all)].flatMap((hex) => {
    if (hex === undefined) return [];
    const [lightness, a, b] = labOf(channels(hex));
    return [{ hex, distance: Math.hypot(lightness - wanted[0], a - wanted[1], b - wanted[2]) }];
  });
  distances.sort((first, second) => first.distance - second.distance);
  return distances.filter(({ distance }) => distance <= similar).slice(0, mostSimilar).map(({ hex }) => hex);
}

/**
 * The names of hues, the last first, each with the OKLCH hue in degrees at which it begins.
 *
 * The borders are halfway between the CSS named colors pink (7°), red (29°), orange (71°), yellow (110°), green (142°),
 * teal (195°), blue (264°), rebeccapurple (304°) and magenta (328°).
 *
 * @type {[name: string, start: number][]}
 */
const hues = [["pink", 348], ["magenta", 316], ["purple", 284], ["blue", 230], ["teal", 169], ["green", 126], ["yellow", 90], ["orange", 50],
  ["red", 18]];

/** @type {Record<string, string>} */
const otherHueNames = { turquoise: "teal", cyan: "teal", violet: "purple", grey: "gray" };

/** The OKLCH chroma below which a color is a gray, as `Oklab.grayChroma` in Swift. */
const grayChroma = 0.04;

/** The OKLCH lightness from which a gray is white, as `BackdropRule.whiteLightness` in Swift. */
const whiteLightness = 0.92;

/** The OKLCH lightness up to which a gray is black. */
const blackLightness = 0.25;

/**
 * Returns the color word for a color, such as `teal`.
 *
 * @param {string} hex
 */
function colorName(hex) {
  const [lightness, a, b] = labOf(channels(hex));
  if (Math.hypot(a, b) < grayChroma) return lightness >= whiteLightness ? "white" : lightness <= blackLightness ? "black" : "gray";
  const hue = (Math.atan2(b, a) * 180 / Math.PI + 360) % 360;
  return hues.find(([, start]) => hue >= start)?.[0] ?? "pink";
}

const colorNames = [...hues.map(([name]) => name), "white", "gray", "black", ...Object.keys(otherHueNames)];

/**
 * Returns the number of letters to change, add, remove or swap with the next one to get from one word to another.
 *
 * @param {string} first
 * @param {string} second
 */
function spellingDistance(first, second) {
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let i = 1; i <= first.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= second.length; j += 1) {
      const isSwapped = i > 1 && j > 1 && first[i - 1] === second[j - 2] && first[i - 2] === second[j - 1];
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (first[i - 1] === second[j - 1] ? 0 : 1), isSwapped ? before[j - 2] + 1 : Infinity));
    }
    [before, row] = [row, next];
  }
  return row[second.length];
}

/** Returns the names of everything on the page that has one. */
function allNames() {
  return [...data.carousels.flatMap(({ name, pages }) => [name, ...pages.map((page) => page.image)]),
    ...[...data.images, ...data.colors, ...data.gradients, ...data.products].map(({ name }) => name ?? "")];
}

/** The maximum number of names that are suggested for a query without a hit. */
const mostNames = 3;

/**
 * Returns the names that differ from a query by at most a third of its letters, the nearest first.
 *
 * @param {string} query
 */
function nearNames(query) {
  const distances = [...new Set(allNames())].map((name) => ({ name, distance: spellingDistance(name.toLowerCase(), query) }));
  distances.sort((first, second) => first.distance - second.distance);
  return distances.filter(({ distance }) => distance <= query.length / 3).slice(0, mostNames).map(({ name }) => name);
}

/**
 * Returns the beginning of a name, or a color word, that differs from a query by one letter or the order of two; undefined if there is none.
 *
 * @param {string} query at least four letters; a shorter one is near too many words
 */
function nearWord(query) {
  if (query.length < 4) return undefined;
  const names = allNames().map((name) => name.toLowerCase());
  const words = [...names, ...names.flatMap((name) => name.split(/[\s/_.-]+/)), ...colorNames];
  return words.find((word) => spellingDistance(word, query) === 1)
    ?? [0, 1, -1].flatMap((more) => words.map((word) => word.slice(0, query.length + more))).find((word) => spellingDistance(word, query) === 1);
}

/**
 * Whether a query is a list of hex codes. What it finds is sorted by the order of the codes.
 *
 * @param {string} query
 */
export function isColorList(query) { return /^#[0-9a-f]{6,8}( #[0-9a-f]{6,8})+$/.test(query); }

/**
 * Splits a query such as `cart catalog:Widget` into its words and the beginning of a folder or file name in a catalog's
 * path; the latter is null if the query names no catalog.
 *
 * @param {string} query
 * @returns {[words: string, catalog: string | null]}
 */
export function splitCatalog(query) {
  const found = /(?:^|\s)catalog:(?:"([^"]*)"?|(\S*))/.exec(query);
  return found ? [query.replace(found[0], "").trim(), found[1] ?? found[2]] : [query, null];
}

/**
 * Returns the path of the asset catalog that contains a file; undefined if none does.
 *
 * @param {string} file
 */
function catalogOf(file) { return /^.*?\.xcassets(?=\/)/.exec(file)?.[0]; }

/**
 * Whether a line of a text, in lowercase, is the path of a file in an asset catalog.
 *
 * @param {string} text
 * @param {string} catalog a part of the catalog's path, as {@link splitCatalog} returns it
 */
export function isInCatalog(text, catalog) {
  return text.split("\n").some((line) => {
    const path = catalogOf(line);
    return path !== undefined && `/${path}`.includes(`/${catalog}`);
  });
}

/** Returns a query for each asset catalog with pictures, colors or findings, such as `catalog:Shop/Assets.xcassets`. */
function catalogQueries() {
  const files = [...data.images.flatMap(({ variants }) => variants.map(({ file }) => file)),
    ...data.colors.map(({ file }) => file ?? ""), ...data.findings.map(({ place }) => place)];
  const paths = [...new Set(files.flatMap((file) => catalogOf(file) ?? []))];
  paths.sort();
  return paths.map((path) => (path.includes(" ") ? `catalog:"${path}"` : `catalog:${path}`));
}

/**
 * Returns the entries that match a query: by any of several hex codes, by the start of a hex code, by a color word, by
 * the exact phrase, by the start of a hex code without its `#`, or else by all words of the query.
 *
 * @template {SearchEntry} Entry
 * @param {Entry[]} entries
 * @param {string} query
 * @returns {Entry[]}
 */
export function matching(entries, query) {
  const [rest, catalog] = splitCatalog(query);
  if (catalog !== null) return matching(entries.filter(({ words }) => isInCatalog(words, catalog)), rest);
  if (query === "") return entries;
  if (isColorList(query)) {
    const codes = query.split(" ");
    const ranks = entries.map((entry) => {
      const [first = -1] = codes.flatMap((code, rank) => (entry.hexes.some((hex) => hex.toLowerCase() === code) ? [rank] : []));
      return { entry, rank: first };
    }).filter(({ rank }) => rank >= 0);
    ranks.sort((a, b) => a.rank - b.rank);
    return ranks.map(({ entry }) => entry);
  }
  if (/^#[0-9a-f]{1,8}$/.test(query)) {
    return entries.filter(({ hexes }) => hexes.some((hex) => hex.toLowerCase().startsWith(query)));
  }
  if (colorNames.includes(query)) {
    const word = new RegExp(`\\b${query}\\b`);
    return entries.filter(({ words, hexes, mainHexes = hexes }) => word.test(words) || mainHexes.some((hex) => colorName(hex) === (otherHueNames[query] ?? query)));
  }
  const exact = entries.filter(({ words, hexes }) =>
    words.includes(query) || hexes.some((hex) => hex.toLowerCase() === `#${query}`));
  if (exact.length > 0) return exact;
  if (/^[0-9a-f]{3,8}$/.test(query)) return matching(entries, `#${query}`);
  return entries.filter(({ words }) => query.split(/\s+/).every((word) => words.includes(word)));
}

/** The rank of an entry whose name doesn't contain the query. */
export const otherRank = 4;

/** The rank of an entry in which only a path contains the query. */
export const pathRank = 5;

/**
 * Returns where an entry that matches a query has it, the best first: 0 for its whole name, 1 for the beginning of the
 * name, 2 for the beginning of a word in it, 3 for another part; then {@link otherRank} and {@link pathRank}.
 *
 * @param {SearchEntry} entry
 * @param {string} name
 * @param {string} query
 */
export function rankOf({ words }, name, query) {
  const [text] = splitCatalog(query);
  if (text === "") return 0;
  const lower = name.toLowerCase();
  if (lower === text) return 0;
  if (lower.startsWith(text)) return 1;
  let start = 0;
  for (const word of name.split(/(?<=[^\p{L}\d])|(?<=[\p{Ll}\d])(?=\p{Lu})/u)) {
    if (lower.startsWith(text, start)) return 2;
    start += word.length;
  }
  const lines = words.split("\n");
  const isIn = (/** @type {string} */ line) => text.split(/\s+/).every((part) => line.includes(part));
  if (isIn(lower)) return 3;
  return lines.some(isIn) && lines.every((line) => /\/|:\d+:\d+$/.test(line) || !isIn(line)) ? pathRank : otherRank;
}

/** What a search can find on the page. */
const hits = ".carousel, .cards > :not(.group), .image-row, .color-card, #checks .finding";

/**
 * Returns where a hit is, such as "page 4 of home".
 *
 * @param {Element} found
 */
function placeOf(found) {
  if (found instanceof HTMLElement && found.dataset.place) return found.dataset.place;
  const name = found.querySelector("h3, .name")?.textContent?.trim();
  return `${name ? `${name} ` : ""}in ${found.closest("section")?.querySelector("h2")?.firstChild?.textContent?.trim()}`;
}

/**
 * Searches every section while a person types. `/` and ⌘K focus the field, Enter scrolls to the next hit (with Shift, to
 * the one before), and Escape clears the field.
 *
 * @param {Searchable[]} parts
 * @param {() => void} onfound
 */
export function connectSearch(parts, onfound) {
  const field = /** @type {HTMLInputElement} */ (templateElement("search"));
  const note = element("p", { class: "search-note", hidden: true });
  const main = templateElement("main");
  field.closest(".bar")?.append(note);
  const catalogs = element("datalist", { id: "catalogs" });
  field.setAttribute("list", catalogs.id);
  field.after(catalogs);
  field.addEventListener("focus", () => {
    const queries = catalogQueries();
    catalogs.replaceChildren(...(queries.length > 1 ? queries : []).map((query) => element("option", { value: query })));
  });
  /** @type {Element | null} */
  let hit = null;
  const choose = (/** @type {Element | null} */ next) => {
    hit?.classList.remove("is-hit");
    hit = next;
    hit?.classList.add("is-hit");
    hit?.scrollIntoView({ block: "start" });
  };
  let timer = 0;
  /** @type {(query: string) => void} */
  let onchange = () => {};
  let shown = "";
  const run = () => {
    const query = field.value.trim().toLowerCase();
    if (query === "" && shown === "") return;
    if (query !== shown) choose(null);
    shown = query;
    const search = (/** @type {string} */ text) => parts.map((part) => ({ part, count: part.search(text) })).filter((found) => found.count > 0);
    let found = search(query);
    const near = found.length === 0 ? similarColors(query) : [];
    const word = found.length === 0 && near.length === 0 ? nearWord(query) : undefined;
    // A code of its own is added, because one code alone isn't a list.
    if (near.length > 0) found = search(`${near.join(" ").toLowerCase()} ${near[0].toLowerCase()}`);
    if (word !== undefined) found = search(word);
    onfound();
    const places = found.flatMap(({ part, count }) => {
      const pages = [...part.element.querySelectorAll(".carousel:not([hidden])")].map(placeOf);
      return pages.length > 0 && pages.length <= 3 ? pages : [`${count} in ${part.element.querySelector("h2")?.firstChild?.textContent?.trim()}`];
    }).join(", ");
    if (query !== "") tell(`${near.length > 0 ? "Similar colors: " : word === undefined ? "" : `${word}: `}${places || "Nothing found"}`);
    note.hidden = query === "";
    note.replaceChildren(...(near.length > 0 ? ["No color is exactly this one. Similar colors, the nearest first: ", ...near.map((hex) => searchButton(hex, field, colorChip(hex)))]
      : places === "" ? [`No name, file, color, rule or message contains ${visible(query)}.`, ...nearNames(query).flatMap((name, index) => [element("span", {}, index === 0 ? "Did you mean" : "or"), searchButton(name, field)]),
        element("button", { type: "button", class: "button", onclick: () => {
          searchFor("", field);
          field.focus();
        } }, "Clear the search")]
        : [word === undefined ? `Found: ${places}` : `Nothing is called ${visible(query)}. Found for ${visible(word)}: ${places}`]));
    onchange(query);
  };
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || field.value.trim() === "") return;
    event.preventDefault();
    clearTimeout(timer);
    if (field.value.trim().toLowerCase() !== shown) run();
    const found = [...main.querySelectorAll(hits)].filter((one) => one.getClientRects().length > 0);
    if (found.length === 0) return;
    const at = hit ? found.indexOf(hit) : -1;
    const next = event.shiftKey ? (at <= 0 ? found.length - 1 : at - 1) : (at + 1) % found.length;
    choose(found[next]);
    announce(visible(`${next + 1} of ${found.length}: ${placeOf(found[next])}`));
  });
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 80);
  });
  document.addEventListener("keydown", (event) => {
    const isSlash = event.key === "/" && !isTyping(event);
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

/**
 * @param {string} query
 * @param {HTMLInputElement} field
 */
function searchFor(query, field) {
  field.value = query;
  field.dispatchEvent(new Event("input"));
}

/**
 * Creates a button that searches a color or a name.
 *
 * @param {string} query
 * @param {HTMLInputElement} field
 * @param {Child[]} children what is before the words
 */
function searchButton(query, field, ...children) {
  return element("button", { type: "button", class: "link similar", onclick: () => searchFor(query, field) }, ...children, visible(query));
}
