// @ts-check
import { element } from "./elements.js";

/**
 * What stands in an area that is called so; in any other stands its name.
 *
 * @type {Record<string, string>}
 */
const samples = { title: "New arrivals", headline: "New arrivals", subtitle: "Free shipping on all orders", price: "$ 49.90", button: "Shop now" };

/**
 * @param {string} kind
 * @param {number[]} box left, top, width and height in parts of what it lies in
 * @param {string} [words]
 */
function part(kind, box, words = "") {
  const made = element("div", { class: kind }, words);
  ["left", "top", "width", "height"].forEach((side, index) => made.style.setProperty(side, `${box[index] * 100}%`));
  return made;
}

/**
 * The text of a page as it will be, over its scrim; what falls short of its contrast is hatched.
 *
 * @param {CarouselText[]} texts
 * @param {CarouselScrim | undefined} scrim
 */
export function pageText(texts, scrim) {
  const layer = element("div", { class: "page-text", "aria-hidden": "true" });
  if (scrim?.opacity) {
    const overlay = part("page-scrim", [0, 0, 1, 1]);
    overlay.style.background = scrim.color;
    overlay.style.opacity = `${scrim.opacity}`;
    layer.append(overlay);
  }
  for (const text of texts) {
    if (text.failing) layer.append(part("page-failing", text.failing));
    if (!text.at) continue;
    const words = part("page-words", text.at, samples[text.name] ?? text.name);
    words.classList.toggle("is-large", text.minimum < 4.5);
    words.style.color = text.foreground;
    layer.append(words);
  }
  return layer;
}
