// @ts-check
import { choicesFor, colorPaint, isChosen, pinnedWords } from "./candidates.js";
import { channels, colorLines, colorWords } from "./colors.js";
import { copyText } from "./copying.js";
import { data, images, pageOfPicture, pictureOfPage } from "./data.js";
import { discard, draft, latestTrial, onTrial, pinnedColors, pointOf, triedColors, trialRestorer, tryColor } from "./draft-pins.js";
import { readOnlyReason, refusal, undoEdit, writeSettled, writtenEdits } from "./editing.js";
import { editorLink } from "./editors.js";
import { codeText, colorChip, element, keepFocus, nameElement, present, visible } from "./elements.js";
import { keysButton } from "./keys.js";
import { Picker } from "./picker.js";
import { picture } from "./pictures.js";
import { formChoice, ownColor } from "./pinning.js";
import { recall, remember } from "./preferences.js";
import { darkForm } from "./arithmetic.js";
import { isDark, onSchemeChange, turnScheme } from "./scheme.js";
import { pageCodes } from "./tables.js";
import { meaningLines } from "./terms.js";

/**
 * A page to review.
 *
 * `state` is what the person decided, and `colors` are the chosen colors from top to bottom (none for no pin). `before`
 * has the colors before the review.
 *
 * `isUndone` says whether the decision was undone. `dropped` is a trial that ended because the page was skipped.
 *
 * `picture` identifies the page in changed data.
 *
 * @typedef {{ carousel: string, page: number, image: string, picture: import("./data.js").PagePicture, state: "open" | "written" | "tried" | "kept" | "skipped", colors: string[],
 *   before: string[], isUndone: boolean, dropped: import("./draft-pins.js").Draft | null }} Task
 */

/** The dialog that shows pages one after another, so that a person can choose the backdrop of each. */
const queue = element("dialog", { class: "queue", "aria-labelledby": "queue-title" });
document.body.append(queue);

/** @type {Task[]} */
let tasks = [];
let at = 0;
/** Whether the tasks are all pages, and not only the uncertain ones. */
let isOfAll = false;
/**
 * The result of the last step, in words. It is shown in the dialog, because the page's own messages are hidden behind
 * it.
 */
let notice = "";
/** The reason why a key did nothing, in words, until the next step. */
let edge = "";

/** The confidence from which people agreed in more than 8 of 10 cases. */
const highConfidence = 0.8;

/** The maximum number of pages that are remembered as kept, over all catalogs. */
const mostKept = 1000;

/**
 * The pages that a person kept as they are, with their backdrops. A page counts again when its backdrop changes.
 *
 * @type {Set<string>}
 */
const settled = new Set(recall("kept")?.split("\n"));

/**
 * @param {string} carousel
 * @param {CarouselPage} page
 */
function keyOf(carousel, { image, backdrop }) { return JSON.stringify([data.folder ?? data.title, carousel, image, backdrop]); }

/**
 * Returns the pages to review: first the uncertain ones, then those whose sides differ, and last those with a pin. Among
 * these, the one with the lowest confidence comes first.
 *
 * @param {boolean} isAll whether to include pages that aren't uncertain
 */
function pagesToReview(isAll) {
  const found = data.carousels.flatMap((carousel) => carousel.pages.flatMap((page, index) => (!isAll && (!page.isUncertain || settled.has(keyOf(carousel.name, page))) ? []
    : [{ rank: (page.isUncertain ? 0 : page.pin ? 3 : images.get(page.image)?.sides ? 1 : 2) + (page.confidence ?? 0), task: /** @type {Task} */ ({ carousel: carousel.name, page: index, image: page.image, picture: pictureOfPage(carousel.name, index), state: "open", colors: [],
      before: pageCodes(carousel, index), isUndone: false, dropped: null }) }])));
  found.sort((a, b) => a.rank - b.rank);
  return found.map(({ task }) => task);
}

/** Whether a review of all pages was closed before its end, and goes on where it stopped. */
function isUnfinished() { return isOfAll && at > 0 && at < tasks.length; }

