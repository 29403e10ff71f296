// @ts-check
import { choice } from "./elements.js";

const systemIsDark = matchMedia("(prefers-color-scheme: dark)");
/** @type {"system" | "light" | "dark"} */
let scheme = "system";
/** @type {(() => void)[]} */
const schemeListeners = [];

/** Whether the page is shown in the dark appearance. */
export function isDark() {
  return scheme === "system" ? systemIsDark.matches : scheme === "dark";
}

/**
 * Calls back whenever the appearance has changed.
 *
 * @param {() => void} listener
 */
export function onSchemeChange(listener) {
  schemeListeners.push(listener);
}

function schemeHasChanged() {
  for (const listener of schemeListeners) listener();
}

systemIsDark.addEventListener("change", schemeHasChanged);

export function schemeSettings() {
  return choice({
    label: "Appearance", name: "scheme", options: [["system", "System"], ["light", "Light"], ["dark", "Dark"]],
    chosen: scheme,
    onchange: (value) => {
      scheme = value;
      document.documentElement.dataset.scheme = value;
      schemeHasChanged();
    },
  });
}
