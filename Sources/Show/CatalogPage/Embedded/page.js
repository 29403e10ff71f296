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

// scheme.js
const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
/** @type {"system" | "light" | "dark"} */
let scheme = "system";
/** @type {(() => void)[]} */
const schemeListeners = [];

/** Whether the page is shown in the dark appearance. */
function isDark() {
  return scheme === "system" ? systemIsDark.matches : scheme === "dark";
}

/**
 * Calls back whenever the appearance has changed.
 *
 * @param {() => void} listener
 */
function onSchemeChange(listener) {
  schemeListeners.push(listener);
}

function schemeHasChanged() {
  for (const listener of schemeListeners) listener();
}

systemIsDark.addEventListener("change", schemeHasChanged);

function schemeSettings() {
  return choice({
    label: "Appearance", name: "scheme", options: [["system", "System"], ["light", "Light"], ["dark", "Dark"]],
    chosen: scheme,
    onchange: (value) => {
      scheme = value;
      document.documentElement.dataset.scheme = value;
      schemeHasChanged();
    },
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
/** The same transition blended in several spaces, one strip each, marked where the carousel is. */
class Comparison {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.rows = carousel.comparisons.map((comparison) => {
      const bar = element("div", { class: "strip" }, element("span", { class: "needle" }));
      const value = element("output", { class: "hex" });
      const label = comparison.isOwn ? `${comparison.space}, as here` : comparison.space;
      return {
        bar, value,
        light: readTable(comparison.light), dark: readTable(comparison.dark),
        element: element("li", {}, element("span", { class: "strip-label" }, label), bar, value),
      };
    });
    this.title = element("h4");
    this.element = element("div", { class: "comparison" }, this.title,
      element("ul", { class: "strips" }, ...this.rows.map((row) => row.element)));
    this.pages = carousel.pages;
    this.easing = carousel.easing;
    this.drawn = "";
  }

  /** @param {PagePair} pair */
  draw(pair) {
    const key = `${pair.from} ${isDark()}`;
    const isNew = key !== this.drawn;
    this.drawn = key;
    if (isNew) {
      this.title.replaceChildren("From ", nameElement(this.pages[pair.from].image), " to ", nameElement(this.pages[pair.to].image));
      if (this.easing) this.title.append(element("span", { class: "muted" }, ` by ${this.easing}`));
    }
    for (const row of this.rows) {
      const table = isDark() ? row.dark : row.light;
      const samples = samplesAt(table.tracks[0], pair);
      if (isNew) row.bar.style.backgroundImage = samples.length > 1 ? strip(samples) : `linear-gradient(${strip(samples)}, ${strip(samples)})`;
      row.bar.style.setProperty("--at", `${pair.progress * 100}%`);
      row.value.textContent = hexCode(rounded(colorsAt(table, pair)[0]));
    }
  }
}

// copying.js
/** @type {keyof ColorForms} */
let copyFormat = "hex";
/** @type {[keyof ColorForms, string][]} */
const copyFormats = [["hex", "Hex"], ["swift", "Swift"], ["css", "CSS"]];
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
async function copy(forms) {
  const text = forms[copyFormat] ?? forms.hex;
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
    onchange: (value) => { copyFormat = value; },
  });
}

// dragging.js
/**
 * Follows one finger, pen or mouse along an element: calls back with how far it has gone to the right, in points.
 *
 * Up and down belong to the page, which scrolls (`touch-action` of the style sheet).
 *
 * @param {HTMLElement} target
 * @param {{ began: () => void, moved: (distance: number) => void, ended: () => void }} callbacks
 */
