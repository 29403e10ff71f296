// @ts-check
import { colorPaint } from "./candidates.js";
import { channels, colorWords, contrastRatio } from "./colors.js";
import { data, firstPages } from "./data.js";
import { colorChip, element, nameElement, present } from "./elements.js";
import { isDark } from "./scheme.js";
import { pageCodes } from "./tables.js";

/**
 * Returns the CSS background of a picture: the backdrop of the first carousel page that shows it, or else its own.
 * Returns undefined if it has none.
 *
 * @param {ImageItem} item
 */
export function backgroundOf(item, dark = isDark()) {
  const page = firstPages.get(item.name);
  const own = (dark && item.backdropDark) || item.backdrop;
  if (!page) return own;
  const { carousel, index } = page;
  return colorPaint(pageCodes(carousel, index, dark));
}

/** The contrast below which a color can hardly be seen. */
const leastContrast = 1.5;

/**
 * Returns whether most of a picture can't be seen on a color, such as a black icon on a dark backdrop.
 *
 * @param {ImageItem} item
 * @param {string | undefined} backdrop
 */
export function isLostOn(item, backdrop) {
  const codes = backdrop?.match(/#\w+/g) ?? [];
  // A picture with its own background covers the backdrop. The swatches are those of the light picture.
  if (codes.length === 0 || item.border !== "transparent" || item.frame.dark) return false;
  const seen = item.swatches.filter(({ hex }) => codes.some((code) => contrastRatio(channels(hex), channels(code)) >= leastContrast));
  return item.swatches.length > 0 && seen.reduce((sum, { weight }) => sum + weight, 0) < 0.5;
}

/**
 * Returns whether a picture of a single color has that color behind it.
 *
 * @param {ImageItem} item
 * @param {string | undefined} backdrop
 */
export function isOnItself(item, backdrop) {
  return item.swatches.length === 1 && backdrop?.match(/#\w+/g)?.every((code) => code === item.swatches[0].hex) === true;
}

/**
 * Creates links to the carousel pages that show a picture, each with its backdrop.
 *
 * @param {ImageItem} item
 */
export function placesOf(item) {
  const places = data.carousels.flatMap((carousel) => carousel.pages.flatMap((page, index) => {
    if (page.image !== item.name) return [];
    const codes = pageCodes(carousel, index, isDark());
    return [element("li", {}, ...present([
      // The address includes the path of the page, because checkers take a bare fragment without a target for a broken
      // skip link.
      element("a", { href: `${location.pathname}#carousel/${encodeURIComponent(carousel.name)}@${index}` }, nameElement(carousel.name), `, page ${index + 1}`),
      element("span", { class: "pin-pair" }, colorChip(colorPaint(codes)), ` ${colorWords(codes)}`), element("span", { class: "muted" }, page.words),
    ]))];
  }));
  if (places.length === 0) return null;
  return element("section", { class: "places", "aria-label": "Carousels with this picture" }, element("h3", {}, "In carousels"),
    element("ul", {}, ...places));
}
