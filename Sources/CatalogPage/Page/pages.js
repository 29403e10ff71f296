// @ts-check
import { element, nameElement, visible } from "./elements.js";
import { isDark } from "./scheme.js";

/** The pages of a carousel by their backdrops, each a way to it. */
export class PageList {
  constructor(carousel, onchoose) {
    this.pages = carousel.pages;
    // Of very many pages the rail shows more than a list would.
    const listed = carousel.pages.length > 60 ? [] : carousel.pages;
    this.chips = listed.map((page, index) => {
      const words = PageList.words(page);
      return element("button", { type: "button", class: "chip", title: words, onclick: () => onchoose(index),
        "aria-label": visible(`Go to page ${index + 1}, ${page.image}, ${page.backdrop}, ${words}`) },
      element("span", { class: "chip-color" }), nameElement(page.image), element("span", { class: "chip-hex" }, page.backdrop));
    });
    const adjusted = carousel.pages.flatMap((page, index) => (page.isAdjusted ? [[page, index]] : []));
    const shown = adjusted.slice(0, 60);
    this.element = element("div", { hidden: listed.length + shown.length === 0 }, element("h4", {}, "Pages"),
      element("ol", { class: "chips" }, ...this.chips.map((chip) => element("li", {}, chip))),
      element("ul", { class: "adjusted muted" }, ...shown.map(([page, index]) =>
        element("li", {}, `Page ${index + 1}, `, nameElement(page.image), `: ${page.words}`)),
      adjusted.length > shown.length ? element("li", {}, `and ${adjusted.length - shown.length} more`) : null));
  }

  /** Where the color comes from, and how far it is from the picture's own. */
  static words({ words, nearest }) {
    const far = nearest && nearest.distance > 5 ? `, ${nearest.distance.toFixed(1)} from the picture's ${nearest.hex}` : "";
    return words + far;
  }

  paint() {
    this.chips.forEach((chip, index) => {
      const page = this.pages[index];
      const backdrop = (isDark() && page.dark) || page.backdrop;
      chip.firstChild.style.backgroundColor = backdrop;
      chip.lastChild.textContent = backdrop;
    });
  }

  draw(current) {
    this.chips.forEach((chip, index) => {
      if (index === current) chip.setAttribute("aria-current", "true");
      else chip.removeAttribute("aria-current");
    });
  }
}
