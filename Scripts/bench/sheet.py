"""Draws pictures beside the palettes of three tools, whose order is shuffled anew for each picture."""

import argparse
import json
import random
from pathlib import Path

import numpy
from palette_tools import FEW, Peer, Tincture, extcolors, to_hex
from PIL import Image, ImageDraw
from skimage.color import lab2rgb, rgb2lab
from sklearn.cluster import KMeans

# One cell: the picture, and beside it a row of swatches for each tool.
PICTURE, SWATCH, ROW = (200, 120), (62, 36), 40
CELL = (PICTURE[0] + 30 + FEW * SWATCH[0] + 20, 3 * ROW + 14)
COLUMNS = 2
A_SHEET = 14
# As many pixels are plenty to find five means.
PIXELS = 20_000


def pixels_of(path):
    """The opaque pixels, at most about PIXELS of them."""
    with Image.open(path) as picture:
        pixels = numpy.asarray(picture.convert("RGBA")).reshape(-1, 4)
    pixels = pixels[pixels[:, 3] > 127] if (pixels[:, 3] > 127).any() else pixels
    return pixels[:: max(1, len(pixels) // PIXELS), :3]


def k_means_in_lab(path, count):
    """Plain k-means in CIE Lab, the largest cluster first."""
    lab = rgb2lab(pixels_of(path) / 255)
    found = KMeans(min(count, len(numpy.unique(lab, axis=0))), n_init=4, random_state=1).fit(lab)
    order = numpy.argsort(-numpy.bincount(found.labels_), kind="stable")
    return numpy.rint(lab2rgb(found.cluster_centers_[order]) * 255)


def thumbnail(path):
    """A small form of the picture, on a checkerboard where it is transparent."""
    with Image.open(path) as picture:
        small = picture.convert("RGBA")
    small.thumbnail(PICTURE)
    board = Image.new("RGBA", small.size, "white")
    draw = ImageDraw.Draw(board)
    for top in range(0, small.height, 8):
        for left in range(top // 8 % 2 * 8, small.width, 16):
            draw.rectangle([left, top, left + 7, top + 7], "#DDDDDD")
    return Image.alpha_composite(board, small).convert("RGB")


def draw_sheet(cases):
    rows = -(-len(cases) // COLUMNS)
    sheet = Image.new("RGB", (CELL[0] * COLUMNS, CELL[1] * rows), "#808080")
    draw = ImageDraw.Draw(sheet)
    for place, (number, path, palettes) in enumerate(cases):
        left, top = CELL[0] * (place % COLUMNS), CELL[1] * (place // COLUMNS)
        sheet.paste(thumbnail(path), (left + 4, top + 4))
        draw.text((left + 6, top + PICTURE[1] + 4), str(number), "white")
        for row, palette in enumerate(palettes):
            x, y = left + PICTURE[0] + 14, top + 4 + row * ROW
            draw.text((x, y + 12), "ABC"[row], "white")
            for column, color in enumerate(palette or []):
                x0 = x + 16 + column * SWATCH[0]
                draw.rectangle([x0, y, x0 + SWATCH[0] - 1, y + SWATCH[1] - 1], to_hex(color))
    return sheet


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--output", type=Path, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("pictures", type=Path, nargs="+")
    options = parser.parse_args()
    options.output.mkdir(parents=True, exist_ok=True)
    ours = Tincture(options.tool)
    tools = [
        ours,
        Peer("k-means in Lab", k_means_in_lab),
        Peer("extcolors", lambda path, count: [color for color, _ in extcolors.extract_from_path(path, limit=count)[0]]),
    ]
    paths = [str(path) for path in options.pictures]
    answers = [tool.palettes(paths, FEW) for tool in tools]
    shuffled = random.Random(options.seed)
    key, cases = {}, []
    for number, path in enumerate(paths, 1):
        order = shuffled.sample(range(len(tools)), len(tools))
        key[number] = {"picture": path, **{"ABC"[row]: tools[tool].name for row, tool in enumerate(order)}}
        cases.append((number, path, [answers[tool][path] for tool in order]))
    for start in range(0, len(cases), A_SHEET):
        file = options.output / f"sheet-{start // A_SHEET + 1}.png"
        draw_sheet(cases[start : start + A_SHEET]).save(file)
        print(file)
    (options.output / "key.json").write_text(json.dumps(key, indent=1) + "\n", encoding="utf-8")


main()
