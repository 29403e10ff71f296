// @ts-check
import { darkForm, mappedColor } from "./arithmetic.js";
import { bothPaint, choicesFor, colorPaint, foundColors, gradientReason, isChosen, pinnedWords } from "./candidates.js";
import { colorLines, colorWords, hexCode, rounded } from "./colors.js";
import { announce, copyText } from "./copying.js";
import { data, images } from "./data.js";
import { discard, draft, draftsOf, pinnedColors, pinOf, pointOf, tellTrial, trialRestorer, triedColors, tryColor } from "./draft-pins.js";
import { canWrite, readOnlyReason, refusal, undoParts, writePins } from "./editing.js";
import { editorLink } from "./editors.js";
import { choice, codeText, element, freshIdentifier, keepFocus, nameElement, present, visible } from "./elements.js";
import { Picker } from "./picker.js";
import { isDark } from "./scheme.js";
import { meanWords } from "./labels.js";
import { pageCodes, pageColors, pinnedCodes } from "./tables.js";
import { explainedTerm, meaningLines, termList } from "./terms.js";

/** The selector of the color that a page shows. After Discard, a person may choose another one. */
export const chosenSwatch = ':is(.pin-swatch, .own-swatch)[aria-pressed="true"]';

/** @param {PinWay} way */
function wayWords(way) { return "swatch" in way ? `swatch ${way.swatch}` : "this point"; }

/** @param {PinValue} pin */
function yaml(pin) {
  if (Array.isArray(pin)) return `[${pin.map((hex) => `"${hex}"`).join(", ")}]`;
  if (typeof pin !== "string") return `{at: [${pin.at.join(", ")}]}`;
  return pin.startsWith("#") ? `"${pin}"` : pin;
}

/** @param {PinValue} pin */
function json(pin) { return typeof pin === "string" || Array.isArray(pin) ? JSON.stringify(pin) : `{"at": [${pin.at.join(", ")}]}`; }

/**
 * Creates a tile that shows a color in light and dark mode, with a label.
 *
 * @param {string} label
 * @param {string[]} light the colors from top to bottom
 * @param {string[]} dark
 * @param {Child[]} notes
 */
function colorTile(label, light, dark, ...notes) {
  const color = element("span", { class: "pin-color tile-color", "aria-hidden": "true" });
  color.style.background = bothPaint(light, dark);
  return element("li", { class: "color-tile" }, color, element("span", { class: "tile-label" }, label), " ",
    element("span", { class: "tile-hex" }, colorWords(light)), " ", element("span", { class: "tile-dark muted" }, ["Found", "Pinned"].includes(label) ? "dark" : explainedTerm("Dark", "dark"), ` ${colorWords(dark)}`),
    ...present(notes).map((note) => element("span", { class: "muted tile-note" }, note)));
}

/**
 * The page in front of each carousel, by the carousel's name.
 *
 * @type {Map<string, number>}
 */
export const frontPages = new Map();

/**
 * The last own color that was tried on each page, by the names of the carousel and the picture. It stays beside the
 * swatches, so that a person can go back to it.
 *
 * @type {Map<string, import("./draft-pins.js").Draft>}
 */
const ownTrials = new Map();

/**
 * The colors of the current page: the color in use, the pinned and the found color, and all colors that a person can
 * try.
 */
