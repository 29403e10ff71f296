// @ts-check
import { data, images } from "./data.js";
import { draftsOf, onTrial, tryBackdrops } from "./draft-pins.js";
import { readOnlyReason, refusal, writeBackdrops } from "./editing.js";
import { codeText, element, nameElement, present, visible } from "./elements.js";
import { picture } from "./pictures.js";
import { isDark } from "./scheme.js";
import { darkForm } from "./arithmetic.js";

/** @type {[form: string, label: string][]} */
const forms = [["color", "Backdrop"], ["bleed", "Bleed"], ["gradient", "Gradient"]];

/** The dialog that shows all backdrop forms of one carousel side by side. */
const comparison = element("dialog", { class: "detail compare", "aria-labelledby": "compare-title" });
document.body.append(comparison);
comparison.addEventListener("click", (event) => { if (event.target === comparison) comparison.close(); });

/**
 * Creates a button that opens the comparison of a carousel.
 *
 * @param {() => CarouselItem} carousel
 */
export function compareButton(carousel) {
  return element("button", { type: "button", class: "button", onclick: () => openComparison(carousel()) }, "Compare backdrops");
}

/**
 * Returns the colors of a page in a backdrop form, from top to bottom.
 *
 * @param {CarouselPage} page
 * @param {string} form
 */
function formColors(page, form) {
  const item = images.get(page.image);
  const flat = page.found ?? item?.found ?? page.backdrop;
  if (form === "gradient") return item?.gradient ?? [flat];
  return [form === "bleed" ? item?.bleed ?? flat : flat];
}

/**
 * The compared carousel, with a function that draws its trial; null if the dialog is closed.
 *
 * @type {{ carousel: CarouselItem, draw: () => void } | null}
 */
let compared = null;

/** @param {CarouselItem} carousel */
function openComparison(carousel) {
  fill(carousel);
  const forget = onTrial((name) => { if (name === compared?.carousel.name) compared.draw(); });
  comparison.addEventListener("close", () => {
    forget();
    compared = null;
  }, { once: true });
  comparison.showModal();
}

/** Shows the current data of the compared carousel; closes the dialog if the carousel is gone. */
export function updateComparison() {
  if (!compared) return;
  const { name } = compared.carousel;
  const carousel = data.carousels.find((other) => other.name === name);
  if (!carousel) {
    comparison.close();
    return;
  }
  const focused = document.activeElement;
  const form = focused?.getAttribute("data-form");
  const hasFocus = comparison.contains(focused);
  const place = comparison.querySelector(".compare-frame")?.scrollTop ?? 0;
  fill(carousel);
  const frame = comparison.querySelector(".compare-frame");
  if (frame) frame.scrollTop = place;
  /** @type {HTMLElement | null} */
  const again = (form ? comparison.querySelector(`[data-form="${form}"]`) : null) ?? comparison.querySelector("button");
  if (hasFocus) again?.focus({ preventScroll: true });
}

/** @param {CarouselItem} carousel */
function fill(carousel) {
  const title = element("h2", { id: "compare-title" }, "Backdrops of ", nameElement(carousel.name));
  const state = element("div", { class: "compare-state", role: "status" });
  const cell = (/** @type {CarouselPage} */ page, /** @type {string} */ label, /** @type {string[]} */ colors) => {
    const shown = isDark() ? colors.map(darkForm) : colors;
    const box = element("div", { class: "compare-cell" }, picture(images.get(page.image), "thumbnail", ""));
    box.style.background = shown.length > 1 ? `linear-gradient(${shown.join(", ")})` : shown[0];
    return element("td", { "data-label": label }, box, element("span", { class: "chip-hex" }, shown.length > 1 ? `${shown[0]} … ${shown[shown.length - 1]}` : shown[0]));
  };
  const pinned = carousel.pages.filter((page) => page.pin);
  const heads = [...forms.map(([form, label]) => element("th", { scope: "col" }, label, " ",
    element("button", { type: "button", class: "button take", "data-form": form, onclick: () => tryBackdrops(carousel.name, form === carousel.backdrops ? null : form) }, "Use for all pages"))),
  ...(pinned.length > 0 ? [element("th", { scope: "col" }, "Pinned")] : [])];
  const rows = carousel.pages.map((page, index) => element("tr", {}, element("th", { scope: "row" }, `${index + 1} `, nameElement(page.image)),
    ...forms.map(([form, label]) => cell(page, label, formColors(page, form))),
    ...(pinned.length === 0 ? [] : [page.pin ? cell(page, "Pinned", [page.pin]) : element("td", { class: "muted" }, "–")])));
  const draw = () => {
    const tried = draftsOf(carousel.name)?.backdrops ?? null;
    for (const button of comparison.querySelectorAll(".take")) {
      const form = button.getAttribute("data-form");
      const isChosen = form === (tried ?? carousel.backdrops);
      button.setAttribute("aria-pressed", `${isChosen}`);
      button.textContent = isChosen ? (tried ? "Tried on all pages" : "In use") : "Use for all pages";
    }
    state.replaceChildren(...present([backdropsBar(carousel) ?? element("span", { class: "muted" }, pinned.length > 0
      ? `${pinned.length} pinned page${pinned.length === 1 ? " keeps its" : "s keep their"} pin. Pages without a pin change.` : "Choose a form for all pages.")]));
  };
  comparison.replaceChildren(
    element("header", { class: "detail-head" }, title, element("button", { type: "button", class: "button", onclick: () => comparison.close() }, "Close")), state,
    element("div", { class: "compare-frame", tabindex: "0", role: "region", "aria-label": "Pages in each form" },
      element("table", {}, element("thead", {}, element("tr", {}, element("td"), ...heads)), element("tbody", {}, ...rows))));
  compared = { carousel, draw };
  draw();
}

/**
 * Creates the buttons for a backdrop form that is tried on a carousel; null if there is no such trial.
 *
 * @param {CarouselItem} carousel
 */
export function backdropsBar(carousel) {
  const form = draftsOf(carousel.name)?.backdrops;
  if (!form) return null;
  const reason = readOnlyReason(carousel);
  const refused = refusal(carousel.name);
  return element("div", { class: "backdrops-bar" }, ...present([
    element("span", {}, "Trying ", element("code", {}, `backdrops: ${form}`), " on all pages without a pin"),
    reason ? element("span", { class: "muted" }, ...codeText(reason)) : element("button", { type: "button", class: "button primary",
      onclick: () => writeBackdrops(carousel.name, form) }, "Write"),
    element("button", { type: "button", class: "button quiet", onclick: () => tryBackdrops(carousel.name, null) }, "Discard"),
    refused ? element("span", { class: "pin-refusal", role: "alert" }, visible(refused)) : null,
  ]));
}
