/** @typedef {"light" | "dark"} Appearance */
/** @typedef {"page" | "paged" | "snap" | "deck"} CarouselStyle */
/** @typedef {{ readonly light: string, readonly dark: string }} AppearanceColors */
/**
 * The backdrop colors at one height, for every position.
 *
 * Each inner list contains the stops of the transition from one page to the next. A stop is a number of four bytes: the
 * progress in hundredths, then red, green and blue. A carousel with a single page has one list with one stop.
 *
 * @typedef {readonly (readonly number[])[]} Track
 */
/**
 * The backdrop of a carousel in one appearance, light or dark.
 *
 * `flat` is a single color at every position. For vertical gradients, `tracks` are the colors at each of the `heights`,
 * 0 … 1 from the top.
 *
 * @typedef {{ readonly flat: Track, readonly heights?: readonly number[], readonly tracks?: readonly Track[] }} Tables
 */
/**
 * @typedef {{ readonly image: string, readonly backdrop: AppearanceColors, readonly isPinned: boolean,
 *   readonly texts?: { readonly [area: string]: AppearanceColors }, readonly scrim?: AppearanceColors }} CarouselPage
 */
/**
 * @typedef {object} CarouselParts
 * @property {string} name
 * @property {CarouselStyle} style
 * @property {boolean} wraps
 * @property {readonly CarouselPage[]} pages
 * @property {Tables} light
 * @property {Tables} dark
 * @property {number} [spacing]
 * @property {number} [padding]
 * @property {number} [threshold]
 * @property {string} [overlay]
 * @property {string} [foreground]
 */

/** Progress is counted in units of 2⁻⁵². JavaScript has only doubles, so it is split into two halves of 26 bits. */
const half = 2 ** 26;
const whole = 2 ** 52;

/**
 * Blends two colors in gamma-encoded sRGB.
 *
 * The arithmetic is exact, so that all of Tincture's runtimes return the same bytes.
 *
 * @param {number} start
 * @param {number} end
 * @param {number} progress 0 … 1
 */
function blend(start, end, progress) {
  const value = (1 + progress - 1) * whole;
  const high = Math.floor(value / half);
  const low = value - high * half;
  let color = 0;
  for (const shift of [16, 8, 0]) {
    const from = (start >>> shift) & 255;
    const difference = ((end >>> shift) & 255) - from;
    color = color * 256 + from + Math.floor((difference * high + half / 2 + Math.floor((difference * low) / half)) / half);
  }
  return color;
}

/**
 * Returns the pages before and after a position, and its progress between them, 0 … 1; undefined without pages.
 *
 * @param {number} position
 * @param {number} count
 * @param {boolean} wraps
 */
