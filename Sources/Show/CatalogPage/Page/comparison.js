// @ts-check
import { hexCode, rounded } from "./colors.js";
import { element, nameElement } from "./elements.js";
import { isDark } from "./scheme.js";
import { colorsAt, readTable, samplesAt, strip } from "./tables.js";

/** The same transition blended in several spaces, one strip each, marked where the carousel is. */
export class Comparison {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.rows = carousel.comparisons.map((comparison) => {
      const bar = element("div", { class: "strip" }, element("span", { class: "needle" }));
      const value = element("output", { class: "hex" });
      const label = comparison.isOwn ? `${comparison.space}, as here` : comparison.space;
      return {
        bar, value,
        light: readTable(comparison.light), dark: readTable(comparison.dark),
        element: element("li", {}, element("span", { class: "strip-label" }, label), bar, value),
      };
    });
    this.title = element("h4");
    this.element = element("div", { class: "comparison" }, this.title,
      element("ul", { class: "strips" }, ...this.rows.map((row) => row.element)));
    this.pages = carousel.pages;
    this.easing = carousel.easing;
    this.drawn = "";
  }

  /** @param {PagePair} pair */
  draw(pair) {
    const key = `${pair.from} ${isDark()}`;
    const isNew = key !== this.drawn;
    this.drawn = key;
    if (isNew) {
      this.title.replaceChildren("From ", nameElement(this.pages[pair.from].image), " to ", nameElement(this.pages[pair.to].image));
      if (this.easing) this.title.append(element("span", { class: "muted" }, ` by ${this.easing}`));
    }
    for (const row of this.rows) {
      const table = isDark() ? row.dark : row.light;
      const samples = samplesAt(table.tracks[0], pair);
      if (isNew) row.bar.style.backgroundImage = samples.length > 1 ? strip(samples) : `linear-gradient(${strip(samples)}, ${strip(samples)})`;
      row.bar.style.setProperty("--at", `${pair.progress * 100}%`);
      row.value.textContent = hexCode(rounded(colorsAt(table, pair)[0]));
    }
  }
}
