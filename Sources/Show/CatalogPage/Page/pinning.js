// @ts-check
import { channels, textOn } from "./colors.js";
import { copyText } from "./copying.js";
import { images } from "./data.js";
import { editorLink } from "./editors.js";
import { element, nameElement, present } from "./elements.js";
import { Picker } from "./picker.js";
import { trial, tryColor } from "./trials.js";

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
      pick: (hex) => this.choose(hex),
      hover: (swatch) => swatches.forEach((button, number) => button.classList.toggle("is-lit", number === swatch)),
    });
    for (const [number, swatch] of item.swatches.entries()) {
      const share = `${(swatch.weight * 100).toFixed(1)} %`;
      const button = element("button", { type: "button", class: "pin-swatch",
        "aria-label": `Try ${swatch.hex}${swatch.role ? `, ${swatch.role}` : ""}, ${share}`, title: `${swatch.hex}${swatch.role ? ` ${swatch.role}` : ""} ${share}`,
        onclick: () => this.choose(swatch.hex) }, share);
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
      onchange: () => this.choose(free.value.toUpperCase()), oninput: () => this.choose(free.value.toUpperCase()) });
    this.place.replaceChildren(picker.element, element("div", { class: "pin-swatches" }, ...swatches, free));
  }

  /** @param {string} hex */
  choose(hex) { tryColor(this.carousel.name, this.page, hex === this.shown.pin ? null : hex); }

  drawActions() {
    const { carousel, page, shown } = this;
    const tried = trial(carousel.name, page);
    this.actions.hidden = !tried;
    if (!tried) {
      this.actions.replaceChildren();
      return;
    }
    const name = JSON.stringify(shown.image);
    const isPlain = /^[\w ./-]+$/.test(shown.image);
    const copy = (/** @type {string} */ form, /** @type {string} */ line) =>
      element("button", { type: "button", class: "button", onclick: () => copyText(line) }, `Copy ${form} line`);
    const lines = [copy("YAML", `- {image: ${isPlain ? shown.image : name}, backdrop: "${tried}"}`),
      copy("JSON", `{"image": ${name}, "backdrop": "${tried}"}`)];
    // That of the file which lists the page first.
    if (carousel.list?.isData) lines.reverse();
    this.actions.replaceChildren(...present([...lines,
      element("button", { type: "button", class: "button quiet", onclick: () => tryColor(carousel.name, page, null) }, "Discard"),
      carousel.list ? element("span", { class: "muted" }, "for ", editorLink(carousel.list.file) ?? nameElement(carousel.list.file)) : null]));
  }
}
