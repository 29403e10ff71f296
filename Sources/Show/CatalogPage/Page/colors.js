// @ts-check

/**
 * Returns the red, green and blue of `#RRGGBB` or `#RRGGBBAA`, 0 … 255.
 *
 * @param {string} hex
 * @returns {RGB}
 */
export function channels(hex) {
  const channel = (/** @type {number} */ at) => parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/** @param {string} hex */
export function opacity(hex) {
  return hex.length > 7 ? parseInt(hex.slice(7, 9), 16) / 255 : 1;
}

/** @param {string | undefined} hex */
export function isTranslucent(hex) {
  return hex !== undefined && opacity(hex) < 1;
}

/** @param {RGB} color */
export function hexCode(color) {
  return "#" + color.map((value) => value.toString(16).toUpperCase().padStart(2, "0")).join("");
}

/** @param {RGB} color */
export function paint(color) {
  return `rgb(${color.join(" ")})`;
}

/**
 * Returns a blend of two colors, linear in gamma-encoded sRGB and not rounded.
 *
 * @param {RGB} from
 * @param {RGB} to
 * @param {number} part
 * @returns {RGB}
 */
export function mix(from, to, part) {
  const channel = (/** @type {0 | 1 | 2} */ at) => from[at] + (to[at] - from[at]) * part;
  return [channel(0), channel(1), channel(2)];
}

/**
 * @param {RGB} color
 * @returns {RGB}
 */
export function rounded(color) {
  return [Math.round(color[0]), Math.round(color[1]), Math.round(color[2])];
}

/**
 * Returns a color in CSS notation without rounding it, so that a gradient is only rounded when it is painted.
 *
 * @param {RGB} color
 */
export function exactPaint(color) {
  return `color(srgb ${color.map((value) => (value / 255).toFixed(6)).join(" ")})`;
}

/**
 * Returns the linear light of a value in sRGB, both 0 … 1.
 *
 * @param {number} value
 */
export function decoded(value) { return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4; }

/**
 * Returns the relative luminance of WCAG 2, 0 … 1.
 *
 * @param {RGB} color
 */
export function luminance(color) {
  return 0.2126 * decoded(color[0] / 255) + 0.7152 * decoded(color[1] / 255) + 0.0722 * decoded(color[2] / 255);
}

/**
 * Returns the contrast ratio of WCAG 2, 1 … 21.
 *
 * @param {RGB} first
 * @param {RGB} second
 */
export function contrastRatio(first, second) {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Returns black or white, whichever has more contrast with a color, or with each color of a gradient.
 *
 * @param {RGB[]} colors
 */
export function textOn(...colors) {
  const lowest = (/** @type {RGB} */ text) => Math.min(...colors.map((color) => contrastRatio(color, text)));
  return lowest([0, 0, 0]) > lowest([255, 255, 255]) ? "#000000" : "#FFFFFF";
}

/**
 * Returns the role of a swatch in words, such as "dark muted" for `darkMuted`.
 *
 * @param {string} role
 */
export function roleWords(role) { return role.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`); }

/**
 * Returns a color, or the colors of a gradient; empty if there are none.
 *
 * @param {string[]} codes from top to bottom
 */
export function colorWords(codes) { return codes.join(" → "); }

/**
 * Returns a color, or the ends of a gradient and the number of its colors if there are more, for a narrow cell.
 *
 * @param {string[]} codes from top to bottom, at least one
 */
export function colorLines(codes) {
  if (codes.length === 1) return codes[0];
  return `${codes[0]}\u00A0→ ${codes[codes.length - 1]}${codes.length > 2 ? ` (${codes.length}\u00A0colors)` : ""}`;
}
