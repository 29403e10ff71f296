// @ts-check
import { darkForm } from "./arithmetic.js";
import { colorWords } from "./colors.js";
import { announce, copyButton, copyText } from "./copying.js";
import { data, findingsOf, pinnedGradient } from "./data.js";
import { codeText, colorChip, element, keepFocus, nameElement, present, visible } from "./elements.js";
import { findingList, usesLine } from "./findings.js";
import { borderShares } from "./labels.js";
import { Picker } from "./picker.js";
import { pictureViewer } from "./viewer.js";
import { picture } from "./pictures.js";
import { backgroundOf, placesOf } from "./places.js";
import { isDark } from "./scheme.js";
import { scoreTable } from "./scores.js";
import { swatchRow, textSample } from "./swatches.js";
import { explainedTerm } from "./terms.js";
import { discard, draft, onTrial, pointOf, tryOnImage } from "./draft-pins.js";
import { readOnlyReason, writePins } from "./editing.js";

/** The dialog that shows all details of one picture, over the page. */
export const detail = element("dialog", { class: "detail", "aria-labelledby": "detail-title" });

/**
 * The picture in the dialog; null if the dialog is closed.
 *
 * @type {ImageItem | null}
 */
let shown = null;
let drawn = "";
/** @type {() => void} */
let onchange = () => {};
/** Draws the buttons for the trials on pages with this picture, and shows the picture on the tried color. */
let drawTrial = () => {};
onTrial(() => { if (shown) drawTrial(); });

export function shownImage() { return shown?.name ?? null; }

/** @param {() => void} listener */
export function onDetailChange(listener) { onchange = listener; }

/** @param {ImageItem} item */
function current(item) {
  const same = data.images.filter((other) => other.name === item.name);
  return same.find((other) => other.variants[0]?.file === item.variants[0]?.file) ?? same[0];
}

/**
 * Creates the dark picture on its backdrop; null if a picture has no dark variant.
 *
 * @param {ImageItem} item
 */
function darkPicture(item) {
  if (!item.frame.dark) return null;
  const place = element("span", { class: "tile-picture" },
    picture({ ...item, frame: { ...item.frame, thumbnail: item.frame.dark } }, "thumbnail", visible(`${item.name}, dark`)));
  place.style.background = backgroundOf(item, true) ?? "";
  return element("div", { class: "detail-dark muted" }, place, "In dark mode. The colors and the backdrop below are those of the light picture.");
}

