// @ts-check
import { choice } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
/** @type {["system", "light", "dark"]} */
const schemes = ["system", "light", "dark"];
/** @type {"system" | "light" | "dark"} */
let scheme = recalledChoice("appearance", schemes);
/** Whether a person followed the system's setting before the last turn. */
let wasSystem = false;
/** @type {Set<() => void>} */
const schemeListeners = new Set();

/** Returns whether the page is shown in dark mode. */
export function isDark() {
  return scheme === "system" ? systemIsDark.matches : scheme === "dark";
}

/**
 * Adds a function that is called when the page switches between light and dark mode. Returns a function that removes
 * it.
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
 * Switches the page to light mode, dark mode or the system's setting.
 *
 * @param {"system" | "light" | "dark"} value
 */
function setScheme(value) {
  scheme = value;
  wasSystem = false;
  document.documentElement.dataset.scheme = value;
  remember("appearance", value === "system" ? null : value);
  schemeHasChanged();
}

/** Switches from light to dark mode, or back; back to the system's setting if the switch left it. */
export function turnScheme() {
  const isBack = wasSystem && isDark() !== systemIsDark.matches;
  const isFirst = scheme === "system";
  const value = isBack ? "system" : isDark() ? "light" : "dark";
  const setting = document.querySelector(`input[name="scheme"][value="${value}"]`);
  if (setting instanceof HTMLInputElement) setting.checked = true;
  setScheme(value);
  wasSystem = isFirst;
}

export function schemeSettings() {
  document.documentElement.dataset.scheme = scheme;
  return choice({
    label: "Appearance", name: "scheme", options: [["system", "System"], ["light", "Light"], ["dark", "Dark"]],
    chosen: scheme,
    onchange: setScheme,
  });
}
