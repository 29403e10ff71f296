// @ts-check
import { colorLines, colorWords, hexCode, rounded } from "./colors.js";
import { data, images } from "./data.js";
import { draft, draftsOf } from "./draft-pins.js";
import { element, nameElement, visible } from "./elements.js";
import { picture } from "./pictures.js";
import { isDark } from "./scheme.js";
import { pageCodes, pageColors, pinnedCodes, verticalPaint } from "./tables.js";

/** The row of a carousel's pages, each on its backdrop. A click moves the carousel to the page. */
export class PageList {
  /**
   * @param {CarouselItem} carousel
   * @param {(index: number) => void} onchoose
   */
  constructor(carousel, onchoose) {
    this.carousel = carousel;
    // A list of very many pages is too long to be useful, and the slider shows them all.
    const listed = carousel.pages.length > 60 ? [] : carousel.pages;
    this.chips = listed.map((page, index) => {
      // The picture is only printed. So a printed carousel has a sheet with all its pages.
      const color = element("span", { class: "chip-color" }, picture(images.get(page.image), "thumbnail", ""));
      const code = element("span", { class: "chip-hex" });
      const state = element("span", { class: "chip-state" });
      const button = element("button", { type: "button", class: "chip", onclick: () => onchoose(index) }, color, nameElement(page.image), code, state);
      return { button, color, code, state };
    });
    this.adjusted = element("ul", { class: "adjusted muted" });
    this.element = element("ol", { class: "chips", "aria-label": "Pages", hidden: listed.length === 0, onkeydown: (/** @type {KeyboardEvent} */ event) => this.step(event, onchoose) }, ...this.chips.map(({ button }) => element("li", {}, button)));
  }

  /**
   * Moves to the page beside the focused one, or to the first or last, and keeps the focus on it.
   *
   * @param {KeyboardEvent} event
   * @param {(index: number) => void} onchoose
   */
  step(event, onchoose) {
    const at = this.chips.findIndex(({ button }) => button === document.activeElement);
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: this.chips.length - 1 }[event.key];
    if (at < 0 || next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (!this.chips[next]) return;
    this.chips[next].button.focus();
    onchoose(next);
  }

  /**
   * Returns the origin of a page's color in words. A color far from the picture's own colors is followed by its
   * distance.
   *
   * @param {CarouselPage} page
   * @param {boolean} isTried
   */
  static words({ words, nearest, isUncertain }, isTried) {
    const far = nearest ? `, ${nearest.distance.toFixed(1)} from the picture's ${nearest.hex}` : "";
    return (isTried ? "not written" : words) + far + (isUncertain && !isTried ? "; uncertain: another color may suit the picture better" : "");
  }

  /**
   * Shows the same colors as the phone.
   *
   * @param {ColorTable} table
   */
  paint(table) {
    const { name, pages } = this.carousel;
    const compiled = draftsOf(name)?.backdrops && data.carousels.find((one) => one.name === name);
    for (const [index, { button, color, code, state }] of this.chips.entries()) {
      const page = pages[index];
      const colors = pageColors(table, index);
      const codes = pinnedCodes(page, [...new Set(colors.map((shade) => hexCode(rounded(shade))))]);
      const hex = colorWords(codes);
      const isTried = draft(name, index) !== undefined || (compiled && pageCodes(compiled, index, isDark()).join() !== codes.join()) === true;
      const words = isTried ? "not written" : page.pin ? "pinned" : page.isUncertain ? "uncertain" : "";
      color.style.background = verticalPaint(table.locations, colors);
      code.textContent = colorLines(codes);
      state.textContent = words;
      state.dataset.state = isTried ? "draft" : page.isUncertain ? "uncertain" : "";
      const about = PageList.words(page, isTried);
      button.title = `${hex}; ${about}`;
      button.setAttribute("aria-label", visible(`Go to page ${index + 1}, ${page.image}, ${hex}, ${about}`));
    }
    const adjusted = pages.flatMap((page, index) => (page.isAdjusted ? [{ page, index }] : []));
    const shown = adjusted.slice(0, 60);
    this.adjusted.replaceChildren(...shown.map(({ page, index }) => element("li", {}, `Page ${index + 1}, `, nameElement(page.image), `: ${page.words}`)),
      ...(adjusted.length > shown.length ? [element("li", {}, `and ${adjusted.length - shown.length} more`)] : []));
  }

  /** @param {number} current */
  draw(current) {
    this.chips.forEach(({ button }, index) => {
      if (index === current) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    });
    // `scrollIntoView` would also scroll the window. The outline of the current page is 4 pixels wide.
    const [list, row] = [this.element.getBoundingClientRect(), this.chips[current]?.button.getBoundingClientRect()];
    if (row && (row.left < list.left + 4 || row.right > list.right - 4)) this.element.scrollLeft += row.left + row.width / 2 - list.left - list.width / 2;
  }
}
