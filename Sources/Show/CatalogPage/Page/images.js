// @ts-check
import { colorPaint } from "./candidates.js";
import { channels, colorWords } from "./colors.js";
import { copyText } from "./copying.js";
import { data, pinnedGradient, twins } from "./data.js";
import { showDetail } from "./detail.js";
import { colorChip, element, nameElement, present, visible } from "./elements.js";
import { findingMark } from "./findings.js";
import { Gallery } from "./gallery.js";
import { picture, undrawnFormat } from "./pictures.js";
import { backgroundOf, isLostOn, isOnItself } from "./places.js";
import { isDark } from "./scheme.js";
import { swatchLine, swatchRow } from "./swatches.js";

/** @type {[kind: string, label: string][]} */
const kinds = [["product", "Products"], ["icon", "Icons"], ["banner", "Banners"], ["other", "Other"]];

/** The share of a picture from which a swatch is one of its main colors, which a color word finds. */
const mainShare = 0.1;

/** Returns the filters by kind, unless all pictures have the same kind. */
function filters() {
  const found = kinds.filter(([kind]) => data.images.some((item) => item.kind === kind))
    .map(([kind, label]) => ({ value: kind, label, test: (/** @type {ImageItem} */ item) => item.kind === kind }));
  const parts = found.length > 1 ? found : [];
  if (data.images.some((item) => item.pin)) parts.push({ value: "pinned", label: "Pinned", test: (item) => item.pin !== undefined });
  if (data.images.some((item) => item.findings.length > 0)) {
    parts.push({ value: "findings", label: "With findings", test: (item) => item.findings.length > 0 });
  }
  return parts;
}

/**
 * Returns the hue of a picture's backdrop, 0 … 360, for sorting. Grays come after all hues, and pictures without a
 * color last.
 *
 * @param {ImageItem} item
 */
function hue(item) {
  if (!item.backdrop) return 800;
  const [red, green, blue] = channels(item.backdrop);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (most - least < 12) return 400 + most;
  const turn = most === red ? (green - blue) / (most - least) : most === green ? 2 + (blue - red) / (most - least) : 4 + (red - green) / (most - least);
  return (turn * 60 + 360) % 360;
}

/**
 * Returns the folder of a picture's set in its catalog; for a picture outside of a catalog, the folder of its file.
 *
 * @param {ImageItem} item
 */
function folder(item) {
  const parts = (item.variants[0]?.file ?? "").split("/").slice(0, -1);
  // The last folder is the picture's set, such as `loop4.imageset`.
  return (/\.\w+set$/.test(parts.at(-1) ?? "") ? parts.slice(0, -1) : parts).join("/");
}

/**
 * Returns the part of a picture's folder that tells it from other pictures of its name; null if there is no other.
 *
 * @param {ImageItem} item
 */
function distinctFolder(item) {
  const others = (twins.get(item.name) ?? []).filter((other) => other !== item).map((other) => folder(other).split("/"));
  if (others.length === 0) return null;
  const parts = folder(item).split("/");
  const first = parts.findIndex((part, index) => others.some((other) => other[index] !== part));
  const rest = parts.slice(first < 0 ? -2 : Math.min(first, parts.length - 1));
  return (rest.length > 3 ? [rest[0], "…", rest.at(-1)] : rest).join("/");
}

/** The background of an icon that its dark backdrop would hide. */
const gray = "#808080";

/**
 * Creates the small picture on its backdrop.
 *
 * @param {ImageItem} item
 */
export function stand(item) {
  const place = element("span", { class: "tile-picture" }, picture(item, "thumbnail", ""));
  const backdrop = backgroundOf(item);
  place.classList.toggle("is-framed", item.border?.startsWith("#") === true);
  if (item.isTemplate) place.classList.add("is-template", ...(isDark() ? ["is-inverted"] : []));
  else if (isDark() && isLostOn(item, backdrop) && !isLostOn(item, gray)) place.style.background = gray;
  else if (isOnItself(item, backdrop)) place.classList.add("is-lost");
  // The colors of such a picture, an SVG file for example, are unknown.
  else if (item.swatches.length === 0) place.classList.add("is-outlined");
  else if (backdrop) place.style.background = backdrop;
  return place;
}

