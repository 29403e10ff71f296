// @ts-check
import { copyText } from "./copying.js";
import { data } from "./data.js";
import { element, pathElement, selection } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";

/** The start of the address with which each editor opens a file. The path follows it. */
const addresses = { code: "vscode://file", cursor: "cursor://file", zed: "zed://file" };
/**
 * The editors to choose from. Xcode has no such address, so a command for the terminal is copied instead.
 *
 * @type {[keyof typeof addresses | "xcode", string][]}
 */
const names = [["xcode", "Xcode (copies a command)"], ["code", "VS Code"], ["cursor", "Cursor"], ["zed", "Zed"]];
// The default is Xcode on a Mac, or else VS Code.
let editor = recalledChoice("editor", [...names.map(([value]) => value).slice(navigator.platform.startsWith("Mac") ? 0 : 1), "xcode"]);

/** @param {string} place */
function absolute(place) { return place.startsWith("/") ? place : `${data.folder}/${place}`; }

/** @param {string} place */
function xcodeCommand(place) {
  const [, path, line] = /^(.*?)(?::(\d+)(?::\d+)?)?$/s.exec(absolute(place)) ?? [];
  return `xed ${line ? `--line ${line} ` : ""}'${(path ?? "").replaceAll("'", "'\\''")}'`;
}

/** @param {string} place */
function address(place) {
  if (editor === "xcode") return "#";
  const path = absolute(place);
  return addresses[editor] + path.split("/").map(encodeURIComponent).join("/").replaceAll("%3A", ":");
}

/**
 * Creates a link that opens a location (`path:line:column`) in an editor; null on a page without access to the files.
 *
 * @param {string} place
 * @param {string} shown the text of the link
 */
export function editorLink(place, shown = place) {
  if (!data.folder) return null;
  const link = element("a", { class: "editor-link", href: address(place), "data-place": place, onclick: (event) => {
    if (editor !== "xcode") return;
    event.preventDefault();
    copyText(xcodeCommand(place));
  } }, pathElement(shown));
  return link;
}

/** Creates the list of editors; null if there are no files to open. */
export function editorSettings() {
  if (!data.folder) return null;
  return selection({ label: "Open files in", options: names, chosen: editor, className: "selection editors",
    onchange: (value) => {
      editor = names.find(([name]) => name === value)?.[0] ?? editor;
      remember("editor", editor);
      for (const list of document.querySelectorAll(".editors select")) if (list instanceof HTMLSelectElement) list.value = editor;
      for (const link of document.querySelectorAll(".editor-link")) {
        link.setAttribute("href", address(link.getAttribute("data-place") ?? ""));
      }
    } });
}