/** Creates the buttons that start a review: one for the uncertain pages, if there are any, and one for all pages. */
export function queueButtons() {
  const button = (/** @type {boolean} */ isAll) => element("button", { type: "button", class: `button ${isAll ? "queue-all" : "queue-open"}`, onclick: () => {
    if (isAll && isUnfinished()) drawQueue();
    else begin(pagesToReview(isAll));
    isOfAll = isAll;
    queue.showModal();
    focusQueue();
  } });
  const [some, all] = [button(false), button(true)];
  const status = element("div", { class: "queue-rest", role: "status" });
  const update = () => {
    all.textContent = isUnfinished() ? `Continue the review, ${at + 1} of ${tasks.length}` : "Review all pages";
    const count = pagesToReview(false).length;
    some.hidden = count === 0;
    all.hidden = data.carousels.length === 0;
    some.textContent = `${count} backdrop${count === 1 ? "" : "s"} to look at`;
  };
  const buttons = element("div", { class: "queue-buttons" }, status, some, all);
  const drawStatus = () => keepFocus(buttons, () => status.replaceChildren(...restParts()), "button:not([hidden])");
  onTrial(drawStatus);
  queue.addEventListener("close", () => {
    update();
    drawStatus();
  });
  return { element: buttons, update };
}

/**
 * The trials that the closed review left unwritten.
 *
 * @type {{ task: Task, own: import("./draft-pins.js").Draft }[]}
 */
let leftovers = [];

/** Creates a sentence about the trials that the closed review left unwritten, and the buttons that write or drop them. */
function restParts() {
  for (const { task } of leftovers) task.page = pageOfPicture(task.carousel, task.picture) ?? task.page;
  leftovers = leftovers.filter(({ task, own }) => draft(task.carousel, task.page) === own && !own.isWritten);
  if (queue.open || leftovers.length === 0) return [];
  const carousel = data.carousels.find(({ name }) => name === leftovers[0].task.carousel);
  const colors = leftovers.map(({ task, own }) => `${visible(task.image)} ${changeWords(triedColors(own))}`);
  const button = (/** @type {string} */ label, /** @type {() => void} */ act, className = "button") => element("button", { type: "button", class: className, onclick: act }, label);
  const write = () => leftovers.reduce((before, { task, own }) => before.then((isWritten) => isWritten && writeSettled(task.carousel, new Map([[task.page, own]]))), Promise.resolve(true));
  return present([element("span", {}, `Not written: ${colors.slice(0, 3).join(", ")}${colors.length > 3 ? ` and ${colors.length - 3} more` : ""}`),
    carousel && readOnlyReason(carousel) ? null : button("Write", write, "button primary"),
    button("Discard", () => { for (const { task } of leftovers) discard(task.carousel, task.page); }, "button quiet")]);
}

/** @param {Task[]} found */
function begin(found) {
  tasks = found;
  at = 0;
  notice = "";
  drawQueue();
}

function focusQueue() {
  /** @type {HTMLElement | null} */
  const target = queue.querySelector('.queue-choice[aria-pressed="true"]') ?? queue.querySelector(".queue-choice") ?? queue.querySelector(".queue-foot button");
  target?.focus();
}

/** @param {Task} task */
function pageOf(task) {
  const page = data.carousels.find(({ name }) => name === task.carousel)?.pages[task.page];
  return page?.image === task.image ? page : undefined;
}

/**
 * Returns the reason why a page should be reviewed.
 *
 * @param {CarouselItem} carousel
 * @param {CarouselPage} page
 */
