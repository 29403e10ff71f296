// @ts-check
import { colorPaint } from "./candidates.js";
import { colorWords } from "./colors.js";
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
