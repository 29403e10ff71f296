// @ts-check
import { data } from "./data.js";
import { element, nameElement } from "./elements.js";
import { isDark } from "./scheme.js";

/** @type {[image: HTMLImageElement, identifier: string][]} */
const pictureRequests = [];
let picturesAreThere = false;

/**
 * Gives an image its picture: from the server, or from the element that holds it once that has been read.
 *
 * @param {HTMLImageElement} image
 * @param {string} identifier
 */
function showPicture(image, identifier) {
  if (data.pictures) {
    image.src = data.pictures + identifier;
    return;
  }
  const holder = document.getElementById(identifier);
  if (holder) image.src = holder.textContent ?? "";
  else if (!picturesAreThere) pictureRequests.push([image, identifier]);
}

document.addEventListener("DOMContentLoaded", () => {
  picturesAreThere = true;
  for (const [image, identifier] of pictureRequests.splice(0)) showPicture(image, identifier);
});

/**
 * The picture of a catalog image, or words where there is none.
 *
 * @param {ImageItem | undefined} item
 * @param {"thumbnail" | "whole"} size
 * @param {string} alternative
 * @param {string} className
 */
export function picture(item, size, alternative, className = "") {
  /** @type {PictureFrame} */
  const frame = item?.frame ?? { missing: "is not in this page" };
  const identifier = (isDark() && frame.dark) || frame[size] || frame.thumbnail || frame.whole;
  if (!identifier) {
    return element(
      "span", { class: `placeholder ${className}` },
      element("span", {}, item ? nameElement(item.name) : "This picture", ` ${frame.missing}`));
  }
  const image = element("img", { alt: alternative, class: className, draggable: "false", decoding: "async" });
  if (frame.width && frame.height) {
    image.width = frame.width;
    image.height = frame.height;
  }
  image.addEventListener("error", () => {
    image.replaceWith(element("span", { class: `placeholder ${className}` }, "This picture cannot be shown"));
  });
  showPicture(image, identifier);
  return image;
}
