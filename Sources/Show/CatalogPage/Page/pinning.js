// @ts-check
import { darkForm } from "./arithmetic.js";
import { bothPaint, choicesFor, colorPaint, colorWords, foundColors } from "./candidates.js";
import { hexCode, rounded } from "./colors.js";
import { announce, copyText } from "./copying.js";
import { images } from "./data.js";
import { discard, draft, draftsOf, pinOf, tryColor } from "./draft-pins.js";
import { canWrite, forgetRefusal, readOnlyReason, refusal, undoParts, writePins } from "./editing.js";
import { editorLink } from "./editors.js";
import { choice, codeText, element, freshIdentifier, keepFocus, nameElement, present, visible } from "./elements.js";
import { Picker } from "./picker.js";
import { isDark } from "./scheme.js";
import { pageColors } from "./tables.js";

/**
 * Returns the part of the picture that a color comes from, in words.
 *
 * @param {PinWay} way
 */
function wayWords(way) { return "swatch" in way ? `swatch ${way.swatch}` : "this point"; }

/**
 * Returns a pin in the notation of the configuration.
 *
 * @param {PinValue} pin
 */
function yaml(pin) {
  if (typeof pin !== "string") return `{at: [${pin.at.join(", ")}]}`;
  return pin.startsWith("#") ? `"${pin}"` : pin;
}

/**
 * Returns a pin in the notation of data files.
 *
 * @param {PinValue} pin
 */
function json(pin) { return typeof pin === "string" ? `"${pin}"` : `{"at": [${pin.at.join(", ")}]}`; }

/**
 * Creates the element of a color in light and dark mode, with a label.
 *
 * @param {string} label
 * @param {string[]} light the colors from top to bottom; none if there is no color
 * @param {string[]} dark
 * @param {(string | null | undefined)[]} notes
 */
function colorTile(label, light, dark, ...notes) {
  const color = element("span", { class: "pin-color tile-color", "aria-hidden": "true" });
  if (light.length > 0) color.style.background = bothPaint(light, dark);
  return element("li", { class: `color-tile ${light.length > 0 ? "" : "is-empty"}` }, color, element("span", { class: "tile-label" }, label), " ",
    ...(light.length > 0 ? [element("span", { class: "tile-hex" }, colorWords(light)), " ", element("span", { class: "tile-dark muted" }, `dark ${colorWords(dark)}`)]
      : [element("span", { class: "tile-dark muted" }, "none")]),
    ...present(notes).map((note) => element("span", { class: "muted tile-note" }, note)));
}

