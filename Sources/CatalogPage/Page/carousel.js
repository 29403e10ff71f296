const turningTime = 320;
const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** A carousel that can be moved, with what is known about the place where it is. */
class Carousel {
  constructor(carousel) {
    this.carousel = carousel;
    this.style = styles[carousel.style] ?? styles.page;
    this.light = readTable(carousel.light);
    this.dark = readTable(carousel.dark);
    this.count = carousel.pages.length;
    this.state = { index: 0, position: 0, offset: 0 };
    this.animation = 0;
    this.stage = new Stage(carousel);
    this.comparison = new Comparison(carousel);
    this.build();
    this.connect();
    this.rest(0);
  }

  get table() { return isDark() ? this.dark : this.light; }

  /** The greatest position: where a carousel wraps it is the first page again. */
  get end() { return this.carousel.wraps ? this.count : this.count - 1; }

  build() {
    const { carousel } = this;
    const title = freshIdentifier("carousel");
    const { screen } = this.stage;
    screen.tabIndex = 0;
    const attributes = { role: "group", "aria-roledescription": "carousel", "aria-labelledby": title,
      "aria-keyshortcuts": "ArrowLeft ArrowRight Home End" };
    for (const [name, value] of Object.entries(attributes)) screen.setAttribute(name, value);
    this.scrubber = element("input", { type: "range", class: "scrubber", min: "0", max: `${this.end}`, step: "0.01", value: "0",
      "aria-label": `Position in ${visible(carousel.name)}` });
    this.scrubber.disabled = this.count < 2;
    this.rail = element("div", { class: "rail" }, this.scrubber);
    this.value = element("span", { class: "readout-hex" });
    this.forms = { hex: "" };
    this.sample = copyButton(this.forms, "", "readout-sample", this.value);
    this.readouts = {};
    const readout = (key, label) => {
      this.readouts[key] = element("dd");
      return element("div", {}, element("dt", {}, label), this.readouts[key]);
    };
    const facts = element("dl", { class: "readouts" }, readout("position", "Position"), readout("page", "Page"),
      readout("progress", "Progress"), readout("contrast", "Contrast"));
    const turn = (by, label, sign) => element("button", { type: "button", class: "button", "aria-label": label,
      disabled: this.count < 2, onclick: () => this.turn(by) }, sign);
    const buttons = element("div", { class: "turners" }, turn(-1, "Page before", "←"), turn(1, "Page after", "→"));
    const worst = this.worstButton();
    if (worst) buttons.append(worst);
    const kind = [carousel.style, carousel.wraps ? "wraps" : null, carousel.space, `${this.count} page${this.count === 1 ? "" : "s"}`];
    this.element = element("article", { class: "carousel", "aria-labelledby": title, "data-name": carousel.name },
      element("header", { class: "carousel-head" }, element("h3", { id: title }, nameElement(carousel.name)),
        element("p", { class: "muted" }, kind.filter(Boolean).join(" · ")), findingMark(carousel.findings)),
      this.stage.element,
      element("div", { class: "panel" }, element("div", { class: "now" }, this.sample, facts),
        element("div", { class: "scrub" }, this.rail, buttons), this.comparison.element, this.pageList(),
        findingList(carousel.findings)));
  }

  worstButton() {
    const { contrast } = this.carousel;
    if (!contrast) return null;
    this.rail.style.setProperty("--worst", `${(contrast.position / Math.max(this.end, 1)) * 100}%`);
    this.rail.classList.add("has-worst");
    return element("button", { type: "button", class: "button quiet", onclick: () => this.scrub(contrast.position) },
      `Worst contrast ${contrast.worst.toFixed(2)}`);
  }

  pageList() {
    if (this.count > 60) return null;
    this.chips = this.carousel.pages.map((page, index) => {
      const far = page.nearest && page.nearest.distance > 5 ? `, ${page.nearest.distance.toFixed(1)} from ${page.nearest.hex}` : "";
      const words = `${page.source}${page.unadjusted ? `, changed from ${page.unadjusted} for contrast` : ""}${far}`;
      return element("button", { type: "button", class: "chip", title: words,
        "aria-label": visible(`Go to page ${index + 1}, ${page.image}, ${page.backdrop}, ${words}`), onclick: () => this.turnTo(index) },
        element("span", { class: "chip-color" }), nameElement(page.image), element("span", { class: "chip-hex" }, page.backdrop));
    });
    return element("div", {}, element("h4", {}, "Pages"),
      element("ol", { class: "chips" }, ...this.chips.map((chip) => element("li", {}, chip))));
  }

