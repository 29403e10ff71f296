// The background of the page follows the finger.
import { carousels } from "./catalog.js";

const { home } = carousels;
const scroller = /** @type {HTMLElement} */ (document.getElementById("banners"));
const dark = matchMedia("(prefers-color-scheme: dark)");

for (const page of home.pages) {
  const banner = document.createElement("div");
  banner.textContent = page.image;
  scroller.append(banner);
}

const show = () => {
  const appearance = dark.matches ? "dark" : "light";
  const position = home.geometry(scroller.clientWidth).positionAtScroll(scroller.scrollLeft);
  document.body.style.background = home.backdropAt(position, appearance);
  document.body.style.color = home.foregroundAt(position, appearance);
};

scroller.addEventListener("scroll", show, { passive: true });
dark.addEventListener("change", show);
show();
