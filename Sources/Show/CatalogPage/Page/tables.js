// @ts-check
import { channels, mix, paint } from "./colors.js";

/**
 * The pages to both sides of a position, and how far it is between them: `PagePair` of the library.
 *
 * @param {number} position
 * @param {number} count
 * @param {boolean} wraps
 * @returns {PagePair}
 */
export function pagePair(position, count, wraps) {
  if (count < 2 || !Number.isFinite(position)) return { from: 0, to: 0, progress: 0 };
  if (wraps) {
    let turned = position % count;
    if (turned < 0) turned += count;
    if (turned >= count) turned = 0;
    const from = Math.floor(turned);
    return { from, to: (from + 1) % count, progress: turned - from };
  }
  const held = Math.min(Math.max(position, 0), count - 1);
  const from = Math.min(Math.floor(held), count - 2);
  return { from, to: from + 1, progress: held - from };
}

/**
 * A table of the page's data, its samples made numbers: for each track a list of colors a transition.
 *
 * @param {SampledTable} table
 * @returns {ColorTable}
 */
export function readTable(table) {
  const colors = (/** @type {string} */ digits) => (digits.match(/.{6}/g) ?? []).map((code) => channels("#" + code));
  return { locations: table.locations, tracks: table.tracks.map((track) => track.map(colors)) };
}

/**
 * The color within one transition: between its samples it is linear in gamma-encoded sRGB; not rounded.
 *
 * @param {RGB[]} samples
 * @param {number} progress
 */
function sampled(samples, progress) {
  const place = progress * (samples.length - 1);
  const index = Math.min(Math.floor(place), samples.length - 1);
  return mix(samples[index], samples[Math.min(index + 1, samples.length - 1)], place - index);
}

/**
 * The samples of a track in the transition of a place; a single page has one for itself.
 *
 * @param {RGB[][]} track
 * @param {PagePair} pair
 */
export function samplesAt(track, pair) {
  return track[Math.min(pair.from, track.length - 1)];
}

/**
 * The color of each track at a place.
 *
 * @param {ColorTable} table
 * @param {PagePair} pair
 */
export function colorsAt(table, pair) {
  return table.tracks.map((track) => sampled(samplesAt(track, pair), pair.progress));
}

/**
 * The color of a vertical gradient at a height, 0 … 1 from the top.
 *
 * @param {number[]} locations
 * @param {RGB[]} colors
 * @param {number} height
 */
export function colorAtHeight(locations, colors, height) {
  if (height <= locations[0]) return colors[0];
  for (let index = 1; index < locations.length; index += 1) {
    if (height >= locations[index]) continue;
    const part = (height - locations[index - 1]) / (locations[index] - locations[index - 1]);
    return mix(colors[index - 1], colors[index], part);
  }
  return colors[colors.length - 1];
}

/**
 * Colors side by side as a CSS gradient.
 *
 * @param {RGB[]} colors
 */
export function strip(colors) {
  if (colors.length === 1) return paint(colors[0]);
  return `linear-gradient(to right, ${colors.map(paint).join(", ")})`;
}
