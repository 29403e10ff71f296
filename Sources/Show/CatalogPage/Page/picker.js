// @ts-check
import { hexCode } from "./colors.js";
import { element, visible } from "./elements.js";
import { highlighted, labelMap, mapWidth, meanColor } from "./labels.js";
import { picture } from "./pictures.js";

/** The maximum number of pixels of a picture whose exact colors are read. */
const mostPixels = 8e6;

/** The share of gray in the other colors while a person aims at a point. They must stay recognizable. */
const aimingVeil = 0.3;

/** A picture in which a person clicks a point to pick its color. It can also highlight the pixels of a swatch. */
export class Picker {
  /**
   * @param {ImageItem} item
   * @param {{ pick: (hex: string, way: PinWay) => void, hover: (swatch: number | null) => void, drawn?: (picker: Picker) => void }} callbacks
   */
  constructor(item, { pick, hover, drawn }) {
    this.item = item;
    this.drawn = drawn;
    this.canvas = element("canvas", { class: "picker", role: "img", "aria-label": visible(`${item.name}; click to take the mean color around a point`),
      title: "Click to take the mean color around a point, over 2 % of the width and height" });
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    /** @type {ImageData | null} */
    this.pixels = null;
    /** @type {ImageData | null} */
    this.exact = null;
    this.whole = picture(item, "whole", "");
    /** @type {Uint8Array | null} */
    this.labels = null;
    this.shown = "-1 1";
    const source = picture(item, "thumbnail", "");
    this.element = element("div", { class: "picker-frame" }, source);
    /** A small area that shows the color under the pointer. It is placed beside the picture. */
    this.loupe = element("span", { class: "pin-loupe", "aria-live": "off" });
    if (!(source instanceof HTMLImageElement)) return;
    const draw = () => this.draw(source);
    if (source.complete && source.naturalWidth > 0) draw();
    else source.addEventListener("load", draw, { once: true });
    /**
     * The color and the location that were last shown at the pointer. A click is rounded to whole pixels, so it may be
     * beside them.
     */
    let under = /** @type {{ hex: string | null, at: [number, number] } | null} */ (null);
    this.canvas.addEventListener("click", (event) => {
      const { hex, at } = under ?? { hex: this.color(event), at: this.place(event) };
      if (hex) pick(hex, { at });
      // Until the pointer moves again, the picture has its own colors, as it looks on the chosen one.
      this.show(null);
    });
    const follow = (/** @type {PointerEvent} */ event) => {
      const label = this.label(event);
      under = { hex: this.color(event), at: this.place(event) };
      this.show(label, aimingVeil);
      this.loupe.textContent = under.hex;
      this.loupe.style.setProperty("--under", under.hex);
      hover(label);
    };
    this.canvas.addEventListener("pointermove", follow);
    this.canvas.addEventListener("pointerdown", follow);
    this.canvas.addEventListener("pointerleave", () => {
      under = null;
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

  /** Returns the pixels, which are read when they are first needed. */
  read() {
    this.pixels ??= this.context?.getImageData(0, 0, this.canvas.width, this.canvas.height) ?? null;
    return this.pixels;
  }

  /** @param {MouseEvent} event */
  index(event) {
    const box = this.canvas.getBoundingClientRect();
    const { width, height } = this.canvas;
    const x = Math.min(Math.max(Math.floor(((event.clientX - box.left) / box.width) * width), 0), width - 1);
    const y = Math.min(Math.max(Math.floor(((event.clientY - box.top) / box.height) * height), 0), height - 1);
    return y * width + x;
  }

  /**
   * Returns the center of the pixel under the pointer as fractions of the width and height, like a pin to a point.
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

  /**
   * Returns the mean color around the pointer; null where the picture is transparent.
   *
   * @param {MouseEvent} event
   */
  color(event) {
    // A compile reads the whole picture. In a smaller one, the mean color around thin lines and letters would differ.
    this.exact ??= this.readWhole();
    const pixels = this.exact ?? this.read();
    const color = pixels && meanColor(pixels, this.place(event));
    return color && hexCode(color);
  }

  /** Returns the pixels of the whole picture; null if the picture isn't loaded yet, or too large. */
  readWhole() {
    const { whole } = this;
    if (!(whole instanceof HTMLImageElement) || !whole.complete || whole.naturalWidth === 0) return null;
    const [width, height] = [whole.naturalWidth, whole.naturalHeight];
    if (width * height > mostPixels) return null;
    const canvas = element("canvas", { width, height });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context?.drawImage(whole, 0, 0);
    return context?.getImageData(0, 0, width, height) ?? null;
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
   * Highlights the pixels of a swatch; null highlights nothing.
   *
   * @param {number | null} swatch
   * @param {number} veil the share of gray in the other pixels, 0 … 1
   */
  show(swatch, veil = 1) {
    const chosen = swatch ?? -1;
    const key = `${chosen} ${veil}`;
    if (key === this.shown) return;
    this.shown = key;
    const labels = this.map();
    if (!this.pixels || !labels) return;
    this.context?.putImageData(chosen < 0 ? this.pixels : highlighted(this.pixels, labels, chosen, veil), 0, 0);
  }
}
