// @ts-check
import { data } from "./data.js";

/**
 * A color tried on a page (null: no pin), and the part of the picture that it comes from. It is pinned as a color,
 * unless a person chooses to pin the part of the picture.
 *
 * @typedef {{ hex: string | null, way: PinWay | null, form: "color" | "picture", isWritten?: boolean }} Draft
 * @typedef {{ pages: Map<number, Draft>, backdrops: string | null }} Drafts
 */

/**
 * The trials by carousel.
 *
 * @type {Map<string, Drafts>}
 */
const drafts = new Map();
/** @type {Set<(name: string) => void>} */
const listeners = new Set();

/**
 * Adds a function to call with the name of a carousel when its trial changes; returns a function that removes it.
 *
 * @param {(name: string) => void} listener
 */
export function onTrial(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns the trial on a carousel; undefined if there is none.
 *
 * @param {string} name
 */
export function draftsOf(name) { return drafts.get(name); }

/**
 * Returns the trial on a page; undefined if there is none.
 *
 * @param {string} name
 * @param {number} page
 */
export function draft(name, page) { return drafts.get(name)?.pages.get(page); }

/**
 * Returns the pin that a trial is written as; null to remove the pin.
 *
 * @param {Draft} tried
 * @returns {PinValue | null}
 */
export function pinOf({ hex, way, form }) {
  if (!hex || !way || form === "color") return hex;
  return "swatch" in way ? `swatch ${way.swatch}` : way;
}

/** Returns whether there is a trial that hasn't been written. */
export function hasUnwritten() {
  return [...drafts.values()].some(({ pages, backdrops }) => backdrops !== null || [...pages.values()].some(({ isWritten }) => !isWritten));
}

/**
 * Changes the trial on a carousel, and deletes it if it becomes empty.
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
 * Tries a color on a page; null tries the page without its pin.
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
 * Ends the whole trial of a carousel.
 *
 * @param {string} name
 */
export function discardAll(name) {
  drafts.delete(name);
  tellTrial(name);
}

/**
 * Tries a backdrop form on the pages without a pin; null ends this trial.
 *
 * @param {string} name
 * @param {string | null} form
 */
export function tryBackdrops(name, form) { changeDrafts(name, (own) => { own.backdrops = form; }); }

/**
 * Notifies the listeners about the trial on a carousel.
 *
 * @param {string} name
 */
export function tellTrial(name) {
  for (const listener of listeners) listener(name);
}

/**
 * Ends trials that were written: immediately if the page already shows the pins, otherwise with the next data.
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
 * Tries a color on every page that shows a picture; returns the number of these pages.
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

/** Ends the trials that have become pins, and those on pages that are gone. */
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
