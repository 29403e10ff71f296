// @ts-check
import { element, selection } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";

/**
 * The screens to choose from: one without bars, iPhones by their width in points, and an iPad.
 *
 * @type {["plain", "375", "390", "430", "ipad"]}
 */
const devices = ["plain", "375", "390", "430", "ipad"];

/** @param {string} device */
function setDevice(device) {
  document.documentElement.dataset.device = device;
  remember("device", device === "plain" ? null : device);
}

/** Creates the list of screens on which carousels are shown. */
export function deviceSettings() {
  const chosen = recalledChoice("device", devices);
  setDevice(chosen);
  return selection({ label: "Screen", chosen, onchange: setDevice, options: [["plain", "375 points, without bars"],
    ["375", "375 points: iPhone SE, 13 mini"], ["390", "390 points: iPhone 12 to 14"], ["430", "430 points: iPhone 14 Plus to 16 Plus"],
    ["ipad", "820 points: iPad"]] });
}

/** Creates the status bar and the search field above a carousel, in the text color of the backdrop. */
export function screenBars() {
  const sign = (/** @type {string} */ name) => element("span", { class: name });
  return element("div", { class: "screen-bars", "aria-hidden": "true" },
    element("div", { class: "status-bar" }, element("span", {}, "9:41"),
      element("span", { class: "status-signs" }, sign("sign-cells"), sign("sign-battery"))),
    element("div", { class: "search-bar" }, "Search"));
}
