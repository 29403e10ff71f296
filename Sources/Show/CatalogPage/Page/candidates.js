// @ts-check
import { images } from "./data.js";

/**
 * A color that a person may choose for a page, with the part of the picture that it comes from and its description.
 *
 * @typedef {{ hex: string, way: PinWay | null, words: string[], swatch: number | null }} Choice
 */

/**
 * Returns the colors that a person may choose for a page: the swatches of its picture, then other colors found in it.
 *
 * @param {CarouselPage} page
 * @returns {Choice[]}
 */
export function choicesFor(page) {
  const item = images.get(page.image);
  if (!item) return [];
  /** @type {Choice[]} */
  const choices = item.swatches.map((swatch, index) => ({ hex: swatch.hex, way: { swatch: index + 1 }, swatch: index,
    words: [`${(swatch.weight * 100).toFixed(1)} %`, ...(swatch.role ? [swatch.role] : [])] }));
  const add = (/** @type {string | undefined} */ hex, /** @type {string} */ words) => {
    if (!hex) return;
    const known = choices.find((choice) => choice.hex === hex);
    if (!known) choices.push({ hex, way: null, swatch: null, words: [words] });
    else if (words !== "candidate") known.words.push(words);
  };
  add(page.found, "found");
  add(item.bleed, "bleed");
  add(item.tint, "tint");
  for (const { hex } of item.candidates) add(hex, "candidate");
  return choices;
}
