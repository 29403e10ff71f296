// @ts-check
import { darkForm } from "./arithmetic.js";
import { colorPaint, foundColors, gradientReason } from "./candidates.js";
import { colorLines, colorWords } from "./colors.js";
import { data, images } from "./data.js";
import { discard, discardAll, draft, draftsOf, onTrial, pagesWithoutPin, pinnedColors, triedColors, tryBackdrops, tryColor } from "./draft-pins.js";
import { canWrite, readOnlyReason, refusal, undoParts, writeSettled, writeTrials } from "./editing.js";
import { codeText, element, keepFocus, nameElement, present, visible } from "./elements.js";
import { keysButton } from "./keys.js";
import { picture } from "./pictures.js";
import { frontPages } from "./pinning.js";
import { isDark, onSchemeChange, turnScheme } from "./scheme.js";
import { Stage } from "./stage.js";
import { pageCodes, readTable } from "./tables.js";
import { shownCarousel } from "./trying.js";

/** @type {[form: string, label: string, meaning: string][]} */
const forms = [["color", "Backdrop", "The color behind the page"], ["bleed", "Bleed", "Continues the picture's edges"],
  ["gradient", "Gradient", "From top to bottom"]];

/** The dialog that shows all backdrop forms of one carousel side by side. */
const comparison = element("dialog", { class: "detail compare", "aria-labelledby": "compare-title" });
document.body.append(comparison);
/** The buttons of the trial and of Undo. They get the keyboard focus if the focused button is gone. */
const trialState = element("div", { class: "compare-state", role: "status" });
comparison.addEventListener("click", (event) => { if (event.target === comparison) comparison.close(); });
comparison.addEventListener("keydown", (event) => {
  const cell = event.target instanceof Element ? event.target.closest("td, th") : null;
  const [down, right] = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }[event.key] ?? [0, 0];
  if (!(cell instanceof HTMLTableCellElement) || (down === 0 && right === 0) || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  const rows = [...comparison.querySelectorAll("tr")];
  const row = rows[rows.findIndex((one) => one.contains(cell)) + down];
  // A form that can't be chosen for one page is passed over, and so is a page without a pin.
  for (let column = cell.cellIndex + right; row?.cells[column]; column += right) {
    const box = row.cells[column].querySelector("button:not(:disabled)");
    if (box instanceof HTMLElement) {
      box.focus();
      return;
    }
    if (right === 0) return;
  }
});

/**
 * @param {() => CarouselItem} carousel
 * @param {(page: number) => void} turn brings a page to the front; called with the last page in the dialog
 */
export function compareButton(carousel, turn) {
  return element("button", { type: "button", class: "button", onclick: () => openComparison(carousel(), turn) }, "Compare backdrops");
}

/**
 * The carousel in the dialog, and functions that draw its trial and its phone; null if the dialog is closed.
 *
 * @type {{ carousel: CarouselItem, draw: () => void, drawPhone: () => void } | null}
 */
let compared = null;

/** The page on the phone in the dialog. */
let frontPage = 0;

// The phone shows the page whose cell was clicked or focused last.
for (const name of ["click", "focusin"]) {
  comparison.addEventListener(name, ({ target }) => {
    const row = target instanceof Element ? target.closest("tbody tr") : null;
    if (!row || !compared) return;
    frontPage = [...comparison.querySelectorAll("tbody tr")].indexOf(row);
    compared.draw();
  });
}

/** Writes the trial of the page on the phone. */
async function writeFront() {
  const name = comparedName() ?? "";
  const own = draft(name, frontPage);
  if (own && compared && !readOnlyReason(compared.carousel)) await writeSettled(name, new Map([[frontPage, own]]));
}

comparison.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    writeFront();
  }
  if (event.key.toLowerCase() === "d" && !event.altKey && !event.ctrlKey && !event.metaKey) turnScheme();
});
onSchemeChange(() => {
  // The labels of the cells name their colors, so the focus returns by place.
  const place = [...comparison.querySelectorAll("button")].findIndex((button) => button === document.activeElement);
  updateComparison();
  if (compared) comparison.querySelectorAll("button")[place]?.focus({ preventScroll: true });
});

/** Returns the name of the carousel in the dialog; null if the dialog is closed. */
export function comparedName() { return compared?.carousel.name ?? null; }

/**
 * The forms that a person clicked since the dialog was opened, by page.
 *
 * @type {Map<number, string>}
 */
const clicked = new Map();

