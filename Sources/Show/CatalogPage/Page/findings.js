// @ts-check
import { data } from "./data.js";
import { element, nameElement, visible } from "./elements.js";

/** @type {Record<Severity, string>} */
const severities = { error: "Error", warning: "Warning", note: "Note" };

/**
 * The findings of the check by their numbers, as a list; null where there are none.
 *
 * @param {number[]} numbers
 */
export function findingList(numbers) {
  if (numbers.length === 0) return null;
  return element("ul", { class: "findings" }, ...numbers.map((number) => {
    const finding = data.findings[number];
    return element("li", { class: `finding ${finding.severity}` },
      element("strong", { class: "severity" }, severities[finding.severity]), " ",
      element("bdi", {}, visible(finding.message)), " ",
      element("span", { class: "muted place" }, nameElement(finding.place), ` [${finding.rule}]`));
  }));
}

/**
 * How many findings of each severity, in words.
 *
 * @param {number[]} numbers
 */
export function findingCounts(numbers) {
  return Object.keys(severities).flatMap((severity) => {
    const count = numbers.filter((number) => data.findings[number].severity === severity).length;
    return count === 0 ? [] : [`${count} ${severity}${count === 1 ? "" : "s"}`];
  }).join(", ");
}

/**
 * A mark for something with findings; null where there are none.
 *
 * @param {number[]} numbers
 */
export function findingMark(numbers) {
  if (numbers.length === 0) return null;
  const worst = Object.keys(severities).find((severity) =>
    numbers.some((number) => data.findings[number].severity === severity));
  return element("span", { class: `mark ${worst}` }, findingCounts(numbers));
}

/** What the check found that is about nothing else on the page. */
export function findingSection() {
  const all = data.findings.map((_, number) => number);
  const elsewhere = all.length - data.otherFindings.length;
  let words = "Nothing was checked: a manifest alone does not say where it comes from.";
  if (data.isChecked) {
    words = all.length === 0 ? "The check found nothing." : `The check found ${findingCounts(all)}.`;
    if (elsewhere > 0) words += ` ${elsewhere} of them ${elsewhere === 1 ? "stands" : "stand"} beside what they are about.`;
  }
  return element("section", { id: "checks", class: "section", "aria-labelledby": "checks-title" },
    element("h2", { id: "checks-title" }, "Checks"), element("p", { class: "muted" }, words),
    findingList(data.otherFindings));
}
