// @ts-check
import { data } from "./data.js";
import { showDetail } from "./detail.js";
import { element, nameElement } from "./elements.js";
import { findingMark } from "./findings.js";
import { Gallery } from "./gallery.js";
import { picture } from "./pictures.js";
import { isDark } from "./scheme.js";
import { swatchLine } from "./swatches.js";

/** @type {[kind: string, label: string][]} */
const kinds = [["product", "Products"], ["icon", "Icons"], ["banner", "Banners"], ["other", "Other"]];

/** All pictures on their backdrops. */
export function imageGallery() {
  const filters = kinds.filter(([kind]) => data.images.some((item) => item.kind === kind))
    .map(([kind, label]) => ({ value: kind, label, test: (/** @type {ImageItem} */ item) => item.kind === kind }));
  if (data.images.some((item) => item.findings.length > 0)) {
    filters.push({ value: "findings", label: "With findings", test: (item) => item.findings.length > 0 });
  }
  return new Gallery({
    id: "images", title: "Images", items: data.images, limit: 48, listClass: "cards", filters,
    words: (item) => [item.name, item.kind, item.symbol, ...item.variants.map((variant) => variant.file)],
    hexes: (item) => [item.backdrop, ...item.swatches.map((swatch) => swatch.hex)],
    build: (item) => {
      const stand = element("span", { class: "tile-picture" }, picture(item, "thumbnail", ""));
      const backdrop = (isDark() && item.backdropDark) || item.backdrop;
      if (item.isTemplate) stand.classList.toggle("is-inverted", isDark());
      else if (backdrop) stand.style.backgroundColor = backdrop;
      const size = item.frame.width ? ` · ${item.frame.width} × ${item.frame.height}` : "";
      return element("li", {}, element("button", { type: "button", class: "tile", onclick: () => showDetail(item) },
        stand, swatchLine(item.swatches), nameElement(item.name),
        element("span", { class: "muted" }, `${item.kind}${item.isTemplate ? ", template" : ""}${size}${item.pin ? " · pinned" : ""}`), findingMark(item.findings)));
    },
  });
}
