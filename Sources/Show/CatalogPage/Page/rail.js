// @ts-check
import { rounded } from "./colors.js";
import { element, visible } from "./elements.js";
import { colorsAt, pagePair, strip } from "./tables.js";

/** The backdrop along the whole scroll, with a scrubber on it. */
export class Rail {
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
