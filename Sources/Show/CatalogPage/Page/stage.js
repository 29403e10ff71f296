// @ts-check
import { exactPaint, mix, paint, rounded, textOn } from "./colors.js";
import { images, products } from "./data.js";
import { DeckGeometry } from "./deck-geometry.js";
import { screenBars } from "./devices.js";
import { element, nameElement, visible } from "./elements.js";
import { heldPage, roundedAway } from "./page-geometry.js";
import { pageText } from "./page-text.js";
import { picture } from "./pictures.js";
import { isDark } from "./scheme.js";
import { styles } from "./styles.js";
import { pageColors } from "./tables.js";

/** The distance from the dots, in points, within which a tap still counts for them. */
const dotReach = 10;

/** The screen of a phone that shows a carousel. */
export class Stage {
  /** @param {CarouselItem} carousel */
  constructor(carousel) {
    this.carousel = carousel;
    /**
     * The overlay color that a person tries; undefined if none is tried.
     *
     * @type {string | undefined}
     */
    this.overlay = undefined;
    /**
     * The color of the status bar on the current page, if its contrast with the picture is known.
     *
     * @type {string | undefined}
     */
    this.barInk = undefined;
    this.backdrop = element("div", { class: "backdrop", "aria-hidden": "true" });
    this.foreground = element("div", { class: "foreground", "aria-hidden": "true" });
    this.caption = element("div", { class: "caption", "aria-hidden": "true" }, nameElement(carousel.name));
    this.bars = screenBars();
    this.track = element("div", { class: "track" });
    this.dots = element("div", { class: "dots", "aria-hidden": "true" });
    this.screen = element("div", { class: `screen ${carousel.style}` }, this.backdrop, this.foreground, this.caption, this.track,
      this.bars, this.dots);
    this.element = element("div", { class: "phone" }, this.screen);
    /** @type {(HTMLElement | null)[]} */
    this.cards = carousel.pages.map(() => null);
    this.screen.style.setProperty("--padding", `${carousel.padding}px`);
    this.buildForeground();
    this.buildDots();
  }

  buildForeground() {
    const { foreground } = this.carousel;
    const item = foreground === undefined ? undefined : images.get(foreground);
    if (!item) return;
    const frame = item.frame;
    const upper = picture(item, "whole", "", "foreground-picture");
    // The area below the picture is filled with its last rows of pixels, stretched.
    const lower = picture(item, "whole", "", "foreground-rest");
    if (frame.width && frame.height) this.screen.style.setProperty("--foreground-ratio", `${frame.height / frame.width}`);
    this.foreground.append(upper, element("div", { class: "foreground-below" }, lower));
    this.screen.classList.add("has-foreground");
  }

  buildDots() {
    const count = this.carousel.pages.length;
    if (count < 2 || count > 24) return;
    for (let index = 0; index < count; index += 1) this.dots.append(element("span"));
  }

  /**
   * Returns the index of the dot nearest to a point on or beside the dots; null for any other point.
   *
   * @param {number} x
   * @param {number} y
   */
  dotAt(x, y) {
    const all = this.dots.getBoundingClientRect();
    const isNear = x > all.left - dotReach && x < all.right + dotReach && y > all.top - dotReach && y < all.bottom + dotReach;
    if (all.width === 0 || !isNear) return null;
    const distances = [...this.dots.children].map((dot) => {
      const box = dot.getBoundingClientRect();
      return Math.abs(x - (box.left + box.right) / 2);
    });
    return distances.indexOf(Math.min(...distances));
  }

  /**
   * Returns the card of a page. A card is created when it is first visible.
   *
   * @param {number} index
   */
  card(index) {
    const made = this.cards[index];
    if (made) return made;
    const page = this.carousel.pages[index];
    const item = images.get(page.image);
    const product = products.get(page.image);
    const words = product?.name ?? page.image;
    const card = element("div", { class: "card", role: "group", "aria-roledescription": "page",
      "aria-label": visible(`${index + 1} of ${this.carousel.pages.length}: ${words}`) }, picture(item, "whole", "", "card-picture"));
    const text = isDark() ? page.textDark ?? page.text : page.text;
    if (text) card.append(pageText(text, isDark() ? page.scrimDark : page.scrim));
    if (product && this.carousel.style === "snap") {
      card.append(element("div", { class: "card-words", "aria-hidden": "true" }, nameElement(product.name ?? product.image),
        element("span", {}, visible(product.price ?? ""))));
    }
    if (item?.frame.width && item.frame.height) {
      card.style.setProperty("--picture-ratio", `${item.frame.width} / ${item.frame.height}`);
    }
    this.cards[index] = card;
    this.track.append(card);
    return card;
  }

