// @ts-check
import { colorWords } from "./colors.js";
import { data, pageOfPicture, pictureOfPage } from "./data.js";

/**
 * A color that a person tries on a page before writing it; `hex` is null to try the page without its pin.
 *
 * `way` is the part of the picture that the color comes from, or the gradient whose top is `hex`. The pin names the
 * color, unless `form` says that it names the part of the picture. `picture` identifies the page in changed data.
 *
 * `before` is the trial that it replaced, and `order` sorts all trials by time. A color under a moving pointer
 * (`isPassing`) is replaced for good.
 *
 * @typedef {{ picture: import("./data.js").PagePicture, hex: string | null, way: PinWay | null, form: "color" | "picture", before: Draft | null,
 *   order: number, isPassing: boolean, isWritten?: boolean }} Draft
 * `backdrops` is the form of the pages without a pin, `formers` the forms that were tried before it, and `order` sorts
 * it among the trials of pages.
 *
 * @typedef {{ pages: Map<number, Draft>, backdrops: string | null, formers: string[], order: number }} Drafts
 */

/**
 * The trials, by carousel name.
 *
 * @type {Map<string, Drafts>}
 */
const drafts = new Map();
/** @type {Set<(name: string) => void>} */
const listeners = new Set();
/** The number of changes of trials since the page was loaded. */
export let changes = 0;

/**
 * Adds a function that is called with a carousel's name when its trial changes. Returns a function that removes it.
 *
 * @param {(name: string) => void} listener
 */
