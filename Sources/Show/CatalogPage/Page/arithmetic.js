// @ts-check
import { channels, contrastRatio, decoded, hexCode, luminance, mix, rounded } from "./colors.js";

/** @typedef {[lightness: number, a: number, b: number]} Lab */

/** @param {number} value */
const encoded = (value) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);
/** @param {number} value */
const clamped = (value) => (value > 0 ? Math.min(value, 1) : 0);

/**
 * Returns the Oklab color of linear red, green and blue (Ottosson 2020).
 *
 * @param {number[]} linear red, green and blue in linear light, 0 … 1
 * @returns {Lab}
 */
function labOfLinear([r, g, b]) {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

/**
 * Returns the linear light of a color in Oklab; components outside 0 … 1 are outside sRGB.
 *
 * @param {Lab} lab
 */
function linearLight([lightness, a, b]) {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s];
}

/** @param {RGB} color */
export function labOf(color) { return labOfLinear(color.map((value) => decoded(value / 255))); }

/**
 * Returns the 8-bit sRGB color of linear red, green and blue.
 *
 * @param {number[]} linear
 * @returns {RGB}
 */
function bytes(linear) {
  const [red, green, blue] = linear.map((value) => Math.round(clamped(encoded(clamped(value))) * 255));
  return [red, green, blue];
}

/**
 * Returns the sRGB color of an Oklab color. A color outside sRGB loses as little chroma as possible (CSS Color 4,
 * section 13.2), as in `GamutMapping` in Swift.
 *
 * @param {Lab} lab
 * @returns {RGB}
 */
function mapped([lightness, a, b]) {
  const slack = 1e-6;
  const isInside = (/** @type {number[]} */ linear) => linear.every((value) => value >= -slack / 12.92 && encoded(Math.max(value, 0)) <= 1 + slack);
  const direct = linearLight([lightness, a, b]);
  if (isInside(direct)) return bytes(direct);
  if (lightness >= 1) return [255, 255, 255];
  if (lightness <= 0) return [0, 0, 0];
  const chroma = Math.hypot(a, b);
  const aim = (/** @type {number} */ part) => /** @type {Lab} */ ([lightness, a * part, b * part]);
  const loss = (/** @type {number[]} */ linear, /** @type {Lab} */ wanted) => {
    const found = labOfLinear(linear.map(clamped));
    return Math.hypot(found[0] - wanted[0], found[1] - wanted[1], found[2] - wanted[2]);
  };
  if (loss(direct, [lightness, a, b]) < 0.02) return bytes(direct);
  let [low, high, lowIsInside] = [0, chroma, true];
  let best = direct;
  while (high - low > 0.0001) {
    const middle = (low + high) / 2;
    const wanted = aim(middle / chroma);
    const linear = linearLight(wanted);
    if (lowIsInside && isInside(linear)) {
      low = middle;
      continue;
    }
    best = linear;
    const lost = loss(linear, wanted);
    if (lost < 0.02) {
      if (0.02 - lost < 0.0001) break;
      lowIsInside = false;
      low = middle;
    } else {
      high = middle;
    }
  }
  return bytes(best);
}

/**
 * Returns the 8-bit color of red, green and blue, 0 … 1; components outside of that range are mapped into sRGB.
 *
 * @param {number[]} components
 */
export function mappedColor(components) { return mapped(labOfLinear(components.map((value) => Math.sign(value) * decoded(Math.abs(value))))); }

/**
 * Returns the dark mode color of a backdrop, as `DarkAppearance` in Swift computes it.
 *
 * @param {string} hex
 */
export function darkForm(hex) {
  const [lightness, a, b] = labOf(channels(hex));
  const own = Math.hypot(a, b);
  const hue = (Math.atan2(b, a) * 180 / Math.PI + 360) % 360;
  const dark = Math.min(lightness, 0.2273 + (0.3492 - 0.2273) * Math.min(1, own / 0.08) * lightness);
  // Dark yellow looks olive, so hues near yellow lose most of their chroma.
  const far = Math.abs(hue - 100) / 40;
  const chroma = far < 1 ? Math.min(own, 0.025 + 0.06 * far * far) : own;
  const shade = (/** @type {number} */ wanted) => linearLight([dark, own > 0 ? (a / own) * wanted : 0, own > 0 ? (b / own) * wanted : 0]);
  const isInside = (/** @type {number} */ wanted) => shade(wanted).every((value) => {
    const shown = value < 0 ? value * 12.92 : encoded(value);
    return shown >= -0.5 / 255 && shown <= 1 + 0.5 / 255;
  });
  let [inside, outside] = [0, chroma];
  if (isInside(chroma)) inside = chroma;
  else {
    for (let step = 0; step < 12; step += 1) {
      const middle = (inside + outside) / 2;
      if (isInside(middle)) inside = middle;
      else outside = middle;
    }
  }
  return hexCode(bytes(shade(inside)));
}

/**
 * Calls `visit` with every 8-bit color between two stops: the color, the progress at which it begins, and a progress at
 * which it is shown.
 *
 * @param {RGB} from
 * @param {RGB} to
 * @param {(color: RGB, beginning: number, middle: number) => void} visit
 */
