// @ts-check
import { findingsOf } from "./data.js";
import { choice, element, nameElement, present } from "./elements.js";
import { recall, remember } from "./preferences.js";
import { isDark, onSchemeChange } from "./scheme.js";
import { isColorList, matching, otherRank, pathRank, rankOf } from "./search.js";

/** Compares names so that "Folder 2" comes before "Folder 10". */
const inOrder = new Intl.Collator("en", { numeric: true });

/**
 * @param {object} item
 * @returns {number[]}
 */
function numbersOf(item) {
  return /** @type {{ findings?: number[] }} */ (item).findings ?? [];
}

/** The number of items from which the rest of a list is behind a button. */
const fewestHidden = 10;

/**
 * A section with a list of items. Only the first few are shown until a person asks for all.
 *
 * `items` returns the items, `build` creates an item's element, and `words` and `hexes` return the text and colors to
 * search. `mainHexes` returns the colors that a color word finds, if they aren't all.
 *
 * `about` returns everything else that an element depends on; an element is kept while this stays the same. `note`
 * creates an element above the list.
 *
 * @template {object} Item
 */
export class Gallery {
  /**
   * @param {{ id: string, title: string, items: () => Item[], build: (item: Item) => HTMLElement,
   *   words: (item: Item) => (string | undefined)[], hexes: (item: Item) => (string | undefined)[], mainHexes?: (item: Item) => (string | undefined)[], limit: number,
   *   listClass: string, about?: (item: Item) => unknown, filters?: () => GalleryFilter<Item>[], sorts?: GallerySort<Item>[],
   *   views?: GalleryView<Item>[], note?: (items: Item[], view: string) => HTMLElement | null }} given
   */
  constructor(given) {
    this.given = given;
    this.id = given.id;
    this.items = given.items();
    /** @type {GalleryFilter<Item>[]} */
    this.filters = [];
    /** @type {(SearchEntry & { item: Item })[]} */
    this.index = [];
    this.query = "";
    /**
     * Where each search result has the query, as `rankOf` returns it.
     *
     * @type {Map<Item, number>}
     */
    this.ranks = new Map();
    /** The number of search results that the filter hides. */
    this.hidden = 0;
    this.filter = recall(`${this.id}-filter`) ?? "all";
    this.sort = recall(`${this.id}-sort`) ?? "name";
    this.view = recall(`${this.id}-view`) ?? "";
    this.isWhole = false;
    this.wasWhole = false;
    /** @type {Map<string, HTMLElement>} */
    this.made = new Map();
    this.count = element("span", { class: "count" });
    this.list = element("ul", { class: given.listClass });
    this.more = element("button", { type: "button", class: "button more", onclick: () => this.showAll() });
    this.controls = element("div", { class: "gallery-controls" });
    this.note = element("div", { class: "gallery-note" });
    this.element = element("section", { id: this.id, class: "section", "aria-labelledby": `${this.id}-title` },
      element("div", { class: "section-head" }, element("h2", { id: `${this.id}-title` }, given.title, " ", this.count), this.controls),
      this.note, this.list, this.more);
    this.update();
    onSchemeChange(() => this.render());
    // A printed page has no button that shows the rest.
    addEventListener("beforeprint", () => this.print(true));
    addEventListener("afterprint", () => this.print(false));
  }

  /** @param {boolean} isOn */
  print(isOn) {
    const former = this.isWhole;
    this.isWhole = isOn || this.wasWhole;
    this.wasWhole = isOn && former;
    this.render();
  }

  update() {
    const { items, words, hexes, mainHexes = hexes, filters = () => [] } = this.given;
    this.items = items();
    this.index = this.items.map((item) => ({ item, words: present([...words(item),
      ...findingsOf(numbersOf(item)).flatMap((finding) => [finding.rule, finding.message])]).join("\n").toLowerCase(),
    hexes: present(hexes(item)), mainHexes: present(mainHexes(item)) }));
    this.filters = filters();
    if (this.filter !== "all" && !this.filters.some(({ value }) => value === this.filter)) this.filter = "all";
    this.buildControls();
    return this.render();
  }

  get chosenView() { return this.given.views?.find(({ value }) => value === this.view) ?? this.given.views?.[0]; }

  buildControls() {
    const title = this.given.title.toLowerCase();
    const { sorts = [], views = [] } = this.given;
    const key = JSON.stringify(this.filters.map(({ value }) => value));
    if (key === this.controls.dataset.key) return;
    this.controls.dataset.key = key;
    const change = (/** @type {"filter" | "sort" | "view"} */ what) => (/** @type {string} */ value) => {
      this[what] = value;
      remember(`${this.id}-${what}`, value);
      this.isWhole = false;
      this.render();
    };
    const controls = [
      this.filters.length > 0 ? choice({ label: `Show ${title}`, name: `${this.id}-filter`, className: "choice filters", chosen: this.filter,
        options: [["all", "All"], ...this.filters.map(({ value, label }) => /** @type {[string, string]} */ ([value, label]))],
        onchange: change("filter") }) : null,
      sorts.length > 0 ? choice({ label: `Sort ${title}`, name: `${this.id}-sort`, className: "choice filters", chosen: this.sort,
        options: [["name", "Name"], ...sorts.map(({ value, label }) => /** @type {[string, string]} */ ([value, label]))],
        onchange: change("sort") }) : null,
      views.length > 0 ? choice({ label: `View of ${title}`, name: `${this.id}-view`, className: "choice filters",
        chosen: this.chosenView?.value ?? "", options: views.map(({ value, label }) => [value, label]), onchange: change("view") }) : null,
    ];
    this.controls.replaceChildren(...present(controls));
  }