function reasonFor({ backdrops }, { confidence, isUncertain, image }) {
  if (confidence === undefined) return "Pinned by hand";
  const color = backdrops === "bleed" ? "bleed" : "backdrop";
  const scale = `${Math.round(confidence * 100)} %, ${isUncertain ? "low" : confidence >= highConfidence ? "high" : "medium"}`;
  const item = images.get(image);
  if (backdrops === "gradient" && item?.gradient) return `Its gradient was found in the picture. The confidence in the main color of the gradient is ${scale}`;
  const border = color === "backdrop" ? item?.border : undefined;
  if (border === "transparent") return `A cut-out: its backdrop contrasts with ${Math.round(confidence * 100)} % of its outline`;
  const [least, most] = border ? [Math.min(...channels(border)), Math.max(...channels(border))] : [0, 0];
  if (border) return `Its border is plain ${border}, with a confidence of ${scale}${most - least < 16 ? ". If that is a margin around the artwork, a color of the artwork may suit it better" : ""}`;
  return isUncertain ? `Uncertain: the best candidates for its ${color} score almost the same (confidence ${scale})` : `The confidence in its ${color} is ${scale}`;
}

/**
 * Creates the reason why a page should be reviewed. If its sides differ, its confidence is said only if it is low. A
 * narrow screen shows the beginning, and the rest behind a button.
 *
 * @param {CarouselItem} carousel
 * @param {CarouselPage} page
 */
function reasonParts(carousel, page) {
  const sides = page.pin ? undefined : images.get(page.image)?.sides;
  const words = present([sides && !page.isUncertain ? null : reasonFor(carousel, page), sides]).join(". ");
  const text = element("p", { class: "muted queue-reason" }, words);
  return present([text, words.length > 120 ? element("button", { type: "button", class: "link queue-more", onclick: () => text.toggleAttribute("data-open") }, "more") : null]);
}

/**
 * Returns the colors to choose from, first the one in use.
 *
 * @param {CarouselItem} carousel
 * @param {number} page
 */
function orderedChoices(carousel, page) {
  const choices = choicesFor(carousel, page);
  return [...choices.filter(({ isUsed }) => isUsed), ...choices.filter(({ isUsed }) => !isUsed)];
}

/** Updates which color looks chosen on the current page. */
let mark = () => {};

/** Whether an edit is being written or undone. */
let isBusy = false;

/**
 * Runs an action, unless an edit is being written: the person has not seen the next page yet.
 *
 * @param {() => void | Promise<void>} action
 */
async function alone(action) {
  if (isBusy) return;
  isBusy = true;
  try {
    await action();
  } finally {
    isBusy = false;
  }
}

/** Returns whether the typed text is a color, and otherwise shows that it isn't. */
let isReady = () => true;

/** Shows changed data in the dialog, if it is open. */
export function updateQueue() {
  if (!queue.open || !tasks[at]) return;
  for (const task of tasks) task.page = pageOfPicture(task.carousel, task.picture) ?? task.page;
  const hasChoice = document.activeElement?.classList.contains("queue-choice");
  keepFocus(queue, drawQueue);
  if (hasChoice) focusQueue();
}

