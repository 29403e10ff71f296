// @ts-check
"use strict";

/**
 * @typedef {{picture?: string, missing?: string, word?: string}} Side
 * @typedef {{key: string, name: string, title: string, table: string, file: string, detail: string, facts: string, colors: string[], backdropWords?: string, bleed?: {before: string, after: string, distance: number}, bleedCause: string, findings: string[], isWorse: boolean, isWide: boolean, isTruncated: boolean, before?: Side, after?: Side, size?: number[], regions?: number[][], sample?: number[], unreadable?: number[][]}} Figure
 * @typedef {{image: string, picture?: string, pin?: string}} Page
 * @typedef {{label: string, wraps: boolean, overlay?: string, pages: Page[], rows: string[][], perPage: number}} Carousel
 * @typedef {{before?: number, after?: number, isMoved?: boolean}} Slot
 * @typedef {{name: string, sides: Carousel[], slots: Slot[], start?: number}} Stage
 * @typedef {{name: string, figures: Figure[], same: string[], stages: Stage[]}} Data
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

// What the person has reviewed, written and chosen. The browser stores it for this difference if it has storage.

const memory = `tincture-diff ${data.name}`;

/** @param {string} key */
function recalled(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function remember(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage, the choices last until the page is closed.
  }
}

for (const sample of document.querySelectorAll("[data-color]")) {
  const sign = sample.firstElementChild;
  if (!(sign instanceof HTMLElement && sample instanceof HTMLElement)) continue;
  sign.style.background = sample.dataset.color ?? "";
  sign.style.color = sample.dataset.text ?? "";
}

/** @param {string} code */
function chip(code) {
  const made = make("span", "chip");
  const sign = make("i");
  sign.style.background = code;
  made.append(sign, code);
  return made;
}

// Pictures, before and after.

/** @type {(() => void)[]} */
const redraws = [];
/** @type {[mode?: string, isMarked?: boolean]} */
const [formerMode, wasMarked] = recalled(`${memory} view`);
let mode = formerMode ?? "pair";

/**
 * @param {Side} side
 * @param {string} word
 * @param {string} title
 * @param {number[][]} regions
 * @param {number[][]} [unreadable] the parts where text is hard to read
 * @param {boolean} [isTruncated] whether rows are missing; drawn anew, they are transparent on paper, too, and not white
 */
function sideElement(side, word, title, regions, unreadable = [], isTruncated = false) {
  const box = make("div", "side");
  const image = picture(side.picture, `${title}, ${word}`);
  if (image) {
    const shot = make("div", "shot");
    shot.append(image);
    for (const region of [...regions, ...unreadable]) {
      const mark = make("i", regions.includes(region) ? "box" : "box unreadable");
      ["left", "top", "width", "height"].forEach((name, index) => mark.style.setProperty(name, `${region[index] * 100}%`));
      shot.append(mark);
    }
    box.append(make("span", "", word), shot);
    if (isTruncated) image.addEventListener("load", () => {
      const canvas = make("canvas");
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext("2d")?.drawImage(image, 0, 0);
      image.src = canvas.toDataURL();
    }, { once: true });
  }
  else box.append(make("span", "none", `${word}: ${side.missing ?? "cannot be shown"}`));
  return box;
}

/**
 * Returns the parts of a picture that changed; of one that lost details everywhere, the part that lost most.
 *
 * @param {Figure} figure
 */
function partsOf(figure) {
  return figure.sample ? [figure.sample] : figure.regions ?? [];
}

/**
 * Returns where a part of two pictures differs most, as fractions of the width and height.
 *
 * @param {HTMLImageElement[]} images
 * @param {number[]} region
 * @returns {[number, number]}
 */
function strongest(images, [left, upper, wide, high]) {
  const [width, height] = images.length < 2 ? [0, 0] : [images[0].naturalWidth, images[0].naturalHeight];
  // In a large picture, every few pixels are enough.
  const scale = Math.min(1, 500 / Math.max(1, wide * width, high * height));
  const canvas = make("canvas");
  [canvas.width, canvas.height] = [wide * width, high * height].map((pixels) => Math.max(1, Math.round(pixels * scale)));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  const [before, after] = images.map((image) => {
    context?.clearRect(0, 0, canvas.width, canvas.height);
    context?.drawImage(image, -left * width * scale, -upper * height * scale, width * scale, height * scale);
    return context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  });
  let [sum, across, down] = [0, 0, 0];
  const end = after ? after.length : 0;
  for (let at = 0; at < end; at += 4) {
    // The power makes the middle that of the pixels that differ most.
    const weight = [0, 1, 2, 3].reduce((total, byte) => total + Math.abs(before[at + byte] - after[at + byte]), 0) ** 4;
    const pixel = at / 4;
    sum += weight;
    across += weight * (pixel % canvas.width + 0.5);
    down += weight * (Math.floor(pixel / canvas.width) + 0.5);
  }
  const [x, y] = sum > 0 ? [across / sum / canvas.width, down / sum / canvas.height] : [0.5, 0.5];
  return [left + x * wide, upper + y * high];
}

/** The space around a change in its crop, and the largest width and height of a change that is cropped, in pixels. */
const [margin, cropWidth, cropHeight] = [40, 480, 240];
/** The distance in points from a change, up to which a click beside it is meant for it. */
const reach = 32;

/**
 * Returns the parts of a picture that changed and are small enough to be shown pixel by pixel.
 *
 * @param {Figure} figure
 */
function smallParts(figure) {
  const { size: [width, height] = [0, 0] } = figure;
  return partsOf(figure).filter((region) => region[2] * width <= cropWidth && region[3] * height <= cropHeight);
}

/**
 * Returns the parts of a picture that changed, before and after, pixel by pixel or reduced to the width of the card;
 * null if no part is small enough.
 *
 * @param {Figure} figure
 * @param {(region: number[]) => void} enlarge shows the whole pictures large, with a region in the middle
 */