function pagePair(position, count, wraps) {
  if (count < 1) return undefined;
  if (count === 1 || !Number.isFinite(position)) return { from: 0, to: 0, progress: 0 };
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
 * Returns the color of a page at rest.
 *
 * @param {Track} track
 * @param {number} index
 */
function pageColor(track, index) {
  const stops = track[Math.min(index, track.length - 1)];
  return stops[index < track.length ? 0 : stops.length - 1] & 0xffffff;
}

/** Whether every transition of a track has exactly two stops, for each known track. @type {WeakMap<Track, boolean>} */
const evenTracks = new WeakMap();

/** @param {Track} track */
function isEven(track) {
  const known = evenTracks.get(track);
  if (known !== undefined) return known;
  const isTrue = track.every((stops) => stops.length === 2);
  evenTracks.set(track, isTrue);
  return isTrue;
}

/**
 * Returns the color of a track at a position, as 0xRRGGBB.
 *
 * @param {Track} track
 * @param {number} position
 * @param {number} count
 * @param {boolean} wraps
 * @returns {number}
 */
function lookUp(track, position, count, wraps) {
  if (!(position >= 0 && position < (count < 2 ? 0 : track.length))) {
    const pair = pagePair(position, count, wraps);
    if (!pair) return 0;
    if (pair.progress > 0 && pair.progress < 1) return lookUp(track, pair.from + pair.progress, count, wraps);
    return pageColor(track, pair.progress === 1 ? pair.to : pair.from);
  }
  const from = Math.floor(position);
  const stops = track[from];
  const progress = position - from;
  if (isEven(track)) return blend(stops[0], stops[1], progress);
  // The progress in whole hundredths; computing with two halves avoids rounding errors.
  const value = Math.min((1 + progress - 1) * whole, whole - 1);
  const high = Math.floor(value / half);
  const low = value - high * half;
  const hundredths = Math.floor((100 * high + Math.floor((100 * low) / half)) / half);
  let after = 1;
  while (stops[after] >>> 24 <= hundredths) after += 1;
  const start = after === 1 ? 0 : stops[after - 1] >>> 24;
  const way = (stops[after] >>> 24) - start;
  return blend(stops[after - 1], stops[after], ((100 * high - start * half) * half + 100 * low) / (way * whole));
}

/** @param {number} color */
const code = (color) => "#" + color.toString(16).toUpperCase().padStart(6, "0");

/**
 * Returns the relative luminance of WCAG 2, 0 … 1.
 *
 * @param {number} color
 */
function luminance(color) {
  const linear = (/** @type {number} */ byte) => {
    const part = byte / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(color >>> 16) + 0.7152 * linear((color >>> 8) & 255) + 0.0722 * linear(color & 255);
}

/** A carousel: its pages, how they move, and the backdrop at every scroll position. */
export class Carousel {
  /** @type {{ light: Tables, dark: Tables }} */
  #tables;

  /** @param {CarouselParts} parts */
  constructor(parts) {
    this.name = parts.name;
    this.style = parts.style;
    this.wraps = parts.wraps;
    this.pages = parts.pages;
    this.spacing = parts.spacing ?? 0;
    this.padding = parts.padding ?? 0;
    this.threshold = parts.threshold ?? 80;
    this.overlay = parts.overlay;
    this.foreground = parts.foreground;
    this.#tables = { light: parts.light, dark: parts.dark };
  }

  get pageCount() {
    return this.pages.length;
  }

  /**
   * Returns the backdrop at a position: one color, or the colors of a vertical gradient from the top.
   *
   * @param {number} position
   * @param {Appearance} appearance
   */
  #colors(position, appearance) {
    const { flat, heights = [0], tracks = [flat] } = this.#tables[appearance];
    return tracks.map((track, index) => ({
      location: heights[index], number: lookUp(track, position, this.pageCount, this.wraps),
    }));
  }

  /**
   * @param {number} position
   * @param {Appearance} [appearance]
   */
  colorAt(position, appearance = "light") {
    return code(lookUp(this.#tables[appearance].flat, position, this.pageCount, this.wraps));
  }

  /**
   * @param {number} position
   * @param {Appearance} [appearance]
   */
  stopsAt(position, appearance = "light") {
    return this.#colors(position, appearance).map(({ location, number }) => ({ location, color: code(number) }));
  }

  /**
   * @param {number} position
   * @param {Appearance} [appearance]
   */
  backdropAt(position, appearance = "light") {
    const stops = this.stopsAt(position, appearance);
    if (stops.length === 1) return stops[0].color;
    const texts = stops.map(({ location, color }) => `${color} ${+(location * 100).toFixed(4)}%`);
    return `linear-gradient(to bottom, ${texts.join(", ")})`;
  }

  /**
   * @param {number} position
   * @param {Appearance} [appearance]
   */
  foregroundAt(position, appearance = "light") {
    const lights = this.#colors(position, appearance).map(({ number }) => luminance(number));
    // Compares white on the lightest color with black on the darkest color; both contrasts are multiplied by their
    // denominators.
    const isWhite = 1.05 * 0.05 >= (Math.max(...lights) + 0.05) * (Math.min(...lights) + 0.05);
    return isWhite ? "#FFFFFF" : "#000000";
  }

  /**
   * @param {number} width
   * @param {{ isRightToLeft?: boolean }} [options]
   */
  geometry(width, options = {}) {
    const { style, pageCount, wraps, spacing, padding, threshold } = this;
    return new CarouselGeometry({ style, width, pageCount, wraps, spacing, padding, threshold, ...options });
  }
}

/** @param {number} length */
const positive = (length) => (length > 0 && Number.isFinite(length) ? length : 0);

/**
 * @param {number} value
 * @param {number} low
 * @param {number} high
 */
const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

/**
 * Rounds to the nearest whole number, and halves away from zero.
 *
 * @param {number} value
 */
const rounded = (value) => Math.sign(value) * Math.round(Math.abs(value)) + 0;

/**
 * Limits a number of pages to a million in both directions; NaN becomes 0.
 *
 * @param {number} value
 */
const held = (value) => (Number.isNaN(value) ? 0 : clamp(value, -1e6, 1e6));

/** The fraction of the width that a drag must pass to turn a page of a `paged` carousel. */
const turningPart = 0.65;
/** The fraction of a drag that counts beyond the first or last card of a `snap` carousel. */
const resistance = 0.25;

/** The geometry of a carousel in a view: from drags and scroll offsets to positions, and to the locations of pages. */
export class CarouselGeometry {
  /**
   * @param {object} parts
   * @param {CarouselStyle} parts.style
   * @param {number} parts.width
   * @param {number} parts.pageCount
   * @param {boolean} parts.wraps
   * @param {number} [parts.spacing]
   * @param {number} [parts.padding]
   * @param {number} [parts.threshold]
   * @param {boolean} [parts.isRightToLeft]
   */
  constructor({ style, width, pageCount, wraps, spacing = 0, padding = 0, threshold = 80, isRightToLeft = false }) {
    this.style = style;
    this.width = width;
    this.pageCount = Math.max(0, pageCount);
    this.wraps = wraps;
    this.spacing = spacing;
    this.padding = padding;
    this.threshold = threshold;
    this.isRightToLeft = isRightToLeft;
  }

  get pitch() {
    if (this.style === "deck") return positive(this.threshold);
    return positive(this.style === "snap" ? this.width - (this.padding - this.spacing) : this.width);
  }

  get pageWidth() {
    return positive(this.style === "snap" ? this.width - this.padding : this.width);
  }

  /** @param {number} index */
  #page(index) {
    if (this.pageCount === 0) return 0;
    if (!this.wraps) return clamp(index, 0, this.pageCount - 1);
    return ((index % this.pageCount) + this.pageCount) % this.pageCount;
  }

  /**
   * Returns the distance of a drag toward the previous page.
   *
   * @param {number} drag
   */
  #backward(drag) {
    return this.isRightToLeft ? -drag : drag;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  position(index, drag) {
    const back = this.#backward(drag);
    if (this.style === "deck") {
      const isUsable = positive(this.threshold) > 0 && Number.isFinite(back);
      return isUsable ? index + Math.min(Math.abs(back) / this.threshold, 1) : index;
    }
    const pitch = this.pitch;
    if (pitch === 0 || !Number.isFinite(back)) return index;
    if (this.style === "page") return index + clamp((this.width - back - this.width) / this.width, -1, 1);
    const isOutward = (index <= 0 && back > 0) || (index >= this.pageCount - 1 && back < 0);
    const turned = (this.style === "snap" && !this.wraps && isOutward ? back * resistance : back) / pitch;
    return Number.isFinite(turned) ? index - turned : index;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  #dragTarget(index, drag) {
    const count = this.pageCount;
    if (count === 0) return 0;
    if (this.style === "deck" && !this.wraps && index >= count) return count;
    const page = this.#page(index);
    let turned = 0;
    if (this.style === "paged") {
      const length = turningPart * this.pitch;
      const pages = Math.trunc(-this.#backward(drag) / length);
      turned = length > 0 && (this.wraps || Number.isFinite(drag)) ? held(pages) : 0;
    } else if (this.style === "deck") {
      const isPassed = this.threshold > 0 && Number.isFinite(drag) && Math.abs(drag) > this.threshold;
      return page + (isPassed ? 1 : 0);
    } else if (this.style === "snap" && !this.wraps) {
      return clamp(rounded(this.position(page, drag)), 0, count - 1);
    } else {
      turned = held(rounded(this.position(page, drag) - page));
    }
    return this.wraps ? page + turned : clamp(page + turned, 0, count - 1);
  }

  /**
   * @param {number} index
   * @param {number} drag
   * @param {number} [velocity]
   */
  target(index, drag, velocity = 0) {
    const dragged = this.#dragTarget(index, drag);
    if (velocity === 0 || !Number.isFinite(velocity)) return dragged;
    return clamp(this.#dragTarget(index, drag + velocity / 4), dragged - 1, dragged + 1);
  }

  /** @param {number} position */
  pageAt(position) {
    const pair = pagePair(position, this.pageCount, this.wraps);
    return pair ? (pair.progress < 0.5 ? pair.from : pair.to) : 0;
  }

  /**
   * @param {number} index
   * @param {number} pages
   */
  turned(index, pages) {
    if (this.pageCount === 0) return 0;
    const target = this.#page(index) + pages;
    return this.wraps ? target : clamp(target, 0, this.pageCount - 1);
  }

  /** @param {number} scrollLeft */
  positionAtScroll(scrollLeft) {
    const moved = scrollLeft / this.pitch;
    return Number.isFinite(moved) ? this.#backward(moved) + 0 : 0;
  }

  /**
   * @param {number} page
   * @param {number} position
   */
  distance(page, position) {
    const count = this.pageCount;
    if (this.style === "deck" || count === 0 || !Number.isFinite(position) || (count === 1 && this.wraps)) return 0;
    let pages = page - position;
    if (this.wraps) {
      pages %= count;
      if (pages < -count / 2) pages += count;
      if (pages >= count / 2) pages -= count;
    }
    let distance = pages * this.pitch;
    if (this.style === "snap" && !this.wraps) distance -= (this.padding / 2) * (1 - clamp(position, 0, 1));
    return Number.isFinite(distance) ? this.#backward(distance) + 0 : 0;
  }

  /** @param {number} position */
  visiblePages(position) {
    const { pageCount: count, wraps, pitch } = this;
    const place = Number.isFinite(position) ? position : 0;
    const middle = wraps ? place : clamp(place, 0, count);
    const pair = pagePair(middle, count, wraps);
    if (!pair) return [];
    const first = pair.progress < 1 ? pair.from : pair.to;
    const isDeck = this.style === "deck";
    const beside = isDeck ? 0 : pitch > 0 ? Math.min(Math.ceil(this.width / pitch), 8) : 1;
    const front = isDeck && !wraps && middle >= count ? count : first;
    /** @type {Set<number>} */
    const pages = new Set();
    for (let index = front - beside; index <= front + (isDeck ? 2 : 1 + beside); index += 1) {
      if (wraps || (index >= 0 && index < count)) pages.add(this.#page(index));
    }
    if (isDeck) return [...pages];
    return [...pages].filter((page) =>
      pitch === 0 ? page === first : Math.abs(this.distance(page, place)) < (this.width + this.pageWidth) / 2);
  }

  /** @param {number} drag */
  static cardOpacity(drag) {
    return Number.isFinite(drag) ? clamp(2 - Math.abs(drag) / 50, 0, 1) : 0;
  }
}

const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/**
 * Decodes Base64, because mini programs have no `atob`; returns no bytes for any other text.
 *
 * @param {string} text
 */
function bytesOf(text) {
  const bytes = [];
  let bits = 0;
  let count = 0;
  for (const character of text.replace(/=+$/, "")) {
    const value = digits.indexOf(character);
    if (value < 0) return [];
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes.push((bits >> count) & 255);
  }
  return bytes;
}

/**
 * Returns the column and row of each coefficient in a channel of a ThumbHash, without the constant.
 *
 * @param {number} columns
 * @param {number} rows
 */
function places(columns, rows) {
  /** @type {[number, number][]} */
  const found = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = row ? 0 : 1; column * rows < columns * (rows - row); column += 1) found.push([column, row]);
  }
  return found;
}

/**
 * Decodes a ThumbHash in Base64 (https://github.com/evanw/thumbhash); undefined for any other text.
 *
 * @param {string} hash
 */
export function placeholder(hash) {
  const bytes = bytesOf(hash);
  if (bytes.length < 5) return undefined;
  const colors = bytes[0] | (bytes[1] << 8) | (bytes[2] << 16);
  const form = bytes[3] | (bytes[4] << 8);
  const hasAlpha = colors >> 23 === 1;
  const most = hasAlpha ? 5 : 7;
  const [across, down] = form >> 15 ? [most, form & 7] : [form & 7, most];
  if ((form & 7) === 0 || (hasAlpha && bytes.length < 6)) return undefined;
  const alpha = hasAlpha ? (bytes[5] & 15) / 15 : 1;
  const constants = [(colors & 63) / 63, ((colors >> 6) & 63) / 31.5 - 1, ((colors >> 12) & 63) / 31.5 - 1, alpha];
  const scales = [
    ((colors >> 18) & 31) / 31, (((form >> 3) & 63) / 63) * 1.25, (((form >> 9) & 63) / 63) * 1.25, (bytes[5] >> 4) / 15,
  ];
  const lists = [places(Math.max(3, across), Math.max(3, down)), places(3, 3), places(3, 3)];
  if (hasAlpha) lists.push(places(5, 5));
  let next = hasAlpha ? 12 : 10;
  const needed = next + lists.reduce((sum, list) => sum + list.length, 0);
  if (bytes.length < Math.ceil(needed / 2)) return undefined;
  const channels = lists.map((list, channel) => list.map(([column, row]) => {
    const value = ((bytes[next >> 1] >> (next & 1 ? 4 : 0)) & 15) / 7.5 - 1;
    next += 1;
    return { column, row, value: value * scales[channel] };
  }));
  const ratio = across / down;
  const width = Math.round(ratio > 1 ? 32 : 32 * ratio);
  const height = Math.round(ratio > 1 ? 32 / ratio : 32);
  const components = (/** @type {number[]} */ [light, yellow, red]) => {
    const blue = light - (2 / 3) * yellow;
    const first = (3 * light - blue + red) / 2;
    return [first, first - red, blue].map((value) => clamp(value, 0, 1));
  };
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const values = constants.map((constant, channel) => (channels[channel] ?? []).reduce((sum, { column, row, value }) =>
        sum + value * Math.cos((Math.PI / width) * (x + 0.5) * column) * Math.cos((Math.PI / height) * (y + 0.5) * row) * 2,
      constant));
      const pixel = [...components(values), clamp(values[3], 0, 1)];
      rgba.set(pixel.map((value) => Math.floor(255 * value)), (y * width + x) * 4);
    }
  }
  const [red, green, blue] = components(constants).map((value) => Math.round(255 * value));
  return { width, height, rgba, color: code(red * 65536 + green * 256 + blue), alpha };
}

/**
 * Decodes a ThumbHash in Base64 to the `data:` URL of a PNG, for `src` and `url(…)`; empty for any other text.
 *
 * @param {string} hash
 */
export function placeholderURL(hash) {
  const picture = placeholder(hash);
  if (!picture) return "";
  const { width, height, rgba } = picture;
  const word = (/** @type {number} */ value) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
  /** @type {number[]} */
  const file = [137, 80, 78, 71, 13, 10, 26, 10];
  const add = (/** @type {string} */ type, /** @type {number[]} */ content) => {
    const bytes = [...type].map((letter) => letter.charCodeAt(0)).concat(content);
    let checksum = -1;
    for (const byte of bytes) {
      checksum ^= byte;
      for (let bit = 0; bit < 8; bit += 1) checksum = (checksum >>> 1) ^ (checksum & 1 ? 0xedb88320 : 0);
    }
    file.push(...word(content.length), ...bytes, ...word(~checksum));
  };
  /** @type {number[]} */
  const rows = [];
  for (let y = 0; y < height; y += 1) rows.push(0, ...rgba.subarray(y * width * 4, (y + 1) * width * 4));
  let [first, second] = [1, 0];
  for (const byte of rows) {
    first = (first + byte) % 65521;
    second = (second + first) % 65521;
  }
  const size = [rows.length & 255, rows.length >> 8];
  add("IHDR", [...word(width), ...word(height), 8, 6, 0, 0, 0]);
  // The pixels are one uncompressed block, which every decoder reads.
  add("IDAT", [120, 1, 1, ...size, ...size.map((byte) => 255 - byte), ...rows, second >> 8, second & 255, first >> 8, first & 255]);
  add("IEND", []);
  let text = "";
  for (let at = 0; at < file.length; at += 3) {
    const bits = (file[at] << 16) | ((file[at + 1] ?? 0) << 8) | (file[at + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => digits[(bits >> shift) & 63]).join("");
    text += letters.slice(0, Math.min(4, file.length - at + 1)).padEnd(4, "=");
  }
  return "data:image/png;base64," + text;
}
