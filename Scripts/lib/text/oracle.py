"""The contrast of text on pictures, computed from every pixel with NumPy by the definitions of docs/text.md."""

import json
import random
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy
from PIL import Image

SIDE = 128
POSITIONS = 11
STROKE = {"normal": 2, "large": 3}
TOLERANCE = 0.05


def linear(value):
    """The linear values of gamma-encoded ones, 0 … 1 (IEC 61966-2-1)."""
    return numpy.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


def luminance(colors):
    """The relative luminance (WCAG 2.2) of colors of 0 … 255."""
    return linear(numpy.asarray(colors, float) / 255) @ [0.2126, 0.7152, 0.0722]


def ratios(text, colors):
    """The contrast ratios (WCAG 2.2) of a text with colors."""
    one, two = luminance(text), luminance(colors)
    return (numpy.maximum(one, two) + 0.05) / (numpy.minimum(one, two) + 0.05)


def measures(values):
    """The worst ratio, the one that a twentieth falls short of, and the mean."""
    ordered = numpy.sort(values)
    return {"worst": ordered[0], "percentile": ordered[len(ordered) // 20], "mean": ordered.mean()}


def cells(pixels):
    """The picture in cells of a 128th of its longer side: premultiplied sums by alpha, rounded to bytes."""
    height, width = pixels.shape[:2]
    longer = max(width, height)

    def count(length):
        return length if longer <= SIDE else max(1, (length * SIDE + longer // 2) // longer)

    columns, rows = count(width), count(height)
    column = numpy.arange(width) * columns // width
    row = numpy.arange(height) * rows // height
    index = (row[:, None] * columns + column[None, :]).ravel()
    flat = pixels.reshape(-1, 4).astype(numpy.int64)
    alpha = numpy.bincount(index, flat[:, 3], rows * columns)
    number = numpy.bincount(index, minlength=rows * columns)
    made = numpy.zeros((rows * columns, 4), numpy.int64)
    for channel in range(3):
        total = numpy.bincount(index, flat[:, channel] * flat[:, 3], rows * columns)
        made[:, channel] = numpy.where(alpha > 0, (total + alpha // 2) // numpy.maximum(alpha, 1), 0)
    made[:, 3] = (alpha + number // 2) // number
    return made.reshape(rows, columns, 4)


class Backdrop:
    """The flat backdrops of a carousel at every position, from its manifest."""

    def __init__(self, carousel):
        self.pages = [hex_color(page["backdrop"]) for page in carousel["pages"]]
        self.wraps = carousel["wraps"]
        self.stops = {}
        for transition in carousel["transitions"]:
            self.stops[transition["from"]] = [(s["progress"], hex_color(s["hex"])) for s in transition["stops"]]

    def color(self, position):
        last = len(self.pages)
        position = position % last if self.wraps else min(max(position, 0), last - 1)
        index = int(position)
        progress = position - index
        if progress == 0 or index not in self.stops:
            return self.pages[index % last]
        stops = self.stops[index]
        places = [place for place, _ in stops]
        values = numpy.array([color for _, color in stops])
        return numpy.floor(numpy.array([numpy.interp(progress, places, values[:, c]) for c in range(3)]) + 0.5)


def hex_color(text):
    return numpy.array([int(text[at : at + 2], 16) for at in (1, 3, 5)], float)


SCREEN_AREAS = {
    "statusBar": lambda width: (24, 14, width - 48, 20),
    "navigationBar": lambda width: (16, 36, width - 32, 44),
    "searchField": lambda width: (24, 44, width - 48, 36),
}


def centers(start, length, origin, step):
    first = numpy.ceil((start - origin) / step - 0.5)
    count = int(numpy.ceil((start + length - origin) / step - 0.5) - first)
    if count <= 0:
        return origin + (numpy.floor((start + length / 2 - origin) / step) + 0.5 + numpy.zeros(1)) * step
    return origin + (first + numpy.arange(count) + 0.5) * step


def behind(layout, index, area, width, backdrop, is_mirrored):
    """The colors behind an area of a page, and their heights in the page."""
    padding = layout.get("padding", 0)
    spacing = layout.get("spacing", 0)
    page_width = width - padding
    pitch = width - padding + spacing
    frame = numpy.array([padding / 2, layout["top"], page_width, page_width * layout["aspect"]])
    pictures = layout["cells"]
    count = len(pictures)

    def placed(number):
        picture_cells = pictures[number]
        aspect = layout["aspects"][number]
        choice = max if layout["fit"] == "fill" else min
        across = choice(frame[2], frame[3] / aspect)
        down = across * aspect
        anchor = layout["anchor"]
        return picture_cells, (
            frame[0] + (frame[2] - across) * anchor[0], frame[1] + (frame[3] - down) * anchor[1], across, down)

    own, own_frame = placed(index)
    passing = [(0, own, own_frame, backdrop.color(index))]
    if "at" in area:
        left, top, part_width, part_height = area["at"]
        left = 1 - left - part_width if is_mirrored else left
        bounds = [frame[0] + left * frame[2], frame[1] + top * frame[3], part_width * frame[2], part_height * frame[3]]
    else:
        bounds = list(SCREEN_AREAS[area["name"]](width))
        bounds[0] -= pitch / 2
        bounds[2] += pitch
        for step in (-1, 1):
            if layout["wraps"] or 0 <= index + step < count:
                neighbor = (index + step) % count
                passing.append((step * pitch, *placed(neighbor), backdrop.color(neighbor)))
    rows, columns = own.shape[:2]
    across = max(own_frame[2] / columns, width / 400, bounds[2] / 400)
    down = max(own_frame[3] / rows, width / 400, bounds[3] / 400)
    side = max(1, int(numpy.floor(STROKE[area.get("size", "normal")] / (own_frame[2] / columns) + 0.5)))
    xs = centers(bounds[0], bounds[2], own_frame[0], across)
    ys = centers(bounds[1], bounds[3], own_frame[1], down)
    moved = [backdrop.color(index + number / (POSITIONS - 1) - 0.5) for number in range(POSITIONS)]
    colors, heights = [], []
    for y in ys:
        for x in xs:
            color = None
            for offset, picture, place, rest in passing:
                left = x - offset
                if not (frame[0] <= left < frame[0] + frame[2] and frame[1] <= y < frame[1] + frame[3]):
                    continue
                column = int(numpy.floor((left - place[0]) / place[2] * picture.shape[1]))
                row = int(numpy.floor((y - place[1]) / place[3] * picture.shape[0]))
                if not (0 <= column < picture.shape[1] and 0 <= row < picture.shape[0]):
                    continue
                before = (side - 1) // 2
                box = picture[
                    max(0, row - before) : row + side // 2 + 1, max(0, column - before) : column + side // 2 + 1
                ].reshape(-1, 4)
                alpha = box[:, 3:4]
                color = ((box[:, :3] * alpha).sum(0) + (255 - alpha).sum() * rest) / (255 * len(box))
                color = numpy.floor(color + 0.5)
                break
            colors.append(moved[len(colors) % POSITIONS] if color is None else color)
            heights.append(min(max((y - frame[1]) / frame[3], 0), 1))
    return numpy.array(colors), numpy.array(heights)


def under(colors, heights, scrim, opacity, edge):
    """The colors under a scrim, composed in gamma-encoded sRGB."""
    alpha = opacity * (1 - heights if edge == "top" else heights if edge == "bottom" else numpy.ones(len(heights)))
    return colors * (1 - alpha[:, None]) + scrim * alpha[:, None]


def noise(random_numbers, width, height, size):
    small = random_numbers.integers(0, 256, (max(2, height // size), max(2, width // size), 3), numpy.uint8)
    return numpy.array(Image.fromarray(small).resize((width, height), Image.Resampling.BICUBIC))


def drawn(numbers):
    """A picture: noise, a gradient, blocks or stripes; one of eight with clear parts."""
    width, height = (int(n) for n in numbers.integers(40, 510, 2))
    kind = numbers.integers(0, 4)
    if kind == 0:
        picture = noise(numbers, width, height, int(numbers.integers(1, 40)))
    elif kind == 1:
        one, two = numbers.integers(0, 256, (2, 3))
        part = numpy.linspace(0, 1, height)[:, None, None] * numpy.ones((1, width, 1))
        picture = one * (1 - part) + two * part
    elif kind == 2:
        picture = numpy.ones((height, width, 3)) * numbers.integers(0, 256, 3)
        for _ in range(8):
            x, y = int(numbers.integers(0, width)), int(numbers.integers(0, height))
            picture[y : y + height // 3, x : x + width // 3] = numbers.integers(0, 256, 3)
    else:
        one, two = numbers.integers(0, 256, (2, 3))
        stripe = (numpy.arange(width) // int(numbers.integers(1, 9)) % 2)[None, :, None]
        picture = numpy.where(stripe == 0, one, two) * numpy.ones((height, 1, 1))
    alpha = numpy.full((height, width, 1), 255)
    if numbers.integers(0, 8) == 0:
        alpha[: height // 2, : width // 2] = numbers.integers(0, 255)
    return numpy.concatenate([picture, alpha], 2).astype(numpy.uint8)


def layouts(folder, count):
    """Draws the carousels of a tree: pictures, and a configuration with the layout of each."""
    numbers = numpy.random.default_rng(42)
    choose = random.Random(42)
    made, lines = {}, ["sources: [Pictures]", "carousels:"]
    (folder / "Pictures").mkdir()
    for number in range(count):
        name = f"c{number}"
        pages = int(numbers.integers(1, 4))
        pictures = [drawn(numbers) for _ in range(pages)]
        for page, picture in enumerate(pictures):
            Image.fromarray(picture).save(folder / "Pictures" / f"{name}-{page}.png")
        layout = {
            "wraps": choose.random() < 0.5, "fit": choose.choice(["fill", "fit"]), "top": choose.choice([0, 0, 60]),
            "anchor": [round(choose.random(), 2), round(choose.random(), 2)],
            "widths": choose.sample([320, 375, 390, 430, 820, 1024], 2), "rightToLeft": choose.random() < 0.3,
            "cells": [cells(picture) for picture in pictures],
            "aspects": [picture.shape[0] / picture.shape[1] for picture in pictures], "areas": [],
        }
        style = choose.choice(["page", "paged", "snap"])
        if style == "snap":
            layout |= {"spacing": choose.choice([0, 12, 25]), "padding": choose.choice([0, 40, 90])}
        size = [choose.randrange(100, 500), choose.randrange(100, 500)]
        layout["aspect"] = size[1] / size[0]
        for area in range(2):
            entry = {"name": choose.choice(list(SCREEN_AREAS))} if area else {"name": "title"}
            if not area:
                left, top = round(choose.random() * 0.9, 3), round(choose.random() * 0.9, 3)
                entry["at"] = [
                    left, top, round((1 - left) * (0.05 + 0.9 * choose.random()), 3),
                    round((1 - top) * (0.05 + 0.9 * choose.random()), 3)]
            if choose.random() < 0.6:
                entry["color"] = f"#{choose.choice([0xFFFFFF, 0x000000, choose.randrange(1 << 24)]):06X}"
            if choose.random() < 0.3:
                entry["minimum"] = choose.choice([2, 3, 7])
            entry["size"] = choose.choice(["normal", "large"])
            entry["measure"] = choose.choice(["worst", "percentile", "mean"])
            layout["areas"].append(entry)
        made[name] = layout
        colors = ["#" + "".join(f"{int(value):02X}" for value in numbers.integers(60, 256, 3)) for _ in range(pages)]
        listed = [{"image": f"{name}-{page}", "backdrop": color} for page, color in enumerate(colors)]
        screens = {key: layout[key] for key in ("fit", "top", "anchor", "widths", "rightToLeft")} | {"size": size}
        members = {"pages": listed, "style": style, "wraps": layout["wraps"], "screens": screens, "text": layout["areas"]}
        members |= {key: layout[key] for key in ("spacing", "padding") if key in layout}
        lines.append(f"  {name}: {json.dumps(members)}")
    (folder / "tincture.yml").write_text("\n".join(lines) + "\n")
    return made


def check(entry, layout, index, area, backdrop):
    """The differences of one area of one page, and what is wrong with it."""
    directions = [False, True] if layout["rightToLeft"] else [False]
    screens = [
        [behind(layout, index, area, width, backdrop, direction) for direction in directions]
        for width in layout["widths"]]
    every = [seen for screen in screens for seen in screen]
    measure, minimum = area["measure"], entry["minimum"]
    wrong = []

    def lowest(text, change=lambda colors, _: colors):
        return min(measures(ratios(text, change(*seen)))[measure] for seen in every)

    text = hex_color(entry["foreground"])
    differences = []
    for screen, found in zip(screens, entry["contrasts"], strict=True):
        ours = min((measures(ratios(text, colors)) for colors, _ in screen), key=lambda m: m[measure])
        differences += [abs(ours[key] - found[key]) for key in ("worst", "percentile", "mean")]
    if "color" not in area and lowest(text) + TOLERANCE < lowest(255 - text):
        wrong.append("the other of white and black reads better")
    fails = lowest(text) < minimum - TOLERANCE
    scrim = entry.get("scrim")
    if scrim:
        color = hex_color(scrim["color"])
        for key, edge in (("opacity", None), ("gradient", scrim.get("edge"))):
            if key not in scrim:
                continue
            opacity = scrim[key]
            enough = lowest(text, lambda c, h: under(c, h, color, opacity, edge))  # noqa: B023
            lighter = lowest(text, lambda c, h: under(c, h, color, opacity - 0.01, edge))  # noqa: B023
            if enough < minimum - 0.005:
                wrong.append(f"the scrim {key} {opacity} gives {enough:.3f}, not {minimum}")
            if lighter >= minimum + 0.005:
                wrong.append(f"the scrim {key} {opacity} could be lighter: {lighter:.3f}")
    elif fails:
        color = hex_color("#000000") if ratios(text, hex_color("#000000")) >= ratios(text, hex_color("#FFFFFF")) else hex_color("#FFFFFF")
        if lowest(text, lambda c, h: under(c, h, color, 1, None)) >= minimum:
            wrong.append("a scrim would do, and none is named")
    return differences, wrong, bool(scrim)


def main():
    tool, count = sys.argv[1], int(sys.argv[2])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made = layouts(folder, count)
        subprocess.run(
            [tool, "compile", "--config", folder / "tincture.yml", "--output", folder / "out"], check=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        manifest = json.loads((folder / "out" / "catalog.json").read_text())
    differences, faults, areas, scrims = [], [], 0, 0
    for carousel in manifest["carousels"]:
        layout = made[carousel["name"]]
        backdrop = Backdrop(carousel)
        for index, page in enumerate(carousel["pages"]):
            for entry, area in zip(page["text"], layout["areas"], strict=True):
                found, wrong, has_scrim = check(entry, layout, index, area, backdrop)
                areas += 1
                scrims += has_scrim
                differences += found
                faults += [f"{carousel['name']}, page {index}, {area['name']}: {fault}" for fault in wrong]
                if max(found) > TOLERANCE:
                    faults.append(f"{carousel['name']}, page {index}, {area['name']}: differs by {max(found):.3f}")
    print(
        f"{len(made)} layouts, {areas} areas, {len(differences)} ratios: largest difference {max(differences):.4f}, "
        f"{scrims} areas with a scrim, {len(faults)} faults")
    for fault in faults[:20]:
        print(fault)
    sys.exit(1 if faults or len(manifest["carousels"]) != len(made) else 0)


if __name__ == "__main__":
    main()
