// @ts-check
import { announce } from "./copying.js";
import { data } from "./data.js";
import { element, present, visible } from "./elements.js";
import { changes, draftsOf, endTrials, latestTrial, pinOf, tellTrial } from "./draft-pins.js";
import { rememberSilence } from "./silencing.js";
import { trialAnswer } from "./trying.js";

/**
 * Returns the token that permits writing. The terminal prints it as part of the page's address; it is stored for this
 * tab.
 */
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
 * The reason why edits before this page was opened can't be undone; null since there was another reason.
 *
 * @type {string | null | undefined}
 */
let seenReason;

/**
 * An edit that can be undone.
 *
 * `pages` are the pictures of the pages that it changed; none if it changed the form of all pages. `carousel` is empty
 * if it silenced a finding.
 *
 * @typedef {{ number: number, carousel: string, pages: string[], before: string[][], words: string, file: string }} Edit
 */

/**
 * The edits that can be undone and redone, the latest last, and the reason why the server refused the last edit. The
 * reason is shown until a trial changes (`changes`). `forgotten` is the reason why earlier edits can't be undone any more.
 *
 * @type {{ edits: Edit[], undone: Edit[], forgotten: string, refused: { carousel: string, words: string, isConflict: boolean, changes: number } | null }}
 */
const state = { edits: [], undone: [], forgotten: "", refused: null };

/** Returns whether this page may write, apart from errors that a person can fix. */
export function canWrite() { return Boolean(data.edits && token); }

/**
 * Returns the reason why a carousel's pins can't be written, in a sentence; empty if they can.
 *
 * @param {CarouselItem} carousel
 */
export function readOnlyReason(carousel) {
  if (!data.events) return "This page is a file and cannot write. Copy the line into your configuration or data file, or run `tincture preview --edit`.";
  if (data.readOnly) return data.readOnly;
  if (!token) return "This page can't write, because its address had no key. Open the address that the terminal printed: it ends in #edit=…";
  if (data.failure) return data.failure.findings.length > 0 ? "The configuration has an error. Fix it, then write again." : "Fix the error above first, then write.";
  if (carousel.kept) return "Fix the errors above first, then write.";
  return carousel.list ? "" : "No file lists these pages. Run `tincture init` to write one.";
}

/**
 * Creates the button that ends the latest trial, or else the buttons that undo the last edit and redo the one undone
 * last, and names the edit; empty if there is none of them. The edit may be on another page.
 *
 * @param {string} carousel empty for the buttons of an edit that silenced a finding
 * @param {number | null} page the page whose trial the button ends; null for any page
 */
export function undoParts(carousel, page) {
  const trial = latestTrial(carousel, page);
  if (trial) {
    return [element("button", { type: "button", class: "button quiet undo", onclick: trial.end }, "Undo trial"), undoWords(`Not written: ${visible(trial.words)}`)];
  }
  const [last, undone] = [state.edits.at(-1), state.undone.at(-1)];
  if (carousel === "" && ![last, undone].some((edit) => edit?.carousel === "")) return [];
  const count = state.edits.length;
  return present([
    last && element("button", { type: "button", class: "button quiet undo", onclick: undoEdit }, count > 1 ? `Undo (${count})` : "Undo"),
    undone && element("button", { type: "button", class: "button quiet redo", onclick: redoEdit, title: visible(undone.words) }, "Redo"),
    last || undone ? undoWords(present([last && `Written last: ${visible(last.words)}`, undone && `Undone: ${visible(undone.words)}`]).join("; ")) : null,
    !last && !undone && state.forgotten ? element("span", { class: "muted undo-reason" }, visible(state.forgotten)) : null,
  ]);
}

/** @param {string} words what the buttons undo; a narrow screen cuts them off */
function undoWords(words) { return element("span", { class: "muted undo-words", title: words }, words); }

/**
 * Returns the reason why the server refused the last edit of a carousel; undefined if it accepted the edit, or if a
 * trial has changed since then.
 *
 * @param {string} carousel
 */
export function refusal(carousel) { return state.refused?.carousel === carousel && state.refused.changes === changes ? state.refused.words : undefined; }

/**
 * Sends an edit to the server, which changes the file.
 *
 * @param {Record<string, unknown>} edit
 * @returns {Promise<{ file?: string, error?: string, edits?: Edit[], undone?: Edit[], forgotten?: string, generation?: string,
 *   isCompiled?: boolean, isConflict?: boolean }>}
 */
async function post(edit) {
  try {
    const answer = await fetch(data.edits ?? "", { method: "POST", body: JSON.stringify(edit),
      headers: { "Content-Type": "application/json", "Tincture-Token": token ?? "" } });
    if (answer.headers.get("Content-Type")?.startsWith("application/json")) return { ...await answer.json(), isConflict: answer.status === 409 };
    return { error: (await answer.text()).trim() };
  } catch {
    return { error: "The server does not answer. Run tincture preview --edit again." };
  }
}

/** Returns the edits that can be undone, the latest last. */
export function writtenEdits() { return state.edits; }

/** Requests the edits that can be undone or redone, because another tab or an earlier load of this page may have written some. */
export async function refreshEdits() {
  if (!canWrite()) return;
  const reply = await post({ list: true });
  takeEdits(reply);
}

/** @param {{ edits?: Edit[], undone?: Edit[], forgotten?: string }} reply */
function takeEdits({ edits, undone, forgotten: reason = "" }) {
  if (seenReason === undefined) seenReason = reason;
  else if (reason !== seenReason) seenReason = null;
  const forgotten = seenReason === null ? reason : "";
  if (!edits || !undone || JSON.stringify([edits, undone, forgotten]) === JSON.stringify([state.edits, state.undone, state.forgotten])) return;
  if (forgotten !== "" && forgotten !== state.forgotten) announce(visible(forgotten));
  Object.assign(state, { edits, undone, forgotten });
  for (const name of ["", ...data.carousels.map((carousel) => carousel.name)]) tellTrial(name);
}

