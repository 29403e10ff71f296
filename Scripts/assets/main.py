"""Draws the pictures of the sample assets, for each of the five apps that Tincture serves."""

import sys
from pathlib import Path

import banners
import icons
import plants
import scenes
from canvas import Canvas, grain
from PIL import ImageFilter


def png(picture, *path, **options):
    file = Path(sys.argv[1], *path)
    file.parent.mkdir(parents=True, exist_ok=True)
    picture.save(file, optimize=True, **options)


def jpeg(picture, quality, *path, progressive=False):
    png(picture.convert("RGB"), *path, quality=quality, progressive=progressive)


def scaled(app, group, name, file, draw):
    for scale in (2, 3):
        png(draw(scale), app, "Assets.xcassets", group, f"{name}.imageset", f"{file}@{scale}x.png")


png(icons.app_icon(), "PlantStore", "Assets.xcassets", "AppIcon.appiconset", "AppIcon.png")
for name, draw in icons.TEMPLATES:
    scaled("PlantStore", "Icons", name, name.lower(), lambda scale, draw=draw: icons.template(draw, scale))
for number, draw in enumerate(plants.PLANTS, 1):
    scaled("PlantStore", "Products", f"Plant {number}", f"plant{number}", lambda scale, draw=draw: plants.draw(draw, scale))

for number, banner in enumerate(banners.BANNERS, 1):
    drawn = banners.draw(banner, 599 + number)
    jpeg(drawn, 88, "TmallHome", "Banners", f"loop{number}.jpg", progressive=number in (3, 7))
for name, *drawing in icons.COLORED:
    scaled("TmallHome", "Icons", name, name.lower(), lambda scale, drawing=drawing: icons.colored(*drawing, scale))
picture, alpha = icons.loop_background()
png(picture, "TmallHome", "Assets.xcassets", "loopbg.imageset", "loopbg@3x.png", transparency=alpha, bits=4)

for number, photo in enumerate(scenes.PHOTOS, 1):
    jpeg(scenes.draw(*photo, 600, 800), 82, "ImageCarousel", f"trip{number}.jpg")
for slug, *trip in scenes.TRIPS:
    jpeg(scenes.draw(*trip, 720, 960), 80, "TripDeck", "Trips.xcassets", f"{slug}.imageset", f"{slug}.jpg")

card = Canvas(414, 896, 3, "#2B2D6E")
card.polygon([(0, 0), (414, 0), (414, 896), (0, 896)], "#3C3A9C", "#151537")
for x, y, r, tone in ((60, 120, 240, "#8F6BFF"), (380, 300, 260, "#FF7AB6"), (120, 620, 300, "#2FC6D8"), (400, 820, 240, "#FFB86B")):
    card.glow(x, y, r * 1.5, tone, 210)
soft = card.image.filter(ImageFilter.GaussianBlur(70))
for scale in (2, 3):
    jpeg(grain(soft.resize((414 * scale, 896 * scale), 1), 7, 1), 80, "FlashCards", f"background@{scale}x.jpg")
