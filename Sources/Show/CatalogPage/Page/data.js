// @ts-check
import { templateElement } from "./elements.js";

/**
 * What the page shows.
 *
 * @type {PageData}
 */
export const data = JSON.parse(templateElement("data").textContent ?? "");
/** The images by their names. */
export const images = new Map(data.images.map((item) => [item.name, item]));
/** The products by their images. */
export const products = new Map(data.products.map((item) => [item.image, item]));
