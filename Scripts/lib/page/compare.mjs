// Compares what the page's modules compute with what the library computes, in the cases that its tests have written down.
//
//   node Scripts/lib/page/compare.mjs Tests/CatalogPageTests/Goldens/geometry.json

import { readFileSync } from "node:fs";

import { DeckGeometry } from "../../../Sources/CatalogPage/Page/deck-geometry.js";
import { PageGeometry } from "../../../Sources/CatalogPage/Page/page-geometry.js";
import { PagedGeometry } from "../../../Sources/CatalogPage/Page/paged-geometry.js";
import { SnapGeometry } from "../../../Sources/CatalogPage/Page/snap-geometry.js";
import { pagePair } from "../../../Sources/CatalogPage/Page/tables.js";

const functions = {
  "page.position": PageGeometry.position, "page.landing": PageGeometry.landing,
  "paged.offset": PagedGeometry.offset, "paged.position": PagedGeometry.position, "paged.landing": PagedGeometry.landing,
  "snap.position": (width, spacing, padding, count, ...rest) => new SnapGeometry(width, spacing, padding, count).position(...rest),
  "snap.landing": (width, spacing, padding, count, ...rest) => new SnapGeometry(width, spacing, padding, count).landing(...rest),
  "snap.offset": (width, spacing, padding, count, ...rest) => new SnapGeometry(width, spacing, padding, count).offset(...rest),
  "deck.position": DeckGeometry.position, "deck.landing": DeckGeometry.landing, "deck.opacity": DeckGeometry.opacity,
  pair: (...given) => { const pair = pagePair(...given); return pair.from + pair.progress; },
};

const cases = JSON.parse(readFileSync(process.argv[2], "utf8"));
let wrong = 0;
for (const [name, given, expected] of cases) {
  const answer = functions[name](...given);
  if (Math.abs(answer - expected) < 1e-9) continue;
  wrong += 1;
  console.error(`error: ${name}(${given.join(", ")}) is ${answer}, not ${expected}`);
}
if (wrong > 0) process.exit(1);
console.log(`the page's modules compute as the library does in ${cases.length} cases`);
