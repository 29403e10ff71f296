// @ts-check
import { channels, colorWords, contrastRatio, hexCode, rounded, textOn } from "./colors.js";
import { colorForms, copyButton } from "./copying.js";
import { element } from "./elements.js";
import { colorAtHeight } from "./tables.js";
import { explainedTerm } from "./terms.js";

/** @type {Record<"good" | "large" | "poor", string>} */
const verdictWords = { good: "AA", large: "large text only", poor: "too low" };

/**
 * Returns the level of WCAG 2.2 (success criterion 1.4.3) that a contrast reaches.
 *
 * @param {number} ratio
 * @returns {"good" | "large" | "poor"}
 */
export function verdict(ratio) {
  if (ratio >= 4.5) return "good";
  return ratio >= 3 ? "large" : "poor";
}

/** The values at the current position of a carousel: its color and its contrast. */
export class Readouts {
  /**
   * @param {CarouselItem} carousel
   * @param {(overlay: string) => void} onoverlay is called with the overlay color that a person chooses
   */
  constructor(carousel, onoverlay) {
    this.overlay = carousel.contrast?.overlay;
    /** @type {HTMLInputElement} */
    const free = element("input", { type: "color", class: "overlay-free", "aria-label": "Try another text color", title: "Try another text color",
      value: (this.overlay ?? "#FFFFFF").toLowerCase(), oninput: () => onoverlay(free.value.toUpperCase()) });
    this.free = free;
    this.forms = colorForms("#000000");
    this.value = element("span", { class: "readout-hex" });
    this.sample = copyButton(this.forms, "", "readout-sample", this.value);
    this.fields = { Page: element("dd"), Scrolled: element("dd"), Contrast: element("dd") };
    this.element = element("div", { class: "now" }, this.sample, element("dl", { class: "readouts" },
      ...Object.entries(this.fields).map(([label, field]) => element("div", {}, element("dt", {}, label === "Contrast" ? explainedTerm(label) : label), field)),
      element("div", {}, element("dt", {}, explainedTerm("Text color")), element("dd", {}, free))));
  }

  /**
   * @param {{ pair: PagePair, page: string | Node, locations: number[], colors: RGB[], background: string }} shown
   * @returns {string} the colors in words
   */
  draw({ pair, page, locations, colors, background }) {
    const codes = [...new Set(colors.map((color) => hexCode(rounded(color))))];
    const words = colorWords(codes);
    this.value.textContent = words;
    Object.assign(this.forms, colorForms(codes[0]));
    this.sample.setAttribute("aria-label", `Copy the backdrop ${words}`);
    this.sample.style.background = background;
    this.sample.style.color = textOn(colorAtHeight(locations, colors, 0.8));
    this.fields.Scrolled.textContent = `${(pair.from + pair.progress).toFixed(2)} pages`;
    this.fields.Page.replaceChildren(page);
    const against = channels(this.overlay ?? textOn(...colors));
    // The color field shows the overlay color in use until a person chooses another.
    this.free.value = hexCode(against).toLowerCase();
    const lowest = this.lowest(locations, colors, against);
    const level = verdict(Number(lowest));
    // Without an overlay no contrast is required, so only one that is too low for any text gets its level.
    this.fields.Contrast.replaceChildren(`${lowest} with ${this.overlay ? hexCode(against) : hexCode(against) === "#000000" ? "black" : "white"} `,
      ...(this.overlay || level === "poor" ? [element("span", { class: `verdict ${level}` }, verdictWords[level])] : []));
    return words;
  }

  /**
   * Returns the lowest contrast with the colors of the visible height, rounded down.
   *
   * @param {number[]} locations
   * @param {RGB[]} colors
   * @param {RGB} against
   */
  lowest(locations, colors, against) {
    const heights = colors.length === 1 ? [0] : [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
    const ratios = heights.map((height) => contrastRatio(rounded(colorAtHeight(locations, colors, height)), against));
    return (Math.floor(Math.min(...ratios) * 100) / 100).toFixed(2);
  }
}