  connect() {
    const { screen } = this.stage;
    let base = 0;
    let index = 0;
    let drag = 0;
    followDrag(screen, {
      began: () => {
        this.halt();
        const { position, offset } = this.state;
        const isDeck = this.carousel.style === "deck";
        index = isDeck ? this.state.index : heldPage(roundedAway(position), this.count, this.carousel.wraps);
        // A carousel that the scrubber has left between two pages goes on from there.
        const around = this.carousel.wraps ? Math.round((position - index) / this.count) * this.count : 0;
        base = isDeck ? offset : -(position - around - index) * this.style.pitch(this.carousel, this.stage.width);
        drag = base;
      },
      moved: (distance) => {
        drag = base + distance;
        this.show(this.dragged(index, drag));
      },
      ended: () => this.land(index, drag),
    });
    screen.addEventListener("keydown", (event) => {
      const steps = { ArrowLeft: () => this.turn(-1), ArrowRight: () => this.turn(1), Home: () => this.turnTo(0),
        End: () => this.turnTo(this.count - 1) };
      if (event.altKey || event.ctrlKey || event.metaKey || !steps[event.key]) return;
      event.preventDefault();
      steps[event.key]();
    });
    this.scrubber.addEventListener("input", () => this.scrub(Number(this.scrubber.value)));
    this.scrubber.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -0.05, ArrowDown: -0.05, ArrowRight: 0.05, ArrowUp: 0.05 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.scrub(Math.min(Math.max(Math.round((Number(this.scrubber.value) + step) * 100) / 100, 0), this.end));
    });
    new ResizeObserver(() => this.scrub(this.state.position)).observe(screen);
    onSchemeChange(() => {
      this.stage.clear();
      this.paintRail();
      this.show(this.state);
    });
    this.paintRail();
  }

  paintRail() {
    const [track] = this.table.tracks;
    this.rail.style.backgroundImage = strip(track.length === 1 && track[0].length === 1 ? [track[0][0], track[0][0]]
      : track.flatMap((samples) => samples.filter((_, index) => index % 4 === 0)));
    (this.chips ?? []).forEach((chip, index) => {
      const page = this.carousel.pages[index];
      const backdrop = (isDark() && page.dark) || page.backdrop;
      chip.firstChild.style.backgroundColor = backdrop;
      chip.lastChild.textContent = backdrop;
    });
  }

  dragged(index, drag) {
    const { width } = this.stage;
    return { index, position: this.style.position(this.carousel, index, drag, width),
      offset: this.style.offset(this.carousel, index, drag, width) };
  }

  /** Where the finger has left: on to the page that the style's arithmetic gives. */
  land(index, drag) {
    const landed = this.style.landing(this.carousel, index, drag, this.stage.width);
    const { position } = this.state;
    if (this.carousel.style === "deck") {
      const leaves = landed !== index;
      this.glide({ index, position: leaves ? index + 1 : index, offset: leaves ? Math.sign(drag) * this.stage.width * 1.3 : 0 }, landed);
      return;
    }
    let target = landed;
    if (this.carousel.wraps) target += Math.round((position - landed) / this.count) * this.count;
    this.glide({ index: landed, position: target, offset: this.style.place(this.carousel, target, this.stage.width) }, landed);
  }

  /** By a key or button: to the next page or the one before. */
  turn(by) {
    this.halt();
    const { index, position } = this.state;
    const from = this.carousel.style === "deck" ? index : roundedAway(position);
    if (this.carousel.style === "deck" && by > 0 && index < this.count) {
      // The card in front leaves to the left, as it would by the finger.
      const next = this.carousel.wraps ? (index + 1) % this.count : index + 1;
      this.glide({ index, position: index + 1, offset: -this.stage.width * 1.3 }, next, true);
      return;
    }
    const to = from + by;
    if (!this.carousel.wraps && (to < 0 || to > this.end)) return;
    const landed = heldPage(to, this.count, this.carousel.wraps);
    if (this.carousel.style === "deck") this.rest(landed, true);
    else this.glide({ index: landed, position: to, offset: this.style.place(this.carousel, to, this.stage.width) }, landed, true);
  }

  turnTo(index) {
    this.halt();
    this.rest(index, true);
  }

  /** Moves to a state, and rests on a page then. */
  glide(target, landed, isTold = false) {
    this.halt();
    const start = this.state;
    if (reducedMotion.matches || !document.hasFocus() && document.hidden) {
      this.rest(landed, isTold);
      return;
    }
    const began = performance.now();
    const step = (now) => {
      const part = Math.min(Math.max((now - began) / turningTime, 0), 1);
      if (part === 1) {
        this.rest(landed, isTold);
        return;
      }
      const eased = 1 - (1 - part) ** 3;
      this.show({ index: target.index, position: start.position + (target.position - start.position) * eased,
        offset: start.offset + (target.offset - start.offset) * eased });
      this.animation = requestAnimationFrame(step);
    };
    this.stage.screen.dataset.moving = "";
    this.animation = requestAnimationFrame(step);
  }

  halt() {
    cancelAnimationFrame(this.animation);
    delete this.stage.screen.dataset.moving;
  }

  /** Rests on a page; beyond the last card of a pile nothing is left. */
  rest(index, isTold = false) {
    delete this.stage.screen.dataset.moving;
    this.show({ index, position: index, offset: this.style.place(this.carousel, index, this.stage.width) });
    if (isTold) announce(this.place());
  }

  /** Stays at a position between pages. */
  scrub(position) {
    this.halt();
    const last = this.carousel.wraps ? this.count : this.count - 1;
    const held = Math.min(Math.max(position, 0), Math.max(last, 0));
    const from = Math.floor(held);
    const index = this.carousel.style === "deck" ? heldPage(from, this.count, this.carousel.wraps) : from;
    this.show({ index, position: index === from ? held : held - this.count,
      offset: this.style.place(this.carousel, held, this.stage.width) });
  }

  place() {
    const { index, position } = this.state;
    if (this.carousel.style === "deck" && index >= this.count) return "No card is left";
    const pair = pagePair(position, this.count, this.carousel.wraps);
    const page = pair.progress >= 0.5 ? pair.to : pair.from;
    return `Page ${page + 1} of ${this.count}, ${visible(this.carousel.pages[page].image)}`;
  }

  show(state) {
    this.state = state;
    const { wraps, contrast } = this.carousel;
    const pair = pagePair(state.position, this.count, wraps);
    const colors = colorsAt(this.table, pair);
    this.stage.draw(state);
    this.stage.paintBackdrop(this.table.locations, colors);
    this.comparison.draw(pair);
    const codes = colors.map((color) => hexCode(rounded(color)));
    const shown = codes.length === 1 || new Set(codes).size === 1 ? codes[0] : `${codes[0]} … ${codes[codes.length - 1]}`;
    this.value.textContent = shown;
    Object.assign(this.forms, colorForms(codes[0]));
    this.sample.setAttribute("aria-label", `Copy the backdrop ${shown}`);
    this.sample.style.background = this.stage.backdrop.style.background;
    this.sample.style.color = textOn(colorAtHeight(this.table.locations, colors, 0.5));
    const position = pair.from + pair.progress;
    this.readouts.position.textContent = position.toFixed(2);
    this.readouts.page.replaceChildren(this.pageWords(pair));
    this.readouts.progress.textContent = `${Math.round(pair.progress * 100)} %`;
    this.readouts.contrast.textContent = this.contrastWords(colors, contrast);
    if (document.activeElement !== this.scrubber || Math.abs(Number(this.scrubber.value) - position) > 0.006) {
      // At the far end of a circle the first page is meant, but the thumb stays where the hand has put it.
      if (!(wraps && position === 0 && Number(this.scrubber.value) === this.end)) this.scrubber.value = `${position}`;
    }
    this.scrubber.setAttribute("aria-valuetext", `${this.place()}, ${Math.round(pair.progress * 100)} % on the way, ${shown}`);
    this.rail.style.setProperty("--at", `${(position / Math.max(this.end, 1)) * 100}%`);
    const current = pair.progress >= 0.5 ? pair.to : pair.from;
    (this.chips ?? []).forEach((chip, index) => {
      if (index === current) chip.setAttribute("aria-current", "true");
      else chip.removeAttribute("aria-current");
    });
  }

  pageWords(pair) {
    if (this.carousel.style === "deck" && this.state.index >= this.count) return "no card is left";
    const page = pair.progress >= 0.5 ? pair.to : pair.from;
    return element("span", {}, `${page + 1} of ${this.count} `, nameElement(this.carousel.pages[page].image, "muted"));
  }

  /** The lowest contrast over the height of what is shown. */
  contrastWords(colors, contrast) {
    const against = contrast ? channels(contrast.overlay) : channels(textOn(colors[0]));
    const heights = colors.length === 1 ? [0] : [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];
    const lowest = Math.min(...heights.map((height) =>
      contrastRatio(rounded(colorAtHeight(this.table.locations, colors, height)), against)));
    return `${(Math.floor(lowest * 100) / 100).toFixed(2)} with ${hexCode(against)}`;
  }
}
