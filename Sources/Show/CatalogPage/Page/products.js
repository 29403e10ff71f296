// @ts-check
import { data, images } from "./data.js";
import { showDetail } from "./detail.js";
import { element, nameElement } from "./elements.js";
import { Gallery } from "./gallery.js";
import { picture } from "./pictures.js";
import { isDark } from "./scheme.js";

/** What is sold, by its picture. */
export function productGallery() {
  return new Gallery({
    id: "products", title: "Products", items: () => data.products, limit: 48, listClass: "cards",
    about: (item) => images.get(item.image),
    words: (item) => [item.name, item.price, item.image], hexes: (item) => [images.get(item.image)?.backdrop],
    build: (item) => {
      const image = images.get(item.image);
      const stand = element("span", { class: "tile-picture" }, picture(image, "thumbnail", ""));
      const backdrop = image && ((isDark() && image.backdropDark) || image.backdrop);
      if (backdrop) stand.style.backgroundColor = backdrop;
      return element("li", {}, element("button", { type: "button", class: "tile", disabled: !image, onclick: () => image && showDetail(image) },
        stand, nameElement(item.name ?? item.image), element("span", { class: "muted" }, nameElement(item.price ?? "")),
        element("span", { class: "muted" }, nameElement(item.image))));
    },
  });
}
