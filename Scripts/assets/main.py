"""Draws the sample assets: one set for each of the five apps that Tincture serves."""

import sys
from pathlib import Path

import banners
import icons
import plants
import scenes
from canvas import Canvas, grain, rgb
from catalog import color, color_set, components, contents, data, group, image_set
from PIL import ImageFilter


def save_png(picture, path, **options):
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.save(path, optimize=True, **options)


def save_jpeg(picture, path, quality=86, progressive=False):
    path.parent.mkdir(parents=True, exist_ok=True)
    picture.convert("RGB").save(path, quality=quality, progressive=progressive, optimize=True)


def plant_store(root):
    catalog = root / "Assets.xcassets"
    contents(catalog)
    color_set(catalog / "AccentColor.colorset")
    save_png(icons.app_icon(), catalog / "AppIcon.appiconset" / "AppIcon.png")
    contents(
        catalog / "AppIcon.appiconset",
        images=[{"filename": "AppIcon.png", "idiom": "universal", "platform": "ios", "size": "1024x1024"}],
    )

    # The three notations that Xcode writes, and a color with a dark form in a wide space.
    colors = catalog / "Colors"
    group(colors)
    color_set(
        colors / "Green.colorset",
        color(components("0.200", "0.600", "0.400")),
        color(components("0.310", "0.760", "0.540"), dark=True),
    )
    color_set(colors / "Card Top.colorset", color(components("234", "246", "238")))
    color_set(colors / "Card Bottom.colorset", color(components("0xBF", "0xE3", "0xCE")))
    color_set(
        colors / "Tab.colorset",
        color(components("0.969", "0.973", "0.969"), "display-p3"),
        color(components("0.110", "0.137", "0.122"), "display-p3", dark=True),
    )

    signs = catalog / "Icons"
    group(signs)
    folder = signs / "Search.imageset"
    image_set(folder, [("search.svg", None)], template=True, vector=True)
    (folder / "search.svg").write_text(icons.SEARCH_SVG)
    for name, draw in icons.TEMPLATES:
        folder = signs / f"{name}.imageset"
        image_set(folder, [(f"{name.lower()}@{scale}x.png", scale) for scale in (2, 3)], template=True)
        for scale in (2, 3):
            save_png(icons.template(draw, scale), folder / f"{name.lower()}@{scale}x.png")

    products = catalog / "Products"
    group(products)
    for index, (name, draw, _, _) in enumerate(plants.PLANTS, 1):
        folder = products / f"{name}.imageset"
        image_set(folder, [(f"plant{index}@{scale}x.png", scale) for scale in (2, 3)])
        for scale in (2, 3):
            save_png(plants.draw(draw, scale), folder / f"plant{index}@{scale}x.png")

    image_set(catalog / "Logo.imageset", [("logo.svg", None)], vector=True)
    (catalog / "Logo.imageset" / "logo.svg").write_text(icons.LOGO_SVG)
    data(
        root / "plants.json",
        [{"imageName": name, "plantName": title, "price": price} for name, _, title, price in plants.PLANTS],
    )


def tmall_home(root):
    entries = []
    for index, (_, backdrop, progressive) in enumerate(banners.BANNERS):
        save_jpeg(banners.draw(index), root / "Banners" / f"loop{index + 1}.jpg", 88, progressive)
        red, green, blue = rgb(backdrop)
        entries.append(
            {
                "imgName": f"loop{index + 1}",
                "id": index + 1,
                "bgColor": backdrop,
                "colors": {"red": red, "green": green, "blue": blue},
            }
        )
    data(root / "homeLoopData.json", entries)

    catalog = root / "Assets.xcassets"
    contents(catalog)
    group(catalog / "Icons", namespace=True)
    for name, draw, top, bottom in icons.COLORED:
        folder = catalog / "Icons" / f"{name}.imageset"
        image_set(folder, [(f"{name.lower()}@{scale}x.png", scale) for scale in (2, 3)])
        for scale in (2, 3):
            save_png(icons.colored(draw, top, bottom, scale), folder / f"{name.lower()}@{scale}x.png")
    image_set(catalog / "loopbg.imageset", [("loopbg@3x.png", 3)])
    picture, alpha = icons.loop_background()
    save_png(picture, catalog / "loopbg.imageset" / "loopbg@3x.png", transparency=alpha, bits=4)


def image_carousel(root):
    for index, (_, scene, palette, seed) in enumerate(scenes.PHOTOS, 1):
        save_jpeg(scenes.draw(scene, palette, seed, 600, 800), root / f"trip{index}.jpg", 82)


def flash_cards(root):
    c = Canvas(414, 896, 3, "#2B2D6E")
    c.polygon([(0, 0), (414, 0), (414, 896), (0, 896)], "#3C3A9C", "#151537")
    for x, y, r, tone in ((60, 120, 240, "#8F6BFF"), (380, 300, 260, "#FF7AB6"), (120, 620, 300, "#2FC6D8"), (400, 820, 240, "#FFB86B")):
        c.glow(x, y, r * 1.5, tone, 210)
    soft = c.image.filter(ImageFilter.GaussianBlur(70))
    for scale in (2, 3):
        picture = soft.resize((414 * scale, 896 * scale), 1)
        save_jpeg(grain(picture, 7, 1), root / f"background@{scale}x.jpg", 80)


def trip_deck(root):
    catalog = root / "Trips.xcassets"
    contents(catalog)
    for slug, _, scene, palette, seed in scenes.TRIPS:
        folder = catalog / f"{slug}.imageset"
        image_set(folder, [(f"{slug}.jpg", None)])
        save_jpeg(scenes.draw(scene, palette, seed, 720, 960), folder / f"{slug}.jpg", 80)
    data(root / "trips.json", [{"imageName": slug, "title": title} for slug, title, _, _, _ in scenes.TRIPS])


def main(output):
    plant_store(output / "PlantStore")
    tmall_home(output / "TmallHome")
    image_carousel(output / "ImageCarousel")
    flash_cards(output / "FlashCards")
    trip_deck(output / "TripDeck")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