function shownColors(from, to, visit) {
  const beginnings = [0];
  from.forEach((value, channel) => {
    const steps = Math.abs(to[channel] - value);
    for (let step = 0; step < steps; step += 1) beginnings.push((step + 0.5) / steps);
  });
  beginnings.sort((a, b) => a - b);
  beginnings.forEach((beginning, index) => {
    const next = beginnings[index + 1] ?? 1;
    const middle = (beginning + next) / 2;
    if (next > beginning) visit(rounded(mix(from, to, middle)), beginning, middle);
  });
  visit(to, 1, 1);
}

/**
 * Returns whether a color is shown at a progress. The result is exact to the last bit, as in `PackedColor` in Swift.
 *
 * @param {RGB} from
 * @param {RGB} to
 * @param {number} part
 * @param {RGB} color
 */
function isShownAt(from, to, part, color) {
  const bits = 52n;
  const progress = BigInt((part + 1 - 1) * 2 ** 52);
  return from.every((value, channel) =>
    BigInt(value) + ((BigInt(to[channel] - value) * progress + (1n << (bits - 1n))) >> bits) === BigInt(color[channel]));
}

/**
 * Returns the lowest contrast between an overlay and the colors of a table, rounded down, and its position.
 *
 * The position is the first page that has this contrast, or else the first position between pages. Each track is
 * measured separately.
 *
 * @param {ColorTable} table
 * @param {string} overlay
 */
export function worstContrast({ tracks }, overlay) {
  const against = channels(overlay);
  let worst = { position: 0, worst: Infinity };
  const meet = (/** @type {RGB} */ color, /** @type {() => number} */ position) => {
    const ratio = contrastRatio(color, against);
    if (ratio < worst.worst) worst = { position: position(), worst: ratio };
  };
  for (const track of tracks) {
    track.forEach((stops, from) => meet(rounded(stops[0].color), () => from));
    track.forEach((stops, from) => stops.slice(1).forEach((stop, index) => {
      const before = stops[index];
      const [start, end] = [rounded(before.color), rounded(stop.color)];
      shownColors(start, end, (color, beginning, middle) => meet(color, () => {
        const part = isShownAt(start, end, beginning, color) ? beginning : middle;
        return from + before.progress + (stop.progress - before.progress) * part;
      }));
    }));
  }
  return { position: worst.position, worst: Math.floor(worst.worst * 100) / 100 };
}

/** The step of OKLCH lightness in which backdrops are adjusted, as in `ContrastAdjustment` in Swift. */
const lightnessStep = 0.005;

/**
 * Returns a backdrop and its lighter or darker forms, step by step to white or black.
 *
 * @param {RGB} color
 * @param {boolean} isLighter
 */
function lightnessSteps(color, isLighter) {
  const [lightness, a, b] = labOf(color);
  const room = isLighter ? 1 - lightness : lightness;
  const count = Math.max(1, Math.ceil(room / lightnessStep));
  return Array.from({ length: count + 1 }, (_, index) => {
    const change = Math.min(index * lightnessStep, Math.max(room, 0));
    /** @type {RGB} */
    const end = isLighter ? [255, 255, 255] : [0, 0, 0];
    return { change, color: index === 0 ? color : index === count ? end : mapped([lightness + (isLighter ? change : -change), a, b]) };
  });
}

/**
 * The colors that a page's backdrop may be adjusted to: from the backdrop itself to black or white. `changes` has their
 * differences in lightness, and `least` is the index of the first color with enough contrast.
 *
 * @typedef {{ colors: RGB[], changes: number[], least: number }} Levels
 */

/**
 * Returns the lowest allowed level; null if none is allowed. Every level above an allowed level is allowed too.
 *
 * @param {number} low
 * @param {number} high
 * @param {(level: number) => boolean} isAllowed
 */
function leastLevel(low, high, isAllowed) {
  if (!isAllowed(high)) return null;
  let [first, last] = [low, high];
  while (first < last) {
    const middle = Math.floor((first + last) / 2);
    if (isAllowed(middle)) last = middle;
    else first = middle + 1;
  }
  return last;
}

/**
 * Returns a level for each page so that all transitions are allowed and the sum of changes is minimal, as
 * `MinimalLightnessChange` in Swift does. Returns null if there is no such choice.
 *
 * @param {Levels[]} pages
 * @param {boolean} wraps
 * @param {(from: RGB, to: RGB) => boolean} isAllowed
 * @returns {{ levels: number[], sum: number } | null}
 */
