// @ts-check
import { CarouselSection } from "./carousels.js";
import { CheckSection } from "./checks.js";
import { colorGallery } from "./colorsets.js";
import { updateComparison } from "./compare-mode.js";
import { copySettings } from "./copying.js";
import { data } from "./data.js";
import { detail, updateDetail } from "./detail.js";
import { deviceSettings } from "./devices.js";
import { editorSettings } from "./editors.js";
import { element, present, templateElement } from "./elements.js";
import { failureNotice } from "./findings.js";
import { gradientGallery } from "./gradients.js";
import { SeverityFilter } from "./severity-filter.js";
import { imageGallery } from "./images.js";
import { keysButton } from "./keys.js";
import { connectLinks } from "./links.js";
import { connectLive } from "./live.js";
import { productGallery } from "./products.js";
import { updateQueue } from "./review-queue.js";
import { schemeSettings } from "./scheme.js";
import { connectSearch } from "./search.js";
import { refreshEdits } from "./editing.js";
import { hasUnwritten, settleTrials } from "./draft-pins.js";
import { visionSettings } from "./vision.js";

function summary() {
  return [[data.carousels, "carousel"], [data.images, "image"], [data.colors, "color"], [data.gradients, "gradient"],
    [data.products, "product"]].filter(([list]) => list.length > 0)
    .map(([list, word]) => `${list.length} ${word}${list.length === 1 ? "" : "s"}`).join(" · ");
}

/**
 * Creates a button that opens the settings; a click elsewhere or Escape closes them.
 *
 * @param {HTMLElement[]} settings
 */
function settingsMenu(settings) {
  const menu = element("details", { class: "settings" }, element("summary", { class: "button" }, "Settings"),
    element("div", { class: "settings-panel" }, ...settings));
  document.addEventListener("click", (event) => { if (event.target instanceof Node && !menu.contains(event.target)) menu.open = false; });
  menu.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !menu.open) return;
    menu.open = false;
    menu.querySelector("summary")?.focus({ preventScroll: true });
  });
  return menu;
}

/**
 * Scrolls an element to the top of the window.
 *
 * The browser lays out parts of the page only when they come into sight, which moves the element. So the page scrolls at
 * once, and again after the layout.
 *
 * @param {HTMLElement} shown
 */
function bringToTop(shown) {
  const bring = () => shown.scrollIntoView({ block: "start", behavior: /** @type {ScrollBehavior} */ (/** @type {string} */ ("instant")) });
  bring();
  requestAnimationFrame(() => requestAnimationFrame(bring));
}

function start() {
  const main = templateElement("main");
  const notice = element("div", { class: "notice", id: "notice", tabindex: "-1" });
  const carousels = new CarouselSection();
  const gallery = imageGallery();
  const checks = new CheckSection();
  const parts = [carousels, gallery, colorGallery(), gradientGallery(), productGallery(), checks];
  const severityFilter = new SeverityFilter((severity) => {
    checks.choose(severity);
    if (severity) bringToTop(checks.element);
  });
  document.body.append(detail);
  templateElement("settings").append(settingsMenu(present([schemeSettings(), copySettings(), deviceSettings(), visionSettings(),
    editorSettings(), keysButton()])));
  const sections = element("ul");
  templateElement("sections").append(sections);
  templateElement("findings").append(severityFilter.element);
  /** Draws the notice and other parts of the page that keep no state. */
  const drawHead = () => {
    notice.replaceChildren(...present([data.isCompiling
      ? element("p", { class: "empty", role: "status" }, "Compiling for the first time …") : null, data.failure
      ? failureNotice(data.failure.findings, data.failure.message) : null]));
    severityFilter.update();
    templateElement("title").title = summary();
    // A search without carousels begins with names, goes on with findings, and ends with paths.
    const rank = (/** @type {HTMLElement} */ section) => section.matches(".is-last") ? 4 : section.matches(".is-path") ? 3
      : section.matches(".is-first") ? 1 : section.matches(".is-named") && data.carousels.length === 0 ? 0 : 2;
    const ordered = parts.map((part) => part.element);
    ordered.sort((a, b) => rank(a) - rank(b));
    // A page without carousels says at its end how to make one.
    const shown = ordered.filter((section) => !section.hidden && rank(section) < 4);
    const key = shown.map((section) => section.id).join(" ");
    if (sections.dataset.key === key) return;
    sections.dataset.key = key;
    // A section that is moved loses what is scrolled in it.
    [notice, ...ordered].forEach((one, index) => { if (main.children[index] !== one) main.insertBefore(one, main.children[index] ?? null); });
    sections.replaceChildren(...shown.map((section) => element("li", {}, element("a", {
      href: `#${section.id}`, onclick: () => { requestAnimationFrame(() => { bringToTop(section); }); },
    }, section.querySelector("h2")?.firstChild?.textContent?.trim()))));
  };
  drawHead();
  const search = connectSearch(parts, drawHead);
  connectLinks(carousels, search);
  refreshEdits();
  // A person may come back from an editor in which they changed a file.
  addEventListener("focus", () => { refreshEdits(); });
  // The browser asks before trials that could be written are lost. A page from a file can't write them, so it doesn't
  // ask.
  if (data.events) addEventListener("beforeunload", (event) => { if (hasUnwritten()) event.preventDefault(); });
  connectLive(() => {
    settleTrials();
    refreshEdits();
    for (const part of parts) part.update();
    search.run();
    drawHead();
    updateDetail();
    updateComparison();
    updateQueue();
  });
}

start();
