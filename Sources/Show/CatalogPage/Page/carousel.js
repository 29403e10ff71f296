// @ts-check
import { Comparison } from "./comparison.js";
import { tell } from "./copying.js";
import { followDrag, followWheel } from "./dragging.js";
import { data, findingsOf, images, products } from "./data.js";
import { element, freshIdentifier, keepFocus, nameElement, present, visible } from "./elements.js";
import { failureNotice, findingList, findingMark } from "./findings.js";
import { Motion } from "./motion.js";
import { heldPage } from "./page-geometry.js";
import { PageList } from "./pages.js";
import { chosenSwatch, PinBar } from "./pinning.js";
import { recallPage, rememberPage } from "./preferences.js";
import { Scrubber } from "./scrubber.js";
import { Readouts } from "./readouts.js";
import { isDark, onSchemeChange } from "./scheme.js";
import { Stage } from "./stage.js";
import { matching } from "./search.js";
import { colorsAt, pagePair, readTable } from "./tables.js";
import { carouselKind } from "./terms.js";
import { draft, onTrial } from "./draft-pins.js";
import { compareButton, trialBar } from "./compare-mode.js";
import { shownCarousel } from "./trying.js";

/**
 * Returns a key of the settings that a phone is built from. While it stays the same, the phone is kept and only its
 * colors change.
 *
 * @param {CarouselItem} carousel
 */
function structure(carousel) {
  const { name, style, wraps, spacing, padding, threshold, fades, foreground, pages } = carousel;
  const shown = [...pages.map((page) => page.image), ...(foreground ? [foreground] : [])];
  return JSON.stringify([name, style, wraps, spacing, padding, threshold, fades, foreground,
    pages.map(({ text, textDark }) => [text, textDark]), shown.map((image) => [image, images.get(image)?.frame, products.get(image)])]);
}

/** @param {CarouselItem} carousel */
function content(carousel) {
  return JSON.stringify([structure(carousel), { ...carousel, findings: findingsOf(carousel.findings) },
    carousel.pages.map((page) => images.get(page.image)?.swatches), data.edits, data.folder]);
}

/** Whether the phone is above the colors instead of beside them. The width is the same as in `carousel.css`. */
const isNarrow = matchMedia("(max-width: 900px)");

/** The time in milliseconds after which a playing carousel turns to the next page. */
const playingTime = 2000;