function followDrag(target, { began, moved, ended }) {
  /** @type {number | null} */
  let pointer = null;
  let start = 0;
  target.addEventListener("pointerdown", (event) => {
    if (pointer !== null || event.button !== 0) return;
    pointer = event.pointerId;
    start = event.clientX;
    target.setPointerCapture(pointer);
    target.classList.add("is-dragged");
    began();
  });
  target.addEventListener("pointermove", (event) => {
    if (event.pointerId === pointer) moved(event.clientX - start);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (event.pointerId !== pointer) return;
    pointer = null;
    target.classList.remove("is-dragged");
    ended();
  };
  target.addEventListener("pointerup", end);
  target.addEventListener("pointercancel", end);
}

// data.js
/**
 * What the page shows.
 *
 * @type {PageData}
 */
const data = JSON.parse(templateElement("data").textContent ?? "");
/** The images by their names. */
const images = new Map(data.images.map((item) => [item.name, item]));
/** The products by their images. */
const products = new Map(data.products.map((item) => [item.image, item]));

// findings.js
/** @type {Record<Severity, string>} */
const severities = { error: "Error", warning: "Warning", note: "Note" };

/**
 * The findings of the check by their numbers, as a list; null where there are none.
 *
 * @param {number[]} numbers
 */
function findingList(numbers) {
  if (numbers.length === 0) return null;
  return element("ul", { class: "findings" }, ...numbers.map((number) => {
    const finding = data.findings[number];
    return element("li", { class: `finding ${finding.severity}` },
      element("strong", { class: "severity" }, severities[finding.severity]), " ",
      element("bdi", {}, visible(finding.message)), " ",
      element("span", { class: "muted place" }, nameElement(finding.place), ` [${finding.rule}]`));
  }));
}

/**
 * How many findings of each severity, in words.
 *
 * @param {number[]} numbers
 */
function findingCounts(numbers) {
  return Object.keys(severities).flatMap((severity) => {
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
  const worst = Object.keys(severities).find((severity) =>
    numbers.some((number) => data.findings[number].severity === severity));
  return element("span", { class: `mark ${worst}` }, findingCounts(numbers));
}

/** What the check found that is about nothing else on the page. */
function findingSection() {
  const all = data.findings.map((_, number) => number);
  const elsewhere = all.length - data.otherFindings.length;
  let words = "Nothing was checked: a manifest alone does not say where it comes from.";
  if (data.isChecked) {
    words = all.length === 0 ? "The check found nothing." : `The check found ${findingCounts(all)}.`;
    if (elsewhere > 0) words += ` ${elsewhere} of them ${elsewhere === 1 ? "stands" : "stand"} beside what they are about.`;
  }
  return element("section", { id: "checks", class: "section", "aria-labelledby": "checks-title" },
    element("h2", { id: "checks-title" }, "Checks"), element("p", { class: "muted" }, words),
    findingList(data.otherFindings));
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

  /** The finger has left: on to the page that the style's arithmetic gives. */
  finish() {
    const landed = this.style.landing(this.carousel, this.index, this.drag, this.width());
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

// pages.js
/** The pages of a carousel by their backdrops, each a way to it. */
class PageList {
  /**
   * @param {CarouselItem} carousel
   * @param {(index: number) => void} onchoose
   */
  constructor(carousel, onchoose) {
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
    for (const { page, color, code } of this.chips) {
      const backdrop = (isDark() && page.dark) || page.backdrop;
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
    this.scrubber = element("input", { type: "range", class: "scrubber", min: "0", max: `${end}`, step: "0.01", value: "0",
      "aria-label": `Position in ${visible(carousel.name)}`, disabled: end < 1,
      oninput: () => onscrub(Number(this.scrubber.value)), onkeydown: (event) => this.key(event) });
    this.element = element("div", { class: "rail" }, this.scrubber);
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
    this.onscrub(Math.min(Math.max(position, 0), this.end));
  }

  /**
   * @param {ColorTable} table
   * @param {CarouselContrast | undefined} contrast
   */
  paint(table, contrast) {
    this.element.classList.toggle("has-worst", Boolean(contrast));
    if (contrast) this.element.style.setProperty("--worst", this.place(contrast.position));
    // As many colors as there are points to see them on.
    const count = Math.min(400, Math.max(1, this.end * 10));
    const colors = Array.from({ length: count + 1 }, (_, index) => {
      const pair = pagePair((index / count) * this.end, this.carousel.pages.length, this.carousel.wraps && index < count);
      return rounded(colorsAt(table, index === count && this.carousel.wraps ? { from: 0, to: 0, progress: 0 } : pair)[0]);
    });
    this.element.style.backgroundImage = strip(colors);
  }

  /**
   * @param {number} position
   * @param {string} words
   */
  draw(position, words) {
    // At the far end of a circle the first page is meant, but the thumb stays where the hand has put it.
    const isAround = this.carousel.wraps && position === 0 && Number(this.scrubber.value) === this.end;
    if (!isAround && Math.abs(Number(this.scrubber.value) - position) > 0.006) this.scrubber.value = `${position}`;
    this.scrubber.setAttribute("aria-valuetext", words);
    this.element.style.setProperty("--at", this.place(isAround ? this.end : position));
  }
}

// readouts.js
/** What is known about the place where a carousel is: its color, and the numbers. */
class Readouts {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.overlay = carousel.contrast?.overlay;
    this.forms = colorForms("#000000");
    this.value = element("span", { class: "readout-hex" });
    this.sample = copyButton(this.forms, "", "readout-sample", this.value);
    this.fields = { Position: element("dd"), Page: element("dd"), Progress: element("dd"), Contrast: element("dd") };
    this.element = element("div", { class: "now" }, this.sample, element("dl", { class: "readouts" },
      ...Object.entries(this.fields).map(([label, field]) => element("div", {}, element("dt", {}, label), field))));
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
    this.fields.Progress.textContent = `${Math.round(pair.progress * 100)} %`;
    const against = channels(this.overlay ?? textOn(colors[0]));
    this.fields.Contrast.textContent = `${this.lowest(locations, colors, against)} with ${hexCode(against)}`;
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
  if (!identifier) {
    return element(
      "span", { class: `placeholder ${className}` },
      element("span", {}, item ? nameElement(item.name) : "This picture", ` ${frame.missing}`));
  }
  const image = element("img", { alt: alternative, class: className, draggable: "false", decoding: "async" });
  if (frame.width && frame.height) {
    image.width = frame.width;
    image.height = frame.height;
  }
  image.addEventListener("error", () => {
    image.replaceWith(element("span", { class: `placeholder ${className}` }, "This picture cannot be shown"));
  });
  showPicture(image, identifier);
  return image;
}

// stage.js
/** The screen of a telephone with a carousel on it. */
class Stage {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    this.backdrop = element("div", { class: "backdrop", "aria-hidden": "true" });
    this.foreground = element("div", { class: "foreground", "aria-hidden": "true" });
    this.caption = element("div", { class: "caption", "aria-hidden": "true" }, nameElement(carousel.name));
    this.track = element("div", { class: "track" });
    this.dots = element("div", { class: "dots", "aria-hidden": "true" });
    this.screen = element("div", { class: `screen ${carousel.style}` }, this.backdrop, this.foreground, this.caption, this.track,
      this.dots);
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
    this.caption.style.color = this.carousel.contrast?.overlay ?? textOn(colors[0]);
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
/** A carousel that can be moved, with what is known about the place where it is. */
class Carousel {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    this.count = carousel.pages.length;
    this.light = readTable(carousel.light);
    this.dark = readTable(carousel.dark);
    this.stage = new Stage(carousel);
    this.motion = new Motion(carousel, {
      width: () => this.stage.width, show: () => this.show(), tell: () => announce(this.place()),
    });
    this.rail = new Rail(carousel, this.motion.end, (position) => this.motion.scrub(position));
    this.readouts = new Readouts(carousel);
    this.comparison = new Comparison(carousel);
    this.pages = new PageList(carousel, (index) => this.motion.rest(index, true));
    this.worst = element("button", { type: "button", class: "button quiet",
      onclick: () => this.contrast && this.motion.scrub(this.contrast.position) });
    this.element = this.build();
    this.connect();
    this.paint();
  }

  get table() { return isDark() ? this.dark : this.light; }

  /** The worst contrast in the appearance that is shown; undefined where nobody has asked for one, or the manifest has none. */
  get contrast() { return isDark() ? this.carousel.contrastDark : this.carousel.contrast; }

  build() {
    const { carousel, motion } = this;
    const title = freshIdentifier("carousel");
    const attributes = { tabindex: "0", role: "group", "aria-roledescription": "carousel", "aria-labelledby": title,
      "aria-keyshortcuts": "ArrowLeft ArrowRight Home End" };
    for (const [name, value] of Object.entries(attributes)) this.stage.screen.setAttribute(name, value);
    const turner = (/** @type {1 | -1} */ by, /** @type {string} */ label, /** @type {string} */ sign) => element("button", { type: "button", class: "button", "aria-label": label,
      disabled: this.count < 2, onclick: () => motion.turn(by) }, sign);
    const kind = [carousel.style, carousel.wraps ? "wraps" : null, carousel.space, `${this.count} page${this.count === 1 ? "" : "s"}`];
    return element("article", { class: "carousel", "aria-labelledby": title, "data-name": carousel.name },
      element("header", { class: "carousel-head" }, element("h3", { id: title }, nameElement(carousel.name)),
        element("p", { class: "muted" }, kind.filter(Boolean).join(" · ")), findingMark(carousel.findings)),
      this.stage.element,
      element("div", { class: "panel" }, this.readouts.element,
        element("div", { class: "scrub" }, this.rail.element,
          element("div", { class: "turners" }, turner(-1, "Page before", "←"), turner(1, "Page after", "→"), this.worst)),
        this.comparison.element, this.pages.element, findingList(carousel.findings)));
  }

  connect() {
    const { motion } = this;
    const { screen } = this.stage;
    followDrag(screen, {
      began: () => motion.begin(), moved: (distance) => motion.move(distance), ended: () => motion.finish(),
    });
    screen.addEventListener("keydown", (event) => {
      const action = { ArrowLeft: () => motion.turn(-1), ArrowRight: () => motion.turn(1), Home: () => motion.rest(0, true),
        End: () => motion.rest(this.count - 1, true) }[event.key];
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    });
    new ResizeObserver(() => motion.resize()).observe(screen);
    onSchemeChange(() => {
      this.stage.clear();
      this.paint();
    });
  }

  /** What changes with the appearance alone. */
  paint() {
    this.rail.paint(this.table, this.contrast);
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
 * Looks through every section as the query is typed.
 *
 * @param {Searchable[]} parts
 */
function connectSearch(parts) {
  const field = /** @type {HTMLInputElement} */ (templateElement("search"));
  const nothing = element("p", { class: "nothing", hidden: true }, "Nothing has this name, file or color.");
  templateElement("main").append(nothing);
  let timer = 0;
  const run = () => {
    const query = field.value.trim().toLowerCase();
    const count = parts.reduce((sum, part) => sum + part.search(query), 0);
    templateElement("checks").hidden = query !== "";
    if (query !== "") announce(count === 0 ? "Nothing is called so" : `${count} found`);
    nothing.hidden = query === "" || count > 0;
  };
  field.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(run, 80);
  });
}

// gallery.js
/**
 * A section that shows a list of things, as many at first as are seen at once.
 *
 * `build` makes the element of one thing; `words` are what a search looks at, its colors in `hexes`.
 *
 * @template Item
 */
class Gallery {
  /**
   * @param {{ id: string, title: string, items: Item[], build: (item: Item) => HTMLElement,
   *   words: (item: Item) => (string | undefined)[], hexes: (item: Item) => (string | undefined)[], limit: number,
   *   listClass: string, filters?: { value: string, label: string, test: (item: Item) => boolean }[] }} given
   */
  constructor({ id, title, items, build, words, hexes, limit, listClass, filters = [] }) {
    this.id = id;
    this.title = title;
    this.items = items;
    this.build = build;
    this.limit = limit;
    this.filters = filters;
    this.index = items.map((item) => ({ item, words: present(words(item)).join("\n").toLowerCase(), hexes: present(hexes(item)) }));
    this.query = "";
    this.filter = "all";
    this.isWhole = false;
    this.count = element("span", { class: "count" });
    this.list = element("ul", { class: listClass });
    this.more = element("button", { type: "button", class: "button more", onclick: () => this.showAll() });
    this.element = element("section", { id, class: "section", "aria-labelledby": `${id}-title` },
      element("div", { class: "section-head" }, element("h2", { id: `${id}-title` }, title, " ", this.count),
        filters.length > 0 ? this.filterChoice() : null),
      this.list, this.more);
    this.render();
    onSchemeChange(() => this.render());
  }

  filterChoice() {
    return choice({ label: `Show ${this.title.toLowerCase()}`, name: `${this.id}-filter`, className: "choice filters", chosen: "all",
      options: [["all", "All"], ...this.filters.map(({ value, label }) => /** @type {[string, string]} */ ([value, label]))],
      onchange: (value) => { this.filter = value; this.isWhole = false; this.render(); } });
  }

  /** @param {string} query */
  search(query) {
    this.query = query;
    this.isWhole = false;
    return this.render();
  }

  showAll() {
    const next = this.limit;
    this.isWhole = true;
    this.render();
    this.list.children[next]?.querySelector("button")?.focus();
  }

  found() {
    const test = this.filters.find(({ value }) => value === this.filter)?.test ?? (() => true);
    return matching(this.index.filter((entry) => test(entry.item)), this.query);
  }

  render() {
    const found = this.found();
    const shown = this.isWhole ? found : found.slice(0, this.limit);
    this.list.replaceChildren(...shown.map(({ item }) => this.build(item)));
    this.count.textContent = found.length === this.items.length ? `${found.length}` : `${found.length} of ${this.items.length}`;
    this.more.hidden = shown.length === found.length;
    this.more.textContent = `Show all ${found.length}`;
    this.element.hidden = this.items.length === 0 || (this.query !== "" && found.length === 0);
    return found.length;
  }
}

// colorsets.js
/** The named colors in each of their appearances. */
function colorGallery() {
  return new Gallery({
    id: "colors", title: "Colors", items: data.colors, limit: 60, listClass: "color-cards",
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

// swatches.js
/**
 * A color that is copied by a click, with what it is good for; its share of the picture makes it wide.
 *
 * @param {Swatch} swatch
 */
function swatchButton(swatch) {
  const share = `${(swatch.weight * 100).toFixed(1)} %`;
  const button = copyButton(colorForms(swatch.hex), `Copy ${swatch.hex}${swatch.role ? `, ${swatch.role}` : ""}, ${share}`, "swatch",
    element("span", { class: "swatch-hex" }, swatch.hex), element("span", { class: "swatch-role" }, swatch.role ?? share));
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

/** @param {ImageItem} item */
function showDetail(item) {
  const close = element("button", { type: "button", class: "button", onclick: () => detail.close() }, "Close");
  const stand = element("div", { class: "detail-picture" }, picture(item, "whole", visible(item.name)));
  const backdrop = (isDark() && item.backdropDark) || item.backdrop;
  if (item.isTemplate) stand.classList.toggle("is-inverted", isDark());
  else if (backdrop) stand.style.backgroundColor = backdrop;
  /**
   * @param {string} label
   * @param {string | undefined} text
   */
  const name = (label, text) => text && element("div", {}, element("dt", {}, label),
    element("dd", {}, copyButton({ hex: text, swift: text, css: text }, `Copy ${visible(text)}`, "link", visible(text))));
  const samples = present(item.swatches.map(textSample));
  detail.replaceChildren(...present([
    element("header", { class: "detail-head" }, element("h2", { id: "detail-title" }, nameElement(item.name)), close),
    stand, swatchRow(item.swatches),
    samples.length ? element("ul", { class: "text-samples", "aria-label": "Text colors" }, ...samples) : null,
    element("dl", { class: "facts" }, name("Swift", item.symbol), name("CSS", item.css),
      name(item.pin ? `Backdrop, ${item.pin}` : "Backdrop", item.backdrop), name("Dark backdrop", item.backdropDark),
      name("Bleed", item.bleed), name("Sureness", item.sureness)),
    element("ul", { class: "files" }, ...item.variants.map((variant) =>
      element("li", {}, nameElement(variant.file), " ", element("span", { class: "muted" }, variant.detail)))),
    findingList(item.findings),
  ]));
  detail.showModal();
}

// A click beside the dialog closes it.
detail.addEventListener("click", (event) => { if (event.target === detail) detail.close(); });

// gradients.js
/** The static gradients between named colors. */
function gradientGallery() {
  return new Gallery({
    id: "gradients", title: "Gradients", items: data.gradients, limit: 60, listClass: "color-cards",
    words: (item) => [item.name, item.css, ...item.stops.map((stop) => stop.name)],
    hexes: (item) => item.stops.flatMap((stop) => [stop.hex, stop.dark]),
    build: (item) => {
      const hex = (/** @type {GradientStop} */ stop) => (isDark() && stop.dark) || stop.hex;
      const stops = item.stops.map((stop) => `${hex(stop)} ${(stop.lineLocation * 100).toFixed(2)}%`).join(", ");
      const css = `linear-gradient(${item.direction ?? "to bottom"}, ${stops})`;
      const forms = { hex: item.stops.map(hex).join(", "), swift: undefined, css };
      const button = copyButton(forms, visible(`Copy the gradient ${item.name}`), "gradient-value");
      button.style.setProperty("--veil", css);
      if (item.stops.some((stop) => isTranslucent(hex(stop)))) button.classList.add("is-translucent");
      return element("li", { class: "color-card" }, button, nameElement(item.name),
        element("span", { class: "muted" }, ...item.stops.flatMap((stop, index) =>
          [index > 0 ? " → " : "", nameElement(stop.name), ` ${hex(stop)}`])));
    },
  });
}

// images.js
/** @type {[kind: string, label: string][]} */
const kinds = [["product", "Products"], ["icon", "Icons"], ["banner", "Banners"], ["other", "Other"]];

/** All pictures on their backdrops. */
function imageGallery() {
  const filters = kinds.filter(([kind]) => data.images.some((item) => item.kind === kind))
    .map(([kind, label]) => ({ value: kind, label, test: (/** @type {ImageItem} */ item) => item.kind === kind }));
  if (data.images.some((item) => item.findings.length > 0)) {
    filters.push({ value: "findings", label: "With findings", test: (item) => item.findings.length > 0 });
  }
  return new Gallery({
    id: "images", title: "Images", items: data.images, limit: 48, listClass: "cards", filters,
    words: (item) => [item.name, item.kind, item.symbol, ...item.variants.map((variant) => variant.file)],
    hexes: (item) => [item.backdrop, ...item.swatches.map((swatch) => swatch.hex)],
    build: (item) => {
      const stand = element("span", { class: "tile-picture" }, picture(item, "thumbnail", ""));
      const backdrop = (isDark() && item.backdropDark) || item.backdrop;
      if (item.isTemplate) stand.classList.toggle("is-inverted", isDark());
      else if (backdrop) stand.style.backgroundColor = backdrop;
      const size = item.frame.width ? ` · ${item.frame.width} × ${item.frame.height}` : "";
      return element("li", {}, element("button", { type: "button", class: "tile", onclick: () => showDetail(item) },
        stand, swatchLine(item.swatches), nameElement(item.name),
        element("span", { class: "muted" }, `${item.kind}${item.isTemplate ? ", template" : ""}${size}${item.pin ? " · pinned" : ""}`), findingMark(item.findings)));
    },
  });
}

// palettes.js
/**
 * The backdrop that a person has chosen for a picture, beside what was found; null where nobody has.
 *
 * @param {ImageItem} item
 */
function pinLine(item) {
  const backdrop = (isDark() && item.backdropDark) || item.backdrop;
  if (!item.pin || !backdrop) return null;
  const color = element("span", { class: "pin-color", "aria-hidden": "true" });
  color.style.backgroundColor = backdrop;
  const from = backdrop === item.backdrop ? "" : `the dark form of ${item.backdrop}, `;
  return element("p", { class: "muted pin-line" }, color, `Backdrop ${backdrop}, ${from}${item.pin}`);
}

/** What each picture is made of, with roles and text colors. */
function paletteGallery() {
  const items = data.images.filter((item) => item.swatches.length > 0);
  return new Gallery({
    id: "palettes", title: "Palettes", items, limit: 12, listClass: "palette-rows",
    words: (item) => [item.name, ...item.swatches.map((swatch) => swatch.role)],
    hexes: (item) => item.swatches.map((swatch) => swatch.hex),
    build: (item) => {
      const samples = present(item.swatches.slice(0, 3).map(textSample));
      return element("li", { class: "palette-row" }, element("h3", {}, nameElement(item.name)), pinLine(item), swatchRow(item.swatches),
        samples.length ? element("ul", { class: "text-samples", "aria-label": "Text colors" }, ...samples) : null);
    },
  });
}

// products.js
/** What is sold, by its picture. */
function productGallery() {
  return new Gallery({
    id: "products", title: "Products", items: data.products, limit: 48, listClass: "cards",
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

// reload.js
/**
 * Loads the page again whenever the server says that something has changed; the carousels stay where they are, and the browser
 * itself keeps the place on the page.
 *
 * @param {{ carousel: CarouselItem, view: import("./carousel.js").Carousel }[]} carousels
 */
function connectReload(carousels) {
  if (!data.events) return;
  const key = "tincture-positions";
  /** @type {Record<string, number>} */
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}");
  sessionStorage.removeItem(key);
  for (const { carousel, view } of carousels) {
    if (Object.hasOwn(kept, carousel.name)) view.motion.scrub(kept[carousel.name]);
  }
  new EventSource(data.events).addEventListener("message", () => {
    const positions = carousels.map(({ carousel, view }) => [carousel.name, view.motion.state.position]);
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(positions)));
    location.reload();
  });
}

// main.js
/** The carousels as a section that a search can look through. */
class CarouselSection {
  constructor() {
    this.carousels = data.carousels.map((carousel) => ({ carousel, view: new Carousel(carousel),
      words: [carousel.name, carousel.style, ...carousel.pages.map((page) => page.image)].join("\n").toLowerCase(),
      hexes: carousel.pages.map((page) => page.backdrop) }));
    this.element = element("section", { id: "carousels", class: "section", "aria-labelledby": "carousels-title",
      hidden: data.carousels.length === 0 }, element("h2", { id: "carousels-title" }, "Carousels ",
      element("span", { class: "count" }, `${data.carousels.length}`)), ...this.carousels.map(({ view }) => view.element));
  }

  /** @param {string} query */
  search(query) {
    const found = matching(this.carousels, query);
    for (const entry of this.carousels) entry.view.element.hidden = !found.includes(entry);
    this.element.hidden = found.length === 0;
    return found.length;
  }
}

function failureNotice() {
  if (!data.failure) return null;
  return element("section", { class: "failure", role: "alert" }, element("h2", {}, "This is the last catalog that could be made"),
    element("pre", {}, data.failure.split("\n").map(visible).join("\n")));
}

function start() {
  const main = templateElement("main");
  const carousels = new CarouselSection();
  const parts = [carousels, imageGallery(), paletteGallery(), colorGallery(), gradientGallery(), productGallery()];
  const checks = findingSection();
  const failure = failureNotice();
  if (failure) main.append(failure);
  main.append(...parts.map((part) => part.element), checks);
  document.body.append(detail);
  templateElement("settings").append(schemeSettings(), copySettings());
  const shown = parts.filter((part) => !part.element.hidden).map((part) => part.element).concat(checks);
  templateElement("sections").append(element("ul", {}, ...shown.map((section) =>
    element("li", {}, element("a", { href: `#${section.id}` }, section.querySelector("h2")?.firstChild?.textContent?.trim())))));
  const all = data.findings.map((_, number) => number);
  const counts = [[data.carousels, "carousel"], [data.images, "image"], [data.colors, "color"], [data.gradients, "gradient"],
    [data.products, "product"]].filter(([list]) => list.length > 0)
    .map(([list, word]) => `${list.length} ${word}${list.length === 1 ? "" : "s"}`);
  templateElement("summary").textContent = [...counts, findingCounts(all)].filter(Boolean).join(" · ");
  connectSearch(parts);
  connectReload(carousels.carousels);
}

start();
})();
