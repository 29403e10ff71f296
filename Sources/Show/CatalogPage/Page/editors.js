// @ts-check
import { data } from "./data.js";
import { choice, element, visible } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";

/** Editors that open a file by an address, with what is put before its path. */
const addresses = { code: "vscode://file", cursor: "cursor://file", zed: "zed://file" };
/** @type {[keyof typeof addresses, string][]} */
const names = [["code", "VS Code"], ["cursor", "Cursor"], ["zed", "Zed"]];
let editor = recalledChoice("editor", names.map(([value]) => value));

/** @param {string} place */
function address(place) {
  const path = place.startsWith("/") ? place : `${data.folder}/${place}`;
  return addresses[editor] + path.split("/").map(encodeURIComponent).join("/").replaceAll("%3A", ":");
}

/**
 * A link that opens an editor at a place, `path:line:column`; null on a page that has left the machine where the files are.
 *
 * @param {string} place
 */
export function editorLink(place) {
  if (!data.folder) return null;
  const link = element("a", { class: "editor-link", href: address(place), "data-place": place }, element("bdi", {}, visible(place)));
  return link;
}

/** The choice of an editor; null where there is nothing to open. */
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
