// @ts-check
import { adjustedColors, darkForm, worstContrast } from "./arithmetic.js";
import { blend } from "./blending.js";
import { foundColors } from "./candidates.js";
import { channels, hexCode, rounded } from "./colors.js";
import { data } from "./data.js";
import { draftsOf, pointOf, tellTrial, triedColors } from "./draft-pins.js";
import { colorAtHeight, readTable } from "./tables.js";

/**
 * The carousels with their trials, as the server last computed them. `key` identifies the request.
 *
 * @type {Map<string, { key: string, item: TriedCarousel }>}
 */
const answers = new Map();
/**
 * The names of carousels for which a request to the server is pending.
 *
 * @type {Set<string>}
 */
const asked = new Set();

/**
 * Returns a carousel as a compile with its trial would make it, or the carousel itself if nothing is tried.
 *
 * The server computes it with the compiler's code. Until it answers, its last answer is shown. Without a server, or
 * with a configuration that can't be read, the page computes it.
 *
 * @param {CarouselItem} carousel
 * @returns {TriedCarousel}
 */
export function shownCarousel(carousel) {
  const { name } = carousel;
  const tried = draftsOf(name);
  if (!tried) {
    answers.delete(name);
    return carousel;
  }
  // The server measures a point that a pin follows, because a compile may read other pixels than the page.
  const pins = Object.fromEntries([...tried.pages].map(([page, own]) => [page, isMeasured(own) ? own.way : own.way && "gradient" in own.way ? own.way.gradient : own.hex]));
  const key = JSON.stringify([data.generation, pins, tried.backdrops]);
  const answer = answers.get(name);
  // An answer from before a page was added, moved or removed has other pages.
  const known = answer && imagesOf(answer.item) === imagesOf(carousel) ? answer : undefined;
  if (known?.key === key) return known.item;
  if (!data.trials || data.failure) return keep(name, key, localTrial(carousel, tried));
  if (!asked.has(name)) ask(carousel, key, { carousel: name, generation: data.generation, pins, ...(tried.backdrops ? { backdrops: tried.backdrops } : {}) }, tried);
  return known?.item ?? carousel;
}

/**
 * Waits until the server has answered the trial of a carousel, and so has measured its points.
 *
 * @param {string} name
 */
export async function trialAnswer(name) {
  if (!asked.has(name)) return;
  await new Promise((done) => { setTimeout(done, 10); });
  await trialAnswer(name);
}

/** @param {import("./draft-pins.js").Draft} own */
function isMeasured(own) { return own.form === "picture" && pointOf(own) !== null; }

/** @param {TriedCarousel} carousel */
function imagesOf({ pages }) { return JSON.stringify(pages.map(({ image }) => image)); }

/**
 * @param {string} name
 * @param {string} key
 * @param {TriedCarousel} item
 */
function keep(name, key, item) {
  answers.set(name, { key, item });
  return item;
}

/**
 * @param {CarouselItem} carousel
 * @param {string} key
 * @param {unknown} body
 * @param {import("./draft-pins.js").Drafts} tried
 */
