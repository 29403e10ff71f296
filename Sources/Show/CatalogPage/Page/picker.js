// @ts-check
import { hexCode } from "./colors.js";
import { element, present, visible } from "./elements.js";
import { highlighted, labelMap, mapWidth, meanColor, meanWords } from "./labels.js";
import { picture } from "./pictures.js";

/** The maximum number of pixels of a picture whose exact colors are read. */
const mostPixels = 8e6;

/** @typedef {[x: number, y: number]} Point from the left and top of the picture, 0 … 1 */

/**
 * A picture in which a person picks the color of a point, by a click or with the arrow keys and Enter. It can also
 * highlight the pixels of a swatch.
 */
export class Picker {
  /**
   * @param {ImageItem} item
   * @param {{ pick: (hex: string, way: PinWay) => void, hover: (swatch: number | null) => void, drawn?: (picker: Picker) => void }} callbacks
   */
  constructor(item, { pick, hover, drawn }) {
    this.item = item;
    this.drawn = drawn;
    this.canvas = element("canvas", { class: "picker", tabindex: "0", role: "application", "aria-label": visible(`Points of ${item.name}: the arrow keys aim, Enter takes the mean color around the point`),
      title: "Click to take the mean color around a point, over 2 % of the width and height. Or aim with the arrow keys, with Shift in larger steps, and press Enter." });
    this.context = this.canvas.getContext("2d", { willReadFrequently: true });
    /** @type {ImageData | null} */
    this.pixels = null;
    /** @type {ImageData | null} */
    this.exact = null;
    this.whole = picture(item, "whole", "");
    /** @type {Uint8Array | null} */
    this.labels = null;
    this.shown = "";
    /** @type {{ swatch: number | null, chosen: Point | null, aim: Point | null }} */
    this.state = { swatch: null, chosen: null, aim: null };
    const source = picture(item, "thumbnail", "");
    this.element = element("div", { class: "picker-frame" }, source);
    /** A small area that shows the color under the pointer. It is placed beside the picture. */
    this.loupe = element("span", { class: "pin-loupe", "aria-live": "off" });
    /** The point under the pointer. */
    this.at = /** @type {Point | null} */ (null);
    if (!(source instanceof HTMLImageElement)) return;
    const draw = () => this.draw(source);
    if (source.complete && source.naturalWidth > 0) draw();
    else source.addEventListener("load", draw, { once: true });
    /**
     * The color and the location that were last shown at the pointer. A click is rounded to whole pixels, so it may be
     * beside them.
     */
    let under = /** @type {{ hex: string | null, at: Point } | null} */ (null);
    const take = (/** @type {Point} */ at, /** @type {string | null} */ hex) => {
      if (hex) {
        this.mark(at);
        pick(hex, { at });
      }
      // Until the next move, the picture has its own colors, as it looks on the chosen one.
      this.show(null);
    };
    const follow = (/** @type {Point} */ at, /** @type {Point | null} */ aim) => {
      under = { hex: this.color(at), at };
      this.loupe.setAttribute("aria-live", aim ? "polite" : "off");
      this.at = at;
      this.magnify(under.hex ?? (aim ? "transparent" : ""));
      // Below the pointer, the picture keeps its colors.
      this.show(null, aim);
      hover(this.label(at));
    };
    const leave = () => {
      under = null;
      this.show(null);
      hover(null);
    };
    this.canvas.addEventListener("click", (event) => {
      const at = under?.at ?? this.place(event);
      take(at, under?.hex ?? this.color(at));
    });
    for (const name of /** @type {const} */ (["pointermove", "pointerdown"])) this.canvas.addEventListener(name, (event) => follow(this.place(event), null));
    for (const name of ["pointerleave", "blur"]) this.canvas.addEventListener(name, leave);
    this.canvas.addEventListener("keydown", (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const at = this.state.aim ?? this.state.chosen ?? [0.5, 0.5];
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
      if (step) {
        const aim = this.moved(at, step, event.shiftKey ? 10 : 1);
        follow(aim, aim);
      } else if ((event.key === "Enter" || event.key === " ") && (this.state.aim || !this.state.chosen)) {
        // A pin has four decimals.
        const point = /** @type {Point} */ (at.map((place) => Number(place.toFixed(4))));
        take(point, this.color(point));
      } else return;
      event.preventDefault();
      // The keys have other meanings in the dialogs and on the page.
      event.stopPropagation();
    });
  }

