// @ts-check
import { blend } from "./blending.js";
import { colorWords, hexCode, rounded } from "./colors.js";
import { element, nameElement, selection } from "./elements.js";
import { recall, remember } from "./preferences.js";
import { isDark } from "./scheme.js";
import { colorAmong, pageColors, stopsAt } from "./tables.js";

/** The color spaces that a person can choose. Some end with the direction around the hue circle. */
const spaces = ["srgb", "vivid", "oklab", "oklch", "oklch longer", "lab", "lch", "srgb-linear", "xyz", "hsl", "hwb"];

/** The two color spaces that a person has chosen to compare; empty if nothing is chosen yet. */
let chosenSpaces = (recall("spaces") ?? "").split(",").filter((space) => spaces.includes(space));

/** @type {Set<Comparison>} */
const comparisons = new Set();

/**
 * The transition at the current position, blended in the carousel's own color space and in two others. Each is a strip.
 */
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

  close() { comparisons.delete(this); }

  /**
   * Returns the color space of a row: the chosen one, or else the most common one that isn't the carousel's own.
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
    const canvas = element("canvas", { class: "strip-colors", "aria-hidden": "true" });
    const bar = element("div", { class: "strip" }, canvas, element("span", { class: "needle" }));
    const value = element("output", { class: "hex" });
    const label = number === null ? element("span", { class: "strip-label" }, `${space}, the carousel's own`)
      : selection({ label: `Compared space ${number + 1}`, chosen: space, className: "selection strip-label", options: spaces.map((other) => [other, other]),
        onchange: (chosen) => Comparison.choose(number, chosen, [this.space(0), this.space(1)]) });
    return { bar, canvas, value, number, space, label, element: element("li", {}, label, bar, value) };
  }

  /**
   * Chooses the color space of a row, in the comparisons of all carousels.
   *
   * @param {number} row
   * @param {string} space
   * @param {string[]} shown the spaces that this carousel was compared in before
   */
  static choose(row, space, shown) {
    chosenSpaces = shown.map((former, index) => (index === row ? space : former));
    remember("spaces", chosenSpaces.join(","));
    for (const comparison of comparisons) comparison.refresh();
  }

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
   * Returns the stops of each track in a transition. They are compiled for the carousel's own color space; the browser
   * blends them for another one.
   *
   * @param {string} space
   * @param {ColorTable} table
   * @param {PagePair} pair
   */
  stops(space, table, pair) {
    if (space === this.carousel.space) return table.tracks.map((track) => stopsAt(track, pair));
    const { from, to } = pair;
    const [first, last] = [from, to].map((page) => pageColors(table, page));
    return table.tracks.map((_, track) =>
      (from === to ? [{ progress: 0, color: first[track] }] : blend(rounded(first[track]), rounded(last[track]), space, this.carousel.easing)));
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
      if (easing) this.title.append(element("span", { class: "muted" }, `, easing ${easing}`));
      this.drawnStops = this.rows.map(({ space }) => this.stops(space, table, pair));
    }
    this.rows.forEach((row, index) => {
      const tracks = this.drawnStops?.[index] ?? [];
      if (isNew) drawStrip(row.canvas, tracks);
      row.bar.style.setProperty("--at", `${pair.progress * 100}%`);
      const codes = [...new Set(tracks.map((stops) => hexCode(rounded(colorAmong(stops, pair.progress)))))];
      row.value.textContent = codes.length === 0 ? "" : colorWords(codes);
    });
  }
}

/**
 * Draws a transition from left to right, and its tracks from top to bottom.
 *
 * @param {HTMLCanvasElement} canvas
 * @param {ColorStop[][]} tracks
 */
function drawStrip(canvas, tracks) {
  const context = canvas.getContext("2d");
  [canvas.width, canvas.height] = [256, Math.max(tracks.length, 1)];
  tracks.forEach((stops, row) => {
    for (let x = 0; x < canvas.width; x += 1) {
      if (!context) return;
      context.fillStyle = hexCode(rounded(colorAmong(stops, x / (canvas.width - 1))));
      context.fillRect(x, row, 1, 1);
    }
  });
}