export class PinBar {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    /** The compiled carousel. `tried` is the same carousel with the trial. */
    this.carousel = carousel;
    this.tried = carousel;
    /** @type {{ light: ColorTable, dark: ColorTable } | null} */
    this.tables = null;
    this.page = -1;
    this.heading = element("h4");
    /**
     * The button that undoes the last edit. It is apart from the buttons of the trial, because the edit may be on
     * another page.
     */
    this.undo = element("div", { class: "pin-undo" });
    /** The picture on the backdrop that the phone shows. */
    this.picture = element("div", { class: "pin-picture" });
    this.tiles = element("ul", { class: "pin-facts" });
    this.actions = element("div", { class: "pin-actions" });
    /** Sentences about the trial, or why nothing can be written. */
    this.notes = element("div", { class: "pin-notes" });
    /** A small phone and its color. They stay on a narrow screen, where the large phone scrolls out of sight. */
    this.small = element("div", { class: "pin-small", "aria-hidden": "true", inert: true });
    /** The first tile in one line. It replaces the tile on a narrow screen. */
    this.words = element("div", { class: "dock-words" });
    this.dock = element("div", { class: "pin-dock" }, this.small, this.words, this.actions);
    this.place = element("div", { class: "pin-place" });
    /** @type {ReturnType<typeof ownColor> | null} */
    this.own = null;
    /** @type {Picker | null} */
    this.picker = null;
    /**
     * The buttons of the colors that the picture offers.
     *
     * @type {{ button: HTMLElement, label: HTMLElement, option: import("./candidates.js").Choice }[]}
     */
    this.swatches = [];
    /**
     * The pin of the page, if the picture doesn't offer it.
     *
     * @type {import("./candidates.js").Choice | undefined}
     */
    this.ownPin = undefined;
    /**
     * The own color or gradient that was tried last; undefined for that of the pin.
     *
     * @type {import("./draft-pins.js").Draft | undefined}
     */
    this.ownTrial = undefined;
    /** The button of an own color or gradient. Its room is reserved, so that it doesn't move the fields below it. */
    this.sample = element("button", { type: "button", class: "own-swatch", onclick: () => this.choose(this.ownTrial?.hex ?? null, this.ownTrial?.way ?? null) });
    this.element = element("div", { class: "pin-bar", role: "group", "aria-label": "Backdrop of the page in front", onkeydown: (/** @type {KeyboardEvent} */ event) => {
      const write = this.actions.querySelector("button.primary");
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && write instanceof HTMLElement) write.click();
    } },
      element("div", { class: "pin-head" }, this.heading, this.undo), this.tiles, this.place, this.dock, this.notes, termList());
  }

  /** @param {number} page */
  draw(page) {
    if (page === this.page) return;
    this.page = page;
    frontPages.set(this.carousel.name, page);
    this.drawPlace();
    this.drawState();
  }

  /**
   * @param {CarouselItem} carousel the compiled carousel
   * @param {CarouselItem} tried the same carousel with the trial
   * @param {{ light: ColorTable, dark: ColorTable }} tables the colors that the phone shows
   */
  update(carousel, tried, tables) {
    [this.carousel, this.tried, this.tables] = [carousel, tried, tables];
    if (this.page >= 0) this.drawState();
  }

  /** Draws everything again, because pictures may differ between light and dark mode. */
  refresh() {
    if (this.page < 0) return;
    this.drawPlace();
    this.drawState();
  }

  get shown() { return this.carousel.pages[Math.min(this.page, this.carousel.pages.length - 1)]; }

  get ownKey() { return `${this.carousel.name}\n${this.shown.image}`; }

  /** @param {import("./draft-pins.js").Draft | undefined} own */
  drawSample(own) {
    const isOffered = (/** @type {string[]} */ codes) => this.swatches.some(({ option: { light } }) => light.join() === codes.join());
    const isTried = own !== undefined && own.hex !== null && !isOffered(triedColors(own));
    if (isTried && !own.isPassing) ownTrials.set(this.ownKey, own);
    const last = isTried || !this.ownPin ? ownTrials.get(this.ownKey) : undefined;
    this.ownTrial = last;
    const codes = last ? triedColors(last) : this.ownPin?.light ?? [];
    const dark = codes.map(darkForm);
    const color = element("span", { class: "pin-swatch-color" });
    if (codes.length > 0) color.style.background = bothPaint(codes, dark);
    this.sample.disabled = codes.length === 0;
    this.sample.setAttribute("aria-pressed", `${isTried || (!own && Boolean(this.ownPin))}`);
    this.sample.title = codes.length > 0 ? `${colorWords(codes)}\ndark ${colorWords(dark)}` : "";
    this.sample.replaceChildren(color, ...(codes.length > 0 ? [element("span", { class: "pin-swatch-hex" }, colorLines(codes))] : []),
      element("span", { class: "muted" }, present(["your own", last ? null : this.ownPin && own?.hex !== null ? "in use" : null]).join(", ")));
  }

  drawState() {
    const { shown, carousel, page } = this;
    const own = draft(carousel.name, page);
    const now = this.tried.pages[page] ?? shown;
    const form = draftsOf(carousel.name)?.backdrops;
    const pinned = pinnedColors(shown);
    const isTrying = Boolean(own) || (Boolean(form) && !shown.pin);
    const codes = (/** @type {ColorTable | undefined} */ table) => pinnedCodes(now, [...new Set(table ? pageColors(table, page).map((color) => hexCode(rounded(color))) : [])]);
    const [light, dark] = [codes(this.tables?.light), codes(this.tables?.dark)];
    const found = foundColors(shown, carousel.backdrops);
    // The distance is that of one color, and says little about a gradient.
    const far = shown.distance === undefined || shown.distance < 0.05 || found.length > 1 || pinned.length > 1 ? null : element("span", {}, explainedTerm("ΔE"), ` ${shown.distance.toFixed(1)} from the pinned color`);
    const kind = this.tried.backdrops === "color" ? "found" : this.tried.backdrops === "gradient" && found.length === 1 ? "found; no gradient" : `found as ${this.tried.backdrops}`;
    const source = own ? (own.hex ? present(["not written", pointOf(own) && meanWords(images.get(shown.image)?.frame ?? {}, pointOf(own) ?? [0, 0])]).join("; ") : "pin removed, not written") : isTrying ? `${kind}, not written` : shown.pin ? pinnedWords(shown) : shown.isUncertain ? `${kind}, uncertain` : kind;
    // Without a trial, the color in use equals the pinned color, unless it was adjusted for contrast.
    const isApart = isTrying || now.isAdjusted;
    this.heading.replaceChildren("Backdrop of ", nameElement(shown.image));
    this.tiles.replaceChildren(...present([
      colorTile(isTrying ? "Trying" : "In use", light, dark, now.isAdjusted ? `${source}; ${now.unadjusted}, adjusted for contrast` : source),
      isApart && shown.pin ? colorTile("Pinned", pinned, pinned.map(darkForm)) : null,
      // With the form of all pages, the tried color is the found one.
      isTrying && !own ? colorTile("In use", pageCodes(carousel, page), pageCodes(carousel, page, true), shown.isUncertain ? "uncertain" : null)
        : shown.pin || isTrying ? colorTile("Found", found, found.map(darkForm), far) : null,
    ]));
    this.picture.style.background = colorPaint(isDark() ? dark : light);
    this.words.replaceChildren(element("b", {}, isTrying ? "Trying" : "In use"), " ", element("span", { class: "mono" }, colorWords(light)), " ", element("span", { class: "muted mono" }, `dark ${colorWords(dark)}`), " ", element("span", { class: "muted" }, source));
    this.own?.show(own?.hex ? triedColors(own) : light.length > 0 ? light : [shown.backdrop]);
    this.picker?.mark(pointOf(own) ?? (own ? null : shown.pinnedBy?.at ?? null), own?.hex);
    const isRemoved = own?.hex === null;
    for (const { button, label, option } of this.swatches) {
      button.setAttribute("aria-pressed", `${isChosen(option, own, shown, carousel)}`);
      const words = option.isUsed && isRemoved ? ["pin removed", ...option.words.filter((word) => !["in use", "pinned"].includes(word))] : option.words;
      label.textContent = words[0] === "in use" ? words[0] : words.join(", ");
      button.title = `${colorWords(option.light)}\ndark ${colorWords(option.dark)}\n${words.join(", ")}\n${meaningLines(words)}`;
      button.setAttribute("aria-label", `Try ${colorWords(option.light)}, ${words.join(", ")}, dark ${colorWords(option.dark)}`);
    }
    this.drawSample(own);
    this.drawActions(own);
  }

  drawPlace() {
    const { shown } = this;
    const item = images.get(shown.image);
    if (!item) {
      this.swatches = [];
      this.place.replaceChildren();
      return;
    }
    /** @type {Map<number, HTMLElement>} */
    const swatches = new Map();
    const picker = new Picker(item, {
      pick: (hex, way) => this.choose(hex, way),
      hover: (swatch) => {
        for (const [number, button] of swatches) button.classList.toggle("is-lit", number === swatch);
      },
    });
    const choices = choicesFor(this.carousel, this.page);
    this.ownPin = choices.find(({ isOwn }) => isOwn);
    this.swatches = choices.filter(({ isOwn }) => !isOwn).map((option) => {
      const { hex, light, dark, swatch, isUsed } = option;
      const label = element("span", { class: "muted" });
      const color = element("span", { class: "pin-swatch-color" });
      color.style.background = bothPaint(light, dark);
      const button = element("button", { type: "button", class: "pin-swatch", "data-hex": hex, "data-used": isUsed, "aria-pressed": "false", onclick: () => {
          picker.show(null);
          this.choose(hex, option.way);
        } },
      color, element("span", { class: "pin-swatch-hex" }, colorLines(light)),
      // Five lines would be unreadable, so the dark color and a gradient's other codes are in its title.
      label);
      if (swatch !== null) {
        button.addEventListener("pointerenter", () => picker.show(swatch));
        // After a click the focus returns to the button. Only a focus by keyboard highlights the swatch.
        button.addEventListener("focus", () => { if (button.matches(":focus-visible")) picker.show(swatch); });
        for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => picker.show(null));
        swatches.set(swatch, button);
      }
      return { button, label, option };
    });
    this.picker = picker;
    this.picture.replaceChildren(picker.element, picker.loupe);
    this.own = ownColor(shown.pin ?? shown.backdrop, this.carousel, (hex, isPassing, way) => this.choose(hex, way, isPassing), () => trialRestorer(this.carousel.name, this.page));
    this.place.replaceChildren(element("div", { class: "pin-sources" }, this.picture, this.own.element),
      element("ul", { class: "pin-swatches" }, ...this.swatches.map(({ button }) => element("li", {}, button)),
        item.swatches.length > 0 && !item.gradient ? element("li", { class: "muted pin-none" }, "no gradient found") : null, element("li", {}, this.sample)));
  }

  /**
   * @param {string | null} hex the color; null for the gradient in use
   * @param {PinWay | null} way
   */
  choose(hex, way, isPassing = false) {
    const { name } = this.carousel;
    const isGradient = this.shown.pinnedGradient ?? (way && "gradient" in way);
    if (hex === null || (hex === this.shown.pin && !isGradient)) discard(name, this.page);
    else tryColor(name, this.page, hex, way, isPassing);
  }

  /** @param {import("./draft-pins.js").Draft | undefined} own */
  drawActions(own) {
    const { carousel, page, shown } = this;
    const name = JSON.stringify(shown.image);
    const isPlain = /^[\w ./-]+$/.test(shown.image);
    const reason = readOnlyReason(carousel);
    const button = (/** @type {string} */ label, /** @type {() => void} */ act, className = "button") =>
      element("button", { type: "button", class: className, onclick: act }, label);
    // Where there are other trials, another button writes them all.
    const { pages: tried, backdrops } = draftsOf(carousel.name) ?? { pages: new Map(), backdrops: null };
    const apart = tried.size > 1 || backdrops ? ` ${visible(shown.image)}` : "";
    /** @type {Child[]} */
    const parts = [];
    if (own) {
      if (canWrite()) {
        parts.push(element("button", { type: "button", class: "button primary", disabled: reason !== "", onclick: () => {
          if (this.isReady()) writePins(carousel.name, new Map([[page, draft(carousel.name, page) ?? own]]));
        } }, `Write${apart}`));
      }
      if (reason) {
        const plain = isPlain ? shown.image : name;
        // The line has the notation of the file that lists the page.
        parts.push(button("Copy line", () => {
          const pin = pinOf(own);
          if (carousel.list?.isData) copyText(pin === null ? `{"image": ${name}}` : `{"image": ${name}, "backdrop": ${json(pin)}}`);
          else copyText(pin === null ? `- ${plain}` : `- {image: ${plain}, pin: ${yaml(pin)}}`);
        }));
      }
      parts.push(button(`Discard${apart}`, () => discard(carousel.name, page), "button quiet"), formChoice(own, carousel.name));
    } else {
      parts.push(element("span", { class: "pin-invitation" }, "Choose a swatch or a point of the picture to try its color"));
      // A second click on Write must not remove what was written.
      if (shown.pin) parts.push(button("Remove pin", () => tryColor(carousel.name, page, null), "button pin-removal"));
    }
    // Without a server, the page itself measures the point, in other pixels than a compile.
    const notes = present([own && carousel.list && !reason ? element("span", { class: "muted pin-file" }, own.hex ? "Enter tries a color; Write or Ctrl+Enter writes it into " : "Write or Ctrl+Enter removes the pin from ", editorLink(carousel.list.file) ?? nameElement(carousel.list.file)) : null,
    !data.trials && own?.form === "picture" && pointOf(own) ? element("span", { class: "muted pin-measure" }, "Each compile measures this point again, so its color may differ slightly in fine detail.") : null,
    own?.way && "gradient" in own.way ? element("span", { class: "muted" }, "The pin keeps these colors if the picture changes.") : null,
    reason && (own || data.events) ? element("span", { class: "muted pin-reason" }, ...codeText(reason)) : null]);
    const refused = refusal(carousel.name);
    if (refused) parts.push(element("span", { class: "pin-refusal", role: "alert" }, visible(refused)));
    // After Undo, a person may undo more, or redo it.
    const next = this.undo.contains(document.activeElement) ? ".pin-undo button" : chosenSwatch;
    keepFocus(this.element, () => {
      this.actions.replaceChildren(...present(parts));
      this.notes.replaceChildren(...notes);
      this.undo.replaceChildren(...undoParts(carousel.name, page));
    }, next);
  }

  /** Returns whether a trial may be written. A typed text that isn't a color must be corrected first. */
  isReady() { return this.own?.check() ?? true; }
}

