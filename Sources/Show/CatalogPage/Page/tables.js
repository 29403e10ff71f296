// @ts-check
import { darkForm } from "./arithmetic.js";
import { channels, mix, paint } from "./colors.js";

/**
 * Returns the two pages around a position, and the progress from one to the other, as `PagePair` in Swift does.
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
 * Returns a table of the page's data with its hexadecimal stops as numbers.
 *
 * @param {PageTable} table
 * @returns {ColorTable}
 */
export function readTable(table) {
  const stops = (/** @type {string} */ digits) => (digits.match(/.{8}/g) ?? []).map((code) =>
    ({ progress: parseInt(code.slice(0, 2), 16) / 100, color: channels(`#${code.slice(2)}`) }));
  return { locations: table.locations, tracks: table.tracks.map((track) => track.map(stops)) };
}

/**
 * Returns the color at a progress within a transition, not rounded. It is linear in gamma-encoded sRGB between two
 * stops.
 *
 * @param {ColorStop[]} stops
 * @param {number} progress
 */
export function colorAmong(stops, progress) {
  const after = stops.findIndex((stop) => stop.progress > progress);
  if (after < 1) return stops[stops.length - 1].color;
  const [from, to] = [stops[after - 1], stops[after]];
  return mix(from.color, to.color, (progress - from.progress) / (to.progress - from.progress));
}

/**
 * Returns the stops of a track in the transition at a position. A single page has one stop.
 *
 * @param {ColorStop[][]} track
 * @param {PagePair} pair
 */
export function stopsAt(track, pair) {
  return track[Math.min(pair.from, track.length - 1)];
}

/**
 * Returns the color of each track at a position.
 *
 * @param {ColorTable} table
 * @param {PagePair} pair
 */
export function colorsAt(table, pair) {
  return table.tracks.map((track) => colorAmong(stopsAt(track, pair), pair.progress));
}

/**
 * Returns the color of a vertical gradient at a height, as a fraction from the top.
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
 * @param {ColorTable} table
 * @param {number} page
 * @returns {RGB[]}
 */
export function pageColors({ tracks }, page) {
  return tracks.map((track) => {
    const stops = track[Math.min(page, track.length - 1)];
    return stops[page < track.length ? 0 : stops.length - 1].color;
  });
}

/**
 * Returns the colors of a page's pinned gradient in place of those of a table, which may have more rows; the given codes
 * if they aren't that gradient.
 *
 * @param {CarouselPage} page
 * @param {string[]} codes from top to bottom, in light or dark mode
 */
export function pinnedCodes({ pinnedGradient: light }, codes) {
  return [light, light?.map(darkForm)].find((own) => own && own[0] === codes[0] && own.at(-1) === codes.at(-1)) ?? codes;
}

/**
 * Returns the hex codes of a page from top to bottom, or one if they are all the same. It doesn't decode the whole
 * table.
 *
 * @param {CarouselItem} carousel
 * @param {number} page
 */
export function pageCodes({ light, dark, pages }, page, isDark = false) {
  const codes = (isDark ? dark : light).tracks.map((track) => (page < track.length ? track[page].slice(2, 8) : track[track.length - 1].slice(-6)));
  return pinnedCodes(pages[page], (new Set(codes).size === 1 ? codes.slice(0, 1) : codes).map((code) => `#${code.toUpperCase()}`));
}

/**
 * Returns colors from top to bottom as CSS.
 *
 * @param {number[]} locations
 * @param {RGB[]} colors
 */
export function verticalPaint(locations, colors) {
  if (colors.length === 1) return paint(colors[0]);
  return `linear-gradient(to bottom in srgb, ${colors.map((color, index) => `${paint(color)} ${locations[index] * 100}%`).join(", ")})`;
}

/**
 * Returns stops as a CSS gradient from left to right.
 *
 * @param {ColorStop[]} stops
 */
export function strip(stops) {
  if (stops.length === 1) return `linear-gradient(${paint(stops[0].color)}, ${paint(stops[0].color)})`;
  return `linear-gradient(to right, ${stops.map(({ color, progress }) => `${paint(color)} ${progress * 100}%`).join(", ")})`;
}
