// @ts-check
import { choice, codeText, element, present, visible } from "./elements.js";
import { recalledChoice, remember } from "./preferences.js";
import { picture } from "./pictures.js";
import { backgroundOf, isLostOn, isOnItself } from "./places.js";
import { isDark } from "./scheme.js";

/** @type {["backdrop", "checks", "white", "black"]} */
const backgrounds = ["backdrop", "checks", "white", "black"];
let background = recalledChoice("background", backgrounds);

/** @type {[value: string, text: string][]} */
const sizes = [["fit", "Fit"], ["1", "1 ×"], ["2", "2 ×"], ["4", "4 ×"]];
let size = "fit";

/**
 * Creates a picture at a multiple of its size in pixels.
 *
 * @param {ImageItem} item
 * @param {number} times
 * @param {HTMLElement} note says so if the page has fewer pixels than the file
 */
function enlarged(item, times, note) {
  const shown = picture(item, "whole", visible(item.name));
  if (!(shown instanceof HTMLImageElement)) return shown;
  const resize = () => {
    const width = item.frame.width ?? shown.naturalWidth;
    shown.style.width = `${width * times}px`;
    // The middle of a picture usually shows more than its corner.
    const place = shown.parentElement;
    if (place) place.scrollTo((place.scrollWidth - place.clientWidth) / 2, (place.scrollHeight - place.clientHeight) / 2);
    note.hidden = shown.naturalWidth >= width;
    note.replaceChildren(...codeText(`This page has only ${shown.naturalWidth} × ${shown.naturalHeight} pixels of this picture. \`tincture preview --serve\` shows all of them.`));
  };
  if (shown.complete && shown.naturalWidth > 0) requestAnimationFrame(resize);
  else shown.addEventListener("load", resize, { once: true });
  return shown;
}

/**
 * Returns the background of a picture before a person chooses another: its backdrop, unless that hides the picture.
 *
 * @param {ImageItem} item
 * @param {string | undefined} backdrop
 */
function defaultBackground(item, backdrop) {
  if (item.isTemplate || !(isOnItself(item, backdrop) || isLostOn(item, backdrop))) return "backdrop";
  // A picture may also be lost on the darker of the two colors of the checks.
  const others = /** @type {const} */ ([["checks", isDark() ? "#242422" : "#d6d5cf"], ["white", "#ffffff"], ["black", "#000000"]]);
  return others.find(([, hex]) => !isLostOn(item, hex))?.[0] ?? "checks";
}

/**
 * Creates a picture, with controls for its background and its size.
 *
 * @param {ImageItem} item
 * @param {HTMLElement} fitted the element of the whole picture
 * @param {boolean} dark whether the picture is on its dark backdrop
 */
export function pictureViewer(item, fitted, dark) {
  const place = element("div", { class: "detail-picture detail-viewer" });
  const note = element("p", { class: "muted" });
  /** @type {string | undefined} */
  let tried;
  /** @type {typeof backgrounds[number]} */
  let shown = background === "backdrop" ? defaultBackground(item, backgroundOf(item, dark)) : background;
  const draw = () => {
    const backdrop = tried ?? backgroundOf(item, dark);
    place.dataset.background = shown;
    place.classList.toggle("is-template", item.isTemplate === true && shown === "backdrop");
    place.classList.toggle("is-inverted", dark);
    place.style.background = shown === "backdrop" && !item.isTemplate && backdrop ? backdrop : "";
    note.hidden = true;
    const isFitted = size === "fit";
    place.replaceChildren(isFitted ? fitted : enlarged(item, Number(size), note));
    place.classList.toggle("is-enlarged", !isFitted);
    place.classList.toggle("is-pixelated", !isFitted && size !== "1");
    // A scrolling area needs a name, and a person must be able to reach it by keyboard.
    for (const [name, value] of [["tabindex", "0"], ["role", "region"], ["aria-label", visible(`${item.name}, enlarged`)]]) {
      if (isFitted) place.removeAttribute(name);
      else place.setAttribute(name, value);
    }
  };
  draw();
  const choices = element("div", { class: "viewer-choices" }, ...present([
    choice({ label: "Background", name: "background", chosen: shown, options: [["backdrop", "Backdrop"], ["checks", "Checks"], ["white", "White"],
      ["black", "Black"]], onchange: (value) => {
      [background, shown] = [value, value];
      remember("background", value === "backdrop" ? null : value);
      draw();
    } }),
    item.frame.missing === undefined ? choice({ label: "Pixels", name: "size", chosen: size, options: sizes, onchange: (value) => {
      size = value;
      draw();
    } }) : null,
  ]));
  return { elements: [place, note, choices], tryBackdrop: (/** @type {string | undefined} */ hex) => {
    tried = hex;
    // A color that is tried is shown behind the picture, unless a person chose another background.
    if (hex && background === "backdrop") {
      shown = "backdrop";
      const input = choices.querySelector('input[value="backdrop"]');
      if (input instanceof HTMLInputElement) input.checked = true;
    }
    draw();
  } };
}
