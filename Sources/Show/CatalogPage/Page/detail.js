// @ts-check
import { copyButton } from "./copying.js";
import { element, nameElement, present, visible } from "./elements.js";
import { findingList } from "./findings.js";
import { picture } from "./pictures.js";
import { isDark } from "./scheme.js";
import { swatchRow, textSample } from "./swatches.js";

/** Everything about one picture, above the page. */
export const detail = element("dialog", { class: "detail", "aria-labelledby": "detail-title" });

/** @param {ImageItem} item */
export function showDetail(item) {
  const close = element("button", { type: "button", class: "button", onclick: () => detail.close() }, "Close");
  const stand = element("div", { class: "detail-picture" }, picture(item, "whole", visible(item.name)));
  const backdrop = (isDark() && item.backdropDark) || item.backdrop;
  if (item.isTemplate) stand.classList.toggle("is-inverted", isDark());
  else if (backdrop) stand.style.backgroundColor = backdrop;
  /**
   * @param {string} label
   * @param {string | undefined} text
   */
  const name = (label, text) => text && element("div", {}, element("dt", {}, label),
    element("dd", {}, copyButton({ hex: text, swift: text, css: text }, `Copy ${visible(text)}`, "link", visible(text))));
  const samples = present(item.swatches.map(textSample));
  detail.replaceChildren(...present([
    element("header", { class: "detail-head" }, element("h2", { id: "detail-title" }, nameElement(item.name)), close),
    stand, swatchRow(item.swatches),
    samples.length ? element("ul", { class: "text-samples", "aria-label": "Text colors" }, ...samples) : null,
    element("dl", { class: "facts" }, name("Swift", item.symbol), name("CSS", item.css),
      name(item.pin ? `Backdrop, ${item.pin}` : "Backdrop", item.backdrop), name("Dark backdrop", item.backdropDark),
      name("Bleed", item.bleed), name("Sureness", item.sureness)),
    element("ul", { class: "files" }, ...item.variants.map((variant) =>
      element("li", {}, nameElement(variant.file), " ", element("span", { class: "muted" }, variant.detail)))),
    findingList(item.findings),
  ]));
  detail.showModal();
}

// A click beside the dialog closes it.
detail.addEventListener("click", (event) => { if (event.target === detail) detail.close(); });
