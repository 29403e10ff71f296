// @ts-check
import { copyText } from "./copying.js";
import { data } from "./data.js";
import { editorLink } from "./editors.js";
import { codeText, element, pathElement, present, visible } from "./elements.js";
import { silenceButtons } from "./silence-button.js";
import { isSilenced, silenceOf } from "./silencing.js";

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
 * The folders of the files that findings are about, by the file's name, and the findings that they are of.
 *
 * @type {{ findings: FindingItem[], folders: Map<string, Set<string>> }}
 */
const known = { findings: [], folders: new Map() };

/** @param {string} file */
function withoutPosition(file) { return file.replace(/(:\d+)+$/, ""); }

/**
 * Returns the last two folders of a location, and more where they are those of another finding's file with this name.
 *
 * @param {string} place
 */
function shortFolder(place) {
  if (known.findings !== data.findings) {
    known.findings = data.findings;
    known.folders = new Map();
    for (const finding of data.findings) {
      const { folder, file } = splitPlace(finding.place);
      const name = withoutPosition(file);
      known.folders.set(name, (known.folders.get(name) ?? new Set()).add(folder));
    }
  }
  const { folder, file } = splitPlace(place);
  const others = [...known.folders.get(withoutPosition(file)) ?? []].filter((other) => other !== folder);
  const parts = folder.split("/");
  let count = 2;
  while (count < parts.length && others.some((other) => `/${other}`.endsWith(`/${parts.slice(-count).join("/")}`))) count += 1;
  return parts.slice(-count).join("/");
}

/**
 * Creates a link that opens the file of a location or, on a page without access to the files, copies the location. Its
 * title is the whole path. The `Contents.json` of a set is left out, unless the location is inside of it.
 *
 * @param {string} place
 */
function placeLink(place) {
  const file = splitPlace(place).file.replace(/(?<=\.\w+set)\/Contents\.json(:1:1)?$/, "");
  return element("span", { title: place }, editorLink(place, file)
    ?? element("button", { type: "button", class: "link copy-place", onclick: () => copyText(place) }, pathElement(file)));
}

/** The maximum number of places that are shown before a person asks for more. */
const mostPlaces = 3;

/**
 * Creates a line with links to places, and a button that shows the rest of many.
 *
 * @param {string} title
 * @param {string[]} places
 * @param {number} unbuilt the number of the last places that are in files that no target of the app builds
 */
function placesLine(title, places, unbuilt = 0) {
  const items = places.map((place, index) => element("span", {}, placeLink(place), index < places.length - unbuilt ? "" : " (in no target)"));
  const rest = items.slice(mostPlaces);
  const line = element("p", { class: "muted uses" }, `${title}:`, ...items.slice(0, mostPlaces));
  if (rest.length > 0) {
    line.append(element("button", { type: "button", class: "link show-rest", onclick: (event) => {
      if (event.currentTarget instanceof HTMLElement) event.currentTarget.replaceWith(...rest);
      rest[0].querySelector(/** @type {"a"} */ ("a, button"))?.focus();
    } }, `and ${rest.length} more`));
  }
  return line;
}

/**
 * Creates the list item of a finding with its location. `hasRule` is false where a heading already names the rule.
 *
 * @param {FindingItem} finding
 * @param {boolean} foldsCode whether the source lines are behind a word to click
 * @param {string[]} others the places of equal findings
 */