  /** @param {string} query */
  search(query) {
    this.query = query;
    this.isWhole = false;
    return this.render();
  }

  showAll() {
    const next = this.chosenView?.limit ?? this.given.limit;
    this.isWhole = true;
    this.render();
    this.list.querySelectorAll(":scope > :not(.group)")[next]?.querySelector("button")?.focus();
  }

  found() {
    const test = this.filters.find(({ value }) => value === this.filter)?.test ?? (() => true);
    const matches = matching(this.index, this.query);
    const found = matches.filter((entry) => test(entry.item));
    this.hidden = this.query === "" ? 0 : matches.length - found.length;
    const { key, group } = this.chosenSort ?? {};
    this.ranks = new Map(this.query === "" || isColorList(this.query) ? []
      : found.map((entry) => [entry.item, rankOf(entry, this.given.words(entry.item)[0] ?? "", this.query)]));
    if (!this.chosenSort) found.sort((a, b) => (this.ranks.get(a.item) ?? 0) - (this.ranks.get(b.item) ?? 0));
    if (key) {
      const keys = new Map(found.map((entry) => [entry, key(entry.item)]));
      found.sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
    }
    if (group) {
      const groups = new Map(found.map((entry) => [entry, group(entry.item)]));
      found.sort((a, b) => inOrder.compare(groups.get(a) ?? "", groups.get(b) ?? ""));
    }
    return found;
  }

  /** Creates a notice about the search results that the filter hides, with a button that shows them. */
  hiddenNote() {
    const label = this.filters.find(({ value }) => value === this.filter)?.label;
    const all = this.controls.querySelector('input[value="all"]');
    return element("p", { class: "muted flip-note" }, `"${label}" hides ${this.hidden} search result${this.hidden === 1 ? "" : "s"}. `,
      element("button", { type: "button", class: "button", onclick: () => { if (all instanceof HTMLElement) all.click(); } }, "Show all"));
  }

  get chosenSort() { return isColorList(this.query) ? undefined : this.given.sorts?.find(({ value }) => value === this.sort); }

  /**
   * Returns the elements of the shown items. Before each group there is an element with its name.
   *
   * @param {{ item: Item }[]} shown
   * @param {Map<string, HTMLElement>} kept
   */
  elements(shown, kept) {
    const group = this.chosenSort ? this.chosenSort.group : (/** @type {Item} */ item) => (this.ranks.get(item) === pathRank ? "Only in a path" : null);
    /** @type {string | null} */
    let last = null;
    return shown.flatMap(({ item }) => {
      const made = this.elementOf(item, kept);
      const name = group?.(item) ?? null;
      if (name === last) return [made];
      last = name;
      const key = `group ${name}`;
      const head = this.made.get(key) ?? element("li", { class: "group" }, element("h3", {}, name ? nameElement(name) : "Without a folder"));
      kept.set(key, head);
      return [head, made];
    });
  }

  /**
   * Returns the element of an item. It is reused if nothing about the item has changed.
   *
   * @param {Item} item
   * @param {Map<string, HTMLElement>} kept
   */
  elementOf(item, kept) {
    const view = this.chosenView;
    const about = JSON.stringify([{ ...item, findings: undefined }, findingsOf(numbersOf(item)), this.given.about?.(item), isDark(), view?.value]);
    let key = about;
    // Two equal items need different keys.
    for (let number = 2; kept.has(key); number += 1) key = `${number} ${about}`;
    const made = this.made.get(key) ?? (view?.build ?? this.given.build)(item);
    kept.set(key, made);
    return made;
  }

  render() {
    const found = this.found();
    const view = this.chosenView;
    const all = this.items;
    const limit = view?.limit ?? this.given.limit;
    const shown = this.isWhole || found.length < limit + fewestHidden ? found : found.slice(0, limit);
    this.list.className = view?.listClass ?? this.given.listClass;
    /** @type {Map<string, HTMLElement>} */
    const kept = new Map();
    const elements = this.elements(shown, kept);
    this.made = kept;
    // Elements that aren't moved keep the keyboard focus.
    if (elements.length !== this.list.children.length || elements.some((one, index) => this.list.children[index] !== one)) {
      this.place(elements);
    }
    const note = this.given.note?.(found.map(({ item }) => item), view?.value ?? "");
    this.note.replaceChildren(...present([this.hidden > 0 ? this.hiddenNote() : null, note]));
    this.count.textContent = found.length === all.length ? `${found.length}` : `${found.length} of ${all.length}`;
    this.more.hidden = shown.length === found.length;
    this.more.textContent = `Show all ${found.length}`;
    const count = found.length + this.hidden;
    this.element.hidden = all.length === 0 || (this.query !== "" && count === 0);
    const ranks = [...this.ranks.values()];
    this.element.classList.toggle("is-named", ranks.some((rank) => rank < otherRank));
    this.element.classList.toggle("is-path", ranks.length > 0 && ranks.every((rank) => rank === pathRank));
    return count;
  }

  /**
   * Puts the elements into the list in order, without moving those that are already in place.
   *
   * @param {HTMLElement[]} elements
   */
  place(elements) {
    const wanted = new Set(elements);
    for (const child of this.list.querySelectorAll(":scope > *")) if (!wanted.has(/** @type {HTMLElement} */ (child))) child.remove();
    elements.forEach((one, index) => {
      if (this.list.children[index] !== one) this.list.insertBefore(one, this.list.children[index] ?? null);
    });
  }
}
