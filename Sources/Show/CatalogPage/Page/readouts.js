// @ts-check
import { channels, contrastRatio, hexCode, rounded, textOn } from "./colors.js";
import { colorForms, copyButton } from "./copying.js";
import { element } from "./elements.js";
import { colorAtHeight } from "./tables.js";

/** What is known about the place where a carousel is: its color, and the numbers. */
export class Readouts {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.overlay = carousel.contrast?.overlay;
    this.forms = colorForms("#000000");
    this.value = element("span", { class: "readout-hex" });
    this.sample = copyButton(this.forms, "", "readout-sample", this.value);
    this.fields = { Position: element("dd"), Page: element("dd"), Progress: element("dd"), Contrast: element("dd") };
    this.element = element("div", { class: "now" }, this.sample, element("dl", { class: "readouts" },
      ...Object.entries(this.fields).map(([label, field]) => element("div", {}, element("dt", {}, label), field))));
  }

  /**
   * @param {{ pair: PagePair, page: string | Node, locations: number[], colors: RGB[], background: string }} shown
   * @returns {string} the colors in words
   */
  draw({ pair, page, locations, colors, background }) {
    const codes = [...new Set(colors.map((color) => hexCode(rounded(color))))];
    const words = codes.length === 1 ? codes[0] : `${codes[0]} … ${codes[codes.length - 1]}`;
    this.value.textContent = words;
    Object.assign(this.forms, colorForms(codes[0]));
    this.sample.setAttribute("aria-label", `Copy the backdrop ${words}`);
    this.sample.style.background = background;
    this.sample.style.color = textOn(colorAtHeight(locations, colors, 0.8));
    this.fields.Position.textContent = (pair.from + pair.progress).toFixed(2);
    this.fields.Page.replaceChildren(page);
    this.fields.Progress.textContent = `${Math.round(pair.progress * 100)} %`;
    const against = channels(this.overlay ?? textOn(colors[0]));
    this.fields.Contrast.textContent = `${this.lowest(locations, colors, against)} with ${hexCode(against)}`;
    return words;
  }

  /**
   * The lowest contrast over the height of what is shown, never rounded up.
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
