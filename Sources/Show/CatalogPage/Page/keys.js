// @ts-check
import { element, isTyping } from "./elements.js";

/** @type {[part: string, rows: [keys: string[], words: string][]][]} */
const keyLists = [
  ["Page", [[["/", "Ctrl K"], "search; Enter leads to the next result, Shift Enter to the one before"], [["←", "→", "Home", "End"], "turn a carousel"], [["C"], "go to the picture of the page in front"],
    [["Ctrl Z"], "undo the last trial, or else the last change"], [["Ctrl Shift Z", "Ctrl Y"], "redo a change"], [["?"], "show or close these keys"]]],
  ["Picture", [[["←", "→", "↑", "↓"], "aim at a point, with Shift in larger steps"], [["Enter"], "take its color"], [["Ctrl Enter"], "write the tried color"]]],
  ["Review", [[["1 – 9", "←", "→", "↑", "↓"], "choose a color"], [["Enter", "Ctrl Enter"], "write the chosen color, or keep the page as it is"], [["P"], "pin the color in use"],
    [["R"], "remove the pin"], [["S"], "skip the page"], [["U"], "undo the trial, or else go back and undo"], [["D"], "switch between light and dark"]]],
  ["Compare", [[["←", "→", "↑", "↓"], "go from picture to picture"], [["Enter"], "try its backdrop"], [["Ctrl Enter"], "write the page's tried backdrop"], [["D"], "switch between light and dark"]]],
];

/** @type {HTMLDialogElement} */
const keyDialog = element("dialog", { class: "detail keys", "aria-labelledby": "keys-title" },
  element("header", { class: "detail-head" }, element("h2", { id: "keys-title" }, "Keys"), element("button", { type: "button", class: "button", onclick: () => keyDialog.close() }, "Close")),
  element("p", { class: "muted" }, "On a Mac, press ⌘ instead of Ctrl."),
  element("div", { class: "key-lists" }, ...keyLists.map(([part, rows]) => element("section", {}, element("h3", {}, part),
    element("dl", {}, ...rows.flatMap(([keys, words]) => [element("dt", {}, ...keys.flatMap((key) => [element("kbd", {}, key), " "])), element("dd", {}, words)]))))));
document.body.append(keyDialog);
keyDialog.addEventListener("click", (event) => { if (event.target === keyDialog) keyDialog.close(); });

/** Creates a button that shows the keys, where a person uses them. */
export function keysButton() {
  return element("button", { type: "button", class: "button keys-button", onclick: () => keyDialog.showModal() }, "Keys ", element("kbd", {}, "?"));
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "?" || isTyping(event)) return;
  event.preventDefault();
  if (keyDialog.open) keyDialog.close();
  else keyDialog.showModal();
});
