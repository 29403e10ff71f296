// @ts-check
import { element } from "./elements.js";

const terms = [
  ["Backdrop", "the color behind the page"],
  ["Bleed", "the color that continues the picture past its edges"],
  ["Found", "computed from the picture"],
  ["Pinned", "chosen by a person; it overrides the found color"],
  ["Dark", "made from the light color for dark mode; tincture.yml has no dark pins"],
  ["Uncertain", "another color may suit the picture better, so look at the page"],
  ["Confidence", "how likely people are to agree with the found color"],
  ["Dominant", "the color with the largest share of the picture"],
  ["Edge", "the color of the picture's border"],
  ["Vibrant", "a strong color of the picture; there may also be a light and a dark one"],
  ["Muted", "a dull color of the picture; there may also be a light and a dark one"],
  ["Candidate", "a color that was compared with others as the backdrop"],
  ["Tint", "a suggested background for a product without a background of its own"],
  ["Contrast", "of the text with its background (WCAG 2): at least 4.5, or 3 for large text"],
  ["Text color", "black or white for your app's own text, computed from the backdrop, or the carousel's overlay; another one is only tried, not written"],
  ["Scrim", "a layer between picture and text that makes the text readable"],
  ["ΔE", "the difference of two colors (CIEDE2000): 1 is hardly visible, 5 is another shade"],
];

/** @type {Record<CarouselItem["style"], string>} */
const styleMeanings = {
  page: "One page fills the screen, and a swipe turns to the next",
  paged: "Pages are side by side, and a long swipe or a flick turns to the next",
  snap: "Cards are side by side, and snap into place after a swipe",
  deck: "Cards lie in a pile, and a swipe moves the front card away",
};

/** @type {Record<string, string>} */
const backdropMeanings = {
  gradient: "The color behind each page changes from top to bottom",
  bleed: "The color behind each page continues its picture past the edges",
};

/**
 * Creates a word that is explained while the pointer or the keyboard focus is on it.
 *
 * @param {string} word
 * @param {string} meaning
 */
function explained(word, meaning) {
  return element("span", { class: "term", tabindex: "0", "data-meaning": meaning, "aria-description": meaning }, word);
}

/**
 * Creates a term of the list that is explained at its place. Its label may have more words.
 *
 * @param {string} term
 */
export function explainedTerm(term, label = term) {
  const meaning = terms.find(([word]) => word === term)?.[1] ?? "";
  return explained(label, meaning.charAt(0).toUpperCase() + meaning.slice(1));
}

/**
 * Returns the meanings of the terms among some words, such as `bleed` and `light muted`, a line for each.
 *
 * @param {string[]} words
 */
export function meaningLines(words) {
  return words.flatMap((word) => {
    const meaning = terms.find(([term]) => word.split(" ").includes(term.toLowerCase()))?.[1];
    return meaning ? [`${word}: ${meaning}`] : [];
  }).join("\n");
}

/**
 * Returns the kind of a carousel in explained words.
 *
 * @param {CarouselItem} carousel
 */
export function carouselKind({ style, wraps, space, pages, backdrops }) {
  const words = [explained(style, styleMeanings[style]), ...(wraps ? [explained("wraps", "After the last page, the first one follows")] : []),
    explained(space, "Between two pages, their colors are blended in this color space"), `${pages.length} page${pages.length === 1 ? "" : "s"}`,
    ...(backdrops === "color" ? [] : [explained(`backdrops: ${backdrops}`, backdropMeanings[backdrops] ?? "")])];
  return words.flatMap((word, index) => (index === 0 ? [word] : [" · ", word]));
}

/** Creates the explanation of the terms beside a carousel, which a person can open. */
export function termList() {
  return element("details", { class: "terms" }, element("summary", {}, "What the words mean"),
    element("dl", {}, ...terms.flatMap(([term, meaning]) => [element("dt", {}, term), element("dd", {}, meaning)])));
}
