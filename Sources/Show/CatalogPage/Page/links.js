// @ts-check
import { images } from "./data.js";
import { detail, onDetailChange, showDetail, shownImage } from "./detail.js";
import { recall, remember } from "./preferences.js";

/**
 * Reads the fragment of an address, such as `#image/loop4`, `#carousel/home@3.4` or `#search/loop`.
 *
 * @param {string} hash
 */
function readLink(hash) {
  const [, kind, rest] = /^#(image|carousel|search)\/(.*)$/s.exec(hash) ?? [];
  if (kind === undefined) return null;
  try {
    return { kind, name: decodeURIComponent(rest) };
  } catch {
    return null;
  }
}

/** @param {string} hash */
function write(hash) {
  history.replaceState(history.state, "", location.pathname + location.search + hash);
}

/**
 * Opens what the address names. When a person opens something else, the address changes.
 *
 * @param {import("./carousels.js").CarouselSection} carousels
 * @param {ReturnType<typeof import("./search.js").connectSearch>} search
 */
export function connectLinks(carousels, search) {
  // After a reload, a carousel shows the page where it was left, and not the one in the address.
  const [visit] = performance.getEntriesByType("navigation");
  let isReloaded = visit instanceof PerformanceNavigationTiming && visit.type === "reload";
  const follow = () => {
    const link = readLink(location.hash);
    if (link?.kind === "image") {
      const item = images.get(link.name);
      if (item) showDetail(item);
    } else if (link?.kind === "carousel") {
      // The details of a picture contain links to carousels, which would stay hidden behind them.
      if (detail.open) detail.close();
      const at = link.name.lastIndexOf("@");
      const position = at < 0 ? NaN : Number(link.name.slice(at + 1));
      const view = carousels.view(link.name) ?? carousels.view(link.name.slice(0, Math.max(at, 0)));
      view?.element.scrollIntoView({ block: "start", behavior: /** @type {ScrollBehavior} */ (/** @type {string} */ ("instant")) });
      if (view && Number.isFinite(position) && !isReloaded) view.motion.scrub(position);
      view?.stage.screen.focus({ preventScroll: true });
    } else if (link?.kind === "search") {
      search.set(link.name);
    }
  };
  addEventListener("hashchange", follow);
  search.listen((query) => {
    remember("search", query === "" ? null : query);
    if (!detail.open) write(query === "" ? "" : `#search/${encodeURIComponent(query)}`);
  });
  onDetailChange(() => {
    const name = shownImage();
    const query = recall("search");
    if (name !== null) write(`#image/${encodeURIComponent(name)}`);
    else write(query ? `#search/${encodeURIComponent(query)}` : "");
  });
  follow();
  isReloaded = false;
}