function cropsElement(figure, enlarge) {
  const { size: [width, height] = [0, 0], before, after } = figure;
  const small = smallParts(figure);
  if (!before || !after || width === 0 || small.length === 0) return null;
  const whole = make("div", "crops");
  whole.append(make("p", "", figure.sample ? "Where the loss is seen best, at 100 % of the size before" : "What changed, at 100 %"));
  for (const region of small.slice(0, 3)) {
    const pair = make("div", "crop-pair");
    const extent = (/** @type {number} */ start, /** @type {number} */ part, /** @type {number} */ all) => [Math.max(0, start * all - margin), Math.min(all, (start + part) * all + margin)];
    const [[left, right], [upper, lower]] = [extent(region[0], region[2], width), extent(region[1], region[3], height)];
    for (const [side, word] of /** @type {[Side, string][]} */ ([[before, "before"], [after, "after"]])) {
      const image = picture(side.picture, `${figure.title}, what changed, ${word}`);
      if (!image) return null;
      const crop = make("div", "crop");
      for (const [name, value] of Object.entries({ left, upper, right, lower, width, height })) {
        crop.style.setProperty(`--${name}`, `${Math.round(value)}`);
      }
      crop.append(image);
      crop.addEventListener("click", () => enlarge(region));
      const box = make("div");
      box.append(make("span", "", word), crop);
      pair.append(box);
    }
    whole.append(pair);
  }
  return whole;
}

/** @param {Figure} figure */
function captionElement(figure) {
  const caption = make("figcaption");
  const tick = make("input", "tick");
  tick.type = "checkbox";
  tick.dataset.key = ["picture", figure.title, figure.key, figure.detail, ...figure.findings].join(" ");
  // A note stays with the name when the picture changes again.
  tick.dataset.item = `picture ${figure.name}`;
  tick.setAttribute("aria-label", `${figure.title}: reviewed`);
  const colors = figure.colors.map(chip);
  const detail = make("p", "detail", figure.detail);
  const label = make("label", "target");
  label.append(make("span", "", "Reviewed"), tick);
  caption.append(make("h4", "", figure.title), label, detail);
  for (const finding of figure.findings) caption.append(make("p", /: (error|warning|note): /.exec(finding)?.[1], finding));
  caption.append(make("p", "", figure.facts), make("p", "path", figure.file));
  const backdrop = make("p", "", "backdrop ");
  backdrop.append(...colors.flatMap((one, index) => (index === 0 ? [one] : [" → ", one])));
  if (figure.backdropWords) backdrop.append(` (${figure.backdropWords})`);
  if (colors.length > 0) caption.append(backdrop);
  if (figure.bleed) {
    const { before, after, distance } = figure.bleed;
    const bleed = make("p", "", "bleed ");
    bleed.append(chip(before), " → ", chip(after), ` (ΔE ${distance}${figure.bleedCause})`);
    caption.append(bleed);
  }
  return caption;
}

/** The scales of enlarged pictures, as factors of their pixels, besides those that fit into the window. */
const scales = [1, 2, 4];

/**
 * The functions that enlarge the pictures of each figure by one scale (1), reduce them (-1), or show them large or
 * small (0); and those for the carousel or the colors below a row, which have one large size.
 *
 * @type {Map<Element, (step: number) => void>}
 */
const enlargers = new Map();

/**
 * Adds a row below a row and those that explain it, which the keys enlarge.
 *
 * @param {Element} row
 * @param {HTMLTableCellElement} cell
 * @param {string} before selects the rows before the new one
 */
function addBelow(row, cell, before) {
  cell.colSpan = row.children.length;
  const below = make("tr", "below");
  below.append(cell);
  let end = row;
  const isBefore = (/** @type {Element} */ next) => next.matches(before);
  while (end.nextElementSibling && isBefore(end.nextElementSibling)) end = end.nextElementSibling;
  end.after(below);
  // A row can have a backdrop and a carousel below it.
  enlargers.set(row, (step) => {
    for (let next = row.nextElementSibling; next && !next.querySelector(".tick"); next = next.nextElementSibling) {
      if (next.matches(".below")) next.classList.toggle("large", step === 0 ? undefined : step > 0);
    }
    below.scrollIntoView({ block: "nearest" });
  });
}

/**
 * Makes the row above enlarged pictures, and the function that shows them at another scale, or small again.
 *
 * @param {HTMLElement} whole
 * @param {HTMLElement[]} sides
 * @returns {[HTMLElement, (step: number, across: number, down: number, isWhole: boolean) => void]} the arguments across
 *   and down are the place that gets into the middle, as fractions of the width and height; isWhole is whether large
 *   pictures begin as wide as the window
 */
