// @ts-check
import { data } from "./data.js";

/**
 * Loads the page again whenever the server says that something has changed; the carousels stay where they are, and the browser
 * itself keeps the place on the page.
 *
 * @param {import("./carousel.js").Carousel[]} carousels
 */
export function connectReload(carousels) {
  if (!data.events) return;
  const key = "tincture-positions";
  /** @type {Record<string, number>} */
  const kept = JSON.parse(sessionStorage.getItem(key) ?? "{}");
  sessionStorage.removeItem(key);
  for (const { carousel, motion } of carousels) {
    if (Object.hasOwn(kept, carousel.name)) motion.scrub(kept[carousel.name]);
  }
  new EventSource(data.events).addEventListener("message", () => {
    const positions = carousels.map(({ carousel, motion }) => [carousel.name, motion.state.position]);
    sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(positions)));
    location.reload();
  });
}
