// @ts-check
import { announce } from "./copying.js";
import { data } from "./data.js";
import { visible } from "./elements.js";
import { endTrials, tellTrial } from "./draft-pins.js";

/** The token of the run, which the terminal has printed behind the address; it is kept for this tab alone. */
function takeToken() {
  const key = "tincture-edit";
  const given = /^#edit=([0-9a-f]+)$/.exec(location.hash)?.[1] ?? null;
  if (given) history.replaceState(history.state, "", location.pathname + location.search);
  try {
    if (given) sessionStorage.setItem(key, given);
    return given ?? sessionStorage.getItem(key);
  } catch {
    return given;
  }
}

const token = data.edits ? takeToken() : null;

/**
 * A change that can be taken back.
 *
 * @typedef {{ number: number, carousel: string, words: string, file: string }} Edit
 */

/**
 * The edits that can be undone, the latest last, as the server keeps them. And why the last click wrote nothing, by carousel.
 *
 * @type {{ edits: Edit[], refused: { carousel: string, words: string } | null }}
 */
const state = { edits: [], refused: null };

/** Whether this page can write: the server takes pins, and has given it the token. */
export function canWrite() { return Boolean(data.edits && token); }

/**
 * Why the pins of a carousel cannot be written, in a sentence; empty where they can be.
 *
 * @param {CarouselItem} carousel
 */
export function readOnlyReason(carousel) {
  if (!data.events) return "This page is a file. Copy the line into your file, or start `tincture preview --edit` to write it from here.";
  if (data.readOnly) return data.readOnly;
  if (!token) return "To write, open the address that the terminal printed: it ends in #edit=…";
  if (carousel.kept) return "Fix the errors above first, then write.";
  return carousel.list ? "" : "No file lists these pages. Run `tincture init` to write one.";
}

/** The edit that is undone next; undefined if there is none. */
export function lastEdit() { return state.edits.at(-1); }

/** How many changes can be taken back. */
export function editCount() { return state.edits.length; }

/**
 * Why the last click about a carousel has written nothing; undefined where it has.
 *
 * @param {string} carousel
 */
export function refusal(carousel) { return state.refused?.carousel === carousel ? state.refused.words : undefined; }

/**
 * Asks the server to change a file.
 *
 * @param {Record<string, unknown>} edit
 * @returns {Promise<{ file?: string, error?: string, edits?: Edit[] }>}
 */
async function post(edit) {
  try {
    const answer = await fetch(data.edits ?? "", { method: "POST", body: JSON.stringify(edit),
      headers: { "Content-Type": "application/json", "Tincture-Token": token ?? "" } });
    if (answer.headers.get("Content-Type")?.startsWith("application/json")) return await answer.json();
    return { error: (await answer.text()).trim() };
  } catch {
    return { error: "The server does not answer." };
  }
}

/** Asks what can be taken back: another page, or this one before it was loaded again, may have written. */
export async function refreshEdits() {
  if (!canWrite()) return;
  const reply = await post({ list: true });
  takeEdits(reply.edits);
}

/** @param {Edit[] | undefined} edits */
function takeEdits(edits) {
  if (!edits || JSON.stringify(edits) === JSON.stringify(state.edits)) return;
  state.edits = edits;
  for (const carousel of data.carousels) tellTrial(carousel.name);
}

/**
 * Writes a change of a carousel; whether it was written.
 *
 * @param {string} carousel
 * @param {Record<string, unknown>} change
 * @param {number[]} pages
 */
async function postChange(carousel, change, pages) {
  const { generation } = data;
  const reply = await post({ carousel, generation, ...change });
  state.refused = null;
  takeEdits(reply.edits);
  if (reply.error !== undefined || reply.file === undefined) {
    refuse(carousel, reply.error);
    return false;
  }
  announce(`Written into ${visible(reply.file)}`);
  endTrials(carousel, pages, data.generation !== generation);
  return true;
}

/**
 * Pins pages in the file that lists them, or removes their pins where the pin is null.
 *
 * @param {string} carousel
 * @param {Map<number, PinValue | null>} pins
 */
export function writePins(carousel, pins) {
  return postChange(carousel, { pins: Object.fromEntries(pins) }, [...pins.keys()]);
}

/**
 * Writes into the configuration what pages without a pin get.
 *
 * @param {string} carousel
 * @param {string} form
 */
export function writeBackdrops(carousel, form) { return postChange(carousel, { backdrops: form }, []); }

/** Takes back what was written last, on whatever page. */
export async function undoEdit() {
  const last = lastEdit();
  if (!last) return false;
  const reply = await post({ undo: last.number });
  state.refused = null;
  takeEdits(reply.edits);
  if (reply.error !== undefined) {
    refuse(last.carousel, reply.error);
    return false;
  }
  announce(`Undone: ${visible(last.words)}`);
  return true;
}

/**
 * @param {string} carousel
 * @param {string} words
 */
function refuse(carousel, words = "The server does not say why nothing was written.") {
  state.refused = { carousel, words };
  announce(visible(words));
  tellTrial(carousel);
}

/** Another color is chosen: what was refused is no longer asked for. */
export function forgetRefusal() { state.refused = null; }