function zoom(whole, sides) {
  const row = make("p", "jumps");
  const percent = make("b");
  percent.setAttribute("role", "status");
  const images = sides.flatMap((side) => [...side.querySelectorAll("img")]);
  /** The number of the scale, from 0 for the one that fits; -1 for small pictures. */
  let index = -1;
  const change = (/** @type {number} */ step, /** @type {number} */ across, /** @type {number} */ down, /** @type {boolean} */ isWhole) => {
    if (images.length === 0) return;
    const [width, height, shown] = [images.map((image) => image.naturalWidth), images.map((image) => image.naturalHeight), images.map((image) => image.clientWidth)].map((all) => Math.max(...all));
    const wasLarge = index >= 0;
    if (wasLarge) index = step === 0 ? -1 : index + step;
    const isLarge = !wasLarge || index >= 0;
    whole.classList.toggle("enlarged", isLarge);
    // Beside the picture, a side has its padding, and its label above.
    const room = parseFloat(getComputedStyle(sides[0]).maxHeight) - 48;
    const fit = Math.min((sides[0].offsetWidth - 24) / width, room / height, scales[scales.length - 1]);
    // Beside a picture that is as high as the window there is a scroll bar.
    const wide = Math.min((sides[0].offsetWidth - 40) / width, scales[scales.length - 1]);
    const isOther = scales.every((scale) => Math.max(scale / wide, wide / scale) > 1.2) && wide > 1.05 * fit;
    const steps = [fit, ...scales.filter((scale) => scale > 1.05 * fit), ...(isOther ? [wide] : [])];
    steps.sort((one, other) => one - other);
    // A clicked place begins at 100 %; in pictures that already fill the window, at the next scale.
    if (!wasLarge) index = isWhole ? steps.findIndex((scale) => scale > Math.max(1, wide) / 1.21) : fit < 1 && steps.includes(1) ? steps.indexOf(1) : steps.findIndex((scale) => scale * width >= 1.2 * shown);
    index = Math.min(index, steps.length - 1);
    const scale = steps[Math.max(0, index)];
    percent.textContent = `${index === 0 ? "fit, " : ""}${Math.round(100 * scale)} %`;
    for (const image of images) {
      image.style.width = isLarge ? `${scale * width}px` : "";
      image.style.imageRendering = isLarge && scale >= 2 ? "pixelated" : "";
    }
    for (const side of sides) {
      if (isLarge) side.tabIndex = 0;
      else side.removeAttribute("tabindex");
      side.scrollTo({ left: across * side.scrollWidth - side.clientWidth / 2, top: down * side.scrollHeight - side.clientHeight / 2 });
    }
    if (isLarge !== wasLarge) whole.scrollIntoView({ block: isLarge ? "start" : "center" });
  };
  for (const [word, label, step] of /** @type {[string, string, number][]} */ ([["−", "smaller", -1], ["+", "larger", 1], ["Close", "close", 0]])) {
    const button = make("button", "", word);
    button.type = "button";
    button.setAttribute("aria-label", `${whole.dataset.item}: ${label}`);
    button.addEventListener("click", () => enlargers.get(whole)?.(step));
    row.append(button);
  }
  row.children[0].after(percent);
  return [row, change];
}

/** @param {Figure} figure */
function figureElement(figure) {
  const both = Boolean(figure.before && figure.after);
  const whole = make("figure", `${figure.isWide ? "wide" : ""} ${both ? "" : "alone"}`.trim());
  whole.dataset.item = figure.name;
  const pair = make("div", "pair");
  const before = figure.before ? sideElement(figure.before, figure.before.word ?? "before", figure.title, figure.regions ?? []) : null;
  const after = figure.after ? sideElement(figure.after, figure.after.word ?? "after", figure.title, figure.regions ?? [], figure.unreadable, figure.isTruncated) : null;
  for (const side of [before, after]) if (side) pair.append(side);
  // A smaller picture is as wide as the larger one, so that one lies exactly on the other.
  if (both && figure.size && figure.regions) {
    pair.classList.add("sized");
    pair.style.setProperty("--width", `${figure.size[0]}px`);
    pair.style.setProperty("--ratio", `${figure.size[0] / figure.size[1]}`);
  }
  const range = make("input");
  range.type = "range";
  range.min = "0";
  range.max = "100";
  const regions = partsOf(figure);
  const area = Math.max(...regions.map((region) => region[2] * region[3]));
  const largest = regions.find((region) => region[2] * region[3] === area);
  range.setAttribute("aria-label", `${figure.title}: the divider between before and after`);
  const divider = make("i", "divider");
  const redraw = () => {
    const isStacked = mode !== "pair" && both;
    whole.classList.toggle("stacked", isStacked);
    if (!after) return;
    const share = Number(range.value);
    after.style.clipPath = isStacked && mode === "swipe" ? `inset(0 0 0 ${share}%)` : "";
    after.style.opacity = isStacked && mode === "onion" ? String(share / 100) : "";
    divider.hidden = !isStacked || mode !== "swipe";
    divider.style.left = `${share}%`;
  };
  range.addEventListener("input", redraw);
  const sides = [...pair.children].flatMap((side) => (side instanceof HTMLElement ? [side] : []));
  if (both) pair.append(divider);
  const [zoomRow, change] = zoom(whole, sides);
  let travel = 0;
  /**
   * The place that gets into the middle, as fractions of the width and height: the change, or a place that was clicked.
   *
   * @type {[number, number]}
   */
  let place = [0.5, 0.5];
  let [shownLeft, shownTop] = [0, 0];
  const show = (/** @type {number} */ step, isWhole = false) => {
    change(step, ...place, isWhole);
    // The keys go on from these pictures.
    const tick = whole.querySelector("input.tick");
    if (tick instanceof HTMLInputElement) stay(tick);
    ({ scrollLeft: shownLeft, scrollTop: shownTop } = sides[0]);
  };
  // The divider follows a pointer on the picture, and enlarged pictures move with it. A finger scrolls them anyway.
  const follow = (/** @type {PointerEvent} */ event) => {
    travel += Math.abs(event.movementX) + Math.abs(event.movementY);
    if (event.buttons !== 1) return;
    if (mode === "swipe" && both) {
      const box = pair.getBoundingClientRect();
      range.value = String(Math.round(100 * (event.clientX - box.left) / box.width));
      redraw();
    } else if (event.pointerType === "mouse") {
      for (const side of sides) side.scrollBy(-event.movementX, -event.movementY);
    }
  };
  pair.addEventListener("pointerdown", (event) => {
    follow(event);
    travel = 0;
  });
  pair.addEventListener("pointermove", follow);
  for (const side of sides) {
    side.addEventListener("scroll", () => {
      for (const other of sides) other.scrollTo({ left: side.scrollLeft, top: side.scrollTop });
    });
  }
  const enlargeAt = (/** @type {number[]} */ region, isWhole = false) => {
    place = strongest([...pair.querySelectorAll("img")], region);
    show(0, isWhole);
  };
  pair.addEventListener("click", (event) => {
    // With a slider, a click moves the divider; after a drag, it does nothing.
    if (!(event.target instanceof HTMLImageElement) || travel > 4 || whole.matches(".stacked") && mode === "swipe") return;
    const { clientWidth, clientHeight } = event.target;
    place = [event.offsetX / clientWidth, event.offsetY / clientHeight];
    const isNear = (/** @type {number} */ start, /** @type {number} */ part, /** @type {number} */ at, /** @type {number} */ size) => (start - at) * size < reach && (at - start - part) * size < reach;
    const near = smallParts(figure).find((region) => isNear(region[0], region[2], place[0], clientWidth) && isNear(region[1], region[3], place[1], clientHeight));
    if (near && !whole.matches(".enlarged")) enlargeAt(near);
    else show(0);
  });
  enlargers.set(whole, (step) => {
    // Another scale keeps the place, or that to which a person scrolled.
    const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = sides[0];
    if (scrollLeft !== shownLeft || scrollTop !== shownTop) place = [(scrollLeft + clientWidth / 2) / scrollWidth, (scrollTop + clientHeight / 2) / scrollHeight];
    if (whole.matches(".enlarged")) show(step);
    // The next larger scale is around the change.
    else if (step >= 0) enlargeAt(largest ?? [0, 0, 1, 1], true);
  });
  // The slider begins at the change, or else in the middle.
  const begin = () => {
    range.value = "50";
    redraw();
    const image = after?.querySelector("img");
    if (!largest || !image || mode !== "swipe") return;
    const [box, shot] = [pair, image].map((one) => one.getBoundingClientRect());
    range.value = String(Math.round(100 * (shot.left + (largest[0] + largest[2] / 2) * shot.width - box.left) / box.width));
    redraw();
  };
  redraws.push(begin);
  addEventListener("load", begin);
  redraw();
  whole.append(captionElement(figure), zoomRow, pair, range);
  const crops = cropsElement(figure, enlargeAt);
  if (crops) whole.append(crops);
  return whole;
}

