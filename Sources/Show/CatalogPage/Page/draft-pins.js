// @ts-check
import { blend } from "./blending.js";
import { channels } from "./colors.js";
import { data } from "./data.js";

/**
 * Colors that are tried on pages, by the names of their carousels: what they are of the picture, and whether they are pinned already.
 *
 * @type {Map<string, Map<number, { hex: string, way: PinWay | null, isWritten?: boolean }>>}
 */
const trials = new Map();
/** @type {Set<(name: string) => void>} */
const listeners = new Set();

/**
 * Calls back with the name of a carousel of which other colors are tried; what it gives ends that.
 *
 * @param {(name: string) => void} listener
 */
export function onTrial(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The color that is tried on a page; undefined for none.
 *
 * @param {string} name
 * @param {number} page
 */
export function trial(name, page) { return trials.get(name)?.get(page)?.hex; }

/**
 * What of its picture the color is that is tried on a page; null for a color of one's own.
 *
 * @param {string} name
 * @param {number} page
 */
export function trialWay(name, page) { return trials.get(name)?.get(page)?.way ?? null; }

/**
 * Tries a color on a page; null ends that.
 *
 * @param {string} name
 * @param {number} page
 * @param {string | null} hex
 * @param {PinWay | null} way
 */
export function tryColor(name, page, hex, way = null) {
  const own = trials.get(name) ?? new Map();
  if (hex === null) own.delete(page);
  else own.set(page, { hex, way });
  if (own.size > 0) trials.set(name, own);
  else trials.delete(name);
  tellTrial(name);
}

/**
 * Calls back whoever shows the trials of a carousel.
 *
 * @param {string} name
 */
export function tellTrial(name) {
  for (const listener of listeners) listener(name);
}

/**
 * Ends a trial whose color is pinned now: at once, or where the pin is not on the page yet, together with the next data.
 *
 * @param {string} name
 * @param {number} page
 * @param {boolean} isShown
 */
export function endTrial(name, page, isShown) {
  const tried = trials.get(name)?.get(page);
  if (tried && !isShown) tried.isWritten = true;
  if (isShown) tryColor(name, page, null);
  else tellTrial(name);
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
  for (const [name, own] of trials) {
    const carousel = data.carousels.find((other) => other.name === name);
    for (const [page, { hex, isWritten }] of own) {
      const shown = carousel?.pages[page];
      if (!shown || shown.pin === hex || isWritten) tryColor(name, page, null);
    }
  }
}

/**
 * A table with the colors that are tried on its carousel.
 *
 * @param {ColorTable} table
 * @param {CarouselItem} carousel
 * @returns {ColorTable}
 */
export function withTrials(table, carousel) {
  const own = trials.get(carousel.name);
  const count = carousel.pages.length;
  if (!own) return table;
  return { locations: table.locations, tracks: table.tracks.map((track) => {
    const ends = carousel.pages.map((_, page) => {
      const tried = own.get(page)?.hex;
      if (tried) return channels(tried);
      const stops = track[Math.min(page, track.length - 1)];
      return stops[page < track.length ? 0 : stops.length - 1].color;
    });
    if (count === 1) return [[{ progress: 0, color: ends[0] }]];
    return track.map((stops, from) => {
      const to = (from + 1) % count;
      return own.has(from) || own.has(to) ? blend(ends[from], ends[to], carousel.space, carousel.easing) : stops;
    });
  }) };
}