/**
 * Waits until the page shows what the edited files contain, for ten seconds at most. A trial that met the data from
 * before would end if it had the color that was undone.
 */
async function waitForEdit(attempts = 200) {
  const { error, generation, isCompiled } = await post({ list: true });
  if (attempts === 0 || error !== undefined || (isCompiled && generation === data.generation)) return;
  await new Promise((done) => { setTimeout(done, 50); });
  await waitForEdit(attempts - 1);
}

/**
 * Sends a change of a carousel to the server. Returns whether it was written.
 *
 * @param {string} carousel
 * @param {Record<string, unknown>} change
 * @param {number[]} pages
 * @param {() => void} onwritten called before the change is compiled
 */
async function postChange(carousel, change, pages, onwritten = () => {}) {
  const { generation } = data;
  const reply = await post({ carousel, generation, ...change });
  state.refused = null;
  takeEdits(reply);
  if (reply.error !== undefined || reply.file === undefined) {
    refuse(carousel, reply.error, reply.isConflict);
    return false;
  }
  // The buttons of a carousel are beside its pins, and the list of findings may be long.
  announce(`Written into ${visible(reply.file)}`, carousel === "" ? undoEdit : null);
  endTrials(carousel, pages, data.generation !== generation);
  onwritten();
  await waitForEdit();
  return true;
}

/**
 * Writes trials as pins into the file that lists the pages, and the backdrop form of the pages without a pin into the
 * configuration. One Undo takes back both.
 *
 * @param {string} carousel
 * @param {Map<number, import("./draft-pins.js").Draft>} tried
 * @param {string | null} backdrops the form; null keeps the form
 */
export async function writePins(carousel, tried, backdrops = null) {
  await trialAnswer(carousel);
  const pins = Object.fromEntries([...tried].map(([page, own]) => [page, pinOf(own)]));
  return postChange(carousel, { pins, ...(backdrops ? { backdrops } : {}) }, [...tried.keys()]);
}

/**
 * Calls a function that writes. If the previous edit is still being compiled, it tries again.
 *
 * @param {() => Promise<boolean>} write
 * @returns {Promise<boolean>} whether it was written
 */
async function repeatWhileCompiling(write, attempts = 20) {
  if (await write()) return true;
  if (attempts === 0 || !state.refused?.isConflict) return false;
  await new Promise((done) => { setTimeout(done, 100); });
  return repeatWhileCompiling(write, attempts - 1);
}

/**
 * Writes like `writePins`, again while the previous edit is being compiled.
 *
 * @param {string} carousel
 * @param {Map<number, import("./draft-pins.js").Draft>} tried
 * @param {string | null} backdrops
 */
export function writeSettled(carousel, tried, backdrops = null) { return repeatWhileCompiling(() => writePins(carousel, tried, backdrops)); }

/**
 * Adds the names of findings to a list in the configuration.
 *
 * @param {string[]} keys the keys that lead to the list
 * @param {string[]} names
 */
export function writeSilence(keys, names) { return repeatWhileCompiling(() => postChange("", { silence: { keys, names } }, [], () => rememberSilence(keys, names))); }

/**
 * Writes everything that is tried on a carousel.
 *
 * @param {string} carousel
 */
export async function writeTrials(carousel) {
  const tried = draftsOf(carousel);
  if (tried) await writeSettled(carousel, new Map(tried.pages), tried.backdrops);
}

/**
 * The function that brings the page of an undone or redone edit to the front.
 *
 * @type {(edit: Edit) => void}
 */
let turnToPage = () => {};

/** @param {(edit: Edit) => void} turn */
export function onRepeat(turn) { turnToPage = turn; }

export function undoEdit() { return repeat("undo", state.edits.at(-1)); }

/**
 * Undoes the latest trial of a carousel, or else the last edit if one of its pages is in front. Otherwise says where the
 * edit can be undone, because a person would not see what changes.
 *
 * @param {string} carousel
 * @param {string | null} image the picture of the page in front; null if all pages are shown
 */
export function undoByKey(carousel, image) {
  const trial = latestTrial(carousel, null);
  const last = state.edits.at(-1);
  if (trial) trial.end();
  else if (last && last.carousel === carousel && (image === null || last.pages.length === 0 || last.pages.includes(image))) undoEdit();
  else if (last) announce(`The Undo button takes back: ${visible(last.words)}`);
}

function redoEdit() { return repeat("redo", state.undone.at(-1)); }

/**
 * Undoes or redoes an edit. Returns whether it was written.
 *
 * @param {"undo" | "redo"} way
 * @param {Edit | undefined} edit
 */
async function repeat(way, edit) {
  if (!edit) return false;
  const reply = await post({ [way]: edit.number });
  state.refused = null;
  takeEdits(reply);
  if (reply.error !== undefined) {
    refuse(edit.carousel, reply.error);
    return false;
  }
  turnToPage(edit);
  announce(`${way === "undo" ? "Undone" : "Redone"}: ${visible(edit.words)}`);
  await waitForEdit();
  return true;
}

/**
 * @param {string} carousel
 * @param {string} words
 */
function refuse(carousel, words = "Nothing was written, and the server gave no reason. Try again.", isConflict = false) {
  state.refused = { carousel, words, isConflict, changes };
  announce(visible(words));
  tellTrial(carousel);
}
