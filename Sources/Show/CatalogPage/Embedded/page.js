(() => {
"use strict";

// colors.js
/**
 * The channels of #RRGGBB or #RRGGBBAA without its opacity, 0 … 255.
 *
 * @param {string} hex
 * @returns {RGB}
 */
function channels(hex) {
  const channel = (/** @type {number} */ at) => parseInt(hex.slice(at, at + 2), 16);
  return [channel(1), channel(3), channel(5)];
}

/**
 * The opacity of #RRGGBBAA, 0 … 1; #RRGGBB is opaque.
 *
 * @param {string} hex
 */
function opacity(hex) {
  return hex.length > 7 ? parseInt(hex.slice(7, 9), 16) / 255 : 1;
}

/**
 * Whether something shines through a color.
 *
 * @param {string | undefined} hex
 */
function isTranslucent(hex) {
  return hex !== undefined && opacity(hex) < 1;
}

/**
 * The hex code of channels, #RRGGBB.
 *
 * @param {RGB} color
 */
function hexCode(color) {
  return "#" + color.map((value) => value.toString(16).toUpperCase().padStart(2, "0")).join("");
}

/**
 * The color in CSS notation.
 *
 * @param {RGB} color
 */
function paint(color) {
  return `rgb(${color.join(" ")})`;
}

/**
 * Between two colors, linear in gamma-encoded sRGB; not rounded.
 *
 * @param {RGB} from
 * @param {RGB} to
 * @param {number} part
 * @returns {RGB}
 */
function mix(from, to, part) {
  const channel = (/** @type {0 | 1 | 2} */ at) => from[at] + (to[at] - from[at]) * part;
  return [channel(0), channel(1), channel(2)];
}

/**
 * The nearest color of 8 bits a channel.
 *
 * @param {RGB} color
 * @returns {RGB}
 */
function rounded(color) {
  return [Math.round(color[0]), Math.round(color[1]), Math.round(color[2])];
}

/**
 * A color that is not rounded in CSS notation: between two stops of a gradient it is rounded once, when it is painted.
 *
 * @param {RGB} color
 */
function exactPaint(color) {
  return `color(srgb ${color.map((value) => (value / 255).toFixed(6)).join(" ")})`;
}

/**
 * The relative luminance of WCAG 2, 0 … 1.
 *
 * @param {RGB} color
 */
function luminance(color) {
  const linear = (/** @type {number} */ value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}

/**
 * The contrast ratio of WCAG 2, 1 … 21.
 *
 * @param {RGB} first
 * @param {RGB} second
 */
function contrastRatio(first, second) {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/**
 * Black or white, whichever is read more easily on a color.
 *
 * @param {RGB} color
 */
function textOn(color) {
  return contrastRatio(color, [0, 0, 0]) > contrastRatio(color, [255, 255, 255]) ? "#000000" : "#FFFFFF";
}

// elements.js
/**
 * Makes an element. Children that are strings become text, whatever they hold.
 *
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Attributes} attributes
 * @param {Child[]} children
 */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (typeof value === "function") made.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else made.setAttribute(key, value === true ? "" : `${value}`);
  }
  made.append(...present(children));
  return made;
}

/**
 * A list without what is missing in it.
 *
 * @template Value
 * @param {(Value | null | undefined)[]} values
 */
function present(values) {
  return values.filter(/** @type {(value: Value | null | undefined) => value is Value} */ ((value) => value !== null && value !== undefined));
}

/**
 * An element that the template of the page has.
 *
 * @param {string} identifier
 */
function templateElement(identifier) {
  const found = document.getElementById(identifier);
  if (!found) throw new Error(`The page has no #${identifier}`);
  return found;
}

/**
 * Text whose control characters, and those that turn the direction of writing, can be seen.
 *
 * @param {string} text
 */
function visible(text) {
  return text.replace(/[\p{Cc}\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCodePoint(0x2400 + code);
    return `‹U+${code.toString(16).toUpperCase().padStart(4, "0")}›`;
  });
}

/**
 * A name in its own direction of writing.
 *
 * @param {string} text
 */
function nameElement(text, className = "name") {
  return element("bdi", { class: className }, visible(text));
}

/**
 * A group of which one is chosen; calls back with its value.
 *
 * @template {string} Value
 * @param {{ label: string, name: string, options: [value: Value, text: string][], chosen: Value, onchange: (value: Value) => void,
 *   className?: string }} given
 */
function choice({ label, name, options, chosen, onchange, className = "choice" }) {
  const pill = element("div", { class: "choice-pill" });
  for (const [value, text] of options) {
    const input = element("input", { type: "radio", name, value, onchange: () => onchange(value) });
    input.checked = value === chosen;
    pill.append(element("label", {}, input, element("span", {}, text)));
  }
  return element("fieldset", { class: className }, element("legend", { class: "choice-label" }, label), pill);
}

/**
 * A list of which one is chosen; calls back with its value.
 *
 * @param {{ label: string, options: [value: string, text: string][], chosen: string, onchange: (value: string) => void, className?: string }} given
 */
function selection({ label, options, chosen, onchange, className = "selection" }) {
  /** @type {HTMLSelectElement} */
  const list = element("select", { onchange: () => onchange(list.value) },
    ...options.map(([value, text]) => element("option", { value, selected: value === chosen }, text)));
  return element("label", { class: className }, element("span", { class: "choice-label" }, label), list);
}

let identifiers = 0;
/**
 * An identifier that no other element of the page has.
 *
 * @param {string} prefix
 */
function freshIdentifier(prefix) {
  identifiers += 1;
  return `${prefix}-${identifiers}`;
}

// blending.js
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

/**
 * The colors from one to another, evenly spaced in progress, as the browser blends them in a space: what a person tries is not compiled yet.
 *
 * @param {RGB} from
 * @param {RGB} to
 * @param {string} space with the way around the hue circle behind it, where it has one
 * @param {string | undefined} easing
 * @param {number} count
 * @returns {RGB[]}
 */
function blend(from, to, space, easing, count) {
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

// memory.js
const prefix = "tincture-";

/**
 * What was chosen on this page before; pages of files share one memory, and a browser may keep none.
 *
 * @param {string} key
 * @returns {string | null}
 */
function recall(key) {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

/**
 * Keeps what was chosen; null forgets it.
 *
 * @param {string} key
 * @param {string | null} value
 */
function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Without a memory the page is as it was made.
  }
}

/**
 * One of several words, as it was chosen before; the first where nothing was.
 *
 * @template {string} Value
 * @param {string} key
 * @param {Value[]} values
 * @returns {Value}
 */
function recalledChoice(key, values) {
  const kept = recall(key);
  return values.find((value) => value === kept) ?? values[0];
}

// scheme.js
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
/** @type {["system", "light", "dark"]} */
const schemes = ["system", "light", "dark"];
/** @type {"system" | "light" | "dark"} */
let scheme = recalledChoice("appearance", schemes);
/** @type {Set<() => void>} */
const schemeListeners = new Set();

/** Whether the page is shown in the dark appearance. */
function isDark() {
  return scheme === "system" ? systemIsDark.matches : scheme === "dark";
}

/**
 * Calls back whenever the appearance has changed; what it gives ends that.
 *
 * @param {() => void} listener
 */
function onSchemeChange(listener) {
  schemeListeners.add(listener);
  return () => schemeListeners.delete(listener);
}

function schemeHasChanged() {
  for (const listener of schemeListeners) listener();
}

systemIsDark.addEventListener("change", schemeHasChanged);

/**
 * Shows the page in an appearance from now on.
 *
 * @param {"system" | "light" | "dark"} value
 */
function setScheme(value) {
  scheme = value;
  document.documentElement.dataset.scheme = value;
  remember("appearance", value === "system" ? null : value);
  schemeHasChanged();
}

function schemeSettings() {
  document.documentElement.dataset.scheme = scheme;
  return choice({
    label: "Appearance", name: "scheme", options: [["system", "System"], ["light", "Light"], ["dark", "Dark"]],
    chosen: scheme,
    onchange: setScheme,
  });
}

// tables.js
/**
 * The pages to both sides of a position, and how far it is between them: `PagePair` of the library.
 *
 * @param {number} position
 * @param {number} count
 * @param {boolean} wraps
 * @returns {PagePair}
 */
function pagePair(position, count, wraps) {
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
function readTable(table) {
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
function samplesAt(track, pair) {
  return track[Math.min(pair.from, track.length - 1)];
}

/**
 * The color of each track at a place.
 *
 * @param {ColorTable} table
 * @param {PagePair} pair
 */
function colorsAt(table, pair) {
  return table.tracks.map((track) => sampled(samplesAt(track, pair), pair.progress));
}

/**
 * The color of a vertical gradient at a height, 0 … 1 from the top.
 *
 * @param {number[]} locations
 * @param {RGB[]} colors
 * @param {number} height
 */
function colorAtHeight(locations, colors, height) {
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
function strip(colors) {
  if (colors.length === 1) return paint(colors[0]);
  return `linear-gradient(to right, ${colors.map(paint).join(", ")})`;
}

// comparison.js
/** The spaces that a person can choose, with the way around the hue circle behind those that have one. */
const spaces = ["srgb", "oklab", "oklch", "oklch longer", "lab", "lch", "srgb-linear", "xyz", "hsl", "hwb"];

/** So many samples a transition has that the browser blends. */
const sampleCount = 41;

/** The two spaces that every carousel is compared in, where the person has chosen some. */
let chosenSpaces = (recall("spaces") ?? "").split(",").filter((space) => spaces.includes(space));

/** @type {Set<Comparison>} */
const comparisons = new Set();

/** The same transition blended in the space of the carousel and in two more, one strip each, marked where the carousel is. */
class Comparison {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    this.rows = [this.row(carousel.space, null), this.row(this.space(0), 0), this.row(this.space(1), 1)];
    this.title = element("h4");
    this.element = element("div", { class: "comparison" }, this.title,
      element("ul", { class: "strips" }, ...this.rows.map((row) => row.element)));
    this.drawn = "";
    /** @type {PagePair | null} */
    this.pair = null;
    comparisons.add(this);
  }

  /** Takes it away for good. */
  close() { comparisons.delete(this); }

  /**
   * The space of a row: what is chosen, or else those that most are used to, but the carousel's own.
   *
   * @param {number} row
   */
  space(row) {
    const others = spaces.filter((space) => space !== this.carousel.space);
    return chosenSpaces[row] ?? others[row];
  }

  /**
   * @param {string} space
   * @param {number | null} number null for the carousel's own space
   */
  row(space, number) {
    const bar = element("div", { class: "strip" }, element("span", { class: "needle" }));
    const value = element("output", { class: "hex" });
    const label = number === null ? element("span", { class: "strip-label" }, `${space}, as here`)
      : selection({ label: `Compared space ${number + 1}`, chosen: space, className: "selection strip-label", options: spaces.map((other) => [other, other]),
        onchange: (chosen) => Comparison.choose(number, chosen, [this.space(0), this.space(1)]) });
    return { bar, value, number, space, label, element: element("li", {}, label, bar, value) };
  }

  /**
   * Compares every carousel in a space.
   *
   * @param {number} row
   * @param {string} space
   * @param {string[]} shown what this carousel is compared in until now
   */
  static choose(row, space, shown) {
    chosenSpaces = shown.map((former, index) => (index === row ? space : former));
    remember("spaces", chosenSpaces.join(","));
    for (const comparison of comparisons) comparison.refresh();
  }

  /** Shows the spaces that are chosen now. */
  refresh() {
    for (const row of this.rows) {
      if (row.number === null) continue;
      row.space = this.space(row.number);
      const list = row.label.querySelector("select");
      if (list) list.value = row.space;
    }
    this.drawn = "";
    if (this.pair) this.draw(this.pair);
  }

  /**
   * The colors of a transition: those of the catalog where it has them, or else as the browser blends them.
   *
   * @param {string} space
   * @param {PagePair} pair
   */
  samples(space, { from, to }) {
    const known = this.carousel.comparisons.find((comparison) => (comparison.isOwn ? this.carousel.space : comparison.space) === space);
    if (known) return samplesAt(readTable(isDark() ? known.dark : known.light).tracks[0], { from, to, progress: 0 });
    const { pages, easing } = this.carousel;
    const [first, last] = [pages[from], pages[to]].map(({ backdrop, dark }) => channels((isDark() && dark) || backdrop));
    return from === to ? [first] : blend(first, last, space, easing, sampleCount);
  }

  /** @param {PagePair} pair */
  draw(pair) {
    this.pair = pair;
    const { pages, easing } = this.carousel;
    const key = `${pair.from} ${isDark()}`;
    const isNew = key !== this.drawn;
    this.drawn = key;
    if (isNew) {
      this.title.replaceChildren("From ", nameElement(pages[pair.from].image), " to ", nameElement(pages[pair.to].image));
      if (easing) this.title.append(element("span", { class: "muted" }, ` by ${easing}`));
      this.tables = this.rows.map(({ space }) => this.samples(space, pair));
    }
    this.rows.forEach((row, index) => {
      const samples = this.tables?.[index] ?? [];
      if (isNew) row.bar.style.backgroundImage = samples.length > 1 ? strip(samples) : `linear-gradient(${strip(samples)}, ${strip(samples)})`;
      row.bar.style.setProperty("--at", `${pair.progress * 100}%`);
      row.value.textContent = hexCode(rounded(colorsAt({ locations: [0], tracks: [[samples]] }, { ...pair, from: 0 })[0]));
    });
  }
}

// copying.js
/** @type {[keyof ColorForms, string][]} */
const copyFormats = [["hex", "Hex"], ["swift", "Swift"], ["css", "CSS"]];
let copyFormat = recalledChoice("copy", copyFormats.map(([value]) => value));
let toastTimer = 0;

/**
 * Says something to eyes and screen readers, for a while.
 *
 * @param {string} text
 */
function announce(text) {
  const status = templateElement("status");
  status.textContent = text;
  status.dataset.shown = "";
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => { delete status.dataset.shown; }, 2400);
}

/**
 * The forms of a color that has no name.
 *
 * @param {string} hex
 * @returns {ColorForms}
 */
function colorForms(hex) {
  const color = channels(hex);
  const part = (/** @type {number} */ value) => (value / 255).toFixed(3);
  const alpha = opacity(hex).toFixed(3);
  const isOpaque = !isTranslucent(hex);
  return {
    hex,
    swift: `Color(red: ${part(color[0])}, green: ${part(color[1])}, blue: ${part(color[2])}${isOpaque ? "" : `, opacity: ${alpha}`})`,
    css: isOpaque ? paint(color) : `rgb(${color.join(" ")} / ${alpha})`,
  };
}

/** @param {ColorForms} forms */
function copy(forms) { return copyText(forms[copyFormat] ?? forms.hex); }

/**
 * Puts a text into the clipboard, and says so.
 *
 * @param {string} text
 */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    announce(`Copied ${visible(text)}`);
  } catch {
    announce(copyBySelection(text) ? `Copied ${visible(text)}` : `The browser does not let this page copy ${visible(text)}`);
  }
}

/**
 * For browsers that keep the clipboard from pages of files.
 *
 * @param {string} text
 */
function copyBySelection(text) {
  const area = element("textarea", { class: "hidden", "aria-hidden": "true" });
  area.value = text;
  const focused = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

/**
 * A button that copies a color or a name in the chosen format.
 *
 * @param {ColorForms} forms
 * @param {string} label
 * @param {string} className
 * @param {Child[]} children
 */
function copyButton(forms, label, className, ...children) {
  return element("button", { type: "button", class: className, "aria-label": label, title: "Copy", onclick: () => copy(forms) },
    ...children);
}

function copySettings() {
  return choice({
    label: "Copy as", name: "copy-format", options: copyFormats, chosen: copyFormat,
    onchange: (value) => {
      copyFormat = value;
      remember("copy", value);
    },
  });
}

// dragging.js
/** The speed of a finger is that of its last so many milliseconds. */
const recent = 50;

/**
 * Follows one finger, pen or mouse along an element: calls back with how far it has gone to the right, in points, and at the end with
 * how fast it was, in points a millisecond.
 *
 * Up and down belong to the page, which scrolls (`touch-action` of the style sheet).
 *
 * @param {HTMLElement} target
 * @param {{ began: () => void, moved: (distance: number) => void, ended: (speed: number) => void }} callbacks
 */
function followDrag(target, { began, moved, ended }) {
  /** @type {number | null} */
  let pointer = null;
  let start = 0;
  /** @type {{ time: number, x: number }[]} */
  let trail = [];
  const note = (/** @type {PointerEvent} */ event) => {
    trail.push({ time: event.timeStamp, x: event.clientX });
    trail = trail.filter(({ time }) => event.timeStamp - time <= recent);
  };
  target.addEventListener("pointerdown", (event) => {
    if (pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    start = event.clientX;
    trail = [];
    note(event);
    target.setPointerCapture(pointer);
    target.classList.add("is-dragged");
    began();
  });
  target.addEventListener("pointermove", (event) => {
    if (event.pointerId !== pointer) return;
    note(event);
    moved(event.clientX - start);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    target.classList.remove("is-dragged");
    const first = trail.find(({ time }) => event.timeStamp - time <= recent);
    const time = first ? event.timeStamp - first.time : 0;
    ended(first && time > 0 && event.type === "pointerup" ? (event.clientX - first.x) / time : 0);
  };
  target.addEventListener("pointerup", end);
  target.addEventListener("pointercancel", end);
}

/** After so many milliseconds without an event a wheel rests. */
const rest = 140;

/**
 * Follows a wheel or two fingers on a trackpad that go to the side, as a finger on the element would.
 *
 * @param {HTMLElement} target
 * @param {{ began: () => void, moved: (distance: number) => void, ended: (speed: number) => void }} callbacks
 */
function followWheel(target, { began, moved, ended }) {
  let distance = 0;
  let timer = 0;
  target.addEventListener("wheel", (event) => {
    const delta = event.shiftKey && event.deltaX === 0 ? event.deltaY : event.deltaX;
    // Up and down belong to the page, and pinches to the browser.
    if (event.ctrlKey || (!event.shiftKey && Math.abs(event.deltaY) >= Math.abs(event.deltaX)) || delta === 0) return;
    event.preventDefault();
    if (timer === 0) {
      distance = 0;
      began();
    }
    clearTimeout(timer);
    // Lines and pages of a wheel are so many points (UI Events, section 5.6).
    distance -= delta * [1, 16, target.clientWidth][event.deltaMode];
    moved(distance);
    timer = setTimeout(() => {
      timer = 0;
      ended(0);
    }, rest);
  }, { passive: false });
}

// data.js
/**
 * What the page shows. While a server says so, other data take the place of these.
 *
 * @type {PageData}
 */
const data = JSON.parse(templateElement("data").textContent ?? "");
/**
 * The images by their names.
 *
 * @type {Map<string, ImageItem>}
 */
const images = new Map();
/**
 * The products by their images.
 *
 * @type {Map<string, ProductItem>}
 */
const products = new Map();

/** Puts everything where it is found by its name, in the order in which people count: loop2 before loop10. */
function arrange() {
  const order = new Intl.Collator("en", { numeric: true });
  data.images.sort((a, b) => order.compare(a.name, b.name));
  data.colors.sort((a, b) => order.compare(a.name, b.name));
  data.gradients.sort((a, b) => order.compare(a.name, b.name));
  images.clear();
  for (const item of data.images) images.set(item.name, item);
  products.clear();
  for (const item of data.products) products.set(item.image, item);
}

/**
 * Takes over other data.
 *
 * @param {PageData} next
 */
function replaceData(next) {
  for (const key of Object.keys(data)) Reflect.deleteProperty(data, key);
  Object.assign(data, next);
  arrange();
}

/**
 * What findings say, whatever their numbers are.
 *
 * @param {number[]} numbers
 */
function findingsOf(numbers) {
  return numbers.map((number) => data.findings[number]);
}

arrange();

// editors.js
/** Editors that open a file by an address, with what is put before its path. */
const addresses = { code: "vscode://file", cursor: "cursor://file", zed: "zed://file" };
/** @type {[keyof typeof addresses, string][]} */
const names = [["code", "VS Code"], ["cursor", "Cursor"], ["zed", "Zed"]];
let editor = recalledChoice("editor", names.map(([value]) => value));

/** @param {string} place */
function address(place) {
  const path = place.startsWith("/") ? place : `${data.folder}/${place}`;
  return addresses[editor] + path.split("/").map(encodeURIComponent).join("/").replaceAll("%3A", ":");
}

/**
 * A link that opens an editor at a place, `path:line:column`; null on a page that has left the machine where the files are.
 *
 * @param {string} place
 */
function editorLink(place) {
  if (!data.folder) return null;
  const link = element("a", { class: "editor-link", href: address(place), "data-place": place }, element("bdi", {}, visible(place)));
  return link;
}

/** The choice of an editor; null where there is nothing to open. */
function editorSettings() {
  if (!data.folder) return null;
  return choice({ label: "Open files in", name: "editor", options: names, chosen: editor,
    onchange: (value) => {
      editor = value;
      remember("editor", value);
      for (const link of document.querySelectorAll(".editor-link")) {
        link.setAttribute("href", address(link.getAttribute("data-place") ?? ""));
      }
    } });
}

// findings.js
/** @type {Record<Severity, string>} */
const severities = { error: "Error", warning: "Warning", note: "Note" };
const weights = /** @type {Severity[]} */ (Object.keys(severities));

/**
 * A finding with the place that it is about; the rule is left out where it is the heading.
 *
 * @param {FindingItem} finding
 */
function findingElement(finding, hasRule = true) {
  return element("li", { class: `finding ${finding.severity}` },
    element("strong", { class: "severity" }, severities[finding.severity]), " ",
    element("bdi", {}, visible(finding.message)), " ",
    element("span", { class: "muted place" }, editorLink(finding.place) ?? nameElement(finding.place), hasRule ? ` [${finding.rule}]` : ""),
    finding.frame ? element("pre", { class: "frame" }, finding.frame.split("\n").map(visible).join("\n").trimEnd()) : null);
}

/**
 * The heaviest findings first.
 *
 * @param {number[]} numbers
 */
function byWeight(numbers) {
  const sorted = [...numbers];
  sorted.sort((a, b) => weights.indexOf(data.findings[a].severity) - weights.indexOf(data.findings[b].severity));
  return sorted;
}

/**
 * The findings of the check by their numbers, as a list, the heaviest first; null where there are none.
 *
 * @param {number[]} numbers
 */
function findingList(numbers) {
  if (numbers.length === 0) return null;
  return element("ul", { class: "findings" }, ...byWeight(numbers).map((number) => findingElement(data.findings[number])));
}

/**
 * How many findings of each severity, in words.
 *
 * @param {number[]} numbers
 */
function findingCounts(numbers) {
  return weights.flatMap((severity) => {
    const count = numbers.filter((number) => data.findings[number].severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
  }).join(", ");
}

/**
 * A mark for something with findings; null where there are none.
 *
 * @param {number[]} numbers
 */
function findingMark(numbers) {
  if (numbers.length === 0) return null;
  const worst = weights.find((severity) => numbers.some((number) => data.findings[number].severity === severity));
  return element("span", { class: `mark ${worst}` }, findingCounts(numbers));
}

/**
 * Errors that something is shown in an earlier form for, each with its lines.
 *
 * @param {string} title
 * @param {FindingItem[]} findings
 * @param {string | undefined} message
 */
function failureNotice(title, findings, message = undefined) {
  return element("div", { class: "failure", role: "alert" }, ...present([
    element("strong", { class: "failure-title" }, title),
    message ? element("pre", {}, message.split("\n").map(visible).join("\n")) : null,
    findings.length > 0 ? element("ul", { class: "findings" }, ...findings.map((finding) => findingElement(finding))) : null,
  ]));
}

// page-geometry.js
/**
 * An index brought to a page that exists: around the circle, or to the nearer end.
 *
 * @param {number} index
 * @param {number} count
 * @param {boolean} wraps
 */
function heldPage(index, count, wraps) {
  if (count <= 0) return 0;
  if (!wraps) return Math.min(Math.max(index, 0), count - 1);
  return ((index % count) + count) % count;
}

/**
 * Rounded to nearest, halves away from zero as Swift does; JavaScript rounds them up.
 *
 * @param {number} number
 */
function roundedAway(number) {
  return Math.sign(number) * Math.round(Math.abs(number));
}

/** `PageGeometry` of the library: a page view rests at x = width and moves in 0 … 2 × width. */
const PageGeometry = {
  /**
   * @param {number} contentOffset
   * @param {number} width
   */
  turn(contentOffset, width) {
    if (!(width > 0) || !Number.isFinite(width) || !Number.isFinite(contentOffset)) return 0;
    return Math.min(Math.max((contentOffset - width) / width, -1), 1);
  },
  /**
   * @param {number} index
   * @param {number} contentOffset
   * @param {number} width
   */
  position(index, contentOffset, width) {
    return index + PageGeometry.turn(contentOffset, width);
  },
  /**
   * @param {number} index
   * @param {number} contentOffset
   * @param {number} width
   * @param {number} count
   * @param {boolean} wraps
   */
  landing(index, contentOffset, width, count, wraps) {
    const turned = roundedAway(PageGeometry.turn(contentOffset, width));
    return heldPage(heldPage(index, count, wraps) + turned, count, wraps);
  },
};

// deck-geometry.js
/** `DeckGeometry` of the library: a pile whose front card leaves to either side. */
const DeckGeometry = {
  /**
   * @param {number} index
   * @param {number} translation
   * @param {number} threshold
   */
  position(index, translation, threshold) {
    if (!(threshold > 0) || !Number.isFinite(threshold) || !Number.isFinite(translation)) return index;
    return index + Math.min(Math.abs(translation) / threshold, 1);
  },
  /**
   * @param {number} index
   * @param {number} translation
   * @param {number} threshold
   * @param {number} count
   * @param {boolean} wraps
   */
  landing(index, translation, threshold, count, wraps) {
    if (count <= 0) return 0;
    const card = wraps ? heldPage(index, count, true) : Math.min(Math.max(index, 0), count);
    if (!(threshold > 0) || !Number.isFinite(translation) || !(Math.abs(translation) > threshold)) return card;
    return wraps ? (card + 1) % count : Math.min(card + 1, count);
  },
  /** @param {number} translation */
  opacity(translation) {
    if (!Number.isFinite(translation)) return 0;
    return Math.min(Math.max(2 - Math.abs(translation) / 50, 0), 1);
  },
};

// paged-geometry.js
/** `PagedGeometry` of the library: a strip of pages; a drag past 65 % of the width turns the page. */
const PagedGeometry = {
  turningPart: 0.65,
  /**
   * @param {number} index
   * @param {number} drag
   * @param {number} width
   */
  offset(index, drag, width) {
    if (!(width > 0)) return 0;
    const offset = -index * width + drag;
    return Number.isFinite(offset) ? offset : 0;
  },
  /**
   * @param {number} index
   * @param {number} drag
   * @param {number} width
   */
  position(index, drag, width) {
    if (!(width > 0) || !Number.isFinite(width)) return index;
    const turned = drag / width;
    return Number.isFinite(turned) ? index - turned : index;
  },
  /**
   * @param {number} index
   * @param {number} drag
   * @param {number} width
   * @param {number} count
   */
  landing(index, drag, width, count) {
    const page = heldPage(index, count, false);
    if (!(width > 0) || !Number.isFinite(width) || !Number.isFinite(drag)) return page;
    const landed = index + Math.trunc(-drag / (PagedGeometry.turningPart * width));
    return Math.min(Math.max(landed, 0), Math.max(0, count - 1));
  },
};

// snap-geometry.js
/** `SnapGeometry` of the library: cards that snap; outward from either end a quarter of a drag counts. */
class SnapGeometry {
  /**
   * @param {number} width
   * @param {number} spacing
   * @param {number} padding
   * @param {number} count
   */
  constructor(width, spacing, padding, count) {
    this.padding = padding;
    this.count = count;
    const cardWidth = width - (padding - spacing);
    this.cardWidth = cardWidth > 0 && Number.isFinite(cardWidth) ? cardWidth : 0;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  countedDrag(index, drag) {
    if (!Number.isFinite(drag)) return 0;
    const isOutward = (index <= 0 && drag > 0) || (index >= this.count - 1 && drag < 0);
    return isOutward ? drag * 0.25 : drag;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  position(index, drag) {
    if (this.cardWidth === 0) return index;
    const turned = this.countedDrag(index, drag) / this.cardWidth;
    return Number.isFinite(turned) ? index - turned : index;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  landing(index, drag) {
    return Math.min(Math.max(roundedAway(this.position(index, drag)), 0), Math.max(0, this.count - 1));
  }

  /** @param {number} index */
  restingOffset(index) {
    if (this.cardWidth === 0) return 0;
    const offset = -index * this.cardWidth + (index > 0 ? this.padding / 2 : 0);
    return Number.isFinite(offset) ? offset : 0;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  offset(index, drag) {
    if (this.cardWidth === 0) return 0;
    const offset = this.restingOffset(index) + this.countedDrag(index, drag);
    return Number.isFinite(offset) ? offset : 0;
  }
}

// styles.js
/**
 * @param {CarouselItem} carousel
 * @param {number} width
 */
function snapGeometry(carousel, width) {
  return new SnapGeometry(width, carousel.spacing, carousel.padding, carousel.pages.length);
}

/**
 * What each style does with a finger: from a page and a drag in points to a position, to the place of what is drawn,
 * and to the page that it lands on. A scrubber goes the other way: from a position to the place.
 *
 * @type {Record<CarouselItem["style"], CarouselStyle>}
 */
const styles = {
  page: {
    pitch: (_, width) => width,
    position: (_, index, drag, width) => PageGeometry.position(index, width - drag, width),
    landing: (carousel, index, drag, width) =>
      PageGeometry.landing(index, width - drag, width, carousel.pages.length, carousel.wraps),
    offset: (_, index, drag, width) => -PageGeometry.position(index, width - drag, width) * width,
    place: (_, position, width) => -position * width,
  },
  paged: {
    pitch: (_, width) => width,
    position: (_, index, drag, width) => PagedGeometry.position(index, drag, width),
    landing: (carousel, index, drag, width) => PagedGeometry.landing(index, drag, width, carousel.pages.length),
    offset: (_, index, drag, width) => PagedGeometry.offset(index, drag, width),
    place: (_, position, width) => -position * width,
  },
  snap: {
    pitch: (carousel, width) => snapGeometry(carousel, width).cardWidth,
    position: (carousel, index, drag, width) => snapGeometry(carousel, width).position(index, drag),
    landing: (carousel, index, drag, width) => snapGeometry(carousel, width).landing(index, drag),
    offset: (carousel, index, drag, width) => snapGeometry(carousel, width).offset(index, drag),
    place: (carousel, position, width) =>
      -position * styles.snap.pitch(carousel, width) + (carousel.padding / 2) * Math.min(Math.max(position, 0), 1),
  },
  deck: {
    pitch: (carousel) => carousel.threshold,
    position: (carousel, index, drag) => DeckGeometry.position(index, drag, carousel.threshold),
    landing: (carousel, index, drag) =>
      DeckGeometry.landing(index, drag, carousel.threshold, carousel.pages.length, carousel.wraps),
    offset: (_carousel, _index, drag) => drag,
    place: (carousel, position) => -(position - Math.floor(position)) * carousel.threshold,
  },
};

// motion.js
const turningTime = 320;
/** From this speed in points a millisecond and this distance on (`ViewPager` of Android: MIN_FLING_VELOCITY, MIN_DISTANCE_FOR_FLING). */
const flick = { speed: 0.4, distance: 25 };
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Where a carousel is, and how it gets from there to elsewhere.
 *
 * A state is the page that the finger started from, the position in pages, and the place of what is drawn in points. `show` is
 * called with each; `tell` once a key or button has led to a page.
 */
class Motion {
  /**
   * @param {CarouselItem} carousel
   * @param {{ width: () => number, show: () => void, tell: () => void }} stage
   */
  constructor(carousel, { width, show, tell }) {
    this.carousel = carousel;
    this.width = width;
    this.show = show;
    this.tell = tell;
    this.style = styles[carousel.style];
    this.count = carousel.pages.length;
    this.isDeck = carousel.style === "deck";
    /** @type {MotionState} */
    this.state = { index: 0, position: 0, offset: 0 };
    this.animation = 0;
    this.isMoving = false;
    // The drag that is under way: its page, where it began and where it is, in points.
    this.index = 0;
    this.base = 0;
    this.drag = 0;
    // The animation that is under way: its position at the end, and the page that it rests on then.
    this.target = 0;
    this.landed = 0;
  }

  /** The greatest position: where a carousel wraps it is the first page again. */
  get end() { return this.carousel.wraps ? this.count : this.count - 1; }

  /** True where the last card has left a pile that does not begin again. */
  get isEmpty() { return this.isDeck && this.state.index >= this.count; }

  /** @param {MotionState} state */
  set(state) {
    this.state = state;
    this.show();
  }

  /** What was drawn for another width is drawn again. */
  resize() {
    this.set({ ...this.state, offset: this.style.place(this.carousel, this.state.position, this.width()) });
  }

  /** A finger is down: a carousel that the scrubber has left between two pages goes on from there. */
  begin() {
    this.arrive();
    this.halt();
    const { index, position, offset } = this.state;
    this.index = this.isDeck ? index : heldPage(roundedAway(position), this.count, this.carousel.wraps);
    const around = this.carousel.wraps ? Math.round((position - this.index) / this.count) * this.count : 0;
    this.base = this.isDeck ? offset : -(position - around - this.index) * this.style.pitch(this.carousel, this.width());
    this.drag = this.base;
  }

  /** @param {number} distance */
  move(distance) {
    this.drag = this.base + distance;
    /** @type {[CarouselItem, number, number, number]} */
    const given = [this.carousel, this.index, this.drag, this.width()];
    this.set({ index: this.index, position: this.style.position(...given), offset: this.style.offset(...given) });
  }

  /**
   * The finger has left: on to the page that the style's arithmetic gives, or that a flick means.
   *
   * @param {number} speed to the right, in points a millisecond
   */
  finish(speed = 0) {
    const given = this.style.landing(this.carousel, this.index, this.drag, this.width());
    const landed = given === this.index ? this.flicked(speed) : given;
    if (this.isDeck) {
      const leaves = landed !== this.index;
      this.glide(this.index, this.index + (leaves ? 1 : 0), leaves ? Math.sign(this.drag) * this.width() * 1.3 : 0, landed);
      return;
    }
    let target = landed;
    if (this.carousel.wraps) target += Math.round((this.state.position - landed) / this.count) * this.count;
    this.glide(landed, target, this.style.place(this.carousel, target, this.width()), landed);
  }

  /**
   * The page that a flick leads to: a page view is turned by speed, too; the other apps look at the distance alone.
   *
   * @param {number} speed
   */
  flicked(speed) {
    const isFlick = this.carousel.style === "page" && Math.abs(speed) >= flick.speed && Math.abs(this.drag) >= flick.distance
      && Math.sign(speed) === Math.sign(this.drag);
    return isFlick ? heldPage(this.index - Math.sign(speed), this.count, this.carousel.wraps) : this.index;
  }

  /**
   * By a key or button: to the next page or the one before.
   *
   * @param {1 | -1} by
   */
  turn(by) {
    this.arrive();
    // Keys that come faster than pages turn each count.
    const position = this.isMoving ? this.target : this.state.position;
    const { index } = this.state;
    this.halt();
    if (this.isDeck && by > 0 && index < this.count) {
      // The card in front leaves to the left, as it would by the finger.
      const next = this.carousel.wraps ? (index + 1) % this.count : index + 1;
      this.glide(index, index + 1, -this.width() * 1.3, next, true);
      return;
    }
    const to = (this.isDeck ? index : roundedAway(position)) + by;
    if (!this.carousel.wraps && (to < 0 || to > this.end)) return;
    const landed = heldPage(to, this.count, this.carousel.wraps);
    if (this.isDeck) this.rest(landed, true);
    else this.glide(landed, to, this.style.place(this.carousel, to, this.width()), landed, true);
  }

  /**
   * Moves to a position and a place, and rests on a page then.
   *
   * @param {number} index
   * @param {number} position
   * @param {number} offset
   * @param {number} landed
   * @param {boolean} isTold
   */
  glide(index, position, offset, landed, isTold = false) {
    this.halt();
    const start = this.state;
    if (reducedMotion.matches || document.hidden) {
      this.rest(landed, isTold);
      return;
    }
    const began = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(Math.max((now - began) / turningTime, 0), 1);
      if (part === 1) {
        this.rest(landed, isTold);
        return;
      }
      const eased = 1 - (1 - part) ** 3;
      this.animation = requestAnimationFrame(step);
      this.set({ index, position: start.position + (position - start.position) * eased,
        offset: start.offset + (offset - start.offset) * eased });
    };
    this.isMoving = true;
    this.target = position;
    this.landed = landed;
    this.animation = requestAnimationFrame(step);
    this.show();
  }

  /** A card that is on its way out is gone when the next one is wanted. */
  arrive() {
    if (this.isDeck && this.isMoving) this.rest(this.landed);
  }

  halt() {
    cancelAnimationFrame(this.animation);
    this.isMoving = false;
  }

  /**
   * Rests on a page; beyond the last card of a pile nothing is left.
   *
   * @param {number} index
   * @param {boolean} isTold
   */
  rest(index, isTold = false) {
    this.halt();
    this.set({ index, position: index, offset: this.style.place(this.carousel, index, this.width()) });
    if (isTold) this.tell();
  }

  /**
   * Stays at a position between pages.
   *
   * @param {number} position
   */
  scrub(position) {
    this.halt();
    const held = Math.min(Math.max(position, 0), this.end);
    const from = Math.floor(held);
    const index = this.isDeck ? heldPage(from, this.count, this.carousel.wraps) : from;
    this.set({ index, position: held - from + index, offset: this.style.place(this.carousel, held, this.width()) });
  }
}

// trials.js
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
function onTrial(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The color that is tried on a page; undefined for none.
 *
 * @param {string} name
 * @param {number} page
 */
function trial(name, page) { return trials.get(name)?.get(page)?.hex; }

/**
 * What of its picture the color is that is tried on a page; null for a color of one's own.
 *
 * @param {string} name
 * @param {number} page
 */
function trialWay(name, page) { return trials.get(name)?.get(page)?.way ?? null; }

/**
 * Tries a color on a page; null ends that.
 *
 * @param {string} name
 * @param {number} page
 * @param {string | null} hex
 * @param {PinWay | null} way
 */
function tryColor(name, page, hex, way = null) {
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
function tellTrial(name) {
  for (const listener of listeners) listener(name);
}

/**
 * Ends a trial whose color is pinned now: at once, or where the pin is not on the page yet, together with the next data.
 *
 * @param {string} name
 * @param {number} page
 * @param {boolean} isShown
 */
function endTrial(name, page, isShown) {
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
function tryOnImage(image, hex, way) {
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
function settleTrials() {
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
function withTrials(table, carousel) {
  const own = trials.get(carousel.name);
  const count = carousel.pages.length;
  if (!own) return table;
  return { locations: table.locations, tracks: table.tracks.map((track) => {
    const ends = carousel.pages.map((_, page) => {
      const tried = own.get(page)?.hex;
      if (tried) return channels(tried);
      return page < track.length ? track[page][0] : track[track.length - 1][track[track.length - 1].length - 1];
    });
    if (count === 1) return [[ends[0]]];
    return track.map((samples, from) => {
      const to = (from + 1) % count;
      return own.has(from) || own.has(to) ? blend(ends[from], ends[to], carousel.space, carousel.easing, samples.length) : samples;
    });
  }) };
}

// pages.js
/** The pages of a carousel by their backdrops, each a way to it. */
class PageList {
  /**
   * @param {CarouselItem} carousel
   * @param {(index: number) => void} onchoose
   */
  constructor(carousel, onchoose) {
    this.name = carousel.name;
    // Of very many pages the rail shows more than a list would.
    const listed = carousel.pages.length > 60 ? [] : carousel.pages;
    this.chips = listed.map((page, index) => {
      const words = PageList.words(page);
      const color = element("span", { class: "chip-color" });
      const code = element("span", { class: "chip-hex" }, page.backdrop);
      const button = element("button", { type: "button", class: "chip", title: words, onclick: () => onchoose(index),
        "aria-label": visible(`Go to page ${index + 1}, ${page.image}, ${page.backdrop}, ${words}`) },
      color, nameElement(page.image), code);
      return { page, button, color, code };
    });
    const adjusted = carousel.pages.flatMap((page, index) => (page.isAdjusted ? [{ page, index }] : []));
    const shown = adjusted.slice(0, 60);
    this.element = element("div", { hidden: listed.length + shown.length === 0 }, element("h4", {}, "Pages"),
      element("ol", { class: "chips" }, ...this.chips.map(({ button }) => element("li", {}, button))),
      element("ul", { class: "adjusted muted" }, ...shown.map(({ page, index }) =>
        element("li", {}, `Page ${index + 1}, `, nameElement(page.image), `: ${page.words}`)),
      adjusted.length > shown.length ? element("li", {}, `and ${adjusted.length - shown.length} more`) : null));
  }

  /**
   * Where the color comes from, and how far it is from the picture's own.
   *
   * @param {CarouselPage} page
   */
  static words({ words, nearest }) {
    const far = nearest && nearest.distance > 5 ? `, ${nearest.distance.toFixed(1)} from the picture's ${nearest.hex}` : "";
    return words + far;
  }

  paint() {
    for (const [index, { page, color, code }] of this.chips.entries()) {
      const backdrop = trial(this.name, index) ?? ((isDark() && page.dark) || page.backdrop);
      color.style.backgroundColor = backdrop;
      code.textContent = backdrop;
    }
  }

  /** @param {number} current */
  draw(current) {
    this.chips.forEach(({ button }, index) => {
      if (index === current) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
  }
}

// editing.js
/** The token of the run, which the terminal has printed behind the address; it is kept for this tab alone. */
function takeToken() {
  const key = "tincture-edit";
  const given = /^#edit=([0-9a-f]+)$/.exec(location.hash)?.[1] ?? null;
  if (given) history.replaceState(history.state, "", location.pathname + location.search);
  try {
    if (given) sessionStorage.setItem(key, given);
    return given ?? sessionStorage.getItem(key);
  } catch {
    return given;
  }
}

const token = data.edits ? takeToken() : null;

/**
 * What was written last, which can be taken back, and why the last click has written nothing; both are of one page.
 *
 * @typedef {{ carousel: string, page: number }} PagePlace
 * @type {{ written: (PagePlace & { number: number, file: string }) | null, refused: (PagePlace & { words: string }) | null }}
 */
const state = { written: null, refused: null };

/** Whether this page can write: the server takes pins, and has given it the token. */
function canWrite() { return Boolean(data.edits && token); }

/**
 * What there is to say about the last click, where it was about this page.
 *
 * @param {string} carousel
 * @param {number} page
 */
function editsOf(carousel, page) {
  const own = (/** @type {PagePlace | null} */ place) => place?.carousel === carousel && place.page === page;
  return { written: own(state.written) ? state.written : null, refused: own(state.refused) ? state.refused : null };
}

/**
 * Asks the server to change a file.
 *
 * @param {Record<string, unknown>} edit
 * @returns {Promise<{ file?: string, number?: number, error?: string }>}
 */
async function post(edit) {
  try {
    const answer = await fetch(data.edits ?? "", { method: "POST", body: JSON.stringify(edit),
      headers: { "Content-Type": "application/json", "Tincture-Token": token ?? "" } });
    if (answer.headers.get("Content-Type")?.startsWith("application/json")) return await answer.json();
    return { error: (await answer.text()).trim() };
  } catch {
    return { error: "The server does not answer." };
  }
}

/**
 * Pins a page in the file that lists it.
 *
 * @param {string} carousel
 * @param {number} page
 * @param {PinValue} pin
 */
async function writePin(carousel, page, pin) {
  const generation = data.events;
  const reply = await post({ carousel, page, generation, pin });
  state.refused = null;
  if (reply.number === undefined || reply.file === undefined) {
    refuse(carousel, page, reply.error);
    return;
  }
  state.written = { carousel, page, number: reply.number, file: reply.file };
  announce(`Written into ${visible(reply.file)}`);
  endTrial(carousel, page, data.events !== generation);
}

/** Takes back what was written last. */
async function undoPin() {
  const last = state.written;
  if (!last) return;
  const reply = await post({ undo: last.number });
  state.refused = null;
  if (reply.error !== undefined) {
    refuse(last.carousel, last.page, reply.error);
    return;
  }
  state.written = null;
  announce("Taken back");
  tellTrial(last.carousel);
}

/**
 * @param {string} carousel
 * @param {number} page
 * @param {string} words
 */
function refuse(carousel, page, words = "The server does not say why nothing was written.") {
  state.refused = { carousel, page, words };
  announce(visible(words));
  tellTrial(carousel);
}

/** Another color is chosen: what was refused is no longer asked for. */
function forgetRefusal() { state.refused = null; }

// labels.js
/** So wide a picture is when its pixels are looked at. */
const mapWidth = 320;

const linear = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

/**
 * A color in Oklab (Ottosson 2020).
 *
 * @param {number} red
 * @param {number} green
 * @param {number} blue
 */
function oklab(red, green, blue) {
  const [r, g, b] = [linear[red], linear[green], linear[blue]];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

/**
 * For each pixel the number of the swatch that is nearest in Oklab; 255 where the picture is transparent.
 *
 * @param {ImageData} pixels
 * @param {Swatch[]} swatches
 */
function labelMap(pixels, swatches) {
  const colors = swatches.map((swatch) => oklab(...channels(swatch.hex)));
  const { data: bytes, width, height } = pixels;
  const labels = new Uint8Array(width * height).fill(255);
  /** @type {Map<number, number>} */
  const known = new Map();
  for (let index = 0; index < labels.length; index += 1) {
    if (bytes[index * 4 + 3] < 128) continue;
    const key = (bytes[index * 4] << 16) | (bytes[index * 4 + 1] << 8) | bytes[index * 4 + 2];
    let label = known.get(key);
    if (label === undefined) {
      const [l, a, b] = oklab(bytes[index * 4], bytes[index * 4 + 1], bytes[index * 4 + 2]);
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

/** A color nearer than this is a shade of another, ΔE OK: `BleedRule.shadeDistance`. */
const shadeDistance = 0.1;

/** So much of the width and of the height is border: `PictureLayout.borderShare`. */
const borderPart = 1 / 64;

/**
 * How much of the upper, the left and the right border each of some colors has with its shades, 0 … 1, as the bleed is chosen; null
 * where most of that border is transparent. The page has a smaller form of the picture, so the program's own numbers differ a little.
 *
 * @param {ImageData} pixels
 * @param {string[]} hexes
 */
function borderShares({ data: bytes, width, height }, hexes) {
  const colors = hexes.map((hex) => oklab(...channels(hex)));
  const [columns, rows] = [Math.max(1, Math.round(width * borderPart)), Math.max(1, Math.round(height * borderPart))];
  const sums = colors.map(() => 0);
  let total = 0;
  const add = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ part) => {
    const at = (y * width + x) * 4;
    const weight = part * (bytes[at + 3] / 255);
    if (weight === 0) return;
    total += weight;
    const [l, a, b] = oklab(bytes[at], bytes[at + 1], bytes[at + 2]);
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
 * The pixels with those of one swatch as they are, and the others gray and faint.
 *
 * @param {ImageData} pixels
 * @param {Uint8Array} labels
 * @param {number} chosen
 */
function highlighted(pixels, labels, chosen) {
  const shown = new ImageData(new Uint8ClampedArray(pixels.data), pixels.width, pixels.height);
  for (let index = 0; index < labels.length; index += 1) {
    if (labels[index] === chosen) continue;
    const [red, green, blue] = [0, 1, 2].map((channel) => pixels.data[index * 4 + channel]);
    const gray = 0.25 * (0.299 * red + 0.587 * green + 0.114 * blue) + 96;
    shown.data.fill(gray, index * 4, index * 4 + 3);
    shown.data[index * 4 + 3] *= 0.6;
  }
  return shown;
}

// pictures.js
/** @type {[image: HTMLImageElement, identifier: string][]} */
const pictureRequests = [];
let picturesAreThere = false;

/**
 * Gives an image its picture: from the server, or from the element that holds it once that has been read.
 *
 * @param {HTMLImageElement} image
 * @param {string} identifier
 */
function showPicture(image, identifier) {
  if (data.pictures) {
    image.src = data.pictures + identifier;
    return;
  }
  const holder = document.getElementById(identifier);
  if (holder) image.src = holder.textContent ?? "";
  else if (!picturesAreThere) pictureRequests.push([image, identifier]);
}

document.addEventListener("DOMContentLoaded", () => {
  picturesAreThere = true;
  for (const [image, identifier] of pictureRequests.splice(0)) showPicture(image, identifier);
});

/**
 * Why a server has no picture; empty where it does not say.
 *
 * @param {string} address
 */
async function reasonAgainst(address) {
  try {
    const answer = await fetch(address);
    return answer.status === 404 ? (await answer.text()).trim() : "";
  } catch {
    return "";
  }
}

/**
 * The picture of a catalog image, or words where there is none.
 *
 * @param {ImageItem | undefined} item
 * @param {"thumbnail" | "whole"} size
 * @param {string} alternative
 * @param {string} className
 */
function picture(item, size, alternative, className = "") {
  /** @type {PictureFrame} */
  const frame = item?.frame ?? { missing: "is not in this page" };
  const identifier = (isDark() && frame.dark) || frame[size] || frame.thumbnail || frame.whole;
  /** @param {string} reason */
  const placeholder = (reason) => element(
    "span", { class: `placeholder ${className}` }, element("span", {}, item ? nameElement(item.name) : "This picture", ` ${reason}`));
  if (!identifier) return placeholder(frame.missing ?? "is not in this page");
  const image = element("img", { alt: alternative, class: className, draggable: "false", decoding: "async" });
  if (frame.width && frame.height) {
    image.width = frame.width;
    image.height = frame.height;
  }
  image.addEventListener("error", () => {
    const box = placeholder("cannot be shown");
    image.replaceWith(box);
    // The server knows why.
    if (data.pictures) reasonAgainst(data.pictures + identifier).then((reason) => reason && box.replaceWith(placeholder(reason)));
  });
  showPicture(image, identifier);
  return image;
}

// picker.js
/** A picture whose points give their colors, and which shows where the pixels of a swatch are. */
class Picker {
  /**
   * @param {ImageItem} item
   * @param {{ pick: (hex: string, way: PinWay) => void, hover: (swatch: number | null) => void, drawn?: (picker: Picker) => void }} callbacks
   */
  constructor(item, { pick, hover, drawn }) {
    this.item = item;
    this.drawn = drawn;
    this.canvas = element("canvas", { class: "picker", role: "img", "aria-label": visible(`${item.name}; a click takes the color of a point`),
      title: "Take the color of a point" });
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    /** @type {ImageData | null} */
    this.pixels = null;
    /** @type {Uint8Array | null} */
    this.labels = null;
    this.chosen = -1;
    const source = picture(item, "thumbnail", "");
    this.element = element("div", { class: "picker-frame" }, source);
    if (!(source instanceof HTMLImageElement)) return;
    const draw = () => this.draw(source);
    if (source.complete && source.naturalWidth > 0) draw();
    else source.addEventListener("load", draw, { once: true });
    this.canvas.addEventListener("click", (event) => {
      const hex = this.color(event);
      if (hex) pick(hex, { at: this.place(event) });
    });
    this.canvas.addEventListener("pointermove", (event) => {
      const label = this.label(event);
      this.show(label);
      hover(label);
    });
    this.canvas.addEventListener("pointerleave", () => {
      this.show(null);
      hover(null);
    });
  }

  /** @param {HTMLImageElement} source */
  draw(source) {
    const scale = Math.min(1, mapWidth / Math.max(source.naturalWidth, source.naturalHeight, 1));
    this.canvas.width = Math.max(1, Math.round(source.naturalWidth * scale));
    this.canvas.height = Math.max(1, Math.round(source.naturalHeight * scale));
    this.context?.drawImage(source, 0, 0, this.canvas.width, this.canvas.height);
    source.replaceWith(this.canvas);
    this.drawn?.(this);
  }

  /** The pixels, read when they are first asked for. */
  read() {
    this.pixels ??= this.context?.getImageData(0, 0, this.canvas.width, this.canvas.height) ?? null;
    return this.pixels;
  }

  /**
   * The number of the pixel below the pointer.
   *
   * @param {MouseEvent} event
   */
  index(event) {
    const box = this.canvas.getBoundingClientRect();
    const { width, height } = this.canvas;
    const x = Math.min(Math.max(Math.floor(((event.clientX - box.left) / box.width) * width), 0), width - 1);
    const y = Math.min(Math.max(Math.floor(((event.clientY - box.top) / box.height) * height), 0), height - 1);
    return y * width + x;
  }

  /**
   * The middle of the pixel below the pointer, from the left and from the top, 0 … 1, as pins name points.
   *
   * @param {MouseEvent} event
   * @returns {[number, number]}
   */
  place(event) {
    const { width, height } = this.canvas;
    const index = this.index(event);
    const share = (/** @type {number} */ at, /** @type {number} */ size) => Number(((at + 0.5) / size).toFixed(3));
    return [share(index % width, width), share(Math.floor(index / width), height)];
  }

  /** @param {MouseEvent} event */
  color(event) {
    const pixels = this.read();
    if (!pixels) return null;
    const at = this.index(event) * 4;
    if (pixels.data[at + 3] < 128) return null;
    return hexCode([pixels.data[at], pixels.data[at + 1], pixels.data[at + 2]]);
  }

  /** @param {MouseEvent} event */
  label(event) {
    const labels = this.map();
    const label = labels ? labels[this.index(event)] : 255;
    return label === 255 ? null : label;
  }

  map() {
    const pixels = this.read();
    if (pixels) this.labels ??= labelMap(pixels, this.item.swatches);
    return this.labels;
  }

  /**
   * Shows the pixels of a swatch alone; null for all.
   *
   * @param {number | null} swatch
   */
  show(swatch) {
    const chosen = swatch ?? -1;
    if (chosen === this.chosen) return;
    this.chosen = chosen;
    const labels = this.map();
    if (!this.pixels || !labels) return;
    this.context?.putImageData(chosen < 0 ? this.pixels : highlighted(this.pixels, labels, chosen), 0, 0);
  }
}

// pinning.js
/**
 * Whether a pin is the color itself, or what it is of the picture.
 *
 * @type {("color" | "picture")[]}
 */
const pinForms = ["color", "picture"];
let pinForm = recalledChoice("pin", pinForms);

/**
 * What a color of a picture is, in words.
 *
 * @param {PinWay} way
 */
function wayWords(way) { return "swatch" in way ? `swatch ${way.swatch}` : `point [${way.at.join(", ")}]`; }

/**
 * A pin as the configuration has it.
 *
 * @param {PinValue} pin
 */
function yaml(pin) {
  if (typeof pin !== "string") return `{at: [${pin.at.join(", ")}]}`;
  return pin.startsWith("#") ? `"${pin}"` : pin;
}

/**
 * A pin as data files have it.
 *
 * @param {PinValue} pin
 */
function json(pin) { return typeof pin === "string" ? `"${pin}"` : `{"at": [${pin.at.join(", ")}]}`; }

/**
 * A color beside its words.
 *
 * @param {string} hex
 * @param {string} words
 */
function pair(hex, words) {
  const color = element("span", { class: "pin-color", "aria-hidden": "true" });
  color.style.backgroundColor = hex;
  return element("span", { class: "pin-pair" }, color, ` ${words} ${hex}`);
}

/** The colors of the page in front: what is pinned, what was found, and what is tried in their place. */
class PinBar {
  /**
   * @param {CarouselItem} carousel
   */
  constructor(carousel) {
    this.carousel = carousel;
    this.page = -1;
    this.facts = element("div", { class: "pin-facts" });
    this.place = element("div", { class: "pin-place" });
    this.actions = element("div", { class: "pin-actions" });
    this.element = element("div", { class: "pin-bar", role: "group", "aria-label": "Backdrop of the page in front" }, this.facts, this.place, this.actions);
  }

  /**
   * Shows a page.
   *
   * @param {number} page
   */
  draw(page) {
    if (page === this.page) return;
    this.page = page;
    this.drawFacts();
    this.drawPlace();
    this.drawActions();
  }

  /** Shows what has changed by a trial. */
  update() {
    this.drawFacts();
    this.drawActions();
  }

  get shown() { return this.carousel.pages[this.page]; }

  drawFacts() {
    const { shown } = this;
    const { nearest } = shown;
    const tried = trial(this.carousel.name, this.page);
    const far = shown.distance === undefined ? null : element("span", {}, `ΔE ${shown.distance.toFixed(1)}`);
    this.facts.replaceChildren(...present([
      element("h4", {}, "Backdrop of ", nameElement(shown.image)),
      tried ? pair(tried, "trying") : null,
      shown.pin ? pair(shown.pin, "pinned") : null,
      shown.isAdjusted ? pair(shown.backdrop, "adjusted for contrast to") : null,
      shown.found ? pair(shown.found, "found") : null, far,
      nearest && nearest.distance > 5 ? element("span", {}, `nearest swatch ${nearest.hex}, ΔE ${nearest.distance.toFixed(1)}`) : null,
    ]));
  }

  drawPlace() {
    const item = images.get(this.shown.image);
    if (!item) {
      this.place.replaceChildren();
      return;
    }
    /** @type {HTMLElement[]} */
    const swatches = [];
    const picker = new Picker(item, {
      pick: (hex, way) => this.choose(hex, way),
      hover: (swatch) => swatches.forEach((button, number) => button.classList.toggle("is-lit", number === swatch)),
    });
    for (const [number, swatch] of item.swatches.entries()) {
      const share = `${(swatch.weight * 100).toFixed(1)} %`;
      const button = element("button", { type: "button", class: "pin-swatch",
        "aria-label": `Try ${swatch.hex}${swatch.role ? `, ${swatch.role}` : ""}, ${share}`, title: `${swatch.hex}${swatch.role ? ` ${swatch.role}` : ""} ${share}`,
        onclick: () => this.choose(swatch.hex, { swatch: number + 1 }) }, share);
      button.style.backgroundColor = swatch.hex;
      button.style.color = textOn(channels(swatch.hex));
      button.addEventListener("pointerenter", () => picker.show(number));
      button.addEventListener("pointerleave", () => picker.show(null));
      button.addEventListener("focus", () => picker.show(number));
      button.addEventListener("blur", () => picker.show(null));
      swatches.push(button);
    }
    /** @type {HTMLInputElement} */
    const free = element("input", { type: "color", class: "pin-free", "aria-label": "Try a color of your own",
      value: (this.shown.pin ?? this.shown.backdrop).toLowerCase(),
      onchange: () => this.choose(free.value.toUpperCase(), null), oninput: () => this.choose(free.value.toUpperCase(), null) });
    this.place.replaceChildren(picker.element, element("div", { class: "pin-swatches" }, ...swatches, free));
  }

  /**
   * @param {string} hex
   * @param {PinWay | null} way
   */
  choose(hex, way) {
    forgetRefusal();
    tryColor(this.carousel.name, this.page, hex === this.shown.pin ? null : hex, way);
  }

  /**
   * The choice between the color and what it is of the picture; null for a color of one's own.
   *
   * @param {string} hex
   * @param {PinWay | null} way
   */
  formChoice(hex, way) {
    if (!way) return null;
    return choice({ label: "Pin as", name: freshIdentifier("pin-form"), chosen: pinForm,
      options: [["color", hex], ["picture", wayWords(way)]],
      onchange: (value) => {
        pinForm = value;
        remember("pin", value);
      } });
  }

  /**
   * What is copied or written.
   *
   * @param {string} hex
   * @param {PinWay | null} way
   * @returns {PinValue}
   */
  pin(hex, way) {
    if (!way || pinForm === "color") return hex;
    return "swatch" in way ? `swatch ${way.swatch}` : way;
  }

  drawActions() {
    const { carousel, page, shown } = this;
    const tried = trial(carousel.name, page);
    const way = trialWay(carousel.name, page);
    const { written, refused } = editsOf(carousel.name, page);
    const name = JSON.stringify(shown.image);
    const isPlain = /^[\w ./-]+$/.test(shown.image);
    const button = (/** @type {string} */ label, /** @type {() => void} */ act, className = "button") =>
      element("button", { type: "button", class: className, onclick: act }, label);
    /** @type {Child[]} */
    const parts = [];
    if (tried) {
      const pin = () => this.pin(tried, way);
      const lines = [button("Copy YAML line", () => copyText(`- {image: ${isPlain ? shown.image : name}, pin: ${yaml(pin())}}`)),
        button("Copy JSON line", () => copyText(`{"image": ${name}, "backdrop": ${json(pin())}}`))];
      // That of the file which lists the page first.
      if (carousel.list?.isData) lines.reverse();
      parts.push(this.formChoice(tried, way),
        canWrite() && carousel.list && !carousel.kept ? button("Write", () => writePin(carousel.name, page, pin()), "button primary") : null,
        ...lines, button("Discard", () => {
          forgetRefusal();
          tryColor(carousel.name, page, null);
        }, "button quiet"),
        carousel.list ? element("span", { class: "muted" }, "for ", editorLink(carousel.list.file) ?? nameElement(carousel.list.file)) : null);
    }
    if (written) parts.push(element("span", { class: "muted" }, "Written into ", nameElement(written.file)), button("Undo", undoPin));
    if (refused) parts.push(element("span", { class: "pin-refusal" }, visible(refused.words)));
    const { hasFocus } = this;
    this.actions.hidden = parts.length === 0;
    this.actions.replaceChildren(...present(parts));
    if (hasFocus) this.focus();
  }

  /** Whether the keyboard is at what can be done: it stays there when that is drawn again. */
  get hasFocus() { return this.actions.contains(document.activeElement); }

  focus() { this.actions.querySelector("button")?.focus({ preventScroll: true }); }
}

// readouts.js
/** @type {Record<"good" | "large" | "poor", string>} */
const verdictWords = { good: "AA", large: "large text only", poor: "too low" };

/**
 * What a contrast is good for (WCAG 2.2, success criterion 1.4.3).
 *
 * @param {number} ratio
 * @returns {"good" | "large" | "poor"}
 */
function verdict(ratio) {
  if (ratio >= 4.5) return "good";
  return ratio >= 3 ? "large" : "poor";
}

/** What is known about the place where a carousel is: its color, and the numbers. */
class Readouts {
  /**
   * @param {CarouselItem} carousel
   * @param {(overlay: string) => void} onoverlay is called with a color of one's own to be read on the backdrop
   */
  constructor(carousel, onoverlay) {
    this.overlay = carousel.contrast?.overlay;
    /** @type {HTMLInputElement} */
    const free = element("input", { type: "color", class: "overlay-free", "aria-label": "Try another overlay", title: "Try another overlay",
      value: (this.overlay ?? "#FFFFFF").toLowerCase(), oninput: () => onoverlay(free.value.toUpperCase()) });
    this.free = free;
    this.forms = colorForms("#000000");
    this.value = element("span", { class: "readout-hex" });
    this.sample = copyButton(this.forms, "", "readout-sample", this.value);
    this.fields = { Page: element("dd"), Position: element("dd"), Contrast: element("dd") };
    this.element = element("div", { class: "now" }, this.sample, element("dl", { class: "readouts" },
      ...Object.entries(this.fields).map(([label, field]) => element("div", {}, element("dt", {}, label), field)),
      element("div", {}, element("dt", {}, "Overlay"), element("dd", {}, free))));
  }

  /**
   * @param {{ pair: PagePair, page: string | Node, locations: number[], colors: RGB[], background: string }} shown
   * @returns {string} the colors in words
   */
  draw({ pair, page, locations, colors, background }) {
    const codes = [...new Set(colors.map((color) => hexCode(rounded(color))))];
    const words = codes.length === 1 ? codes[0] : `${codes[0]} … ${codes[codes.length - 1]}`;
    this.value.textContent = words;
    Object.assign(this.forms, colorForms(codes[0]));
    this.sample.setAttribute("aria-label", `Copy the backdrop ${words}`);
    this.sample.style.background = background;
    this.sample.style.color = textOn(colorAtHeight(locations, colors, 0.8));
    this.fields.Position.textContent = (pair.from + pair.progress).toFixed(2);
    this.fields.Page.replaceChildren(page);
    const against = channels(this.overlay ?? textOn(colors[0]));
    // The field has what is read on the backdrop, also where nobody has chosen it.
    this.free.value = hexCode(against).toLowerCase();
    const lowest = this.lowest(locations, colors, against);
    // Without an overlay nobody has said what is to be read there.
    this.fields.Contrast.replaceChildren(`${lowest} with ${this.overlay ? hexCode(against) : hexCode(against) === "#000000" ? "black" : "white"} `,
      element("span", { class: `verdict ${verdict(Number(lowest))}` }, verdictWords[verdict(Number(lowest))]));
    return words;
  }

  /**
   * The lowest contrast over the height of what is shown, never rounded up.
   *
   * @param {number[]} locations
   * @param {RGB[]} colors
   * @param {RGB} against
   */
  lowest(locations, colors, against) {
    const heights = colors.length === 1 ? [0] : [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
    const ratios = heights.map((height) => contrastRatio(rounded(colorAtHeight(locations, colors, height)), against));
    return (Math.floor(Math.min(...ratios) * 100) / 100).toFixed(2);
  }
}

// rail.js
/** The backdrop along the whole scroll, with a scrubber on it. */
class Rail {
  /**
   * @param {CarouselItem} carousel
   * @param {number} end
   * @param {(position: number) => void} onscrub
   */
  constructor(carousel, end, onscrub) {
    this.carousel = carousel;
    this.end = end;
    this.onscrub = onscrub;
    this.isScrubbing = false;
    this.isAround = false;
    this.scrubber = element("input", { type: "range", class: "scrubber", min: "0", max: `${end}`, step: "0.01", value: "0",
      "aria-label": `Position in ${visible(carousel.name)}`, disabled: end < 1,
      oninput: () => this.scrub(Number(this.scrubber.value)), onkeydown: (event) => this.key(event) });
    this.line = element("div", { class: "contrast-line", "aria-hidden": "true" });
    this.bar = element("div", { class: "rail" }, this.scrubber);
    this.element = element("div", { class: "rail-place" }, this.bar, this.line);
  }

  /** @param {number} position */
  place(position) { return `${(position / Math.max(this.end, 1)) * 100}%`; }

  /**
   * A key moves by a twentieth of a page: a hundredth, as the pointer does, would be no way to get on.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    const step = { ArrowLeft: -0.05, ArrowDown: -0.05, ArrowRight: 0.05, ArrowUp: 0.05 }[event.key];
    if (!step) return;
    event.preventDefault();
    const position = Math.round((Number(this.scrubber.value) + step) * 100) / 100;
    this.scrub(Math.min(Math.max(position, 0), this.end));
  }

  /** @param {number} position */
  scrub(position) {
    this.isScrubbing = true;
    this.onscrub(position);
    this.isScrubbing = false;
  }

  /**
   * @param {ColorTable} table
   * @param {CarouselContrast | undefined} contrast
   * @param {string | undefined} overlay
   */
  paint(table, contrast, overlay) {
    this.bar.classList.toggle("has-worst", Boolean(contrast));
    if (contrast) this.bar.style.setProperty("--worst", this.place(contrast.position));
    // As many colors as there are points to see them on.
    const count = Math.min(400, Math.max(1, this.end * 10));
    const colors = Array.from({ length: count + 1 }, (_, index) => {
      const pair = pagePair((index / count) * this.end, this.carousel.pages.length, this.carousel.wraps && index < count);
      return rounded(colorsAt(table, index === count && this.carousel.wraps ? { from: 0, to: 0, progress: 0 } : pair)[0]);
    });
    this.bar.style.backgroundImage = strip(colors);
    this.line.hidden = !overlay;
    if (!overlay) return;
    const against = channels(overlay);
    const words = { good: "transparent", large: "var(--warning)", poor: "var(--error)" };
    const stops = colors.map((color, index) => {
      const word = words[verdict(contrastRatio(color, against))];
      return `${word} ${(index / colors.length) * 100}% ${((index + 1) / colors.length) * 100}%`;
    });
    this.line.style.backgroundImage = `linear-gradient(to right, ${stops.join(", ")})`;
  }

  /**
   * @param {number} position
   * @param {string} words
   */
  draw(position, words) {
    // At the far end of a circle the first page is meant, but the thumb stays where the hand has put it.
    if (this.isScrubbing) this.isAround = this.carousel.wraps && position === 0 && Number(this.scrubber.value) === this.end;
    else if (position !== 0) this.isAround = false;
    const { isAround } = this;
    if (!isAround && Math.abs(Number(this.scrubber.value) - position) > 0.006) this.scrubber.value = `${position}`;
    this.scrubber.setAttribute("aria-valuetext", words);
    this.bar.style.setProperty("--at", this.place(isAround ? this.end : position));
  }
}

// devices.js
/**
 * The widths of screens in points, as Apple's telephones and tablets have them; the first is a screen without bars.
 *
 * @type {["plain", "375", "390", "430", "ipad"]}
 */
const devices = ["plain", "375", "390", "430", "ipad"];

/** @param {string} device */
function setDevice(device) {
  document.documentElement.dataset.device = device;
  remember("device", device === "plain" ? null : device);
}

/** The screen on which carousels are shown. */
function deviceSettings() {
  const chosen = recalledChoice("device", devices);
  setDevice(chosen);
  return selection({ label: "Screen", chosen, onchange: setDevice, options: [["plain", "375 points, without bars"],
    ["375", "375 points: iPhone SE, 13 mini"], ["390", "390 points: iPhone 12 to 14"], ["430", "430 points: iPhone 14 Plus to 16 Plus"],
    ["ipad", "820 points: iPad"]] });
}

/** What an app has above a carousel: the system's status bar and a field to search by, both in the color of what is read on the backdrop. */
function screenBars() {
  const sign = (/** @type {string} */ name) => element("span", { class: name });
  return element("div", { class: "screen-bars", "aria-hidden": "true" },
    element("div", { class: "status-bar" }, element("span", {}, "9:41"),
      element("span", { class: "status-signs" }, sign("sign-cells"), sign("sign-battery"))),
    element("div", { class: "search-bar" }, "Search"));
}

// stage.js
/** The screen of a telephone with a carousel on it. */
class Stage {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    /**
     * A color of one's own for what is read on the backdrop.
     *
     * @type {string | undefined}
     */
    this.overlay = undefined;
    this.backdrop = element("div", { class: "backdrop", "aria-hidden": "true" });
    this.foreground = element("div", { class: "foreground", "aria-hidden": "true" });
    this.caption = element("div", { class: "caption", "aria-hidden": "true" }, nameElement(carousel.name));
    this.bars = screenBars();
    this.track = element("div", { class: "track" });
    this.dots = element("div", { class: "dots", "aria-hidden": "true" });
    this.screen = element("div", { class: `screen ${carousel.style}` }, this.backdrop, this.foreground, this.caption, this.track,
      this.bars, this.dots);
    this.element = element("div", { class: "phone" }, this.screen);
    /** @type {(HTMLElement | null)[]} */
    this.cards = carousel.pages.map(() => null);
    this.screen.style.setProperty("--padding", `${carousel.padding}px`);
    this.buildForeground();
    this.buildDots();
  }

  get width() { return this.screen.clientWidth; }

  buildForeground() {
    const { foreground } = this.carousel;
    const item = foreground === undefined ? undefined : images.get(foreground);
    if (!item) return;
    const frame = item.frame;
    const upper = picture(item, "whole", "", "foreground-picture");
    // What is below the picture goes on as the picture ends: its last rows, drawn out.
    const lower = picture(item, "whole", "", "foreground-rest");
    if (frame.width && frame.height) this.screen.style.setProperty("--foreground-ratio", `${frame.height / frame.width}`);
    this.foreground.append(upper, element("div", { class: "foreground-below" }, lower));
    this.screen.classList.add("has-foreground");
  }

  buildDots() {
    const count = this.carousel.pages.length;
    if (count < 2 || count > 24) return;
    for (let index = 0; index < count; index += 1) this.dots.append(element("span"));
  }

  /**
   * The card of a page, made when it is first seen.
   *
   * @param {number} index
   */
  card(index) {
    const made = this.cards[index];
    if (made) return made;
    const page = this.carousel.pages[index];
    const item = images.get(page.image);
    const product = products.get(page.image);
    const words = product?.name ?? page.image;
    const card = element("div", { class: "card", role: "group", "aria-roledescription": "page",
      "aria-label": visible(`${index + 1} of ${this.carousel.pages.length}: ${words}`) }, picture(item, "whole", "", "card-picture"));
    if (product && this.carousel.style === "snap") {
      card.append(element("div", { class: "card-words", "aria-hidden": "true" }, nameElement(product.name ?? product.image),
        element("span", {}, visible(product.price ?? ""))));
    }
    if (item?.frame.width && item.frame.height) {
      card.style.setProperty("--picture-ratio", `${item.frame.width} / ${item.frame.height}`);
    }
    this.cards[index] = card;
    this.track.append(card);
    return card;
  }

  /** Forgets the cards: in another appearance they may have other pictures. */
  clear() {
    this.track.replaceChildren();
    this.cards.fill(null);
  }

  /**
   * Paints the backdrop: one color, or several from top to bottom.
   *
   * @param {number[]} locations
   * @param {RGB[]} colors
   */
  paintBackdrop(locations, colors) {
    if (colors.length === 1) {
      this.backdrop.style.background = paint(rounded(colors[0]));
    } else {
      const stops = colors.map((color, index) => `${exactPaint(color)} ${locations[index] * 100}%`);
      this.backdrop.style.background = `linear-gradient(to bottom in srgb, ${stops.join(", ")})`;
    }
    const ink = this.overlay ?? this.carousel.contrast?.overlay ?? textOn(colors[0]);
    this.caption.style.color = ink;
    this.bars.style.color = ink;
    // The cards of products are a veil of white.
    this.screen.style.setProperty("--card-ink", textOn(mix(colors[colors.length - 1], [255, 255, 255], 0.18)));
  }

  /**
   * Puts the cards where they belong.
   *
   * @param {MotionState} state
   */
  draw({ index, position, offset }) {
    const { style, pages, wraps } = this.carousel;
    const count = pages.length;
    const front = style === "deck" ? index : roundedAway(position);
    for (const card of this.cards) card?.classList.add("away");
    if (style === "deck") {
      this.drawDeck(index, position, offset);
    } else {
      const pitch = styles[style].pitch(this.carousel, this.width);
      for (let near = front - 2; near <= front + 2; near += 1) {
        const at = wraps ? heldPage(near, count, true) : near;
        // In a small circle a page would be seen twice; it stands on the nearer side.
        if (at < 0 || at >= count || (wraps && count < 5 && Math.abs(near - position) > count / 2)) continue;
        const card = this.card(at);
        card.classList.remove("away");
        card.style.transform = `translateX(${near * pitch + offset}px)`;
        card.toggleAttribute("inert", near !== front);
        card.setAttribute("aria-hidden", `${near !== front}`);
      }
    }
    const current = heldPage(front, count, wraps);
    [...this.dots.children].forEach((dot, number) => dot.classList.toggle("current", number === current));
  }

  /**
   * @param {number} index
   * @param {number} position
   * @param {number} translation
   */
  drawDeck(index, position, translation) {
    const { pages, wraps, fades } = this.carousel;
    const count = pages.length;
    const progress = Math.min(Math.max(position - index, 0), 1);
    this.screen.classList.toggle("is-empty", index >= count);
    for (let depth = 0; depth < Math.min(3, count); depth += 1) {
      if (index + depth >= count && !wraps) break;
      const card = this.card(heldPage(index + depth, count, true));
      card.classList.remove("away");
      card.style.zIndex = `${3 - depth}`;
      card.setAttribute("aria-hidden", `${depth > 0}`);
      if (depth === 0) {
        card.style.transform = `translateX(${translation}px) rotate(${translation / 24}deg)`;
        card.style.opacity = fades ? `${DeckGeometry.opacity(translation)}` : "1";
      } else {
        const behind = depth - progress;
        card.style.transform = `translateY(${-behind * 14}px) scale(${1 - behind * 0.06})`;
        card.style.opacity = depth === 2 ? `${progress}` : "1";
      }
    }
  }
}

// carousel.js
/**
 * What the telephone of a carousel is built of: where this is the same, only colors and words have changed.
 *
 * @param {CarouselItem} carousel
 */
function structure(carousel) {
  const { name, style, wraps, spacing, padding, threshold, fades, foreground, pages } = carousel;
  const shown = [...pages.map((page) => page.image), ...(foreground ? [foreground] : [])];
  return JSON.stringify([name, style, wraps, spacing, padding, threshold, fades, foreground,
    shown.map((image) => [image, images.get(image)?.frame, products.get(image)])]);
}

/**
 * Everything that a carousel shows.
 *
 * @param {CarouselItem} carousel
 */
function content(carousel) {
  return JSON.stringify([structure(carousel), { ...carousel, findings: findingsOf(carousel.findings) },
    carousel.pages.map((page) => images.get(page.image)?.swatches), data.edits, data.folder]);
}

/** A carousel that plays by itself turns a page after so many milliseconds, as home pages of shops do. */
const playingTime = 2000;

/** A carousel that can be moved, with what is known about the place where it is. */
class Carousel {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    this.structure = structure(carousel);
    this.content = content(carousel);
    this.count = carousel.pages.length;
    this.light = readTable(carousel.light);
    this.dark = readTable(carousel.dark);
    /** @type {ColorTable | null} */
    this.tried = null;
    this.readouts = new Readouts(carousel, (overlay) => this.tryOverlay(overlay));
    this.comparison = new Comparison(carousel);
    this.pages = new PageList(carousel, (index) => this.motion.rest(index, true));
    this.pins = new PinBar(carousel);
    this.stage = new Stage(carousel);
    this.motion = new Motion(carousel, {
      width: () => this.stage.width, show: () => this.show(), tell: () => announce(this.place()),
    });
    this.rail = new Rail(carousel, this.motion.end, (position) => this.motion.scrub(position));
    this.worst = element("button", { type: "button", class: "button quiet",
      onclick: () => this.contrast && this.motion.scrub(this.contrast.position) });
    this.playing = 0;
    this.player = element("button", { type: "button", class: "button", "aria-pressed": "false", disabled: this.count < 2,
      onclick: () => this.play(this.playing === 0) }, "Play");
    this.title = freshIdentifier("carousel");
    this.head = element("header", { class: "carousel-head" });
    this.panel = element("div", { class: "panel" });
    this.element = element("article", { class: "carousel", "aria-labelledby": this.title, "data-name": carousel.name },
      this.head, this.stage.element, this.panel);
    this.scrub = this.buildScrub();
    this.fill();
    this.connect();
    this.paint();
  }

  /** The colors in the appearance that is shown, with those that are tried. */
  get table() {
    const given = isDark() ? this.dark : this.light;
    this.tried ??= withTrials(given, this.carousel);
    return this.tried;
  }

  /** The worst contrast in the appearance that is shown; undefined where nobody has asked for one, or the manifest has none. */
  get contrast() { return isDark() ? this.carousel.contrastDark : this.carousel.contrast; }

  /**
   * Shows another form of the same carousel, where it is: true where that needs no new telephone.
   *
   * @param {CarouselItem} carousel
   */
  update(carousel) {
    if (structure(carousel) !== this.structure) return false;
    if (content(carousel) === this.content) return true;
    this.content = content(carousel);
    for (const part of [this, this.stage, this.motion, this.rail]) part.carousel = carousel;
    this.light = readTable(carousel.light);
    this.dark = readTable(carousel.dark);
    this.tried = null;
    this.readouts = new Readouts(carousel, (overlay) => this.tryOverlay(overlay));
    this.comparison.close();
    this.comparison = new Comparison(carousel);
    this.pages = new PageList(carousel, (index) => this.motion.rest(index, true));
    const { hasFocus } = this.pins;
    this.pins = new PinBar(carousel);
    this.fill();
    this.paint();
    if (hasFocus) this.pins.focus();
    return true;
  }

  buildScrub() {
    const { motion } = this;
    const attributes = { tabindex: "0", role: "group", "aria-roledescription": "carousel", "aria-labelledby": this.title,
      "aria-keyshortcuts": "ArrowLeft ArrowRight Home End" };
    for (const [name, value] of Object.entries(attributes)) this.stage.screen.setAttribute(name, value);
    const turner = (/** @type {1 | -1} */ by, /** @type {string} */ label, /** @type {string} */ sign) => element("button", { type: "button", class: "button", "aria-label": label,
      disabled: this.count < 2, onclick: () => motion.turn(by) }, sign);
    return element("div", { class: "scrub" }, this.rail.element,
      element("div", { class: "turners" }, turner(-1, "Page before", "←"), turner(1, "Page after", "→"), this.player, this.worst));
  }

  /**
   * Turns a page every other second, or no longer.
   *
   * @param {boolean} isOn
   */
  play(isOn) {
    clearInterval(this.playing);
    this.playing = isOn ? setInterval(() => {
      if (this.carousel.wraps || this.motion.state.position < this.count - 1) this.motion.turn(1);
      else this.motion.rest(0);
    }, playingTime) : 0;
    this.player.setAttribute("aria-pressed", `${isOn}`);
    this.player.textContent = isOn ? "Pause" : "Play";
  }

  /**
   * Shows how a color of one's own is read on the backdrop.
   *
   * @param {string} overlay
   */
  tryOverlay(overlay) {
    this.readouts.overlay = overlay;
    this.stage.overlay = overlay;
    this.paint();
  }

  /** Everything around the telephone and the rail. */
  fill() {
    const { carousel } = this;
    const kind = [carousel.style, carousel.wraps ? "wraps" : null, carousel.space, `${this.count} page${this.count === 1 ? "" : "s"}`];
    this.head.replaceChildren(...present([
      element("h3", { id: this.title }, nameElement(carousel.name)),
      element("p", { class: "muted" }, kind.filter(Boolean).join(" · ")), findingMark(carousel.findings),
      carousel.kept ? failureNotice("This is the last form of it that could be made", carousel.kept) : null,
    ]));
    const parts = present([this.readouts.element, this.scrub, this.pins.element, this.comparison.element, this.pages.element, findingList(carousel.findings)]);
    // The rail stays where it is, with the focus that it may have.
    for (const child of this.panel.querySelectorAll(":scope > *")) if (child !== this.scrub) child.remove();
    if (!this.scrub.isConnected) this.panel.append(this.scrub);
    const at = parts.indexOf(this.scrub);
    this.scrub.before(...parts.slice(0, at));
    this.scrub.after(...parts.slice(at + 1));
  }

  connect() {
    const { motion } = this;
    const { screen } = this.stage;
    const drag = { began: () => {
      this.play(false);
      motion.begin();
    }, moved: (/** @type {number} */ distance) => motion.move(distance), ended: (/** @type {number} */ speed) => motion.finish(speed) };
    followDrag(screen, drag);
    followWheel(screen, drag);
    screen.addEventListener("keydown", (event) => {
      const action = { ArrowLeft: () => motion.turn(-1), ArrowRight: () => motion.turn(1), Home: () => motion.rest(0, true),
        End: () => motion.rest(this.count - 1, true) }[event.key];
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    });
    this.resizing = new ResizeObserver(() => motion.resize());
    this.resizing.observe(screen);
    this.forget = [onSchemeChange(() => {
      this.stage.clear();
      this.tried = null;
      this.paint();
    }), onTrial((name) => {
      if (name !== this.carousel.name) return;
      this.tried = null;
      this.paint();
      this.pins.update();
    })];
  }

  /** Takes the carousel away for good. */
  close() {
    this.play(false);
    this.motion.halt();
    this.comparison.close();
    this.resizing?.disconnect();
    for (const end of this.forget ?? []) end();
    this.element.remove();
  }

  /** What changes with the appearance alone. */
  paint() {
    this.rail.paint(this.table, this.contrast, this.readouts.overlay);
    this.worst.hidden = !this.contrast;
    if (this.contrast) this.worst.textContent = `Worst contrast ${this.contrast.worst.toFixed(2)}`;
    this.pages.paint();
    this.show();
  }

  /**
   * The page in front, from 0.
   *
   * @param {PagePair} pair
   */
  current(pair) { return pair.progress >= 0.5 ? pair.to : pair.from; }

  place() {
    if (this.motion.isEmpty) return "No card is left";
    const page = this.current(pagePair(this.motion.state.position, this.count, this.carousel.wraps));
    return `Page ${page + 1} of ${this.count}, ${visible(this.carousel.pages[page].image)}`;
  }

  /** Draws the state of the motion everywhere. */
  show() {
    const { state, isEmpty, isMoving } = this.motion;
    const pair = pagePair(state.position, this.count, this.carousel.wraps);
    const { locations } = this.table;
    const colors = colorsAt(this.table, pair);
    const current = this.current(pair);
    this.stage.draw(state);
    this.stage.paintBackdrop(locations, colors);
    this.stage.screen.toggleAttribute("data-moving", isMoving);
    this.comparison.draw(pair);
    const page = isEmpty ? "no card is left"
      : element("span", {}, `${current + 1} of ${this.count} `, nameElement(this.carousel.pages[current].image, "muted"));
    const words = this.readouts.draw({ pair, page, locations, colors, background: this.stage.backdrop.style.background });
    this.rail.draw(pair.from + pair.progress, `${this.place()}, ${Math.round(pair.progress * 100)} % on the way, ${words}`);
    this.pages.draw(current);
    if (!isMoving) this.pins.draw(Math.min(current, this.count - 1));
  }
}

// search.js
/**
 * The things of a list that a query means: by a color that begins so, by the words as they stand, or else by all of them.
 *
 * @template {SearchEntry} Entry
 * @param {Entry[]} entries
 * @param {string} query
 */
function matching(entries, query) {
  if (query === "") return entries;
  if (/^#[0-9a-f]{1,8}$/.test(query)) {
    return entries.filter(({ hexes }) => hexes.some((hex) => hex.toLowerCase().startsWith(query)));
  }
  const exact = entries.filter(({ words, hexes }) =>
    words.includes(query) || hexes.some((hex) => hex.toLowerCase() === `#${query}`));
  if (exact.length > 0) return exact;
  return entries.filter(({ words }) => query.split(/\s+/).every((word) => words.includes(word)));
}

/**
 * Looks through every section as the query is typed; `/` and ⌘K lead to the field, Escape leaves it empty.
 *
 * @param {Searchable[]} parts
 */
function connectSearch(parts) {
  const field = /** @type {HTMLInputElement} */ (templateElement("search"));
  const nothing = element("p", { class: "nothing", hidden: true }, "Nothing has this name, file, color, rule or message.");
  templateElement("main").append(nothing);
  let timer = 0;
  /** @type {(query: string) => void} */
  let onchange = () => {};
  let shown = "";
  const run = () => {
    const query = field.value.trim().toLowerCase();
    if (query === "" && shown === "") return;
    shown = query;
    const count = parts.reduce((sum, part) => sum + part.search(query), 0);
    if (query !== "") announce(count === 0 ? "Nothing found" : `${count} found`);
    nothing.hidden = query === "" || count > 0;
    onchange(query);
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 80);
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input[type="search"], input[type="text"], textarea');
    const isSlash = event.key === "/" && !isTyping && !event.altKey && !event.ctrlKey && !event.metaKey;
    const isCommand = event.key.toLowerCase() === "k" && (event.metaKey || event.ctrlKey) && !event.altKey;
    if ((!isSlash && !isCommand) || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
  return {
    run,
    /** @param {string} query */
    set(query) {
      field.value = query;
      run();
    },
    /** @param {(query: string) => void} listener */
    listen(listener) { onchange = listener; },
  };
}

// carousels.js
/** The carousels as a section that a search can look through. */
class CarouselSection {
  constructor() {
    /** @type {Carousel[]} */
    this.views = [];
    this.query = "";
    this.count = element("span", { class: "count" });
    this.none = element("p", { class: "empty" }, "No carousel is configured. List pictures under ", element("code", {}, "carousels:"),
      " in tincture.yml, and their backdrops are shown here at every offset of the scroll.");
    this.list = element("div", { class: "carousels" });
    this.element = element("section", { id: "carousels", class: "section", "aria-labelledby": "carousels-title" },
      element("h2", { id: "carousels-title" }, "Carousels ", this.count), this.none, this.list);
    this.update();
  }

  /**
   * The carousel of a name.
   *
   * @param {string} name
   */
  view(name) { return this.views.find(({ carousel }) => carousel.name === name); }

  /** Shows what the data are now; a carousel that is there already stays where it is, and at its position. */
  update() {
    const former = this.views;
    this.views = data.carousels.map((carousel) => {
      const old = former.find((view) => view.carousel.name === carousel.name);
      if (old?.update(carousel)) return old;
      const made = new Carousel(carousel);
      if (old) {
        old.element.replaceWith(made.element);
        made.motion.scrub(old.motion.state.position);
      }
      return made;
    });
    for (const view of former) if (!this.views.includes(view)) view.close();
    this.views.forEach(({ element: shown }, index) => {
      if (this.list.children[index] !== shown) this.list.insertBefore(shown, this.list.children[index] ?? null);
    });
    return this.search(this.query);
  }

  /** @param {string} query */
  search(query) {
    this.query = query;
    const entries = this.views.map((view) => ({ view, hexes: view.carousel.pages.map((page) => page.backdrop),
      words: [view.carousel.name, view.carousel.style, ...view.carousel.pages.flatMap((page) => [page.image, page.words])].join("\n").toLowerCase() }));
    const found = new Set(matching(entries, query).map(({ view }) => view));
    for (const view of this.views) view.element.hidden = !found.has(view);
    this.count.textContent = found.size === this.views.length ? `${found.size}` : `${found.size} of ${this.views.length}`;
    this.none.hidden = this.views.length > 0;
    this.element.hidden = query !== "" && found.size === 0;
    return found.size;
  }
}

// stand.js
/** @type {["backdrop", "checks", "white", "black"]} */
const grounds = ["backdrop", "checks", "white", "black"];
let ground = recalledChoice("ground", grounds);

/** @type {[value: string, text: string][]} */
const sizes = [["fit", "Fit"], ["1", "1 ×"], ["2", "2 ×"], ["4", "4 ×"]];
let size = "fit";

/**
 * A picture as large as it is in pixels, or so many times that.
 *
 * @param {ImageItem} item
 * @param {number} times
 * @param {HTMLElement} note says where the page has fewer pixels than the file
 */
function enlarged(item, times, note) {
  const shown = picture(item, "whole", visible(item.name));
  if (!(shown instanceof HTMLImageElement)) return shown;
  const resize = () => {
    const width = item.frame.width ?? shown.naturalWidth;
    shown.style.width = `${width * times}px`;
    // The middle says more than a corner.
    const place = shown.parentElement;
    if (place) place.scrollTo((place.scrollWidth - place.clientWidth) / 2, (place.scrollHeight - place.clientHeight) / 2);
    note.hidden = shown.naturalWidth >= width;
    note.textContent = `The page has this picture in ${shown.naturalWidth} × ${shown.naturalHeight} pixels alone; tincture preview --serve shows all of them.`;
  };
  if (shown.complete && shown.naturalWidth > 0) requestAnimationFrame(resize);
  else shown.addEventListener("load", resize, { once: true });
  return shown;
}

/**
 * A picture on what is chosen to be behind it, in the size that is chosen, and the choices.
 *
 * @param {ImageItem} item
 * @param {HTMLElement} fitted the picture as it is shown as a whole
 */
function pictureStand(item, fitted) {
  const place = element("div", { class: "detail-picture detail-stand" });
  const note = element("p", { class: "muted" });
  const draw = () => {
    const backdrop = (isDark() && item.backdropDark) || item.backdrop;
    place.dataset.ground = ground;
    place.classList.toggle("is-template", item.isTemplate === true && ground === "backdrop");
    place.classList.toggle("is-inverted", isDark());
    place.style.backgroundColor = ground === "backdrop" && !item.isTemplate && backdrop ? backdrop : "";
    note.hidden = true;
    const isFitted = size === "fit";
    place.replaceChildren(isFitted ? fitted : enlarged(item, Number(size), note));
    place.classList.toggle("is-enlarged", !isFitted);
    place.classList.toggle("is-pixelated", !isFitted && size !== "1");
    // What is scrolled is reached by the keyboard, and has a name.
    for (const [name, value] of [["tabindex", "0"], ["role", "region"], ["aria-label", visible(`${item.name}, enlarged`)]]) {
      if (isFitted) place.removeAttribute(name);
      else place.setAttribute(name, value);
    }
  };
  draw();
  const choices = element("div", { class: "stand-choices" }, ...present([
    choice({ label: "Behind it", name: "ground", chosen: ground, options: [["backdrop", "Backdrop"], ["checks", "Checks"], ["white", "White"],
      ["black", "Black"]], onchange: (value) => {
      ground = value;
      remember("ground", value === "backdrop" ? null : value);
      draw();
    } }),
    item.frame.missing === undefined ? choice({ label: "Pixels", name: "size", chosen: size, options: sizes, onchange: (value) => {
      size = value;
      draw();
    } }) : null,
  ]));
  return [place, note, choices];
}

// places.js
/**
 * Where a picture is a page, and what is behind it there.
 *
 * @param {ImageItem} item
 */
function placesOf(item) {
  const places = data.carousels.flatMap((carousel) => carousel.pages.flatMap((page, index) => {
    if (page.image !== item.name) return [];
    const color = element("span", { class: "pin-color", "aria-hidden": "true" });
    color.style.backgroundColor = page.backdrop;
    return [element("li", {}, ...present([
      element("a", { href: `#carousel/${encodeURIComponent(carousel.name)}@${index}` }, nameElement(carousel.name), `, page ${index + 1}`),
      element("span", { class: "pin-pair" }, color, ` ${page.backdrop}`), element("span", { class: "muted" }, page.words),
    ]))];
  }));
  if (places.length === 0) return null;
  return element("section", { class: "places", "aria-label": "Carousels with this picture" }, element("h3", {}, "In carousels"),
    element("ul", {}, ...places));
}

// scores.js
/** @param {number | undefined} value */
function percent(value) { return value === undefined ? "–" : `${(value * 100).toFixed(1)} %`; }

/**
 * What a candidate is taken for, in words.
 *
 * @param {ImageItem} item
 * @param {string} hex
 */
function uses(item, hex) {
  const found = item.pin ? item.found : item.backdrop;
  return present([item.pin && item.backdrop === hex ? "pinned" : null, found === hex ? "backdrop" : null,
    item.bleed === hex ? "bleed" : null]).join(", ");
}

/**
 * Why the backdrop and the bleed are what they are: every color that they were chosen among, with what the rules go by.
 *
 * @param {ImageItem} item
 * @param {(hex: string) => void} pick
 * @returns {{ element: HTMLElement, showBorders: (shares: number[] | null) => void } | null}
 */
function scoreTable(item, pick) {
  if (item.candidates.length === 0) return null;
  const borders = item.candidates.map(() => element("td", {}, "–"));
  const most = Math.max(...item.candidates.map(({ score }) => score ?? 0), 1e-9);
  const rows = item.candidates.map((candidate, index) => {
    const color = element("span", { class: "score-color", "aria-hidden": "true" });
    color.style.backgroundColor = candidate.hex;
    const bar = element("span", { class: "score-bar", "aria-hidden": "true" });
    bar.style.width = `${((candidate.score ?? 0) / most) * 100}%`;
    const number = index + 1;
    return element("tr", {},
      element("th", { scope: "row" }, element("button", { type: "button", class: "link score-name", "aria-label": `Try ${candidate.hex}, candidate ${number}`,
        onclick: () => pick(candidate.hex) }, color, candidate.hex)),
      element("td", { class: "score-use" }, uses(item, candidate.hex)), element("td", {}, percent(candidate.share)),
      element("td", {}, candidate.chroma.toFixed(3)),
      element("td", { class: "score" }, candidate.score === undefined ? "–" : candidate.score.toFixed(3), bar), borders[index]);
  });
  const heads = ["Candidate", "Taken for", "Share", "Chroma", "Share × (chroma + 0.04)", "On the border"];
  return {
    element: element("section", { class: "scores", "aria-label": "Why these colors" }, element("h3", {}, "Why these colors"),
      ...item.reasons.map((reason) => element("p", { class: "muted" }, reason)),
      element("div", { class: "score-frame", tabindex: "0", role: "region", "aria-label": "Scores of the candidates" },
        element("table", {}, element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
          element("tbody", {}, ...rows)))),
    showBorders: (shares) => borders.forEach((cell, index) => { cell.textContent = percent(shares?.[index]); }),
  };
}

// swatches.js
/**
 * A color that is copied by a click, with what it is good for; its share of the picture makes it wide.
 *
 * @param {Swatch} swatch
 */
function swatchButton(swatch) {
  const share = `${(swatch.weight * 100).toFixed(1)} %`;
  const button = copyButton(colorForms(swatch.hex), `Copy ${swatch.hex}${swatch.role ? `, ${swatch.role}` : ""}, ${share}`, "swatch",
    element("span", { class: "swatch-hex" }, swatch.hex), element("span", { class: "swatch-role" }, share),
    swatch.role ? element("span", { class: "swatch-role" }, swatch.role) : null);
  button.style.backgroundColor = swatch.hex;
  button.style.color = textOn(channels(swatch.hex));
  button.style.flexGrow = `${Math.sqrt(swatch.weight)}`;
  return button;
}

/**
 * The swatches of a palette, widest first.
 *
 * @param {Swatch[]} swatches
 */
function swatchRow(swatches) {
  if (swatches.length === 0) return element("p", { class: "muted" }, "No color: the picture is transparent, or its pixels are not read.");
  return element("div", { class: "swatches" }, ...swatches.map(swatchButton));
}

/**
 * The same without words, for an overview.
 *
 * @param {Swatch[]} swatches
 */
function swatchLine(swatches) {
  return element("span", { class: "swatch-line", "aria-hidden": "true" }, ...swatches.map((swatch) => {
    const part = element("span");
    part.style.backgroundColor = swatch.hex;
    part.style.flexGrow = `${Math.sqrt(swatch.weight)}`;
    return part;
  }));
}

/**
 * How titles and other text look on a swatch in the colors that were found for them.
 *
 * @param {Swatch} swatch
 */
function textSample(swatch) {
  if (!swatch.title && !swatch.body) return null;
  /**
   * @param {SwatchText | undefined} text
   * @param {string} label
   * @param {string} className
   */
  const sample = (text, label, className) => {
    if (!text) return null;
    const line = element("span", { class: className, "aria-hidden": "true" }, label);
    line.style.color = text.hex;
    return line;
  };
  const box = element("div", { class: "text-sample" }, sample(swatch.title, "Title", "text-title"), sample(swatch.body, "Body text", "text-body"));
  box.style.backgroundColor = swatch.hex;
  /**
   * @param {SwatchText | undefined} text
   * @param {string} label
   */
  const words = (text, label) => text && element("span", { class: "text-words" }, `${label} `,
    element("span", { class: "mono" }, text.hex), ` ${text.contrast.toFixed(2)}`);
  return element("li", {}, box, words(swatch.title, "title"), words(swatch.body, "body"));
}

// detail.js
/** Everything about one picture, above the page. */
const detail = element("dialog", { class: "detail", "aria-labelledby": "detail-title" });

/**
 * The picture that is shown; null for none.
 *
 * @type {ImageItem | null}
 */
let shown = null;
let drawn = "";
/** @type {() => void} */
let onchange = () => {};

/** The name of the picture that is shown; null for none. */
function shownImage() { return shown?.name ?? null; }

/**
 * Calls back when another picture is shown, or none.
 *
 * @param {() => void} listener
 */
function onDetailChange(listener) { onchange = listener; }

/**
 * The same picture in the data that there are now.
 *
 * @param {ImageItem} item
 */
function current(item) {
  const same = data.images.filter((other) => other.name === item.name);
  return same.find((other) => other.variants[0]?.file === item.variants[0]?.file) ?? same[0];
}

/** @param {ImageItem} item */
function draw(item) {
  const close = element("button", { type: "button", class: "button", onclick: () => detail.close() }, "Close");
  const swatches = swatchRow(item.swatches);
  const buttons = [...swatches.querySelectorAll("button")];
  /** @type {(hex: string, way: PinWay | null) => void} */
  const pick = (hex, way) => {
    const count = tryOnImage(item.name, hex, way);
    if (count > 0) announce(`${hex} is tried on ${count} page${count === 1 ? "" : "s"}`);
    else copyText(hex);
  };
  const scores = scoreTable(item, (hex) => {
    const swatch = item.swatches.findIndex((other) => other.hex === hex);
    pick(hex, swatch < 0 ? null : { swatch: swatch + 1 });
  });
  const picker = new Picker(item, {
    pick,
    drawn: (made) => {
      const pixels = scores ? made.read() : null;
      if (pixels) scores?.showBorders(borderShares(pixels, item.candidates.map(({ hex }) => hex)));
    },
    hover: (swatch) => buttons.forEach((button, number) => button.classList.toggle("is-lit", number === swatch)),
  });
  buttons.forEach((button, number) => {
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => picker.show(number));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => picker.show(null));
  });
  const stand = pictureStand(item, item.swatches.length > 0 ? picker.element : picture(item, "whole", visible(item.name)));
  /**
   * @param {string} label
   * @param {string | undefined} text
   */
  const name = (label, text) => text && element("div", {}, element("dt", {}, label),
    element("dd", {}, copyButton({ hex: text, swift: text, css: text }, `Copy ${visible(text)}`, "link", visible(text))));
  const samples = present(item.swatches.map(textSample));
  const turner = (/** @type {1 | -1} */ by, /** @type {string} */ label, /** @type {string} */ sign) =>
    element("button", { type: "button", class: "button", "aria-label": label, onclick: () => step(by) }, sign);
  const far = item.distance === undefined ? "" : ` · ΔE ${item.distance.toFixed(1)}`;
  detail.replaceChildren(...present([
    element("header", { class: "detail-head" }, element("h2", { id: "detail-title" }, nameElement(item.name)),
      element("div", { class: "detail-buttons" }, turner(-1, "Picture before", "←"), turner(1, "Picture after", "→"), close)),
    ...stand, findingList(item.findings), swatches, scores?.element, placesOf(item),
    element("dl", { class: "facts" }, name("Swift", item.symbol), name("CSS", item.css),
      name(item.pin ? "Backdrop, pinned" : "Backdrop, found", item.backdrop), name(`Found in the picture${far}`, item.found),
      name("Dark backdrop", item.backdropDark), name("Bleed", item.bleed), name("Tint, a proposal", item.tint),
      name("Confidence", item.confidence)),
    samples.length ? element("ul", { class: "text-samples", "aria-label": "Text colors" }, ...samples) : null,
    element("ul", { class: "files" }, ...item.variants.map((variant) =>
      element("li", {}, nameElement(variant.file), " ", element("span", { class: "muted" }, variant.detail)))),
  ]));
  drawn = signature(item);
}

/** @param {ImageItem} item */
function signature(item) {
  return JSON.stringify([{ ...item, findings: undefined }, findingsOf(item.findings), isDark(),
    data.carousels.flatMap(({ name, pages }) => pages.map((page) => page.image === item.name && [name, page.backdrop, page.words]))]);
}

/** @param {ImageItem} item */
function showDetail(item) {
  shown = current(item) ?? item;
  draw(shown);
  if (!detail.open) detail.showModal();
  onchange();
}

/** Shows what is known of the picture now; closes where it is gone. */
function updateDetail() {
  if (!shown) return;
  const item = current(shown);
  if (!item) {
    detail.close();
    return;
  }
  shown = item;
  if (signature(item) === drawn) return;
  const label = document.activeElement instanceof HTMLElement && detail.contains(document.activeElement)
    ? document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent : null;
  draw(item);
  const again = [...detail.querySelectorAll("button")].find((button) => (button.getAttribute("aria-label") ?? button.textContent) === label);
  again?.focus();
}

/**
 * To the picture before or behind, of those that the gallery shows.
 *
 * @param {1 | -1} by
 */
function step(by) {
  if (!shown) return;
  const all = data.images;
  const at = all.indexOf(shown);
  const next = all[(at + by + all.length) % all.length];
  if (!next || at < 0) return;
  const label = document.activeElement?.getAttribute("aria-label");
  showDetail(next);
  const again = [...detail.querySelectorAll("button")].find((button) => button.getAttribute("aria-label") === label);
  (again ?? detail.querySelector("button"))?.focus();
}

// A click beside the dialog closes it.
detail.addEventListener("click", (event) => { if (event.target === detail) detail.close(); });
detail.addEventListener("close", () => {
  shown = null;
  onchange();
});
detail.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  step(by > 0 ? 1 : -1);
});

// checks.js
/** So many findings of a rule are shown before the rest is asked for. */
const most = 20;

/** Everything that the check has found, by rule, the heaviest first. */
class CheckSection {
  constructor() {
    /** @type {Severity | null} */
    this.severity = null;
    this.query = "";
    this.words = element("p", { class: "muted" });
    this.list = element("div", { class: "rules" });
    this.element = element("section", { id: "checks", class: "section", "aria-labelledby": "checks-title" },
      element("h2", { id: "checks-title" }, "Checks"), this.words, this.list);
    this.update();
  }

  /**
   * Shows the findings of a severity alone; null for all.
   *
   * @param {Severity | null} severity
   */
  choose(severity) {
    this.severity = severity;
    this.update();
  }

  /** @param {string} query */
  search(query) {
    this.query = query;
    return this.update();
  }

  numbers() {
    return data.findings.map((_, number) => number).filter((number) => {
      const { severity, rule, message, place } = data.findings[number];
      if (this.severity !== null && severity !== this.severity) return false;
      return this.query === "" || [rule, message, place].join("\n").toLowerCase().includes(this.query);
    });
  }

  update() {
    const all = data.findings.map((_, number) => number);
    const shown = this.numbers();
    if (!data.isChecked) this.words.textContent = "Nothing was checked: a manifest alone does not say where it comes from.";
    else if (all.length === 0) this.words.textContent = "The check found nothing.";
    else this.words.textContent = `The check found ${findingCounts(all)}${this.severity ? `; ${severities[this.severity].toLowerCase()}s are shown` : ""}.`;
    /** @type {Map<string, number[]>} */
    const rules = new Map();
    for (const number of byWeight(shown)) {
      const { rule } = data.findings[number];
      rules.set(rule, [...(rules.get(rule) ?? []), number]);
    }
    const opened = new Set([...this.list.querySelectorAll("details[open]")].map((one) => one.getAttribute("data-rule")));
    const isFirst = this.list.children.length === 0;
    this.list.replaceChildren(...[...rules].map(([rule, numbers]) =>
      ruleElement(rule, numbers, opened.has(rule) || this.query !== "" || (isFirst && data.findings[numbers[0]].severity === "error"))));
    this.element.hidden = this.query !== "" && shown.length === 0;
    return this.query === "" ? 0 : shown.length;
  }
}

/** The pictures that findings are about, by the findings' numbers. */
function pictured() {
  /** @type {Map<number, ImageItem>} */
  const found = new Map();
  for (const item of images.values()) for (const number of item.findings) found.set(number, item);
  return found;
}

/**
 * @param {string} rule
 * @param {number[]} numbers
 * @param {boolean} isOpen
 */
function ruleElement(rule, numbers, isOpen) {
  const about = pictured();
  const items = numbers.map((number) => {
    const finding = findingElement(data.findings[number], false);
    const item = about.get(number);
    if (item) finding.append(" ", element("button", { type: "button", class: "link about", onclick: () => showDetail(item) }, nameElement(item.name)));
    return finding;
  });
  const rest = items.slice(most);
  const list = element("ul", { class: "findings" }, ...items.slice(0, most));
  const more = rest.length === 0 ? null : element("button", { type: "button", class: "button", onclick: (event) => {
    list.append(...rest);
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.remove();
  } }, `Show ${rest.length} more`);
  const note = data.rules[rule];
  return element("details", { class: "rule", "data-rule": rule, open: isOpen }, ...present([
    element("summary", {}, element("span", { class: "rule-name" }, visible(rule)), " ",
      element("span", { class: `mark ${data.findings[numbers[0]].severity}` }, findingCounts(numbers))),
    note ? element("p", { class: "muted rule-note" }, visible(note)) : null, list, more,
  ]));
}

// gallery.js
/** The order in which people count: Folder 2 before Folder 10. */
const inOrder = new Intl.Collator("en", { numeric: true });

/**
 * The numbers of the findings about a thing.
 *
 * @param {object} item
 * @returns {number[]}
 */
function numbersOf(item) {
  return /** @type {{ findings?: number[] }} */ (item).findings ?? [];
}

/**
 * A section that shows a list of things, as many at first as are seen at once.
 *
 * `items` gives the things, whenever there are others; `build` makes the element of one; `words` are what a search looks at, its colors
 * in `hexes`; `about` is what else an element is made of: one that is the same is not made again.
 *
 * @template {object} Item
 */
class Gallery {
  /**
   * @param {{ id: string, title: string, items: () => Item[], build: (item: Item) => HTMLElement,
   *   words: (item: Item) => (string | undefined)[], hexes: (item: Item) => (string | undefined)[], limit: number,
   *   listClass: string, about?: (item: Item) => unknown, filters?: () => GalleryFilter<Item>[], sorts?: GallerySort<Item>[],
   *   views?: GalleryView<Item>[] }} given
   */
  constructor(given) {
    this.given = given;
    this.id = given.id;
    this.items = given.items();
    /** @type {GalleryFilter<Item>[]} */
    this.filters = [];
    /** @type {(SearchEntry & { item: Item })[]} */
    this.index = [];
    this.query = "";
    this.filter = recall(`${this.id}-filter`) ?? "all";
    this.sort = recall(`${this.id}-sort`) ?? "name";
    this.view = recall(`${this.id}-view`) ?? "";
    this.isWhole = false;
    /** @type {Map<string, HTMLElement>} */
    this.made = new Map();
    this.count = element("span", { class: "count" });
    this.list = element("ul", { class: given.listClass });
    this.more = element("button", { type: "button", class: "button more", onclick: () => this.showAll() });
    this.controls = element("div", { class: "gallery-controls" });
    this.element = element("section", { id: this.id, class: "section", "aria-labelledby": `${this.id}-title` },
      element("div", { class: "section-head" }, element("h2", { id: `${this.id}-title` }, given.title, " ", this.count), this.controls),
      this.list, this.more);
    this.update();
    onSchemeChange(() => this.render());
  }

  /** Shows what the data are now. */
  update() {
    const { items, words, hexes, filters = () => [] } = this.given;
    this.items = items();
    this.index = this.items.map((item) => ({ item, words: present([...words(item),
      ...findingsOf(numbersOf(item)).flatMap((finding) => [finding.rule, finding.message])]).join("\n").toLowerCase(),
    hexes: present(hexes(item)) }));
    this.filters = filters();
    if (this.filter !== "all" && !this.filters.some(({ value }) => value === this.filter)) this.filter = "all";
    this.buildControls();
    return this.render();
  }

  /** The view that is chosen; the first where none is. */
  get chosenView() { return this.given.views?.find(({ value }) => value === this.view) ?? this.given.views?.[0]; }

  buildControls() {
    const title = this.given.title.toLowerCase();
    const { sorts = [], views = [] } = this.given;
    const key = JSON.stringify(this.filters.map(({ value }) => value));
    if (key === this.controls.dataset.key) return;
    this.controls.dataset.key = key;
    const change = (/** @type {"filter" | "sort" | "view"} */ what) => (/** @type {string} */ value) => {
      this[what] = value;
      remember(`${this.id}-${what}`, value);
      this.isWhole = false;
      this.render();
    };
    const controls = [
      this.filters.length > 0 ? choice({ label: `Show ${title}`, name: `${this.id}-filter`, className: "choice filters", chosen: this.filter,
        options: [["all", "All"], ...this.filters.map(({ value, label }) => /** @type {[string, string]} */ ([value, label]))],
        onchange: change("filter") }) : null,
      sorts.length > 0 ? choice({ label: `Sort ${title}`, name: `${this.id}-sort`, className: "choice filters", chosen: this.sort,
        options: [["name", "Name"], ...sorts.map(({ value, label }) => /** @type {[string, string]} */ ([value, label]))],
        onchange: change("sort") }) : null,
      views.length > 0 ? choice({ label: `View of ${title}`, name: `${this.id}-view`, className: "choice filters",
        chosen: this.chosenView?.value ?? "", options: views.map(({ value, label }) => [value, label]), onchange: change("view") }) : null,
    ];
    this.controls.replaceChildren(...present(controls));
  }

  /** @param {string} query */
  search(query) {
    this.query = query;
    this.isWhole = false;
    return this.render();
  }

  showAll() {
    const next = this.chosenView?.limit ?? this.given.limit;
    this.isWhole = true;
    this.render();
    this.list.querySelectorAll(":scope > :not(.group)")[next]?.querySelector("button")?.focus();
  }

  found() {
    const test = this.filters.find(({ value }) => value === this.filter)?.test ?? (() => true);
    const found = [...matching(this.index.filter((entry) => test(entry.item)), this.query)];
    const { key, group } = this.chosenSort ?? {};
    if (key) {
      const keys = new Map(found.map((entry) => [entry, key(entry.item)]));
      found.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
    }
    if (group) {
      const groups = new Map(found.map((entry) => [entry, group(entry.item)]));
      found.sort((a, b) => inOrder.compare(groups.get(a) ?? "", groups.get(b) ?? ""));
    }
    return found;
  }

  get chosenSort() { return this.given.sorts?.find(({ value }) => value === this.sort); }

  /**
   * The elements of things, each group with its name above it.
   *
   * @param {{ item: Item }[]} shown
   * @param {Map<string, HTMLElement>} kept
   */
  elements(shown, kept) {
    const { group } = this.chosenSort ?? {};
    /** @type {string | null} */
    let last = null;
    return shown.flatMap(({ item }) => {
      const made = this.elementOf(item, kept);
      const name = group?.(item) ?? null;
      if (name === last) return [made];
      last = name;
      const key = `group ${name}`;
      const head = this.made.get(key) ?? element("li", { class: "group" }, element("h3", {}, name ? nameElement(name) : "Without a folder"));
      kept.set(key, head);
      return [head, made];
    });
  }

  /**
   * The element of a thing: that from before, where it would be the same.
   *
   * @param {Item} item
   * @param {Map<string, HTMLElement>} kept
   */
  elementOf(item, kept) {
    const view = this.chosenView;
    const about = JSON.stringify([{ ...item, findings: undefined }, findingsOf(numbersOf(item)), this.given.about?.(item), isDark(), view?.value]);
    let key = about;
    // Two things may be the same to look at.
    for (let number = 2; kept.has(key); number += 1) key = `${number} ${about}`;
    const made = this.made.get(key) ?? (view?.build ?? this.given.build)(item);
    kept.set(key, made);
    return made;
  }

  render() {
    const found = this.found();
    const view = this.chosenView;
    const all = this.items;
    const shown = this.isWhole ? found : found.slice(0, view?.limit ?? this.given.limit);
    this.list.className = view?.listClass ?? this.given.listClass;
    /** @type {Map<string, HTMLElement>} */
    const kept = new Map();
    const elements = this.elements(shown, kept);
    this.made = kept;
    // What stays where it is keeps the focus.
    if (elements.length !== this.list.children.length || elements.some((one, index) => this.list.children[index] !== one)) {
      this.place(elements);
    }
    this.count.textContent = found.length === all.length ? `${found.length}` : `${found.length} of ${all.length}`;
    this.more.hidden = shown.length === found.length;
    this.more.textContent = `Show all ${found.length}`;
    this.element.hidden = all.length === 0 || (this.query !== "" && found.length === 0);
    return found.length;
  }

  /**
   * Puts the elements into the list, and moves none that is in its place already.
   *
   * @param {HTMLElement[]} elements
   */
  place(elements) {
    const wanted = new Set(elements);
    for (const child of this.list.querySelectorAll(":scope > *")) if (!wanted.has(/** @type {HTMLElement} */ (child))) child.remove();
    elements.forEach((one, index) => {
      if (this.list.children[index] !== one) this.list.insertBefore(one, this.list.children[index] ?? null);
    });
  }
}

// colorsets.js
/** The named colors in each of their appearances. */
function colorGallery() {
  return new Gallery({
    id: "colors", title: "Colors", items: () => data.colors, limit: 60, listClass: "color-cards",
    words: (item) => [item.name, item.symbol, item.css, ...item.variants.map((variant) => variant.detail)],
    hexes: (item) => item.variants.map((variant) => variant.hex),
    build: (item) => element("li", { class: "color-card" },
      item.variants.length === 0 ? element("span", { class: "placeholder" }, "No value: the system's own color") : null,
      element("div", { class: "color-variants" }, ...item.variants.map((variant) => {
        const own = variant.hex ? colorForms(variant.hex) : { hex: variant.detail };
        const forms = { ...own, swift: item.symbol ?? own.swift, css: item.css };
        const button = copyButton(forms, visible(`Copy ${item.name}, ${variant.label}, ${variant.hex ?? variant.detail}`), "color-value",
          element("span", { class: "color-words" }, element("span", {}, variant.hex ?? visible(variant.detail)),
            element("span", { class: "color-label" }, variant.label)));
        if (isTranslucent(variant.hex)) {
          // Words over what shines through have a ground of their own.
          button.classList.add("is-translucent");
          button.style.setProperty("--veil", `linear-gradient(${variant.value}, ${variant.value})`);
        } else {
          if (variant.value) button.style.backgroundColor = variant.value;
          if (variant.hex) button.style.color = textOn(channels(variant.hex));
        }
        return button;
      })),
      nameElement(item.name), element("span", { class: "muted mono" }, visible(item.symbol ?? item.css)), findingList(item.findings)),
  });
}

// gradients.js
/**
 * A gradient as SwiftUI writes it.
 *
 * @param {GradientItem} item
 * @param {(stop: GradientStop) => string} hex
 */
function swiftGradient(item, hex) {
  const stops = item.stops.map((stop) => `.init(color: ${colorForms(hex(stop)).swift}, location: ${stop.location})`);
  return `Gradient(stops: [${stops.join(", ")}])`;
}

/** The static gradients between named colors. */
function gradientGallery() {
  return new Gallery({
    id: "gradients", title: "Gradients", items: () => data.gradients, limit: 60, listClass: "color-cards",
    words: (item) => [item.name, item.css, ...item.stops.map((stop) => stop.name)],
    hexes: (item) => item.stops.flatMap((stop) => [stop.hex, stop.dark]),
    build: (item) => {
      const hex = (/** @type {GradientStop} */ stop) => (isDark() && stop.dark) || stop.hex;
      const stops = item.stops.map((stop) => `${hex(stop)} ${(stop.lineLocation * 100).toFixed(2)}%`).join(", ");
      const css = `linear-gradient(${item.direction ?? "to bottom"}, ${stops})`;
      const forms = { hex: item.stops.map(hex).join(", "), swift: swiftGradient(item, hex), css };
      const button = copyButton(forms, visible(`Copy the gradient ${item.name}`), "gradient-value");
      button.style.setProperty("--veil", css);
      if (item.stops.some((stop) => isTranslucent(hex(stop)))) button.classList.add("is-translucent");
      return element("li", { class: "color-card" }, button, nameElement(item.name),
        element("span", { class: "muted" }, ...item.stops.flatMap((stop, index) =>
          [index > 0 ? " → " : "", nameElement(stop.name), ` ${hex(stop)}`])));
    },
  });
}

// health.js
/** How the catalog is, as buttons that show what is wrong. */
class Health {
  /** @param {(severity: Severity | null) => void} onchoose */
  constructor(onchoose) {
    this.onchoose = onchoose;
    /** @type {Severity | null} */
    this.chosen = null;
    this.element = element("div", { class: "health", role: "group", "aria-label": "Findings of the check" });
    this.update();
  }

  update() {
    /** @type {HTMLElement[]} */
    const chips = /** @type {Severity[]} */ (Object.keys(severities)).flatMap((severity) => {
      const count = data.findings.filter((finding) => finding.severity === severity).length;
      if (count === 0) return [];
      return [element("button", { type: "button", class: `health-chip ${severity}`, "aria-pressed": `${this.chosen === severity}`,
        onclick: () => this.choose(this.chosen === severity ? null : severity) }, `${count} ${severity}${count === 1 ? "" : "s"}`)];
    });
    if (chips.length === 0 && data.isChecked) chips.push(element("span", { class: "health-chip good" }, "No findings"));
    this.element.replaceChildren(...chips);
  }

  /** @param {Severity | null} severity */
  choose(severity) {
    this.chosen = severity;
    this.update();
    this.onchoose(severity);
    const chip = this.element.querySelector('[aria-pressed="true"]') ?? this.element.querySelector("button");
    if (chip instanceof HTMLElement) chip.focus();
  }
}

// images.js
/** @type {[kind: string, label: string][]} */
const kinds = [["product", "Products"], ["icon", "Icons"], ["banner", "Banners"], ["other", "Other"]];

/** The parts of the pictures that there are; a kind that all are of is none. */
function filters() {
  const found = kinds.filter(([kind]) => data.images.some((item) => item.kind === kind))
    .map(([kind, label]) => ({ value: kind, label, test: (/** @type {ImageItem} */ item) => item.kind === kind }));
  const parts = found.length > 1 ? found : [];
  if (data.images.some((item) => item.pin)) parts.push({ value: "pinned", label: "Pinned", test: (item) => item.pin !== undefined });
  if (data.images.some((item) => item.findings.length > 0)) {
    parts.push({ value: "findings", label: "With findings", test: (item) => item.findings.length > 0 });
  }
  return parts;
}

/**
 * The hue of a picture's backdrop on the circle, 0 … 360; grays are behind all, pictures without a color behind those.
 *
 * @param {ImageItem} item
 */
function hue(item) {
  if (!item.backdrop) return 800;
  const [red, green, blue] = channels(item.backdrop);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 12) return 400 + most;
  const turn = most === red ? (green - blue) / (most - least) : most === green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least);
  return (turn * 60 + 360) % 360;
}

/**
 * The catalog, or the folder in it, that has a picture; for one outside of catalogs its folder.
 *
 * @param {ImageItem} item
 */
function folder(item) {
  const parts = (item.variants[0]?.file ?? "").split("/").slice(0, -1);
  // The last folder is the set's own.
  return (/\.\w+set$/.test(parts.at(-1) ?? "") ? parts.slice(0, -1) : parts).join("/");
}

/**
 * A picture on what is shown behind it.
 *
 * @param {ImageItem} item
 */
function stand(item) {
  const place = element("span", { class: "tile-picture" }, picture(item, "thumbnail", ""));
  const backdrop = (isDark() && item.backdropDark) || item.backdrop;
  if (item.isTemplate) place.classList.add("is-template", ...(isDark() ? ["is-inverted"] : []));
  else if (backdrop) place.style.backgroundColor = backdrop;
  return place;
}

/**
 * What kind of picture it is, in words.
 *
 * @param {ImageItem} item
 */
function words(item) {
  const hasKinds = data.images.some((other) => other.kind !== item.kind);
  return present([hasKinds ? item.kind : null, item.isTemplate ? "template" : null,
    item.frame.width ? `${item.frame.width} × ${item.frame.height}` : null]).join(" · ");
}

/**
 * What a person has chosen beside what was found; null where nobody has.
 *
 * @param {ImageItem} item
 */
function pinLine(item) {
  if (!item.pin || !item.backdrop) return null;
  const chip = (/** @type {string} */ hex) => {
    const color = element("span", { class: "pin-color", "aria-hidden": "true" });
    color.style.backgroundColor = hex;
    return color;
  };
  const pair = (/** @type {string} */ hex, /** @type {string} */ text) => element("span", { class: "pin-pair" }, chip(hex), ` ${text} ${hex}`);
  return element("span", { class: "muted pin-line" }, ...present([pair(item.backdrop, "pinned"), item.found ? pair(item.found, "found") : null,
    item.distance === undefined ? null : `ΔE ${item.distance.toFixed(1)}`]));
}

/** @param {ImageItem} item */
function tile(item) {
  return element("li", {}, element("button", { type: "button", class: "tile", onclick: () => showDetail(item) }, ...present([
    stand(item), swatchLine(item.swatches), nameElement(item.name), element("span", { class: "muted" }, words(item)), pinLine(item),
    findingMark(item.findings)])));
}

/** @param {ImageItem} item */
function row(item) {
  return element("li", { class: "image-row" },
    element("button", { type: "button", class: "tile", "aria-label": item.name, onclick: () => showDetail(item) }, stand(item)),
    element("div", { class: "image-words" }, ...present([element("h3", {}, nameElement(item.name)),
      element("span", { class: "muted" }, words(item)), pinLine(item), findingMark(item.findings)])), swatchRow(item.swatches));
}

/** All pictures on their backdrops, as cards, or in rows with what they are made of. */
function imageGallery() {
  return new Gallery({
    id: "images", title: "Images", items: () => data.images, limit: 48, listClass: "cards", filters,
    words: (item) => [item.name, item.kind, item.symbol, item.pin, ...item.swatches.map((swatch) => swatch.role),
      ...item.variants.map((variant) => variant.file)],
    hexes: (item) => [item.backdrop, item.found, ...item.swatches.map((swatch) => swatch.hex)],
    about: (item) => words(item), build: tile,
    sorts: [{ value: "hue", label: "Hue", key: hue },
      { value: "size", label: "Size", key: (item) => -(item.frame.width ?? 0) * (item.frame.height ?? 0) },
      { value: "findings", label: "Findings", key: (item) => -item.findings.length },
      { value: "folder", label: "Folder", group: folder }],
    views: [{ value: "cards", label: "Cards", limit: 48, listClass: "cards", build: tile },
      { value: "palettes", label: "Palettes", limit: 24, listClass: "image-rows", build: row }],
  });
}

// links.js
/**
 * What an address says behind its number sign: `#image/loop4`, `#carousel/home@3.4`, `#search/loop`.
 *
 * @param {string} hash
 */
function readLink(hash) {
  const [, kind, rest] = /^#(image|carousel|search)\/(.*)$/s.exec(hash) ?? [];
  if (kind === undefined) return null;
  try {
    return { kind, name: decodeURIComponent(rest) };
  } catch {
    return null;
  }
}

/** @param {string} hash */
function write(hash) {
  history.replaceState(history.state, "", location.pathname + location.search + hash);
}

/**
 * Opens what the address names, and has the address name what is open.
 *
 * @param {import("./carousels.js").CarouselSection} carousels
 * @param {ReturnType<typeof import("./search.js").connectSearch>} search
 */
function connectLinks(carousels, search) {
  const follow = () => {
    const link = readLink(location.hash);
    if (link?.kind === "image") {
      const item = images.get(link.name);
      if (item) showDetail(item);
    } else if (link?.kind === "carousel") {
      // A link in the detail of a picture leads out of it.
      if (detail.open) detail.close();
      const at = link.name.lastIndexOf("@");
      const position = at < 0 ? NaN : Number(link.name.slice(at + 1));
      const view = carousels.view(link.name) ?? carousels.view(link.name.slice(0, Math.max(at, 0)));
      view?.element.scrollIntoView({ block: "start", behavior: /** @type {ScrollBehavior} */ (/** @type {string} */ ("instant")) });
      if (view && Number.isFinite(position)) view.motion.scrub(position);
      view?.stage.screen.focus({ preventScroll: true });
    } else if (link?.kind === "search") {
      search.set(link.name);
    }
  };
  addEventListener("hashchange", follow);
  search.listen((query) => {
    remember("search", query === "" ? null : query);
    if (!detail.open) write(query === "" ? "" : `#search/${encodeURIComponent(query)}`);
  });
  onDetailChange(() => {
    const name = shownImage();
    const query = recall("search");
    if (name !== null) write(`#image/${encodeURIComponent(name)}`);
    else write(query ? `#search/${encodeURIComponent(query)}` : "");
  });
  follow();
}

// live.js
/** So long the page waits before it asks again a server that has refused it. */
const patience = 1000;

/** Whether the server answers; hidden while it does. */
const sign = element("p", { class: "sign", role: "status", hidden: true });

/** @param {string} words */
function warn(words) {
  sign.textContent = words;
  sign.hidden = words === "";
}

/**
 * Takes over what the server shows now.
 *
 * @param {() => void} redraw
 * @returns {Promise<string>} what there is to say about it, empty for nothing
 */
async function refresh(redraw) {
  if (!data.data) return "";
  const answer = await fetch(data.data, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  /** @type {PageData} */
  const next = await answer.json();
  // Another program has another page.
  if (next.program !== data.program) {
    location.reload();
    return "";
  }
  // A server that has begun anew has nothing to show yet; what is here stays until it has.
  if (next.isCompiling) return "Compiling …";
  if (next.events === data.events) return "";
  replaceData(next);
  redraw();
  return "";
}

/**
 * Waits for the server to say that there is something else to show. While it is gone a sign says so; when it is there again, so is
 * what it shows.
 *
 * @param {() => void} redraw
 */
function connectLive(redraw) {
  if (!data.events) return;
  document.body.append(sign);
  let pending = Promise.resolve();
  const take = () => {
    // One after the other: an answer that is late must not take the place of a newer one.
    pending = pending.then(() => refresh(redraw)).then(warn, () => warn("The server does not answer. Waiting for it …"));
  };
  const connect = () => {
    const events = new EventSource(data.events ?? "");
    events.addEventListener("message", take);
    events.addEventListener("open", () => warn(""));
    events.addEventListener("error", () => {
      warn("The server does not answer. Waiting for it …");
      // A stream that was refused does not begin again by itself.
      if (events.readyState === EventSource.CLOSED) setTimeout(connect, patience);
    });
  };
  connect();
}

// products.js
/** What is sold, by its picture. */
function productGallery() {
  return new Gallery({
    id: "products", title: "Products", items: () => data.products, limit: 48, listClass: "cards",
    about: (item) => images.get(item.image),
    words: (item) => [item.name, item.price, item.image], hexes: (item) => [images.get(item.image)?.backdrop],
    build: (item) => {
      const image = images.get(item.image);
      const stand = element("span", { class: "tile-picture" }, picture(image, "thumbnail", ""));
      const backdrop = image && ((isDark() && image.backdropDark) || image.backdrop);
      if (backdrop) stand.style.backgroundColor = backdrop;
      return element("li", {}, element("button", { type: "button", class: "tile", disabled: !image, onclick: () => image && showDetail(image) },
        stand, nameElement(item.name ?? item.image), element("span", { class: "muted" }, nameElement(item.price ?? "")),
        element("span", { class: "muted" }, nameElement(item.image))));
    },
  });
}

// vision.js
/**
 * Each is the name of a filter in the document, but for the first.
 *
 * @type {["all", "protanopia", "deuteranopia", "tritanopia"]}
 */
const visions = ["all", "protanopia", "deuteranopia", "tritanopia"];

/** @param {string} vision */
function setVision(vision) {
  if (vision === "all") delete document.documentElement.dataset.vision;
  else document.documentElement.dataset.vision = vision;
  remember("vision", vision === "all" ? null : vision);
}

/** Shows every color as people see it who lack one of the three kinds of cones. */
function visionSettings() {
  const chosen = recalledChoice("vision", visions);
  setVision(chosen);
  return selection({ label: "Color vision", chosen, onchange: setVision, options: [["all", "All cones"],
    ["protanopia", "Protanopia (no red cones)"], ["deuteranopia", "Deuteranopia (no green cones)"], ["tritanopia", "Tritanopia (no blue cones)"]] });
}

// main.js
/** What there is, in words. */
function summary() {
  return [[data.carousels, "carousel"], [data.images, "image"], [data.colors, "color"], [data.gradients, "gradient"],
    [data.products, "product"]].filter(([list]) => list.length > 0)
    .map(([list, word]) => `${list.length} ${word}${list.length === 1 ? "" : "s"}`).join(" · ");
}

function start() {
  const main = templateElement("main");
  const notice = element("div", { class: "notice" });
  const carousels = new CarouselSection();
  const gallery = imageGallery();
  const checks = new CheckSection();
  const parts = [carousels, gallery, colorGallery(), gradientGallery(), productGallery(), checks];
  const health = new Health((severity) => {
    checks.choose(severity);
    if (severity) checks.element.scrollIntoView({ block: "start" });
  });
  main.append(notice, ...parts.map((part) => part.element));
  document.body.append(detail);
  templateElement("settings").append(...present([schemeSettings(), copySettings(), deviceSettings(), visionSettings(),
    editorSettings()]));
  const sections = element("ul");
  templateElement("sections").append(sections);
  templateElement("summary").after(health.element);
  /** Draws what does not keep anything. */
  const drawHead = () => {
    notice.replaceChildren(...present([data.isCompiling
      ? element("p", { class: "empty", role: "status" }, "Compiling for the first time …") : null, data.failure
      ? failureNotice(data.failure.message && data.failure.findings.length === 0 ? "There is nothing newer to show"
        : "This is the last catalog that could be made", data.failure.findings, data.failure.message) : null]));
    health.update();
    templateElement("summary").textContent = summary();
    const shown = parts.map((part) => part.element).filter((section) => !section.hidden);
    const key = shown.map((section) => section.id).join(" ");
    if (sections.dataset.key === key) return;
    sections.dataset.key = key;
    sections.replaceChildren(...shown.map((section) =>
      element("li", {}, element("a", { href: `#${section.id}` }, section.querySelector("h2")?.firstChild?.textContent?.trim()))));
  };
  drawHead();
  const search = connectSearch(parts);
  connectLinks(carousels, search);
  connectLive(() => {
    settleTrials();
    for (const part of parts) part.update();
    search.run();
    drawHead();
    updateDetail();
  });
}

start();
})();
