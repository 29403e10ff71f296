// @ts-check
import { colorWords } from "./colors.js";
import { data, pinnedGradient } from "./data.js";
import { codeText, element, present } from "./elements.js";

/** @param {number | undefined} value */
function percent(value) { return value === undefined ? "–" : `${(value * 100).toFixed(1)} %`; }

/**
 * @param {ImageItem} item
 * @param {string} hex
 */
function uses(item, hex) {
  const found = item.pin ? item.found : item.backdrop;
  return present([item.pin && item.backdrop === hex ? "pinned" : null, found === hex ? "backdrop" : null,
    item.bleed === hex ? "bleed" : null]).join(", ");
}

/**
 * Creates a table that explains how the backdrop and the bleed were chosen. It lists every candidate with its scores.
 *
 * @param {ImageItem} item
 * @param {(hex: string) => void} pick
 * @returns {{ element: HTMLElement, showBorders: (shares: number[] | null) => void } | null}
 */
export function scoreTable(item, pick) {
  if (item.candidates.length === 0) return null;
  const borders = item.candidates.map(() => element("td", { "data-label": "On the border" }, "–"));
  const most = Math.max(...item.candidates.map(({ score }) => score ?? 0), 1e-9);
  const rows = item.candidates.map((candidate, index) => {
    const color = element("span", { class: "score-color", "aria-hidden": "true" });
    color.style.backgroundColor = candidate.hex;
    const bar = element("span", { class: "score-bar", "aria-hidden": "true" });
    bar.style.width = `${((candidate.score ?? 0) / most) * 100}%`;
    const number = index + 1;
    return element("tr", {},
      element("th", { scope: "row" }, element("button", { type: "button", class: "link score-name", "aria-label": `Try ${candidate.hex}, candidate ${number}`,
        onclick: () => pick(candidate.hex) }, color, candidate.hex)),
      element("td", { class: "score-use" }, uses(item, candidate.hex)), element("td", { "data-label": "Share" }, percent(candidate.share)),
      element("td", { "data-label": "Chroma" }, candidate.chroma.toFixed(3)),
      element("td", { class: "score", "data-label": "Score" }, candidate.score === undefined ? "–" : candidate.score.toFixed(3), bar), borders[index]);
  });
  const heads = ["Candidate", "Used as", "Share", "Chroma", "Score", "On the border"];
  return {
    element: element("section", { class: "scores", "aria-label": "Why these colors" }, element("h3", {}, "Why these colors"),
      ...present([item.pin ? `The pin ${colorWords(pinnedGradient(item) ?? [item.backdrop ?? ""])} is in use.` : null, item.sides, ...item.reasons]).map((reason) => element("p", { class: "muted" }, ...codeText(reason))),
      element("div", { class: "score-frame", tabindex: "0", role: "region", "aria-label": "Scores of the candidates" },
        element("table", {}, element("thead", {}, element("tr", {}, ...heads.map((head) => element("th", { scope: "col" }, head)))),
          element("tbody", {}, ...rows))),
      element("details", { class: "terms" }, element("summary", {}, "What the columns mean"), element("p", { class: "muted" }, `Chroma: the strength of the color, 0 for gray. Score: ${data.scoreFormula}. On the border: the part of the upper, left and right border in shades of the color. A shade can belong to several candidates, so the parts can add up to more than 100 %, and the bleed's part need not be the largest.`))),
    showBorders: (shares) => borders.forEach((cell, index) => { cell.textContent = percent(shares?.[index]); }),
  };
}