for (const figure of data.figures) {
  const place = element(figure.isWorse ? "worse" : "others").querySelector(`[data-table="${figure.table}"] .figures`);
  place?.append(figureElement(figure));
}
for (const id of ["modes", "marks"]) element(id).hidden = !data.figures.some((figure) => figure.before && figure.after);
/** The three modes and the marks, in the order of their keys. */
const viewInputs = [...document.querySelectorAll("#modes input, #marks input")];
const viewKeys = "123m";
for (const input of viewInputs) {
  if (!(input instanceof HTMLInputElement)) continue;
  if (input.type === "radio") input.checked = input.value === mode;
  else input.checked = wasMarked ?? true;
  const choose = () => {
    if (input.type === "checkbox") document.body.classList.toggle("unmarked", !input.checked);
    else if (input.checked) mode = input.value;
  };
  choose();
  input.addEventListener("change", () => {
    choose();
    remember(`${memory} view`, [mode, !document.body.classList.contains("unmarked")]);
    // The item on screen stays where it is, although the cards above it get other heights.
    const tick = currentTick();
    const was = tick.getBoundingClientRect().top;
    if (input.type === "radio") for (const redraw of redraws) redraw();
    scrollBy(0, tick.getBoundingClientRect().top - was);
  });
}

// Carousels: two phones that move together.

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
 * Creates a phone, and a function that draws it at a position, with the name of a page that this carousel doesn't have.
 *
 * @param {Carousel} carousel
 * @returns {[HTMLElement, (place: number | null, missing: string, move: string) => void]} the place is null if the carousel shows nothing there
 */
function phone(carousel) {
  const frame = make("div", "phone");
  const count = carousel.pages.length;
  const images = carousel.pages.map((page) => picture(page.picture, page.image));
  for (const image of images) if (image) frame.append(image);
  if (carousel.overlay) {
    const overlay = make("div", "overlay", "Aa 123");
    // The text is only a sample. Screen readers find its contrast in the tables.
    overlay.ariaHidden = "true";
    overlay.style.color = carousel.overlay;
    frame.append(overlay);
  }
  const line = make("p");
  const words = make("span");
  line.append(words);
  frame.append(line);
  const draw = (/** @type {number | null} */ place, /** @type {string} */ missing, /** @type {string} */ move) => {
    frame.classList.toggle("is-absent", place === null);
    if (place === null) {
      frame.style.background = "";
      for (const image of images) if (image) image.style.visibility = "hidden";
      words.textContent = `${carousel.label} · ${missing ? `no page ${missing} in this version` : "no pages"}`;
      return;
    }
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
    const { image, pin } = carousel.pages[Math.round(place) % count];
    const way = [Math.floor(place), Math.ceil(place)].map((number) => carousel.pages[number % count].image).join(" → ");
    words.textContent = `${carousel.label} · ${missing ? `no page ${missing}: ${way}` : `${image}${move}${pin ? `, ${pin}` : ""}`}`;
  };
  return [frame, draw];
}

/**
 * Returns the position of a carousel in each slot: its page, or else a place on the way between the pages around the
 * slot; null if they aren't neighbors.
 *
 * @param {Slot[]} slots
 * @param {"before" | "after"} key
 * @param {Carousel} carousel
 * @returns {(number | null)[]}
 */
