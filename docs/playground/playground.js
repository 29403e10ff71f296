// @ts-check
// The playground: pictures in, their colors and a carousel out. The worker computes; this file shows.

import { configuration, css, swift } from "./outputs.js";
import { backdrop, fragment, polar, readFragment, spaces, state, wraps } from "./state.js";
import { styles } from "./styles.js";

/** @typedef {import("./state.js").Page} Page */

/** @param {string} id @returns {any} */
const by = (id) => document.getElementById(id);

/** @param {string} name @param {Record<string, any>} [members] @param {...(Node | string)} children */
function element(name, members = {}, ...children) {
  const made = Object.assign(document.createElement(name), members);
  made.append(...children);
  return made;
}

// The worker answers each request by its number.
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
/** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void }>} */
const waiting = new Map();
let lastRequest = 0;
worker.addEventListener("message", ({ data }) => {
  const promise = waiting.get(data.id);
  waiting.delete(data.id);
  if (data.error === undefined) promise?.resolve(data.answer);
  else promise?.reject(new Error(data.error));
});

/** @param {string} job @param {any} request @returns {Promise<any>} */
function ask(job, request) {
  return new Promise((resolve, reject) => {
    waiting.set(++lastRequest, { resolve, reject });
    worker.postMessage({ id: lastRequest, job, request });
  });
}

const samples = Array.from({ length: 10 }, (_, index) => `loop${index + 1}`);
/** Positions looked up between two pages. */
const parts = 100;
const noCarousel = { tables: { pages: [""], transitions: [], contrast: undefined }, points: [{ hex: "#808080", contrast: 1 }] };
/** @type {any} */
let tables = noCarousel;
let position = 0;
/**
 * The page whose colors are shown.
 * @type {Page | undefined}
 */
let chosen;

/** @param {string} text */
const say = (text) => (by("status").textContent = text);

// Pictures.

/** @param {Page} page @param {Blob} blob */
async function look(page, blob) {
  page.url = URL.createObjectURL(blob);
  try {
    Object.assign(page, await ask("picture", blob));
  } catch {
    URL.revokeObjectURL(page.url);
    state.pages = state.pages.filter((one) => one !== page);
    say(`${page.name} isn't a picture that this browser can decode.`);
  }
}

/** @param {Page} page */
async function loadSample(page) {
  const answer = await fetch(new URL(`samples/${page.name}.jpg`, import.meta.url));
  await look(page, await answer.blob());
}

/** @param {Iterable<File>} files */
async function add(files) {
  say("");
  const added = [...files].map((file) => ({ page: { name: file.name.replace(/\.[^.]+$/, ""), isSample: false }, file }));
  state.pages.push(...added.map(({ page }) => page));
  await Promise.all(added.map(({ page, file }) => look(page, file)));
  await update();
}

async function takeSamples() {
  say("");
  const missing = samples.filter((name) => !state.pages.some((page) => page.isSample && page.name === name));
  state.pages.push(...missing.map((name) => ({ name, isSample: true })));
  await Promise.all(state.pages.filter((page) => page.isSample && !page.palette).map(loadSample));
  await update();
}

// The carousel.

/**
 * The carousel as the geometry knows it, with the measures of the sample apps.
 * @returns {any}
 */
const carouselItem = () => ({ ...state, wraps: wraps(), spacing: 25, padding: 90, threshold: 80 });
const geometry = () => styles[/** @type {"page"} */ (state.style)];

let round = 0;

/**
 * Shows the state, and writes it into the address.
 * @param {boolean} [writes]
 */
