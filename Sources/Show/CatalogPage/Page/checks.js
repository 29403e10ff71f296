// @ts-check
import { copyText } from "./copying.js";
import { colors, data, images } from "./data.js";
import { showDetail } from "./detail.js";
import { onTrial } from "./draft-pins.js";
import { canWrite, undoParts } from "./editing.js";
import { editorSettings } from "./editors.js";
import { codeText, colorChip, element, nameElement, present, visible } from "./elements.js";
import { byWeight, equalFindings, equalFindingsElement, findingCounts, severities, weights } from "./findings.js";
import { stand } from "./images.js";
import { isInCatalog, splitCatalog } from "./search.js";
import { showSilences, silenceButtons } from "./silence-button.js";
import { forgetSilences, onSilence, settleSilences, silenceOf } from "./silencing.js";

/** The number of findings of a rule that are shown before a person asks for more. */
const most = 20;

/** The number of findings up to which all rules are open at first. */
const fewest = 5;

/** The section that lists findings by rule, the most severe first. */
export class CheckSection {
  constructor() {
    /** @type {Severity | null} */
    this.severity = null;
    this.query = "";
    /** Whether the page begins with this section. It stays there while the page is open, with the button that undoes. */
    this.isFirst = false;
    this.words = element("p", { class: "muted" });
    // Where a person can silence findings, the list below doesn't move when there is something to undo.
    this.undo = element("div", { class: canWrite() ? "pin-undo is-kept" : "pin-undo" });
    this.list = element("div", { class: "rules" });
    this.element = element("section", { id: "checks", class: "section", "aria-labelledby": "checks-title" },
      element("div", { class: "section-head" }, element("h2", { id: "checks-title" }, "Checks"), editorSettings()), this.words, this.undo, this.list);
    onTrial((name) => {
      if (name !== "") return;
      forgetSilences();
      this.undo.replaceChildren(...undoParts("", null));
    });
    onSilence(() => this.showCounts());
    this.update();
    // A printed page has no buttons that open a rule or show the rest of its findings.
    /** @type {NodeListOf<HTMLDetailsElement> | HTMLDetailsElement[]} */
    let folded = [];
    addEventListener("beforeprint", () => {
      folded = this.list.querySelectorAll("details:not([open])");
      for (const rule of folded) rule.open = true;
      for (const button of this.list.querySelectorAll("button.show-rest")) if (button instanceof HTMLElement) button.click();
    });
    addEventListener("afterprint", () => { for (const rule of folded) rule.open = false; });
  }

  /** @param {Severity | null} severity */
  choose(severity) {
    this.severity = severity;
    this.element.classList.toggle("is-filtered", severity !== null);
    this.update();
  }

  /** @param {string} query */
  search(query) {
    this.query = query;
    return this.update();
  }

  numbers() {
    const [query, catalog] = splitCatalog(this.query);
    return data.findings.map((_, number) => number).filter((number) => {
      const { severity, rule, message, place, files = [] } = data.findings[number];
      if (this.severity !== null && severity !== this.severity) return false;
      if (catalog !== null && !isInCatalog(place.toLowerCase(), catalog)) return false;
      return query === "" || [rule, message, place, ...files].join("\n").toLowerCase().includes(query);
    });
  }

  /** Shows how many findings there are, and which of them were silenced since the last check. */
  showCounts() {
    const all = data.findings.map((_, number) => number);
    if (all.length === 0 && data.failure) this.words.textContent = "Nothing was checked because of the error above.";
    else if (!data.isChecked && data.events) this.words.textContent = "The check is running …";
    else if (!data.isChecked) this.words.textContent = "Nothing was checked, because the page was made from a manifest, without its sources.";
    else if (all.length === 0) this.words.textContent = "The check found no problems.";
    else this.words.textContent = `${findingCounts(all) || "No findings are left"}${this.severity ? `; only ${severities[this.severity].toLowerCase()}s are shown` : ""}.`;
    const shown = this.numbers();
    for (const rule of this.list.querySelectorAll("details.rule")) {
      const numbers = shown.filter((number) => data.findings[number].rule === rule.getAttribute("data-rule"));
      rule.querySelector("summary .mark")?.replaceChildren(findingCounts(numbers));
    }
    showSilences();
  }

  update() {
    const all = data.findings.map((_, number) => number);
    settleSilences();
    const shown = this.numbers();
    // A page without carousels begins with what is wrong.
    this.isFirst = data.carousels.length === 0 && (this.isFirst || all.length > 0);
    this.element.classList.toggle("is-first", this.isFirst);
    /** @type {Map<string, number[]>} */
    const rules = new Map();
    for (const number of byWeight(shown)) {
      const { rule } = data.findings[number];
      rules.set(rule, [...(rules.get(rule) ?? []), number]);
    }
    // A finding that goes doesn't move its rule.
    const former = [...this.list.querySelectorAll("details.rule")].map((one) => one.getAttribute("data-rule"));
    const ordered = [...rules];
    const rank = (/** @type {[string, number[]]} */ [rule, numbers]) => 1000 * weights.indexOf(data.findings[numbers[0]].severity) + (former.includes(rule) ? former.indexOf(rule) : former.length);
    ordered.sort((one, other) => rank(one) - rank(other));
    const opened = new Set([...this.list.querySelectorAll("details[open]")].map((one) => one.getAttribute("data-rule")));
    const about = pictured();
    const isFirst = this.list.children.length === 0;
    this.list.replaceChildren(...ordered.map(([rule, numbers]) =>
      ruleElement(rule, numbers, about, opened.has(rule) || this.severity !== null || this.query !== "" || (isFirst && (data.findings[numbers[0]].severity === "error" || shown.length <= fewest)))));
    this.showCounts();
    // An edit that silenced the last finding can still be undone.
    this.element.hidden = this.query !== "" && shown.length === 0 && this.undo.children.length === 0;
    return this.query === "" ? 0 : shown.length;
  }
}

