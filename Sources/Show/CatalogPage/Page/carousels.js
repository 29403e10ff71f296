// @ts-check
import { Carousel } from "./carousel.js";
import { comparedName } from "./compare-mode.js";
import { data } from "./data.js";
import { onRepeat, undoByKey } from "./editing.js";
import { codeText, element, isTyping } from "./elements.js";
import { queueButtons } from "./review-queue.js";
import { matching } from "./search.js";

export class CarouselSection {
  constructor() {
    /** @type {Carousel[]} */
    this.views = [];
    this.query = "";
    this.count = element("span", { class: "count" });
    this.none = element("p", { class: "muted" });
    this.queue = queueButtons();
    this.list = element("div", { class: "carousels" });
    this.element = element("section", { id: "carousels", class: "section", "aria-labelledby": "carousels-title" },
      element("div", { class: "section-head" }, element("h2", { id: "carousels-title" }, "Carousels ", this.count), this.none, this.queue.element), this.list);
    // The arrow keys turn the first carousel on the screen if nothing has the keyboard focus.
    document.addEventListener("keydown", (event) => {
      if (event.target !== document.body || document.querySelector("dialog[open]") || !event.key.startsWith("Arrow")) return;
      this.views.find(({ stage: { screen } }) => {
        const box = screen.getBoundingClientRect();
        return box.bottom > 0 && box.top + box.height / 2 < innerHeight;
      })?.key(event);
    });
    document.addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() !== "c" || isTyping(event) || document.querySelector("dialog[open]")) return;
      (this.viewInUse() ?? this.views[0])?.parts.pins.picker?.canvas.focus();
    });
    // Ctrl+Z and Cmd+Z undo the latest trial of the carousel in use, or else its last edit; with Shift, or as Ctrl+Y,
    // they press the Redo button. In the review they press its Undo button. A text field has its own undo.
    document.addEventListener("keydown", (event) => {
      const key = event.key.toLowerCase();
      if (!["y", "z"].includes(key) || !(event.ctrlKey || event.metaKey) || event.altKey || (key === "y" && event.shiftKey)) return;
      if (event.target instanceof HTMLInputElement && ["text", "search"].includes(event.target.type)) return;
      const dialog = document.querySelector("dialog[open]");
      const view = dialog ? null : this.viewInUse();
      const isRedo = key === "y" || event.shiftKey;
      const compared = dialog?.classList.contains("compare") ? comparedName() : null;
      const name = compared ?? view?.carousel.name;
      if (name !== undefined && !isRedo) {
        event.preventDefault();
        undoByKey(name, view ? view.front.image : null);
        return;
      }
      const button = (dialog ?? view?.element)?.querySelector(isRedo ? ".redo" : ".undo");
      if (!(button instanceof HTMLButtonElement)) return;
      event.preventDefault();
      button.click();
    });
    onRepeat(({ carousel, pages }) => {
      const view = this.view(carousel);
      const index = view?.base.pages.findIndex(({ image }) => pages.includes(image)) ?? -1;
      if (!view || index < 0) return;
      if (!pages.includes(view.front.image)) view.motion.rest(index, true);
      if (view !== this.viewInUse()) view.element.scrollIntoView({ block: "start" });
    });
    this.update();
  }

  /** Returns the carousel that has the keyboard focus, or else the first one in the middle of the screen. */
  viewInUse() {
    return this.views.find(({ element: own }) => own.contains(document.activeElement))
      ?? this.views.find(({ element: own }) => {
        const box = own.getBoundingClientRect();
        return box.top < innerHeight / 2 && box.bottom > innerHeight / 2;
      });
  }

  /** Returns the reason why the catalog has no carousels, and what to do. */
  static reason() {
    const errors = new Set(data.findings.filter(({ severity, message }) => severity === "error" && message.includes("carousel \"")).map(({ message }) =>
      message.split("carousel \"")[1].split("\"")[0]));
    if (errors.size > 0) return `${errors.size} carousel${errors.size === 1 ? " has" : "s have"} errors: ${[...errors].join(", ")}. See Checks below.`;
    const near = data.findings.find(({ rule }) => rule === "near-carousel");
    if (near) return `No carousel yet: ${near.message}`;
    return "No carousel is configured. List pictures under `carousels:` in tincture.yml to see their backdrops here at every scroll offset.";
  }

  /** @param {string} name */
  view(name) { return this.views.find(({ carousel }) => carousel.name === name); }

  /** Shows changed data. An existing carousel keeps its place and its position. */
  update() {
    const former = this.views;
    this.queue.update();
    // A page without carousels begins with its pictures.
    this.element.classList.toggle("is-last", data.carousels.length === 0);
    this.none.replaceChildren(...codeText(CarouselSection.reason()));
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
    const isNew = query !== this.query && query !== "";
    this.query = query;
    const entries = this.views.map((view) => ({ view, hexes: view.carousel.pages.flatMap(({ backdrop, pinnedGradient }) => pinnedGradient ?? [backdrop]),
      words: [view.carousel.name, view.carousel.style, ...view.carousel.pages.flatMap((page) => [page.image, page.words])].join("\n").toLowerCase() }));
    const found = new Set(matching(entries, query).map(({ view }) => view));
    for (const view of this.views) view.element.hidden = !found.has(view);
    if (isNew) for (const view of found) view.find(query);
    this.count.textContent = found.size === this.views.length ? `${found.size}` : `${found.size} of ${this.views.length}`;
    this.none.hidden = this.views.length > 0;
    this.element.hidden = query !== "" && found.size === 0;
    return found.size;
  }
}
