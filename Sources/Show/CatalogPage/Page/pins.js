// @ts-check
import { images } from "./data.js";

/**
 * The color that a person has chosen for a page, before it was changed for the sake of contrast; undefined where nobody has.
 *
 * @param {CarouselPage} page
 */
export function pinOf(page) {
  if (!page.words.startsWith("pinned")) return undefined;
  return /^pinned (#[0-9A-F]{6})/.exec(page.words)?.[1] ?? page.backdrop;
}

/**
 * The backdrop that was found in a picture, whatever a person has chosen; undefined where none was.
 *
 * @param {ImageItem | undefined} item
 */
export function foundIn(item) {
  if (item?.pin === undefined) return item?.backdrop;
  return /found (#[0-9A-F]{6})$/.exec(item.pin)?.[1];
}

/**
 * The same of the picture of a page.
 *
 * @param {CarouselPage} page
 */
export function foundFor(page) { return foundIn(images.get(page.image)); }
