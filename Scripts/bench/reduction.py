"""Compares the palettes of pictures decoded coarser with those of the same pictures decoded whole."""

import glob
import json
import statistics
import subprocess
import sys

tool, pictures = sys.argv[1], sys.argv[2:]
if not pictures:
    pictures = sorted(glob.glob("Assets/**/*.jpg", recursive=True) + glob.glob("Assets/**/plant*.png", recursive=True))


def oklab(code):
    """Björn Ottosson's Oklab (2020) of a hex code."""
    r, g, b = (int(code[i : i + 2], 16) / 255 for i in (1, 3, 5))
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (r, g, b))
    l = (0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b) ** (1 / 3)
    m = (0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b) ** (1 / 3)
    s = (0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b) ** (1 / 3)
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


def distance(a, b):
    return sum((x - y) ** 2 for x, y in zip(oklab(a), oklab(b))) ** 0.5


def palettes(*options):
    output = subprocess.run([tool, "extract", "--format", "json", *options, *pictures], capture_output=True, text=True, check=True)
    return json.loads(output.stdout)


means, backdrops, swatches = [], [], []
for coarse, whole in zip(palettes(), palettes("--whole")):
    means.append(distance(coarse["mean"], whole["mean"]))
    backdrops.append(distance(coarse["backdrop"], whole["backdrop"]))
    for swatch in whole["swatches"]:
        nearest = min(distance(swatch["hex"], other["hex"]) for other in coarse["swatches"])
        swatches.append((nearest, swatch["weight"]))

print(f"{len(pictures)} pictures, ΔE OK between coarse and whole (0.02 is just noticeable)")
print("| | median | largest |")
print("|---|---|---|")
print(f"| mean | {statistics.median(means):.4f} | {max(means):.4f} |")
print(f"| backdrop | {statistics.median(backdrops):.4f} | {max(backdrops):.4f} |")
print(f"| swatch to the nearest | {statistics.median(d for d, _ in swatches):.4f} | {max(swatches)[0]:.4f} |")
weighted = sum(d * w for d, w in swatches) / sum(w for _, w in swatches)
print(f"\nweighted by share, a swatch moves by {weighted:.4f}")
