// @ts-check
import { choicesFor } from "./candidates.js";
import { announce, copyText } from "./copying.js";
import { images } from "./data.js";
import { discard, draft, tryColor } from "./draft-pins.js";
import { canWrite, editCount, forgetRefusal, lastEdit, readOnlyReason, refusal, undoEdit, writePins } from "./editing.js";
import { editorLink } from "./editors.js";
import { choice, codeText, element, freshIdentifier, nameElement, present, visible } from "./elements.js";
import { Picker } from "./picker.js";

/**
 * Returns the part of the picture that a color comes from, in words.
 *
 * @param {PinWay} way
 */
function wayWords(way) { return "swatch" in way ? `swatch ${way.swatch}` : `point [${way.at.join(", ")}]`; }

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
 * Returns the pin that a trial is written as; null to remove the pin.
 *
 * @param {import("./draft-pins.js").Draft} tried
 * @returns {PinValue | null}
 */
function pinOf({ hex, way, form }) {
  if (!hex || !way || form === "color") return hex;
  return "swatch" in way ? `swatch ${way.swatch}` : way;
}

/**
 * Creates the element of a color with a label and its hex code.
 *
 * @param {string} label
 * @param {string | null} hex
 * @param {(string | null)[]} notes
 */
function colorTile(label, hex, ...notes) {
  const color = element("span", { class: "pin-color tile-color", "aria-hidden": "true" });
  if (hex) color.style.backgroundColor = hex;
  return element("li", { class: `color-tile ${hex ? "" : "is-empty"}` }, color, element("span", { class: "tile-label" }, label), " ",
    element("span", { class: "tile-hex" }, hex ?? "none"), ...present(notes).map((note) => element("span", { class: "muted tile-note" }, note)));
}