/**
 * The page on which the last click changed nothing, because the page has that color already, and the trials then.
 *
 * @type {{ index: number, trials: string } | null}
 */
let idle = null;

/**
 * Returns a key of everything that is tried on a carousel.
 *
 * @param {string} name
 */
function trialsKey(name) { return JSON.stringify([data.generation, draftsOf(name)?.backdrops, [...draftsOf(name)?.pages ?? []]]); }

/**
 * @param {CarouselItem} carousel
 * @param {(page: number) => void} turn
 */
function openComparison(carousel, turn) {
  clicked.clear();
  idle = null;
  frontPage = frontPages.get(carousel.name) ?? 0;
  fill(carousel);
  const forget = onTrial((name) => { if (name === compared?.carousel.name) compared.draw(); });
  comparison.addEventListener("close", () => {
    forget();
    compared = null;
    if (frontPage !== frontPages.get(carousel.name)) turn(frontPage);
  }, { once: true });
  comparison.showModal();
  // Now the phone has a width.
  compared?.drawPhone();
  const row = comparison.querySelectorAll("tbody tr")[frontPage];
  const frame = comparison.querySelector(".compare-frame");
  // The column heads stay above the rows on a wide screen.
  const heads = comparison.querySelector("thead");
  const covered = heads && getComputedStyle(heads).position === "sticky" ? heads.getBoundingClientRect().height : 0;
  if (row && frame && row.getBoundingClientRect().bottom > frame.getBoundingClientRect().bottom) frame.scrollTop = row.getBoundingClientRect().top - frame.getBoundingClientRect().top - covered;
  const chosen = row?.querySelector('[aria-pressed="true"]');
  if (chosen instanceof HTMLElement) chosen.focus({ preventScroll: true });
}

/** Shows changed data in the dialog. Closes the dialog if its carousel is gone. */
export function updateComparison() {
  if (!compared) return;
  const { name } = compared.carousel;
  const carousel = data.carousels.find((other) => other.name === name);
  if (!carousel) {
    comparison.close();
    return;
  }
  const place = comparison.querySelector(".compare-frame")?.scrollTop ?? 0;
  keepFocus(comparison, () => fill(carousel), ".compare-state button");
  const frame = comparison.querySelector(".compare-frame");
  if (frame) frame.scrollTop = place;
}

/**
 * Tries a form on one page. The carousel's own form removes the page's pin; any other form is pinned as its colors.
 *
 * @param {CarouselItem} carousel
 * @param {number} index
 * @param {string} form
 * @param {string[]} colors the colors from top to bottom
 */
function tryForm(carousel, index, form, colors) {
  const { name, pages, backdrops } = carousel;
  clicked.set(index, form);
  idle = null;
  const isOfAll = form === (draftsOf(name)?.backdrops ?? backdrops);
  // A pin to the color that the page has anyway would change nothing.
  const isSame = colors.join() === foundColors(pages[index], draftsOf(name)?.backdrops ?? backdrops).join();
  if (form === "pinned" || ((isOfAll || isSame) && !pages[index].pin)) {
    // A click that changes nothing says so, until the next change.
    if (!draft(name, index) && chosenForm(carousel, index) !== form) idle = { index, trials: trialsKey(name) };
    discard(name, index);
  }
  else tryColor(name, index, isOfAll ? null : colors[0], isOfAll || colors.length === 1 ? null : { gradient: colors });
}

/**
 * Tries a form on all pages without a pin. If a person clicked another form for a page, the page keeps that form's color.
 *
 * @param {CarouselItem} carousel
 * @param {string} form
 */
function tryForAll({ name, pages, backdrops }, form) {
  idle = null;
  const former = draftsOf(name)?.backdrops ?? backdrops;
  pages.forEach((page, index) => {
    const own = draft(name, index);
    if (own?.hex === null && former !== "gradient" && former !== form) tryColor(name, index, foundColors(page, former)[0]);
    // A trial of the same colors would be a pin that no longer follows the picture.
    if (!own?.hex || triedColors(own).join() !== foundColors(page, form).join()) return;
    if (!page.pin) discard(name, index);
  });
  tryBackdrops(name, form === backdrops ? null : form);
}

/**
 * Returns the form that is chosen for a page; null if the tried color belongs to no form.
 *
 * @param {CarouselItem} carousel
 * @param {number} index
 */
