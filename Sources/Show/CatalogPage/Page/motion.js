// @ts-check
import { heldPage, roundedAway } from "./page-geometry.js";
import { styles } from "./styles.js";

const turningTime = 320;
/** The minimum speed of a flick in points per millisecond, and its minimum distance in points. */
const flick = { speed: 0.3, distance: 20 };
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The position of a carousel, and its motion to another position.
 *
 * A state consists of the page where the drag started, the position in pages, and the offset of the drawing in points.
 * `show` is called for each state. `tell` is called when a key or a button has led to a page.
 */
export class Motion {
  /**
   * @param {CarouselItem} carousel
   * @param {{ show: () => void, tell: () => void }} stage
   */
  constructor(carousel, { show, tell }) {
    this.carousel = carousel;
    /** The width of the screen in points; 0 before the first layout. */
    this.width = 0;
    this.show = show;
    this.tell = tell;
    this.style = styles[carousel.style];
    this.count = carousel.pages.length;
    this.isDeck = carousel.style === "deck";
    /** @type {MotionState} */
    this.state = { index: 0, position: 0, offset: 0 };
    this.animation = 0;
    this.isMoving = false;
    // The current drag: the page where it began, its start and its current location in points.
    this.index = 0;
    this.base = 0;
    this.drag = 0;
    // The current animation: the position where it ends, and the page that is then in front.
    this.target = 0;
    this.landed = 0;
  }

  /** The maximum position. In a carousel that wraps, it shows the first page again. */
  get end() { return this.carousel.wraps ? this.count : this.count - 1; }

  /** Whether the last card has left a stack that doesn't wrap. */
  get isEmpty() { return this.isDeck && this.state.index >= this.count; }

  /** @param {MotionState} state */
  set(state) {
    this.state = state;
    this.show();
  }

  /** @param {number} width */
  resize(width) {
    this.width = width;
    this.set({ ...this.state, offset: this.style.place(this.carousel, this.state.position, this.width) });
  }

  /** Starts a drag. The current position may be between two pages. */
  begin() {
    this.arrive();
    this.halt();
    const { index, position, offset } = this.state;
    this.index = this.isDeck ? index : heldPage(roundedAway(position), this.count, this.carousel.wraps);
    const around = this.carousel.wraps ? Math.round((position - this.index) / this.count) * this.count : 0;
    this.base = this.isDeck ? offset : -(position - around - this.index) * this.style.pitch(this.carousel, this.width);
    this.drag = this.base;
  }

  /** @param {number} distance */
  move(distance) {
    this.drag = this.base + distance;
    this.set({ index: this.index, ...this.style.move(this.carousel, this.index, this.drag, this.width) });
  }

  /**
   * Ends a drag: moves to the page that the style's geometry or a flick leads to.
   *
   * @param {number} speed to the right, in points a millisecond
   */
  finish(speed = 0) {
    const landed = this.flicked(this.style.landing(this.carousel, this.index, this.drag, this.width), speed);
    if (this.isDeck) {
      const leaves = landed !== this.index;
      this.glide(this.index, this.index + (leaves ? 1 : 0), leaves ? Math.sign(this.drag) * this.width * 1.3 : 0, landed);
      return;
    }
    let target = landed;
    if (this.carousel.wraps) target += Math.round((this.state.position - landed) / this.count) * this.count;
    this.glide(landed, target, this.style.place(this.carousel, target, this.width), landed);
  }

  /**
   * Returns the page where a drag ends, given the page that its distance alone leads to.
   *
   * A flick turns at least one page in its direction, and a flick back returns to the page where the drag began. This
   * is how paging in `UIScrollView` and the views of `TinctureUI` behave.
   *
   * @param {number} landed
   * @param {number} speed
   */
  flicked(landed, speed) {
    if (Math.abs(speed) < flick.speed || Math.abs(this.drag) < flick.distance) return landed;
    if (Math.sign(speed) !== Math.sign(this.drag)) return this.index;
    if (landed !== this.index) return landed;
    const { count, carousel: { wraps } } = this;
    // A card of a deck leaves to either side, and so does the last card.
    if (this.isDeck) return wraps ? heldPage(this.index + 1, count, true) : Math.min(this.index + 1, count);
    return heldPage(this.index - Math.sign(speed), count, wraps);
  }

  /**
   * Turns to the next or the previous page, for a key or button.
   *
   * @param {1 | -1} by
   */
  turn(by) {
    this.arrive();
    // During an animation, the next key counts from the page where the animation ends.
    const position = this.isMoving ? this.target : this.state.position;
    const { index } = this.state;
    this.halt();
    if (this.isDeck && by > 0 && index < this.count) {
      // The front card leaves to the left, as if it were dragged.
      const next = this.carousel.wraps ? (index + 1) % this.count : index + 1;
      this.glide(index, index + 1, -this.width * 1.3, next, true);
      return;
    }
    const to = (this.isDeck ? index : roundedAway(position)) + by;
    if (!this.carousel.wraps && (to < 0 || to > this.end)) return;
    const landed = heldPage(to, this.count, this.carousel.wraps);
    if (this.isDeck) this.rest(landed, true);
    else this.glide(landed, to, this.style.place(this.carousel, to, this.width), landed, true);
  }

  /**
   * Moves to a position and an offset, and then stops on a page.
   *
   * @param {number} index
   * @param {number} position
   * @param {number} offset
   * @param {number} landed
   * @param {boolean} isTold
   */
  glide(index, position, offset, landed, isTold = false) {
    this.halt();
    const start = this.state;
    if (reducedMotion.matches || document.hidden) {
      this.rest(landed, isTold);
      return;
    }
    const began = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(Math.max((now - began) / turningTime, 0), 1);
      if (part === 1) {
        this.rest(landed, isTold);
        return;
      }
      const eased = 1 - (1 - part) ** 3;
      this.animation = requestAnimationFrame(step);
      this.set({ index, position: start.position + (position - start.position) * eased,
        offset: start.offset + (offset - start.offset) * eased });
    };
    this.isMoving = true;
    this.target = position;
    this.landed = landed;
    this.animation = requestAnimationFrame(step);
    this.show();
  }

  /** Finishes the animation of a card that is still leaving. */
  arrive() {
    if (this.isDeck && this.isMoving) this.rest(this.landed);
  }

  halt() {
    cancelAnimationFrame(this.animation);
    this.isMoving = false;
  }

  /**
   * Stops on a page. After the last card of a stack has left, no page is visible.
   *
   * @param {number} index
   * @param {boolean} isTold
   */
  rest(index, isTold = false) {
    this.halt();
    this.set({ index, position: index, offset: this.style.place(this.carousel, index, this.width) });
    if (isTold) this.tell();
  }

  /**
   * Stops at a position, which may be between pages.
   *
   * @param {number} position
   */
  scrub(position) {
    this.halt();
    const held = Math.min(Math.max(position, 0), this.end);
    const from = Math.floor(held);
    const index = this.isDeck ? heldPage(from, this.count, this.carousel.wraps) : from;
    this.set({ index, position: held - from + index, offset: this.style.place(this.carousel, held, this.width) });
  }
}
