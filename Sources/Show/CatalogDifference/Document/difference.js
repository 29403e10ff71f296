// @ts-check
"use strict";

/**
 * @typedef {{picture?: string, missing?: string, color?: string}} Side
 * @typedef {{title: string, detail: string, before?: Side, after?: Side}} Figure
 * @typedef {{image: string, picture?: string}} Page
 * @typedef {{label: string, wraps: boolean, overlay?: string, pages: Page[], rows: string[][], perPage: number}} Carousel
 * @typedef {{name: string, sides: Carousel[]}} Stage
 * @typedef {{figures: Figure[], stages: Stage[]}} Data
 */

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function element(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [className]
 * @param {string} [text]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
function make(tag, className = "", text = "") {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text) made.textContent = text;
  return made;
}

/**
 * @param {string | undefined} id
 * @param {string} alternative
 * @returns {HTMLImageElement | null}
 */
function picture(id, alternative) {
  const source = id ? document.getElementById(id)?.textContent : null;
  if (!source) return null;
  const image = make("img");
  image.alt = alternative;
  image.src = source;
  image.draggable = false;
  return image;
}

/** @type {Data} */
const data = JSON.parse(element("data").textContent ?? "");

for (const chip of document.querySelectorAll("[data-color]")) {
  const sign = chip.firstElementChild;
  if (sign instanceof HTMLElement && chip instanceof HTMLElement) sign.style.background = chip.dataset.color ?? "";
}

// Pictures, before and after.

/** @type {(() => void)[]} */
const redraws = [];
let mode = "pair";

/**
 * @param {Side | undefined} side
 * @param {string} word
 * @param {string} title
 */
function sideElement(side, word, title) {
  const box = make("div", "side");
  box.style.background = side?.color ?? "transparent";
  const image = picture(side?.picture, `${title}, ${word}`);
  if (image) box.append(image, make("span", "", word));
  else box.append(make("span", "none", side ? `${word}: ${side.missing ?? "cannot be shown"}` : `${word}: none`));
  return box;
}

/** @param {Figure} figure */
function figureElement(figure) {
  const whole = make("figure");
  const caption = make("figcaption");
  caption.append(make("h3", "", figure.title), make("p", "", figure.detail));
  const pair = make("div", "pair");
  const before = sideElement(figure.before, "before", figure.title);
  const after = sideElement(figure.after, "after", figure.title);
  pair.append(before, after);
  const range = make("input");
  range.type = "range";
  range.min = "0";
  range.max = "100";
  range.value = "50";
  range.setAttribute("aria-label", `${figure.title}: how much of the picture after is shown`);
  const redraw = () => {
    const isStacked = mode !== "pair" && Boolean(figure.before && figure.after);
    whole.classList.toggle("stacked", isStacked);
    const share = Number(range.value);
    after.style.clipPath = isStacked && mode === "swipe" ? `inset(0 0 0 ${100 - share}%)` : "";
    after.style.opacity = isStacked && mode === "onion" ? String(share / 100) : "";
  };
  range.addEventListener("input", redraw);
  redraws.push(redraw);
  redraw();
  whole.append(caption, pair, range);
  return whole;
}

if (data.figures.length > 0) {
  const section = element("pictures");
  const figures = make("div", "figures");
  figures.append(...data.figures.map(figureElement));
  section.append(figures);
  section.hidden = false;
  element("modes").addEventListener("change", (event) => {
    if (event.target instanceof HTMLInputElement) mode = event.target.value;
    for (const redraw of redraws) redraw();
  });
}

// Carousels: two phones that one position moves.

/**
 * @param {string[]} colors
 * @param {number} place
 */
function color(colors, place) {
  const at = Math.min(Math.max(place, 0), colors.length - 1);
  const first = Math.floor(at);
  const part = at - first;
  const [from, to] = [colors[first], colors[Math.min(first + 1, colors.length - 1)]].map((code) =>
    [1, 3, 5].map((start) => Number.parseInt(code.slice(start, start + 2), 16)),
  );
  return `rgb(${from.map((value, channel) => Math.round(value + (to[channel] - value) * part)).join(" ")})`;
}

/**
 * A phone, and what draws it at a position.
 *
 * @param {Carousel} carousel
 * @returns {[HTMLElement, (position: number) => void]}
 */
function phone(carousel) {
  const frame = make("div", "phone");
  const count = carousel.pages.length;
  const images = carousel.pages.map((page) => picture(page.picture, page.image));
  for (const image of images) if (image) frame.append(image);
  if (carousel.overlay) {
    const overlay = make("div", "overlay", "Aa 123");
    // A sample: how it can be read is in the tables.
    overlay.ariaHidden = "true";
    overlay.style.color = carousel.overlay;
    frame.append(overlay);
  }
  const line = make("p");
  const words = make("span");
  line.append(words);
  frame.append(line);
  const draw = (/** @type {number} */ position) => {
    if (count === 0) {
      words.textContent = `${carousel.label}: no pages`;
      return;
    }
    const place = carousel.wraps ? ((position % count) + count) % count : Math.min(Math.max(position, 0), count - 1);
    const colors = carousel.rows.map((row) => color(row, place * carousel.perPage));
    frame.style.background = colors.length > 1 ? `linear-gradient(${colors.join(", ")})` : colors[0];
    for (const [number, image] of images.entries()) {
      let away = number - place;
      if (carousel.wraps && away > count / 2) away -= count;
      if (carousel.wraps && away < -count / 2) away += count;
      if (!image) continue;
      image.style.visibility = Math.abs(away) < 1.2 ? "visible" : "hidden";
      image.style.transform = `translateX(${away * 114}%)`;
    }
    words.textContent = `${carousel.label} · ${carousel.pages[Math.round(place) % count].image}`;
  };
  return [frame, draw];
}

/** @param {Stage} stage */
function stageElement(stage) {
  const whole = make("div", "stage");
  const phones = make("div", "phones");
  const made = stage.sides.map(phone);
  phones.append(...made.map(([frame]) => frame));
  const range = make("input");
  const last = Math.max(1, ...stage.sides.map((side) => (side.wraps ? side.pages.length : side.pages.length - 1)));
  range.type = "range";
  range.min = "0";
  range.max = String(last);
  range.step = "0.01";
  range.value = "0";
  range.setAttribute("aria-label", `${stage.name}: position, in pages`);
  const draw = () => {
    for (const [, redraw] of made) redraw(Number(range.value));
    range.setAttribute("aria-valuetext", `position ${range.value}`);
  };
  range.addEventListener("input", draw);
  /** @type {{x: number, position: number} | null} */
  let grip = null;
  phones.addEventListener("pointerdown", (event) => {
    grip = { x: event.clientX, position: Number(range.value) };
    phones.setPointerCapture(event.pointerId);
  });
  phones.addEventListener("pointermove", (event) => {
    if (!grip) return;
    range.value = String(grip.position - (event.clientX - grip.x) / 330);
    draw();
  });
  phones.addEventListener("pointerup", () => {
    if (!grip) return;
    grip = null;
    range.value = String(Math.round(Number(range.value)));
    draw();
  });
  whole.append(make("h3", "", stage.name), phones, range);
  draw();
  return whole;
}

if (data.stages.length > 0) {
  const section = element("carousels");
  section.append(...data.stages.map(stageElement));
  section.hidden = false;
}
