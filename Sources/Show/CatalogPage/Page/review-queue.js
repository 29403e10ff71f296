// @ts-check
import { choicesFor, colorPaint, colorWords } from "./candidates.js";
import { announce, copyText } from "./copying.js";
import { data, images } from "./data.js";
import { discard, draft, tryColor } from "./draft-pins.js";
import { canWrite, readOnlyReason, refusal, undoEdit, writeSettled } from "./editing.js";
import { codeText, element, keepFocus, nameElement, present, visible } from "./elements.js";
import { Picker } from "./picker.js";
import { picture } from "./pictures.js";
import { ownColor } from "./pinning.js";
import { darkForm } from "./arithmetic.js";
import { isDark } from "./scheme.js";

/** @typedef {{ carousel: string, page: number, image: string, state: "open" | "written" | "tried" | "left", hex: string | null }} Task */

/** The dialog that shows pages one after another, so that a person can choose their backdrops. */
const queue = element("dialog", { class: "queue", "aria-labelledby": "queue-title" });
document.body.append(queue);

/** @type {Task[]} */
let tasks = [];
let at = 0;

/**
 * Returns the pages to review, the least certain first and those with a pin last.
 *
 * @param {boolean} isAll whether to include pages that aren't uncertain
 */
function pagesToReview(isAll) {
  const found = data.carousels.flatMap((carousel) => carousel.pages.flatMap((page, index) => (!isAll && !page.isUncertain ? []
    : [{ confidence: page.confidence ?? 2, task: /** @type {Task} */ ({ carousel: carousel.name, page: index, image: page.image, state: "open", hex: null }) }])));
  found.sort((a, b) => a.confidence - b.confidence);
  return found.map(({ task }) => task);
}

/** Creates the buttons that open the queue: with the uncertain pages, if there are some, and with all pages. */
export function queueButtons() {
  const button = (/** @type {boolean} */ isAll) => element("button", { type: "button", class: `button ${isAll ? "quiet queue-all" : "queue-open"}`, onclick: () => {
    tasks = pagesToReview(isAll);
    at = 0;
    drawQueue();
    queue.showModal();
    focusQueue();
  } });
  const [some, all] = [button(false), button(true)];
  all.textContent = "Review all pages";
  return { element: element("div", { class: "queue-buttons" }, some, all), update: () => {
    const count = pagesToReview(false).length;
    some.hidden = count === 0;
    all.hidden = data.carousels.length === 0;
    some.textContent = `${count} backdrop${count === 1 ? "" : "s"} to look at`;
  } };
}

/** Focuses the chosen candidate, or the first one. */
function focusQueue() {
  /** @type {HTMLElement | null} */
  const target = queue.querySelector('.queue-choice[aria-pressed="true"]') ?? queue.querySelector(".queue-choice") ?? queue.querySelector("button");
  target?.focus();
}

/** @param {Task} task */
function pageOf(task) { return data.carousels.find(({ name }) => name === task.carousel)?.pages[task.page]; }

/**
 * Returns the reason why a page is in the queue.
 *
 * @param {CarouselItem} carousel
 * @param {CarouselPage} page
 */
function reasonFor({ backdrops }, { confidence, isUncertain }) {
  if (confidence === undefined) return "Pinned by hand";
  const color = backdrops === "bleed" ? "bleed" : "backdrop";
  return isUncertain ? `Uncertain: the best candidates for its ${color} score almost the same (confidence ${confidence})` : `The confidence in its ${color} is ${confidence}`;
}

/** Shows which choice is made on the shown page. */
let mark = () => {};

/** Shows the current data, if the queue is open. */
export function updateQueue() {
  if (!queue.open || !tasks[at]) return;
  const hasChoice = document.activeElement?.classList.contains("queue-choice");
  keepFocus(queue, drawQueue);
  if (hasChoice) focusQueue();
}