async function update(writes = true) {
  const mine = ++round;
  if (writes) history.replaceState(null, "", state.pages.length ? fragment() : location.pathname + location.search);
  if (!state.pages.includes(/** @type {Page} */ (chosen))) chosen = state.pages[0];
  const { space, hue, easing, overlay } = state;
  const options = { space, hue, easing, wraps: wraps(), overlay, samples: 41, tolerance: 0.5 };
  const answer = state.pages.length ? await ask("carousel", { colors: state.pages.map(backdrop), options, parts }) : noCarousel;
  // A later change has asked again.
  if (mine !== round) return;
  tables = answer;
  position = Math.min(position, (tables.points.length - 1) / parts);
  for (const id of ["carousel", "detail", "outputs"]) by(id).hidden = !state.pages.length;
  showPages();
  showControls();
  showChart();
  showDetail();
  by("yml").textContent = configuration();
  by("css").textContent = css(tables.tables);
  by("swift").textContent = swift(tables.tables);
  drawn = undefined;
  show();
}

/** @param {number} index @param {number} step */
function move(index, step) {
  const [page] = state.pages.splice(index, 1);
  state.pages.splice(index + step, 0, page);
  update().then(() => by("pages").children[index + step]?.querySelector(step < 0 ? ".before" : ".after")?.focus());
}

function showPages() {
  const focused = document.activeElement?.closest("#pages") ? document.activeElement.getAttribute("aria-label") : null;
  by("pages").replaceChildren(...state.pages.map((page, index) => {
    const thumb = page.url ? element("img", { className: "thumb", src: page.url, alt: "" }) : element("span", { className: "thumb none" });
    thumb.style.backgroundColor = backdrop(page);
    const shown = element("button", { className: "shown", type: "button", ariaLabel: `Show the colors of ${page.name}`, onclick: () => { chosen = page; go(index); showPages(); showDetail(); } },
      thumb, element("span", { className: "name", textContent: page.name }),
      element("span", { className: "hex", textContent: `${backdrop(page)}${page.pin ? ", pinned" : ""}` }));
    if (page === chosen) shown.setAttribute("aria-current", "true");
    /** @param {string} name @param {string} sign @param {string} label @param {boolean} isDisabled @param {() => void} onclick */
    const button = (name, sign, label, isDisabled, onclick) =>
      element("button", { className: name, type: "button", ariaLabel: `${label} ${page.name}`, textContent: sign, disabled: isDisabled, onclick });
    const item = element("li", { className: page === chosen ? "chosen" : "", draggable: true }, shown,
      element("div", { className: "moves" },
        button("before", "←", "Move left:", index === 0, () => move(index, -1)),
        button("after", "→", "Move right:", index === state.pages.length - 1, () => move(index, 1)),
        button("remove", "✕", "Remove", false, () => { if (page.url) URL.revokeObjectURL(page.url); state.pages.splice(index, 1); update(); })));
    item.addEventListener("dragstart", (event) => event.dataTransfer?.setData("text/x-page", String(index)));
    item.addEventListener("dragover", (event) => event.preventDefault());
    item.addEventListener("drop", (event) => {
      const from = event.dataTransfer?.getData("text/x-page");
      if (!from) return;
      event.preventDefault();
      event.stopPropagation();
      move(Number(from), index - Number(from));
    });
    return item;
  }));
  if (focused) by("pages").querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus();
}

function showControls() {
  for (const name of ["style", "space", "hue", "easing", "overlay"]) by(name).value = state[/** @type {"style"} */ (name)];
  by("wraps").checked = wraps();
  by("wraps").disabled = wraps() !== state.wraps;
  by("hue-field").hidden = !polar.includes(state.space);
  by("position").max = (tables.points.length - 1) / parts;
}

/**
 * The point of a position.
 * @param {number} at
 */
function point(at) {
  const count = tables.points.length - 1;
  const index = Math.round(at * parts);
  return tables.points[wraps() && count ? ((index % count) + count) % count : Math.min(Math.max(index, 0), count)];
}

/**
 * The pages that are drawn, by their elements.
 * @type {any[] | undefined}
 */
let drawn;

/**
 * Draws the carousel at its position.
 * @param {number} [offset] of a card of a deck, in points
 */