function drawQueue() {
  const task = tasks[at];
  queue.classList.toggle("is-end", !task);
  if (!task) {
    drawEnd();
    return;
  }
  const carousel = data.carousels.find(({ name }) => name === task.carousel);
  const page = pageOf(task);
  if (!carousel || !page) {
    task.state = "kept";
    at += 1;
    drawQueue();
    return;
  }
  const choices = orderedChoices(carousel, task.page);
  const used = choices.find(({ isUsed }) => isUsed)?.hex ?? null;
  const reason = readOnlyReason(carousel);
  const item = images.get(task.image);
  const shown = (/** @type {string[]} */ light, /** @type {string[]} */ dark) => colorPaint(isDark() ? dark : light);
  const tiles = choices.map((option, index) => {
    const { light, dark } = option;
    const words = option.words.join(", ");
    const stand = element("span", { class: "queue-stand" }, picture(item, "whole", ""));
    const button = element("button", { type: "button", class: "queue-choice", title: meaningLines(option.words),
      "aria-label": `${index + 1}: ${colorWords(light)}, dark ${colorWords(dark)}, ${words}`, onclick: () => alone(() => choose(index)) },
    stand, element("span", { class: "queue-words" }, index < 9 ? element("kbd", {}, `${index + 1}`) : null,
      element("b", { class: "mono pin-pair" }, colorChip(colorPaint(light)), colorLines(light)), element("span", { class: "mono pin-pair" }, colorChip(colorPaint(dark)), `dark ${colorLines(dark)}`), element("span", {}, words)));
    stand.style.background = shown(light, dark);
    return button;
  });
  const pick = (/** @type {string} */ hex, /** @type {PinWay | null} */ way, isPassing = false) => tryColor(task.carousel, task.page, hex, way, isPassing);
  const field = ownColor(page.backdrop, carousel, (hex, isPassing, way) => pick(hex, way, isPassing), () => trialRestorer(task.carousel, task.page), () => mark());
  isReady = field.check;
  const foot = element("footer", { class: "queue-foot" });
  const picker = item ? new Picker(item, { pick, hover: () => {} }) : null;
  const own = element("div", { class: "queue-own" }, ...present([picker?.element, picker?.loupe,
  element("div", { class: "queue-words" }, element("span", { class: "muted" }, "Choose a point of the picture, or"), field.element)]));
  mark = () => {
    const tried = draft(task.carousel, task.page);
    const chosen = choices.findIndex((option) => isChosen(option, tried, page, carousel));
    tiles.forEach((tile, index) => {
      tile.setAttribute("aria-pressed", `${index === chosen}`);
      // Tab reaches one color, and the arrow keys the others.
      tile.tabIndex = index === Math.max(chosen, 0) ? 0 : -1;
    });
    const codes = tried ? triedColors(tried) : [];
    own.toggleAttribute("data-chosen", codes.length > 0 && chosen < 0);
    own.style.background = codes.length > 0 ? shown(codes, codes.map(darkForm)) : colorPaint(pageCodes(carousel, task.page, isDark()));
    const pinned = pinnedColors(page);
    field.show(tried?.hex ? triedColors(tried) : pinned.length > 0 ? pinned : [page.backdrop]);
    picker?.mark(pointOf(tried) ?? (tried ? null : page.pinnedBy?.at ?? null), tried?.hex);
    const refused = refusal(task.carousel);
    keepFocus(foot, () => foot.replaceChildren(...present([
      element("button", { type: "button", class: "button primary", disabled: !field.isColor(), onclick: () => alone(accept) }, !tried ? "Keep it as it is" : tried.hex ? `${reason ? "Try" : "Pin"} ${colorWords(triedColors(tried))}` : "Remove the pin", " ", element("kbd", {}, "Enter")),
      !page.pin && !tried && used ? element("button", { type: "button", class: "button", onclick: () => alone(pinUsed) }, `Pin ${used} `, element("kbd", {}, "P")) : null,
      page.pin && tried?.hex !== null ? element("button", { type: "button", class: "button", onclick: () => alone(removePin) }, "Remove the pin ", element("kbd", {}, "R")) : null,
      element("button", { type: "button", class: "button", onclick: () => alone(skip) }, "Skip ", element("kbd", {}, "S")),
      element("button", { type: "button", class: "button undo", disabled: at === 0 && !tried, onclick: () => alone(back) }, "Undo ", element("kbd", {}, "U")),
      tried && !reason ? formChoice(tried, task.carousel) : null,
      tried || edge || notice ? null : element("span", { class: "muted queue-keys" }, `Arrow keys or 1 – ${Math.min(choices.length, 9)} try a color; Enter ${reason ? "goes on" : "or Ctrl Enter writes it, and goes on"}`),
      element("span", { class: "muted queue-tally" }, tally(task)),
      edge || notice ? element("span", { class: "queue-note", role: "status", title: edge || notice }, edge || notice) : null,
      reason ? element("span", { class: "muted" }, ...codeText(reason)) : null,
      refused ? element("span", { class: "pin-refusal", role: "alert" }, visible(refused)) : null,
    ])));
  };
  mark();
  queue.replaceChildren(element("header", { class: "queue-head" },
    element("div", { class: "queue-title" }, element("h2", { id: "queue-title" }, nameElement(task.image), element("span", { class: "muted" }, ` in ${visible(task.carousel)}, page ${task.page + 1}`), page.pin ? element("span", { class: "verdict" }, pinnedWords(page)) : null),
      ...reasonParts(carousel, page)),
    element("progress", { max: `${tasks.length}`, value: `${at}`, "aria-label": "Progress" }), element("span", { class: "muted queue-place" }, `${at + 1} of ${tasks.length}`),
    keysButton(), element("button", { type: "button", class: "button", onclick: turnScheme }, isDark() ? "Light " : "Dark ", element("kbd", {}, "D")),
    element("button", { type: "button", class: "button queue-close", onclick: () => queue.close() }, "Close")),
  element("div", { class: "queue-body" }, element("ol", { class: "queue-choices", "data-gradient": choices.some(({ light }) => light.length > 1) }, ...tiles.map((tile) => element("li", {}, tile))), own), foot);
}