/** The colors of the page in front: the tried, the pinned and the found one, and all that can be tried. */
export class PinBar {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    /** The compiled carousel, and the same carousel with the trial. */
    this.carousel = carousel;
    this.tried = carousel;
    this.page = -1;
    this.heading = element("h4");
    this.tiles = element("ul", { class: "pin-facts" });
    this.actions = element("div", { class: "pin-actions" });
    this.place = element("div", { class: "pin-place" });
    this.element = element("div", { class: "pin-bar", role: "group", "aria-label": "Backdrop of the page in front" },
      this.heading, this.tiles, this.place, this.actions);
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
   */
  update(carousel, tried) {
    [this.carousel, this.tried] = [carousel, tried];
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
    const far = shown.distance === undefined || shown.distance < 0.05 ? null : `ΔE ${shown.distance.toFixed(1)} from pinned`;
    const adjusted = (/** @type {CarouselPage} */ of) => (of.isAdjusted ? `shown as ${of.backdrop} for contrast` : null);
    this.heading.replaceChildren("Backdrop of ", nameElement(shown.image));
    this.tiles.replaceChildren(...present([
      own ? colorTile("Trying", own.hex ?? shown.found ?? now.backdrop, own.hex ? null : "without the pin", adjusted(now)) : null,
      shown.pin || own ? colorTile("Pinned", shown.pin ?? null, shown.nearest && shown.nearest.distance > 5
        ? `nearest swatch ${shown.nearest.hex}, ΔE ${shown.nearest.distance.toFixed(1)}` : null, own ? null : adjusted(shown)) : null,
      colorTile("Found", shown.found ?? (shown.pin ? null : shown.unadjusted ?? shown.backdrop), far, shown.isUncertain ? "uncertain: compare the others" : null,
        shown.pin || own ? null : adjusted(shown)),
    ]));
    for (const button of this.place.querySelectorAll(".pin-swatch")) {
      const isTried = button.getAttribute("data-hex") === (own ? own.hex : shown.pin);
      button.setAttribute("aria-pressed", `${isTried}`);
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
    const under = element("span", { class: "muted pin-loupe", "aria-live": "off" });
    const picker = new Picker(item, {
      pick: (hex, way) => this.choose(hex, way),
      hover: (swatch, hex) => {
        for (const [number, button] of swatches) button.classList.toggle("is-lit", number === swatch);
        under.textContent = hex ? `${hex} at the pointer` : "Click the picture to take a color";
        under.toggleAttribute("data-color", hex !== null);
        under.style.setProperty("--under", hex ?? "transparent");
      },
    });
    under.textContent = "Click the picture to take a color";
    const options = choicesFor(shown).map((option) => {
      const button = element("button", { type: "button", class: "pin-swatch", "data-hex": option.hex, "aria-pressed": "false",
        "aria-label": `Try ${option.hex}, ${option.words.join(", ")}`, title: `${option.hex} ${option.words.join(", ")}`, onclick: () => this.choose(option.hex, option.way) },
      element("span", { class: "pin-swatch-color" }), element("span", { class: "pin-swatch-hex" }, option.hex), element("span", { class: "muted" }, option.words.join(", ")));
      /** @type {HTMLElement | null} */
      const color = button.querySelector(".pin-swatch-color");
      if (color) color.style.backgroundColor = option.hex;
      const { swatch } = option;
      if (swatch !== null) {
        for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => picker.show(swatch));
        for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => picker.show(null));
        swatches.set(swatch, button);
      }
      return element("li", {}, button);
    });
    /** @type {HTMLInputElement} */
    const free = element("input", { type: "color", class: "pin-free", value: (shown.pin ?? shown.backdrop).toLowerCase(),
      onchange: () => this.choose(free.value.toUpperCase(), null), oninput: () => this.choose(free.value.toUpperCase(), null) });
    this.place.replaceChildren(element("div", { class: "pin-picture" }, picker.element, under),
      element("div", { class: "pin-options" }, element("h5", {}, "Try another"), element("ul", { class: "pin-swatches" }, ...options,
        element("li", { class: "pin-own" }, element("label", {}, free, "your own"), screenPicker((hex) => this.choose(hex, null))))));
  }

  /**
   * @param {string} hex
   * @param {PinWay | null} way
   */
  choose(hex, way) {
    forgetRefusal();
    const { name } = this.carousel;
    if (hex === this.shown.pin) discard(name, this.page);
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
    return choice({ label: "Pin as", name: freshIdentifier("pin-form"), chosen: form,
      options: [["color", hex], ["picture", wayWords(way)]], onchange: (value) => { own.form = value; } });
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
      if (hex) {
        const pin = () => pinOf(own) ?? hex;
        const lines = [button("Copy YAML line", () => copyText(`- {image: ${isPlain ? shown.image : name}, pin: ${yaml(pin())}}`)),
          button("Copy JSON line", () => copyText(`{"image": ${name}, "backdrop": ${json(pin())}}`))];
        // The notation of the file that lists the page comes first.
        if (carousel.list?.isData) lines.reverse();
        parts.push(...lines);
      }
      parts.push(button("Discard", () => {
        forgetRefusal();
        discard(carousel.name, page);
      }, "button quiet"));
    } else if (shown.pin && canWrite() && !reason) {
      parts.push(button("Remove pin", () => writePins(carousel.name, new Map([[page, null]]))));
    }
    const last = lastEdit();
    if (last) {
      const count = editCount();
      parts.push(button("Undo", undoEdit), element("span", { class: "muted undo-words" }, visible(last.words), count > 1 ? `, and ${count - 1} before` : ""));
    }
    if (own && carousel.list && !reason) parts.push(element("span", { class: "muted" }, "into ", editorLink(carousel.list.file) ?? nameElement(carousel.list.file)));
    if (own && reason) parts.push(element("span", { class: "muted pin-reason" }, ...codeText(reason)));
    const refused = refusal(carousel.name);
    if (refused) parts.push(element("span", { class: "pin-refusal", role: "alert" }, visible(refused)));
    const { hasFocus } = this;
    const label = hasFocus ? document.activeElement?.textContent : null;
    this.actions.hidden = parts.length === 0;
    this.actions.replaceChildren(...present(parts));
    if (hasFocus) this.focus(label);
  }

  /** Whether the keyboard focus is in the actions; then it is restored when they are drawn again. */
  get hasFocus() { return this.actions.contains(document.activeElement); }

  /** @param {string | null | undefined} label the label of the element that had the focus */
  focus(label = null) {
    const buttons = [...this.actions.querySelectorAll("button")];
    (buttons.find((one) => one.textContent === label) ?? buttons[0])?.focus({ preventScroll: true });
  }
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
