// @ts-check
import { selection } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";

/**
 * The color vision deficiencies, which are also the names of the filters in `page.html`. The first stands for no
 * filter.
 *
 * @type {["all", "protanopia", "deuteranopia", "tritanopia"]}
 */
const visions = ["all", "protanopia", "deuteranopia", "tritanopia"];

/** @param {string} vision */
function setVision(vision) {
  if (vision === "all") delete document.documentElement.dataset.vision;
  else document.documentElement.dataset.vision = vision;
  remember("vision", vision === "all" ? null : vision);
}

/** Creates the list of color vision deficiencies that the page can simulate. */
export function visionSettings() {
  const chosen = recalledChoice("vision", visions);
  setVision(chosen);
  return selection({ label: "Color vision", chosen, onchange: setVision, options: [["all", "Normal vision"],
    ["protanopia", "Protanopia (no red cones)"], ["deuteranopia", "Deuteranopia (no green cones)"], ["tritanopia", "Tritanopia (no blue cones)"]] });
}
