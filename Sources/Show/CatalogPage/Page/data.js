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
/** @type {Map<string, ProductItem>} */
export const products = new Map();

/**
 * The first carousel page of each image, by the image's name.
 *
 * @type {Map<string, { carousel: CarouselItem, index: number }>}
 */
export const firstPages = new Map();

/** Sorts images, colors and gradients by name, loop2 before loop10, and rebuilds the lookup tables. */
function arrange() {
  const order = new Intl.Collator("en", { numeric: true });
  data.images.sort((a, b) => order.compare(a.name, b.name));
  data.colors.sort((a, b) => order.compare(a.name, b.name));
  data.gradients.sort((a, b) => order.compare(a.name, b.name));
  images.clear();
  for (const item of data.images) images.set(item.name, item);
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
 * Returns the findings that have the given numbers.
 *
 * @param {number[]} numbers
 */
export function findingsOf(numbers) {
  return numbers.map((number) => data.findings[number]);
}

arrange();