/** @param {ImageItem} item */
function words(item) {
  const hasKinds = data.images.some((other) => other.kind !== item.kind);
  const place = distinctFolder(item);
  return present([item.frame.iconSizes ? "app icon" : hasKinds && item.kind !== "other" ? item.kind : null, item.isTemplate ? "template" : null,
    // The last words of a file's details are its format and its size in bytes.
    item.frame.iconSizes ?? (item.frame.width ? `${item.frame.width} × ${item.frame.height}` : item.variants[0]?.detail.split(" · ").at(-2)), place ? visible(place) : null]).join(" · ");
}

/** @param {ImageItem} item */
function wordsLine(item) { return element("span", { class: "muted", title: item.variants[0]?.file }, words(item)); }

/**
 * Creates a line with the pinned color and the color that was found; null if the picture has no pin.
 *
 * @param {ImageItem} item
 */
function pinLine(item) {
  if (!item.pin || !item.backdrop) return null;
  const gradient = pinnedGradient(item);
  const pair = (/** @type {string[]} */ colors, /** @type {string} */ text) => element("span", { class: "pin-pair" }, colorChip(colorPaint(colors)), ` ${text} ${colorWords(colors)}`);
  return element("span", { class: "muted pin-line" }, ...present([pair(gradient ?? [item.backdrop], "pinned"), item.found ? pair([item.found], "found") : null,
    gradient || item.distance === undefined ? null : `ΔE ${item.distance.toFixed(1)}`]));
}

/** @param {ImageItem} item */
function tile(item) {
  return element("li", {}, element("button", { type: "button", class: "tile", onclick: () => showDetail(item) }, ...present([
    stand(item), swatchLine(item.swatches), nameElement(item.name), wordsLine(item), pinLine(item),
    findingMark(item.findings)])));
}

/** @param {ImageItem} item */
function row(item) {
  return element("li", { class: "image-row" },
    element("button", { type: "button", class: "tile", "aria-label": item.name, onclick: () => showDetail(item) }, stand(item)),
    element("div", { class: "image-words" }, ...present([element("h3", {}, nameElement(item.name)),
      wordsLine(item), pinLine(item), findingMark(item.findings)])), swatchRow(item));
}

/** Creates a notice about the pictures that only `--render-pdf` draws, with a command to copy; null if there are none. */
function drawingNote() {
  const count = data.images.filter(undrawnFormat).length;
  if (count === 0) return null;
  const command = `tincture preview ${data.edits ? "--edit" : data.events ? "--serve" : "--html page.html"} --render-pdf`;
  return element("p", { class: "muted flip-note" }, `${count} of ${data.images.length} pictures ${count === 1 ? "is a PDF file" : "are PDF files"}, which browsers do not show. To draw them, run `,
    element("button", { type: "button", class: "link", title: "Copy", onclick: () => copyText(command) }, command));
}

export function imageGallery() {
  return new Gallery({
    note: drawingNote,
    id: "images", title: "Images", items: () => data.images, limit: 48, listClass: "cards", filters,
    words: (item) => [item.name, item.kind, item.symbol, item.pin, ...item.swatches.map((swatch) => swatch.role),
      ...item.variants.map((variant) => variant.file), ...item.uses?.places ?? []],
    hexes: (item) => [item.backdrop, item.found, ...item.swatches.map((swatch) => swatch.hex)],
    mainHexes: (item) => [item.backdrop, ...item.swatches.filter((swatch) => swatch.weight >= mainShare).map((swatch) => swatch.hex)],
    about: (item) => [words(item), backgroundOf(item)], build: tile,
    sorts: [{ value: "hue", label: "Hue", key: hue },
      { value: "size", label: "Size", key: (item) => -(item.frame.width ?? 0) * (item.frame.height ?? 0) },
      { value: "findings", label: "Findings", key: (item) => -item.findings.length },
      { value: "folder", label: "Folder", group: folder }],
    views: [{ value: "cards", label: "Cards", limit: 48, listClass: "cards", build: tile },
      { value: "palettes", label: "Palettes", limit: 24, listClass: "image-rows", build: row }],
  });
}
