/** Whether the page is light or dark. */
export type Appearance = "light" | "dark";
/** How a carousel moves. */
export type CarouselStyle = "page" | "paged" | "snap" | "deck";

/** A color in both appearances, `#RRGGBB`, or in CSS's words where that cannot say it. */
export interface AppearanceColors {
  readonly light: string;
  readonly dark: string;
}

/** A color of a gradient, 0 … 1 from its start. */
export interface GradientStop extends AppearanceColors {
  readonly location: number;
}

/** A gradient between two points of a box, x and y from 0 … 1, from the top left. */
export interface Gradient {
  readonly start: readonly [x: number, y: number];
  readonly end: readonly [x: number, y: number];
  readonly stops: readonly GradientStop[];
}

/** What is known of the colors of a picture. */
export interface Picture {
  /** The color to put behind it. */
  readonly backdrop?: AppearanceColors;
  /** The color that continues it past its edges. */
  readonly bleed?: AppearanceColors;
  /** A proposal for behind a product that is cut out or on white, in its hue; no color of the picture. */
  readonly tint?: AppearanceColors;
  /** A plain white background that it is photographed on. */
  readonly background?: AppearanceColors;
  readonly dominant?: AppearanceColors;
  readonly vibrant?: AppearanceColors;
  readonly lightVibrant?: AppearanceColors;
  readonly darkVibrant?: AppearanceColors;
  readonly muted?: AppearanceColors;
  readonly lightMuted?: AppearanceColors;
  readonly darkMuted?: AppearanceColors;
  /** The color of its border. */
  readonly edge?: AppearanceColors;
  /** The vertical gradient to put behind it. */
  readonly backdropGradient?: readonly GradientStop[];
  /** What continues it where two opposite sides differ, and the side that it runs to. */
  readonly bleedGradient?: { readonly to: "right" | "bottom"; readonly stops: readonly GradientStop[] };
  /** A ThumbHash in Base64, for `placeholder` and `placeholderURL`. */
  readonly thumbhash?: string;
}

/** A thing that is sold. */
export interface Product {
  /** The name of its picture. */
  readonly image: string;
  readonly name?: string;
  /** What it costs, as the list writes it. */
  readonly price?: string;
}

/** One page of a carousel. */
export interface CarouselPage {
  /** The name of its picture. */
  readonly image: string;
  /** The color behind it. */
  readonly backdrop: AppearanceColors;
  /** Whether a person chose the color; otherwise it was found in the picture. */
  readonly isPinned: boolean;
  /** The color of the text in each of its areas. */
  readonly texts?: { readonly [area: string]: AppearanceColors };
  /** The overlay that makes all of its text readable, clear where none is needed. */
  readonly scrim?: AppearanceColors;
}

/** A color at a height, 0 … 1 from the top. */
export interface BackdropStop {
  readonly location: number;
  readonly color: string;
}

/**
 * Pages, what is behind them at every position, and how they move.
 *
 * A position is a real number, pages from the first. In a carousel that wraps, any number represents a place on the circle; in
 * another, what is beyond an end is that end. What is not a finite number is the first page.
 */
export interface Carousel {
  readonly name: string;
  readonly style: CarouselStyle;
  /** Whether the first page follows the last. */
  readonly wraps: boolean;
  readonly pages: readonly CarouselPage[];
  readonly pageCount: number;
  /** Between two cards of a `snap` carousel. */
  readonly spacing: number;
  /** Beside the card in front of a `snap` carousel, both sides together. */
  readonly padding: number;
  /** How far a card of a `deck` is drawn before it leaves. */
  readonly threshold: number;
  /** The color of what is drawn on the backdrop. */
  readonly overlay: string | undefined;
  /** The name of the picture that is laid over the backdrop. */
  readonly foreground: string | undefined;
  /** The color behind the pages at a position, `#RRGGBB`; where the backdrop is a gradient, one color for it. */
  colorAt(position: number, appearance?: Appearance): string;
  /** The color or vertical gradient behind the pages at a position, as CSS has it. */
  backdropAt(position: number, appearance?: Appearance): string;
  /** The colors of the backdrop at a position from the top: one, or those of a vertical gradient. */
  stopsAt(position: number, appearance?: Appearance): BackdropStop[];
  /** White or black: what is read better on the backdrop at a position, by its lowest WCAG 2 contrast over all heights. */
  foregroundAt(position: number, appearance?: Appearance): "#FFFFFF" | "#000000";
  /** The arithmetic of the carousel in a view of a width. */
  geometry(width: number, options?: { isRightToLeft?: boolean }): CarouselGeometry;
}

/**
 * The arithmetic of a carousel in a view: from the finger or a scroller to the position, and from there to where pages are.
 *
 * Lengths are those of the view, such as CSS pixels. Where one is not positive or not finite, the position is that of the page at
 * rest.
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
  /** How far the finger goes from one page to the next; 0 where the lengths leave no way. */
  readonly pitch: number;
  /** How wide a page is drawn. */
  readonly pageWidth: number;
  /** The position while the finger moves; `index` is the page at rest, `drag` how far the finger has moved to the right. */
  position(index: number, drag: number): number;
  /**
   * The position to move to after the finger has left, a whole number. In a carousel that wraps it may be beyond the first or
   * last page, so that the way there is the short one; in a deck that does not, the count of pages means that the pile is empty.
   *
   * A velocity to the right, in CSS pixels per second, counts as a drag that goes on for a quarter of a second. It turns at most
   * one page more or less.
   */
  target(index: number, drag: number, velocity?: number): number;
  /** The position to move to when a number of pages is turned, backward where that is negative. */
  turned(index: number, pages: number): number;
  /** The page that a position is nearest to, from 0. */
  pageAt(position: number): number;
  /** The position of a scroller whose pages are side by side; from right to left `scrollLeft` is negative, as in CSS. */
  positionAtScroll(scrollLeft: number): number;
  /** How far a page's center is to the right of the view's center. */
  distance(page: number, position: number): number;
  /** The pages that are seen at a position, or a pile's front card and the two below it. */
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
  /** The opacity of a flash card that is drawn to one side: 2 − |drag| / 50, held in 0 … 1. */
  cardOpacity(drag: number): number;
};

/** A small blurred picture: four bytes a pixel from the top, red, green, blue and alpha; its mean color and mean alpha. */
export interface Placeholder {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
  readonly color: string;
  readonly alpha: number;
}

/** The picture of a ThumbHash; undefined for what is none. */
export declare function placeholder(hash: string): Placeholder | undefined;
/** The picture of a ThumbHash as the address of a PNG, for `src` and `url(…)`; empty for what is none. */
export declare function placeholderURL(hash: string): string;