function show(offset) {
  const count = state.pages.length;
  if (!count) return;
  const screen = by("screen");
  const item = carouselItem();
  if (!drawn) {
    drawn = state.pages.map((page) => {
      const card = element("div", { className: "card", textContent: page.url ? "" : page.name });
      if (page.url) card.style.backgroundImage = `url("${page.url}")`;
      return card;
    });
    screen.replaceChildren(...drawn);
  }
  const width = screen.clientWidth;
  const { hex, contrast } = point(position);
  screen.style.backgroundColor = hex;
  screen.style.color = state.overlay;
  const isDeck = state.style === "deck";
  const pitch = geometry().pitch(item, width) * (state.style === "snap" ? 1 : 0.94);
  for (const [index, card] of drawn.entries()) {
    let distance = index - position;
    if (wraps()) distance -= count * Math.round(distance / count);
    if (isDeck) {
      const front = Math.floor(position + 1e-9) % count;
      const depth = (index - front + count) % count;
      const drag = depth === 0 ? (offset ?? styles.deck.place(item, position, width)) : 0;
      card.hidden = depth > 1;
      card.style.zIndex = String(2 - depth);
      card.style.transform = `translateX(${drag}px) rotate(${drag / 40}deg)`;
    } else {
      card.hidden = Math.abs(distance) > 1.5;
      card.style.zIndex = "";
      card.style.transform = `translateX(${distance * pitch}px)`;
    }
  }
  const nearest = ((Math.round(position) % count) + count) % count;
  by("page").textContent = `${nearest + 1} of ${count}: ${state.pages[nearest].name}`;
  by("at").textContent = position.toFixed(2);
  by("color").textContent = hex;
  by("contrast").textContent = `${(Math.floor(contrast * 100) / 100).toFixed(2)} : 1`;
  by("position").value = String(position);
  by("position").setAttribute("aria-valuetext", `${position.toFixed(2)}, ${hex}`);
  const last = (tables.points.length - 1) / parts;
  by("chart").querySelector(".now")?.setAttribute("transform", `translate(${last ? (100 * (((position % last) + last) % last || Math.min(position, last))) / last : 0} 0)`);
}

/** @param {number} to */
function go(to) {
  const count = state.pages.length;
  position = wraps() ? ((to % count) + count) % count : Math.min(Math.max(to, 0), count - 1);
  show();
}

function connectDragging() {
  const screen = by("screen");
  /** @type {{ x: number, index: number } | undefined} */
  let start;
  let drag = 0;
  screen.addEventListener("pointerdown", (/** @type {PointerEvent} */ event) => {
    if (!state.pages.length) return;
    start = { x: event.clientX, index: Math.round(position) % state.pages.length };
    drag = 0;
    screen.setPointerCapture(event.pointerId);
  });
  screen.addEventListener("pointermove", (/** @type {PointerEvent} */ event) => {
    if (!start) return;
    drag = event.clientX - start.x;
    const moved = geometry().move(carouselItem(), start.index, drag, screen.clientWidth);
    const last = state.pages.length - 1;
    position = wraps() ? moved.position : Math.min(Math.max(moved.position, 0), last);
    show(moved.offset);
  });
  /** @param {boolean} lands */
  const end = (lands) => {
    if (!start) return;
    const landed = lands ? geometry().landing(carouselItem(), start.index, drag, screen.clientWidth) : start.index;
    start = undefined;
    go(Math.min(landed, state.pages.length - 1));
  };
  screen.addEventListener("pointerup", () => end(true));
  screen.addEventListener("pointercancel", () => end(false));
  screen.addEventListener("keydown", (/** @type {KeyboardEvent} */ event) => {
    const steps = /** @type {Record<string, number>} */ ({ ArrowLeft: Math.round(position) - 1, ArrowRight: Math.round(position) + 1, Home: 0, End: state.pages.length - 1 });
    if (!(event.key in steps)) return;
    event.preventDefault();
    go(steps[event.key]);
  });
}

