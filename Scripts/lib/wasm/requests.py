"""Writes the requests that every host answers: random colors, the sample carousels, the pixels of the sample pictures and of others.

Each request is a line, "answer COUNT" or "palette WIDTH HEIGHT SWATCHES COUNT", and COUNT bytes.
"""

import hashlib
import json
import random
import sys
from pathlib import Path

from PIL import Image

SPACES = ["srgb", "srgb-linear", "oklab", "oklch", "display-p3", "display-p3-linear"]
SPACES += ["lab", "lch", "hsl", "hwb", "xyz-d65", "xyz-d50"]
HUES = ["shorter", "longer", "increasing", "decreasing"]


def answer(*texts: object) -> None:
    """Writes a request of texts, each ended by a zero byte."""
    body = "".join(f"{text}\0" for text in texts).encode()
    sys.stdout.buffer.write(b"answer %d\n" % len(body) + body)


def color(numbers: random.Random) -> str:
    """Returns a CSS color in one of its notations, some of them outside sRGB, some with parts missing."""

    def part(low: float, high: float) -> str:
        return "none" if numbers.random() < 0.03 else f"{numbers.uniform(low, high):.{numbers.randint(0, 17)}f}"

    match numbers.randrange(7):
        case 0:
            return f"#{numbers.randrange(1 << 24):06x}"
        case 1:
            return f"#{numbers.randrange(1 << 32):08X}"
        case 2:
            return f"oklch({part(0, 1)} {part(0, 0.4)} {part(-720, 720)} / {part(0, 1)})"
        case 3:
            return f"lab({part(0, 100)} {part(-125, 125)} {part(-125, 125)})"
        case 4:
            return f"hsl({part(0, 360)} {numbers.uniform(0, 100):.3f}% {numbers.uniform(0, 100):.3f}%)"
        case 5:
            return f"color(display-p3 {part(-0.2, 1.2)} {part(-0.2, 1.2)} {part(0, 1)})"
        case _:
            return f"rgb({numbers.randrange(256)}, {numbers.randrange(256)}, {numbers.randrange(256)}, {numbers.random():.4g})"


def palette(path: Path) -> None:
    """Writes a request for a picture, of at most 1,125 × 800 pixels."""
    with Image.open(path) as file:
        picture = file.convert("RGBA")
    picture.thumbnail((1125, 800))
    pixels = picture.tobytes()
    sys.stdout.buffer.write(b"palette %d %d 5 %d\n" % (picture.width, picture.height, len(pixels)) + pixels)


def chosen(folder: Path, count: int) -> list[Path]:
    """Returns so many pictures below a folder, of at least 100 × 100 pixels: the first by the digests of their contents."""
    files = [path for path in folder.rglob("*") if path.suffix.lower() in {".png", ".jpg", ".jpeg", ".webp", ".gif"} and path.is_file()]
    digests = {hashlib.sha256(path.read_bytes()).hexdigest(): path for path in sorted(files)}
    found: list[Path] = []
    for digest in sorted(digests):
        try:
            with Image.open(digests[digest]) as file:
                file.load()
                is_large = min(file.size) >= 100
        except (OSError, SyntaxError, ValueError):
            continue
        if is_large and len(found) < count:
            found.append(digests[digest])
        elif len(found) == count:
            break
    return found


def main(count: int, folder: str = "") -> None:
    """Writes all requests, the same ones each time."""
    numbers = random.Random(43)
    for _ in range(count):
        answer("color", color(numbers), numbers.choice(["", *SPACES]))
    for _ in range(count // 10):
        answer("difference", color(numbers), color(numbers))
        answer("contrast", color(numbers), color(numbers))
        answer("dark", color(numbers))
        colors = [color(numbers) for _ in range(numbers.randint(2, 4))]
        easing = numbers.choice(["linear", "ease-in-out", "smoothstep", "cubic-bezier(0.1, -0.4, .7, 1.6)"])
        answer("gradient", numbers.choice([*SPACES, "vivid"]), numbers.choice(HUES), easing, numbers.randint(2, 20), *colors)
    for wrong in (["nothing"], ["color"], ["color", "é", ""], ["color", "\N{KELVIN SIGN}haki", ""], ["gradient", "srgb", "", "", "1e99", "red", "blue"]):
        answer(*wrong)
    manifest = json.loads(Path("Tests/Commands/EndToEndTests/Goldens/catalog.json").read_text())
    for carousel in manifest["carousels"]:
        pages = [page["backdrop"] for page in carousel["pages"]]
        for space in [*SPACES, "vivid"]:
            for easing in ("linear", carousel.get("easing", "ease")):
                wraps = "true" if carousel["wraps"] else "false"
                answer("carousel", space, "", easing, wraps, 41, 0.5, "#FFFFFF", *pages)
    for path in sorted(Path("Assets").rglob("*")):
        if path.suffix in {".png", ".jpg"}:
            palette(path)
    for path in chosen(Path(folder), 250) if folder else []:
        palette(path)


main(int(sys.argv[1]), *sys.argv[2:])