function chosenForm({ name, pages, backdrops }, index) {
  const page = pages[index];
  const own = draft(name, index);
  const ofAll = draftsOf(name)?.backdrops ?? backdrops;
  if (!own) return page.pin ? "pinned" : ofAll;
  if (own.hex === null) return ofAll;
  const same = forms.map(([form]) => form).filter((form) => foundColors(page, form).join() === triedColors(own).join());
  return same.find((form) => form === clicked.get(index)) ?? same.find((form) => form !== ofAll) ?? same[0] ?? null;
}

/** @param {CarouselItem} carousel */
function fill(carousel) {
  const title = element("h2", { id: "compare-title" }, "Backdrops of ", nameElement(carousel.name));
  const pinned = carousel.pages.filter((page) => page.pin).length;
  const rest = carousel.pages.length - pinned;
  const onlyForAll = gradientReason(carousel);
  const columns = pinned > 0 ? [...forms, ["pinned", "Pinned", `${pinned} page${pinned === 1 ? "" : "s"} with a pin`]] : forms;
  /** The functions that update which cell looks chosen, one for each cell. */
  const marks = /** @type {(() => void)[]} */ ([]);
  const cell = (/** @type {CarouselPage} */ page, /** @type {number} */ index, /** @type {string[]} */ [form, label]) => {
    if (form === "pinned" && !page.pin) return element("td", { class: "muted" }, "–");
    const light = form === "pinned" ? pinnedColors(page) : foundColors(page, form);
    // The cell of the form in use shows the color of the phone, which may be adjusted for contrast.
    const isUsed = form === (page.pin ? "pinned" : carousel.backdrops);
    const shown = isUsed ? pageCodes(carousel, index, isDark()) : isDark() ? light.map(darkForm) : light;
    const hasNone = form === "gradient" && light.length === 1;
    const isSame = !isUsed && form !== carousel.backdrops && light.join() === foundColors(page, carousel.backdrops).join();
    const box = element("button", { type: "button", class: `compare-cell${hasNone || isSame ? " is-words" : ""}`, "aria-label": visible(`${label} for page ${index + 1}, ${page.image}: ${colorWords(shown)}`),
      onclick: () => tryForm(carousel, index, form, light) }, hasNone ? "no gradient found" : isSame ? "the same color" : picture(images.get(page.image), "thumbnail", ""));
    if (!hasNone && !isSame) box.style.background = colorPaint(shown);
    const words = element("span", { class: "muted" });
    marks.push(() => {
      const ofAll = draftsOf(carousel.name)?.backdrops ?? carousel.backdrops;
      const reason = form !== "gradient" || ofAll === "gradient" ? "" : hasNone ? "no gradient found" : onlyForAll;
      box.disabled = reason !== "";
      const isChosen = chosenForm(carousel, index) === form;
      box.setAttribute("aria-pressed", `${isChosen}`);
      const own = draft(carousel.name, index);
      // Only the form of the whole carousel follows a picture that changes.
      box.title = reason || (isChosen && own?.hex ? `The pin keeps ${light.length > 1 ? "these colors" : "this color"} if the picture changes` : "");
      words.textContent = !isChosen ? "" : isUsed && !own ? "in use" : "not written";
    });
    return element("td", { "data-label": label }, element("div", { class: "compare-form" }, box,
      element("span", { class: "compare-words" }, hasNone || isSame ? null : element("span", { class: "chip-hex" }, colorLines(shown)), words)));
  };
  const heads = columns.map(([form, label, meaning]) => element("th", { scope: "col" }, label,
    element("span", { class: "muted compare-meaning", title: form === "gradient" ? onlyForAll : "" }, form === "gradient" && onlyForAll ? `${meaning}, only for all pages` : meaning),
    form === "pinned" ? null : element("button", { type: "button", class: "button take", "data-form": form,
      onclick: () => tryForAll(carousel, form) })));
  const rows = carousel.pages.map((page, index) => {
    const own = element("span", { class: "muted compare-own" });
    marks.push(() => {
      const tried = draft(carousel.name, index);
      own.textContent = !tried ? (idle?.index === index && idle.trials === trialsKey(carousel.name) ? "already has this color" : "") : tried.hex ? colorWords(triedColors(tried)) : "pin removed";
    });
    const row = element("tr", {}, element("th", { scope: "row" }, `${index + 1} `, nameElement(page.image), own), ...columns.map((column) => cell(page, index, column)));
    row.classList.toggle("is-alike", row.querySelectorAll(".compare-cell:not(.is-words)").length === 1);
    return row;
  });
  const stage = new Stage(carousel);
  const pageWords = element("p", { class: "muted" });
  const drawPhone = () => {
    const shown = shownCarousel(carousel);
    const page = Math.min(frontPage, shown.pages.length - 1);
    stage.carousel = shown;
    stage.rest(page, shown.tables?.[isDark() ? "dark" : "light"] ?? readTable(isDark() ? shown.dark : shown.light));
    pageWords.replaceChildren(`Page ${page + 1}, `, nameElement(shown.pages[page].image));
  };
  const draw = () => {
    drawPhone();
    const tried = draftsOf(carousel.name)?.backdrops ?? null;
    for (const button of comparison.querySelectorAll(".take")) {
      const form = button.getAttribute("data-form");
      const isChosen = form === (tried ?? carousel.backdrops);
      button.setAttribute("aria-pressed", `${isChosen}`);
      button.textContent = isChosen ? (tried ? "Tried" : "In use") : pinned === 0 ? `Try on ${pagesWithoutPin(carousel)}` : `Try on ${rest} page${rest === 1 ? "" : "s"}`;
    }
    for (const mark of marks) mark();
    keepFocus(trialState, () => trialState.replaceChildren(...present([trialBar(carousel, 1, () => true, frontPage) ?? element("span", { class: "muted" },
      `Click a picture to try its backdrop on that page${rest === 0 ? "" : `, or a button to try it on ${pagesWithoutPin(carousel)}`}. Nothing is written until you press Write.`)]),
    element("div", { class: "pin-undo" }, ...undoParts(carousel.name, null))));
  };
  comparison.replaceChildren(
    element("header", { class: "detail-head" }, title, element("div", { class: "detail-buttons" },
      keysButton(), element("button", { type: "button", class: "button", onclick: turnScheme }, isDark() ? "Light " : "Dark ", element("kbd", {}, "D")),
      element("button", { type: "button", class: "button", onclick: () => comparison.close() }, "Close"))),
    element("div", { class: "compare-phone", "aria-hidden": "true", inert: true }, stage.element, pageWords), trialState,
    element("div", { class: "compare-frame", tabindex: "0", role: "region", "aria-label": "Pages with each kind of backdrop" },
      element("table", {}, element("thead", {}, element("tr", {}, element("td"), ...heads)), element("tbody", {}, ...rows))));
  compared = { carousel, draw, drawPhone };
  draw();
}

