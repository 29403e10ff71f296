// @ts-check

const prefix = "tincture-";

/**
 * Returns an earlier choice on this page. Pages from files share their storage, and a browser may not have any.
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
 * Stores a choice; null removes it.
 *
 * @param {string} key
 * @param {string | null} value
 */
export function remember(key, value) {
  try {
    if (value === null) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Without storage, choices last as long as the page.
  }
}

/**
 * Returns the stored choice among several words, or the first word.
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
