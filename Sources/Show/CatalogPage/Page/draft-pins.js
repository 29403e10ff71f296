// @ts-check
import { data } from "./data.js";

/**
 * A color that is tried on a page: what it is of the picture, or no pin at all where the color is null. It is pinned as
 * the color itself, unless a person chooses what it is of the picture.
 *
 * @typedef {{ hex: string | null, way: PinWay | null, form: "color" | "picture", isWritten?: boolean }} Draft
 * @typedef {{ pages: Map<number, Draft>, backdrops: string | null }} Drafts
 */

/**
 * The trials, by the names of carousels.
 *
 * @type {Map<string, Drafts>}
 */
const drafts = new Map();
/** @type {Set<(name: string) => void>} */
const listeners = new Set();

/**
 * Calls back with the name of a carousel of which something else is tried; what it gives ends that.
 *
 * @param {(name: string) => void} listener
 */
export function onTrial(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The trial on a carousel; undefined if there is none.
 *
 * @param {string} name
 */
export function draftsOf(name) { return drafts.get(name); }

/**
 * The trial on a page; undefined if there is none.
 *
 * @param {string} name
 * @param {number} page
 */
export function draft(name, page) { return drafts.get(name)?.pages.get(page); }

/** Whether something is tried that is not written. */
export function hasUnwritten() {
  return [...drafts.values()].some(({ pages, backdrops }) => backdrops !== null || [...pages.values()].some(({ isWritten }) => !isWritten));
}

/**
 * Changes what is tried on a carousel, and forgets it where that is nothing.
 *
 * @param {string} name
 * @param {(own: Drafts) => void} change
 */
function changeDrafts(name, change) {
  const own = drafts.get(name) ?? { pages: new Map(), backdrops: null };
  change(own);
  if (own.pages.size > 0 || own.backdrops !== null) drafts.set(name, own);
  else drafts.delete(name);
  tellTrial(name);
}

/**
 * Tries a color on a page, or the page without its pin where the color is null.
 *
 * @param {string} name
 * @param {number} page
 * @param {string | null} hex
 * @param {PinWay | null} way
 */
export function tryColor(name, page, hex, way = null) {
  changeDrafts(name, (own) => own.pages.set(page, { hex, way, form: own.pages.get(page)?.form ?? "color" }));
}

/**
 * Ends the trial of a page.
 *
 * @param {string} name
 * @param {number} page
 */
export function discard(name, page) { changeDrafts(name, (own) => own.pages.delete(page)); }

/**
 * Tries what pages without a pin get; null ends that.
 *
 * @param {string} name
 * @param {string | null} form
 */
export function tryBackdrops(name, form) { changeDrafts(name, (own) => { own.backdrops = form; }); }

/**
 * Calls back whoever shows the trials of a carousel.
 *
 * @param {string} name
 */
export function tellTrial(name) {
  for (const listener of listeners) listener(name);
}

/**
 * Ends trials that are written: at once, or where that is not on the page yet, together with the next data.
 *
 * @param {string} name
 * @param {number[]} pages
 * @param {boolean} isShown
 */
export function endTrials(name, pages, isShown) {
  changeDrafts(name, (own) => {
    for (const page of pages) {
      const tried = own.pages.get(page);
      if (isShown) own.pages.delete(page);
      else if (tried) tried.isWritten = true;
    }
  });
}

/**
 * Tries a color wherever a picture is shown; how many pages those are.
 *
 * @param {string} image
 * @param {string} hex
 * @param {PinWay | null} way
 */
export function tryOnImage(image, hex, way) {
  let count = 0;
  for (const carousel of data.carousels) {
    carousel.pages.forEach((page, index) => {
      if (page.image !== image) return;
      tryColor(carousel.name, index, hex, way);
      count += 1;
    });
  }
  return count;
}

/** Ends the trials that have become pins, and those of pages that are gone. */
export function settleTrials() {
  for (const [name, own] of drafts) {
    const carousel = data.carousels.find((other) => other.name === name);
    changeDrafts(name, () => {
      for (const [page, { hex, isWritten }] of own.pages) {
        const shown = carousel?.pages[page];
        if (!shown || isWritten || (hex ?? undefined) === shown.pin) own.pages.delete(page);
      }
      if (!carousel || own.backdrops === carousel.backdrops) own.backdrops = null;
    });
  }
}
