// @ts-check
import { data } from "./data.js";
import { codeText, element, nameElement } from "./elements.js";
import { isDark } from "./scheme.js";

/** @type {[image: HTMLImageElement, identifier: string][]} */
const pictureRequests = [];
let picturesAreThere = false;

/**
 * Shows a picture in an `img` element. It comes from the server, or from an element of the page once the page is
 * loaded.
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

/** @param {string} address */
async function reasonAgainst(address) {
  try {
    const answer = await fetch(address);
    return answer.status === 404 ? (await answer.text()).trim() : "";
  } catch {
    return "";
  }
}

/**
 * Returns the format of a picture that `--render-pdf` would draw, such as PDF; undefined for any other picture.
 *
 * @param {ImageItem | undefined} item
 */
export function undrawnFormat(item) { return /^is an? (\w+) file, .*--render-pdf/.exec(item?.frame.missing ?? "")?.[1]; }

/**
 * Creates the picture of a catalog image, or a placeholder with the reason if there is none.
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
  /** @param {string} reason */
  const placeholder = (reason) => element(
    "span", { class: `placeholder ${className}` }, element("span", {}, item ? nameElement(item.name) : "This picture", " ", ...codeText(reason)));
  const format = size === "thumbnail" ? undrawnFormat(item) : undefined;
  if (format) return element("span", { class: `placeholder ${className}` }, format);
  if (!identifier) return placeholder(frame.missing ?? "is not in this page");
  const image = element("img", { alt: alternative, class: className, draggable: "false", decoding: "async" });
  if (frame.width && frame.height) {
    image.width = frame.width;
    image.height = frame.height;
  }
  image.addEventListener("error", () => {
    const box = placeholder("is a file that this browser can't read");
    image.replaceWith(box);
    // Only the server knows why the picture is missing.
    if (data.pictures) reasonAgainst(data.pictures + identifier).then((reason) => reason && box.replaceWith(placeholder(reason)));
  });
  showPicture(image, identifier);
  return image;
}
