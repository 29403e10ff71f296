// @ts-check

/** The channels of #RRGGBB or #RRGGBBAA without its opacity, 0 … 255. */
export function channels(hex) {
  return [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
}

/** The opacity of #RRGGBBAA, 0 … 1; #RRGGBB is opaque. */
export function opacity(hex) {
  return hex.length > 7 ? parseInt(hex.slice(7, 9), 16) / 255 : 1;
}

/** Whether something shines through a color. */
export function isTranslucent(hex) {
  return Boolean(hex) && opacity(hex) < 1;
}

/** The hex code of channels, #RRGGBB. */
export function hexCode(color) {
  return "#" + color.map((value) => value.toString(16).toUpperCase().padStart(2, "0")).join("");
}

/** The color in CSS notation. */
export function paint(color) {
  return `rgb(${color.join(" ")})`;
}

/** Between two colors, linear in gamma-encoded sRGB; not rounded. */
export function mix(from, to, part) {
  return from.map((value, index) => value + (to[index] - value) * part);
}

/** The nearest color of 8 bits a channel. */
export function rounded(color) {
  return color.map(Math.round);
}

/** A color that is not rounded in CSS notation: between two stops of a gradient it is rounded once, when it is painted. */
export function exactPaint(color) {
  return `color(srgb ${color.map((value) => (value / 255).toFixed(6)).join(" ")})`;
}

/** The relative luminance of WCAG 2, 0 … 1. */
function luminance(color) {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG 2, 1 … 21. */
export function contrastRatio(first, second) {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Black or white, whichever is read more easily on a color. */
export function textOn(color) {
  return contrastRatio(color, [0, 0, 0]) > contrastRatio(color, [255, 255, 255]) ? "#000000" : "#FFFFFF";
}
