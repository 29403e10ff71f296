// @ts-check
import { Comparison } from "./comparison.js";
import { announce } from "./copying.js";
import { followDrag, followWheel } from "./dragging.js";
import { data, findingsOf, images, products } from "./data.js";
import { element, freshIdentifier, nameElement, present, visible } from "./elements.js";
import { failureNotice, findingList, findingMark } from "./findings.js";
import { Motion } from "./motion.js";
import { PageList } from "./pages.js";
import { PinBar } from "./pinning.js";
import { Scrubber } from "./scrubber.js";
import { Readouts } from "./readouts.js";
import { isDark, onSchemeChange } from "./scheme.js";
import { Stage } from "./stage.js";
import { colorsAt, pagePair, readTable } from "./tables.js";
import { onTrial, withTrials } from "./draft-pins.js";

/**
 * What the telephone of a carousel is built of: where this is the same, only colors and words have changed.
 *
 * @param {CarouselItem} carousel
 */
function structure(carousel) {
  const { name, style, wraps, spacing, padding, threshold, fades, foreground, pages } = carousel;
  const shown = [...pages.map((page) => page.image), ...(foreground ? [foreground] : [])];
  return JSON.stringify([name, style, wraps, spacing, padding, threshold, fades, foreground,
    shown.map((image) => [image, images.get(image)?.frame, products.get(image)])]);
}

/**
 * Everything that a carousel shows.
 *
 * @param {CarouselItem} carousel
 */
function content(carousel) {
  return JSON.stringify([structure(carousel), { ...carousel, findings: findingsOf(carousel.findings) },
    carousel.pages.map((page) => images.get(page.image)?.swatches), data.edits, data.folder]);
}

/** A carousel that plays by itself turns a page after so many milliseconds, as home pages of shops do. */
const playingTime = 2000;

