// @ts-check
import { channels, textOn } from "./colors.js";
import { data, images } from "./data.js";
import { showDetail } from "./detail.js";
import { codeText, element, nameElement, visible } from "./elements.js";
import { Gallery } from "./gallery.js";
import { picture } from "./pictures.js";
import { isDark } from "./scheme.js";

/**
 * The functions that return the background of a product in light or dark mode, by the name of the view.
 *
 * @type {Record<string, (image: ImageItem) => string | undefined>}
 */
const stands = {
  backdrop: (image) => (isDark() && image.backdropDark) || image.backdrop,
  // A product with its own background has no tint, so its backdrop is used.
  tint: (image) => (isDark() && image.tintDark) || image.tint || stands.backdrop(image),
  block: (image) => (isDark() && image.blockDark) || image.block || stands.backdrop(image),
};

/**
 * @param {ProductItem} item
 * @param {(image: ImageItem) => string | undefined} stand
 */
function card(item, stand) {
  const image = images.get(item.image);
  const place = element("span", { class: "tile-picture" }, picture(image, "thumbnail", ""));
  const color = image && stand(image);
  if (color) place.style.backgroundColor = color;
  return element("li", {}, element("button", { type: "button", class: "tile", disabled: !image, onclick: () => image && showDetail(image) },
    place, nameElement(item.name ?? item.image), element("span", { class: "muted" }, nameElement(item.price ?? "")),
    element("span", { class: "muted" }, nameElement(item.image))));
}

/**
 * Creates a note about the few products on dark backgrounds among light ones, or vice versa; null if all are alike.
 *
 * @param {ProductItem[]} items
 */
function flipNote(items) {
  const cutOuts = items.flatMap((item) => {
    const image = images.get(item.image);
    const color = image?.block ? stands.backdrop(image) : undefined;
    return image && color ? [{ name: image.name, isLight: textOn(channels(color)) === "#000000" }] : [];
  });
  const light = cutOuts.filter(({ isLight }) => isLight);
  const dark = cutOuts.filter(({ isLight }) => !isLight);
  const few = light.length < dark.length ? light : dark;
  if (few.length === 0) return null;
  const names = few.slice(0, 5).map(({ name }) => visible(name)).join(", ") + (few.length > 5 ? ` and ${few.length - 5} more` : "");
  const isOne = few.length === 1;
  return element("p", { class: "muted flip-note" }, `${few.length} of ${cutOuts.length} products without a background of their own ${isOne ? "stands" : "stand"} on a ${few === light ? "light" : "dark"} backdrop: ${names}. The others stand on a ${
    few === light ? "dark" : "light"} one. `, ...codeText("To give all backdrops the same lightness, set `tint: block` in tincture.yml and use the tint. Choose Block to compare them."));
}

export function productGallery() {
  const view = (/** @type {string} */ value, /** @type {string} */ label) => ({ value, label, limit: 48, listClass: "cards",
    build: (/** @type {ProductItem} */ item) => card(item, stands[value]) });
  return new Gallery({
    id: "products", title: "Products", items: () => data.products, limit: 48, listClass: "cards",
    about: (item) => images.get(item.image),
    words: (item) => [item.name, item.price, item.image], hexes: (item) => [images.get(item.image)?.backdrop],
    build: (item) => card(item, stands.backdrop),
    views: [view("backdrop", "Backdrop"), view("tint", "Tint"), view("block", "Block")],
    note: (items, chosen) => (chosen === "backdrop" ? flipNote(items) : null),
  });
}
