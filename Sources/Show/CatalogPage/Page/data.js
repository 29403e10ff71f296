// @ts-check
import { templateElement } from "./elements.js";

/**
 * The data of the page. A server may replace it.
 *
 * @type {PageData}
 */
export const data = JSON.parse(templateElement("data").textContent ?? "");
/** @type {Map<string, ImageItem>} */
export const images = new Map();
/**
 * The pictures of each name that several have, such as those of two targets.
 *
 * @type {Map<string, ImageItem[]>}
 */
export const twins = new Map();
/** @type {Map<string, ColorItem>} */
export const colors = new Map();
/** @type {Map<string, ProductItem>} */
export const products = new Map();

/**
 * The first carousel page of each image, by the image's name.
 *
 * @type {Map<string, { carousel: CarouselItem, index: number }>}
 */
export const firstPages = new Map();

/**
 * Returns the colors of the gradient that a picture is pinned to; undefined if there is none.
 *
 * @param {ImageItem} item
 */
export function pinnedGradient(item) {
  const first = firstPages.get(item.name);
  return first?.carousel.pages[first.index].pinnedGradient;
}

/** Sorts images, colors and gradients by name, loop2 before loop10, and rebuilds the lookup tables. */
function arrange() {
  const order = new Intl.Collator("en", { numeric: true });
  data.images.sort((a, b) => order.compare(a.name, b.name));
  data.colors.sort((a, b) => order.compare(a.name, b.name));
  data.gradients.sort((a, b) => order.compare(a.name, b.name));
  images.clear();
  twins.clear();
  for (const item of data.images) {
    const other = images.get(item.name);
    if (other) twins.set(item.name, [...(twins.get(item.name) ?? [other]), item]);
    images.set(item.name, item);
  }
  colors.clear();
  for (const item of data.colors) if (!colors.has(item.name)) colors.set(item.name, item);
  firstPages.clear();
  for (const carousel of data.carousels) {
    carousel.pages.forEach(({ image }, index) => { if (!firstPages.has(image)) firstPages.set(image, { carousel, index }); });
  }
  products.clear();
  for (const item of data.products) products.set(item.image, item);
}

/**
 * Replaces the data of the page.
 *
 * @param {PageData} next
 */
export function replaceData(next) {
  for (const key of Object.keys(data)) Reflect.deleteProperty(data, key);
  Object.assign(data, next);
  arrange();
}

/**
 * A page's picture, and how many earlier pages of the carousel show the same picture. It identifies the page when pages
 * are added, moved or removed.
 *
 * @typedef {{ image: string, earlier: number }} PagePicture
 */

/**
 * @param {string} carousel
 * @param {number} page
 * @returns {PagePicture}
 */
export function pictureOfPage(carousel, page) {
  const pages = data.carousels.find(({ name }) => name === carousel)?.pages ?? [];
  const image = pages[page]?.image ?? "";
  return { image, earlier: pages.slice(0, page).filter((other) => other.image === image).length };
}

/**
 * Returns the index of the page that shows a picture; undefined if there is none.
 *
 * @param {string} carousel
 * @param {PagePicture} picture
 * @returns {number | undefined}
 */
export function pageOfPicture(carousel, { image, earlier }) {
  const pages = data.carousels.find(({ name }) => name === carousel)?.pages ?? [];
  return pages.flatMap((page, index) => (page.image === image ? [index] : []))[earlier];
}

/**
 * Returns the findings that have the given numbers.
 *
 * @param {number[]} numbers
 */
export function findingsOf(numbers) {
  return numbers.map((number) => data.findings[number]);
}

arrange();
