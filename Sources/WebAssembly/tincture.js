// Computes the colors of Tincture in a browser, a worker or Node. The results are the same bytes as those of the
// command line.

/** Loads the module: `tincture.wasm` beside this file by default, another address, bytes, or a compiled module. */
export async function loadTincture(source = new URL("tincture.wasm", import.meta.url)) {
  const holder = {};
  // The module leaves numbers to JavaScript, which rounds them correctly.
  const host = { parseNumber: (start, count) => number(decoder.decode(holder.memory().subarray(start, start + count))) };
  const instance = await instantiate(source, { host });
  holder.memory = () => new Uint8Array(instance.exports.memory.buffer);
  return new Tincture(instance.exports, holder.memory);
}

const decoder = new TextDecoder();
const encoder = new TextEncoder();

const number = (text) => (/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN);

async function instantiate(source, imports) {
  if (source instanceof WebAssembly.Module) return WebAssembly.instantiate(source, imports);
  if (ArrayBuffer.isView(source) || source instanceof ArrayBuffer) {
    return (await WebAssembly.instantiate(source, imports)).instance;
  }
  const address = new URL(source, import.meta.url);
  if (address.protocol === "file:" && globalThis.process?.versions?.node) {
    const { readFile } = await import("node:fs/promises");
    return (await WebAssembly.instantiate(await readFile(address), imports)).instance;
  }
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} cannot be loaded: ${response.status}`);
  return (await WebAssembly.instantiate(await response.arrayBuffer(), imports)).instance;
}

/** A request that can't be answered. The message says why. */
export class TinctureError extends Error {
  name = "TinctureError";
}

export class Tincture {
  #engine;
  #memory;
  #carousels = new FinalizationRegistry((carousel) => this.#engine.closeCarousel(carousel));

  constructor(engine, memory) {
    this.#engine = engine;
    this.#memory = memory;
  }

  color(color, space = "") {
    return this.#answer("color", color, space);
  }

  difference(first, second) {
    return this.#answer("difference", first, second);
  }

  contrast(first, second) {
    return this.#answer("contrast", first, second);
  }

  dark(color) {
    return this.#answer("dark", color);
  }

  gradient(colors, { space = "oklab", hue = "shorter", easing = "linear", steps = 11 } = {}) {
    return this.#answer("gradient", space, hue, easing, steps, ...colors);
  }

  carousel(pages, options = {}) {
    const values = carouselValues(pages, options);
    const tables = this.#answer("carousel", ...values);
    const carousel = this.#with(texts(values), (start, count) => this.#engine.openCarousel(start, count));
    const engine = this.#engine;
    tables.colorAt = (position) => {
      const color = engine.colorAt(carousel, position) >>> 0;
      return `#${color.toString(16).toUpperCase().padStart(6, "0")}`;
    };
    this.#carousels.register(tables, carousel);
    return tables;
  }

  palette({ data, width, height }, { count = 5 } = {}) {
    return JSON.parse(this.paletteText({ data, width, height }, { count }));
  }

  /** Returns the JSON text that `palette` parses. */
  paletteText({ data, width, height }, { count = 5 } = {}) {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return this.#with(bytes, (start, length) => this.#taken(this.#engine.palette(start, length, width, height, count)));
  }

  /** Returns the JSON text of the answer to an operation with its arguments. */
  answerText(...request) {
    return this.#with(texts(request), (start, count) => this.#taken(this.#engine.answer(start, count)));
  }

  #answer(...request) {
    const answer = JSON.parse(this.answerText(...request));
    if (answer?.error !== undefined) throw new TinctureError(answer.error);
    return answer;
  }

  /** Copies bytes into the module's memory, calls a function with their address and length, and frees them. */
  #with(bytes, call) {
    const start = this.#engine.allocate(bytes.length);
    this.#memory().set(bytes, start);
    try {
      return call(start, bytes.length);
    } finally {
      this.#engine.release(start);
    }
  }

  /** Returns the text at an address in the module's memory, and frees it. */
  #taken(start) {
    const memory = this.#memory();
    const count = new DataView(memory.buffer).getUint32(start, true);
    const text = decoder.decode(memory.subarray(start + 4, start + 4 + count));
    this.#engine.release(start);
    return text;
  }
}

function carouselValues(pages, options) {
  const { space = "srgb", hue = "shorter", easing = "linear", wraps = false } = options;
  const { samples = 41, tolerance = 0.5, overlay = "" } = options;
  return [space, hue, easing, wraps, samples, tolerance, overlay, ...pages];
}

/** Returns texts as UTF-8, with a zero byte after each. */
function texts(values) {
  return encoder.encode(values.map((value) => `${String(value).replaceAll("\0", " ")}\0`).join(""));
}