/** A carousel that can be moved, with what is known about the place where it is. */
export class Carousel {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    this.structure = structure(carousel);
    this.content = content(carousel);
    this.count = carousel.pages.length;
    this.light = readTable(carousel.light);
    this.dark = readTable(carousel.dark);
    /** @type {ColorTable | null} */
    this.tried = null;
    this.readouts = new Readouts(carousel, (overlay) => this.tryOverlay(overlay));
    this.comparison = new Comparison(carousel);
    this.pages = new PageList(carousel, (index) => this.motion.rest(index, true));
    this.pins = new PinBar(carousel);
    this.stage = new Stage(carousel);
    this.motion = new Motion(carousel, {
      width: () => this.stage.width, show: () => this.show(), tell: () => announce(this.place()),
    });
    this.scrubber = new Scrubber(carousel, this.motion.end, (position) => this.motion.scrub(position));
    this.worst = element("button", { type: "button", class: "button quiet",
      onclick: () => this.contrast && this.motion.scrub(this.contrast.position) });
    this.playing = 0;
    this.player = element("button", { type: "button", class: "button", "aria-pressed": "false", disabled: this.count < 2,
      onclick: () => this.play(this.playing === 0) }, "Play");
    this.title = freshIdentifier("carousel");
    this.head = element("header", { class: "carousel-head" });
    this.panel = element("div", { class: "panel" });
    this.element = element("article", { class: "carousel", "aria-labelledby": this.title, "data-name": carousel.name },
      this.head, this.stage.element, this.panel);
    this.scrub = this.buildScrub();
    this.fill();
    this.connect();
    this.paint();
  }

  /** The colors in the appearance that is shown, with those that are tried. */
  get table() {
    const given = isDark() ? this.dark : this.light;
    this.tried ??= withTrials(given, this.carousel);
    return this.tried;
  }

  /** The worst contrast in the appearance that is shown; undefined where nobody has asked for one, or the manifest has none. */
  get contrast() { return isDark() ? this.carousel.contrastDark : this.carousel.contrast; }

  /**
   * Shows another form of the same carousel, where it is: true where that needs no new telephone.
   *
   * @param {CarouselItem} carousel
   */
  update(carousel) {
    if (structure(carousel) !== this.structure) return false;
    if (content(carousel) === this.content) return true;
    this.content = content(carousel);
    for (const part of [this, this.stage, this.motion, this.scrubber]) part.carousel = carousel;
    this.light = readTable(carousel.light);
    this.dark = readTable(carousel.dark);
    this.tried = null;
    this.readouts = new Readouts(carousel, (overlay) => this.tryOverlay(overlay));
    this.comparison.close();
    this.comparison = new Comparison(carousel);
    this.pages = new PageList(carousel, (index) => this.motion.rest(index, true));
    const { hasFocus } = this.pins;
    this.pins = new PinBar(carousel);
    this.fill();
    this.paint();
    if (hasFocus) this.pins.focus();
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
      element("div", { class: "turners" }, turner(-1, "Page before", "←"), turner(1, "Page after", "→"), this.player, this.worst));
  }

  /**
   * Turns a page every other second, or no longer.
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
   * Shows how a color of one's own is read on the backdrop.
   *
   * @param {string} overlay
   */
  tryOverlay(overlay) {
    this.readouts.overlay = overlay;
    this.stage.overlay = overlay;
    this.paint();
  }

  /** Everything around the telephone and the rail. */
  fill() {
    const { carousel } = this;
    const kind = [carousel.style, carousel.wraps ? "wraps" : null, carousel.space, `${this.count} page${this.count === 1 ? "" : "s"}`];
    this.head.replaceChildren(...present([
      element("h3", { id: this.title }, nameElement(carousel.name)),
      element("p", { class: "muted" }, kind.filter(Boolean).join(" · ")), findingMark(carousel.findings),
      carousel.kept ? failureNotice("This is the last form of it that could be made", carousel.kept) : null,
    ]));
    const parts = present([this.readouts.element, this.scrub, this.pins.element, this.comparison.element, this.pages.element, findingList(carousel.findings)]);
    // The rail stays where it is, with the focus that it may have.
    for (const child of this.panel.querySelectorAll(":scope > *")) if (child !== this.scrub) child.remove();
    if (!this.scrub.isConnected) this.panel.append(this.scrub);
    const at = parts.indexOf(this.scrub);
    this.scrub.before(...parts.slice(0, at));
    this.scrub.after(...parts.slice(at + 1));
  }

  connect() {
    const { motion } = this;
    const { screen } = this.stage;
    const drag = { began: () => {
      this.play(false);
      motion.begin();
    }, moved: (/** @type {number} */ distance) => motion.move(distance), ended: (/** @type {number} */ speed) => motion.finish(speed) };
    followDrag(screen, drag);
    followWheel(screen, drag);
    screen.addEventListener("keydown", (event) => {
      const action = { ArrowLeft: () => motion.turn(-1), ArrowRight: () => motion.turn(1), Home: () => motion.rest(0, true),
        End: () => motion.rest(this.count - 1, true) }[event.key];
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      action();
    });
    this.resizing = new ResizeObserver(() => motion.resize());
    this.resizing.observe(screen);
    this.forget = [onSchemeChange(() => {
      this.stage.clear();
      this.tried = null;
      this.paint();
    }), onTrial((name) => {
      if (name !== this.carousel.name) return;
      this.tried = null;
      this.paint();
      this.pins.update();
    })];
  }

  /** Takes the carousel away for good. */
  close() {
    this.play(false);
    this.motion.halt();
    this.comparison.close();
    this.resizing?.disconnect();
    for (const end of this.forget ?? []) end();
    this.element.remove();
  }

  /** What changes with the appearance alone. */
  paint() {
    this.scrubber.paint(this.table, this.contrast, this.readouts.overlay);
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
    this.scrubber.draw(pair.from + pair.progress, `${this.place()}, ${Math.round(pair.progress * 100)} % on the way, ${words}`);
    this.pages.draw(current);
    if (!isMoving) this.pins.draw(Math.min(current, this.count - 1));
  }
}
