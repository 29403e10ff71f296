// @ts-check
import { copyText } from "./copying.js";
import { canWrite, writeSilence } from "./editing.js";
import { element, present, visible } from "./elements.js";
import { isSilenced, isUnusedSet, silenceOf, silenceSetting, usesKeys } from "./silencing.js";

/**
 * The findings that each button silences, and the button's text before and after.
 *
 * @type {WeakMap<Element, { findings: FindingItem[], label: string, silencedLabel: string }>}
 */
const silences = new WeakMap();

/** @param {HTMLButtonElement} button */
function showState(button) {
  const silence = silences.get(button);
  if (!silence) return;
  button.disabled = silence.findings.every(isSilenced);
  button.textContent = button.disabled ? silence.silencedLabel : silence.label;
}

/** Shows on all buttons which findings were silenced since the last check. */
export function showSilences() {
  for (const button of document.querySelectorAll("button.silence")) if (button instanceof HTMLButtonElement) showState(button);
}

/**
 * Creates the button that adds the names of findings of one rule to a list in `tincture.yml` or, on a page that can't
 * write, copies the setting.
 *
 * @param {FindingItem[]} findings
 * @param {string[]} keys the keys that lead to the list
 * @param {string} label
 * @param {string} silencedLabel the label until the next check
 * @param {string} meaning what the setting claims; empty if it only silences
 */
function settingButton(findings, keys, label, silencedLabel, meaning = "") {
  const names = [...new Set(present(findings.map(silenceOf)).map(({ name }) => name))];
  const setting = silenceSetting(keys, names);
  /** @type {HTMLButtonElement} */
  const button = element("button", { type: "button", class: "link silence", title: `${meaning}${canWrite() ? "Write into" : "Copy for"} tincture.yml: ${visible(setting)}`,
    onclick: async () => {
      if (!canWrite()) return copyText(setting);
      button.disabled = true;
      await writeSilence(keys, names);
      showState(button);
    } });
  silences.set(button, { findings, label, silencedLabel });
  showState(button);
  return button;
}

/**
 * Creates the buttons that silence findings of one rule by their names; empty if no name selects them. A set that no code
 * uses can also be counted as used.
 *
 * @param {FindingItem[]} findings
 * @param {string} words the findings in words; empty for a single one
 */
export function silenceButtons(findings, words = "") {
  const silence = findings.map(silenceOf).find((one) => one !== null);
  if (!silence) return [];
  const button = settingButton(findings, silence.keys, `${canWrite() ? "Silence" : "Copy silence"}${words}`, "Silenced, checking …");
  if (!isUnusedSet(findings[0])) return [button];
  const use = `${canWrite() ? "Count" : "Copy"}${words} as used`;
  return [button, " · ", settingButton(findings, usesKeys, use, use, "Counts it as used: a server or data names it. ")];
}
