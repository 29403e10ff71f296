// @ts-check
import { heldPage } from "./page-geometry.js";

/**
 * The layout of a strip of pages, as in `PagedGeometry` in Swift. A drag over more than 65 % of the width turns the
 * page.
 */
export const PagedGeometry = {
  turningPart: 0.65,
  /**
   * @param {number} index
   * @param {number} drag
   * @param {number} width
   */
  offset(index, drag, width) {
    if (!(width > 0)) return 0;
    const offset = -index * width + drag;
    return Number.isFinite(offset) ? offset : 0;
  },
  /**
   * @param {number} index
   * @param {number} drag
   * @param {number} width
   */
  position(index, drag, width) {
    if (!(width > 0) || !Number.isFinite(width)) return index;
    const turned = drag / width;
    return Number.isFinite(turned) ? index - turned : index;
  },
  /**
   * @param {number} index
   * @param {number} drag
   * @param {number} width
   * @param {number} count
   */
  landing(index, drag, width, count) {
    const page = heldPage(index, count, false);
    if (!(width > 0) || !Number.isFinite(width) || !Number.isFinite(drag)) return page;
    const landed = index + Math.trunc(-drag / (PagedGeometry.turningPart * width));
    return Math.min(Math.max(landed, 0), Math.max(0, count - 1));
  },
};
