// @ts-check
import { DeckGeometry } from "./deck-geometry.js";
import { PageGeometry } from "./page-geometry.js";
import { PagedGeometry } from "./paged-geometry.js";
import { SnapGeometry } from "./snap-geometry.js";

/**
 * @param {CarouselItem} carousel
 * @param {number} width
 */
function snapGeometry(carousel, width) {
  return new SnapGeometry(width, carousel.spacing, carousel.padding, carousel.pages.length);
}

/**
 * The geometry of each style.
 *
 * Given a page and a drag in points, it computes the position, the offset of the drawing, and the page where the drag
 * ends. For the slider, it also computes the offset from a position.
 *
 * @type {Record<CarouselItem["style"], CarouselStyle>}
 */
export const styles = {
  page: {
    pitch: (_, width) => width,
    landing: (carousel, index, drag, width) =>
      PageGeometry.landing(index, width - drag, width, carousel.pages.length, carousel.wraps),
    move: (_, index, drag, width) => {
      const position = PageGeometry.position(index, width - drag, width);
      return { position, offset: -position * width };
    },
    place: (_, position, width) => -position * width,
  },
  paged: {
    pitch: (_, width) => width,
    landing: (carousel, index, drag, width) => PagedGeometry.landing(index, drag, width, carousel.pages.length),
    move: (_, index, drag, width) =>
      ({ position: PagedGeometry.position(index, drag, width), offset: PagedGeometry.offset(index, drag, width) }),
    place: (_, position, width) => -position * width,
  },
  snap: {
    pitch: (carousel, width) => snapGeometry(carousel, width).cardWidth,
    landing: (carousel, index, drag, width) => snapGeometry(carousel, width).landing(index, drag),
    move: (carousel, index, drag, width) => {
      const geometry = snapGeometry(carousel, width);
      return { position: geometry.position(index, drag), offset: geometry.offset(index, drag) };
    },
    place: (carousel, position, width) =>
      -position * styles.snap.pitch(carousel, width) + (carousel.padding / 2) * Math.min(Math.max(position, 0), 1),
  },
  deck: {
    pitch: (carousel) => carousel.threshold,
    landing: (carousel, index, drag) =>
      DeckGeometry.landing(index, drag, carousel.threshold, carousel.pages.length, carousel.wraps),
    move: (carousel, index, drag) => ({ position: DeckGeometry.position(index, drag, carousel.threshold), offset: drag }),
    place: (carousel, position) => -(position - Math.floor(position)) * carousel.threshold,
  },
};