function positions(slots, key, { pages, wraps }) {
  return slots.map((slot, index) => {
    const nearest = (/** @type {number} */ step) => {
      for (let away = 1; away < slots.length; away += 1) {
        const other = index + step * away;
        const page = slots[wraps ? (other + slots.length) % slots.length : other]?.[key];
        if (page !== undefined) return { page, away };
      }
      return null;
    };
    const [from, to] = [nearest(-1), nearest(1)];
    const isWay = from && to && from.page !== to.page && (from.page + 1) % pages.length === to.page;
    return slot[key] ?? (isWay ? from.page + from.away / (from.away + to.away) : null);
  });
}

/**
 * Returns the position of a carousel between two positions.
 *
 * If they are at most a page apart, it is between them; otherwise it is the nearer one.
 *
 * @param {number | null} from
 * @param {number | null} to
 * @param {number} part
 * @param {number} count
 */
function placeBetween(from, to, part, count) {
  const way = from === null || to === null ? 0 : (to - from + count) % count;
  if (from !== null && way > 0 && way <= 1) return (from + way * part) % count;
  return part < 0.5 ? from : to;
}

/**
 * Returns the slots in which the carousels look different: in a page that only one has, in a picture or in a backdrop.
 *
 * @param {Stage} stage
 */
function changedSlots({ sides, slots }) {
  const [base, head] = sides;
  const colors = (/** @type {Carousel} */ side, /** @type {number} */ page) => side.rows.map((row) => row[Math.min(page * side.perPage, row.length - 1)]).join(" ");
  return [...slots.keys()].filter((slot) => {
    const { before, after } = slots[slot];
    if (sides.length < 2 || before === undefined || after === undefined || slots[slot].isMoved) return true;
    const isSame = base.pages[before].image === head.pages[after].image && data.same.includes(head.pages[after].image);
    return (base.pages[before].picture !== head.pages[after].picture && !isSame) || colors(base, before) !== colors(head, after);
  });
}

/** @param {Stage} stage */
function stageElement(stage) {
  const whole = make("div", "stage");
  const phones = make("div", "phones");
  const made = stage.sides.map(phone);
  phones.append(...made.map(([frame]) => frame));
  const range = make("input");
  const { slots } = stage;
  const wraps = stage.sides.some((side) => side.wraps);
  // A place can have a page of only one carousel, so that such a page doesn't shift the others.
  const last = Math.max(1, wraps ? slots.length : slots.length - 1);
  const head = stage.sides[stage.sides.length - 1];
  range.type = "range";
  range.min = "0";
  range.max = String(last);
  range.step = "0.01";
  range.value = "0";
  range.setAttribute("aria-label", `${stage.name}: position, in pages`);
  const name = (/** @type {Slot | undefined} */ slot) => {
    if (slot?.after !== undefined) return head.pages[slot.after].image;
    return slot?.before === undefined ? "" : stage.sides[0].pages[slot.before].image;
  };
  const keys = stage.sides.map((side) => /** @type {"before" | "after"} */ (side === head ? "after" : "before"));
  const places = stage.sides.map((side, index) => positions(slots, keys[index], side));
  const draw = () => {
    const position = Number(range.value);
    const first = Math.floor(position) % Math.max(1, slots.length);
    const second = (first + 1) % Math.max(1, slots.length);
    const [from, to] = [slots[first], slots[second]];
    const part = position - Math.floor(position);
    made.forEach(([, redraw], index) => {
      const all = places[index];
      const ends = [all[first] ?? null, all[second] ?? null];
      const place = part === 0 ? ends[0] : placeBetween(ends[0], ends[1], part, Math.max(1, stage.sides[index].pages.length));
      const [nearest, other] = part < 0.5 ? [from, to] : [to, from];
      // A carousel in which the two pages aren't neighbors stays at one, and says so, while the other carousel moves.
      const isStill = part > 0 && ends[0] !== ends[1] && ends.includes(place);
      const { before = 0, after = 0, isMoved } = nearest ?? /** @type {Slot} */ ({});
      redraw(place, nearest?.[keys[index]] === undefined ? name(nearest) : "", isStill ? `, not next to ${name(other)}` : isMoved ? `, page ${before + 1} → ${after + 1}` : "");
    });
    range.setAttribute("aria-valuetext", `${name(part < 0.5 ? from : to)}, position ${position + 1}`);
  };
  range.addEventListener("input", draw);
  const changed = changedSlots(stage);
  const start = String(stage.start ?? changed[0] ?? 0);
  range.value = start;
  // On paper, the pages are those that the report is about.
  addEventListener("beforeprint", () => {
    range.value = start;
    draw();
  });
  const jumps = make("p", "jumps", changed.length > 0 && stage.sides.length > 1 ? "Changed pages: " : "");
  for (const slot of stage.sides.length > 1 ? changed : []) {
    const jump = make("button", "", name(slots[slot]));
    jump.type = "button";
    jump.addEventListener("click", () => {
      range.value = String(slot);
      draw();
    });
    jumps.append(jump);
  }
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
  whole.append(make("h4", "", stage.name), phones, range, jumps);
  draw();
  return whole;
}

// A carousel stands below the row that reports it: the first of what was made worse, or else the last, of carousels.
const carouselRows = [...document.querySelectorAll("tr[data-carousel]")];
for (const stage of data.stages) {
  const rows = carouselRows.filter((one) => one instanceof HTMLElement && one.dataset.carousel === stage.name);
  const row = rows.find((one) => one.closest("#worse")) ?? rows.at(-1);
  if (!row) {
    element("others").append(stageElement(stage));
    continue;
  }
  const cell = make("td");
  cell.append(stageElement(stage));
  addBelow(row, cell, ".reason, .noted");
}

