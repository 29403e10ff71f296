// @ts-check
import { CarouselSection } from "./carousels.js";
import { CheckSection } from "./checks.js";
import { colorGallery } from "./colorsets.js";
import { copySettings } from "./copying.js";
import { data } from "./data.js";
import { detail } from "./detail.js";
import { element, templateElement, visible } from "./elements.js";
import { gradientGallery } from "./gradients.js";
import { Health } from "./health.js";
import { imageGallery } from "./images.js";
import { connectLinks } from "./links.js";
import { productGallery } from "./products.js";
import { connectReload } from "./reload.js";
import { schemeSettings } from "./scheme.js";
import { connectSearch } from "./search.js";

/** What there is, in words. */
function summary() {
  return [[data.carousels, "carousel"], [data.images, "image"], [data.colors, "color"], [data.gradients, "gradient"],
    [data.products, "product"]].filter(([list]) => list.length > 0)
    .map(([list, word]) => `${list.length} ${word}${list.length === 1 ? "" : "s"}`).join(" · ");
}

function failureNotice() {
  if (!data.failure) return null;
  return element("section", { class: "failure", role: "alert" }, element("h2", {}, "This is the last catalog that could be made"),
    element("pre", {}, data.failure.split("\n").map(visible).join("\n")));
}

function start() {
  const main = templateElement("main");
  const carousels = new CarouselSection();
  const checks = new CheckSection();
  const parts = [carousels, imageGallery(), colorGallery(), gradientGallery(), productGallery(), checks];
  const health = new Health((severity) => {
    checks.choose(severity);
    if (severity) checks.element.scrollIntoView({ block: "start" });
  });
  const failure = failureNotice();
  if (failure) main.append(failure);
  main.append(...parts.map((part) => part.element));
  document.body.append(detail);
  templateElement("settings").append(schemeSettings(), copySettings());
  const shown = parts.map((part) => part.element).filter((section) => !section.hidden);
  templateElement("sections").append(element("ul", {}, ...shown.map((section) =>
    element("li", {}, element("a", { href: `#${section.id}` }, section.querySelector("h2")?.firstChild?.textContent?.trim())))));
  templateElement("summary").textContent = summary();
  templateElement("summary").after(health.element);
  connectLinks(carousels, connectSearch(parts));
  connectReload(carousels.views);
}

start();
