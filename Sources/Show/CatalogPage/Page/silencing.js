// @ts-check
import { data } from "./data.js";

/**
 * The settings that were written since the last check, and its number of findings; the next check has fewer.
 *
 * @type {{ settings: Set<string>, findings: number }}
 */
const silenced = { settings: new Set(), findings: 0 };
/** @type {Set<() => void>} */
const silenceListeners = new Set();

/**
 * Returns the most exact name of a finding, such as that of a page after its carousel, and the keys of the list in
 * `tincture.yml` in which the name silences the finding; null if no name selects it, as for one that sums up others.
 *
 * @param {FindingItem} finding
 */
export function silenceOf({ rule, names, files }) {
  const name = names?.at(-1);
  if (name === undefined || files || !(rule in data.rules)) return null;
  return { keys: ["rules", rule, "exclude"], name };
}

/** The keys of the list in `tincture.yml` with the sets that a server or data names. */
export const usesKeys = ["uses"];

/** @param {FindingItem} finding */
export function isUnusedSet({ rule }) { return rule === "unused-set"; }

/**
 * Returns a setting of `tincture.yml` on one line.
 *
 * @param {string[]} keys
 * @param {string[]} names
 */
export function silenceSetting(keys, names) {
  return `${keys[0]}: ${keys.slice(1).reduceRight((inner, key) => `{${key}: ${inner}}`, `[${names.map((name) => JSON.stringify(name)).join(", ")}]`)}`;
}

/** @param {FindingItem} finding */
export function isSilenced(finding) {
  const silence = silenced.settings.size > 0 ? silenceOf(finding) : null;
  return silence !== null && [silence.keys, ...isUnusedSet(finding) ? [usesKeys] : []].some((keys) => silenced.settings.has(silenceSetting(keys, [silence.name])));
}

/**
 * Adds a function that is called when findings are silenced, or are no longer.
 *
 * @param {() => void} listener
 */
export function onSilence(listener) { silenceListeners.add(listener); }

/**
 * Remembers findings as silenced until the next check.
 *
 * @param {string[]} keys
 * @param {string[]} names
 */
export function rememberSilence(keys, names) {
  for (const name of names) silenced.settings.add(silenceSetting(keys, [name]));
  silenced.findings = data.findings.length;
  for (const listener of silenceListeners) listener();
}

export function forgetSilences() {
  silenced.settings.clear();
  for (const listener of silenceListeners) listener();
}

/** Forgets what was silenced before the check whose findings the page has now. */
export function settleSilences() { if (data.findings.length !== silenced.findings) silenced.settings.clear(); }
