// @ts-check
import { data, replaceData } from "./data.js";
import { element } from "./elements.js";

/** The time in milliseconds before the page connects again to a server that refused it. */
const patience = 1000;

/** The message that the server doesn't answer, hidden while the server answers. */
const sign = element("p", { class: "sign", role: "status", hidden: true });

const silence = "The server does not answer. Waiting for it …";

/** @param {string} words */
function warn(words) {
  sign.textContent = words;
  sign.hidden = words === "";
}

/**
 * @param {() => void} redraw
 * @returns {Promise<string>} a message to show; empty for none
 */
async function refresh(redraw) {
  if (!data.data) return "";
  /** @type {PageData} */
  let next;
  try {
    const answer = await fetch(data.data, { cache: "no-store" });
    if (!answer.ok) return silence;
    next = await answer.json();
  } catch {
    return silence;
  }
  // Another version of the program serves another page, so this page must be reloaded.
  if (next.program !== data.program) {
    location.reload();
    return "";
  }
  // A restarted server has no catalog until it has compiled, so the page keeps its content.
  if (next.isCompiling) return "Compiling …";
  if (next.generation === data.generation) return "";
  try {
    replaceData(next);
    redraw();
    return "";
  } catch (error) {
    reportError(error);
    return "The page failed to show the latest version. Reload it.";
  }
}

/**
 * Loads new data after each event of the server. While the server doesn't answer, a message says so.
 *
 * @param {() => void} redraw
 */
export function connectLive(redraw) {
  if (!data.events) return;
  document.body.append(sign);
  let pending = Promise.resolve();
  const take = () => {
    // Requests run one after another, so that a late answer can't replace newer data.
    pending = pending.then(() => refresh(redraw)).then(warn);
  };
  const connect = () => {
    const events = new EventSource(`${data.events}?generation=${data.generation}`);
    events.addEventListener("message", take);
    events.addEventListener("open", () => warn(""));
    events.addEventListener("error", () => {
      warn(silence);
      // The browser doesn't reconnect a stream that the server refused.
      if (events.readyState === EventSource.CLOSED) setTimeout(connect, patience);
    });
  };
  connect();
}
