// @ts-check
import { element, nameElement, visible } from "./elements.js";
import { isDark } from "./scheme.js";
import { trial } from "./draft-pins.js";

/** The pages of a carousel by their backdrops, each a way to it. */
export class PageList {
  /**
   * @param {CarouselItem} carousel
   * @param {(index: number) => void} onchoose
   */
  constructor(carousel, onchoose) {
    this.name = carousel.name;
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
    for (const [index, { page, color, code }] of this.chips.entries()) {
      const backdrop = trial(this.name, index) ?? ((isDark() && page.dark) || page.backdrop);
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
