// @ts-check
import { data } from "./data.js";
import { element, nameElement, present } from "./elements.js";

/**
 * Creates links to the pages that show a picture, each with its backdrop.
 *
 * @param {ImageItem} item
 */
export function placesOf(item) {
  const places = data.carousels.flatMap((carousel) => carousel.pages.flatMap((page, index) => {
    if (page.image !== item.name) return [];
    const color = element("span", { class: "pin-color", "aria-hidden": "true" });
    color.style.backgroundColor = page.backdrop;
    return [element("li", {}, ...present([
      // With the page's path, because a bare fragment without a target looks like a broken skip link.
      element("a", { href: `${location.pathname}#carousel/${encodeURIComponent(carousel.name)}@${index}` }, nameElement(carousel.name), `, page ${index + 1}`),
      element("span", { class: "pin-pair" }, color, ` ${page.backdrop}`), element("span", { class: "muted" }, page.words),
    ]))];
  }));
  if (places.length === 0) return null;
  return element("section", { class: "places", "aria-label": "Carousels with this picture" }, element("h3", {}, "In carousels"),
    element("ul", {}, ...places));
}
