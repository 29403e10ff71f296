// @ts-check

/** An index brought to a page that exists: around the circle, or to the nearer end. */
export function heldPage(index, count, wraps) {
  if (count <= 0) return 0;
  if (!wraps) return Math.min(Math.max(index, 0), count - 1);
  return ((index % count) + count) % count;
}

/** Rounded to nearest, halves away from zero as Swift does; JavaScript rounds them up. */
export function roundedAway(number) {
  return Math.sign(number) * Math.round(Math.abs(number));
}

/** `PageGeometry` of the library: a page view rests at x = width and moves in 0 … 2 × width. */
export const PageGeometry = {
  turn(contentOffset, width) {
    if (!(width > 0) || !Number.isFinite(width) || !Number.isFinite(contentOffset)) return 0;
    return Math.min(Math.max((contentOffset - width) / width, -1), 1);
  },
  position(index, contentOffset, width) {
    return index + PageGeometry.turn(contentOffset, width);
  },
  landing(index, contentOffset, width, count, wraps) {
    const turned = roundedAway(PageGeometry.turn(contentOffset, width));
    return heldPage(heldPage(index, count, wraps) + turned, count, wraps);
  },
};
