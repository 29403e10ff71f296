// @ts-check
import { copyText } from "./copying.js";
import { data } from "./data.js";
import { choice, element, nameElement } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";

/** The start of the address with which each editor opens a file. The path follows it. */
const addresses = { code: "vscode://file", cursor: "cursor://file", zed: "zed://file" };
/**
 * The editors to choose from. Xcode has no such address, so a command for the terminal is copied instead.
 *
 * @type {[keyof typeof addresses | "xcode", string][]}
 */
const names = [["code", "VS Code"], ["cursor", "Cursor"], ["zed", "Zed"], ["xcode", "Xcode (copies xed)"]];
let editor = recalledChoice("editor", names.map(([value]) => value));

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
  } }, nameElement(shown));
  return link;
}

/** Creates the list of editors; null if there are no files to open. */
export function editorSettings() {
  if (!data.folder) return null;
  return choice({ label: "Open files in", name: "editor", options: names, chosen: editor,
    onchange: (value) => {
      editor = value;
      remember("editor", value);
      for (const link of document.querySelectorAll(".editor-link")) {
        link.setAttribute("href", address(link.getAttribute("data-place") ?? ""));
      }
    } });
}
