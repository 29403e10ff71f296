// @ts-check

/**
 * Returns the index of a page that exists. An index beyond either end wraps around, or becomes the nearer end.
 *
 * @param {number} index
 * @param {number} count
 * @param {boolean} wraps
 */
export function heldPage(index, count, wraps) {
  if (count <= 0) return 0;
  if (!wraps) return Math.min(Math.max(index, 0), count - 1);
  return ((index % count) + count) % count;
}

/**
 * Rounds to the nearest integer. Halves are rounded away from zero as in Swift, but `Math.round` rounds them up.
 *
 * @param {number} number
 */
export function roundedAway(number) {
  return Math.sign(number) * Math.round(Math.abs(number));
}

/**
 * The layout of a page view, as in `PageGeometry` in Swift. At rest its content offset is `width`; a drag moves it
 * between 0 and 2 × `width`.
 */
export const PageGeometry = {
  /**
   * @param {number} contentOffset
   * @param {number} width
   */
  turn(contentOffset, width) {
    if (!(width > 0) || !Number.isFinite(width) || !Number.isFinite(contentOffset)) return 0;
    return Math.min(Math.max((contentOffset - width) / width, -1), 1);
  },
  /**
   * @param {number} index
   * @param {number} contentOffset
   * @param {number} width
   */
  position(index, contentOffset, width) {
    return index + PageGeometry.turn(contentOffset, width);
  },
  /**
   * @param {number} index
   * @param {number} contentOffset
   * @param {number} width
   * @param {number} count
   * @param {boolean} wraps
   */
  landing(index, contentOffset, width, count, wraps) {
    const turned = roundedAway(PageGeometry.turn(contentOffset, width));
    return heldPage(heldPage(index, count, wraps) + turned, count, wraps);
  },
};
