// @ts-check
import { channels, isTranslucent, opacity, textOn } from "./colors.js";
import { colorForms, copyButton } from "./copying.js";
import { data } from "./data.js";
import { element, nameElement, present, visible } from "./elements.js";
import { findingList, usesLine } from "./findings.js";
import { Gallery } from "./gallery.js";

/**
 * Returns a color in Swift: its symbol or, if that is another color's or missing, its name.
 *
 * @param {ColorItem} item
 */
function swiftOf(item) { return item.symbol ?? `Color(${JSON.stringify(item.name)})`; }

export function colorGallery() {
  return new Gallery({
    id: "colors", title: "Colors", items: () => data.colors, limit: 60, listClass: "color-cards",
    words: (item) => [item.name, item.symbol, item.css, item.file, ...item.variants.map((variant) => variant.detail), ...item.uses?.places ?? []],
    hexes: (item) => item.variants.map((variant) => variant.hex),
    build: (item) => element("li", { class: "color-card" },
      item.variants.length === 0 ? element("span", { class: "placeholder" }, "No value: the system's own color") : null,
      element("div", { class: "color-variants" }, ...item.variants.map((variant) => {
        const own = variant.hex ? colorForms(variant.hex) : { hex: variant.detail };
        const forms = { ...own, swift: swiftOf(item), css: item.css };
        const button = copyButton(forms, visible(`Copy ${item.name}, ${variant.label}, ${variant.hex ?? variant.detail}`), "color-value",
          element("span", { class: "color-words" }, element("span", {}, variant.hex ?? visible(variant.detail)),
            element("span", { class: "color-label" }, present([variant.label || null,
              isTranslucent(variant.hex) ? `${Math.round(opacity(variant.hex ?? "") * 100)} % opaque` : null]).join(" · "))));
        if (isTranslucent(variant.hex)) {
          // Text on a translucent color would be hard to read, so it gets its own background.
          button.classList.add("is-translucent");
          button.style.setProperty("--veil", `linear-gradient(${variant.value}, ${variant.value})`);
        } else {
          if (variant.value) button.style.backgroundColor = variant.value;
          if (variant.hex) button.style.color = textOn(channels(variant.hex));
        }
        return button;
      })),
      nameElement(item.name), element("span", { class: "muted mono" }, visible(swiftOf(item))),
      // The path tells apart two colors of one name.
      item.file && data.colors.some((other) => other !== item && other.name === item.name) ? nameElement(item.file, "muted") : null,
      usesLine(item.uses), findingList(item.findings)),
  });
}
