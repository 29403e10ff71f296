// @ts-check
import { labOf } from "./arithmetic.js";
import { hexCode, mix, rounded } from "./colors.js";
import { element } from "./elements.js";

const canvas = element("canvas");
const context = canvas.getContext("2d", { willReadFrequently: true });

/**
 * Returns the easing function, which turns the progress of the finger into the progress of the colors. The browser
 * computes easing functions given in CSS.
 *
 * @param {string | undefined} easing
 * @returns {(part: number) => number}
 */
function curve(easing) {
  if (easing === undefined || easing === "linear") return (part) => part;
  if (easing === "smoothstep") return (part) => part * part * (3 - 2 * part);
  try {
    const effect = new KeyframeEffect(null, null, { duration: 1, easing, fill: "both" });
    const animation = new Animation(effect);
    return (part) => {
      animation.currentTime = part;
      return effect.getComputedTiming().progress ?? part;
    };
  } catch {
    return (part) => part;
  }
}

/** The number of colors that are sampled from a transition that the browser blends. */
const count = 41;

/**
 * Returns the stops of a transition that the browser blends, for colors that aren't compiled yet.
 *
 * @param {RGB} from
 * @param {RGB} to
 * @param {string} space optionally followed by the direction around the hue circle
 * @param {string | undefined} easing
 * @returns {ColorStop[]}
 */
export function blend(from, to, space, easing) {
  return blended(from, to, space, easing).map((color, index) => ({ color, progress: index / (count - 1) }));
}

/**
 * Returns a function for the blend `vivid`, which browsers don't know: a straight line in Oklab that keeps the chroma
 * of its ends (`VividPath.swift`).
 *
 * @param {RGB} from
 * @param {RGB} to
 * @returns {(part: number) => string} a CSS color
 */
function vividPath(from, to) {
  const [first, last] = [labOf(from), labOf(to)];
  const chromas = [Math.hypot(first[1], first[2]), Math.hypot(last[1], last[2])];
  const product = chromas[0] * chromas[1];
  const cosine = product > 0 ? (first[1] * last[1] + first[2] * last[2]) / product : 1;
  const kept = Math.sqrt(Math.max(0, (1 + Math.min(1, cosine)) / 2));
  return (part) => {
    const [lightness, a, b] = first.map((value, index) => value + (last[index] - value) * part);
    const chroma = Math.hypot(a, b);
    const lost = Math.max(0, chromas[0] + (chromas[1] - chromas[0]) * part - chroma);
    const scale = chroma > 0 ? 1 + kept * lost / chroma : 1;
    return `oklab(${Math.max(lightness, Math.min(lightness + 0.9 * (1 - kept) * lost, 0.97))} ${a * scale} ${b * scale})`;
  };
}

/**
 * Returns the sampled colors of a transition, evenly spaced in progress.
 *
 * @param {RGB} from
 * @param {RGB} to
 * @param {string} space
 * @param {string | undefined} easing
 * @returns {RGB[]}
 */
function blended(from, to, space, easing) {
  const [name, way] = space.split(" ");
  const progress = curve(easing);
  const parts = Array.from({ length: count }, (_, index) => progress(index / (count - 1)));
  if (!context) return parts.map((part) => rounded(mix(from, to, part)));
  canvas.width = count;
  canvas.height = 1;
  let isKnown = true;
  const vivid = name === "vivid" ? vividPath(from, to) : null;
  parts.forEach((part, index) => {
    context.fillStyle = "#010203";
    context.fillStyle = vivid ? vivid(part)
      : `color-mix(in ${name}${way ? ` ${way} hue` : ""}, ${hexCode(to)} ${part * 100}%, ${hexCode(from)})`;
    // If the browser can't parse the color, it keeps the former fill style. Then it doesn't know the color space.
    if (context.fillStyle === "#010203") isKnown = false;
    context.fillRect(index, 0, 1, 1);
  });
  if (!isKnown) return parts.map((part) => rounded(mix(from, to, part)));
  const pixels = context.getImageData(0, 0, count, 1).data;
  return parts.map((_, index) => [pixels[index * 4], pixels[index * 4 + 1], pixels[index * 4 + 2]]);
}
