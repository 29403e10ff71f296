/** The color spaces, by their CSS Color 4 names. */
export type ColorSpace =
  | "srgb" | "srgb-linear" | "oklab" | "oklch" | "display-p3" | "display-p3-linear" | "lab" | "lch" | "hsl" | "hwb"
  | "xyz-d65" | "xyz-d50";

/** The spaces that colors are blended in; `vivid` is Oklab with the chroma of both colors. */
export type BlendSpace = ColorSpace | "vivid";

/** The way around the hue circle. */
export type Hue = "shorter" | "longer" | "increasing" | "decreasing";

/** A color in a space. */
export interface Color {
  space: ColorSpace;
  /** The components in the units of CSS; null where one is `none`. */
  components: [number | null, number | null, number | null];
  /** The opacity, 0 … 1. */
  alpha: number;
  /** The color as CSS writes it. */
  css: string;
  /** The nearest color of sRGB, `#RRGGBB` or `#RRGGBBAA`. */
  hex: string;
}

export interface Gradient {
  space: BlendSpace;
  hue: Hue | null;
  colors: string[];
  /** Evenly spaced colors, both ends included. */
  samples: string[];
}

export interface Transition {
  from: number;
  to: number;
  stops: { progress: number; hex: string }[];
  /** The largest distance of the stops from the true curve, in CIEDE2000. */
  maximumError: number;
  samples: string[];
}

export interface Carousel {
  wraps: boolean;
  pages: string[];
  transitions: Transition[];
  /** The worst contrast of the overlay over all positions. */
  contrast?: { overlay: string; worst: number; position: number };
  /** Returns the color at a position, in pages from the first. */
  colorAt(position: number): string;
}

export interface CarouselOptions {
  space?: BlendSpace;
  hue?: Hue;
  /** A CSS easing function, or `smoothstep`. */
  easing?: string;
  wraps?: boolean;
  /** The samples of a transition, 0 … 10,000; 41 by default. */
  samples?: number;
  /** The largest difference of the stops, in CIEDE2000, 0.01 … 100; 0.5 by default. */
  tolerance?: number;
  /** A color drawn on the backdrop. */
  overlay?: string;
}

export interface TextColor {
  hex: string;
  /** The WCAG 2 contrast on the swatch. */
  contrast: number;
}

export interface Swatch {
  hex: string;
  /** The share of the opaque pixels, 0 … 1. */
  weight: number;
  role?: string;
  title: TextColor;
  body: TextColor;
}

export interface Stop {
  location: number;
  hex: string;
  dark: string;
}

/** The palette of a picture, as `tincture extract` writes it; without a visible pixel it has no swatches and no more. */
export interface Palette {
  swatches: Swatch[];
  mean?: string;
  backdrop?: string;
  backdropDark?: string;
  backdropGradient?: Stop[];
  bleed?: string;
  bleedDark?: string;
  bleedGradient?: { to: "right" | "bottom"; stops: Stop[] };
  sides?: "left-right";
  tint?: string;
  tintDark?: string;
  tintBlock?: string;
  tintBlockDark?: string;
  confidence?: { backdrop: number; bleed: number };
  candidates?: string[];
  roles?: Record<string, string>;
  edges?: { top?: string; bottom?: string; left?: string; right?: string };
  background?: string;
}

/** Pixels: red, green, blue and alpha of each, row by row, sRGB, alpha not premultiplied; `ImageData` fits. */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/** A request that cannot be answered; the message says why. */
export class TinctureError extends Error {}

export class Tincture {
  /** Reads a CSS color, and converts it where a space is named. */
  color(color: string, space?: ColorSpace): Color;
  /** Returns the difference of two colors, CIEDE2000. */
  difference(first: string, second: string): number;
  /** Returns the WCAG 2 contrast ratio of two colors, 1 … 21. */
  contrast(first: string, second: string): number;
  /** Returns the form of a backdrop in dark mode. */
  dark(color: string): string;
  /** Returns evenly spaced colors along a gradient. */
  gradient(colors: string[], options?: { space?: BlendSpace; hue?: Hue; easing?: string; steps?: number }): Gradient;
  /** Returns the tables of a carousel, with a lookup. */
  carousel(pages: string[], options?: CarouselOptions): Carousel;
  /** Returns the palette of a picture. */
  palette(pixels: Pixels, options?: { count?: number }): Palette;
  /** Returns the JSON that `palette` reads. */
  paletteText(pixels: Pixels, options?: { count?: number }): string;
  /** Returns the JSON of an answer, for an operation with its arguments. */
  answerText(...request: (string | number | boolean)[]): string;
}

/** Loads the module: by default `tincture.wasm` beside this file. */
export function loadTincture(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Tincture>;
