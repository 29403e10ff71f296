// @ts-check
import { colorWords, isTranslucent } from "./colors.js";
import { colorForms, copyButton } from "./copying.js";
import { data } from "./data.js";
import { element, nameElement, visible } from "./elements.js";
import { Gallery } from "./gallery.js";
import { isDark } from "./scheme.js";

/**
 * @param {GradientItem} item
 * @param {(stop: GradientStop) => string} hex
 */
function swiftGradient(item, hex) {
  const stops = item.stops.map((stop) => `.init(color: ${colorForms(hex(stop)).swift}, location: ${stop.location})`);
  return `Gradient(stops: [${stops.join(", ")}])`;
}

/** @param {GradientStop} stop */
function placeWords({ lineLocation: place }) { return place === 0 ? "start" : place === 1 ? "end" : `${Math.round(place * 100)} %`; }

export function gradientGallery() {
  return new Gallery({
    id: "gradients", title: "Gradients", items: () => data.gradients, limit: 60, listClass: "color-cards",
    words: (item) => [item.name, item.css, ...item.stops.map((stop) => stop.name)],
    hexes: (item) => item.stops.flatMap((stop) => [stop.hex, stop.dark]),
    build: (item) => {
      const hex = (/** @type {GradientStop} */ stop) => (isDark() && stop.dark) || stop.hex;
      const stops = item.stops.map((stop) => `${hex(stop)} ${(stop.lineLocation * 100).toFixed(2)}%`).join(", ");
      const css = `linear-gradient(${item.direction ?? "to bottom"}, ${stops})`;
      const forms = { hex: colorWords(item.stops.map(hex)), swift: swiftGradient(item, hex), css };
      const button = copyButton(forms, visible(`Copy the gradient ${item.name}`), "gradient-value");
      button.style.setProperty("--veil", css);
      if (item.stops.some((stop) => isTranslucent(hex(stop)))) button.classList.add("is-translucent");
      return element("li", { class: "color-card" }, button, nameElement(item.name),
        element("span", { class: "muted" }, ...item.stops.flatMap((stop, index) =>
          [index > 0 ? ", " : "", `${placeWords(stop)} `, nameElement(stop.name), ` ${hex(stop)}`])));
    },
  });
}