function showChart() {
  const count = tables.points.length - 1;
  /**
   * Height in the chart: 1 … 21, logarithmic.
   * @param {number} contrast
   */
  const y = (contrast) => 100 - (100 * Math.log(contrast)) / Math.log(21);
  const path = tables.points.map((/** @type {any} */ one, /** @type {number} */ index) => `${index ? "L" : "M"}${count ? (100 * index) / count : 0} ${y(one.contrast).toFixed(2)}`).join("");
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 100 100");
  svg.setAttribute("preserveAspectRatio", "none");
  /** @param {string} name @param {Record<string, any>} attributes */
  const draw = (name, attributes) => {
    const made = document.createElementNS("http://www.w3.org/2000/svg", name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    svg.append(made);
  };
  for (const limit of [3, 4.5]) draw("line", { x1: 0, x2: 100, y1: y(limit), y2: y(limit) });
  draw("path", { d: path });
  draw("line", { class: "now", x1: 0, x2: 0, y1: 0, y2: 100 });
  by("chart").replaceChildren(svg);
  const worst = tables.tables.contrast;
  by("worst").textContent = worst
    ? `At worst ${worst.worst.toFixed(2)} : 1, at position ${worst.position.toFixed(2)}. The lines are 3 : 1 for large text and 4.5 : 1 for other text.`
    : "";
  const colors = tables.points.filter((/** @type {any} */ _, /** @type {number} */ index) => index % 5 === 0).map((/** @type {any} */ one) => one.hex);
  by("strip").style.background = colors.length > 1 ? `linear-gradient(to right, ${colors.join(", ")})` : colors[0];
}

// The colors of a picture.

/**
 * Why the colors are what they are.
 * @param {any} palette
 */
function reasons(palette) {
  const first = palette.background === "transparent"
    ? `${palette.backdrop} contrasts with the outline of the cut-out. Its tints are tried first, then its swatches.`
    : palette.background
      ? `The border is plain ${palette.background}; the background follows from it.`
      : `The border isn't plain, so the color with the largest share × (chroma + 0.04) is the background.`;
  const second = palette.bleed === palette.backdrop
    ? "The bleed is the same color."
    : `${palette.bleed} has most of the top, left and right border, so it is the bleed.`;
  return `${first} ${second}`;
}

/** @param {number} share */
const percent = (share) => `${(100 * share).toFixed(0)} %`;

/** @param {string} hex @param {(Node | string)[]} words @param {string} [ink] */
function patch(hex, words, ink) {
  const color = element("div", { className: "patch mono", textContent: ink ? hex : "" });
  color.style.backgroundColor = hex;
  if (ink) color.style.color = ink;
  return element("li", {}, color, element("div", { className: "words" }, ...words));
}

function showDetail() {
  const page = chosen;
  const body = by("detail-body");
  const hadFocus = body.contains(document.activeElement) ? document.activeElement?.getAttribute("aria-label") : null;
  if (!page) return body.replaceChildren();
  by("detail-title").textContent = `Colors of ${page.name}`;
  /** @param {string | undefined} color */
  const pin = (color) => { page.pin = color?.toUpperCase(); update(); };
  const picker = element("input", { type: "color", value: backdrop(page).toLowerCase(), ariaLabel: `Pin a color behind ${page.name}`, onchange: (/** @type {any} */ event) => pin(event.target.value) });
  const pinning = element("div", { className: "fields" }, element("label", { className: "field" }, "Pin a color ", picker),
    element("button", { type: "button", textContent: "Remove the pin", ariaLabel: `Remove the pin of ${page.name}`, disabled: !page.pin, onclick: () => pin(undefined) }));
  const palette = page.palette;
  if (!palette?.backdrop) {
    body.replaceChildren(element("p", { textContent: palette ? "The picture has no visible pixel." : "The picture isn't in the link; only its color is." }), pinning);
  } else {
    const swatches = palette.swatches.map((/** @type {any} */ one) =>
      patch(one.hex, [percent(one.weight), one.role ? ` · ${one.role}` : "", element("br"), `text ${one.body.contrast} : 1`], one.body.hex));
    /** @type {[string, string | undefined, string | undefined, number | undefined][]} */
    const answers = [
      ["background", palette.backdrop, palette.backdropDark, palette.confidence.backdrop],
      ["bleed", palette.bleed, palette.bleedDark, palette.confidence.bleed], ["tint", palette.tint, palette.tintDark, undefined],
    ];
    const found = answers.filter(([, hex]) => hex).map(([name, hex, dark, confidence]) =>
      patch(String(hex), [element("b", { textContent: name }), ` ${hex}`, element("br"), `dark ${dark}`, ...(confidence === undefined ? [] : [element("br"), `confidence ${percent(confidence)}`])]));
    const rows = palette.candidates.map((/** @type {string} */ hex, /** @type {number} */ index) => {
      const share = palette.swatches.find((/** @type {any} */ one) => one.hex === hex)?.weight;
      const chroma = page.chroma?.[index] ?? 0;
      const button = element("button", { type: "button", textContent: hex, className: "mono", ariaLabel: `Pin ${hex}`, onclick: () => pin(hex) });
      button.style.borderLeft = `24px solid ${hex}`;
      return element("tr", {}, ...[button, share === undefined ? "–" : percent(share), chroma.toFixed(3), share === undefined ? "–" : (share * (chroma + 0.04)).toFixed(3)].map((cell) => element("td", {}, cell)));
    });
    const head = ["Candidate: pin it", "Share", "Chroma", "Share × (chroma + 0.04)"].map((words) => element("th", { scope: "col", textContent: words }));
    body.replaceChildren(
      element("h3", { textContent: "Palette" }), element("ol", { className: "swatches", id: "swatches" }, ...swatches),
      element("h3", { textContent: "Answers" }), element("ul", { className: "swatches", id: "answers" }, ...found),
      element("h3", { textContent: "Why" }), element("p", { id: "why", textContent: reasons(palette) }),
      element("div", { className: "scroll", tabIndex: 0, role: "region", ariaLabel: "Candidates" }, element("table", {}, element("thead", {}, element("tr", {}, ...head)), element("tbody", {}, ...rows))), pinning);
  }
  if (hadFocus) body.querySelector(`[aria-label="${CSS.escape(hadFocus)}"]`)?.focus();
}

// The page.

async function load() {
  readFragment(location.hash, samples);
  chosen = state.pages[0];
  await Promise.all(state.pages.filter((page) => page.isSample).map(loadSample));
  await update(false);
  document.documentElement.dataset.ready = "";
}

by("space").append(...spaces.map((space) => element("option", { textContent: space })));
for (const name of ["style", "space", "hue", "easing"]) {
  by(name).addEventListener("change", () => { state[/** @type {"style"} */ (name)] = by(name).value; update(); });
}
by("overlay").addEventListener("input", () => { state.overlay = by("overlay").value; update(); });
by("wraps").addEventListener("change", () => { state.wraps = by("wraps").checked; update(); });
by("position").addEventListener("input", () => { position = Number(by("position").value); show(); });
by("samples").addEventListener("click", takeSamples);
by("clear").addEventListener("click", () => { state.pages = []; position = 0; say(""); update(); });
by("files").addEventListener("change", () => { add(by("files").files); by("files").value = ""; });
by("drop").addEventListener("dragover", (/** @type {DragEvent} */ event) => { event.preventDefault(); by("drop").classList.add("over"); });
by("drop").addEventListener("dragleave", () => by("drop").classList.remove("over"));
by("drop").addEventListener("drop", (/** @type {DragEvent} */ event) => {
  event.preventDefault();
  by("drop").classList.remove("over");
  add(event.dataTransfer?.files ?? []);
});
addEventListener("paste", (/** @type {any} */ event) => add(event.clipboardData?.files ?? []));
addEventListener("hashchange", load);
addEventListener("resize", () => show());
for (const button of document.querySelectorAll("[data-copies]")) {
  button.addEventListener("click", () => copy(by(String(/** @type {HTMLElement} */ (button).dataset.copies)).textContent));
}
by("link").addEventListener("click", () => copy(location.href));

/** @param {string} text */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    say("Copied.");
  } catch {
    say("The browser doesn't let this page copy; select the text instead.");
  }
}

connectDragging();
load();
