// Types of the modules, which only the type checker reads. Types of the page's data have the same names as in Swift.

/** The data of the page, as in `PageData` in Swift. Values that Swift omits are undefined. */
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
  names?: string[];
  files?: string[];
  frame?: string;
  hidden?: FindingItem[];
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

/** A carousel with its trial. It has tables if the page computed the trial without a server. */
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
  confidence?: number;
  isUncertain?: boolean;
  pin?: string;
  pinnedBy?: { swatch?: number; role?: string; at?: [number, number] };
  pinnedGradient?: string[];
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
  /** Left, top, width and height as fractions of the page; absent for a part of the screen. */
  at?: number[];
  foreground: string;
  minimum: number;
  measure: string;
  contrasts: { width: number; worst: number; percentile: number; mean: number }[];
  better?: string;
  betterRatio?: number;
  scrim?: CarouselScrim;
  /** The area where the contrast is too low, as fractions of the picture; absent if there is none. */
  failing?: number[];
}

interface CarouselScrim {
  color: string;
  opacity?: number;
  gradient?: number;
  edge?: string;
}

/**
 * The colors of a carousel. Each stop has eight hexadecimal digits: hundredths of the transition, red, green and blue.
 */
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
  border?: string;
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
  sides?: string;
  uses?: CodeUses;
  findings: number[];
}

/** A color that the backdrop and the bleed are chosen from. It has no share if it isn't a swatch. */
interface Candidate {
  hex: string;
  share?: number;
  chroma: number;
  score?: number;
}

/**
 * The part of a picture that a pin refers to, or the colors of a gradient from the top. If the picture changes, a compile
 * reads the color of a part again; a gradient keeps its colors.
 */
type PinWay = { swatch: number } | { at: [number, number] } | { gradient: string[] };

/** A pin as a configuration writes it: a color, the colors of a gradient, a swatch (`swatch 2`) or a point. */
type PinValue = string | string[] | { at: [number, number] };

interface PictureFrame {
  thumbnail?: string;
  whole?: string;
  dark?: string;
  missing?: string;
  width?: number;
  height?: number;
  iconSizes?: string;
}

/**
 * The places in code that use a picture or color. The last `unbuilt` of them are in files that no target of the app
 * builds. `isNamed` is true if the only place is a string with the name.
 */
interface CodeUses {
  places: string[];
  unbuilt?: number;
  isNamed?: boolean;
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
  file?: string;
  uses?: CodeUses;
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

/** Red, green and blue, 0 … 255. They aren't whole numbers in a blend of two colors. */
type RGB = [red: number, green: number, blue: number];

/** A color at a progress, 0 … 1, within a transition. */
interface ColorStop {
  progress: number;
  color: RGB;
}

/** A table with its stops decoded. Each track has the stops of each transition. */
interface ColorTable {
  locations: number[];
  tracks: ColorStop[][][];
}

/** The two pages around a position, and the progress from one to the other, 0 … 1. */
interface PagePair {
  from: number;
  to: number;
  progress: number;
}

/** The page where a drag started, the position in pages, and the offset of the drawing in points. */
interface MotionState {
  index: number;
  position: number;
  offset: number;
}

/** The geometry of a carousel style. Drags, widths and offsets are in points. */
interface CarouselStyle {
  /** The distance between two pages. */
  pitch(carousel: CarouselItem, width: number): number;
  /** The position and the offset of the drawing during a drag. */
  move(carousel: CarouselItem, index: number, drag: number, width: number): { position: number; offset: number };
  /** The page that a drag ends on. */
  landing(carousel: CarouselItem, index: number, drag: number, width: number): number;
  /** The offset of the drawing at a position. */
  place(carousel: CarouselItem, position: number, width: number): number;
}

/** The texts that can be copied for a color. */
interface ColorForms {
  hex: string;
  swift?: string | undefined;
  css?: string | undefined;
}

/** The searchable text and colors of an item. `mainHexes` are its main colors, if only some are. */
interface SearchEntry {
  words: string;
  hexes: string[];
  mainHexes?: string[];
}

/** A section that can be searched and updated. `search` returns the number of matches. */
interface Searchable {
  element: HTMLElement;
  search(query: string): number;
  update(): unknown;
}

interface GalleryFilter<Item> {
  value: string;
  label: string;
  test(item: Item): boolean;
}

/** A sort order for the items of a gallery. It sorts by a number, the lowest first, or puts items into named groups. */
interface GallerySort<Item> {
  value: string;
  label: string;
  key?(item: Item): number;
  group?(item: Item): string;
}

interface GalleryView<Item> {
  value: string;
  label: string;
  limit: number;
  listClass: string;
  build(item: Item): HTMLElement;
}

/** Methods of the popover attribute, which older versions of the type checker don't know. */
interface HTMLElement {
  showPopover(): void;
  hidePopover(): void;
}

/** A method that older versions of the type checker don't know. */
interface Element {
  checkVisibility(): boolean;
}

/** The attributes of an element. A function is a listener; null, undefined and false omit the attribute. */
interface Attributes {
  onclick?: (event: MouseEvent) => void;
  onchange?: (event: Event) => void;
  oninput?: (event: Event) => void;
  onkeydown?: (event: KeyboardEvent) => void;
  [name: string]: string | number | boolean | null | undefined | ((event: never) => void);
}

type Child = Node | string | null | undefined;
