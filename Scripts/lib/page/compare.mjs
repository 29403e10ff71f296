// Compares what the page's modules compute with what the library computes, in the cases that its tests have written down.
//
//   node Scripts/lib/page/compare.mjs Tests/Show/CatalogPageTests/Goldens

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { adjustedColors, darkForm, worstContrast } from "../../../Sources/Show/CatalogPage/Page/arithmetic.js";
import { channels, hexCode, rounded } from "../../../Sources/Show/CatalogPage/Page/colors.js";
import { DeckGeometry } from "../../../Sources/Show/CatalogPage/Page/deck-geometry.js";
import { meanColor } from "../../../Sources/Show/CatalogPage/Page/labels.js";
import { PageGeometry } from "../../../Sources/Show/CatalogPage/Page/page-geometry.js";
import { PagedGeometry } from "../../../Sources/Show/CatalogPage/Page/paged-geometry.js";
import { SnapGeometry } from "../../../Sources/Show/CatalogPage/Page/snap-geometry.js";
import { colorAtHeight, colorsAt, pagePair, readTable } from "../../../Sources/Show/CatalogPage/Page/tables.js";

const functions = {
  "page.position": PageGeometry.position, "page.landing": PageGeometry.landing,
  "paged.offset": PagedGeometry.offset, "paged.position": PagedGeometry.position, "paged.landing": PagedGeometry.landing,
  "snap.position": (width, spacing, padding, count, ...rest) => new SnapGeometry(width, spacing, padding, count).position(...rest),
  "snap.landing": (width, spacing, padding, count, ...rest) => new SnapGeometry(width, spacing, padding, count).landing(...rest),
  "snap.offset": (width, spacing, padding, count, ...rest) => new SnapGeometry(width, spacing, padding, count).offset(...rest),
  "deck.position": DeckGeometry.position, "deck.landing": DeckGeometry.landing, "deck.opacity": DeckGeometry.opacity,
  pair: (...given) => { const pair = pagePair(...given); return pair.from + pair.progress; },
};

const read = (name) => JSON.parse(readFileSync(join(process.argv[2], name), "utf8"));
let count = 0;
let wrong = 0;

/** Counts a case, and prints it where the page's answer is further than so much from the library's. */
function compare(what, answers, expected, tolerance) {
  count += 1;
  if (answers.every((answer, index) => Math.abs(answer - expected[index]) <= tolerance)) return;
  wrong += 1;
  console.error(`error: ${what} is ${answers}, not ${expected}`);
}

for (const [name, given, expected] of read("geometry.json")) {
  compare(`${name}(${given.join(", ")})`, [functions[name](...given)], [expected], 1e-9);
}

const { tables, backdrops, points } = read("colors.json");
for (const { count: pages, wraps, track, positions, colors } of tables) {
  const table = readTable({ locations: [0], tracks: [track] });
  positions.forEach((position, index) => {
    const [color] = colorsAt(table, pagePair(position, pages, wraps));
    // The library rounds, and counts progress in parts of a power of two.
    compare(`the color at ${position} of ${pages} pages`, color, channels(colors[index]), 0.5 + 1e-4);
  });
}
for (const { locations, stops, heights, colors } of backdrops) {
  heights.forEach((height, index) => {
    const color = colorAtHeight(locations, stops.map(channels), height);
    compare(`the color of ${stops} at ${locations} at the height ${height}`, rounded(color), channels(colors[index]), 0);
  });
}

const { width, height } = points;
const data = Array.from({ length: width * height }, (_, index) => {
  const [x, y] = [index % width, Math.floor(index / width)];
  return [(x * 37 + y * 11) % 256, (x * x + y * 3) % 256, (x + y * 7) % 256, x < 20 ? 60 : 255 - (y % 50)];
}).flat();
for (const [index, color] of points.colors) {
  const mean = meanColor({ width, height, data }, [(index % width + 0.5) / width, (Math.floor(index / width) + 0.5) / height]) ?? [-1, -1, -1];
  compare(`the color around pixel ${index}`, mean, color ? channels(color) : [-1, -1, -1], 0);
}

// What is tried on a page without a server is what a compile would make of it.
const { dark, adjusted } = read("trials.json");
for (const [color, form] of dark) compare(`the dark form of ${color}`, channels(darkForm(color)), channels(form), 0);
for (const { overlay, contrast, pages, adjusted: expected, worst, position } of adjusted) {
  const table = (colors) => ({ locations: [0], tracks: [colors.map((color, index) =>
    [{ progress: 0, color }, { progress: 1, color: colors[(index + 1) % colors.length] }])] });
  const found = adjustedColors(pages.map(channels), { overlay, contrast, wraps: true }, (from, to) => [{ progress: 0, color: from }, { progress: 1, color: to }]);
  compare(`${pages.join(", ")} below ${overlay} at ${contrast}`, found.flat(), expected.flatMap(channels), 0);
  const lowest = worstContrast(table(found), overlay);
  compare(`the lowest contrast of ${found.map(hexCode).join(", ")}`, [lowest.worst, lowest.position], [worst, position], 1e-9);
}

if (wrong > 0) process.exit(1);
console.log(`the page's modules compute as the library does in ${count} cases`);
