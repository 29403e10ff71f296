/** The color spaces, by their CSS Color 4 names. */
export type ColorSpace =
  | "srgb" | "srgb-linear" | "oklab" | "oklch" | "display-p3" | "display-p3-linear" | "lab" | "lch" | "hsl" | "hwb"
  | "xyz-d65" | "xyz-d50";

/** The color spaces in which colors can be blended. `vivid` is Oklab with the chroma of both colors kept. */
export type BlendSpace = ColorSpace | "vivid";

/** The direction around the hue circle (CSS Color 4). */
export type Hue = "shorter" | "longer" | "increasing" | "decreasing";

/** A color in a color space. */
export interface Color {
  space: ColorSpace;
  /** The components in the units of CSS; null for a component `none`. */
  components: [number | null, number | null, number | null];
  /** The opacity, 0 … 1. */
  alpha: number;
  /** The color in CSS notation. */
  css: string;
  /** The nearest sRGB color, `#RRGGBB` or `#RRGGBBAA`. */
  hex: string;
}

export interface Gradient {
  space: BlendSpace;
  hue: Hue | null;
  colors: string[];
  /** Evenly spaced colors, including both ends. */
  samples: string[];
}

export interface Transition {
  from: number;
  to: number;
  stops: { progress: number; hex: string }[];
  /** The largest CIEDE2000 difference between the stops and the exact curve. */
  maximumError: number;
  samples: string[];
}

export interface Carousel {
  wraps: boolean;
  pages: string[];
  transitions: Transition[];
  /** The lowest contrast of the overlay at any position. */
  contrast?: { overlay: string; worst: number; position: number };
  /** Returns the color at a scroll position, in pages from the first. */
  colorAt(position: number): string;
}

export interface CarouselOptions {
  space?: BlendSpace;
  hue?: Hue;
  /** A CSS easing function, or `smoothstep`. */
  easing?: string;
  wraps?: boolean;
  /** The number of samples per transition, 0 … 10,000; 41 by default. */
  samples?: number;
  /** The largest allowed CIEDE2000 difference between the stops and the exact curve, 0.01 … 100; 0.5 by default. */
  tolerance?: number;
  /** The CSS color of text or controls on the backdrop, whose contrast is measured. */
  overlay?: string;
}

export interface TextColor {
  hex: string;
  /** The WCAG 2 contrast with the swatch. */
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

/**
 * The palette of a picture, as `tincture extract` writes it. If no pixel is visible, `swatches` is empty and all else
 * absent.
 */
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

/**
 * The pixels of a picture, such as an `ImageData`.
 *
 * `data` has red, green, blue and alpha of each pixel, row by row. Colors are sRGB and not premultiplied by alpha.
 */
export interface Pixels {
  data: Uint8ClampedArray | Uint8Array;
  width: number;
  height: number;
}

/** A request that can't be answered. The message says why. */
export class TinctureError extends Error {}

export class Tincture {
  /** Reads a CSS color, and converts it to a color space if you name one. */
  color(color: string, space?: ColorSpace): Color;
  /** Returns the CIEDE2000 difference of two colors. */
  difference(first: string, second: string): number;
  /** Returns the WCAG 2 contrast ratio of two colors, 1 … 21. */
  contrast(first: string, second: string): number;
  /** Returns the dark mode color of a backdrop. */
  dark(color: string): string;
  /** Returns evenly spaced colors along a gradient. */
  gradient(colors: string[], options?: { space?: BlendSpace; hue?: Hue; easing?: string; steps?: number }): Gradient;
  /** Returns the colors of a carousel, which you can look up at any scroll position. */
  carousel(pages: string[], options?: CarouselOptions): Carousel;
  /** Returns the palette of a picture. */
  palette(pixels: Pixels, options?: { count?: number }): Palette;
  /** Returns the palette as JSON text, which `palette` parses. */
  paletteText(pixels: Pixels, options?: { count?: number }): string;
  /** Returns the answer to an operation with its arguments, as JSON text. */
  answerText(...request: (string | number | boolean)[]): string;
}

/** Loads the module: `tincture.wasm` beside this file by default. */
export function loadTincture(source?: string | URL | BufferSource | WebAssembly.Module): Promise<Tincture>;
