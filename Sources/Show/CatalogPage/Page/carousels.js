// @ts-check
import { Carousel } from "./carousel.js";
import { data } from "./data.js";
import { element } from "./elements.js";
import { matching } from "./search.js";

/** The carousels as a section that a search can look through. */
export class CarouselSection {
  constructor() {
    /** @type {Carousel[]} */
    this.views = [];
    this.query = "";
    this.count = element("span", { class: "count" });
    this.none = element("p", { class: "empty" }, "No carousel is configured. List pictures under ", element("code", {}, "carousels:"),
      " in tincture.yml, and their backdrops are shown here at every offset of the scroll.");
    this.list = element("div", { class: "carousels" });
    this.element = element("section", { id: "carousels", class: "section", "aria-labelledby": "carousels-title" },
      element("h2", { id: "carousels-title" }, "Carousels ", this.count), this.none, this.list);
    this.update();
  }

  /**
   * The carousel of a name.
   *
   * @param {string} name
   */
  view(name) { return this.views.find(({ carousel }) => carousel.name === name); }

  /** Shows what the data are now; a carousel that is there already stays where it is, and at its position. */
  update() {
    const former = this.views;
    this.views = data.carousels.map((carousel) => {
      const old = former.find((view) => view.carousel.name === carousel.name);
      if (old?.update(carousel)) return old;
      const made = new Carousel(carousel);
      if (old) {
        old.element.replaceWith(made.element);
        made.motion.scrub(old.motion.state.position);
      }
      return made;
    });
    for (const view of former) if (!this.views.includes(view)) view.close();
    this.views.forEach(({ element: shown }, index) => {
      if (this.list.children[index] !== shown) this.list.insertBefore(shown, this.list.children[index] ?? null);
    });
    return this.search(this.query);
  }

  /** @param {string} query */
  search(query) {
    this.query = query;
    const entries = this.views.map((view) => ({ view, hexes: view.carousel.pages.map((page) => page.backdrop),
      words: [view.carousel.name, view.carousel.style, ...view.carousel.pages.flatMap((page) => [page.image, page.words])].join("\n").toLowerCase() }));
    const found = new Set(matching(entries, query).map(({ view }) => view));
    for (const view of this.views) view.element.hidden = !found.has(view);
    this.count.textContent = found.size === this.views.length ? `${found.size}` : `${found.size} of ${this.views.length}`;
    this.none.hidden = this.views.length > 0;
    this.element.hidden = query !== "" && found.size === 0;
    return found.size;
  }
}
