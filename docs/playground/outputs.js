// @ts-check
// What is copied into a project.

import { backdrop, polar, state, wraps } from "./state.js";

/** The space, with the way around the hue circle behind it. */
const interpolation = () => (polar.includes(state.space) && state.hue !== "shorter" ? `${state.space} ${state.hue}` : state.space);

/** The configuration; every color that differs from what is found, or of a picture that is not here, is pinned. */
export function configuration() {
  const pages = state.pages.map((page) => {
    const name = JSON.stringify(page.name);
    const pin = page.pin ?? (page.palette ? undefined : backdrop(page));
    return pin ? `      - {image: ${name}, backdrop: "${pin}"}` : `      - ${name}`;
  });
  return [
    "# The folder that has your pictures.",
    "sources: [Banners]",
    "carousels:",
    "  home:",
    "    pages:",
    ...pages,
    `    style: ${state.style}`,
    `    wraps: ${wraps()}`,
    `    interpolation: ${interpolation()}`,
    `    easing: ${state.easing}`,
    `    overlay: "${state.overlay.toUpperCase()}"`,
    "",
  ].join("\n");
}

/**
 * Keyframes that follow the scroll position.
 * @param {import("./tincture.js").Carousel} tables
 */
export function css(tables) {
  const last = tables.transitions.length;
  const stops = tables.transitions.flatMap((transition, index) =>
    transition.stops.slice(index ? 1 : 0).map((stop) => {
      const percent = (100 * (index + stop.progress)) / last;
      return `  ${Number(percent.toFixed(4))}% { background-color: ${stop.hex}; }`;
    }));
  const only = `  0%, 100% { background-color: ${tables.pages[0]}; }`;
  return [
    wraps() ? "/* For a scroller whose first page stands once more behind the last. */" : "/* For a horizontal scroller. */",
    ".carousel-home {",
    "  animation: carousel-home linear both;",
    "  animation-timeline: scroll(self inline);",
    "}",
    "@keyframes carousel-home {",
    ...(last ? stops : [only]),
    "}",
    "",
  ].join("\n");
}

/** @param {string} hex */
const srgb8 = (hex) => `SRGB8(red: 0x${hex.slice(1, 3)}, green: 0x${hex.slice(3, 5)}, blue: 0x${hex.slice(5, 7)})`;

/**
 * The tables as Swift.
 * @param {import("./tincture.js").Carousel} tables
 */
export function swift(tables) {
  const transitions = tables.transitions.map(({ stops }) =>
    `        [${stops.map((stop) => `.init(progress: ${stop.progress}, color: ${srgb8(stop.hex)})`).join(", ")}],`);
  return [
    "import TinctureKit",
    "",
    "/// The background of a carousel; `table.color(at: position)` looks it up, in pages from the first.",
    "func homeBackdrop() throws -> GradientTable {",
    "    try GradientTable(",
    `        pages: [${tables.pages.map(srgb8).join(", ")}],`,
    `        wraps: ${wraps()},`,
    transitions.length ? `        stops: [\n${transitions.map((line) => `    ${line}`).join("\n")}\n        ])` : "        stops: [])",
    "}",
    "",
  ].join("\n");
}