async function ask(carousel, key, body, tried) {
  const { name } = carousel;
  asked.add(name);
  const sent = [...tried.pages];
  let item;
  try {
    const answer = await fetch(data.trials ?? "", { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" } });
    const reply = await answer.json();
    item = answer.ok ? { ...reply, findings: carousel.findings, list: carousel.list, kept: carousel.kept } : localTrial(carousel, tried);
    for (const [page, own] of answer.ok ? sent : []) if (isMeasured(own)) own.hex = item.pages[page].pin ?? own.hex;
  } catch {
    item = localTrial(carousel, tried);
  }
  asked.delete(name);
  keep(name, key, item);
  // The listeners ask for the carousel again, so a trial that changed meanwhile is also sent.
  tellTrial(name);
}

/**
 * Returns a carousel with its trial. The page computes it, for lack of a server.
 *
 * @param {CarouselItem} carousel
 * @param {import("./draft-pins.js").Drafts} tried
 * @returns {TriedCarousel}
 */
function localTrial(carousel, tried) {
  const { pages, contrast, wraps, space, easing } = carousel;
  const count = pages.length;
  const form = tried.backdrops ?? carousel.backdrops;
  const light = readTable(carousel.light);
  const dark = readTable(carousel.dark);
  /** The tried colors of each page; null for a page without a trial. */
  const changed = pages.map((page, index) => {
    const draft = tried.pages.get(index);
    if (draft?.hex) return triedColors(draft);
    if (draft || (tried.backdrops && !page.pin)) return foundColors(page, form);
    return null;
  });
  const isGradient = light.locations.length > 1 || changed.some((stops) => stops && stops.length > 1);
  const locations = !isGradient ? light.locations : light.locations.length > 1 ? light.locations : [0, 0.5, 1];
  const end = (/** @type {ColorTable} */ table, /** @type {number} */ page, /** @type {number} */ height) => colorAtHeight(table.locations,
    table.tracks.map((track) => {
      const stops = track[Math.min(page, track.length - 1)];
      return stops[page < track.length ? 0 : stops.length - 1].color;
    }), height);
  const build = (/** @type {ColorTable} */ table, /** @type {RGB[][]} */ colors) => ({ locations, tracks: colors.map((own, track) => {
    if (count === 1) return [[{ progress: 0, color: own[0] }]];
    return Array.from({ length: wraps ? count : count - 1 }, (_, from) => {
      const to = (from + 1) % count;
      const former = table.locations.length === locations.length ? table.tracks[track][from] : undefined;
      const isSame = former && hexCode(rounded(former[0].color)) === hexCode(own[from]) && hexCode(rounded(former[former.length - 1].color)) === hexCode(own[to]);
      return isSame ? former : blend(own[from], own[to], space, easing);
    });
  }) });
  const raw = locations.map((height) => pages.map((page, index) => {
    const stops = changed[index];
    if (!stops) return page.unadjusted && !isGradient ? channels(page.unadjusted) : rounded(end(light, index, height));
    const places = stops.map((_, number) => (stops.length === 1 ? 0 : number / (stops.length - 1)));
    return rounded(colorAtHeight(places, stops.map(channels), height));
  }));
  const required = contrast?.required;
  const shown = !contrast || !required ? raw : raw.map((own) =>
    adjustedColors(own, { overlay: contrast.overlay, contrast: required, wraps }, (from, to) => blend(from, to, space, easing)));
  // The dark color of a changed page is computed from its light color. For any other page, the compiled dark color is
  // used.
  const shadows = shown.map((own, track) => own.map((color, page) => {
    const isSame = !changed[page] && hexCode(color) === hexCode(rounded(end(light, page, locations[track])));
    return isSame ? rounded(end(dark, page, locations[track])) : channels(darkForm(hexCode(color)));
  }));
  const tables = { light: build(light, shown), dark: build(dark, shadows) };
  return { ...carousel, tables, backdrops: form,
    ...(contrast ? { contrast: { ...contrast, ...worstContrast(tables.light, contrast.overlay) } } : {}),
    ...(carousel.contrastDark ? { contrastDark: { ...carousel.contrastDark, ...worstContrast(tables.dark, carousel.contrastDark.overlay) } } : {}),
    pages: pages.map((page, index) => {
      const stops = changed[index];
      if (!stops && !required) return page;
      const plain = stops ? stops[0] : page.unadjusted ?? page.backdrop;
      const backdrop = isGradient ? plain : hexCode(shown[0][index]);
      const draft = tried.pages.get(index);
      /** @type {CarouselPage} */
      const made = Object.assign({}, page, { backdrop, dark: darkForm(backdrop), isAdjusted: backdrop !== plain, words: draft ? "tried" : page.words });
      delete made.unadjusted;
      if (backdrop !== plain) made.unadjusted = plain;
      if (draft) {
        delete made.pin;
        delete made.pinnedGradient;
        if (draft.hex) made.pin = draft.hex;
        if (draft.hex && draft.way && "gradient" in draft.way) made.pinnedGradient = draft.way.gradient;
      }
      return made;
    }) };
}