function leastChange(pages, wraps, isAllowed) {
  const count = pages.length;
  const needs = Array.from({ length: count === 1 ? 0 : wraps ? count : count - 1 }, (_, index) => {
    const [from, to] = [pages[index], pages[(index + 1) % count]];
    if (isAllowed(from.colors[from.least], to.colors[to.least])) return { isActive: false, list: from.colors.map(() => to.least) };
    /** @type {(number | null)[]} */
    const list = from.colors.map(() => null);
    /** @type {number | null} */
    let need = null;
    for (let start = from.least; start < from.colors.length; start += 1) {
      if (need !== to.least) need = leastLevel(to.least, need ?? to.colors.length - 1, (level) => isAllowed(from.colors[start], to.colors[level]));
      list[start] = need;
    }
    return { isActive: true, list };
  });
  const path = (/** @type {number} */ start, /** @type {number | null} */ fixed) => {
    const order = pages.map((_, index) => (start + index) % count);
    let sums = pages[start].changes.map((change, level) => (level >= pages[start].least && (fixed ?? level) === level ? change : Infinity));
    /** @type {number[][]} */
    const choices = [];
    order.slice(1).forEach((next, index) => {
      const levels = pages[next];
      // The best previous level for each level of the next page, among those that allow the transition.
      const best = levels.colors.map(() => ({ sum: Infinity, level: 0 }));
      needs[order[index]].list.forEach((need, level) => {
        if (need !== null && sums[level] < best[need].sum) best[need] = { sum: sums[level], level };
      });
      for (let level = 1; level < best.length; level += 1) if (best[level - 1].sum <= best[level].sum) best[level] = best[level - 1];
      choices.push(best.map(({ level }) => level));
      sums = best.map(({ sum }, level) => (level < levels.least ? Infinity : sum + levels.changes[level]));
    });
    if (fixed !== null) sums = sums.map((sum, level) => ((needs[order[count - 1]].list[level] ?? Infinity) > fixed ? Infinity : sum));
    let level = sums.reduce((least, sum, index) => (sum < sums[least] ? index : least), 0);
    const sum = sums[level];
    if (sum === Infinity) return null;
    const levels = pages.map(() => 0);
    for (let index = count - 1; index >= 0; index -= 1) {
      levels[order[index]] = level;
      if (index > 0) level = choices[index - 1][level];
    }
    return { levels, sum };
  };
  if (!wraps || count === 1) return path(0, null);
  // If one transition allows every pair of levels, the circle of pages can be cut there and solved as a line.
  const cut = needs.findIndex(({ isActive }) => !isActive);
  if (cut >= 0) return path((cut + 1) % count, null);
  const all = pages[0].colors.flatMap((_, level) => (level < pages[0].least ? [] : path(0, level) ?? []));
  return all.reduce((least, one) => (!least || one.sum < least.sum ? one : least), /** @type {{ levels: number[], sum: number } | null} */ (null));
}

/**
 * Returns the backdrops with the required contrast, changed as little as possible, as `ContrastAdjustment` in Swift
 * does.
 *
 * @param {RGB[]} colors
 * @param {{ overlay: string, contrast: number, wraps: boolean }} wanted
 * @param {(from: RGB, to: RGB) => ColorStop[]} curve the stops between two pages
 * @returns {RGB[]}
 */
export function adjustedColors(colors, { overlay, contrast, wraps }, curve) {
  const against = channels(overlay);
  const best = Math.max(contrastRatio(against, [0, 0, 0]), contrastRatio(against, [255, 255, 255]));
  const allHave = (/** @type {RGB} */ from, /** @type {RGB} */ to, /** @type {(color: RGB) => boolean} */ isAllowed) => {
    const stops = curve(from, to);
    return stops.slice(1).every((stop, index) => {
      let isFine = true;
      shownColors(rounded(stops[index].color), rounded(stop.color), (color) => { isFine = isFine && isAllowed(color); });
      return isFine;
    });
  };
  const hasContrast = (/** @type {RGB[]} */ pages) => {
    const isFine = (/** @type {RGB} */ color) => contrastRatio(color, against) >= contrast;
    return pages.every(isFine) && pages.every((color, index) =>
      pages.length === 1 || (!wraps && index === pages.length - 1) || allHave(color, pages[(index + 1) % pages.length], isFine));
  };
  if (contrast > best || hasContrast(colors)) return colors;
  const sides = [false, true].map((isLighter) => ({ isLighter, steps: colors.map((color) => lightnessSteps(color, isLighter)) }));
  for (let aim = contrast; aim <= best; aim *= 1.002) {
    /** @type {{ colors: RGB[], sum: number } | null} */
    let least = null;
    for (const { isLighter, steps } of sides) {
      const isAllowed = (/** @type {RGB} */ color) => (luminance(color) > luminance(against)) === isLighter && contrastRatio(color, against) >= aim;
      const pages = steps.map((all) => ({ colors: all.map(({ color }) => color), changes: all.map(({ change }) => change),
        least: all.findIndex(({ color }) => isAllowed(color)) }));
      const found = pages.every((page) => page.least >= 0) ? leastChange(pages, wraps, (from, to) => allHave(from, to, isAllowed)) : null;
      if (found && (!least || found.sum < least.sum)) least = { colors: pages.map((page, index) => page.colors[found.levels[index]]), sum: found.sum };
    }
    if (least && hasContrast(least.colors)) return least.colors;
  }
  /** @type {RGB} */
  const extreme = contrastRatio(against, [0, 0, 0]) === best ? [0, 0, 0] : [255, 255, 255];
  return colors.map(() => extreme);
}