/** Returns the pictures that each finding is about, by the finding's number. */
function pictured() {
  /** @type {Map<number, ImageItem>} */
  const found = new Map();
  for (const item of data.images) for (const number of item.findings) found.set(number, item);
  return found;
}

/**
 * Makes the names of other pictures in a finding's message open their details, and shows the named colors.
 *
 * @param {HTMLElement} finding
 * @param {ImageItem | undefined} own the picture that the finding is about, which has its own button
 */
function linkNames(finding, own) {
  const message = finding.querySelector("bdi");
  if (!message) return;
  const shown = new Set();
  [...message.childNodes].forEach((node) => {
    if (!(node instanceof Text)) return;
    node.replaceWith(...node.data.split(/("[^"]+"|#[\dA-F]{6}\b)/).map((part) => {
      const name = part.startsWith("\"") ? part.slice(1, -1) : "";
      const item = images.get(name);
      if (item && item !== own) return element("button", { type: "button", class: "link about", onclick: () => showDetail(item) }, nameElement(item.name));
      const hex = part.startsWith("#") ? part : item ? undefined : colors.get(name)?.variants[0]?.hex;
      if (!hex || shown.has(hex)) return part;
      shown.add(hex);
      // The invisible sign keeps the square and the name on one line.
      return element("span", { class: "named-color" }, colorChip(hex), "\u2060", part);
    }));
  });
}

/**
 * Adds a small picture that opens its details, or a link with its name if the page can't show it.
 *
 * @param {HTMLElement} finding
 * @param {ImageItem} item
 */
function addPicture(finding, item) {
  const small = stand(item);
  const isShown = small.querySelector("img") !== null;
  const button = element("button", { type: "button", class: isShown ? "tile about" : "link about", "aria-label": item.name,
    onclick: () => showDetail(item) }, isShown ? small : nameElement(item.name));
  if (!isShown) return finding.append(" ", button);
  finding.classList.add("has-picture");
  finding.replaceChildren(button, element("div", {}, ...finding.childNodes));
}

/**
 * @param {string} rule
 * @param {number[]} numbers
 * @param {Map<number, ImageItem>} about the pictures that findings are about
 * @param {boolean} isOpen
 */
function ruleElement(rule, numbers, about, isOpen) {
  // Lines at the same place of files with one name usually look alike.
  const known = new Set();
  const silenceable = numbers.map((number) => data.findings[number]).filter((finding) => silenceOf(finding) !== null);
  const isGroup = new Set(silenceable.map((finding) => silenceOf(finding)?.name)).size > 1;
  const items = equalFindings(numbers, (number) => about.get(number)?.variants[0]?.file).map((equal) => {
    const [number] = equal;
    const file = data.findings[number].place.split("/").at(-1);
    const finding = equalFindingsElement(equal, false, known.has(file));
    known.add(file);
    const item = about.get(number);
    linkNames(finding, item);
    if (item) addPicture(finding, item);
    return finding;
  });
  const rest = items.slice(most);
  const list = element("ul", { class: "findings" }, ...items.slice(0, most));
  const more = rest.length === 0 ? null : element("button", { type: "button", class: "button show-rest", onclick: (event) => {
    list.append(...rest);
    if (event.currentTarget instanceof HTMLElement) event.currentTarget.remove();
  } }, `Show ${rest.length} more`);
  const note = data.rules[rule];
  const off = `rules: {${rule}: off}`;
  return element("details", { class: "rule", "data-rule": rule, open: isOpen }, ...present([
    element("summary", {}, element("span", { class: "rule-name" }, visible(rule)), " ",
      element("span", { class: `mark ${data.findings[numbers[0]].severity}` }, findingCounts(numbers)),
      element("span", { class: "muted rule-first" }, ...codeText(data.findings[numbers[0]].message.split(/(?<=\.) /)[0] ?? ""))),
    note ? element("p", { class: "muted rule-note" }, ...codeText(note.replace(/\s*\n\s*/g, " "))) : null,
    isGroup ? element("p", { class: "muted rule-note" }, ...silenceButtons(silenceable, ` all ${silenceable.length}`)) : null, list, more,
    // Only a rule of `check` has a setting.
    rule in data.rules ? element("p", { class: "muted rule-note" }, "To turn the rule off, write in tincture.yml: ",
      element("button", { type: "button", class: "link", title: "Copy", onclick: () => copyText(off) }, off)) : null,
  ]));
}
