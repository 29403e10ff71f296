// @ts-check
import { data } from "./data.js";
import { element, nameElement, present } from "./elements.js";
import { Gallery } from "./gallery.js";
import { isDark } from "./scheme.js";
import { swatchRow, textSample } from "./swatches.js";

/**
 * The backdrop that a person has chosen for a picture, beside what was found; null where nobody has.
 *
 * @param {ImageItem} item
 */
function pinLine(item) {
  const backdrop = (isDark() && item.backdropDark) || item.backdrop;
  if (!item.pin || !backdrop) return null;
  const color = element("span", { class: "pin-color", "aria-hidden": "true" });
  color.style.backgroundColor = backdrop;
  const from = backdrop === item.backdrop ? "" : `the dark form of ${item.backdrop}, `;
  return element("p", { class: "muted pin-line" }, color, `Backdrop ${backdrop}, ${from}${item.pin}`);
}

/** What each picture is made of, with roles and text colors. */
export function paletteGallery() {
  const items = data.images.filter((item) => item.swatches.length > 0);
  return new Gallery({
    id: "palettes", title: "Palettes", items, limit: 12, listClass: "palette-rows",
    words: (item) => [item.name, ...item.swatches.map((swatch) => swatch.role)],
    hexes: (item) => item.swatches.map((swatch) => swatch.hex),
    build: (item) => {
      const samples = present(item.swatches.slice(0, 3).map(textSample));
      return element("li", { class: "palette-row" }, element("h3", {}, nameElement(item.name)), pinLine(item), swatchRow(item.swatches),
        samples.length ? element("ul", { class: "text-samples", "aria-label": "Text colors" }, ...samples) : null);
    },
  });
}