/**
 * Creates the choice whether a pin names the color or the part of the picture; null for a color that a person entered.
 *
 * @param {import("./draft-pins.js").Draft} own
 * @param {string} carousel
 */
export function formChoice(own, carousel) {
  const { hex, way, form } = own;
  if (!hex || !way || "gradient" in way) return null;
  return choice({ label: "When the picture changes", name: freshIdentifier("pin-form"), chosen: form,
    options: [["color", `keep ${hex}`], ["picture", `follow ${wayWords(way)}`]], onchange: (value) => {
      own.form = value;
      tellTrial(carousel);
    } });
}

/**
 * Returns the name of a CSS color that differs from a word by one letter, or by the order of two; undefined if there is
 * none.
 *
 * @param {string} word
 */
function nearColorName(word) {
  if (!/^[a-z]{3,}$/i.test(word)) return undefined;
  const letters = [..."abcdefghijklmnopqrstuvwxyz"];
  return [...word, ""].flatMap((letter, at) => {
    const [before, after, next] = [word.slice(0, at), word.slice(at + 1), word.charAt(at + 1)];
    return [before + after, before + next + letter + word.slice(at + 2)].concat(letters.flatMap((other) => [before + other + after, before + other + letter + after]));
  }).find((name) => CSS.supports("color", `color(from ${name} srgb r g b)`));
}