  /** Removes all cards, because pictures may differ between light and dark mode. */
  clear() {
    this.track.replaceChildren();
    this.cards.fill(null);
  }

  /**
   * Paints the backdrop with one color, or with several from top to bottom. Returns it as CSS.
   *
   * @param {number[]} locations
   * @param {RGB[]} colors
   */
  paintBackdrop(locations, colors) {
    const stops = colors.map((color, index) => `${exactPaint(color)} ${locations[index] * 100}%`);
    const background = colors.length === 1 ? paint(rounded(colors[0])) : `linear-gradient(to bottom in srgb, ${stops.join(", ")})`;
    this.backdrop.style.background = background;
    const ink = this.overlay ?? this.carousel.contrast?.overlay ?? textOn(...colors);
    this.caption.style.color = ink;
    this.bars.style.color = this.overlay ?? this.barInk ?? ink;
    // A product card is translucent white, so its text color depends on the mix with the backdrop.
    this.screen.style.setProperty("--card-ink", textOn(mix(colors[colors.length - 1], [255, 255, 255], 0.18)));
    return background;
  }

  /**
   * Shows a page at rest on its backdrop.
   *
   * @param {number} index
   * @param {ColorTable} table
   */
  rest(index, table) {
    const width = this.screen.clientWidth;
    this.draw({ index, position: index, offset: styles[this.carousel.style].place(this.carousel, index, width) }, width);
    this.paintBackdrop(table.locations, pageColors(table, index));
  }

  /**
   * @param {MotionState} state
   * @param {number} width the width of the screen, in points
   */
  draw({ index, position, offset }, width) {
    const { style, pages, wraps } = this.carousel;
    const count = pages.length;
    const front = style === "deck" ? index : roundedAway(position);
    for (const card of this.cards) card?.classList.add("away");
    if (style === "deck") {
      this.drawDeck(index, position, offset);
    } else {
      const pitch = styles[style].pitch(this.carousel, width);
      for (let near = front - 2; near <= front + 2; near += 1) {
        const at = wraps ? heldPage(near, count, true) : near;
        // In a carousel that wraps and has few pages, a page could appear on both sides. It is only shown on the nearer
        // side.
        if (at < 0 || at >= count || (wraps && count < 5 && Math.abs(near - position) > count / 2)) continue;
        const card = this.card(at);
        card.classList.remove("away");
        card.style.transform = `translateX(${near * pitch + offset}px)`;
        card.toggleAttribute("inert", near !== front);
        card.setAttribute("aria-hidden", `${near !== front}`);
      }
    }
    const current = heldPage(front, count, wraps);
    [...this.dots.children].forEach((dot, number) => dot.classList.toggle("current", number === current));
  }

  /**
   * @param {number} index
   * @param {number} position
   * @param {number} translation
   */
  drawDeck(index, position, translation) {
    const { pages, wraps, fades } = this.carousel;
    const count = pages.length;
    const progress = Math.min(Math.max(position - index, 0), 1);
    this.screen.classList.toggle("is-empty", index >= count);
    for (let depth = 0; depth < Math.min(3, count); depth += 1) {
      if (index + depth >= count && !wraps) break;
      const card = this.card(heldPage(index + depth, count, true));
      card.classList.remove("away");
      card.style.zIndex = `${3 - depth}`;
      card.setAttribute("aria-hidden", `${depth > 0}`);
      if (depth === 0) {
        card.style.transform = `translateX(${translation}px) rotate(${translation / 24}deg)`;
        card.style.opacity = fades ? `${DeckGeometry.opacity(translation)}` : "1";
      } else {
        const behind = depth - progress;
        card.style.transform = `translateY(${-behind * 14}px) scale(${1 - behind * 0.06})`;
        card.style.opacity = depth === 2 ? `${progress}` : "1";
      }
    }
  }
}