// A worse backdrop is shown with its picture, and a color or gradient as a large sample, before and after.
for (const row of document.querySelectorAll("#worse tr[data-image], :is([data-table=Colors], [data-table=Gradients]) tr:has(.change)")) {
  if (!(row instanceof HTMLElement)) continue;
  const stage = data.stages.find((one) => one.name === row.dataset.carousel);
  const page = stage?.sides.at(-1)?.pages.find((one) => one.image === row.dataset.image);
  if (row.dataset.image && !page?.picture) continue;
  const cell = make("td", "backdrops");
  const [before, after] = [".change > .chip", ".change > .arrow + .chip"].map((selector) => row.querySelector(selector)?.getAttribute("data-color"));
  for (const [word, code] of /** @type {[string, string | null | undefined][]} */ ([["before", before], ["after", after]])) {
    if (!code) continue;
    const box = make("span", "", word);
    const ground = make("i");
    ground.style.background = code;
    const image = picture(page?.picture, `${page?.image} on its backdrop, ${word}`);
    if (image) ground.append(image);
    box.append(ground);
    cell.append(box);
  }
  addBelow(row, cell, ".reason");
}

// The sections, of which the bar marks the one that is on screen.

const contents = element("contents");
/** @type {Map<Element, HTMLElement>} */
const links = new Map();
for (const section of document.querySelectorAll("main > section")) {
  if (!(section instanceof HTMLElement)) continue;
  const parts = [...section.querySelectorAll("section")];
  section.hidden = parts.length === 0;
  if (parts.length > 0) contents.append(make("span", "group", section.querySelector("h2")?.textContent ?? ""));
  for (const part of parts) {
    part.id = `${section.id}-${links.size}`;
    const link = make("a", section.id, part.querySelector("h3")?.firstChild?.textContent?.trim() ?? "");
    link.href = `#${part.id}`;
    link.append(make("span", "count", part.querySelector("h3 .count")?.textContent ?? ""));
    contents.append(link);
    links.set(part, link);
  }
}
contents.hidden = links.size < 2;
const visible = new Set();
const observer = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (entry.isIntersecting) visible.add(entry.target);
    else visible.delete(entry.target);
  }
  // The section of the item that the keyboard is on is marked as long as it is on screen.
  const focused = document.activeElement?.closest("[data-table]");
  markSection(focused && visible.has(focused) ? focused : [...links.keys()].find((part) => visible.has(part)));
}, { rootMargin: "-130px 0px -50% 0px" });

/** @param {Element | undefined} current */
function markSection(current) {
  for (const [part, link] of links) {
    if (part === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  const link = current && links.get(current);
  if (link) contents.scrollTo({ left: link.offsetLeft - contents.offsetLeft - 100 });
}
for (const part of links.keys()) observer.observe(part);
// What is below the bar begins below it, however many rows it has.
new ResizeObserver(() => document.documentElement.style.setProperty("--bar", `${element("bar").offsetHeight}px`)).observe(element("bar"));

// The reviewed items and the notes.

/** The number of the last item that the person visited. It ends with .5 between two items, such as before a section. */
let last = -0.5;
/**
 * The item or the heading at this number.
 *
 * @type {Element | null}
 */
let here = null;

/** @type {Set<string>} */
const looked = new Set(recalled(memory));
/**
 * The note about each item, and the version (the key of the tick) that it is for.
 *
 * @type {Map<string, [note: string, version: string]>}
 */
const notes = new Map(recalled(`${memory} notes`));
const ticks = [...document.querySelectorAll("input.tick")].flatMap((tick) => (tick instanceof HTMLInputElement ? [tick] : []));
for (const tick of ticks) {
  const row = tick.closest("tr");
  if (row) {
    const table = tick.closest("[data-table]")?.getAttribute("data-table") ?? "";
    const texts = [row.textContent];
    for (let next = row.nextElementSibling; next?.matches(".reason"); next = next.nextElementSibling) texts.push(next.textContent);
    tick.dataset.key = [table, ...texts].join(" ");
    const same = ticks.filter((one) => one.dataset.item?.startsWith(`${subject(tick)} `)).length;
    tick.dataset.item = `${subject(tick)} ${same + 1}`;
    tick.setAttribute("aria-label", `${subject(tick)}: reviewed`);
  }
  tick.checked = looked.has(tick.dataset.key ?? "");
  addNote(tick);
}

/**
 * Adds a button for a note about an item, and the note if there is one.
 *
 * @param {HTMLInputElement} tick
 */
function addNote(tick) {
  const item = tick.dataset.item ?? "";
  const version = tick.dataset.key ?? "";
  const [text, former] = notes.get(item) ?? ["", version];
  const holder = tick.closest("figcaption") ?? noteRow(tick.closest("tr"));
  const button = make("button", "add", "Note");
  button.type = "button";
  button.setAttribute("aria-label", `${subject(tick)}: add a note`);
  const field = make("textarea", "note");
  field.rows = 2;
  field.placeholder = "What should change?";
  field.setAttribute("aria-label", `${subject(tick)}: note`);
  field.value = text;
  field.hidden = field.value === "";
  const earlier = make("p", "earlier", "from an earlier version");
  earlier.hidden = former === version;
  // An item with a note is objected to.
  const mark = () => {
    tick.closest("tr, figure")?.classList.toggle("objected", notes.has(item));
    tick.closest("figcaption")?.querySelector(".target span")?.replaceChildren(notes.has(item) ? "Objection" : "Reviewed");
  };
  mark();
  button.addEventListener("click", () => {
    stay(tick);
    field.hidden = !field.hidden && field.value === "";
    if (field.hidden) return;
    // The field makes the caption higher, which would cover the row below it.
    tick.closest(".enlarged")?.scrollIntoView();
    field.focus({ preventScroll: tick.closest(".enlarged") !== null });
  });
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    field.hidden = field.value.trim() === "";
    tick.focus();
  });
  field.addEventListener("input", () => {
    if (field.value.trim()) notes.set(item, [field.value, version]);
    else notes.delete(item);
    earlier.hidden = true;
    mark();
    remember(`${memory} notes`, [...notes]);
    showProgress();
  });
  tick.closest("label")?.after(button);
  holder?.append(field, earlier);
}

