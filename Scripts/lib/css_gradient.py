"""Compares CSS gradients, drawn by Chromium, with the samples that they were made of."""

import json
import os
import pathlib
import subprocess
import sys

from PIL import Image

# Wide enough that the color changes by less than one value from pixel to pixel.
WIDTH = 4001
HEIGHT = 4
STEPS = 41

GRADIENTS = [
    ["#C0C0C0", "#000000", "--space", "srgb"],
    ["#FE9A3B", "#52EAAF", "--space", "oklab"],
    ["red", "lime", "blue", "--space", "oklch"],
    ["red", "lime", "blue", "--space", "oklch", "--hue", "longer"],
    ["#2A2140", "#F6E7D3", "--space", "srgb-linear", "--easing", "ease-in-out"],
    ["color(display-p3 1 0 0)", "color(display-p3 0 1 0)", "--space", "display-p3"],
    ["hsl(300 100% 50%)", "hwb(90 10% 20%)", "--space", "hsl", "--hue", "decreasing"],
    ["rgb(255 0 0 / 20%)", "rgb(0 0 255 / 90%)", "--space", "oklab"],
]


def tincture(tool, arguments):
    """The output of `tincture gradient` with these arguments."""
    command = [tool, "gradient", *arguments, "--steps", str(STEPS)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def over_white(code):
    """What is seen of #RRGGBB[AA] on white."""
    values = [int(code[index : index + 2], 16) for index in range(1, len(code), 2)]
    alpha = values[3] / 255 if len(values) > 3 else 1
    return [value * alpha + 255 * (1 - alpha) for value in values[:3]]


def main(tool, folder):
    folder = pathlib.Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    rows, expected = [], []
    for arguments in GRADIENTS:
        css = tincture(tool, [*arguments, "--format", "css"]).strip()
        rows.append(f'<div style="height:{HEIGHT}px;background:{css}"></div>')
        expected.append(json.loads(tincture(tool, [*arguments, "--format", "json"]))["samples"])
    page = folder / "page.html"
    page.write_text(f'<!doctype html><body style="margin:0;background:#fff;width:{WIDTH}px">{"".join(rows)}')
    picture = folder / "page.png"
    picture.unlink(missing_ok=True)
    subprocess.run(
        [os.environ["CHROMIUM"], "--headless", "--no-sandbox", "--disable-gpu", "--force-color-profile=srgb", "--hide-scrollbars",
         f"--window-size={WIDTH},{HEIGHT * len(rows) + 400}", f"--screenshot={picture}", page.as_uri()],
        check=True, capture_output=True, timeout=120)
    drawn = Image.open(picture).convert("RGB")
    worst = 0.0
    for row, samples in enumerate(expected):
        for index, code in enumerate(samples):
            column = round(index / (STEPS - 1) * (WIDTH - 1))
            pixel = drawn.getpixel((column, row * HEIGHT + HEIGHT // 2))
            difference = max(abs(a - b) for a, b in zip(pixel, over_white(code)))
            worst = max(worst, difference)
            # A hair more than 1, for what is blended over white here is not rounded.
            if difference > 1.01:
                sys.exit(f"{' '.join(GRADIENTS[row])}: sample {index} is {code}, Chromium draws {pixel}")
    print(f"{len(GRADIENTS)} gradients of {STEPS} samples: Chromium is off by at most {worst:.2f} of 255")


main(*sys.argv[1:])
