// @ts-check
import { channels, contrastRatio, rounded } from "./colors.js";
import { element, visible } from "./elements.js";
import { verdict } from "./readouts.js";
import { colorsAt, pagePair, strip } from "./tables.js";

/** A slider over the whole range of a carousel. It shows the backdrop at each position. */
export class Scrubber {
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
    this.input = element("input", { type: "range", class: "scrubber", min: "0", max: `${end}`, step: "0.01", value: "0",
      "aria-label": `Position in ${visible(carousel.name)}`, disabled: end < 1,
      oninput: () => this.scrub(Number(this.input.value)), onkeydown: (event) => this.key(event) });
    this.line = element("div", { class: "contrast-line", "aria-hidden": "true" });
    this.bar = element("div", { class: "rail" }, this.input);
    const part = (/** @type {string} */ kind, /** @type {string} */ words) => element("li", {}, element("span", { class: `legend-mark ${kind}` }), words);
    this.legend = element("ul", { class: "contrast-legend muted", "aria-label": "Contrast along the scroll" },
      part("large", "3 to 4.5: large text only"), part("poor", "below 3: too low"));
    this.element = element("div", { class: "rail-place" }, this.bar, this.line, this.legend);
  }

  /** @param {number} position */
  place(position) { return `${(position / Math.max(this.end, 1)) * 100}%`; }

  /**
   * Moves the slider by a twentieth of a page for a key, because a hundredth, the step of the pointer, would be too slow.
   * End leads to the last page, even if the first one follows it.
   *
   * @param {KeyboardEvent} event
   */
  key(event) {
    const step = { ArrowLeft: -0.05, ArrowDown: -0.05, ArrowRight: 0.05, ArrowUp: 0.05 }[event.key];
    if (!step && event.key !== "End") return;
    event.preventDefault();
    const position = step ? Math.round((Number(this.input.value) + step) * 100) / 100 : this.carousel.pages.length - 1;
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
    // More colors than the slider has points would not be visible.
    const count = Math.min(400, Math.max(1, this.end * 10));
    const colors = Array.from({ length: count + 1 }, (_, index) => {
      const pair = pagePair((index / count) * this.end, this.carousel.pages.length, this.carousel.wraps && index < count);
      return rounded(colorsAt(table, index === count && this.carousel.wraps ? { from: 0, to: 0, progress: 0 } : pair)[0]);
    });
    this.bar.style.backgroundImage = strip(colors.map((color, index) => ({ color, progress: index / count })));
    this.line.hidden = !overlay;
    this.legend.hidden = true;
    if (!overlay) return;
    const against = channels(overlay);
    const words = { good: "transparent", large: "var(--warning)", poor: "var(--error)" };
    const verdicts = colors.map((color) => verdict(contrastRatio(color, against)));
    // The legend isn't needed if the overlay is readable at every position.
    this.legend.hidden = verdicts.every((one) => one === "good");
    const stops = verdicts.map((one, index) => {
      const word = words[one];
      return `${word} ${(index / colors.length) * 100}% ${((index + 1) / colors.length) * 100}%`;
    });
    this.line.style.backgroundImage = `linear-gradient(to right, ${stops.join(", ")})`;
  }

  /**
   * @param {number} position
   * @param {string} words
   */
  draw(position, words) {
    // At the end of a carousel that wraps, the position is that of the first page. The thumb must stay at the end.
    if (this.isScrubbing) this.isAround = this.carousel.wraps && position === 0 && Number(this.input.value) === this.end;
    else if (position !== 0) this.isAround = false;
    const { isAround } = this;
    if (!isAround && Math.abs(Number(this.input.value) - position) > 0.006) this.input.value = `${position}`;
    this.input.setAttribute("aria-valuetext", words);
    this.bar.style.setProperty("--at", this.place(isAround ? this.end : position));
  }
}
