// @ts-check
import { roundedAway } from "./page-geometry.js";

/**
 * The layout of cards that snap into place, as in `SnapGeometry` in Swift. A drag beyond either end moves the cards by
 * only a quarter of its distance.
 */
export class SnapGeometry {
  /**
   * @param {number} width
   * @param {number} spacing
   * @param {number} padding
   * @param {number} count
   */
  constructor(width, spacing, padding, count) {
    this.padding = padding;
    this.count = count;
    const cardWidth = width - (padding - spacing);
    this.cardWidth = cardWidth > 0 && Number.isFinite(cardWidth) ? cardWidth : 0;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  countedDrag(index, drag) {
    if (!Number.isFinite(drag)) return 0;
    const isOutward = (index <= 0 && drag > 0) || (index >= this.count - 1 && drag < 0);
    return isOutward ? drag * 0.25 : drag;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  position(index, drag) {
    if (this.cardWidth === 0) return index;
    const turned = this.countedDrag(index, drag) / this.cardWidth;
    return Number.isFinite(turned) ? index - turned : index;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  landing(index, drag) {
    return Math.min(Math.max(roundedAway(this.position(index, drag)), 0), Math.max(0, this.count - 1));
  }

  /** @param {number} index */
  restingOffset(index) {
    if (this.cardWidth === 0) return 0;
    const offset = -index * this.cardWidth + (index > 0 ? this.padding / 2 : 0);
    return Number.isFinite(offset) ? offset : 0;
  }

  /**
   * @param {number} index
   * @param {number} drag
   */
  offset(index, drag) {
    if (this.cardWidth === 0) return 0;
    const offset = this.restingOffset(index) + this.countedDrag(index, drag);
    return Number.isFinite(offset) ? offset : 0;
  }
}
