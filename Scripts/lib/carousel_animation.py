"""Draws a phone whose carousel turns over its backdrop, as an animated PNG: carousel_animation.py CATALOG.json FOLDER CAROUSEL OUTPUT.

The paths in the catalog are relative to FOLDER. A second file, OUTPUT with -dark, has the same on a dark page.
"""

import bisect
import json
import pathlib
import sys

from PIL import Image, ImageDraw

WIDTH, HEIGHT, MARGIN = 240, 300, 14
PHONE = (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT + MARGIN)
TURN, REST = 14, 5
"""Frames of a turn, and between two turns."""
PAGES = 4
SURROUNDING = {"": (255, 255, 255), "-dark": (13, 17, 23)}


def rgb(code):
    return tuple(int(code[at : at + 2], 16) for at in (1, 3, 5))


def backdrop(transition, progress):
    """The color at a progress: stops are interpolated linearly, as apps do."""
    stops = [(stop["progress"], rgb(stop["hex"])) for stop in transition["stops"]]
    after = min(max(bisect.bisect_left([at for at, _ in stops], progress), 1), len(stops) - 1)
    (start, first), (end, second) = stops[after - 1], stops[after]
    share = (progress - start) / (end - start)
    return tuple(round(a + (b - a) * share) for a, b in zip(first, second))


def frame(color, banners, progress, surrounding):
    image = Image.new("RGB", (WIDTH, HEIGHT), surrounding)
    draw = ImageDraw.Draw(image)
    left, top, right, bottom = PHONE
    screen = Image.new("RGB", (right - left, bottom - top), (245, 245, 247))
    on_screen = ImageDraw.Draw(screen)
    on_screen.rectangle((0, 0, screen.width, 150), fill=color)
    on_screen.rounded_rectangle((12, 16, screen.width - 12, 36), 10, fill=(255, 255, 255))
    width = screen.width - 24
    window = Image.new("RGB", (width, banners[0].height))
    for number, banner in enumerate(banners):
        window.paste(banner, (round((number - progress) * width), 0))
    mask = Image.new("L", window.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, *window.size), 8, fill=255)
    screen.paste(window, (12, 52), mask)
    for row in range(2):
        for column in range(3):
            x, y = 12 + column * (width + 8) // 3, 166 + row * 72
            on_screen.rounded_rectangle((x, y, x + width // 3 - 6, y + 62), 6, fill=(228, 228, 232))
    shape = Image.new("L", screen.size)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, screen.width, screen.height + 30), 22, fill=255)
    image.paste(screen, (left, top), shape)
    draw.rounded_rectangle((left, top, right, bottom + 30), 22, outline=(128, 128, 134), width=2)
    return image


def main():
    catalog = json.loads(pathlib.Path(sys.argv[1]).read_text())
    folder, output = pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[4])
    carousel = next(one for one in catalog["carousels"] if one["name"] == sys.argv[3])
    files = {image["name"]: image["variants"][0]["file"] for image in catalog["images"]}
    width = PHONE[2] - PHONE[0] - 24
    pictures = [Image.open(folder / files[page["image"]]).convert("RGB") for page in carousel["pages"][: PAGES + 1]]
    pictures = [picture.resize((width, round(picture.height * width / picture.width)), Image.LANCZOS) for picture in pictures]
    for suffix, surrounding in SURROUNDING.items():
        frames = []
        for turn in range(PAGES):
            for step in [0] * REST + list(range(TURN)):
                share = step / TURN
                # A finger: slow at both ends.
                progress = share * share * (3 - 2 * share)
                frames.append(frame(backdrop(carousel["transitions"][turn], progress), pictures[turn : turn + 2], progress, surrounding))
        # An animated PNG has one palette, so the frames stay in RGB; fewer colors make them smaller.
        frames = [one.quantize(160, dither=Image.Dither.NONE).convert("RGB") for one in frames]
        target = output.with_stem(output.stem + suffix)
        frames[0].save(target, save_all=True, append_images=frames[1:], duration=60, loop=0, optimize=True)


main()