/**
 * Adds a row below a row, and returns its cell, which is as wide as the table.
 *
 * @param {HTMLTableRowElement | null} row
 */
function noteRow(row) {
  if (!row) return null;
  const cell = make("td");
  cell.colSpan = row.children.length;
  const below = make("tr", "noted");
  below.append(cell);
  /** @type {Element} */
  let end = row;
  while (end.nextElementSibling?.matches(".reason")) end = end.nextElementSibling;
  end.after(below);
  return cell;
}

/**
 * Returns the section and the name of an item.
 *
 * @param {HTMLInputElement} tick
 */
function subject(tick) {
  const table = tick.closest("[data-table]")?.getAttribute("data-table") ?? "";
  const keys = [...(tick.closest("tr")?.querySelectorAll("td.key") ?? [])].map((cell) => cell.textContent?.trim() ?? "");
  const name = tick.closest("figcaption")?.querySelector("h4")?.textContent ?? keys.filter((key) => key !== "–").join(", ");
  return `${table}: ${name}`;
}

/**
 * Returns the path of an item's picture, and the location of its first finding, with the line; empty if it has neither.
 *
 * @param {HTMLInputElement} tick
 */
function placesOf(tick) {
  const caption = tick.closest("figcaption");
  const next = tick.closest("tr")?.nextElementSibling;
  const reason = caption?.querySelector(".error, .warning, .note") ?? (next?.matches(".reason") ? next : null);
  const finding = /^(.+?): (error|warning|note): /.exec(reason?.textContent ?? "")?.[1] ?? "";
  const path = caption?.querySelector(".path")?.textContent ?? "";
  return finding.startsWith(path) ? [finding] : [path, finding];
}

/**
 * Returns what changed about an item, of a list only the first line.
 *
 * @param {HTMLInputElement} tick
 */
function changeOf(tick) {
  const cells = [...(tick.closest("tr")?.querySelectorAll("td[data-column]:not(.key)") ?? [])];
  const words = cells.map((cell) => (cell.querySelector("li") ?? cell).textContent?.trim() ?? "");
  return tick.closest("figcaption")?.querySelector(".detail")?.textContent ?? words.filter((text) => text && text !== "–").join(" · ");
}

/** Returns the notes, each after its item and what changed, in the order of the page. */
function noteLines() {
  return ticks.flatMap((tick) => {
    const [note, version] = notes.get(tick.dataset.item ?? "") ?? [];
    const facts = [...placesOf(tick), changeOf(tick), version === tick.dataset.key ? "" : "note from an earlier version"].filter(Boolean).join("; ");
    return note ? [`${subject(tick)}${facts && ` (${facts})`}: ${note.trim()}`] : [];
  });
}

/** Returns the notes as a list in Markdown. */
function notesText() {
  showProgress();
  const items = noteLines().map((line) => `- ${line.replaceAll("\n", "\n  ")}\n`);
  return `${element("progress").textContent} in ${document.title}\n\n${items.join("")}`;
}

/** Writes the notes and the reviewed items, with which the page begins on paper. */
function showWritten() {
  const list = make("ul");
  list.append(...noteLines().map((line) => make("li", "", line)));
  const reviewed = ticks.filter((tick) => tick.checked && !notes.has(tick.dataset.item ?? "")).map(subject);
  element("written").replaceChildren(
    ...(list.children.length > 0 ? [make("h2", "", "Objections"), list] : []),
    ...(reviewed.length > 0 ? [make("h2", "", "Reviewed"), make("p", "", reviewed.join(", "))] : []),
  );
}

element("copy").addEventListener("click", async () => {
  const text = notesText();
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Some browsers give a page from a file no access to the clipboard.
    const field = make("textarea", "hidden");
    field.value = text;
    document.body.append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
  element("copy").textContent = "Copied";
});

/**
 * Returns whether an item is ticked off, or objected to by a note about this version.
 *
 * @param {HTMLInputElement} tick
 */
function isReviewed(tick) {
  return tick.checked || notes.get(tick.dataset.item ?? "")?.[1] === tick.dataset.key;
}

/** @param {string} [end] the word for the end of the list that a key reached, which is shown instead of the progress */
function showProgress(end) {
  showWritten();
  const done = ticks.filter(isReviewed).length;
  // An item that is objected to needs no tick, and a tick approves nothing then.
  for (const tick of ticks) tick.indeterminate = notes.get(tick.dataset.item ?? "")?.[1] === tick.dataset.key;
  for (const id of ["bar", "keys"]) element(id).hidden = ticks.length === 0;
  element("next").hidden = done === ticks.length;
  const written = ticks.filter((tick) => notes.has(tick.dataset.item ?? "")).length;
  element("copy").hidden = written === 0;
  element("copy").replaceChildren(`Copy ${written}`, make("span", "roomy", written === 1 ? " note" : " notes"));
  const objections = written === 0 ? "" : `, ${written} ${written === 1 ? "objection" : "objections"}`;
  const words = done === ticks.length ? `All ${done}` : `${done} of ${ticks.length}`;
  element("progress").textContent = end ? `${end} of ${ticks.length}` : words;
  if (!end) element("progress").append(make("span", "roomy", ` reviewed${objections}`));
}

/**
 * Remembers an item as the last that the person visited.
 *
 * @param {HTMLInputElement} tick
 */
function stay(tick) {
  last = ticks.indexOf(tick);
  here = tick.closest("tr, figure");
}

// The keys go on from a section that was clicked.
for (const [part, link] of links) {
  link.addEventListener("click", () => {
    last = ticks.findIndex((tick) => part.contains(tick)) - 0.5;
    here = part.querySelector("h3");
  });
}