  /**
   * Returns a point that is moved by pixels of the original picture.
   *
   * @param {Point} at
   * @param {number[]} step
   * @param {number} pixels
   * @returns {Point}
   */
  moved([x, y], [right, down], pixels) {
    const { width = this.canvas.width, height = this.canvas.height } = this.item.frame;
    const part = (/** @type {number} */ place, /** @type {number} */ by, /** @type {number} */ size) =>
      Math.min(Math.max(place + (by * pixels) / size, 0.5 / size), 1 - 0.5 / size);
    return [part(x, right, width), part(y, down, height)];
  }

  /**
   * Marks the chosen point; null for none.
   *
   * @param {Point | null} at
   * @param {string | null} hex the color that the server measured there; null if it is unknown
   */
  mark(at, hex = null) {
    this.state.chosen = at;
    // The pointer is still where it clicked.
    if (hex && at?.join() === this.at?.join()) this.magnify(hex);
    this.paint();
  }

  /** @param {string} words the color under the pointer, or why there is none */
  magnify(words) {
    this.loupe.textContent = words;
    this.loupe.dataset.measure = this.at ? meanWords(this.item.frame, this.at) : "";
    this.loupe.style.setProperty("--under", words.startsWith("#") ? words : null);
  }

  /** @param {HTMLImageElement} source */
  draw(source) {
    const scale = Math.min(1, mapWidth / Math.max(source.naturalWidth, source.naturalHeight, 1));
    this.canvas.width = Math.max(1, Math.round(source.naturalWidth * scale));
    this.canvas.height = Math.max(1, Math.round(source.naturalHeight * scale));
    this.context?.drawImage(source, 0, 0, this.canvas.width, this.canvas.height);
    source.replaceWith(this.canvas);
    this.drawn?.(this);
    this.paint();
  }

  /** Returns the pixels, which are read when they are first needed. */
  read() {
    this.pixels ??= this.context?.getImageData(0, 0, this.canvas.width, this.canvas.height) ?? null;
    return this.pixels;
  }

  /**
   * Returns the center of the pixel under the pointer as fractions of the width and height, like a pin to a point.
   *
   * @param {MouseEvent} event
   * @returns {Point}
   */
  place(event) {
    const box = this.canvas.getBoundingClientRect();
    const share = (/** @type {number} */ part, /** @type {number} */ size) =>
      Number(((Math.min(Math.max(Math.floor(part * size), 0), size - 1) + 0.5) / size).toFixed(3));
    return [share((event.clientX - box.left) / box.width, this.canvas.width), share((event.clientY - box.top) / box.height, this.canvas.height)];
  }

  /**
   * Returns the mean color around a point; null where the picture is transparent.
   *
   * @param {Point} at
   */
  color(at) {
    // A compile reads the whole picture. In a smaller one, the mean color around thin lines and letters would differ.
    this.exact ??= this.readWhole();
    const pixels = this.exact ?? this.read();
    const color = pixels && meanColor(pixels, at);
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

  /** @param {Point} at */
  label([x, y]) {
    const labels = this.map();
    const { width, height } = this.canvas;
    const label = labels ? labels[Math.floor(y * height) * width + Math.floor(x * width)] : 255;
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
   * @param {Point | null} aim the point that the keyboard aims at
   */
  show(swatch, aim = null) {
    Object.assign(this.state, { swatch, aim });
    this.paint();
  }

  paint() {
    const { context, canvas: { width, height }, state: { swatch, chosen, aim } } = this;
    const key = JSON.stringify(this.state);
    if (key === this.shown || !this.element.contains(this.canvas)) return;
    // A picture that nobody looks into stays as it was drawn.
    if (this.shown === "" && swatch === null && !chosen && !aim) return;
    const pixels = this.read();
    const labels = swatch === null ? null : this.map();
    if (!pixels || !context) return;
    this.shown = key;
    context.putImageData(swatch === null || !labels ? pixels : highlighted(pixels, labels, swatch), 0, 0);
    // Light on dark, the marks are seen on every color.
    for (const [color, line] of /** @type {const} */ ([["#1a1a18", 4], ["#ffffff", 2]])) {
      context.strokeStyle = color;
      context.lineWidth = line;
      for (const point of present([chosen, aim])) {
        const [x, y] = [point[0] * width, point[1] * height];
        context.beginPath();
        context.arc(x, y, 6, 0, 2 * Math.PI);
        if (point === aim) for (const [across, down] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
          context.moveTo(x + 6 * across, y + 6 * down);
          context.lineTo(x + 16 * across, y + 16 * down);
        }
        context.stroke();
      }
    }
  }
}
