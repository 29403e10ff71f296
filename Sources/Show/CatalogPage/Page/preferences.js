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

/** @param {string} carousel */
function pageKey(carousel) { return `${prefix}page ${location.pathname} ${carousel}`; }

/**
 * Returns the index of the page on which a carousel was left in this tab; 0 if it is unknown.
 *
 * @param {string} carousel
 */
export function recallPage(carousel) {
  try {
    return Number(sessionStorage.getItem(pageKey(carousel)) ?? 0);
  } catch {
    return 0;
  }
}

/**
 * Stores the page of a carousel until the tab is closed.
 *
 * @param {string} carousel
 * @param {number} index
 */
export function rememberPage(carousel, index) {
  try {
    sessionStorage.setItem(pageKey(carousel), `${index}`);
  } catch {
    // Without storage, a carousel begins with its first page after a reload.
  }
}