/**
 * Creates the buttons that write or drop a carousel's trial; null if fewer than `least` choices are tried.
 *
 * @param {CarouselItem} carousel
 * @param {number} least the number of pages
 * @param {() => boolean} isReady returns whether the trial may be written, and otherwise shows why not
 * @param {number} front the page of several that another button writes alone; -1 for none
 */
export function trialBar(carousel, least, isReady = () => true, front = -1) {
  const { backdrops: form, pages } = draftsOf(carousel.name) ?? { backdrops: null, pages: new Map() };
  if (!form && pages.size < least) return null;
  const reason = readOnlyReason(carousel);
  const refused = refusal(carousel.name);
  const own = pages.size > 0 ? `other colors on ${pages.size} page${pages.size === 1 ? "" : "s"}` : "";
  const [only] = pages.size === 1 && !form ? pages.values() : [];
  const single = pages.size > 1 || form ? pages.get(front) : undefined;
  // The current page has its own buttons, so these say what they write.
  const which = only ? ` ${visible(only.picture.image)}` : pages.size > 0 ? " all" : "";
  return element("div", { class: "backdrops-bar" }, ...present([
    element("span", {}, "Trying ", form ? `${forms.find(([name]) => name === form)?.[1]} on ${pagesWithoutPin(carousel)}${own ? ", and " : ""}` : "", only ? `${colorWords(triedColors(only)) || "no pin"} on ${visible(only.picture.image)}` : own),
    reason && !canWrite() ? null : element("button", { type: "button", class: "button primary", disabled: reason !== "",
      onclick: () => { if (isReady()) writeTrials(carousel.name); } }, `Write${which}`),
    reason ? element("span", { class: "muted" }, ...codeText(reason)) : null,
    single && !reason ? element("button", { type: "button", class: "button", onclick: writeFront }, `Write ${visible(single.picture.image)}`) : null,
    element("button", { type: "button", class: "button quiet", onclick: () => discardAll(carousel.name) }, `Discard${which}`),
    refused ? element("span", { class: "pin-refusal", role: "alert" }, visible(refused)) : null,
  ]));
}
