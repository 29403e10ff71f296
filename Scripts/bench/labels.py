"""Measures backdrop, bleed and candidates by the colors that people put behind pictures, and prints the tables in Markdown."""

import argparse
import json
import subprocess
from pathlib import Path

import numpy
from label_pictures import labels_of, pictures
from PIL import Image
from skimage.color import deltaE_ciede2000, rgb2lab

# So much of the border has one exact color where art is flat.
EXACT_SHARE = 0.2
# Which banners these are, by digest, with the color.
EXACT_LIST = Path("Scripts/bench/exact-borders.txt")
# As much of the width and of the height is border, as in PictureLayout.
BORDER_PARTS = 64
# A color that is farther than this sets a cut-out off, as in PictureOutline.
SET_OFF = 20
# What a person would take for the same color.
NEAR = 10


def from_hex(code):
    """Red, green, blue, 0 … 255, of #RRGGBB."""
    return numpy.array([int(code[i : i + 2], 16) for i in (1, 3, 5)])


def difference(first, second):
    """CIEDE2000 of two colors as #RRGGBB."""
    one, other = (rgb2lab(from_hex(code) / 255) for code in (first, second))
    return float(deltaE_ciede2000(one, other))


def exact_border(path):
    """The most frequent exact color of the border, as #RRGGBB, and its share of it."""
    with Image.open(path) as picture:
        pixels = numpy.asarray(picture.convert("RGB")).astype(int)
    height, width = pixels.shape[:2]
    rows, columns = max(1, height // BORDER_PARTS), max(1, width // BORDER_PARTS)
    border = numpy.zeros((height, width), bool)
    border[:rows] = border[-rows:] = True
    border[:, :columns] = border[:, -columns:] = True
    values, counts = numpy.unique(pixels[border] @ [65536, 256, 1], return_counts=True)
    return f"#{values[counts.argmax()]:06X}", counts.max() / counts.sum()


def outline(path):
    """The colors of a subject where nothing is beside it, one for each side of a pixel, in CIE Lab; none for an opaque picture."""
    with Image.open(path) as picture:
        pixels = numpy.asarray(picture.convert("RGBA"))
    solid, colors = pixels[..., 3] >= 128, []
    for one, other in (((slice(None), slice(1, None)), (slice(None), slice(None, -1))), ((slice(1, None),), (slice(None, -1),))):
        for inside, outside in ((one, other), (other, one)):
            colors.append(pixels[inside][solid[inside] & ~solid[outside]][:, :3])
    return rgb2lab(numpy.concatenate(colors)[None] / 255)[0]


def separation(edge, code):
    """How much of an outline a color sets off."""
    return float((deltaE_ciede2000(edge, numpy.broadcast_to(rgb2lab(from_hex(code) / 255), edge.shape)) >= SET_OFF).mean())


def is_exact(code, colors):
    return any(abs(from_hex(code) - from_hex(color)).max() <= 1 for color in colors)


def table(*header):
    print("\n| " + " | ".join(header) + " |")
    print("|" + "---|" * len(header))


def row(*cells):
    print("| " + " | ".join(str(cell) for cell in cells) + " |")


def summary(differences):
    """Within 5, 10 and 20 in per cent, and the mean."""
    values = numpy.array(differences)
    if not len(values):
        return ["–"] * 4
    return [*(f"{100 * (values <= limit).mean():.0f} %" for limit in (5, 10, 20)), f"{values.mean():.1f}"]


FIGURES = ("within 5", "within 10", "within 20", "mean")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--scratch", type=Path, required=True)
    parser.add_argument("folder", type=Path)
    options = parser.parse_args()
    labels = labels_of(options.folder)
    files = pictures(options.folder, labels, options.scratch)
    run = subprocess.run([options.tool, "extract", "--format", "ndjson", "--", *files], capture_output=True, text=True, check=False)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    read = [(files[one["path"]], one) for one in found if "bleed" in one]
    unread = [one for one in found if "bleed" not in one and files[one["path"]]["kind"] == "banner"]
    cases = [(label, one) for label, one in read if label["kind"] == "banner"]
    banners = [label for label in labels if label["kind"] == "banner"]
    missing = len(banners) - len(cases) - len(unread)
    print(f"{len(banners)} banners of {len({label['repo'] for label in banners})} repositories; {missing} not in the folder, ", end="")
    print(f"{len(unread)} not read ({', '.join(sorted({one.get('error', '?') for one in unread})) or 'none'}). CIEDE2000 to the person's color.")

    # Colors
    answers = {
        "bleed": lambda one: [one["bleed"]],
        "`edge`": lambda one: [one["roles"]["edge"]] if "edge" in one["roles"] else [one["backdrop"]],
        "backdrop": lambda one: [one["backdrop"]],
        "largest swatch": lambda one: [one["swatches"][0]["hex"]],
        "first two candidates": lambda one: one["candidates"][:2],
        "first three": lambda one: one["candidates"][:3],
        "all": lambda one: one["candidates"],
    }
    distances = {name: [min(difference(code, label["color"]) for code in of(one)) for label, one in cases] for name, of in answers.items()}
    table("answer", *FIGURES)
    for name, values in distances.items():
        row(name, *summary(values))

    table("bleed, repository by repository", "banners", *FIGURES)
    for repository in sorted({label["repo"] for label, _ in cases}):
        values = [value for value, (label, _) in zip(distances["bleed"], cases, strict=True) if label["repo"] == repository]
        row(repository, len(values), *summary(values))

    # Confidence
    table("half", "confidence", *FIGURES)
    for name in ("bleed", "backdrop"):
        order = sorted(range(len(cases)), key=lambda index, name=name: (-cases[index][1]["confidence"][name], index))
        middle = cases[order[len(order) // 2]][1]["confidence"][name]
        row(f"{name}: the surer half", f"≥ {middle}", *summary([distances[name][index] for index in order[: len(order) // 2]]))
        row(f"{name}: the other half", f"≤ {middle}", *summary([distances[name][index] for index in order[len(order) // 2 :]]))

    table("bleed farther than 10 from the person's color", "person", "bleed", "difference", "confidence")
    for value, (label, one) in zip(distances["bleed"], cases, strict=True):
        if value > 10:
            row(f"{label['repo']}, {label['path']}", label["color"], one["bleed"], f"{value:.1f}", one["confidence"]["bleed"])

    # Candidates
    orders = {
        "banner": {
            "backdrop, bleed, then by score": lambda one: one["candidates"],
            "bleed first": lambda one: list(dict.fromkeys([one["bleed"], *one["candidates"]])),
            "swatches by share": lambda one: [swatch["hex"] for swatch in one["swatches"]],
        }
    }
    orders["product"] = orders["cover"] = {
        "backdrop, bleed, then by score": orders["banner"]["backdrop, bleed, then by score"],
        "swatches by share": orders["banner"]["swatches by share"],
    }
    table(f"the person's color is within {NEAR} of one of the first", "pictures", "1", "2", "3", "4", "5", "all")
    for kind, ways in orders.items():
        for name, order in ways.items():
            near = [
                [difference(code, label["color"]) <= NEAR for code in order(one)] for label, one in read if label["kind"] == kind
            ]
            if near:
                row(f"{kind}: {name}", len(near), *(f"{100 * sum(any(one[:count]) for one in near) / len(near):.0f} %" for count in (1, 2, 3, 4, 5, 99)))

    # Cut-outs
    cut = [(label, one, outline(one["path"])) for label, one in read if one.get("ground") == "transparent"]
    cut = [case for case in cut if len(case[2])]
    table(f"cut-outs, set off by {SET_OFF} along their outline", "number", "half of it", "three quarters", "in the mean")
    behind = {
        "the person's color": lambda label, _: label["color"],
        "backdrop": lambda _, one: one["backdrop"],
        "`tint`": lambda _, one: one.get("tint", one["backdrop"]),
        "largest swatch": lambda _, one: one["swatches"][0]["hex"],
    }
    for name, color in behind.items():
        parts = numpy.array([separation(edge, color(label, one)) for label, one, edge in cut])
        if len(parts):
            row(name, len(parts), *(f"{100 * (parts >= limit).mean():.0f} %" for limit in (0.5, 0.75)), f"{100 * parts.mean():.0f} %")

    # Exactness
    lines = []
    hits = {"bleed": 0, "bleed or a swatch": 0, "bleed, a swatch or an edge": 0}
    for label, one in cases:
        code, share = exact_border(one["path"])
        if share < EXACT_SHARE:
            continue
        lines.append(f"{label['sha256']} {code}\n")
        swatches = [swatch["hex"] for swatch in one["swatches"]]
        for name, colors in zip(
            hits, ([one["bleed"]], [one["bleed"], *swatches], [one["bleed"], *swatches, *one.get("edges", {}).values()]), strict=True
        ):
            hits[name] += is_exact(code, colors)
    table(f"exact within 1 of 255: {len(lines)} banners in which one color has {EXACT_SHARE:.0%} of the border", "banners")
    for name, count in hits.items():
        row(name, count)
    listed = EXACT_LIST.read_text(encoding="utf-8") if EXACT_LIST.exists() else ""
    if sorted(lines) != sorted(listed.splitlines(keepends=True)):
        (options.scratch / EXACT_LIST.name).write_text("".join(sorted(lines)), encoding="utf-8")
        print(f"\nNot the banners of {EXACT_LIST}: these stand in {options.scratch / EXACT_LIST.name}.")


main()
