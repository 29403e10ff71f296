// @ts-check
import { choice, element, present } from "./elements.js";
import { onSchemeChange } from "./scheme.js";
import { matching } from "./search.js";

/**
 * A section that shows a list of things, as many at first as are seen at once.
 *
 * `build` makes the element of one thing; `words` are what a search looks at, its colors in `hexes`.
 *
 * @template Item
 */
export class Gallery {
  /**
   * @param {{ id: string, title: string, items: Item[], build: (item: Item) => HTMLElement,
   *   words: (item: Item) => (string | undefined)[], hexes: (item: Item) => (string | undefined)[], limit: number,
   *   listClass: string, filters?: { value: string, label: string, test: (item: Item) => boolean }[] }} given
   */
  constructor({ id, title, items, build, words, hexes, limit, listClass, filters = [] }) {
    this.id = id;
    this.title = title;
    this.items = items;
    this.build = build;
    this.limit = limit;
    this.filters = filters;
    this.index = items.map((item) => ({ item, words: present(words(item)).join("\n").toLowerCase(), hexes: present(hexes(item)) }));
    this.query = "";
    this.filter = "all";
    this.isWhole = false;
    this.count = element("span", { class: "count" });
    this.list = element("ul", { class: listClass });
    this.more = element("button", { type: "button", class: "button more", onclick: () => this.showAll() });
    this.element = element("section", { id, class: "section", "aria-labelledby": `${id}-title` },
      element("div", { class: "section-head" }, element("h2", { id: `${id}-title` }, title, " ", this.count),
        filters.length > 0 ? this.filterChoice() : null),
      this.list, this.more);
    this.render();
    onSchemeChange(() => this.render());
  }

  filterChoice() {
    return choice({ label: `Show ${this.title.toLowerCase()}`, name: `${this.id}-filter`, className: "choice filters", chosen: "all",
      options: [["all", "All"], ...this.filters.map(({ value, label }) => /** @type {[string, string]} */ ([value, label]))],
      onchange: (value) => { this.filter = value; this.isWhole = false; this.render(); } });
  }

  /** @param {string} query */
  search(query) {
    this.query = query;
    this.isWhole = false;
    return this.render();
  }

  showAll() {
    const next = this.limit;
    this.isWhole = true;
    this.render();
    this.list.children[next]?.querySelector("button")?.focus();
  }

  found() {
    const test = this.filters.find(({ value }) => value === this.filter)?.test ?? (() => true);
    return matching(this.index.filter((entry) => test(entry.item)), this.query);
  }

  render() {
    const found = this.found();
    const shown = this.isWhole ? found : found.slice(0, this.limit);
    this.list.replaceChildren(...shown.map(({ item }) => this.build(item)));
    this.count.textContent = found.length === this.items.length ? `${found.length}` : `${found.length} of ${this.items.length}`;
    this.more.hidden = shown.length === found.length;
    this.more.textContent = `Show all ${found.length}`;
    this.element.hidden = this.items.length === 0 || (this.query !== "" && found.length === 0);
    return found.length;
  }
}