/** Moves to before the first item on screen if the last one that the person visited is no longer there. */
function look() {
  const upper = element("bar").getBoundingClientRect().bottom;
  const box = here?.getBoundingClientRect();
  if (box && box.bottom > upper && box.top < innerHeight) return;
  const first = ticks.findIndex((tick) => tick.getBoundingClientRect().top >= upper);
  last = (first < 0 ? ticks.length : first) - 0.5;
}

/** Returns the tick of the last item that the person visited, or of the first item on screen. */
function currentTick() {
  look();
  return ticks[last] ?? ticks[Math.floor(last) + 1] ?? ticks[ticks.length - 1];
}

/** @param {HTMLInputElement | undefined} tick */
function visit(tick) {
  if (!tick) return;
  const item = tick.closest("tr, figure");
  // The upper end of an item that is taller than the window is on screen.
  item?.scrollIntoView({ block: item.clientHeight > innerHeight - 140 ? "start" : "center" });
  tick.focus({ preventScroll: true });
}

/**
 * Visits an item, or says that there is none. Enlarged pictures give way to those of the next item that has pictures.
 *
 * @param {HTMLInputElement[]} others the items from which on to go, the nearest first
 * @param {string} end the word for the end of the list
 */
function turnTo(others, end) {
  const large = document.querySelector(".enlarged");
  const tick = others.find((one) => !large || one.closest("figure"));
  showProgress(tick ? "" : end);
  if (!tick) return;
  if (large) enlargers.get(large)?.(0);
  visit(tick);
  if (large) enlargers.get(tick.closest("figure") ?? tick)?.(1);
}

// Each item has an address. The names in the summary lead to their items.
for (const tick of ticks) {
  const item = tick.closest("tr, figure");
  if (item) item.id = `item-${tick.dataset.item}`.replace(/\s+/g, "-");
}
// A picture leads to the carousels and contrasts that are about it, too.
for (const figure of document.querySelectorAll("figure[data-item]")) {
  const names = (/** @type {Element} */ row) => [...row.querySelectorAll(".name")].some((name) => name.textContent === figure.getAttribute("data-item"));
  const rows = ticks.flatMap((tick) => tick.closest("tr") ?? []).filter(names);
  if (rows.length === 0) continue;
  const see = make("p", "see", "see ");
  for (const [index, row] of rows.entries()) {
    const link = make("a", "", row.closest("[data-table]")?.getAttribute("data-table")?.toLowerCase());
    link.href = `#${encodeURIComponent(row.id)}`;
    see.append(index === 0 ? "" : ", ", link);
  }
  figure.querySelector("textarea.note")?.before(see);
}
for (const link of document.querySelectorAll("header a[data-item]")) {
  const tick = ticks.find((one) => one.closest("tr, figure")?.getAttribute("data-item") === link.getAttribute("data-item"));
  const item = tick?.closest("tr, figure");
  if (!item || !(link instanceof HTMLAnchorElement)) continue;
  link.href = `#${encodeURIComponent(item.id)}`;
  link.addEventListener("click", (event) => {
    event.preventDefault();
    location.hash = link.hash;
    visit(tick);
  });
}
function visitAddress() {
  visit(ticks.find((tick) => `#${encodeURIComponent(tick.closest("tr, figure")?.id ?? "")}` === location.hash));
}
addEventListener("load", visitAddress);
addEventListener("hashchange", visitAddress);

element("next").addEventListener("click", () => {
  look();
  const others = ticks.filter((tick) => !isReviewed(tick));
  visit(others.find((tick) => ticks.indexOf(tick) > last) ?? others[0]);
});

document.addEventListener("focusin", (event) => {
  if (!(event.target instanceof HTMLInputElement && ticks.includes(event.target))) return;
  stay(event.target);
  markSection(event.target.closest("[data-table]") ?? undefined);
});

/**
 * The keys that enlarge or reduce pictures. A German keyboard has + without Shift, an American one has = there.
 *
 * @type {Record<string, number>}
 */
const zoomSteps = { e: 0, "+": 1, "=": 1, "-": -1 };

document.addEventListener("keydown", (event) => {
  const { target } = event;
  const isField = target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === "range");
  if (isField || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "j" || event.key === "k") look();
  if (event.key === "j") turnTo(ticks.slice(Math.floor(last) + 1), "Last");
  else if (event.key === "k") {
    const former = ticks.slice(0, Math.max(0, Math.ceil(last)));
    former.reverse();
    turnTo(former, "First");
  } else if (event.key === "n" && ticks.length > 0) {
    const tick = currentTick();
    visit(tick);
    tick.closest("td, figcaption")?.querySelector("button")?.click();
  } else if (event.key in zoomSteps && ticks.length > 0) {
    const tick = currentTick();
    if (tick !== document.activeElement) visit(tick);
    enlargers.get(tick.closest("tr, figure") ?? tick)?.(zoomSteps[event.key]);
  } else if (viewKeys.includes(event.key) && !element("modes").hidden) {
    const input = viewInputs[viewKeys.indexOf(event.key)];
    if (input instanceof HTMLElement) input.click();
  } else if (event.key === "Escape") {
    for (const figure of document.querySelectorAll(".enlarged")) enlargers.get(figure)?.(0);
    for (const below of document.querySelectorAll(".large")) below.classList.remove("large");
  } else if (event.key === " " && !here && target === document.body) {
    visit(ticks[0]);
    ticks[0]?.click();
  }
  else return;
  // The key isn't typed into the note that it opens.
  event.preventDefault();
});

document.addEventListener("change", (event) => {
  const tick = event.target;
  if (!(tick instanceof HTMLInputElement) || !tick.classList.contains("tick")) return;
  stay(tick);
  if (tick.checked) looked.add(tick.dataset.key ?? "");
  else looked.delete(tick.dataset.key ?? "");
  remember(memory, [...looked]);
  showProgress();
});
showProgress();
