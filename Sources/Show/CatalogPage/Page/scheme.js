// @ts-check
import { choice } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
/** @type {["system", "light", "dark"]} */
const schemes = ["system", "light", "dark"];
/** @type {"system" | "light" | "dark"} */
let scheme = recalledChoice("appearance", schemes);
/** @type {Set<() => void>} */
const schemeListeners = new Set();

/** Whether the page is shown in dark mode. */
export function isDark() {
  return scheme === "system" ? systemIsDark.matches : scheme === "dark";
}

/**
 * Calls back whenever the appearance has changed; what it gives ends that.
 *
 * @param {() => void} listener
 */
export function onSchemeChange(listener) {
  schemeListeners.add(listener);
  return () => schemeListeners.delete(listener);
}

function schemeHasChanged() {
  for (const listener of schemeListeners) listener();
}

systemIsDark.addEventListener("change", schemeHasChanged);

/**
 * Shows the page in an appearance from now on.
 *
 * @param {"system" | "light" | "dark"} value
 */
function setScheme(value) {
  scheme = value;
  document.documentElement.dataset.scheme = value;
  remember("appearance", value === "system" ? null : value);
  schemeHasChanged();
}

export function schemeSettings() {
  document.documentElement.dataset.scheme = scheme;
  return choice({
    label: "Appearance", name: "scheme", options: [["system", "System"], ["light", "Light"], ["dark", "Dark"]],
    chosen: scheme,
    onchange: setScheme,
  });
}
