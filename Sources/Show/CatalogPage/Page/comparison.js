// @ts-check
import { blend } from "./blending.js";
import { channels, hexCode, rounded } from "./colors.js";
import { element, nameElement, selection } from "./elements.js";
import { recall, remember } from "./preferences.js";
import { isDark } from "./scheme.js";
import { colorAmong, stopsAt, strip } from "./tables.js";

/** The spaces that a person can choose, with the way around the hue circle behind those that have one. */
const spaces = ["srgb", "vivid", "oklab", "oklch", "oklch longer", "lab", "lch", "srgb-linear", "xyz", "hsl", "hwb"];

/** The two spaces that every carousel is compared in, where the person has chosen some. */
let chosenSpaces = (recall("spaces") ?? "").split(",").filter((space) => spaces.includes(space));

/** @type {Set<Comparison>} */
const comparisons = new Set();

/** The same transition blended in the space of the carousel and in two more, one strip each, marked where the carousel is. */
export class Comparison {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    this.rows = [this.row(carousel.space, null), this.row(this.space(0), 0), this.row(this.space(1), 1)];
    this.title = element("h4");
    this.element = element("div", { class: "comparison" }, this.title,
      element("ul", { class: "strips" }, ...this.rows.map((row) => row.element)));
    this.drawn = "";
    /** @type {{ table: ColorTable, pair: PagePair } | null} */
    this.shown = null;
    comparisons.add(this);
  }

  /** Takes it away for good. */
  close() { comparisons.delete(this); }

  /**
   * The space of a row: what is chosen, or else those that most are used to, but the carousel's own.
   *
   * @param {number} row
   */
  space(row) {
    const others = spaces.filter((space) => space !== this.carousel.space);
    return chosenSpaces[row] ?? others[row];
  }

  /**
   * @param {string} space
   * @param {number | null} number null for the carousel's own space
   */
  row(space, number) {
    const bar = element("div", { class: "strip" }, element("span", { class: "needle" }));
    const value = element("output", { class: "hex" });
    const label = number === null ? element("span", { class: "strip-label" }, `${space}, as here`)
      : selection({ label: `Compared space ${number + 1}`, chosen: space, className: "selection strip-label", options: spaces.map((other) => [other, other]),
        onchange: (chosen) => Comparison.choose(number, chosen, [this.space(0), this.space(1)]) });
    return { bar, value, number, space, label, element: element("li", {}, label, bar, value) };
  }

  /**
   * Compares every carousel in a space.
   *
   * @param {number} row
   * @param {string} space
   * @param {string[]} shown what this carousel is compared in until now
   */
  static choose(row, space, shown) {
    chosenSpaces = shown.map((former, index) => (index === row ? space : former));
    remember("spaces", chosenSpaces.join(","));
    for (const comparison of comparisons) comparison.refresh();
  }

  /** Shows the spaces that are chosen now. */
  refresh() {
    for (const row of this.rows) {
      if (row.number === null) continue;
      row.space = this.space(row.number);
      const list = row.label.querySelector("select");
      if (list) list.value = row.space;
    }
    this.drawn = "";
    if (this.shown) this.draw(this.shown.table, this.shown.pair);
  }

  /**
   * The stops of a transition: those of the catalog in its own space, or else as the browser blends them. Vertical gradients are
   * compared by the one color that stands for each.
   *
   * @param {string} space
   * @param {ColorTable} table
   * @param {PagePair} pair
   */
  stops(space, table, pair) {
    if (space === this.carousel.space && table.tracks.length === 1) return stopsAt(table.tracks[0], pair);
    const { from, to } = pair;
    const { pages, easing } = this.carousel;
    const [first, last] = [pages[from], pages[to]].map(({ backdrop, dark }) => channels((isDark() && dark) || backdrop));
    return from === to ? [{ progress: 0, color: first }] : blend(first, last, space, easing);
  }

  /**
   * @param {ColorTable} table
   * @param {PagePair} pair
   */
  draw(table, pair) {
    this.shown = { table, pair };
    const { pages, easing } = this.carousel;
    const key = `${pair.from} ${isDark()}`;
    const isNew = key !== this.drawn;
    this.drawn = key;
    if (isNew) {
      this.title.replaceChildren("From ", nameElement(pages[pair.from].image), " to ", nameElement(pages[pair.to].image));
      if (easing) this.title.append(element("span", { class: "muted" }, ` by ${easing}`));
      this.drawnStops = this.rows.map(({ space }) => this.stops(space, table, pair));
    }
    this.rows.forEach((row, index) => {
      const stops = this.drawnStops?.[index] ?? [];
      if (isNew) row.bar.style.backgroundImage = strip(stops);
      row.bar.style.setProperty("--at", `${pair.progress * 100}%`);
      row.value.textContent = hexCode(rounded(colorAmong(stops, pair.progress)));
    });
  }
}