/** The colors of the page in front: the one in use, the pinned and the found one, and all that can be tried. */
export class PinBar {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    /** The compiled carousel, and the same carousel with the trial. */
    this.carousel = carousel;
    this.tried = carousel;
    /**
     * The colors that the phone shows.
     *
     * @type {{ light: ColorTable, dark: ColorTable } | null}
     */
    this.tables = null;
    this.page = -1;
    this.heading = element("h4");
    /** The button that takes back what was written, on whatever page; apart from the buttons of the trial. */
    this.undo = element("div", { class: "pin-undo" });
    /** The picture, on the backdrop that the phone shows. */
    this.picture = element("div", { class: "pin-picture" });
    this.tiles = element("ul", { class: "pin-facts" });
    this.actions = element("div", { class: "pin-actions" });
    this.place = element("div", { class: "pin-place" });
    this.element = element("div", { class: "pin-bar", role: "group", "aria-label": "Backdrop of the page in front" },
      element("div", { class: "pin-head" }, this.heading, this.undo), this.tiles, this.place, this.actions);
  }

  /**
   * Shows a page.
   *
   * @param {number} page
   */
  draw(page) {
    if (page === this.page) return;
    this.page = page;
    this.drawPlace();
    this.drawState();
  }

  /**
   * Shows a changed trial.
   *
   * @param {CarouselItem} carousel the compiled carousel
   * @param {CarouselItem} tried the same carousel with the trial
   * @param {{ light: ColorTable, dark: ColorTable }} tables the colors that the phone shows
   */
  update(carousel, tried, tables) {
    [this.carousel, this.tried, this.tables] = [carousel, tried, tables];
    if (this.page >= 0) this.drawState();
  }

  /** Draws everything again, because the picture may be different in another appearance. */
  refresh() {
    if (this.page < 0) return;
    this.drawPlace();
    this.drawState();
  }

  get shown() { return this.carousel.pages[Math.min(this.page, this.carousel.pages.length - 1)]; }

  drawState() {
    const { shown, carousel, page } = this;
    const own = draft(carousel.name, page);
    const now = this.tried.pages[page] ?? shown;
    const form = draftsOf(carousel.name)?.backdrops;
    const isTrying = Boolean(own) || (Boolean(form) && !shown.pin);
    const codes = (/** @type {ColorTable | undefined} */ table) => [...new Set(table ? pageColors(table, page).map((color) => hexCode(rounded(color))) : [])];
    const [light, dark] = [codes(this.tables?.light), codes(this.tables?.dark)];
    const found = foundColors(shown, this.tried.backdrops);
    const far = shown.distance === undefined || shown.distance < 0.05 ? null : `ΔE ${shown.distance.toFixed(1)} from pinned`;
    const kind = this.tried.backdrops === "color" ? "found" : `found as ${this.tried.backdrops}`;
    const source = own ? (own.hex ? "not written" : "without the pin, not written") : isTrying ? `${kind}, not written` : shown.pin ? "pinned" : kind;
    const near = shown.nearest && shown.nearest.distance > 5 ? `nearest swatch ${shown.nearest.hex}, ΔE ${shown.nearest.distance.toFixed(1)}` : null;
    // Without a trial the color in use is the pinned one, unless it was adjusted.
    const isApart = isTrying || now.isAdjusted;
    this.heading.replaceChildren("Backdrop of ", nameElement(shown.image));
    this.tiles.replaceChildren(...present([
      colorTile(isTrying ? "Trying" : "In use", light, dark, now.isAdjusted ? `${source}; ${now.unadjusted}, adjusted for contrast` : source,
        shown.isUncertain && !isTrying ? "uncertain: compare the others" : null, isApart ? null : near),
      isApart && (shown.pin || own) ? colorTile("Pinned", shown.pin ? [shown.pin] : [], shown.pin ? [darkForm(shown.pin)] : [], near) : null,
      shown.pin || isTrying ? colorTile("Found", found, found.map(darkForm), far) : null,
    ]));
    this.picture.style.background = colorPaint(isDark() ? dark : light);
    for (const button of this.place.querySelectorAll(".pin-swatch")) {
      const isChosen = own ? button.getAttribute("data-hex") === own.hex : button.hasAttribute("data-used");
      button.setAttribute("aria-pressed", `${isChosen}`);
    }
    this.drawActions(own);
  }

  drawPlace() {
    const { shown } = this;
    const item = images.get(shown.image);
    if (!item) {
      this.place.replaceChildren();
      return;
    }
    /** @type {Map<number, HTMLElement>} */
    const swatches = new Map();
    const under = element("span", { class: "pin-loupe", "aria-live": "off" });
    const picker = new Picker(item, {
      pick: (hex, way) => this.choose(hex, way),
      hover: (swatch, hex) => {
        for (const [number, button] of swatches) button.classList.toggle("is-lit", number === swatch);
        under.textContent = hex ?? "";
        under.style.setProperty("--under", hex ?? "transparent");
      },
    });
    const options = choicesFor(this.carousel, this.page).map((option) => {
      const { hex, light, dark, swatch, isUsed } = option;
      const words = option.words.join(", ");
      const color = element("span", { class: "pin-swatch-color" });
      color.style.background = bothPaint(light, dark);
      const button = element("button", { type: "button", class: "pin-swatch", "data-hex": hex, "data-used": isUsed, "aria-pressed": "false",
        "aria-label": `Try ${colorWords(light)}, ${words}, dark ${colorWords(dark)}`, onclick: () => {
          picker.show(null);
          this.choose(hex, option.way);
        } },
      color, element("span", { class: "pin-swatch-hex" }, colorWords(light)), element("span", { class: "muted pin-swatch-dark" }, `dark ${colorWords(dark)}`),
      element("span", { class: "muted" }, words));
      if (swatch !== null) {
        button.addEventListener("pointerenter", () => picker.show(swatch));
        // The focus that comes back after a click highlights nothing.
        button.addEventListener("focus", () => { if (button.matches(":focus-visible")) picker.show(swatch); });
        for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => picker.show(null));
        swatches.set(swatch, button);
      }
      return element("li", {}, button);
    });
    this.picture.replaceChildren(picker.element, under);
    this.place.replaceChildren(element("h5", {}, "Click a swatch or the picture to try a color"), this.picture,
      element("ul", { class: "pin-swatches" }, ...options, element("li", {}, ownColor(shown.pin ?? shown.backdrop, (hex) => this.choose(hex, null)))));
  }

  /**
   * @param {string | null} hex the color; null for the gradient in use
   * @param {PinWay | null} way
   */
  choose(hex, way) {
    forgetRefusal();
    const { name } = this.carousel;
    if (hex === null || hex === this.shown.pin) discard(name, this.page);
    else tryColor(name, this.page, hex, way);
  }

  /**
   * Creates the choice between pinning the color and the part of the picture; null for a person's own color.
   *
   * @param {import("./draft-pins.js").Draft} own
   */
  formChoice(own) {
    const { hex, way, form } = own;
    if (!hex || !way) return null;
    return choice({ label: "When the picture changes", name: freshIdentifier("pin-form"), chosen: form,
      options: [["color", `keep ${hex}`], ["picture", `follow ${wayWords(way)}`]], onchange: (value) => { own.form = value; } });
  }

  /** @param {import("./draft-pins.js").Draft | undefined} own */
  drawActions(own) {
    const { carousel, page, shown } = this;
    const name = JSON.stringify(shown.image);
    const isPlain = /^[\w ./-]+$/.test(shown.image);
    const reason = readOnlyReason(carousel);
    const button = (/** @type {string} */ label, /** @type {() => void} */ act, className = "button") =>
      element("button", { type: "button", class: className, onclick: act }, label);
    /** @type {Child[]} */
    const parts = [];
    if (own) {
      const { hex } = own;
      parts.push(this.formChoice(own),
        reason ? null : button("Write", () => writePins(carousel.name, new Map([[page, pinOf(own)]])), "button primary"));
      if (hex && reason) {
        const pin = () => pinOf(own) ?? hex;
        // In the notation of the file that lists the page.
        parts.push(button("Copy line", () => copyText(carousel.list?.isData ? `{"image": ${name}, "backdrop": ${json(pin())}}`
          : `- {image: ${isPlain ? shown.image : name}, pin: ${yaml(pin())}}`)));
      }
      parts.push(button("Discard", () => {
        forgetRefusal();
        discard(carousel.name, page);
      }, "button quiet"));
    } else if (shown.pin && canWrite() && !reason) {
      parts.push(button("Remove pin", () => writePins(carousel.name, new Map([[page, null]]))));
    }
    if (own && carousel.list && !reason) parts.push(element("span", { class: "muted pin-file" }, "Write changes ", editorLink(carousel.list.file) ?? nameElement(carousel.list.file)));
    if (own && reason) parts.push(element("span", { class: "muted pin-reason" }, ...codeText(reason)));
    const refused = refusal(carousel.name);
    if (refused) parts.push(element("span", { class: "pin-refusal", role: "alert" }, visible(refused)));
    this.actions.hidden = parts.length === 0;
    keepFocus(this.element, () => {
      this.actions.replaceChildren(...present(parts));
      this.undo.replaceChildren(...undoParts());
    }, this.actions);
  }

  /** Whether the keyboard focus is in the actions; then it is restored when they are drawn again. */
  get hasFocus() { return this.actions.contains(document.activeElement); }

  focus() { this.actions.querySelector("button")?.focus({ preventScroll: true }); }
}

/**
 * Creates the choice of any color.
 *
 * @param {string} value
 * @param {(hex: string) => void} pick
 */
export function ownColor(value, pick) {
  /** @type {HTMLInputElement} */
  const free = element("input", { type: "color", class: "pin-free", value: value.toLowerCase(), onchange: () => pick(free.value.toUpperCase()),
    oninput: () => pick(free.value.toUpperCase()) });
  return element("div", { class: "pin-own" }, element("label", {}, free, "your own"), screenPicker(pick));
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
      announce("No color was taken");
    }
  } }, "From the screen");
}
