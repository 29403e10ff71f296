"""What text on pictures costs: a clean build of 1,000 banners with two areas each against one without, and null rebuilds.

    text.py TINCTURE [COUNT]

Banners are JPEGs of 1125 × 352 pixels, in carousels of ten pages. Each build is run five times, the two in turn; the CPU time of the
fastest counts.
"""

import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile

from PIL import Image, ImageDraw

AREAS = "[statusBar, {name: title, at: [0.05, 0.4, 0.5, 0.4], color: white, size: large}]"
RUNS = 5


def banner(seed):
    """A banner with a gradient, shapes and noise."""
    numbers = random.Random(seed)
    picture = Image.effect_noise((563, 176), 40).convert("RGB").resize((1125, 352))
    ground = Image.new("RGB", picture.size, tuple(numbers.randrange(256) for _ in range(3)))
    picture = Image.blend(ground, picture, 0.2)
    draw = ImageDraw.Draw(picture)
    for _ in range(12):
        x, y = numbers.randrange(1000), numbers.randrange(300)
        color = tuple(numbers.randrange(256) for _ in range(3))
        draw.ellipse((x, y, x + numbers.randrange(20, 300), y + numbers.randrange(20, 200)), fill=color)
    return picture


def configuration(count, text):
    lines = ["sources: [Banners]", "carousels:"]
    for first in range(0, count, 10):
        pages = ", ".join(f"b{number}" for number in range(first, min(count, first + 10)))
        lines.append(f"  c{first}: {{pages: [{pages}], wraps: true{f', text: {AREAS}' if text else ''}}}")
    return "\n".join(lines) + "\n"


def cpu(command, **options):
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **options)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main():
    tool, count = os.path.abspath(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    with tempfile.TemporaryDirectory() as folder:
        os.mkdir(f"{folder}/Banners")
        for number in range(count):
            banner(number).save(f"{folder}/Banners/b{number}.jpg", quality=85)
        times = {}
        for name, text in (("plain", False), ("text", True)):
            with open(f"{folder}/{name}.yml", "w") as file:
                file.write(configuration(count, text))
        for _ in range(RUNS):
            for name in ("plain", "text"):
                command = [tool, "compile", "--config", f"{name}.yml", "-o", f"out-{name}", "--cache", f"cache-{name}"]
                for path in (f"{folder}/cache-{name}", f"{folder}/out-{name}"):
                    shutil.rmtree(path, ignore_errors=True)
                clean = cpu(command, cwd=folder)
                null = cpu(command, cwd=folder)
                times.setdefault(f"{name}, clean", []).append(clean)
                times.setdefault(f"{name}, null", []).append(null)
        best = {name: min(values) for name, values in times.items()}
        for name, seconds in best.items():
            print(f"{name}: {seconds:.3f} s")
        print(f"clean with text ÷ without: {best['text, clean'] / best['plain, clean']:.2f}")
        print(f"null with text ÷ without: {best['text, null'] / best['plain, null']:.2f}")


if __name__ == "__main__":
    main()
