// @ts-check

const prefix = "tincture-";

/**
 * Returns the stored choice of a setting on this page.
 *
 * All pages from files share their storage, and a browser may have no storage.
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
 * Stores a choice of a setting; null removes it.
 *
 * @param {string} key
 * @param {string | null} value
 */
export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Without storage, a choice lasts until the page is closed.
  }
}

/**
 * Returns the stored choice if it is one of several words, or else the first word.
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
