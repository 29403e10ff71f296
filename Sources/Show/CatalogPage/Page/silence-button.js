// @ts-check
import { copyText } from "./copying.js";
import { canWrite, writeSilence } from "./editing.js";
import { element, present, visible } from "./elements.js";
import { isSilenced, silenceOf, silenceSetting } from "./silencing.js";

/**
 * The findings that each button silences, and the button's text.
 *
 * @type {WeakMap<Element, { findings: FindingItem[], label: string }>}
 */
const silences = new WeakMap();

/** @param {HTMLButtonElement} button */
function showState(button) {
  const silence = silences.get(button);
  if (!silence) return;
  button.disabled = silence.findings.every(isSilenced);
  button.textContent = button.disabled ? "Silenced, checking …" : silence.label;
}

/** Shows on all buttons which findings were silenced since the last check. */
export function showSilences() {
  for (const button of document.querySelectorAll("button.silence")) if (button instanceof HTMLButtonElement) showState(button);
}

/**
 * Creates the button that silences findings of one rule by their names, in `tincture.yml` or, on a page that can't write,
 * on the clipboard; null if no name selects them.
 *
 * @param {FindingItem[]} findings
 * @param {string} words the findings in words; empty for a single one
 */
export function silenceButton(findings, words = "") {
  const found = present(findings.map(silenceOf));
  if (found.length === 0) return null;
  const [{ keys }, names] = [found[0], [...new Set(found.map(({ name }) => name))]];
  const setting = silenceSetting(keys, names);
  /** @type {HTMLButtonElement} */
  const button = element("button", { type: "button", class: "link silence", title: `${canWrite() ? "Write into" : "Copy for"} tincture.yml: ${visible(setting)}`,
    onclick: async () => {
      if (!canWrite()) return copyText(setting);
      button.disabled = true;
      await writeSilence(keys, names);
      showState(button);
    } });
  silences.set(button, { findings, label: `${canWrite() ? "Silence" : "Copy silence"}${words}` });
  showState(button);
  return button;
}