export function onTrial(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @param {string} name */
export function draftsOf(name) { return drafts.get(name); }

/**
 * @param {string} name
 * @param {number} page
 */
export function draft(name, page) { return drafts.get(name)?.pages.get(page); }

/**
 * Returns the pin that a trial is written as; null if it removes the pin.
 *
 * @param {Draft} tried
 * @returns {PinValue | null}
 */
export function pinOf({ hex, way, form }) {
  if (!hex || !way) return hex;
  if ("gradient" in way) return way.gradient;
  if (form === "color") return hex;
  return "swatch" in way ? `swatch ${way.swatch}` : way;
}

/**
 * Returns the colors of a trial from top to bottom; none if it removes the pin.
 *
 * @param {Draft} tried
 */
export function triedColors({ hex, way }) {
  if (!hex) return [];
  return way && "gradient" in way ? way.gradient : [hex];
}

/**
 * Returns the pinned colors of a page from top to bottom; none without a pin.
 *
 * @param {CarouselPage} page
 */
export function pinnedColors({ pin, pinnedGradient }) { return pinnedGradient ?? (pin ? [pin] : []); }

/**
 * Returns which pages of a carousel have no pin, in words.
 *
 * @param {CarouselItem} carousel
 */
export function pagesWithoutPin({ pages }) {
  const count = pages.filter(({ pin }) => !pin).length;
  return count === pages.length ? `all ${count} pages` : `${count} page${count === 1 ? "" : "s"} without a pin`;
}

/**
 * Returns the point of the picture that a tried color comes from; null for any other color.
 *
 * @param {Draft | undefined} tried
 */
export function pointOf(tried) { return tried?.way && "at" in tried.way ? tried.way.at : null; }

export function hasUnwritten() {
  return [...drafts.values()].some(({ pages, backdrops }) => backdrops !== null || [...pages.values()].some(({ isWritten }) => !isWritten));
}

/**
 * Changes the trial on a carousel, and deletes the trial if nothing is left to try.
 *
 * @param {string} name
 * @param {(own: Drafts) => void} change
 */
function changeDrafts(name, change) {
  const own = drafts.get(name) ?? { pages: new Map(), backdrops: null, formers: [], order: 0 };
  changes += 1;
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
 * @param {boolean} isPassing whether the pointer still moves over colors
 */
export function tryColor(name, page, hex, way = null, isPassing = false) {
  const former = draft(name, page);
  const isSame = former?.hex === hex && JSON.stringify(former.way) === JSON.stringify(way);
  if (former && isSame) {
    former.isPassing &&= isPassing;
    return;
  }
  changeDrafts(name, (own) => {
    const before = former?.isPassing ? former.before : former ?? null;
    own.pages.set(page, { picture: pictureOfPage(name, page), hex, way, form: former?.form ?? "color", before, order: changes, isPassing });
  });
}

/**
 * Returns a function that brings back the trial that a page has now.
 *
 * @param {string} name
 * @param {number} page
 */
export function trialRestorer(name, page) {
  const former = draft(name, page);
  return () => {
    if (draft(name, page) === former) return;
    changeDrafts(name, (own) => (former ? own.pages.set(page, former) : own.pages.delete(page)));
  };
}

/**
 * @param {string} name
 * @param {number} page
 */
export function discard(name, page) { changeDrafts(name, (own) => own.pages.delete(page)); }

/** @param {string} name */
export function discardAll(name) {
  changes += 1;
  drafts.delete(name);
  tellTrial(name);
}

/**
 * Tries a backdrop form on the pages without a pin; null ends the trial of a form.
 *
 * @param {string} name
 * @param {string | null} form
 */
export function tryBackdrops(name, form) {
  changeDrafts(name, (own) => {
    own.formers = form === null ? [] : [...own.formers, ...own.backdrops && own.backdrops !== form ? [own.backdrops] : []];
    own.backdrops = form;
    own.order = changes;
  });
}

/** @param {string} name */
export function tellTrial(name) {
  for (const listener of listeners) listener(name);
}

/**
 * Ends trials after they were written. If the page doesn't show the new pins yet, they end with the next data.
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
 * Tries a color on every page that shows a picture. Returns the number of these pages.
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

/**
 * Matches the trials to the pages of changed data. Ends the trials that the data now contains as pins, and those on
 * pages that no longer exist.
 *
 * No listener is called, because the whole page is drawn again afterwards.
 */
export function settleTrials() {
  for (const [name, own] of drafts) {
    const carousel = data.carousels.find((other) => other.name === name);
    const tried = [...own.pages.values()];
    own.pages.clear();
    for (const one of tried) {
      const page = pageOfPicture(name, one.picture);
      if (page === undefined || !carousel || one.isWritten || triedColors(one).join() === pinnedColors(carousel.pages[page]).join()) continue;
      own.pages.set(page, one);
    }
    if (!carousel || own.backdrops === carousel.backdrops) own.backdrops = null;
    if (own.pages.size === 0 && own.backdrops === null) drafts.delete(name);
  }
}

/**
 * Returns the latest trial of a carousel that isn't written, in words, and a function that goes back to the trial
 * before it; null if there is none.
 *
 * @param {string} name
 * @param {number | null} page the page whose trial is meant; null for any page
 */
export function latestTrial(name, page) {
  const own = drafts.get(name);
  if (!own) return null;
  const unwritten = [...own.pages].filter(([index, { isWritten }]) => !isWritten && (page === null || index === page));
  unwritten.sort(([, a], [, b]) => a.order - b.order);
  const [at, tried] = unwritten.at(-1) ?? [];
  const isForm = page === null && own.backdrops !== null && own.order > (tried?.order ?? -1);
  if (at !== undefined && tried && !isForm) {
    const { before } = tried;
    return { words: `${tried.picture.image} ${colorWords(triedColors(tried)) || "without its pin"}`, end: () => (before ? changeDrafts(name, (all) => all.pages.set(at, before)) : discard(name, at)) };
  }
  const carousel = data.carousels.find((one) => one.name === name);
  return own.backdrops === null || !carousel ? null : { words: `the ${own.backdrops === "color" ? "backdrop" : own.backdrops} on ${pagesWithoutPin(carousel)}`, end: () => changeDrafts(name, (all) => {
    all.backdrops = all.formers.pop() ?? null;
  }) };
}