/**
 * Returns a typed color as `#RRGGBB`, as a compile reads it; null without one. `words` are the reason why there is none,
 * or what was changed. The `#` of a hex code may be missing.
 *
 * @param {string} text
 * @returns {{ hex: string | null, words: string }}
 */
function typedColor(text) {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1];
  if (digits?.length === 6) return { hex: `#${digits}`.toUpperCase(), words: "" };
  const probe = element("span");
  probe.style.color = `color(from ${digits ? `#${digits}` : text} srgb r g b)`;
  document.body.append(probe);
  const [, list, alpha] = /^color\(srgb ([^/]+)(\/.*)?\)$/.exec(getComputedStyle(probe).color) ?? [];
  probe.remove();
  if (!list) {
    const near = nearColorName(text.trim());
    const odd = /^#?([0-9a-f]+)$/i.exec(text.trim())?.[1].length;
    return { hex: null, words: near ? `No color is called ${visible(text.trim())}; did you mean ${near}?` : odd && odd !== 8 && odd !== 4 ? `A hex code has 6 digits, and this one has ${odd}.` : "Use a hex code, such as #FFC83C, or a CSS color, such as oklch(0.7 0.1 30)." };
  }
  if (alpha) return { hex: null, words: "This color is not opaque. Remove its alpha." };
  const components = list.trim().split(" ").map((part) => Number(part) || 0);
  const hex = hexCode(mappedColor(components));
  const isOutside = components.some((value) => value < -0.5 / 255 || value > 1 + 0.5 / 255);
  return { hex, words: isOutside ? `This color is outside sRGB, so ${hex} is used.` : "" };
}

