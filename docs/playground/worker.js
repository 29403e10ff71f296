// @ts-check
// Decodes pictures and asks the module, away from the page.

import { loadTincture } from "./tincture.js";

const loading = loadTincture();

/** The most pixels that are looked at: a larger picture is drawn smaller. */
const mostPixels = 2_000_000;

/** @param {Blob} blob */
async function picture(blob) {
  const tincture = await loading;
  const bitmap = await createImageBitmap(blob);
  const scale = Math.min(1, Math.sqrt(mostPixels / (bitmap.width * bitmap.height)));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const context = new /** @type {any} */ (globalThis).OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true, colorSpace: "srgb" });
  context.drawImage(bitmap, 0, 0, width, height);
  const size = { width: bitmap.width, height: bitmap.height };
  bitmap.close();
  const palette = tincture.palette(context.getImageData(0, 0, width, height));
  const chroma = (palette.candidates ?? []).map((hex) => Number(tincture.color(hex, "oklch").components[1]));
  return { ...size, palette, chroma };
}

/**
 * The tables of a carousel, and its color and contrast at evenly spaced positions.
 *
 * @param {{ colors: string[], options: import("./tincture.js").CarouselOptions, parts: number }} request
 */
async function carousel({ colors, options, parts }) {
  const tincture = await loading;
  const { colorAt, ...tables } = tincture.carousel(colors, options);
  const last = options.wraps ? colors.length : colors.length - 1;
  const points = Array.from({ length: last * parts + 1 }, (_, index) => {
    const hex = colorAt(index / parts);
    return { hex, contrast: tincture.contrast(hex, options.overlay ?? "white") };
  });
  return { tables, points, dark: colors.map((color) => tincture.dark(color)) };
}

const jobs = { picture, carousel };

addEventListener("message", async ({ data: { id, job, request } }) => {
  try {
    postMessage({ id, answer: await jobs[/** @type {keyof typeof jobs} */ (job)](request) });
  } catch (error) {
    postMessage({ id, error: error instanceof Error ? error.message : String(error) });
  }
});
