// @ts-check
import { data } from "./data.js";
import { element } from "./elements.js";
import { severities } from "./findings.js";
import { isSilenced, onSilence } from "./silencing.js";

/** The buttons that show only findings of one severity, each with the number of findings. */
export class SeverityFilter {
  /** @param {(severity: Severity | null) => void} onchoose */
  constructor(onchoose) {
    this.onchoose = onchoose;
    /** @type {Severity | null} */
    this.chosen = null;
    this.element = element("div", { class: "severity-filter", role: "group", "aria-label": "Findings of the check" });
    onSilence(() => this.update());
    this.update();
  }

  update() {
    /** @type {HTMLElement[]} */
    const chips = /** @type {Severity[]} */ (Object.keys(severities)).flatMap((severity) => {
      const count = data.findings.filter((finding) => finding.severity === severity && !isSilenced(finding)).length;
      if (count === 0) return [];
      return [element("button", { type: "button", class: `severity-chip ${severity}`, "aria-pressed": `${this.chosen === severity}`,
        onclick: () => this.choose(this.chosen === severity ? null : severity) }, `${count} ${severity}${count === 1 ? "" : "s"}`)];
    });
    if (data.failure) {
      const count = Math.max(data.failure.findings.length, 1);
      chips.unshift(element("a", { class: "severity-chip error failure-link", href: "#notice" }, `${count} error${count === 1 ? "" : "s"}`));
    }
    if (chips.length === 0 && data.isChecked) chips.push(element("span", { class: "severity-chip good" }, "No findings"));
    this.element.replaceChildren(...chips);
  }

  /** @param {Severity | null} severity */
  choose(severity) {
    this.chosen = severity;
    this.update();
    const chip = this.element.querySelector('[aria-pressed="true"]') ?? this.element.querySelector("button");
    if (chip instanceof HTMLElement) chip.focus({ preventScroll: true });
    this.onchoose(severity);
  }
}
