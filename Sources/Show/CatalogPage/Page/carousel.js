// @ts-check
import { Comparison } from "./comparison.js";
import { announce } from "./copying.js";
import { followDrag } from "./dragging.js";
import { element, freshIdentifier, nameElement, visible } from "./elements.js";
import { findingList, findingMark } from "./findings.js";
import { Motion } from "./motion.js";
import { PageList } from "./pages.js";
import { Rail } from "./rail.js";
import { Readouts } from "./readouts.js";
import { isDark, onSchemeChange } from "./scheme.js";
import { Stage } from "./stage.js";
import { colorsAt, pagePair, readTable } from "./tables.js";

/** A carousel that can be moved, with what is known about the place where it is. */
export class Carousel {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    this.count = carousel.pages.length;
    this.light = readTable(carousel.light);
    this.dark = readTable(carousel.dark);
    this.stage = new Stage(carousel);
    this.motion = new Motion(carousel, {
      width: () => this.stage.width, show: () => this.show(), tell: () => announce(this.place()),
    });
    this.rail = new Rail(carousel, this.motion.end, (position) => this.motion.scrub(position));
    this.readouts = new Readouts(carousel);
    this.comparison = new Comparison(carousel);
    this.pages = new PageList(carousel, (index) => this.motion.rest(index, true));
    this.worst = element("button", { type: "button", class: "button quiet",
      onclick: () => this.contrast && this.motion.scrub(this.contrast.position) });
    this.element = this.build();
    this.connect();
    this.paint();
  }

  get table() { return isDark() ? this.dark : this.light; }

  /** The worst contrast in the appearance that is shown; undefined where nobody has asked for one, or the manifest has none. */
  get contrast() { return isDark() ? this.carousel.contrastDark : this.carousel.contrast; }

  build() {
    const { carousel, motion } = this;
    const title = freshIdentifier("carousel");
    const attributes = { tabindex: "0", role: "group", "aria-roledescription": "carousel", "aria-labelledby": title,
      "aria-keyshortcuts": "ArrowLeft ArrowRight Home End" };
    for (const [name, value] of Object.entries(attributes)) this.stage.screen.setAttribute(name, value);
    const turner = (/** @type {1 | -1} */ by, /** @type {string} */ label, /** @type {string} */ sign) => element("button", { type: "button", class: "button", "aria-label": label,
      disabled: this.count < 2, onclick: () => motion.turn(by) }, sign);
    const kind = [carousel.style, carousel.wraps ? "wraps" : null, carousel.space, `${this.count} page${this.count === 1 ? "" : "s"}`];
    return element("article", { class: "carousel", "aria-labelledby": title, "data-name": carousel.name },
      element("header", { class: "carousel-head" }, element("h3", { id: title }, nameElement(carousel.name)),
        element("p", { class: "muted" }, kind.filter(Boolean).join(" · ")), findingMark(carousel.findings)),
      this.stage.element,
      element("div", { class: "panel" }, this.readouts.element,
        element("div", { class: "scrub" }, this.rail.element,
          element("div", { class: "turners" }, turner(-1, "Page before", "←"), turner(1, "Page after", "→"), this.worst)),
        this.comparison.element, this.pages.element, findingList(carousel.findings)));
  }

  connect() {
    const { motion } = this;
    const { screen } = this.stage;
    followDrag(screen, {
      began: () => motion.begin(), moved: (distance) => motion.move(distance), ended: () => motion.finish(),
    });
    screen.addEventListener("keydown", (event) => {
      const action = { ArrowLeft: () => motion.turn(-1), ArrowRight: () => motion.turn(1), Home: () => motion.rest(0, true),
        End: () => motion.rest(this.count - 1, true) }[event.key];
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    });
    new ResizeObserver(() => motion.resize()).observe(screen);
    onSchemeChange(() => {
      this.stage.clear();
      this.paint();
    });
  }

  /** What changes with the appearance alone. */
  paint() {
    this.rail.paint(this.table, this.contrast);
    this.worst.hidden = !this.contrast;
    if (this.contrast) this.worst.textContent = `Worst contrast ${this.contrast.worst.toFixed(2)}`;
    this.pages.paint();
    this.show();
  }

  /**
   * The page in front, from 0.
   *
   * @param {PagePair} pair
   */
  current(pair) { return pair.progress >= 0.5 ? pair.to : pair.from; }

  place() {
    if (this.motion.isEmpty) return "No card is left";
    const page = this.current(pagePair(this.motion.state.position, this.count, this.carousel.wraps));
    return `Page ${page + 1} of ${this.count}, ${visible(this.carousel.pages[page].image)}`;
  }

  /** Draws the state of the motion everywhere. */
  show() {
    const { state, isEmpty, isMoving } = this.motion;
    const pair = pagePair(state.position, this.count, this.carousel.wraps);
    const { locations } = this.table;
    const colors = colorsAt(this.table, pair);
    const current = this.current(pair);
    this.stage.draw(state);
    this.stage.paintBackdrop(locations, colors);
    this.stage.screen.toggleAttribute("data-moving", isMoving);
    this.comparison.draw(pair);
    const page = isEmpty ? "no card is left"
      : element("span", {}, `${current + 1} of ${this.count} `, nameElement(this.carousel.pages[current].image, "muted"));
    const words = this.readouts.draw({ pair, page, locations, colors, background: this.stage.backdrop.style.background });
    this.rail.draw(pair.from + pair.progress, `${this.place()}, ${Math.round(pair.progress * 100)} % on the way, ${words}`);
    this.pages.draw(current);
  }
}
