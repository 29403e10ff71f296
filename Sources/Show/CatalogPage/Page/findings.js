// @ts-check
import { data } from "./data.js";
import { editorLink } from "./editors.js";
import { codeText, element, nameElement, present, visible } from "./elements.js";

/** @type {Record<Severity, string>} */
export const severities = { error: "Error", warning: "Warning", note: "Note" };
export const weights = /** @type {Severity[]} */ (Object.keys(severities));

/**
 * Splits a location into its folder and its file, which includes the set in an asset catalog.
 *
 * @param {string} place
 */
function splitPlace(place) {
  const [, folder = "", file = place] = /^(?:(.*?)\/)?((?:[^/]+\.\w+set\/)?[^/]+)$/s.exec(place) ?? [];
  return { folder, file };
}

/**
 * Creates a link with the file of a location; its title is the whole path.
 *
 * @param {string} place
 */
function placeLink(place) {
  const { file } = splitPlace(place);
  return element("span", { title: place }, editorLink(place, file) ?? nameElement(file));
}

/**
 * Creates the list item of a finding with its location. `hasRule` is false where a heading already names the rule.
 *
 * @param {FindingItem} finding
 * @param {boolean} foldsCode whether the source lines are behind a word to click
 */
export function findingElement(finding, hasRule = true, foldsCode = false) {
  const frame = finding.frame ? codeFrame(finding.frame) : null;
  const { folder } = splitPlace(finding.place);
  return element("li", { class: `finding ${finding.severity}` },
    element("strong", { class: "severity" }, `${severities[finding.severity]}:`), " ",
    element("bdi", {}, ...codeText(finding.message)), " ",
    element("span", { class: "muted place" }, placeLink(finding.place), folder ? " in " : "", folder ? nameElement(folder) : null, hasRule ? ` [${finding.rule}]` : ""),
    frame && foldsCode ? folded("Code", frame) : frame, finding.files ? fileList(finding.files) : null, finding.hidden ? hiddenList(finding.hidden) : null);
}

/**
 * @param {string} title
 * @param {HTMLElement} content
 */
function folded(title, content) { return element("details", { class: "folded" }, element("summary", {}, title), content); }

/**
 * Creates the folded list of the files that a finding sums up.
 *
 * @param {string[]} files
 */
function fileList(files) { return folded(`All ${files.length} files`, element("ul", {}, ...files.map((file) => element("li", {}, placeLink(file))))); }

/**
 * Creates a line with the first places in code that use a picture or color; null if none is known.
 *
 * @param {CodeUses | undefined} uses
 */
export function usesLine(uses) {
  if (!uses) return null;
  const places = uses.places.flatMap((place, index) => [index > 0 ? ", " : "", placeLink(place)]);
  const rest = uses.count - uses.places.length;
  return element("p", { class: "muted uses" }, "Used in code: ", ...places, rest > 0 ? ` and ${rest} more` : "");
}

/**
 * Creates the folded list of the findings that the check leaves out because their set is unused.
 *
 * @param {FindingItem[]} findings
 * @returns {HTMLElement}
 */
function hiddenList(findings) {
  return folded(`${findings.length} more finding${findings.length === 1 ? "" : "s"} if you keep it`, element("ul", { class: "findings" }, ...findings.map((finding) => findingElement(finding))));
}

const codeFrames = new ResizeObserver((entries) => {
  for (const { target: frame } of entries) {
    const left = frame.querySelector(".caret")?.getBoundingClientRect().left ?? 0;
    const column = left - frame.getBoundingClientRect().left + frame.scrollLeft;
    // The word begins at the caret, so there is more room after the caret than before it.
    frame.scrollLeft = column > frame.clientWidth * 0.6 ? column - frame.clientWidth * 0.4 : 0;
  }
});

/**
 * Creates the box with source lines, scrolled so that the caret is visible; the numbers of the lines stay in place.
 *
 * @param {string} text
 */
function codeFrame(text) {
  const frame = element("pre", { class: "frame" });
  for (const [number, line] of text.trimEnd().split("\n").entries()) {
    const [, gutter, code = ""] = /^([ \d]*\| )?(.*)$/s.exec(visible(line)) ?? [];
    const hasCaret = code.endsWith("^");
    frame.append(number > 0 ? "\n" : "", ...present([gutter ? element("span", { class: "gutter" }, gutter) : null,
      hasCaret ? code.slice(0, -1) : code, hasCaret ? element("span", { class: "caret" }, "^") : null]));
  }
  codeFrames.observe(frame);
  return frame;
}

/**
 * Returns the numbers of findings, sorted by severity.
 *
 * @param {number[]} numbers
 */
export function byWeight(numbers) {
  const sorted = [...numbers];
  sorted.sort((a, b) => weights.indexOf(data.findings[a].severity) - weights.indexOf(data.findings[b].severity));
  return sorted;
}

/**
 * Creates a list of findings, the most severe first; null if there are none.
 *
 * @param {number[]} numbers
 */
export function findingList(numbers) {
  if (numbers.length === 0) return null;
  return element("ul", { class: "findings" }, ...byWeight(numbers).map((number) => findingElement(data.findings[number])));
}

/**
 * Returns the number of findings of each severity, such as "2 errors".
 *
 * @param {number[]} numbers
 */
export function findingCounts(numbers) {
  return weights.flatMap((severity) => {
    const count = numbers.filter((number) => data.findings[number].severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
  }).join(", ");
}

/**
 * Creates a mark with the number of findings about something; null if there are none.
 *
 * @param {number[]} numbers
 */
export function findingMark(numbers) {
  if (numbers.length === 0) return null;
  const worst = weights.find((severity) => numbers.some((number) => data.findings[number].severity === severity));
  return element("span", { class: `mark ${worst}` }, findingCounts(numbers));
}

/**
 * Creates a notice that an earlier version is shown, with the errors of the current version.
 *
 * @param {FindingItem[]} findings
 * @param {string | undefined} message
 */
export function failureNotice(findings, message = undefined) {
  const title = findings.length === 0 ? "The latest version can't be shown"
    : `${visible(findings[0].place.replace(/(:\d+)+$/, ""))} has an error, so this page shows the colors from before it`;
  return element("div", { class: "failure", role: "alert" }, ...present([
    element("strong", { class: "failure-title" }, title),
    message ? element("pre", {}, ...message.split("\n").flatMap((line) => codeText(line).concat("\n"))) : null,
    findings.length > 0 ? element("ul", { class: "findings" }, ...findings.map((finding) => findingElement(finding))) : null,
  ]));
}
