// @ts-check
import { element } from "./elements.js";

const terms = [
  ["Backdrop", "the color behind the page"],
  ["Bleed", "the color that continues the picture past its edges"],
  ["Found", "computed from the picture"],
  ["Pinned", "chosen by a person; it overrides the found color"],
  ["Dominant", "the color with the largest share of the picture"],
  ["Vibrant, muted", "a strong and a dull color of the picture; light and dark ones have names of their own"],
  ["Contrast", "of the text with its background (WCAG 2): at least 4.5, or 3 for large text"],
  ["ΔE", "the difference of two colors (CIEDE2000): 1 is hardly visible, 5 is another shade"],
];

/** Creates the explanation of the terms beside a carousel, which a person can open. */
export function termList() {
  return element("details", { class: "terms" }, element("summary", {}, "What the words mean"),
    element("dl", {}, ...terms.flatMap(([term, meaning]) => [element("dt", {}, term), element("dd", {}, meaning)])));
}