/**
 * Tries a color. The color in use stays as it is.
 *
 * @param {number} index
 */
function choose(index) {
  const task = tasks[at];
  const carousel = data.carousels.find(({ name }) => name === task?.carousel);
  const option = task && carousel && orderedChoices(carousel, task.page)[index];
  if (!task) return;
  if (!option) {
    stay(`There is no color ${index + 1}`);
    return;
  }
  edge = "";
  if (option.hex === null || option.isUsed) discard(task.carousel, task.page);
  else tryColor(task.carousel, task.page, option.hex, option.way);
  focusQueue();
}

/**
 * Says why a key does nothing.
 *
 * @param {string} words
 */
function stay(words) {
  edge = words;
  mark();
}

/**
 * Tries the color beside the focused one.
 *
 * @param {string} key an arrow key
 */
function stepTo(key) {
  const tiles = [...queue.querySelectorAll(".queue-choice")];
  const now = tiles.findIndex((tile) => tile.getAttribute("tabindex") === "0");
  const tops = tiles.map((tile) => tile.getBoundingClientRect().top);
  const columns = tops.filter((one) => one === tops[0]).length;
  const beside = now + ({ ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0);
  if (tiles[beside]) choose(beside);
  else stay(`There is no color ${{ ArrowLeft: "before this one", ArrowRight: "after this one", ArrowUp: "above this one" }[key] ?? "below this one"}`);
}

/** Pins the color in use, and goes on. */
async function pinUsed() {
  const task = tasks[at];
  const carousel = data.carousels.find(({ name }) => name === task?.carousel);
  const used = task && carousel && choicesFor(carousel, task.page).find(({ isUsed }) => isUsed);
  if (draft(task.carousel, task.page)?.hex) return accept();
  if (task && pageOf(task)?.pin) stay(`${visible(task.image)} has a pin`);
  if (!used?.hex || pageOf(task)?.pin) return;
  tryColor(task.carousel, task.page, used.hex, used.way);
  await accept();
}

/** Removes the page's pin, so that it gets the color that was found, and goes on. */
async function removePin() {
  const task = tasks[at];
  if (!task) return;
  if (!pageOf(task)?.pin) {
    stay(`${visible(task.image)} has no pin`);
    return;
  }
  tryColor(task.carousel, task.page, null);
  await accept();
}

/** Writes the chosen color and goes on. Without a choice, the page keeps its backdrop. */
async function accept() {
  const task = tasks[at];
  const carousel = data.carousels.find(({ name }) => name === task?.carousel);
  if (!task || !carousel || !isReady()) return;
  const tried = draft(task.carousel, task.page);
  if (!tried) {
    task.state = "kept";
    settle(task, true);
  } else if (readOnlyReason(carousel)) {
    task.state = "tried";
  } else if (await writeSettled(task.carousel, new Map([[task.page, tried]]))) {
    task.state = "written";
  } else {
    mark();
    return;
  }
  task.colors = tried ? triedColors(tried) : [];
  next(tried ? `${visible(task.image)}: ${changeWords(task.colors)}, ${task.state === "written" ? "written" : "tried, not written"}` : `${visible(task.image)} is kept as it is${pageOf(task)?.isUncertain ? "; to end its warning, go back with U and pin the color with P" : ""}`);
}

/**
 * Remembers whether a person kept a page as it is.
 *
 * @param {Task} task
 * @param {boolean} isKept
 */
function settle(task, isKept) {
  const page = pageOf(task);
  if (!page) return;
  if (isKept) settled.add(keyOf(task.carousel, page));
  else settled.delete(keyOf(task.carousel, page));
  remember("kept", [...settled].slice(-mostKept).join("\n"));
}

/** Goes on without a decision. A color that is tried on the page is dropped. */
function skip() {
  const task = tasks[at];
  if (!task) return;
  task.dropped = draft(task.carousel, task.page) ?? null;
  if (task.dropped) discard(task.carousel, task.page);
  task.state = "skipped";
  next(`${visible(task.image)} is skipped${task.dropped ? `; ${colorWords(triedColors(task.dropped)) || "the removal of its pin"} is not written` : ""}`);
}

/** @param {string} words what was done with the page before */
function next(words) {
  [notice, edge] = [words, ""];
  at += 1;
  drawQueue();
  focusQueue();
}

/** Takes back the trial on the page, or else goes back to the previous page, and restores its backdrop. */
async function back() {
  const task = tasks[at];
  const trial = task && latestTrial(task.carousel, task.page);
  if (trial) {
    trial.end();
    focusQueue();
    return;
  }
  const former = tasks[at - 1];
  if (!former) return;
  if (former.state === "written" && !await undoEdit()) {
    stay("That change can no longer be undone here");
    return;
  }
  if (former.state === "kept") settle(former, false);
  if (former.state === "tried") discard(former.carousel, former.page);
  if (former.dropped) tryColor(former.carousel, former.page, former.dropped.hex, former.dropped.way);
  const isUndone = former.state === "written";
  former.isUndone ||= isUndone;
  edge = "";
  notice = isUndone ? `Undone: ${visible(former.image)} is as it was` : "";
  Object.assign(former, { state: "open", colors: [], dropped: null });
  at -= 1;
  drawQueue();
  focusQueue();
}

/**
 * Returns the pages on which a color is tried but not written, except one page.
 *
 * @param {Task | null} apart
 */
function unwritten(apart) {
  return tasks.filter((task) => task !== apart && task.state !== "written" && draft(task.carousel, task.page));
}

/** @type {[state: Task["state"], words: string][]} */
const stateWords = [["written", "written"], ["tried", "tried, not written"], ["kept", "kept"], ["skipped", "skipped"]];

/** @param {Task | null} current the page that is shown */
function tally(current) {
  const later = unwritten(current).filter(({ state }) => state === "open").length;
  return present([...stateWords.map(([state, words]) => {
    const count = tasks.filter((task) => task.state === state).length;
    return count > 0 ? `${count} ${words}` : null;
  }), later > 0 ? `${later} tried on later pages, not written` : null]).join(", ");
}

/** @param {string[]} colors */
function changeWords(colors) { return colors.length > 0 ? colorWords(colors) : "without its pin"; }

/**
 * Returns the colors of the pages that were written since the server started, in this review or before it, by carousel
 * and picture. A page that has its former pin again isn't among them.
 */
function writtenColors() {
  /** @type {Map<string, string[]>} */
  const done = new Map();
  const seen = new Set();
  for (const { carousel: name, pages, before } of writtenEdits()) {
    const carousel = data.carousels.find((one) => one.name === name);
    pages.forEach((image, index) => {
      const [page, line] = [carousel?.pages.findIndex((one) => one.image === image) ?? -1, `${name}: ${image}`];
      if (!carousel || page < 0 || seen.has(line)) return;
      seen.add(line);
      const pinned = pinnedColors(carousel.pages[page]);
      if (pinned.join() !== before[index].join()) done.set(line, pinned.length > 0 ? pageCodes(carousel, page) : []);
    });
  }
  return done;
}

/**
 * Returns a commit message with the pages in the order of their carousels; empty if there is nothing to commit.
 *
 * @param {Map<string, string[]>} done the colors of the changed pages, by carousel and picture
 */
function commitMessage(done) {
  if (done.size === 0) return "";
  const pins = [...done.values()].some((colors) => colors.length > 0) ? "Pin" : "Unpin";
  const pages = new Set(data.carousels.flatMap(({ name, pages: own }) => own.map(({ image }) => `${name}: ${image}`)));
  const lines = [...pages].flatMap((page) => (done.has(page) ? [`- ${page} ${changeWords(done.get(page) ?? [])}\n`] : []));
  return `${pins} ${done.size} backdrop${done.size === 1 ? "" : "s"}\n\n${lines.join("")}`;
}

/**
 * Creates a list item for a reviewed page: its picture on its color, and what was decided.
 *
 * @param {Task} task
 * @param {boolean} isEarlier whether the page was written before the review
 */
function resultLine(task, isEarlier) {
  const { carousel, page, image, state, before, isUndone, dropped } = task;
  const isChanged = state === "written" || state === "tried";
  const item = images.get(image);
  const after = !isChanged ? before : task.colors.length > 0 ? task.colors : item?.found ? [item.found] : before;
  const pair = (/** @type {string[]} */ codes) => element("span", { class: "pin-pair mono" }, colorChip(colorPaint(codes)), colorWords(codes));
  const stand = element("span", { class: "result-picture", "aria-hidden": "true" }, picture(item, "thumbnail", ""));
  stand.style.background = colorPaint(after);
  return element("li", { class: isChanged || isEarlier ? "is-changed" : "" }, ...present([stand,
    element("span", { class: "result-name" }, nameElement(image), element("span", { class: "muted" }, `${visible(carousel)}, page ${page + 1}`)),
    element("span", { class: "result-colors" }, ...(isChanged ? [pair(before), " → ", task.colors.length > 0 ? pair(task.colors) : "without its pin"] : [pair(before)])),
    element("span", { class: `result-state ${state}` }, stateWords.find(([one]) => one === state)?.[1] ?? "not reviewed",
      isEarlier ? ", written before the review" : null, dropped?.hex ? element("span", { class: "muted" }, `, without ${dropped.hex}`) : isUndone ? element("span", { class: "muted" }, ", undone once") : null)]));
}

function drawEnd() {
  const written = tasks.filter(({ state }) => state === "written");
  const tried = tasks.filter(({ state }) => state === "tried");
  const skipped = tasks.filter(({ state }) => state === "skipped");
  const keyOfTask = (/** @type {Task} */ task) => `${task.carousel}: ${task.image}`;
  const done = writtenColors();
  const early = [...done.keys()].filter((key) => !written.some((task) => keyOfTask(task) === key));
  const isWritten = written.length > 0 || early.length > 0;
  const message = commitMessage(isWritten ? done : new Map(tried.map((task) => [keyOfTask(task), task.colors])));
  const listOf = (/** @type {Task} */ task) => data.carousels.find(({ name }) => name === task.carousel);
  const files = [...new Set(present(data.carousels.map(({ name, list }) => ([...done.keys()].some((key) => key.startsWith(`${name}: `)) ? list?.file : null))))];
  const reason = tried.length > 0 ? readOnlyReason(/** @type {CarouselItem} */ (listOf(tried[0]) ?? data.carousels[0])) : "";
  const order = [...written, ...tried, ...tasks.filter((task) => !written.includes(task) && !tried.includes(task))];
  const again = (/** @type {Task[]} */ some) => begin(some.map((task) => ({ ...task, state: "open", colors: [], isUndone: false, dropped: null,
    before: pageCodes(listOf(task) ?? data.carousels[0], task.page) })));
  const button = (/** @type {string} */ label, /** @type {() => void} */ act, className = "button", /** @type {Child[]} */ ...more) => element("button", { type: "button", class: className, onclick: act }, label, ...more);
  const steps = present([
    isWritten && message ? element("li", {}, "Look at the change in ", ...files.flatMap((file, index) => [index > 0 ? ", " : "", editorLink(file) ?? nameElement(file)]), ", and commit it.") : null,
    isWritten && message ? element("li", {}, "Run ", element("code", {}, "tincture compile"), ", or build the app, to use the new colors.") : null,
    tried.length > 0 ? element("li", {}, `${tried.length === 1 ? "A color is" : `${tried.length} colors are`} tried and not written. `, ...codeText(reason)) : null,
    skipped.length > 0 ? element("li", {}, `${skipped.length === 1 ? "One page is" : `${skipped.length} pages are`} unchanged, to be decided later.`) : null,
    !message && (written.length > 0 || skipped.length === 0) ? element("li", {}, "Every page keeps its backdrop: there is nothing to commit.") : null,
  ]);
  queue.replaceChildren(
    element("header", { class: "queue-head" }, element("div", { class: "queue-title" },
      element("h2", { id: "queue-title" }, isWritten || tried.length > 0 ? `Reviewed: ${tally(null)}${early.length > 0 ? `; ${early.length} written before the review` : ""}` : `Nothing changed: ${tally(null)}`)),
    button("Close", () => queue.close(), "button queue-close")),
    element("div", { class: "queue-end" }, ...present([
      element("section", { "aria-labelledby": "queue-next" }, element("h3", { id: "queue-next" }, "What to do next"), element("ul", { class: "queue-steps" }, ...steps)),
      message ? element("section", { "aria-labelledby": "queue-commit" }, element("h3", { id: "queue-commit" }, "Commit message"),
        element("pre", { class: "frame queue-message" }, visible(message).replaceAll("␊", "\n"))) : null,
      element("section", { "aria-labelledby": "queue-pages" }, element("h3", { id: "queue-pages" }, "Pages"), element("ul", { class: "queue-results" }, ...order.map((task) => resultLine(task, early.includes(keyOfTask(task)))))),
    ])),
    element("footer", { class: "queue-foot" }, ...present([
      message ? button("Copy commit message ", () => copyText(message, "Commit message copied"), "button primary", element("kbd", {}, "Enter")) : null,
      skipped.length > 0 ? button(`Review ${skipped.length === 1 ? "the skipped page" : `the ${skipped.length} skipped pages`}`, () => {
        again(skipped);
        focusQueue();
      }) : null,
      at > 0 ? button("Undo ", () => alone(back), "button undo", element("kbd", {}, "U")) : null,
    ])));
  focusQueue();
}

onSchemeChange(() => { if (queue.open) keepFocus(queue, drawQueue); });
onTrial((name) => { if (queue.open && tasks[at]?.carousel === name) mark(); });
queue.addEventListener("close", () => {
  leftovers = present(unwritten(null).map((task) => {
    const own = draft(task.carousel, task.page);
    return own ? { task, own } : null;
  }));
});
queue.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLInputElement && (event.target.type === "text" || event.key.startsWith("Arrow"));
  if (isTyping && event.key === "Escape") focusQueue();
  const isCommand = event.ctrlKey || event.metaKey;
  if (event.altKey || (isCommand && event.key !== "Enter") || (isTyping && event.key !== "Enter")) return;
  const key = event.key.toLowerCase();
  const number = Number(key);
  const action = number >= 1 && number <= 9 ? () => choose(number - 1) : key.startsWith("arrow") ? () => stepTo(event.key)
    : key === "s" ? skip : key === "u" ? back : key === "r" ? removePin : key === "p" ? pinUsed : key === "d" ? turnScheme
      // If a button has the focus, Enter presses it. On a color, Enter accepts the choice instead.
      : key === "enter" && (!(event.target instanceof HTMLButtonElement) || event.target.classList.contains("queue-choice")) ? accept : null;
  if (!action || (!tasks[at] && key !== "u")) return;
  event.preventDefault();
  alone(action);
});