/**
 * Returns the colors of a typed text: one, or those of a gradient from top to bottom, such as `#156E5A -> #0E4A3D` or a CSS
 * gradient with even stops. None if the text isn't a color; `words` are the reason why, or what was changed.
 *
 * @param {string} text
 * @returns {{ codes: string[], words: string }}
 */
function typedColors(text) {
  const [, inner = text] = /^\s*linear-gradient\((.*)\)\s*;?\s*$/i.exec(text) ?? [];
  const list = inner.replace(/^\s*(to bottom|180deg)\s*,/i, "");
  if (/\bto\s+(top|right|bottom|left)\b|^\s*-?[\d.]+(deg|grad|rad|turn)\b|gradient\(/i.test(list)) {
    return { codes: [], words: "A gradient can only run from top to bottom. Type just its colors, such as #156E5A -> #0E4A3D." };
  }
  // A comma inside brackets belongs to a color.
  const typed = list.split(/,(?![^(]*\))|->|→/);
  const parts = typed.map((part, index) => typedColor(typed.length === 1 ? part : index === 0 ? part.replace(/\s0%?\s*$/, "") : index === typed.length - 1 ? part.replace(/\s100%\s*$/, "") : part));
  const codes = present(parts.map(({ hex }) => hex));
  return { codes: codes.length === parts.length ? codes : [], words: parts.find(({ words }) => words)?.words ?? (parts.length > 1 ? "The gradient runs from top to bottom." : "") };
}

/**
 * Creates the fields for any other color: the system's color picker, a typed color or gradient, or a color from the
 * screen. While the typed text isn't a color, the trial from before the typing is shown. `check` returns whether the
 * text is a color, and otherwise leads to it; `isColor` only returns it.
 *
 * @param {string} value
 * @param {CarouselItem} carousel
 * @param {(hex: string, isPassing: boolean, way: PinWay | null) => void} pick
 * @param {() => () => void} begin called when a person begins to type; returns a function that takes the typing back
 * @param {() => void} [changed] called when the typed text becomes a color, or is none any more
 */
export function ownColor(value, carousel, pick, begin, changed = () => {}) {
  const hint = element("span", { class: "pin-hint", role: "alert" });
  const free = element("input", { type: "color", class: "pin-free", "aria-label": "Your own color" });
  const field = element("input", { type: "text", class: "pin-hex", "aria-label": "Your own color, as a hex code or in CSS", placeholder: "#RRGGBB",
    title: "A color, or a gradient from top to bottom, such as #156E5A -> #0E4A3D",
    autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  const dark = element("span", { class: "muted mono pin-own-dark" });
  let shown = "";
  let isColor = true;
  let former = { text: value, restore: () => {} };
  /** Brings back what was tried before the typing. */
  let withdraw = () => {};
  const show = (/** @type {string[]} */ codes) => {
    const text = colorWords(codes);
    const isNew = text !== shown;
    shown = text;
    free.value = codes[0].toLowerCase();
    dark.textContent = isDark() ? `dark ${colorWords(codes.map(darkForm))}` : "";
    if (document.activeElement === field) return;
    field.value = text;
    isColor = true;
    // What was changed in a typed color stays until there is another color.
    if (isNew || field.getAttribute("aria-invalid") === "true") hint.textContent = "";
    field.removeAttribute("aria-invalid");
  };
  const take = (/** @type {boolean} */ isComplete) => {
    const isTyped = field.value !== shown;
    const typed = typedColors(field.value);
    const refused = typed.codes.length > 1 ? gradientReason(carousel) : "";
    const [codes, words] = refused ? [[], `${refused}.`] : [typed.codes, typed.words];
    const text = colorWords(codes);
    // Three digits or a word may be the beginning of a longer one.
    const isPassing = !isComplete && !/[0-9a-f]{6}/i.test(field.value);
    if (isComplete && text) field.value = text;
    const wasColor = isColor;
    isColor = text !== "";
    field.setAttribute("aria-invalid", `${!isColor}`);
    if (!isColor) withdraw();
    if (text && (text !== shown || isComplete)) {
      if (text !== shown) show(codes);
      if (isTyped) pick(codes[0], isPassing, codes.length > 1 ? { gradient: codes } : null);
    }
    if (isComplete && isColor) withdraw = begin();
    if (isTyped && hint.textContent !== words) hint.textContent = words;
    if (isColor !== wasColor) changed();
    return isColor;
  };
  for (const name of ["input", "change"]) {
    free.addEventListener(name, () => pick(free.value.toUpperCase(), name === "input", null));
    field.addEventListener(name, (event) => {
      // The field's own undo ends at the first text. What it passes on the way isn't tried.
      const isUndo = event instanceof InputEvent && event.inputType.startsWith("history");
      const isBack = isUndo && field.value === former.text;
      if (!isBack && (!isUndo || /[0-9a-f]{6}/i.test(field.value))) {
        take(name === "change");
        return;
      }
      if (isBack) {
        former.restore();
        field.removeAttribute("aria-invalid");
        hint.textContent = "";
      }
      isColor = isBack;
      changed();
    });
  }
  field.addEventListener("focus", () => {
    if (!isColor) return;
    withdraw = begin();
    former = { text: field.value, restore: withdraw };
    field.select();
  });
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter") take(true);
    if (event.key !== "Escape") return;
    // Escape leaves the field, and not the dialog around it.
    event.preventDefault();
    field.value = shown;
    take(true);
    field.blur();
  });
  show([value]);
  return { element: element("div", { class: "pin-own", role: "group", "aria-label": "Your own color" },
    element("span", { class: "muted" }, "Your own"), free, field, dark, screenPicker((hex) => pick(hex, false, null)), hint), show, isColor: () => isColor, check: () => {
    if (!take(true)) field.focus();
    return isColor;
  } };
}

/**
 * Creates a button that picks a color anywhere on the screen; null if the browser doesn't support that.
 *
 * @param {(hex: string) => void} pick
 */
function screenPicker(pick) {
  const Dropper = /** @type {(new () => { open(): Promise<{ sRGBHex: string }> }) | undefined} */ (Reflect.get(window, "EyeDropper"));
  if (!Dropper) return null;
  return element("button", { type: "button", class: "button", onclick: async () => {
    try {
      pick((await new Dropper().open()).sRGBHex.toUpperCase());
    } catch {
      announce("No color was picked from the screen");
    }
  } }, "Pick from the screen");
}
