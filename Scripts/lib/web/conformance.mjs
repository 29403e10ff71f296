// Looks up the conformance vectors by the module that `--emit web` writes, and by the page's own scripts.
//
//   node Scripts/lib/web/conformance.mjs MODULE.mjs Tests/Fixtures/Conformance/lookups.json

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

import { channels, hexCode, rounded } from "../../../Sources/Show/CatalogPage/Page/colors.js";
import { colorsAt, pagePair, readTable } from "../../../Sources/Show/CatalogPage/Page/tables.js";

const [, , file, vectors] = process.argv;
const { Carousel, CarouselGeometry, carousels: catalog, placeholder, placeholderURL } = await import(pathToFileURL(file).href);
const { carousels, geometry } = JSON.parse(readFileSync(vectors, "utf8"));

let count = 0;
let wrong = 0;
let hundredths = 0;

/** Counts a case, and prints it where the answer is another. */
function expect(what, answer, expected) {
  count += 1;
  if (JSON.stringify(answer) === JSON.stringify(expected)) return;
  wrong += 1;
  if (wrong < 20) console.error(`error: ${what} is ${JSON.stringify(answer)}, not ${JSON.stringify(expected)}`);
}

/** The table of one appearance as the page's data has it: the words of the stops, in hexadecimal digits. */
function pageTable({ flat, heights = [0], tracks = [flat] }) {
  const digits = (word) => word.toString(16).toUpperCase().padStart(8, "0");
  return readTable({
    locations: heights,
    tracks: tracks.map((track) => track.map((words) => words.map(digits).join(""))),
  });
}

for (const { parts, lookups } of carousels) {
  const carousel = new Carousel(parts);
  const what = `of ${parts.pages.length} pages in ${parts.name}`;
  const tables = { light: pageTable(parts.light), dark: pageTable(parts.dark) };
  for (const [position, ...answers] of lookups) {
    ["light", "dark"].forEach((appearance, index) => {
      const [flat, stops, foreground] = answers[index];
      expect(`the color at ${position} ${what}`, carousel.colorAt(position, appearance), flat);
      expect(`the backdrop at ${position} ${what}`, carousel.stopsAt(position, appearance).map(({ color }) => color), stops);
      expect(`the foreground at ${position} ${what}`, carousel.foregroundAt(position, appearance), foreground);
      // The page blends the same stops and does not round. So its colors are half a step off at most, and at hundredths they
      // round to the same bytes, unless a channel is halfway between two.
      const pair = pagePair(position, parts.pages.length, parts.wraps);
      const given = colorsAt(tables[appearance], pair);
      const isNear = given.every((color, track) => color.every((value, at) => Math.abs(value - channels(stops[track])[at]) <= 0.5 + 1e-9));
      expect(`that the page's color at ${position} ${what} is near`, isNear, true);
      const isHalfway = given.some((color) => color.some((value) => Math.abs(value - Math.floor(value) - 0.5) < 1e-9));
      if (position === pair.from + Math.round(pair.progress * 100) / 100 && !isHalfway) {
        hundredths += 1;
        expect(`the page's color at ${position} ${what}`, given.map((color) => hexCode(rounded(color))), stops);
      }
    });
  }
  for (const none of [NaN, Infinity, -Infinity, undefined]) {
    expect(`the color at ${none} ${what}`, carousel.colorAt(none), carousel.colorAt(0));
  }
}

for (const [[style, width, pageCount, wraps, isRightToLeft], cases] of geometry) {
  const parts = { style, width, pageCount, wraps, spacing: 25, padding: 90, threshold: 80, isRightToLeft };
  const carousel = new CarouselGeometry(parts);
  const what = JSON.stringify(parts);
  for (const [name, given, expected] of cases) expect(`${name}(${given}) in ${what}`, carousel[name](...given), expected);
  for (const odd of [NaN, Infinity, -Infinity]) {
    expect(`that position(0, ${odd}) is finite in ${what}`, Number.isFinite(carousel.position(0, odd)), true);
    expect(`that target(0, ${odd}) is finite in ${what}`, Number.isFinite(carousel.target(0, odd)), true);
    expect(`positionAtScroll(${odd}) in ${what}`, carousel.positionAtScroll(odd), 0);
    expect(`visiblePages(${odd}) in ${what}`, carousel.visiblePages(odd), carousel.visiblePages(0));
  }
}
const strip = new CarouselGeometry({ style: "paged", width: 400, pageCount: 3, wraps: false });
expect("the position at 600 of 400", strip.positionAtScroll(600), 1.5);

const none = new Carousel({ ...carousels[0].parts, pages: [], light: { flat: [] }, dark: { flat: [] } });
expect("the color of no pages", none.colorAt(0.5), "#000000");

// The placeholders are those of the published algorithm.
const decoded = JSON.parse(readFileSync(new URL("../../../Tests/Fixtures/Placeholders/thumbhash.json", import.meta.url), "utf8"));
for (const { hash, decodedWidth, decodedHeight, rgba } of decoded.filter((one) => one.rgba)) {
  const made = placeholder(hash);
  expect(`the size of ${hash}`, [made?.width, made?.height], [decodedWidth, decodedHeight]);
  const isNear = [...Buffer.from(rgba, "base64")].every((value, index) => Math.abs(value - (made?.rgba[index] ?? -9)) <= 1);
  expect(`that ${hash} is near`, isNear, true);
  expect(`the picture of ${hash}`, placeholderURL(hash).startsWith("data:image/png;base64,iVBORw0KGgo"), true);
}
for (const hash of ["", "!", "3OcR", "AAAAAAAAAA=="]) expect(`the placeholder of "${hash}"`, placeholderURL(hash), "");

expect("that many positions are at hundredths", hundredths > 500, true);
expect("the catalog's carousels", Object.keys(catalog).length > 0, true);
if (wrong > 0) process.exit(1);
console.log(`the module and the page's scripts look up as the library does in ${count} cases`);