function findingElement(finding, hasRule = true, foldsCode = false, others = []) {
  const frame = finding.frame ? codeFrame(finding.frame) : null;
  const folder = shortFolder(finding.place);
  return element("li", { class: `finding ${finding.severity}` },
    element("strong", { class: "severity" }, `${severities[finding.severity]}:`), " ",
    element("bdi", {}, ...codeText(finding.message)), " ",
    element("span", { class: "muted place" }, placeLink(finding.place), folder ? " in " : "", folder ? element("span", { title: finding.place }, pathElement(folder)) : null, hasRule ? ` [${finding.rule}]` : ""),
    frame && foldsCode ? folded("Code", frame) : frame, others.length > 0 ? placesLine("Also at", others) : null, finding.files ? fileList(finding.files) : null, finding.hidden ? hiddenList(finding.hidden) : null);
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
 * Creates a line with the places in code that use a picture or color, or name it in a string; null if none is known.
 *
 * @param {CodeUses | undefined} uses
 */
export function usesLine(uses) { return uses ? placesLine(uses.isNamed ? "Named in code" : "Used in code", uses.places, uses.unbuilt) : null; }

/**
 * Creates the folded list of the findings that the check leaves out because their set is unused.
 *
 * @param {FindingItem[]} findings
 * @returns {HTMLElement}
 */
function hiddenList(findings) {
  return folded(`${findings.length} more finding${findings.length === 1 ? "" : "s"} if you keep it`, element("ul", { class: "findings" }, ...findings.map((finding) => findingElement(finding))));
}

/**
 * Creates the box with source lines, whose numbers stay in place when the box scrolls sideways.
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
  new ResizeObserver(() => showCaret(frame)).observe(frame);
  return frame;
}

/**
 * Scrolls source lines sideways to the word that the caret marks, if it and the start of the lines don't both fit.
 *
 * @param {HTMLElement} frame
 */
function showCaret(frame) {
  const caret = frame.querySelector(".caret");
  if (!caret || frame.clientWidth === 0) return;
  const [before, after] = [...frame.childNodes].map((node) => node.textContent ?? "").join("").split("\n").slice(0, 2);
  const [left, width] = [caret.getBoundingClientRect().left - frame.getBoundingClientRect().left + frame.scrollLeft, caret.getBoundingClientRect().width];
  const word = /^"?\w*"?/.exec(before.slice(after.length - 1))?.[0].length ?? 0;
  const end = left + width * (Math.max(1, word) + 2);
  const gutter = frame.querySelector(".gutter")?.getBoundingClientRect().width ?? 0;
  frame.scrollLeft = Math.max(0, Math.min(end - frame.clientWidth, left - gutter - width));
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
 * Returns the numbers of findings in groups of equal ones, which differ only in their place.
 *
 * @param {number[]} numbers
 * @param {(number: number) => unknown} subject returns what tells apart the findings about two things with one name
 */
export function equalFindings(numbers, subject = () => null) {
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const number of numbers) {
    const { severity, rule, message, names } = data.findings[number];
    const key = JSON.stringify([severity, rule, message, names, subject(number)]);
    groups.set(key, [...groups.get(key) ?? [], number]);
  }
  return [...groups.values()];
}

/**
 * Creates the list item of equal findings, with a button that silences all findings of the rule with their name.
 *
 * @param {number[]} numbers
 * @param {boolean} hasRule
 * @param {boolean} foldsCode
 */
export function equalFindingsElement(numbers, hasRule = true, foldsCode = false) {
  const [finding, ...others] = numbers.map((number) => data.findings[number]);
  const made = findingElement(finding, hasRule, foldsCode, others.map(({ place }) => place));
  const name = silenceOf(finding)?.name;
  const count = data.findings.filter((other) => other.rule === finding.rule && silenceOf(other)?.name === name).length;
  made.querySelector(".place")?.append(" ", ...silenceButtons([finding], count > 1 ? ` all ${count}` : ""));
  return made;
}

/**
 * Creates a list of findings, the most severe first; null if there are none.
 *
 * @param {number[]} numbers
 */
export function findingList(numbers) {
  if (numbers.length === 0) return null;
  return element("ul", { class: "findings" }, ...equalFindings(byWeight(numbers)).map((equal) => equalFindingsElement(equal)));
}

/**
 * Returns the number of findings of each severity, such as "2 errors", without those that were silenced.
 *
 * @param {number[]} numbers
 */
export function findingCounts(numbers) {
  return weights.flatMap((severity) => {
    const count = numbers.filter((number) => data.findings[number].severity === severity && !isSilenced(data.findings[number])).length;
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
