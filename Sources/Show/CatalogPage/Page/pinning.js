// @ts-check
import { channels, textOn } from "./colors.js";
import { copyText } from "./copying.js";
import { images } from "./data.js";
import { canWrite, editsOf, forgetRefusal, undoPin, writePin } from "./editing.js";
import { editorLink } from "./editors.js";
import { choice, element, freshIdentifier, nameElement, present, visible } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";
import { Picker } from "./picker.js";
import { trial, trialWay, tryColor } from "./draft-pins.js";

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
export class PinBar {
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
