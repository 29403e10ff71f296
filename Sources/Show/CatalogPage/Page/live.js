// @ts-check
import { data, replaceData } from "./data.js";
import { element } from "./elements.js";

/** So long the page waits before it asks again a server that has refused it. */
const patience = 1000;

/** Whether the server answers; hidden while it does. */
const sign = element("p", { class: "sign", role: "status", hidden: true });

/** @param {string} words */
function warn(words) {
  sign.textContent = words;
  sign.hidden = words === "";
}

/**
 * Takes over what the server shows now.
 *
 * @param {() => void} redraw
 * @returns {Promise<string>} what there is to say about it, empty for nothing
 */
async function refresh(redraw) {
  if (!data.data) return "";
  const answer = await fetch(data.data, { cache: "no-store" });
  if (!answer.ok) throw new Error(`${answer.status}`);
  /** @type {PageData} */
  const next = await answer.json();
  // Another program has another page.
  if (next.program !== data.program) {
    location.reload();
    return "";
  }
  // A server that has begun anew has nothing to show yet; what is here stays until it has.
  if (next.isCompiling) return "Compiling …";
  if (next.generation === data.generation) return "";
  replaceData(next);
  redraw();
  return "";
}

/**
 * Waits for the server to say that there is something else to show. While it is gone a sign says so; when it is there again, so is
 * what it shows.
 *
 * @param {() => void} redraw
 */
export function connectLive(redraw) {
  if (!data.events) return;
  document.body.append(sign);
  let pending = Promise.resolve();
  const take = () => {
    // One after the other: an answer that is late must not take the place of a newer one.
    pending = pending.then(() => refresh(redraw)).then(warn, () => warn("The server does not answer. Waiting for it …"));
  };
  const connect = () => {
    const events = new EventSource(`${data.events}?generation=${data.generation}`);
    events.addEventListener("message", take);
    events.addEventListener("open", () => warn(""));
    events.addEventListener("error", () => {
      warn("The server does not answer. Waiting for it …");
      // A stream that was refused does not begin again by itself.
      if (events.readyState === EventSource.CLOSED) setTimeout(connect, patience);
    });
  };
  connect();
}
