// @ts-check
import { Carousel } from "./carousel.js";
import { colorGallery } from "./colorsets.js";
import { copySettings } from "./copying.js";
import { data } from "./data.js";
import { detail } from "./detail.js";
import { element, templateElement, visible } from "./elements.js";
import { findingCounts, findingSection } from "./findings.js";
import { gradientGallery } from "./gradients.js";
import { imageGallery } from "./images.js";
import { paletteGallery } from "./palettes.js";
import { productGallery } from "./products.js";
import { connectReload } from "./reload.js";
import { schemeSettings } from "./scheme.js";
import { connectSearch, matching } from "./search.js";

/** The carousels as a section that a search can look through. */
class CarouselSection {
  constructor() {
    this.carousels = data.carousels.map((carousel) => ({ carousel, view: new Carousel(carousel),
      words: [carousel.name, carousel.style, ...carousel.pages.map((page) => page.image)].join("\n").toLowerCase(),
      hexes: carousel.pages.map((page) => page.backdrop) }));
    this.element = element("section", { id: "carousels", class: "section", "aria-labelledby": "carousels-title",
      hidden: data.carousels.length === 0 }, element("h2", { id: "carousels-title" }, "Carousels ",
      element("span", { class: "count" }, `${data.carousels.length}`)), ...this.carousels.map(({ view }) => view.element));
  }

  /** @param {string} query */
  search(query) {
    const found = matching(this.carousels, query);
    for (const entry of this.carousels) entry.view.element.hidden = !found.includes(entry);
    this.element.hidden = found.length === 0;
    return found.length;
  }
}

function failureNotice() {
  if (!data.failure) return null;
  return element("section", { class: "failure", role: "alert" }, element("h2", {}, "This is the last catalog that could be made"),
    element("pre", {}, data.failure.split("\n").map(visible).join("\n")));
}

function start() {
  const main = templateElement("main");
  const carousels = new CarouselSection();
  const parts = [carousels, imageGallery(), paletteGallery(), colorGallery(), gradientGallery(), productGallery()];
  const checks = findingSection();
  const failure = failureNotice();
  if (failure) main.append(failure);
  main.append(...parts.map((part) => part.element), checks);
  document.body.append(detail);
  templateElement("settings").append(schemeSettings(), copySettings());
  const shown = parts.filter((part) => !part.element.hidden).map((part) => part.element).concat(checks);
  templateElement("sections").append(element("ul", {}, ...shown.map((section) =>
    element("li", {}, element("a", { href: `#${section.id}` }, section.querySelector("h2")?.firstChild?.textContent?.trim())))));
  const all = data.findings.map((_, number) => number);
  const counts = [[data.carousels, "carousel"], [data.images, "image"], [data.colors, "color"], [data.gradients, "gradient"],
    [data.products, "product"]].filter(([list]) => list.length > 0)
    .map(([list, word]) => `${list.length} ${word}${list.length === 1 ? "" : "s"}`);
  templateElement("summary").textContent = [...counts, findingCounts(all)].filter(Boolean).join(" · ");
  connectSearch(parts);
  connectReload(carousels.carousels);
}

start();
