// @ts-check
import { darkForm } from "./arithmetic.js";
import { roleWords } from "./colors.js";
import { images } from "./data.js";
import { draftsOf, triedColors } from "./draft-pins.js";
import { pageCodes } from "./tables.js";

/**
 * A color that a person can choose as the backdrop of a page.
 *
 * `hex` is null for the gradient in use. `light` and `dark` are its colors from top to bottom in both modes. `way` is
 * the part of the picture that it comes from, and `words` describe it.
 *
 * @typedef {{ hex: string | null, light: string[], dark: string[], way: PinWay | null, swatch: number | null, words: string[], isUsed: boolean }} Choice
 */

/**
 * Returns the backdrop that was found in a page's picture, as colors from top to bottom.
 *
 * The form is `color`, `gradient` or `bleed`.
 *
 * @param {CarouselPage} page
 * @param {string} form
 * @returns {string[]}
 */
export function foundColors(page, form) {
  const item = images.get(page.image);
  if (form === "gradient" && item?.gradient) return item.gradient;
  return [(form === "bleed" && item?.bleed) || page.found || item?.found || page.unadjusted || page.backdrop];
}

/**
 * Returns the backdrops that a person can choose for a page: the swatches of its picture, then other colors found in
 * it. One of them is in use.
 *
 * @param {CarouselItem} carousel
 * @param {number} index
 * @returns {Choice[]}
 */
export function choicesFor(carousel, index) {
  const page = carousel.pages[index];
  const item = images.get(page.image);
  /** @type {Choice[]} */
  const choices = [];
  const add = (/** @type {string | undefined} */ hex, /** @type {string[]} */ words, /** @type {number | null} */ swatch = null) => {
    if (!hex) return;
    const known = choices.find((choice) => choice.hex === hex);
    if (known) known.words.push(...words);
    else choices.push({ hex, light: [hex], dark: [darkForm(hex)], way: swatch === null ? null : { swatch: swatch + 1 }, swatch, words, isUsed: false });
  };
  item?.swatches.forEach((swatch, number) => add(swatch.hex, [`${(swatch.weight * 100).toFixed(1)} %`, ...(swatch.role ? [roleWords(swatch.role)] : [])], number));
  const [light, dark] = [pageCodes(carousel.light, index), pageCodes(carousel.dark, index)];
  const hex = light.length > 1 ? null : page.unadjusted ?? light[0];
  // A color has the same place before it is pinned and afterwards.
  add(page.found ?? item?.found ?? (page.pin ? undefined : hex ?? undefined), ["found"]);
  add(item?.bleed, ["bleed"]);
  add(item?.tint, ["tint"]);
  for (const candidate of item?.candidates ?? []) if (!choices.some((choice) => choice.hex === candidate.hex)) add(candidate.hex, ["candidate"]);
  if (hex) add(hex, page.pin ? ["pinned"] : []);
  else choices.push({ hex, light, dark, way: null, swatch: null, words: ["gradient, top to bottom", ...(page.pinnedGradient ? ["pinned"] : [])], isUsed: false });
  if (hex && item?.gradient && !gradientReason(carousel)) {
    choices.push({ hex: item.gradient[0], light: item.gradient, dark: item.gradient.map(darkForm), way: { gradient: item.gradient }, swatch: null, words: ["gradient, top to bottom"], isUsed: false });
  }
  for (const choice of choices) {
    if (choice.hex !== hex || (hex && choice.light.length > 1)) continue;
    Object.assign(choice, { isUsed: true, dark, words: ["in use", ...choice.words.filter((word) => word !== "found")] });
  }
  return choices;
}

/**
 * Returns the reason why a gradient can't be pinned on one page of a carousel; empty if it can.
 *
 * @param {CarouselItem} carousel
 */
export function gradientReason({ list }) { return list?.isData ? "A data file holds one color per page, so a gradient works only for all pages" : ""; }

/**
 * Returns whether a choice has the colors that a page shows.
 *
 * @param {Choice} choice
 * @param {import("./draft-pins.js").Draft | undefined} tried the trial on the page
 * @param {CarouselPage} page
 * @param {CarouselItem} carousel
 */
export function isChosen({ light, isUsed }, tried, page, { name, backdrops }) {
  const form = draftsOf(name)?.backdrops;
  if (!tried && (!form || page.pin)) return isUsed;
  return light.join() === (tried?.hex ? triedColors(tried) : foundColors(page, form ?? backdrops)).join();
}

/**
 * Returns the kind of a page's pin in words.
 *
 * @param {CarouselPage} page
 */
export function pinnedWords({ pinnedBy, pinnedGradient }) {
  if (!pinnedBy) return pinnedGradient ? "pinned gradient" : "pinned";
  return pinnedBy.at ? "pinned to a point of the picture" : `pinned to ${pinnedBy.swatch === undefined ? pinnedBy.role : `swatch ${pinnedBy.swatch}`}`;
}

/** @param {string[]} codes */
export function colorPaint(codes) { return `linear-gradient(${codes.length > 1 ? codes.join(", ") : `${codes[0]}, ${codes[0]}`})`; }

/**
 * Returns a CSS background with the light colors in the left half and the dark colors in the right half.
 *
 * @param {string[]} light
 * @param {string[]} dark
 */
export function bothPaint(light, dark) {
  return `${colorPaint(light)} 0 0 / 50.5% 100% no-repeat, ${colorPaint(dark)} 100% 0 / 50.5% 100% no-repeat`;
}
