// @ts-check
import { templateElement } from "./elements.js";

/**
 * The data that the page shows. A server may replace them.
 *
 * @type {PageData}
 */
export const data = JSON.parse(templateElement("data").textContent ?? "");
/**
 * The images by their names.
 *
 * @type {Map<string, ImageItem>}
 */
export const images = new Map();
/**
 * The products by their images.
 *
 * @type {Map<string, ProductItem>}
 */
export const products = new Map();

/** Puts everything where it is found by its name, in the order in which people count: loop2 before loop10. */
function arrange() {
  const order = new Intl.Collator("en", { numeric: true });
  data.images.sort((a, b) => order.compare(a.name, b.name));
  data.colors.sort((a, b) => order.compare(a.name, b.name));
  data.gradients.sort((a, b) => order.compare(a.name, b.name));
  images.clear();
  for (const item of data.images) images.set(item.name, item);
  products.clear();
  for (const item of data.products) products.set(item.image, item);
}

/**
 * Takes over other data.
 *
 * @param {PageData} next
 */
export function replaceData(next) {
  for (const key of Object.keys(data)) Reflect.deleteProperty(data, key);
  Object.assign(data, next);
  arrange();
}

/**
 * The words of findings without their numbers.
 *
 * @param {number[]} numbers
 */
export function findingsOf(numbers) {
  return numbers.map((number) => data.findings[number]);
}

arrange();
