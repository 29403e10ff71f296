/** The appearance of the web page: light or dark mode. */
export type Appearance = "light" | "dark";
/**
 * The way in which a carousel moves.
 *
 * - `page`: pages as in a page view, which turn one at a time.
 * - `paged`: a strip of pages. A drag past 65 % of the width turns the page.
 * - `snap`: cards that snap into place, with resistance at both ends.
 * - `deck`: a pile of cards whose front card leaves to either side.
 */
export type CarouselStyle = "page" | "paged" | "snap" | "deck";

/** A color for light and dark mode, as `#RRGGBB`, `#RRGGBBAA` or in CSS notation such as `color(display-p3 …)`. */
export interface AppearanceColors {
  readonly light: string;
  readonly dark: string;
}

/** A color of a gradient, with its location. */
export interface GradientStop extends AppearanceColors {
  /** The location, from 0 at the start of the gradient to 1 at its end. */
  readonly location: number;
}

/** A gradient between two points of a box; [0, 0] is the top left corner, [1, 1] the bottom right. */
export interface Gradient {
  readonly start: readonly [x: number, y: number];
  readonly end: readonly [x: number, y: number];
  readonly stops: readonly GradientStop[];
}

/** The colors of a picture, by their uses. */
export interface Picture {
  /** The background color for the picture. */
  readonly backdrop?: AppearanceColors;
  /** The color that continues the picture past its edges. */
  readonly bleed?: AppearanceColors;
  /** A suggested background for a product that is cut out or on white: its hue, but not a color in the picture. */
  readonly tint?: AppearanceColors;
  /** The plain white background behind the subject. */
  readonly background?: AppearanceColors;
  readonly dominant?: AppearanceColors;
  readonly vibrant?: AppearanceColors;
  readonly lightVibrant?: AppearanceColors;
  readonly darkVibrant?: AppearanceColors;
  readonly muted?: AppearanceColors;
  readonly lightMuted?: AppearanceColors;
  readonly darkMuted?: AppearanceColors;
  /** The color of the picture's border. */
  readonly edge?: AppearanceColors;
  /** The vertical background gradient for the picture. */
  readonly backdropGradient?: readonly GradientStop[];
  /** The gradient past the edges of a picture whose opposite sides have different colors, and the side it runs to. */
  readonly bleedGradient?: { readonly to: "right" | "bottom"; readonly stops: readonly GradientStop[] };
  /** The ThumbHash in Base64, for `placeholder` and `placeholderURL`. */
  readonly thumbhash?: string;
}

/** A product from the product list. */
export interface Product {
  /** The name of the product's picture. */
  readonly image: string;
  readonly name?: string;
  /** The price, as written in the product list. */
  readonly price?: string;
}

/** A page of a carousel. */
export interface CarouselPage {
  /** The name of the page's picture. */
  readonly image: string;
  /** The background color of the page. */
  readonly backdrop: AppearanceColors;
  /** Whether a person chose the background color; otherwise it was found in the picture. */
  readonly isPinned: boolean;
  /** The text color for each area of the page, by the area's name. */
  readonly texts?: { readonly [area: string]: AppearanceColors };
  /** The scrim, a layer between the picture and the text that makes all text readable; absent or transparent if not needed. */
  readonly scrim?: AppearanceColors;
}

/** A color of the backdrop at a height. */
export interface BackdropStop {
  /** The height, 0 … 1 from the top. */
  readonly location: number;
  /** The color, `#RRGGBB`. */
  readonly color: string;
}

/**
 * A carousel: its pages, how they move, and the backdrop at every scroll position.
 *
 * A position is a number of pages from the first page: 1.5 is halfway between the second and the third page. If the
 * carousel wraps, positions past an end continue at the other end. Otherwise they count as that end. A position that
 * isn't finite counts as 0.
 */
