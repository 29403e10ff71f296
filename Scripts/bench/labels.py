"""Measures backdrop and bleed by the colors that people put behind banners, and prints the tables in Markdown."""

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path

import numpy
from PIL import Image
from skimage.color import deltaE_ciede2000, rgb2lab

# So much of the border has one exact color where art is flat.
EXACT_SHARE = 0.2
# Which banners these are, by digest, with the color.
EXACT_LIST = Path("Scripts/bench/exact-borders.txt")
# As much of the width and of the height is border, as in PictureLayout.
BORDER_PARTS = 64


def from_hex(code):
    """Red, green, blue, 0 … 255, of #RRGGBB."""
    return numpy.array([int(code[i : i + 2], 16) for i in (1, 3, 5)])


def difference(first, second):
    """CIEDE2000 of two colors as #RRGGBB."""
    one, other = (rgb2lab(from_hex(code) / 255) for code in (first, second))
    return float(deltaE_ciede2000(one, other))


def content(clones, label):
    """The bytes of a labeled picture, out of a work tree or a repository; None where no clone has them."""
    clone = clones / label["repo"].replace("/", "+")
    for path in [clone / label["path"], clone / "repo" / label["path"]]:
        if path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == label["sha256"]:
            return path.read_bytes()
    for repository in [clone / "repo" / ".git", clone / "repo", clone / ".git", clone]:
        command = ["git", "-c", "safe.directory=*", "--git-dir", str(repository), "show", f"HEAD:{label['path']}"]
        run = subprocess.run(command, capture_output=True, check=False)
        if run.returncode == 0 and hashlib.sha256(run.stdout).hexdigest() == label["sha256"]:
            return run.stdout
    return None


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
    options.scratch.mkdir(parents=True, exist_ok=True)
    labels = [label for label in json.loads((options.folder / "labels.json").read_text(encoding="utf-8")) if label["kind"] == "banner"]

    files = {}
    for label in labels:
        data = content(options.folder, label)
        if data is None:
            print(f"{label['repo']}: no clone in {options.folder} has {label['path']} as it was labeled", file=sys.stderr)
            continue
        file = options.scratch / (label["sha256"] + Path(label["path"]).suffix)
        file.write_bytes(data)
        files[str(file)] = label
    run = subprocess.run([options.tool, "extract", "--format", "ndjson", "--", *files], capture_output=True, text=True, check=False)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    unread = [one for one in found if "bleed" not in one]
    cases = [(files[one["path"]], one) for one in found if "bleed" in one]
    print(f"{len(labels)} banners of {len({label['repo'] for label in labels})} repositories; {len(labels) - len(files)} not in the folder, ", end="")
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

    # Sureness
    table("half", "sureness", *FIGURES)
    for name in ("bleed", "backdrop"):
        order = sorted(range(len(cases)), key=lambda index, name=name: (-cases[index][1]["sureness"][name], index))
        middle = cases[order[len(order) // 2]][1]["sureness"][name]
        row(f"{name}: the surer half", f"≥ {middle}", *summary([distances[name][index] for index in order[: len(order) // 2]]))
        row(f"{name}: the other half", f"≤ {middle}", *summary([distances[name][index] for index in order[len(order) // 2 :]]))

    table("bleed farther than 10 from the person's color", "person", "bleed", "difference", "sureness")
    for value, (label, one) in zip(distances["bleed"], cases, strict=True):
        if value > 10:
            row(f"{label['repo']}, {label['path']}", label["color"], one["bleed"], f"{value:.1f}", one["sureness"]["bleed"])

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
