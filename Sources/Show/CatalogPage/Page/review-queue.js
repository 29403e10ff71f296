// @ts-check
import { choicesFor } from "./candidates.js";
import { announce, copyText } from "./copying.js";
import { data, images } from "./data.js";
import { discard, draft, tryColor } from "./draft-pins.js";
import { canWrite, readOnlyReason, refusal, undoEdit, writePins } from "./editing.js";
import { codeText, element, nameElement, present, visible } from "./elements.js";
import { picture } from "./pictures.js";

/** @typedef {{ carousel: string, page: number, image: string, state: "open" | "written" | "tried" | "skipped", hex: string | null }} Task */

const mostChoices = 9;

/** The dialog that shows the pages with uncertain backdrops, one after another. */
const queue = element("dialog", { class: "queue", "aria-labelledby": "queue-title" });
document.body.append(queue);

/** @type {Task[]} */
let tasks = [];
let at = 0;

/** Returns the pages whose backdrop a person should review. */
function uncertainPages() {
  return data.carousels.flatMap((carousel) => carousel.pages.flatMap((page, index) =>
    (page.isUncertain ? [/** @type {Task} */ ({ carousel: carousel.name, page: index, image: page.image, state: "open", hex: null })] : [])));
}

/** Creates a button that opens the queue; hidden if there is nothing to review. */
export function queueButton() {
  const button = element("button", { type: "button", class: "button queue-open", onclick: () => {
    tasks = uncertainPages();
    at = 0;
    drawQueue();
    queue.showModal();
    focusQueue();
  } });
  return { element: button, update: () => {
    const count = uncertainPages().length;
    button.hidden = count === 0;
    button.textContent = `${count} backdrop${count === 1 ? "" : "s"} to look at`;
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

/** @param {Task} task */
function choicesOf(task) {
  const page = pageOf(task);
  if (!page) return [];
  const known = images.get(task.image)?.candidates.map(({ hex }) => hex) ?? [];
  const rank = (/** @type {string} */ hex) => { const index = known.indexOf(hex); return index < 0 ? known.length : index; };
  // The most likely color comes first, as in `extract --explain`.
  const choices = [...choicesFor(page)];
  choices.sort((a, b) => rank(a.hex) - rank(b.hex));
  return choices.slice(0, mostChoices);
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
    task.state = "skipped";
    at += 1;
    drawQueue();
    return;
  }
  const tried = draft(task.carousel, task.page);
  const chosen = tried?.hex ?? page.pin ?? page.found ?? page.backdrop;
  const choices = choicesOf(task);
  const reason = readOnlyReason(carousel);
  const item = images.get(task.image);
  const tiles = choices.map((option, index) => {
    const button = element("button", { type: "button", class: "queue-choice", "aria-pressed": `${option.hex === chosen}`,
      "aria-label": `${index + 1}: ${option.hex}, ${option.words.join(", ")}`, onclick: () => choose(index) },
    picture(item, "whole", ""), element("span", { class: "queue-words" }, element("kbd", {}, `${index + 1}`), ` ${option.hex} `,
      element("span", {}, option.words.join(", "))));
    button.style.backgroundColor = option.hex;
    return element("li", {}, button);
  });
  const refused = refusal(task.carousel);
  queue.replaceChildren(element("header", { class: "queue-head" },
    element("h2", { id: "queue-title" }, nameElement(task.image), element("span", { class: "muted" }, ` in ${visible(task.carousel)}, page ${task.page + 1}`)),
    element("progress", { max: `${tasks.length}`, value: `${at}`, "aria-label": "Progress" }), element("span", { class: "muted" }, `${at + 1} of ${tasks.length}`),
    element("button", { type: "button", class: "button", onclick: () => queue.close() }, "Close")),
  element("ol", { class: "queue-choices", "data-count": `${choices.length}` }, ...tiles),
  element("footer", { class: "queue-foot" }, ...present([
    element("button", { type: "button", class: "button primary", onclick: accept }, reason ? "Try" : "Write", " ", element("kbd", {}, "Enter")),
    element("button", { type: "button", class: "button", onclick: skip }, "Skip ", element("kbd", {}, "S")),
    element("button", { type: "button", class: "button", disabled: !tasks.some(({ state }) => state !== "open"), onclick: back }, "Undo ", element("kbd", {}, "U")),
    reason ? element("span", { class: "muted" }, ...codeText(reason)) : element("span", { class: "muted" }, "1 – 9 chooses a color"),
    refused ? element("span", { class: "pin-refusal", role: "alert" }, visible(refused)) : null,
  ])));
}

/** @param {number} index */
function choose(index) {
  const task = tasks[at];
  const option = task && choicesOf(task)[index];
  if (!option) return;
  tryColor(task.carousel, task.page, option.hex, option.way);
  drawQueue();
  focusQueue();
}

/** Writes the chosen color, or else the found one. */
async function accept() {
  const task = tasks[at];
  const page = task && pageOf(task);
  const carousel = data.carousels.find(({ name }) => name === task?.carousel);
  if (!task || !page || !carousel) return;
  if (!draft(task.carousel, task.page)) tryColor(task.carousel, task.page, page.found ?? page.backdrop);
  const tried = draft(task.carousel, task.page);
  if (!tried) return;
  if (canWrite() && !readOnlyReason(carousel)) {
    if (!await writeSettled(task, tried.hex)) {
      drawQueue();
      focusQueue();
      return;
    }
    task.state = "written";
  } else {
    task.state = "tried";
  }
  task.hex = tried.hex;
  next();
}

/**
 * Writes a pin; tries again while the previous page is still being compiled.
 *
 * @param {Task} task
 * @param {PinValue | null} pin
 * @returns {Promise<boolean>}
 */
async function writeSettled(task, pin, attempts = 20) {
  if (await writePins(task.carousel, new Map([[task.page, pin]]))) return true;
  if (attempts === 0 || !/changed meanwhile|an earlier state/.test(refusal(task.carousel) ?? "")) return false;
  await new Promise((done) => { setTimeout(done, 100); });
  return writeSettled(task, pin, attempts - 1);
}

function skip() {
  const task = tasks[at];
  if (!task) return;
  discard(task.carousel, task.page);
  task.state = "skipped";
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
    announce("That page can no longer be undone here");
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
  const skipped = tasks.filter(({ state }) => state === "skipped").length;
  const message = commitMessage();
  queue.replaceChildren(...present([
    element("header", { class: "queue-head" }, element("h2", { id: "queue-title" }, done > 0 ? `${done} chosen, ${skipped} skipped` : "Nothing changed"),
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
  const action = number >= 1 && number <= mostChoices ? () => choose(number - 1)
    : key === "s" ? skip : key === "u" ? back
      // On a focused button, Enter presses that button, unless it is a candidate.
      : key === "enter" && (!(event.target instanceof HTMLButtonElement) || event.target.classList.contains("queue-choice")) ? accept : null;
  if (!action || (!tasks[at] && key !== "u")) return;
  event.preventDefault();
  action();
});
