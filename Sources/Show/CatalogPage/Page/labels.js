// @ts-check
import { channels } from "./colors.js";

/** The width or height, in pixels, to which the longer side of a picture is reduced before its pixels are read. */
export const mapWidth = 320;

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/**
 * Returns a color in Oklab (Ottosson 2020).
 *
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 */
function oklabOfBytes(red, green, blue) {
  const [r, g, b] = [linear[red], linear[green], linear[blue]];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

/**
 * Returns the index of the nearest swatch in Oklab for each pixel; 255 for transparent pixels.
 *
 * @param {ImageData} pixels
 * @param {Swatch[]} swatches
 */
export function labelMap(pixels, swatches) {
  const colors = swatches.map((swatch) => oklabOfBytes(...channels(swatch.hex)));
  const { data: bytes, width, height } = pixels;
  const labels = new Uint8Array(width * height).fill(255);
  /** @type {Map<number, number>} */
  const known = new Map();
  for (let index = 0; index < labels.length; index += 1) {
    if (bytes[index * 4 + 3] < 128) continue;
    const key = (bytes[index * 4] << 16) | (bytes[index * 4 + 1] << 8) | bytes[index * 4 + 2];
    let label = known.get(key);
    if (label === undefined) {
      const [l, a, b] = oklabOfBytes(bytes[index * 4], bytes[index * 4 + 1], bytes[index * 4 + 2]);
      let least = Infinity;
      label = 255;
      for (const [number, color] of colors.entries()) {
        const distance = (color[0] - l) ** 2 + (color[1] - a) ** 2 + (color[2] - b) ** 2;
        if (distance < least) {
          least = distance;
          label = number;
        }
      }
      known.set(key, label);
    }
    labels[index] = label;
  }
  return labels;
}

/** The maximum distance (ΔE OK) between two shades of one color, as `BleedRule.shadeDistance` in Swift. */
const shadeDistance = 0.1;

/** The share of the width and height that counts as border, 1 / `PictureLayout.borderDivisor` in Swift. */
const borderPart = 1 / 64;

/**
 * Returns the share of each color and its shades in the upper, left and right border, 0 … 1, as the bleed rule measures
 * it. Returns null if most of the border is transparent.
 *
 * The page reads a smaller picture than a compile, so the numbers differ slightly.
 *
 * @param {ImageData} pixels
 * @param {string[]} hexes
 */
export function borderShares({ data: bytes, width, height }, hexes) {
  const colors = hexes.map((hex) => oklabOfBytes(...channels(hex)));
  const [columns, rows] = [Math.max(1, Math.round(width * borderPart)), Math.max(1, Math.round(height * borderPart))];
  const sums = colors.map(() => 0);
  let total = 0;
  const add = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ part) => {
    const at = (y * width + x) * 4;
    const weight = part * (bytes[at + 3] / 255);
    if (weight === 0) return;
    total += weight;
    const [l, a, b] = oklabOfBytes(bytes[at], bytes[at + 1], bytes[at + 2]);
    colors.forEach((color, index) => {
      if (Math.hypot(color[0] - l, color[1] - a, color[2] - b) <= shadeDistance) sums[index] += weight;
    });
  };
  for (let y = 0; y < rows; y += 1) for (let x = 0; x < width; x += 1) add(x, y, 1 / (3 * rows * width));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      add(x, y, 1 / (3 * columns * height));
      add(width - 1 - x, y, 1 / (3 * columns * height));
    }
  }
  return total < 0.5 ? null : sums.map((sum) => sum / total);
}

/**
 * Returns a copy of the pixels in which only those of one swatch keep their color; all others are gray.
 *
 * @param {ImageData} pixels
 * @param {Uint8Array} labels
 * @param {number} chosen
 */
export function highlighted(pixels, labels, chosen) {
  const shown = new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height);
  for (let index = 0; index < labels.length; index += 1) {
    if (labels[index] === chosen) continue;
    const [red, green, blue] = [0, 1, 2].map((channel) => pixels.data[index * 4 + channel]);
    const gray = 0.25 * (0.299 * red + 0.587 * green + 0.114 * blue) + 96;
    shown.data.set([gray, gray, gray], index * 4);
  }
  return shown;
}

/**
 * Returns the first and last pixel of the box around a point, in one direction. The box is a fiftieth of the picture,
 * as in `PointColors` in Swift.
 *
 * @param {number} place 0 … 1
 * @param {number} count
 */
function around(place, count) {
  const [center, reach] = [place * count, count / 100];
  const nearest = Math.min(Math.floor(center), count - 1);
  return [Math.max(0, Math.min(Math.ceil(center - reach - 0.5), nearest)),
    Math.min(count - 1, Math.max(Math.floor(center + reach - 0.5), nearest))];
}

/**
 * Returns the size of the box around a point in words, such as `mean of 8 × 4 pixels`.
 *
 * @param {PictureFrame} frame
 * @param {[x: number, y: number]} place
 */
export function meanWords({ width = 1, height = 1 }, [x, y]) {
  const size = (/** @type {number[]} */ [first, last]) => last - first + 1;
  return `mean of ${size(around(x, width))} × ${size(around(y, height))} pixels`;
}

/**
 * Returns the mean color around a point, which a pin to this point would have. Returns null if the picture is mostly
 * transparent there.
 *
 * @param {{ width: number, height: number, data: ArrayLike<number> }} pixels
 * @param {[x: number, y: number]} place from the left and top, 0 … 1
 * @returns {RGB | null}
 */
export function meanColor({ width, height, data: bytes }, [x, y]) {
  const [left, right] = around(x, width);
  const [first, last] = around(y, height);
  let [red, green, blue, alpha] = [0, 0, 0, 0];
  for (let row = first; row <= last; row += 1) {
    for (let at = (row * width + left) * 4; at <= (row * width + right) * 4; at += 4) {
      const weight = bytes[at + 3];
      red += bytes[at] * weight;
      green += bytes[at + 1] * weight;
      blue += bytes[at + 2] * weight;
      alpha += weight;
    }
  }
  if (alpha < 128 * (right - left + 1) * (last - first + 1)) return null;
  const mean = (/** @type {number} */ sum) => Math.floor((sum + Math.floor(alpha / 2)) / alpha);
  return [mean(red), mean(green), mean(blue)];
}
