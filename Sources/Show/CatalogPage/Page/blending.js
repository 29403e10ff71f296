// @ts-check
import { hexCode, mix, rounded } from "./colors.js";
import { element } from "./elements.js";

const canvas = element("canvas");
const context = canvas.getContext("2d", { willReadFrequently: true });

/**
 * From the progress of the finger to that of the colors: the browser's own arithmetic for what CSS calls an easing function.
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

/** So many stops a transition has that the browser blends. */
const count = 41;

/**
 * The colors from one to another as the browser blends them in a space: what a person tries is not compiled yet.
 *
 * @param {RGB} from
 * @param {RGB} to
 * @param {string} space with the way around the hue circle behind it, where it has one
 * @param {string | undefined} easing
 * @returns {ColorStop[]}
 */
export function blend(from, to, space, easing) {
  return blended(from, to, space, easing).map((color, index) => ({ color, progress: index / (count - 1) }));
}

/**
 * The same colors, evenly spaced in progress.
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
  parts.forEach((part, index) => {
    context.fillStyle = "#010203";
    context.fillStyle = `color-mix(in ${name}${way ? ` ${way} hue` : ""}, ${hexCode(to)} ${part * 100}%, ${hexCode(from)})`;
    // A space that the browser does not know leaves the color as it was.
    if (context.fillStyle === "#010203") isKnown = false;
    context.fillRect(index, 0, 1, 1);
  });
  if (!isKnown) return parts.map((part) => rounded(mix(from, to, part)));
  const pixels = context.getImageData(0, 0, count, 1).data;
  return parts.map((_, index) => [pixels[index * 4], pixels[index * 4 + 1], pixels[index * 4 + 2]]);
}