export interface Carousel {
  readonly name: string;
  readonly style: CarouselStyle;
  /** Whether the first page follows the last one. */
  readonly wraps: boolean;
  readonly pages: readonly CarouselPage[];
  readonly pageCount: number;
  /** The space between two cards of a `snap` carousel, in CSS pixels. */
  readonly spacing: number;
  /** The total space on both sides of the front card of a `snap` carousel, in CSS pixels. */
  readonly padding: number;
  /** The distance that a card of a `deck` is dragged before it leaves, in CSS pixels. */
  readonly threshold: number;
  /** The color of the text or icons on the backdrop, `#RRGGBB`; undefined if the configuration has none. */
  readonly overlay: string | undefined;
  /** The name of the picture drawn over the backdrop; undefined if the configuration has none. */
  readonly foreground: string | undefined;
  /** Returns a single backdrop color at a position, `#RRGGBB`, even if the backdrop is a gradient. */
  colorAt(position: number, appearance?: Appearance): string;
  /** Returns the backdrop at a position for CSS: a color, or a vertical `linear-gradient()`. */
  backdropAt(position: number, appearance?: Appearance): string;
  /** Returns the backdrop at a position: one color, or the colors of a vertical gradient from the top. */
  stopsAt(position: number, appearance?: Appearance): BackdropStop[];
  /**
   * Returns white or black, whichever is more readable on the backdrop at a position.
   *
   * On a gradient, the lowest WCAG 2 contrast over all heights decides.
   */
  foregroundAt(position: number, appearance?: Appearance): "#FFFFFF" | "#000000";
  /** Returns the geometry of the carousel in a view of this width, in CSS pixels. */
  geometry(width: number, options?: { isRightToLeft?: boolean }): CarouselGeometry;
}

/**
 * The geometry of a carousel in a view: from drags and scroll offsets to positions, and from positions to the locations
 * of pages.
 *
 * Lengths have the unit of the view, such as CSS pixels. If a length isn't positive or a number isn't finite, the
 * position is that of the page at rest.
 */
export interface CarouselGeometry {
  readonly style: CarouselStyle;
  readonly width: number;
  readonly pageCount: number;
  readonly wraps: boolean;
  readonly spacing: number;
  readonly padding: number;
  readonly threshold: number;
  readonly isRightToLeft: boolean;
  /** The distance that the finger moves from one page to the next; 0 if the lengths are invalid. */
  readonly pitch: number;
  /** The width of a drawn page. */
  readonly pageWidth: number;
  /** Returns the position during a drag from page `index`: the finger has moved by `drag` to the right. */
  position(index: number, drag: number): number;
  /**
   * Returns the position at which the carousel comes to rest after a drag, a whole number.
   *
   * If the carousel wraps, the result may be beyond the first or last page, so that the way there is short. In a deck
   * that doesn't wrap, a result of `pageCount` means that the pile is empty.
   *
   * A velocity to the right, in CSS pixels per second, counts as a drag that continues for a quarter of a second. It
   * turns at most one page more or less than the drag alone.
   */
  target(index: number, drag: number, velocity?: number): number;
  /** Returns the position after turning a number of pages; a negative number turns backward. */
  turned(index: number, pages: number): number;
  /** Returns the index of the page nearest to a position. */
  pageAt(position: number): number;
  /**
   * Returns the position of a scrolling element whose pages are side by side.
   *
   * In a right-to-left layout, `scrollLeft` is negative, as in browsers.
   */
  positionAtScroll(scrollLeft: number): number;
  /** Returns how far a page's center is to the right of the view's center; 0 in a deck, whose cards form a pile. */
  distance(page: number, position: number): number;
  /** Returns the pages that are visible at a position; in a deck, the front card and the two below it. */
  visiblePages(position: number): number[];
}

export declare const CarouselGeometry: {
  new (parts: {
    style: CarouselStyle;
    width: number;
    pageCount: number;
    wraps: boolean;
    spacing?: number;
    padding?: number;
    threshold?: number;
    isRightToLeft?: boolean;
  }): CarouselGeometry;
  /** Returns the opacity of a flash card that was dragged to the side: 2 − |drag| / 50, clamped to 0 … 1. */
  cardOpacity(drag: number): number;
};

/** A small blurred picture to show until the real picture has loaded. */
export interface Placeholder {
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel, row by row from the top: red, green, blue and alpha. */
  readonly rgba: Uint8ClampedArray;
  /** The mean color, `#RRGGBB`. */
  readonly color: string;
  /** The mean opacity, 0 … 1. */
  readonly alpha: number;
}

/** Decodes a ThumbHash in Base64; undefined for any other text. */
export declare function placeholder(hash: string): Placeholder | undefined;
/** Decodes a ThumbHash in Base64 to the `data:` URL of a PNG, for `src` and `url(…)`; empty for any other text. */
export declare function placeholderURL(hash: string): string;

