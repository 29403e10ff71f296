// @ts-check
// What is shown, and the fragment of the address that holds it.

/**
 * @typedef {object} Page
 * @property {string} name
 * @property {boolean} isSample
 * @property {string} [pin] the color that a person has chosen
 * @property {string} [found] the color that was found, of a picture that only the link knows
 * @property {string} [url] where the browser has the picture
 * @property {any} [palette]
 * @property {number[]} [chroma] of the candidates
 */

export const spaces = ["vivid", "srgb", "srgb-linear", "oklab", "oklch", "display-p3", "display-p3-linear", "lab", "lch", "hsl", "hwb", "xyz-d65", "xyz-d50"];
export const polar = ["oklch", "lch", "hsl", "hwb"];

export const state = {
  /** @type {Page[]} */
  pages: [],
  style: "page",
  space: "oklab",
  hue: "shorter",
  easing: "linear",
  overlay: "#ffffff",
  wraps: true,
};

/**
 * The color behind a page.
 * @param {Page} page
 */
export const backdrop = (page) => page.pin ?? page.palette?.backdrop ?? page.found ?? "#808080";

/** Whether the last page leads to the first; of strips that snap it doesn't. */
export const wraps = () => state.wraps && (state.style === "page" || state.style === "deck");

/** The state as a fragment. */
export function fragment() {
  const values = new URLSearchParams();
  for (const page of state.pages) {
    // A picture of a person's own is not in the link, so the color that was found is.
    const color = page.pin ?? (page.isSample ? undefined : backdrop(page));
    const parts = [page.name.replaceAll("~", "-"), ...(color ? [color.slice(1)] : []), ...(color && !page.pin ? ["found"] : [])];
    values.append(page.isSample ? "sample" : "picture", parts.join("~"));
  }
  for (const name of /** @type {const} */ (["style", "space", "hue", "easing"])) values.set(name, state[name]);
  values.set("overlay", state.overlay.slice(1));
  values.set("wraps", state.wraps ? "1" : "0");
  return `#${values}`;
}

const hexColor = /^[0-9a-f]{6}$/i;

/**
 * Reads a fragment; what is not known in it is left out.
 * @param {string} text
 * @param {string[]} samples
 */
export function readFragment(text, samples) {
  const values = new URLSearchParams(text.slice(1));
  state.pages = [];
  for (const [key, value] of values) {
    const [name, color = "", how] = value.split("~");
    const chosen = hexColor.test(color) ? `#${color.toUpperCase()}` : undefined;
    if (key === "sample" && samples.includes(name)) state.pages.push({ name, isSample: true, pin: chosen });
    if (key === "picture" && name && state.pages.length < 100) {
      state.pages.push(how === "found" ? { name, isSample: false, found: chosen } : { name, isSample: false, pin: chosen });
    }
  }
  /** @param {string} name @param {string[]} words @param {string} otherwise */
  const word = (name, words, otherwise) => (words.includes(values.get(name) ?? "") ? String(values.get(name)) : otherwise);
  state.style = word("style", ["page", "paged", "snap", "deck"], "page");
  state.space = word("space", spaces, "oklab");
  state.hue = word("hue", ["shorter", "longer", "increasing", "decreasing"], "shorter");
  state.easing = word("easing", ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "smoothstep"], "linear");
  state.overlay = hexColor.test(values.get("overlay") ?? "") ? `#${String(values.get("overlay")).toLowerCase()}` : "#ffffff";
  state.wraps = values.get("wraps") !== "0";
}
