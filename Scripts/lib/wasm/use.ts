// What a program in TypeScript does with the module; `tsc --strict` checks the types.

import { loadTincture, Tincture, TinctureError } from "./tincture.js";
import type { Carousel, Color, Palette, Swatch } from "./tincture.js";

const tincture: Tincture = await loadTincture(new URL("tincture.wasm", import.meta.url));
const color: Color = tincture.color("oklch(70% none 40)", "display-p3");
const lightness: number | null = color.components[0];
const palette: Palette = tincture.palette({ data: new Uint8ClampedArray(4), width: 1, height: 1 }, { count: 3 });
const swatch: Swatch | undefined = palette.swatches[0];
const backdrop: string = palette.backdrop ?? swatch?.hex ?? "white";
const carousel: Carousel = tincture.carousel(["red", backdrop], { space: "oklch", hue: "longer", overlay: "white", wraps: true });
const texts: string[] = [carousel.colorAt(0.5), tincture.dark("red"), ...tincture.gradient(["red", "blue"], { steps: 3 }).samples];
const numbers: number[] = [tincture.difference("red", "blue"), tincture.contrast("red", "blue"), carousel.contrast?.worst ?? lightness ?? 1];
// @ts-expect-error A space that is none.
tincture.color("red", "cmyk");
// @ts-expect-error A palette without pixels.
tincture.palette({ width: 1, height: 1 });
try {
  tincture.contrast("red", "no color");
} catch (error) {
  if (error instanceof TinctureError) texts.push(error.message);
}
export { numbers, texts };