/** A carousel that a person can move, with the details of its current position. */
export class Carousel {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    /** The compiled carousel. `carousel` also contains the trial: choices that aren't written yet. */
    this.base = carousel;
    this.carousel = carousel;
    this.structure = structure(carousel);
    this.content = content(carousel);
    this.count = carousel.pages.length;
    this.parts = this.buildParts(carousel);
    this.stage = new Stage(carousel);
    /**
     * A second, small phone beside the choices. It is shown on a narrow screen, where the large phone scrolls out of
     * sight.
     *
     * @type {Stage | null}
     */
    this.small = null;
    this.motion = new Motion(carousel, { show: () => this.show(), tell: () => tell(this.place()) });
    const index = heldPage(recallPage(carousel.name), this.count, false);
    this.motion.state = { index, position: index, offset: 0 };
    /** @type {PagePair} */
    this.pair = pagePair(index, this.count, carousel.wraps);
    this.scrubber = new Scrubber(carousel, this.motion.end, (position) => this.motion.scrub(position));
    this.worst = element("button", { type: "button", class: "button quiet",
      title: "Move to where the text is hardest to read", onclick: () => this.contrast && this.motion.scrub(this.contrast.position) });
    this.playing = 0;
    this.player = element("button", { type: "button", class: "button", "aria-pressed": "false", disabled: this.count < 2,
      onclick: () => this.play(this.playing === 0) }, "Play");
    this.scrim = element("button", { type: "button", class: "button", "aria-pressed": "false",
      title: "Show the layer that makes the text on the pictures readable", onclick: () => this.scrim.setAttribute("aria-pressed", `${this.stage.screen.classList.toggle("has-scrim")}`) }, "Scrim");
    this.title = freshIdentifier("carousel");
    this.head = element("header", { class: "carousel-head" });
    this.panel = element("div", { class: "panel" });
    /** The buttons that write or drop a backdrop form that is tried on all pages. */
    this.bar = element("div", { class: "backdrops-place" });
    /** Whether the current page's own buttons that write or drop its trial are on the screen. */
    this.hasActions = true;
    this.sight = new IntersectionObserver((entries) => {
      this.hasActions = (entries.at(-1)?.intersectionRatio ?? 0) > 0.9;
      this.drawBar();
      // The bar at the top of the page covers its first 56 pixels.
    }, { rootMargin: "-56px 0px 0px", threshold: [0, 0.9] });
    this.element = element("article", { class: "carousel", "aria-labelledby": this.title, "data-name": carousel.name },
      this.head, this.stage.element, this.panel);
    this.scrub = this.buildScrub();
    this.fill();
    this.connect();
    this.showTrial();
  }

  /**
   * Builds the parts that are replaced when the data changes.
   *
   * @param {CarouselItem} carousel
   */
  buildParts(carousel) {
    return {
      tables: { light: readTable(carousel.light), dark: readTable(carousel.dark) },
      readouts: new Readouts(carousel, (overlay) => this.tryOverlay(overlay)), comparison: new Comparison(carousel),
      pages: new PageList(carousel, (index) => this.choosePage(index)), pins: new PinBar(carousel),
    };
  }

  /**
   * Moves to a page that was chosen in the list. On a narrow screen, the list scrolls to the top, so that the colors
   * of the page come into view below it.
   *
   * @param {number} index
   */
  choosePage(index) {
    this.motion.rest(index, true);
    if (isNarrow.matches) this.parts.pages.element.scrollIntoView({ block: "start" });
  }

  /** The colors in light or dark mode, including the trial. */
  get table() { return isDark() ? this.parts.tables.dark : this.parts.tables.light; }

  /**
   * Redraws the panel and scrolls the window, so that the control that was used stays where it is: the Undo button in
   * the heading, the field for any color, or else the swatches and the buttons above them.
   *
   * @param {() => void} redraw
   */
  keepPlace(redraw) {
    const used = [".pin-undo", ".pin-own"].find((one) => document.activeElement?.closest(one)) ?? ".pin-picture";
    const edge = () => this.panel.querySelector(used)?.getBoundingClientRect().top ?? 0;
    const before = edge();
    redraw();
    if (before < innerHeight) scrollBy({ top: edge() - before, behavior: /** @type {ScrollBehavior} */ (String("instant")) });
  }

  showTrial() {
    const carousel = shownCarousel(this.base);
    this.carousel = carousel;
    const { parts } = this;
    parts.tables = carousel.tables ?? { light: readTable(carousel.light), dark: readTable(carousel.dark) };
    for (const part of [...this.stages, this.motion, this.scrubber, parts.comparison, parts.pages]) part.carousel = carousel;
    parts.comparison.drawn = "";
    parts.pins.update(this.base, carousel, parts.tables);
    this.paint();
    this.drawBar();
  }

  /** Draws the bar of a trial, unless the trial is only on the current page, whose own buttons are on the screen. */
  drawBar() {
    this.bar.toggleAttribute("data-apart", !this.hasActions);
    const isElsewhere = !draft(this.base.name, this.current);
    const bar = trialBar(this.base, isElsewhere || !this.hasActions ? 1 : 2, () => this.parts.pins.isReady());
    keepFocus(this.panel, () => this.bar.replaceChildren(...(bar ? [bar] : [])), chosenSwatch);
  }

  /** The phones that are on the screen: the large one, and the small one if the screen is narrow. */
  get stages() {
    if (isNarrow.matches) this.small ??= new Stage(this.carousel);
    return present([this.stage, this.small]);
  }

  /** The lowest contrast in light or dark mode; undefined if the carousel has no overlay. */
  get contrast() { return isDark() ? this.carousel.contrastDark : this.carousel.contrast; }

  /**
   * Shows changed data in this carousel without moving it. Returns false if a new phone must be built instead.
   *
   * @param {CarouselItem} carousel
   */
  update(carousel) {
    if (structure(carousel) !== this.structure) return false;
    if (content(carousel) === this.content) {
      this.base = carousel;
      this.showTrial();
      return true;
    }
    this.content = content(carousel);
    this.base = carousel;
    for (const part of [this, ...this.stages, this.motion, this.scrubber]) part.carousel = carousel;
    this.parts.comparison.close();
    // After Write, a person may take it back.
    keepFocus(this.panel, () => this.keepPlace(() => {
      this.parts = this.buildParts(carousel);
      this.fill();
      this.showTrial();
    }), ".pin-undo button", chosenSwatch);
    return true;
  }

  buildScrub() {
    const { motion } = this;
    const attributes = { tabindex: "0", role: "group", "aria-roledescription": "carousel", "aria-labelledby": this.title,
      "aria-keyshortcuts": "ArrowLeft ArrowRight Home End" };
    for (const [name, value] of Object.entries(attributes)) this.stage.screen.setAttribute(name, value);
    const turner = (/** @type {1 | -1} */ by, /** @type {string} */ label, /** @type {string} */ sign) => element("button", { type: "button", class: "button", "aria-label": label,
      disabled: this.count < 2, onclick: () => motion.turn(by) }, sign);
    return element("div", { class: "scrub" }, this.scrubber.element,
      element("div", { class: "turners" }, turner(-1, "Page before", "←"), turner(1, "Page after", "→"), this.player, this.scrim, this.worst, compareButton(() => this.base, (page) => this.motion.rest(page, true))));
  }

  /**
   * Starts or stops playing, which turns a page every other second.
   *
   * @param {boolean} isOn
   */
  play(isOn) {
    clearInterval(this.playing);
    this.playing = isOn ? setInterval(() => {
      if (this.carousel.wraps || this.motion.state.position < this.count - 1) this.motion.turn(1);
      else this.motion.rest(0);
    }, playingTime) : 0;
    this.player.setAttribute("aria-pressed", `${isOn}`);
    this.player.textContent = isOn ? "Pause" : "Play";
  }

  /**
   * Shows how readable an overlay color is that a person tries.
   *
   * @param {string} overlay
   */
  tryOverlay(overlay) {
    this.parts.readouts.overlay = overlay;
    for (const stage of this.stages) stage.overlay = overlay;
    this.paint();
  }

  fill() {
    const { carousel } = this;
    this.head.replaceChildren(...present([
      element("h3", { id: this.title }, nameElement(carousel.name)),
      element("p", { class: "muted" }, ...carouselKind(carousel)), findingMark(carousel.findings),
      carousel.kept ? failureNotice(carousel.kept) : null,
    ]));
    const parts = present([this.parts.readouts.element, this.scrub, this.parts.pages.element, this.parts.pins.element, this.parts.pages.adjusted, this.parts.comparison.element, findingList(carousel.findings), this.bar]);
    // The slider must stay in the document, because it would otherwise lose the keyboard focus.
    for (const child of this.panel.querySelectorAll(":scope > *")) if (child !== this.scrub) child.remove();
    if (!this.scrub.isConnected) this.panel.append(this.scrub);
    const at = parts.indexOf(this.scrub);
    this.scrub.before(...parts.slice(0, at));
    this.scrub.after(...parts.slice(at + 1));
    this.sight.disconnect();
    this.sight.observe(this.parts.pins.actions);
  }

  connect() {
    const { motion } = this;
    const { screen } = this.stage;
    // On a low screen the phone is drawn smaller than its points.
    const scale = () => screen.getBoundingClientRect().width / screen.offsetWidth || 1;
    const drag = { began: () => {
      this.play(false);
      motion.begin();
    }, moved: (/** @type {number} */ distance) => motion.move(distance / scale()), ended: (/** @type {number} */ speed) => motion.finish(speed / scale()) };
    followDrag(screen, { ...drag, tapped: (event) => {
      const index = this.stage.dotAt(event.clientX, event.clientY);
      if (index !== null) motion.rest(index, true);
    } });
    followWheel(screen, drag);
    screen.addEventListener("keydown", (event) => this.key(event));
    this.resizing = new ResizeObserver(() => motion.resize(screen.clientWidth));
    this.resizing.observe(screen);
    const widen = () => this.show();
    isNarrow.addEventListener("change", widen);
    this.forget = [() => isNarrow.removeEventListener("change", widen), onSchemeChange(() => {
      for (const stage of this.stages) stage.clear();
      this.parts.pins.refresh();
      this.paint();
    }), onTrial((name) => {
      if (name === this.base.name) this.keepPlace(() => this.showTrial());
    })];
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { motion } = this;
    const action = { ArrowLeft: () => motion.turn(-1), ArrowRight: () => motion.turn(1), Home: () => motion.rest(0, true),
      End: () => motion.rest(this.count - 1, true) }[event.key];
    if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    action();
  }

  /**
   * Moves to the first page that a query matches, unless the current page matches it, and says where the pages are.
   *
   * @param {string} query
   */
  find(query) {
    const entries = this.carousel.pages.map(({ image, backdrop, pinnedGradient }, index) => ({ index, words: image.toLowerCase(), hexes: pinnedGradient ?? [backdrop] }));
    const found = matching(entries, query);
    const numbers = found.map(({ index }) => index + 1);
    const pages = numbers.length > 3 ? `${numbers.length} pages` : `page${numbers.length > 1 ? "s" : ""} ${numbers.join(", ")}`;
    this.element.dataset.place = `${numbers.length > 0 ? `${pages} of ` : ""}${visible(this.base.name)}`;
    this.parts.pages.chips.forEach(({ button }, index) => button.toggleAttribute("data-hit", numbers.includes(index + 1)));
    if (found.length > 0 && !found.some(({ index }) => index === this.current)) this.motion.rest(found[0].index, true);
  }

  /** Stops everything that belongs to the carousel, before it is removed from the page. */
  close() {
    this.play(false);
    this.motion.halt();
    this.parts.comparison.close();
    this.resizing?.disconnect();
    this.sight.disconnect();
    for (const end of this.forget ?? []) end();
    this.element.remove();
  }

  paint() {
    this.scrubber.paint(this.table, this.contrast, this.parts.readouts.overlay);
    this.worst.hidden = !this.contrast;
    this.scrim.hidden = !this.carousel.pages.some((page) => isDark() ? page.scrimDark : page.scrim);
    if (this.contrast) this.worst.textContent = `Worst contrast ${this.contrast.worst.toFixed(2)}`;
    this.parts.pages.paint(this.table);
    this.show();
  }

  /**
   * The current page.
   *
   * @returns {CarouselPage}
   */
  get front() { return this.carousel.pages[Math.min(this.current, this.count - 1)]; }

  /** The index of the current page. */
  get current() { return this.pair.progress >= 0.5 ? this.pair.to : this.pair.from; }

  place() {
    if (this.motion.isEmpty) return "No card is left";
    return `Page ${this.current + 1} of ${this.count}, ${visible(this.carousel.pages[this.current].image)}`;
  }

  show() {
    const { state, isEmpty, isMoving } = this.motion;
    const pair = pagePair(state.position, this.count, this.carousel.wraps);
    this.pair = pair;
    const { current, table } = this;
    const { locations } = table;
    const colors = colorsAt(table, pair);
    const { front } = this;
    const barInk = (isDark() ? front?.textDark ?? front?.text : front?.text)?.find((text) => text.name === "statusBar")?.foreground;
    const [background] = this.stages.map((stage) => {
      stage.draw(state, this.motion.width);
      stage.barInk = barInk;
      return stage.paintBackdrop(locations, colors);
    });
    if (this.small && this.small.element.parentElement !== this.parts.pins.small) this.parts.pins.small.replaceChildren(this.small.element);
    this.stage.screen.toggleAttribute("data-moving", isMoving);
    this.parts.comparison.draw(table, pair);
    const page = isEmpty ? "no card is left"
      : element("span", {}, `${current + 1} of ${this.count} `, nameElement(this.carousel.pages[current].image, "muted"));
    const words = this.parts.readouts.draw({ pair, page, locations, colors, background });
    this.scrubber.draw(pair.from + pair.progress, `${this.place()}, ${Math.round(pair.progress * 100)} % on the way, ${words}`);
    this.parts.pages.draw(current);
    if (isMoving || this.parts.pins.page === Math.min(current, this.count - 1)) return;
    rememberPage(this.base.name, current);
    this.parts.pins.draw(Math.min(current, this.count - 1));
    this.drawBar();
  }
}