function drawQueue() {
  const task = tasks[at];
  if (!task) {
    drawEnd();
    return;
  }
  const carousel = data.carousels.find(({ name }) => name === task.carousel);
  const page = pageOf(task);
  if (!carousel || !page) {
    task.state = "left";
    at += 1;
    drawQueue();
    return;
  }
  const choices = choicesFor(carousel, task.page);
  const reason = readOnlyReason(carousel);
  const item = images.get(task.image);
  const shown = (/** @type {string[]} */ light, /** @type {string[]} */ dark) => colorPaint(isDark() ? dark : light);
  const tiles = choices.map((option, index) => {
    const { light, dark } = option;
    const words = option.words.join(", ");
    const button = element("button", { type: "button", class: "queue-choice",
      "aria-label": `${index + 1}: ${colorWords(light)}, dark ${colorWords(dark)}, ${words}`, onclick: () => choose(index) },
    picture(item, "whole", ""), element("span", { class: "queue-words" }, index < 9 ? element("kbd", {}, `${index + 1}`) : null,
      element("b", { class: "mono" }, colorWords(light)), element("span", { class: "mono" }, `dark ${colorWords(dark)}`), element("span", {}, words)));
    button.style.background = shown(light, dark);
    return button;
  });
  const pick = (/** @type {string} */ hex, /** @type {PinWay | null} */ way) => {
    tryColor(task.carousel, task.page, hex, way);
    mark();
  };
  const hexOfOwn = element("b", { class: "mono" });
  const own = element("div", { class: "queue-own" }, ...present([item ? new Picker(item, { pick, hover: () => {} }).element : null,
    element("div", { class: "queue-words" }, hexOfOwn, "Click the picture, or choose", ownColor(page.backdrop, (hex) => pick(hex, null)))]));
  const foot = element("footer", { class: "queue-foot" });
  mark = () => {
    const tried = draft(task.carousel, task.page);
    choices.forEach(({ hex, isUsed }, index) => tiles[index].setAttribute("aria-pressed", `${tried ? hex === tried.hex : isUsed}`));
    const other = tried?.hex && !choices.some(({ hex }) => hex === tried.hex) ? tried.hex : null;
    own.toggleAttribute("data-chosen", other !== null);
    own.style.background = other ? shown([other], [darkForm(other)]) : "";
    hexOfOwn.textContent = other;
    const refused = refusal(task.carousel);
    keepFocus(foot, () => foot.replaceChildren(...present([
      element("button", { type: "button", class: "button primary", onclick: accept }, !tried ? "Keep it as it is" : tried.hex ? `${reason ? "Try" : "Pin"} ${tried.hex}` : "Remove the pin", " ", element("kbd", {}, "Enter")),
      tried ? element("button", { type: "button", class: "button", onclick: skip }, "Skip ", element("kbd", {}, "S")) : null,
      element("button", { type: "button", class: "button", disabled: at === 0, onclick: back }, "Undo ", element("kbd", {}, "U")),
      element("span", { class: "muted queue-keys" }, "1 – 9 chooses a color"),
      reason ? element("span", { class: "muted" }, ...codeText(reason)) : null,
      refused ? element("span", { class: "pin-refusal", role: "alert" }, visible(refused)) : null,
    ])));
  };
  mark();
  queue.replaceChildren(element("header", { class: "queue-head" },
    element("div", { class: "queue-title" }, element("h2", { id: "queue-title" }, nameElement(task.image), element("span", { class: "muted" }, ` in ${visible(task.carousel)}, page ${task.page + 1}`)),
      element("p", { class: "muted" }, reasonFor(carousel, page))),
    element("progress", { max: `${tasks.length}`, value: `${at}`, "aria-label": "Progress" }), element("span", { class: "muted" }, `${at + 1} of ${tasks.length}`),
    element("button", { type: "button", class: "button", onclick: () => queue.close() }, "Close")),
  element("ol", { class: "queue-choices" }, ...tiles.map((tile) => element("li", {}, tile)), element("li", {}, own)), foot);
}

/** @param {number} index */
function choose(index) {
  const task = tasks[at];
  const carousel = data.carousels.find(({ name }) => name === task?.carousel);
  const option = task && carousel && choicesFor(carousel, task.page)[index];
  if (!task || !option) return;
  if (option.hex === null || option.hex === pageOf(task)?.pin) discard(task.carousel, task.page);
  else tryColor(task.carousel, task.page, option.hex, option.way);
  mark();
  focusQueue();
}

/** Writes the chosen color; without a choice, the page keeps its backdrop. */
async function accept() {
  const task = tasks[at];
  const carousel = data.carousels.find(({ name }) => name === task?.carousel);
  const tried = task && draft(task.carousel, task.page);
  if (!task || !carousel || !tried) {
    skip();
    return;
  }
  if (canWrite() && !readOnlyReason(carousel)) {
    if (!await writeSettled(task.carousel, new Map([[task.page, tried.hex]]))) {
      mark();
      return;
    }
    task.state = "written";
  } else {
    task.state = "tried";
  }
  task.hex = tried.hex;
  next();
}

function skip() {
  const task = tasks[at];
  if (!task) return;
  discard(task.carousel, task.page);
  task.state = "left";
  next();
}

function next() {
  at += 1;
  drawQueue();
  focusQueue();
}

/** Goes back to the previous page, and restores its backdrop. */
async function back() {
  const former = tasks[at - 1];
  if (!former) return;
  if (former.state === "written" && !await undoEdit()) {
    announce("That change can no longer be undone here");
    return;
  }
  if (former.state === "tried") discard(former.carousel, former.page);
  former.state = "open";
  former.hex = null;
  at -= 1;
  drawQueue();
  focusQueue();
}

/** Returns the changes as a commit message. */
function commitMessage() {
  const done = tasks.filter(({ state }) => state === "written" || state === "tried");
  const lines = done.map(({ carousel, image, hex }) => `- ${carousel}: ${image} ${hex}`);
  return `Pin ${done.length} backdrop${done.length === 1 ? "" : "s"}\n\n${lines.join("\n")}\n`;
}

function drawEnd() {
  const done = tasks.filter(({ state }) => state === "written" || state === "tried").length;
  const kept = tasks.length - done;
  const message = commitMessage();
  queue.replaceChildren(...present([
    element("header", { class: "queue-head" }, element("h2", { id: "queue-title" }, done > 0 ? `${done} chosen, ${kept} left as ${kept === 1 ? "it is" : "they are"}` : "Nothing changed"),
      element("button", { type: "button", class: "button", onclick: () => queue.close() }, "Close")),
    done > 0 ? element("pre", { class: "frame queue-message" }, visible(message).replaceAll("␊", "\n")) : null,
    element("footer", { class: "queue-foot" }, ...present([
      done > 0 ? element("button", { type: "button", class: "button primary", onclick: () => copyText(message) }, "Copy as commit message") : null,
      element("button", { type: "button", class: "button", disabled: at === 0, onclick: back }, "Undo ", element("kbd", {}, "U")),
    ])),
  ]));
  queue.querySelector("button")?.focus();
}

queue.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const key = event.key.toLowerCase();
  const number = Number(key);
  const action = number >= 1 && number <= 9 ? () => choose(number - 1)
    : key === "s" ? skip : key === "u" ? back
      // On a focused button, Enter presses that button, unless it is a candidate.
      : key === "enter" && (!(event.target instanceof HTMLButtonElement) || event.target.classList.contains("queue-choice")) ? accept : null;
  if (!action || (!tasks[at] && key !== "u")) return;
  event.preventDefault();
  action();
});
