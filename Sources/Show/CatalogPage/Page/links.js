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
    // The details contain links to carousels, which would stay hidden behind them.
    if (link?.kind !== "image" && detail.open) detail.close();
    if (link?.kind === "image") {
      const item = images.get(link.name);
      if (item) showDetail(item);
    } else if (link?.kind === "carousel") {
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
  /** Whether the details were closed and the browser is about to go back to the page without them. */
  let isReturning = false;
  const openDetail = (/** @type {string} */ hash) => {
    history.replaceState({ isBelowDetail: true }, "");
    history.pushState({ isDetail: true }, "", location.pathname + location.search + hash);
  };
  addEventListener("hashchange", () => {
    const name = isReturning ? shownImage() : null;
    isReturning = false;
    if (history.state?.isBelowDetail !== true) follow();
    else if (name !== null) openDetail(`#image/${encodeURIComponent(name)}`);
    else if (detail.open) detail.close();
  });
  search.listen((query) => {
    remember("search", query === "" ? null : query);
    if (!detail.open) write(query === "" ? "" : `#search/${encodeURIComponent(query)}`);
  });
  // The browser's Back closes the details, and closing them goes back. Details that an address opened have no page below.
  onDetailChange(() => {
    if (isReturning) return;
    const name = shownImage();
    const query = recall("search");
    const hash = name === null ? "" : `#image/${encodeURIComponent(name)}`;
    if (hash === "" && history.state?.isDetail) {
      isReturning = true;
      history.back();
    } else if (hash === "") write(query ? `#search/${encodeURIComponent(query)}` : "");
    else if (location.hash.startsWith("#image/")) write(hash);
    else openDetail(hash);
  });
  follow();
  isReloaded = false;
}
