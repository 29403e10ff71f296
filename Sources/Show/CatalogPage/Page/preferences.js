// @ts-check

const prefix = "tincture-";

/**
 * The choices made on this page before. Pages from files share one memory, and a browser may keep none.
 *
 * @param {string} key
 * @returns {string | null}
 */
export function recall(key) {
  try {
    return localStorage.getItem(prefix + key);
  } catch {
    return null;
  }
}

/**
 * Keeps what was chosen; null forgets it.
 *
 * @param {string} key
 * @param {string | null} value
 */
export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Without a memory the page is as it was made.
  }
}

/**
 * One of several words, as it was chosen before; the first where nothing was.
 *
 * @template {string} Value
 * @param {string} key
 * @param {Value[]} values
 * @returns {Value}
 */
export function recalledChoice(key, values) {
  const kept = recall(key);
  return values.find((value) => value === kept) ?? values[0];
}
