// @ts-check
import { channels, isTranslucent, opacity, paint } from "./colors.js";
import { choice, element, templateElement, visible } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";

/** @type {[keyof ColorForms, string][]} */
const copyFormats = [["hex", "Hex"], ["swift", "Swift"], ["css", "CSS"]];
let copyFormat = recalledChoice("copy", copyFormats.map(([value]) => value));
let toastTimer = 0;

/** How long a message is shown, in milliseconds. */
const toastTime = 2400;

/** How long a message with a button is shown, in milliseconds. */
const buttonTime = 8000;

/** The width in pixels that a message needs in the header. */
const leastRoom = 320;

/**
 * Announces a message to screen readers only, because it is already visible elsewhere on the page.
 *
 * @param {string} text
 */
export function tell(text) {
  const status = templateElement("status");
  delete status.dataset.shown;
  status.textContent = text;
}

/**
 * Shows a message for a while, and announces it to screen readers.
 *
 * @param {string} text
 * @param {(() => void) | null} undo what the message's button does; null for none. An open dialog would block the button
 */
export function announce(text, undo = null) {
  // These dialogs say the same in their bars, and a toast would cover a row or the label of a color.
  if (document.querySelector("dialog.compare[open], dialog.queue[open]:not(.is-end)")) {
    tell(text);
    return;
  }
  const status = templateElement("status");
  status.textContent = text;
  const button = undo && !document.querySelector("dialog[open]") ? element("button", { type: "button", class: "toast-button", onclick: undo }, "Undo") : null;
  if (button) status.append(" ", button);
  status.dataset.shown = "";
  // The message is above the buttons of the review, on the line about the color in use, in the header if that has room,
  // or else at the bottom.
  const [foot, line, links] = [".queue-foot", ".dock-words", "#sections"].map((selector) => [...document.querySelectorAll(selector)]
    .map((one) => one.getBoundingClientRect()).find((box) => box.height > 0 && box.top >= 0 && box.bottom <= innerHeight));
  const end = Math.max(0, ...[...document.querySelectorAll("#sections a")].map((link) => link.getBoundingClientRect().right));
  const box = line ?? (links && links.right - end - 16 >= leastRoom ? new DOMRect(end + 16, links.top, links.right - end - 16, links.height) : null);
  Object.assign(status.style, foot ? { inset: `auto 0 ${innerHeight - foot.top + 16}px`, margin: "", maxWidth: "" }
    : box ? { inset: `${box.top}px ${innerWidth - box.right}px auto auto`, margin: "0", maxWidth: `${box.width}px` } : { inset: "", margin: "", maxWidth: "" });
  // A popover that is shown last is above an open dialog.
  status.hidePopover();
  status.showPopover();
  clearTimeout(toastTimer);
  toastTimer = setTimeout(() => {
    delete status.dataset.shown;
    button?.remove();
  }, button ? buttonTime : toastTime);
}

/**
 * Returns the texts that can be copied for a color that has no name in the catalog.
 *
 * @param {string} hex
 * @returns {ColorForms}
 */
export function colorForms(hex) {
  const color = channels(hex);
  const part = (/** @type {number} */ value) => (value / 255).toFixed(3);
  const alpha = opacity(hex).toFixed(3);
  const isOpaque = !isTranslucent(hex);
  return {
    hex,
    swift: `Color(red: ${part(color[0])}, green: ${part(color[1])}, blue: ${part(color[2])}${isOpaque ? "" : `, opacity: ${alpha}`})`,
    css: isOpaque ? paint(color) : `rgb(${color.join(" ")} / ${alpha})`,
  };
}

/** @param {ColorForms} forms */
function copy(forms) { return copyText(forms[copyFormat] ?? forms.hex); }

/**
 * Copies a text to the clipboard, and shows a message about it.
 *
 * @param {string} text
 * @param {string} words the message if the text was copied
 */
export async function copyText(text, words = `Copied ${visible(text)}`) {
  try {
    await navigator.clipboard.writeText(text);
    announce(words);
  } catch {
    announce(copyBySelection(text) ? words : `The browser does not let this page copy ${visible(text)}`);
  }
}

/**
 * Copies a text by selecting it, because some browsers give a page from a file no access to the clipboard.
 *
 * @param {string} text
 */
function copyBySelection(text) {
  const area = element("textarea", { class: "hidden", "aria-hidden": "true" });
  area.value = text;
  const focused = document.activeElement;
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return done;
}

/**
 * Creates a button that copies a color or a name in the format that a person chose.
 *
 * @param {ColorForms} forms
 * @param {string} label
 * @param {string} className
 * @param {Child[]} children
 */
export function copyButton(forms, label, className, ...children) {
  return element("button", { type: "button", class: className, "aria-label": label, title: "Copy", onclick: () => copy(forms) },
    ...children);
}

export function copySettings() {
  return choice({
    label: "Copy as", name: "copy-format", options: copyFormats, chosen: copyFormat,
    onchange: (value) => {
      copyFormat = value;
      remember("copy", value);
    },
  });
}
