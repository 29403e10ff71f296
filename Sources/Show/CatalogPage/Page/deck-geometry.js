// @ts-check
import { heldPage } from "./page-geometry.js";

/** The layout of a stack of cards whose front card leaves to either side, as in `DeckGeometry` in Swift. */
export const DeckGeometry = {
  /**
   * @param {number} index
   * @param {number} translation
   * @param {number} threshold
   */
  position(index, translation, threshold) {
    if (!(threshold > 0) || !Number.isFinite(threshold) || !Number.isFinite(translation)) return index;
    return index + Math.min(Math.abs(translation) / threshold, 1);
  },
  /**
   * @param {number} index
   * @param {number} translation
   * @param {number} threshold
   * @param {number} count
   * @param {boolean} wraps
   */
  landing(index, translation, threshold, count, wraps) {
    if (count <= 0) return 0;
    const card = wraps ? heldPage(index, count, true) : Math.min(Math.max(index, 0), count);
    if (!(threshold > 0) || !Number.isFinite(translation) || !(Math.abs(translation) > threshold)) return card;
    return wraps ? (card + 1) % count : Math.min(card + 1, count);
  },
  /** @param {number} translation */
  opacity(translation) {
    if (!Number.isFinite(translation)) return 0;
    return Math.min(Math.max(2 - Math.abs(translation) / 50, 0), 1);
  },
};
