// @ts-check
import { channels, roleWords, textOn } from "./colors.js";
import { colorForms, copyButton } from "./copying.js";
import { element } from "./elements.js";
import { meaningLines } from "./terms.js";

/**
 * Creates a button that copies a swatch. Its width is proportional to the swatch's share.
 *
 * @param {Swatch} swatch
 */
function swatchButton(swatch) {
  const share = `${(swatch.weight * 100).toFixed(1)} %`;
  const role = swatch.role ? roleWords(swatch.role) : null;
  const button = copyButton(colorForms(swatch.hex), `Copy ${swatch.hex}${role ? `, ${role}` : ""}, ${share}`, "swatch",
    element("span", { class: "swatch-hex" }, swatch.hex), element("span", { class: "swatch-role" }, share),
    role ? element("span", { class: "swatch-role" }, role) : null);
  if (role) button.title = `Copy\n${meaningLines([role])}`;
  button.style.backgroundColor = swatch.hex;
  button.style.color = textOn(channels(swatch.hex));
  // A sum below 1 wouldn't fill the last line.
  button.style.flexGrow = `${Math.sqrt(swatch.weight) * 10}`;
  return button;
}

/**
 * Creates a row with the swatches of a picture's palette, the widest first, or says why there are none.
 *
 * @param {ImageItem} item
 */
export function swatchRow({ swatches, variants }) {
  if (swatches.length === 0) {
    return element("p", { class: "muted" }, variants.some(({ file }) => /\.(svg|pdf)$/i.test(file))
      ? "SVG and PDF have no colors here." : "No color: the picture is transparent, or its pixels are not read.");
  }
  return element("div", { class: "swatches" }, ...swatches.map(swatchButton));
}

/**
 * Creates a row of swatches without words, for an overview.
 *
 * @param {Swatch[]} swatches
 */
export function swatchLine(swatches) {
  return element("span", { class: "swatch-line", "aria-hidden": "true" }, ...swatches.map((swatch) => {
    const part = element("span");
    part.style.backgroundColor = swatch.hex;
    part.style.flexGrow = `${Math.sqrt(swatch.weight)}`;
    return part;
  }));
}

/**
 * Creates a sample title and body text on a swatch, in the text colors found for it.
 *
 * @param {Swatch} swatch
 */
export function textSample(swatch) {
  if (!swatch.title && !swatch.body) return null;
  /**
   * @param {SwatchText | undefined} text
   * @param {string} label
   * @param {string} className
   */
  const sample = (text, label, className) => {
    if (!text) return null;
    const line = element("span", { class: className, "aria-hidden": "true" }, label);
    line.style.color = text.hex;
    return line;
  };
  const box = element("div", { class: "text-sample" }, sample(swatch.title, "Title", "text-title"), sample(swatch.body, "Body text", "text-body"));
  box.style.backgroundColor = swatch.hex;
  /**
   * @param {SwatchText | undefined} text
   * @param {string} label
   */
  const words = (text, label) => text && element("span", { class: "text-words" }, `${label} `,
    element("span", { class: "mono" }, text.hex), ` ${text.contrast.toFixed(2)}`);
  return element("li", {}, box, words(swatch.title, "title"), words(swatch.body, "body"));
}
