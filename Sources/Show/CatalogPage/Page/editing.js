// @ts-check
import { announce } from "./copying.js";
import { data } from "./data.js";
import { visible } from "./elements.js";
import { endTrial, tellTrial } from "./draft-pins.js";

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
 * What was written last, which can be taken back, and why the last click has written nothing; both are of one page.
 *
 * @typedef {{ carousel: string, page: number }} PagePlace
 * @type {{ written: (PagePlace & { number: number, file: string }) | null, refused: (PagePlace & { words: string }) | null }}
 */
const state = { written: null, refused: null };

/** Whether this page can write: the server takes pins, and has given it the token. */
export function canWrite() { return Boolean(data.edits && token); }

/**
 * What there is to say about the last click, where it was about this page.
 *
 * @param {string} carousel
 * @param {number} page
 */
export function editsOf(carousel, page) {
  const own = (/** @type {PagePlace | null} */ place) => place?.carousel === carousel && place.page === page;
  return { written: own(state.written) ? state.written : null, refused: own(state.refused) ? state.refused : null };
}

/**
 * Asks the server to change a file.
 *
 * @param {Record<string, unknown>} edit
 * @returns {Promise<{ file?: string, number?: number, error?: string }>}
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

/**
 * Pins a page in the file that lists it.
 *
 * @param {string} carousel
 * @param {number} page
 * @param {PinValue} pin
 */
export async function writePin(carousel, page, pin) {
  const { generation } = data;
  const reply = await post({ carousel, page, generation, pin });
  state.refused = null;
  if (reply.number === undefined || reply.file === undefined) {
    refuse(carousel, page, reply.error);
    return;
  }
  state.written = { carousel, page, number: reply.number, file: reply.file };
  announce(`Written into ${visible(reply.file)}`);
  endTrial(carousel, page, data.generation !== generation);
}

/** Takes back what was written last. */
export async function undoPin() {
  const last = state.written;
  if (!last) return;
  const reply = await post({ undo: last.number });
  state.refused = null;
  if (reply.error !== undefined) {
    refuse(last.carousel, last.page, reply.error);
    return;
  }
  state.written = null;
  announce("Taken back");
  tellTrial(last.carousel);
}

/**
 * @param {string} carousel
 * @param {number} page
 * @param {string} words
 */
function refuse(carousel, page, words = "The server does not say why nothing was written.") {
  state.refused = { carousel, page, words };
  announce(visible(words));
  tellTrial(carousel);
}

/** Another color is chosen: what was refused is no longer asked for. */
export function forgetRefusal() { state.refused = null; }
