// @ts-check
import { darkForm, labOf } from "./arithmetic.js";
import { channels, roleWords } from "./colors.js";
import { images } from "./data.js";
import { draftsOf, triedColors } from "./draft-pins.js";
import { pageCodes } from "./tables.js";

/**
 * A color that a person can choose as the backdrop of a page.
 *
 * `hex` is null for the gradient in use. `light` and `dark` are its colors from top to bottom in both modes. `way` is
 * the part of the picture that it comes from, and `words` describe it. `isOwn` marks a pin that the picture doesn't offer.
 *
 * @typedef {{ hex: string | null, light: string[], dark: string[], way: PinWay | null, swatch: number | null, words: string[], isUsed: boolean, isOwn?: boolean }} Choice
 */

/** The distance (ΔE OK) from which two colors differ noticeably. */
const noticeable = 0.02;

/**
 * @param {string} first
 * @param {string} second
 */
function looksSame(first, second) {
  const [a, b] = [first, second].map((hex) => labOf(channels(hex)));
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < noticeable;
}

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
  const choiceOf = (/** @type {string} */ hex) => ({ hex, light: [hex], dark: [darkForm(hex)], way: null });
  // A color that looks the same as an earlier one is no choice of its own. Of both, the one that a page gets is kept.
  const add = (/** @type {string | undefined} */ hex, /** @type {string[]} */ words, isKept = false) => {
    if (!hex) return;
    const same = choices.find((choice) => choice.hex === hex);
    const known = same ?? choices.find((choice) => choice.hex && looksSame(choice.hex, hex));
    if (!known) choices.push({ ...choiceOf(hex), swatch: null, words, isUsed: false });
    else known.words.push(...words.filter((word) => word !== "candidate"));
    if (known && isKept && !same) Object.assign(known, choiceOf(hex));
  };
  item?.swatches.forEach(({ hex, weight, role }, number) => choices.push({ ...choiceOf(hex), way: { swatch: number + 1 }, swatch: number,
    words: [`${(weight * 100).toFixed(1)} %`, ...(role ? [roleWords(role)] : [])], isUsed: false }));
  const [light, dark] = [pageCodes(carousel, index), pageCodes(carousel, index, true)];
  const hex = light.length > 1 ? null : page.unadjusted ?? light[0];
  // A color has the same place before it is pinned and afterwards.
  add(page.found ?? item?.found ?? (page.pin ? undefined : hex ?? undefined), ["found"], true);
  add(item?.bleed, ["bleed"]);
  add(item?.tint, ["tint"]);
  for (const candidate of item?.candidates ?? []) add(candidate.hex, ["candidate"]);
  if (hex && !page.pin) add(hex, [], true);
  const gradient = { swatch: null, words: ["gradient"], isUsed: false };
  if (item?.gradient && !gradientReason(carousel)) {
    choices.push({ ...gradient, hex: item.gradient[0], light: item.gradient, dark: item.gradient.map(darkForm), way: { gradient: item.gradient } });
  }
  const shown = (page.pinnedGradient ?? (hex ? [hex] : item?.gradient ?? light)).join();
  let used = choices.find((choice) => choice.light.join() === shown);
  if (!used) {
    used = { ...(hex ? choiceOf(hex) : { hex, light, dark, way: null }), ...gradient, words: hex ? [] : [...gradient.words], isOwn: Boolean(page.pin) };
    choices.push(used);
  }
  const words = ["in use", ...used.words.filter((word) => word !== "found"), ...(page.pin ? ["pinned"] : [])];
  Object.assign(used, { isUsed: true, dark, words }, hex ? {} : { hex, light, way: null });
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
