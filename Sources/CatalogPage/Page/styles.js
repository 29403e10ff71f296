// @ts-check
import { DeckGeometry } from "./deck-geometry.js";
import { PageGeometry } from "./page-geometry.js";
import { PagedGeometry } from "./paged-geometry.js";
import { SnapGeometry } from "./snap-geometry.js";

/**
 * What each style does with a finger: from a page and a drag in points to a position, to the place of what is drawn,
 * and to the page that it lands on. A scrubber goes the other way: from a position to the place.
 */
export const styles = {
  page: {
    pitch: (carousel, width) => width,
    position: (carousel, index, drag, width) => PageGeometry.position(index, width - drag, width),
    landing: (carousel, index, drag, width) =>
      PageGeometry.landing(index, width - drag, width, carousel.pages.length, carousel.wraps),
    offset: (carousel, index, drag, width) => -PageGeometry.position(index, width - drag, width) * width,
    place: (carousel, position, width) => -position * width,
  },
  paged: {
    pitch: (carousel, width) => width,
    position: (carousel, index, drag, width) => PagedGeometry.position(index, drag, width),
    landing: (carousel, index, drag, width) => PagedGeometry.landing(index, drag, width, carousel.pages.length),
    offset: (carousel, index, drag, width) => PagedGeometry.offset(index, drag, width),
    place: (carousel, position, width) => -position * width,
  },
  snap: {
    geometry: (carousel, width) => new SnapGeometry(width, carousel.spacing, carousel.padding, carousel.pages.length),
    pitch: (carousel, width) => styles.snap.geometry(carousel, width).cardWidth,
    position: (carousel, index, drag, width) => styles.snap.geometry(carousel, width).position(index, drag),
    landing: (carousel, index, drag, width) => styles.snap.geometry(carousel, width).landing(index, drag),
    offset: (carousel, index, drag, width) => styles.snap.geometry(carousel, width).offset(index, drag),
    place: (carousel, position, width) =>
      -position * styles.snap.pitch(carousel, width) + (carousel.padding / 2) * Math.min(Math.max(position, 0), 1),
  },
  deck: {
    pitch: (carousel) => carousel.threshold,
    position: (carousel, index, drag) => DeckGeometry.position(index, drag, carousel.threshold),
    landing: (carousel, index, drag) =>
      DeckGeometry.landing(index, drag, carousel.threshold, carousel.pages.length, carousel.wraps),
    offset: (carousel, index, drag) => drag,
    place: (carousel, position) => -(position - Math.floor(position)) * carousel.threshold,
  },
};
