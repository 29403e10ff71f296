// The shapes that the modules speak of, for the type checker alone. What begins as data has the names of Swift's types.

/** What the page shows: `PageData` in Swift, and so on; a value that Swift leaves out is undefined. */
interface PageData {
  title: string;
  pictures?: string;
  events?: string;
  generation?: string;
  data?: string;
  edits?: string;
  trials?: string;
  readOnly?: string;
  folder?: string;
  program?: string;
  isCompiling?: boolean;
  failure?: { message?: string; findings: FindingItem[] };
  isChecked: boolean;
  findings: FindingItem[];
  rules: Record<string, string>;
  otherFindings: number[];
  carousels: CarouselItem[];
  images: ImageItem[];
  colors: ColorItem[];
  gradients: GradientItem[];
  products: ProductItem[];
  scoreFormula: string;
}

type Severity = "error" | "warning" | "note";

interface FindingItem {
  severity: Severity;
  place: string;
  message: string;
  rule: string;
  frame?: string;
}

interface CarouselItem {
  name: string;
  style: "page" | "paged" | "snap" | "deck";
  wraps: boolean;
  space: string;
  easing?: string;
  spacing: number;
  padding: number;
  threshold: number;
  fades: boolean;
  foreground?: string;
  backdrops: string;
  contrast?: CarouselContrast;
  contrastDark?: CarouselContrast;
  pages: CarouselPage[];
  light: PageTable;
  dark: PageTable;
  findings: number[];
  list?: { file: string; isData: boolean };
  kept?: FindingItem[];
}

/** A carousel with what is tried on it; its tables where the page has made them. */
type TriedCarousel = CarouselItem & { tables?: { light: ColorTable; dark: ColorTable } };

interface CarouselContrast {
  overlay: string;
  worst: number;
  position: number;
  required?: number;
}

interface CarouselPage {
  image: string;
  backdrop: string;
  dark?: string;
  words: string;
  isAdjusted: boolean;
  unadjusted?: string;
  isUncertain?: boolean;
  pin?: string;
  found?: string;
  distance?: number;
  nearest?: { hex: string; distance: number };
  text?: CarouselText[];
  textDark?: CarouselText[];
  scrim?: CarouselScrim;
  scrimDark?: CarouselScrim;
}

/** An area of text on a page. */
interface CarouselText {
  name: string;
  /** Left, top, width and height in parts of the page; absent for a part of the screen. */
  at?: number[];
  foreground: string;
  minimum: number;
  measure: string;
  contrasts: { width: number; worst: number; percentile: number; mean: number }[];
  better?: string;
  betterRatio?: number;
  scrim?: CarouselScrim;
  /** The same in parts of the picture, where the contrast is too low. */
  failing?: number[];
}

interface CarouselScrim {
  color: string;
  opacity?: number;
  gradient?: number;
  edge?: string;
}

/** For each track the transitions, each of them stops of eight hexadecimal digits: hundredths, red, green and blue. */
interface PageTable {
  locations: number[];
  tracks: string[][];
}

interface ImageItem {
  name: string;
  kind: string;
  isTemplate?: boolean;
  symbol?: string;
  css?: string;
  frame: PictureFrame;
  variants: { file: string; detail: string }[];
  backdrop?: string;
  backdropDark?: string;
  bleed?: string;
  gradient?: string[];
  confidence?: string;
  tint?: string;
  tintDark?: string;
  block?: string;
  blockDark?: string;
  pin?: string;
  found?: string;
  distance?: number;
  swatches: Swatch[];
  candidates: Candidate[];
  reasons: string[];
  findings: number[];
}

/** A color that the backdrop and the bleed were chosen among; without a share where it is no swatch. */
interface Candidate {
  hex: string;
  share?: number;
  chroma: number;
  score?: number;
}

/** What of its picture a pin is: the color is found anew when the art changes. */
type PinWay = { swatch: number } | { at: [number, number] };

/** A pin as data files have it: a color, a swatch (`swatch 2`) or a point. */
type PinValue = string | { at: [number, number] };

interface PictureFrame {
  thumbnail?: string;
  whole?: string;
  dark?: string;
  missing?: string;
  width?: number;
  height?: number;
}

interface Swatch {
  hex: string;
  weight: number;
  role?: string;
  title?: SwatchText;
  body?: SwatchText;
}

interface SwatchText {
  hex: string;
  contrast: number;
}

interface ColorItem {
  name: string;
  symbol?: string;
  css: string;
  variants: { label: string; hex?: string; value?: string; detail: string }[];
  findings: number[];
}

interface GradientItem {
  name: string;
  direction?: string;
  css: string;
  stops: GradientStop[];
}

interface GradientStop {
  name: string;
  hex: string;
  dark?: string;
  location: number;
  lineLocation: number;
}

interface ProductItem {
  image: string;
  name?: string;
  price?: string;
}

/** Red, green and blue, 0 … 255; not rounded where it lies between two colors. */
type RGB = [red: number, green: number, blue: number];

/** A color at a progress, 0 … 1, within a transition. */
interface ColorStop {
  progress: number;
  color: RGB;
}

/** A table ready for looking up: for each track the stops of each transition. */
interface ColorTable {
  locations: number[];
  tracks: ColorStop[][][];
}

/** Two neighboring pages, and how far it is from one to the other, 0 … 1. */
interface PagePair {
  from: number;
  to: number;
  progress: number;
}

/** The page that the finger started from, the position in pages, and the place of what is drawn in points. */
interface MotionState {
  index: number;
  position: number;
  offset: number;
}

/** What a style does with a finger; drags, widths and places are in points. */
interface CarouselStyle {
  /** How far it is from a page to the next. */
  pitch(carousel: CarouselItem, width: number): number;
  /** The position and the place of what is drawn at a drag. */
  move(carousel: CarouselItem, index: number, drag: number, width: number): { position: number; offset: number };
  /** The page that a drag ends on. */
  landing(carousel: CarouselItem, index: number, drag: number, width: number): number;
  /** The place of what is drawn at a position. */
  place(carousel: CarouselItem, position: number, width: number): number;
}

/** A color as it is copied. */
interface ColorForms {
  hex: string;
  swift?: string | undefined;
  css?: string | undefined;
}

/** What a search looks at of one thing. */
interface SearchEntry {
  words: string;
  hexes: string[];
}

/** A section that can be searched, and drawn again with other data; both say how much it has found. */
interface Searchable {
  element: HTMLElement;
  search(query: string): number;
  update(): unknown;
}

/** A part of the things of a gallery. */
interface GalleryFilter<Item> {
  value: string;
  label: string;
  test(item: Item): boolean;
}

/** An order of the things of a gallery: by a number, the lowest first, or in groups with a name each. */
interface GallerySort<Item> {
  value: string;
  label: string;
  key?(item: Item): number;
  group?(item: Item): string;
}

/** A way to show the things of a gallery. */
interface GalleryView<Item> {
  value: string;
  label: string;
  limit: number;
  listClass: string;
  build(item: Item): HTMLElement;
}

/** The attributes of an element; a function is a listener, null, undefined and false leave the attribute out. */
interface Attributes {
  onclick?: (event: MouseEvent) => void;
  onchange?: (event: Event) => void;
  oninput?: (event: Event) => void;
  onkeydown?: (event: KeyboardEvent) => void;
  [name: string]: string | number | boolean | null | undefined | ((event: never) => void);
}

/** What can stand in an element. */
type Child = Node | string | null | undefined;