/** @param {ImageItem} item */
function draw(item) {
  const close = element("button", { type: "button", class: "button", onclick: () => detail.close() }, "Close");
  const swatches = swatchRow(item);
  const buttons = [...swatches.querySelectorAll("button")];
  /** @type {((hex: string | undefined) => void) | null} */
  let shownOn = null;
  /** @type {Picker | null} */
  let picker = null;
  const trial = element("div", { class: "detail-trial", role: "status" });
  drawTrial = () => {
    const pages = data.carousels.flatMap((carousel) => carousel.pages.flatMap((page, index) => {
      const own = page.image === item.name ? draft(carousel.name, index) : undefined;
      return own?.hex ? [{ carousel, index, own }] : [];
    }));
    const first = pages[0];
    const hex = first?.own.hex ?? undefined;
    shownOn?.(hex);
    picker?.mark(pointOf(first?.own));
    const reason = first ? readOnlyReason(first.carousel) : "";
    trial.replaceChildren(...(!first ? [] : present([colorChip(hex ?? ""), element("span", {}, "Trying ", element("span", { class: "mono" }, hex)),
      reason ? element("span", { class: "muted" }, ...codeText(reason)) : element("button", { type: "button", class: "button primary",
        onclick: () => pages.reduce((before, { carousel, index, own }) => before.then(() => writePins(carousel.name, new Map([[index, own]]))), Promise.resolve(true)) }, "Write"),
      element("button", { type: "button", class: "button quiet", onclick: () => {
        for (const { carousel, index } of pages) discard(carousel.name, index);
      } }, "Discard")])));
    trial.hidden = !first;
  };
  /** @type {(hex: string, way: PinWay | null) => void} */
  const pick = (hex, way) => {
    const count = tryOnImage(item.name, hex, way);
    if (count === 0) copyText(hex);
    else announce(`${hex} is tried on ${count} page${count === 1 ? "" : "s"}`);
  };
  const scores = scoreTable(item, (hex) => {
    const swatch = item.swatches.findIndex((other) => other.hex === hex);
    pick(hex, swatch < 0 ? null : { swatch: swatch + 1 });
  });
  // The colors are those of the light picture.
  const light = { ...item, frame: { ...item.frame, dark: undefined } };
  picker = new Picker(light, {
    pick,
    drawn: (made) => {
      const pixels = scores ? made.read() : null;
      if (pixels) scores?.showBorders(borderShares(pixels, item.candidates.map(({ hex }) => hex)));
    },
    hover: (swatch) => buttons.forEach((button, number) => button.classList.toggle("is-lit", number === swatch)),
  });
  buttons.forEach((button, number) => {
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => picker?.show(number));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => picker?.show(null));
  });
  const viewer = pictureViewer(light, item.swatches.length > 0 ? element("div", { class: "detail-picker" }, picker.element, picker.loupe) : picture(light, "whole", visible(item.name)),
  isDark() && !item.frame.dark);
  shownOn = viewer.tryBackdrop;
  /**
   * @param {Child} label
   * @param {string | undefined} text
   */
  const name = (label, text) => text && element("div", {}, element("dt", {}, label),
    element("dd", {}, copyButton({ hex: text, swift: text, css: text }, `Copy ${visible(text)}`, "link", visible(text))));
  const samples = present(item.swatches.map(textSample));
  const turner = (/** @type {1 | -1} */ by, /** @type {string} */ label, /** @type {string} */ sign) =>
    element("button", { type: "button", class: "button", "aria-label": label, onclick: () => step(by) }, sign);
  const folders = new Set(item.variants.map(({ file }) => file.slice(0, file.lastIndexOf("/") + 1)));
  const folder = folders.size === 1 ? [...folders][0] : "";
  const files = element("ul", { class: "files", "aria-label": "Files" }, folder ? element("li", {}, nameElement(folder, "muted")) : null, ...item.variants.map((variant) =>
    element("li", {}, nameElement(variant.file.slice(folder.length)), " ", element("span", { class: "muted" }, variant.detail))));
  // For a banner, the colors matter most; for any other picture, its names and where it is used.
  const isBanner = item.kind === "banner" || item.kind === "product";
  const places = placesOf(item);
  // New data leaves the details open or folded.
  const former = detail.querySelector("#detail-title")?.textContent === visible(item.name) ? detail.querySelector(/** @type {"details"} */ (".color-details")) : null;
  const gradient = pinnedGradient(item);
  const facts = (/** @type {ReturnType<typeof name>[]} */ ...all) => (all.some(Boolean) ? element("dl", { class: "facts" }, ...all) : null);
  const names = [name("Name", item.name), name("Swift", item.symbol), name("CSS", item.css)];
  const [view, note, choices] = viewer.elements;
  const uses = [usesLine(item.uses), findingList(item.findings)];
  const far = gradient || item.distance === undefined ? "" : ` · ΔE ${item.distance.toFixed(1)}`;
  detail.replaceChildren(...present([
    element("header", { class: "detail-head" }, element("h2", { id: "detail-title" }, nameElement(item.name)),
      element("div", { class: "detail-buttons" }, turner(-1, "Picture before", "←"), turner(1, "Picture after", "→"), close)),
    view, note, ...isBanner ? [choices, darkPicture(item), ...uses] : [facts(...names), ...uses, choices, darkPicture(item)], item.frame.iconSizes ? null : swatches, isBanner ? null : files, places,
    facts(...isBanner ? names : [],
      name(item.pin ? "Backdrop, pinned" : "Backdrop, found", gradient ? colorWords(gradient) : item.backdrop), name(`Found in the picture${far}`, item.found),
      name("Dark backdrop", gradient ? colorWords(gradient.map(darkForm)) : item.backdropDark)),
    // The choice of a color matters for a page of a carousel.
    item.swatches.length > 0 ? element("details", { class: "color-details", open: former ? former.open : places !== null }, ...present([element("summary", {}, "Details of the colors"), scores?.element,
      element("dl", { class: "facts" }, name(explainedTerm("Bleed"), item.bleed), name(explainedTerm("Tint", "Suggested tint"), item.tint), name(explainedTerm("Confidence"), item.confidence)),
      samples.length ? element("ul", { class: "text-samples", "aria-label": "Text colors" }, ...samples) : null])) : null,
    isBanner ? files : null, trial,
  ]));
  drawTrial();
  drawn = signature(item);
}

/** @param {ImageItem} item */
function signature(item) {
  return JSON.stringify([{ ...item, findings: undefined }, findingsOf(item.findings), isDark(), backgroundOf(item),
    data.carousels.flatMap(({ name, pages }) => pages.map((page) => page.image === item.name && [name, page.backdrop, page.words]))]);
}

/** @param {ImageItem} item */
export function showDetail(item) {
  shown = current(item) ?? item;
  draw(shown);
  if (!detail.open) detail.showModal();
  onchange();
}

/** Shows changed data in the dialog. Closes the dialog if its picture is gone. */
export function updateDetail() {
  if (!shown) return;
  const item = current(shown);
  if (!item) {
    detail.close();
    return;
  }
  shown = item;
  if (signature(item) === drawn) return;
  keepFocus(detail, () => draw(item));
}

/** @param {1 | -1} by */
function step(by) {
  if (!shown) return;
  const all = data.images;
  const at = all.indexOf(shown);
  const next = all[(at + by + all.length) % all.length];
  if (!next || at < 0) return;
  keepFocus(detail, () => showDetail(next));
}

// A click on the dialog element itself is outside of its content.
detail.addEventListener("click", (event) => { if (event.target === detail) detail.close(); });
detail.addEventListener("close", () => {
  if (detail.open) return;
  shown = null;
  onchange();
});
detail.addEventListener("keydown", (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  step(by > 0 ? 1 : -1);
});
