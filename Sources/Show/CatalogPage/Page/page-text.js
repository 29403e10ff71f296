// @ts-check
import { element } from "./elements.js";

/**
 * The sample text for text areas with common names. Any other area shows its own name.
 *
 * @type {Record<string, string>}
 */
const samples = { title: "New arrivals", headline: "New arrivals", subtitle: "Free shipping on all orders", price: "$ 49.90", button: "Shop now" };

/**
 * @param {string} kind
 * @param {number[]} box left, top, width and height, as fractions of the surrounding element
 * @param {string} [words]
 */
function part(kind, box, words = "") {
  const made = element("div", { class: kind }, words);
  ["left", "top", "width", "height"].forEach((side, index) => made.style.setProperty(side, `${box[index] * 100}%`));
  return made;
}

/**
 * Creates the text of a page over its scrim. Text with too little contrast is hatched.
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
