"""Compares palettes, backdrops and bleeds with other tools and with people's choices, and prints tables in Markdown."""

import argparse
import hashlib
import itertools
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import colorgram
import cv2
import extcolors
import numpy
from colorthief import ColorThief
from materialyoucolor.quantize import ImageQuantizeCelebi
from PIL import Image
from pylette import extract_colors
from skimage.color import deltaE_ciede2000, rgb2lab

try:
    import okmain
except ImportError:
    okmain = None

COUNT = 5
# Two colors that are nearer than this are twins, CIEDE2000; so is it in AccentSelection.
TWIN = 5
# A color family is found if a swatch is as near as this to its mean, CIEDE2000.
FAMILY_FOUND = 15
# A color family has this part of the picture at least, and its colors this OKLCH chroma.
FAMILY_SHARE, FAMILY_CHROMA = 0.01, 0.08
# A color that is farther than this sets a cut-out off, as in PictureOutline.
SET_OFF = 20


# Colors


def from_hex(code):
    """Red, green, blue, 0 … 255, of #RRGGBB."""
    return tuple(int(code[i : i + 2], 16) for i in (1, 3, 5))


def oklab(colors):
    """Björn Ottosson's Oklab (2020) of sRGB colors, 0 … 255."""
    v = numpy.asarray(colors, float) / 255
    v = numpy.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)
    to_lms = [[0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005]]
    to_lab = [[0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.808675766]]
    return numpy.cbrt(v @ numpy.transpose(to_lms)) @ numpy.transpose(to_lab)


def lab(colors):
    return rgb2lab(numpy.asarray(colors, float).reshape(1, -1, 3) / 255)[0]


def difference(colors, color):
    """CIEDE2000 of each of some colors to one."""
    colors = lab(colors)
    return deltaE_ciede2000(colors, numpy.broadcast_to(lab(color), colors.shape))


# Tools


def read(path):
    with Image.open(path) as picture:
        return picture.convert("RGBA")


def opaque_pixels(path, side=256):
    """The solid pixels of a picture that is reduced to a side."""
    picture = read(path)
    picture.thumbnail((side, side), Image.Resampling.BOX)
    pixels = numpy.asarray(picture).reshape(-1, 4)
    return pixels[pixels[:, 3] >= 128][:, :3]


def k_means(path):
    """OpenCV's k-means in CIE Lab: the best of three starts, the largest cluster first."""
    pixels = opaque_pixels(path)
    cv2.setRNGSeed(1)
    until = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 40, 0.1)
    values = lab(pixels).astype(numpy.float32)
    _, labels, means = cv2.kmeans(values, min(COUNT, len(numpy.unique(values, axis=0))), None, until, 3, cv2.KMEANS_PP_CENTERS)
    order = numpy.argsort(-numpy.bincount(labels.ravel(), minlength=len(means)), kind="stable")
    colors = cv2.cvtColor(means[None], cv2.COLOR_Lab2RGB)[0] * 255
    return [tuple(color) for color in numpy.clip(numpy.rint(colors[order]), 0, 255)]


def material(path):
    """Material's quantizer, the most frequent first."""
    found = ImageQuantizeCelebi(path, 1, COUNT)
    return [(color >> 16 & 255, color >> 8 & 255, color & 255) for color in sorted(found, key=lambda color: (-found[color], color))]


PEERS = {
    "k-means (Lab)": k_means,
    "Pylette 6": lambda path: [color.rgb for color in extract_colors(path, COUNT).colors],
    "extcolors": lambda path: [color for color, _ in extcolors.extract_from_path(path, limit=COUNT)[0]],
    "colorgram": lambda path: [tuple(color.rgb) for color in colorgram.extract(path, COUNT)],
    "ColorThief": lambda path: ColorThief(path).get_palette(COUNT),
    "Material": material,
}
if okmain:
    PEERS["okmain"] = lambda path: [(color.r, color.g, color.b) for color in okmain.colors(Image.open(path).convert("RGB"))]


class Answers:
    """The palettes of the tools, each asked once."""

    def __init__(self, tool, paths):
        run = subprocess.run([tool, "extract", "--format", "ndjson", "--", *paths], capture_output=True, text=True, check=False)
        if run.returncode not in (0, 1):
            sys.exit(f"{tool} failed with status {run.returncode}: {run.stderr}")
        self.reports = {report["path"]: report for report in map(json.loads, run.stdout.splitlines()) if report.get("swatches")}
        self.paths = [path for path in paths if path in self.reports]
        for path in set(paths) - set(self.paths):
            print(f"{path} has no colors", file=sys.stderr)

    def palettes(self, name):
        """The swatches of each picture that the tool has an answer for."""
        if name == "Tincture":
            return {path: [from_hex(swatch["hex"]) for swatch in self.reports[path]["swatches"]] for path in self.paths}
        found = {}
        for path in self.paths:
            try:
                found[path] = [tuple(int(value) for value in color) for color in PEERS[name](path)][:COUNT]
            except Exception as error:
                print(f"{name}: {path}: {type(error).__name__}: {error}", file=sys.stderr)
        return {path: palette for path, palette in found.items() if palette}


# Tables


def table(title, *header):
    print(f"\n### {title}\n\n| " + " | ".join(header) + " |\n" + "|---" * len(header) + "|")


def row(*cells):
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def interval(values, authors):
    """The 95 % interval of a mean, by a bootstrap over authors, because pictures of one author are alike."""
    groups = [numpy.array([value for value, owner in zip(values, authors, strict=True) if owner == author]) for author in sorted(set(authors))]
    draw = numpy.random.default_rng(38)
    means = [numpy.concatenate([groups[i] for i in draw.integers(len(groups), size=len(groups))]).mean() for _ in range(4000)]
    return numpy.percentile(means, [2.5, 97.5])


def summary(differences, authors):
    values = numpy.array(differences)
    low, high = interval((values <= 10).astype(float), authors)
    parts = [f"{100 * (values <= limit).mean():.0f} %" for limit in (5, 10, 20)]
    parts[1] += f" [{100 * low:.0f}–{100 * high:.0f}]"
    return [*parts, f"{values.mean():.1f}"]


# Labels


def content(folder, label):
    """The bytes of a labeled picture out of a clone; None where no clone has them."""
    clone = folder / label["repo"].replace("/", "+")
    for repository in (clone / "repo" / ".git", clone / "repo", clone / ".git", clone):
        command = ["git", "-c", "safe.directory=*", "--git-dir", str(repository), "show", f"HEAD:{label['path']}"]
        run = subprocess.run(command, capture_output=True, check=False)
        if run.returncode == 0 and hashlib.sha256(run.stdout).hexdigest() == label["sha256"]:
            return run.stdout
    print(f"no clone of {label['repo']} has {label['path']} as it was labeled", file=sys.stderr)
    return None


def labeled_pictures(folder, scratch):
    """The labeled pictures as files in a scratch folder, each with its label."""
    found = {}
    for label in json.loads((folder / "labels.json").read_text(encoding="utf-8")):
        data = content(folder, label) if "color" in label else None
        if data is not None:
            file = scratch / (label["sha256"] + Path(label["path"]).suffix)
            file.write_bytes(data)
            found[str(file)] = label
    return found


def border_median(path):
    """The median of the left and the right border, a 64th of the width each."""
    pixels = numpy.asarray(read(path))[..., :3]
    width = max(1, pixels.shape[1] // 64)
    return tuple(numpy.median(numpy.concatenate([pixels[:, :width], pixels[:, -width:]], axis=1).reshape(-1, 3), axis=0))


def print_labels(answers, labels):
    """How near answers are to what people put behind banners, and what confidence says of that."""
    banners = [path for path in answers.paths if labels[path]["kind"] == "banner"]
    authors = [labels[path]["repo"].split("/")[0] for path in banners]
    reports = [answers.reports[path] for path in banners]
    own = {
        "bleed": [from_hex(one["bleed"]) for one in reports],
        "`edge`, else backdrop": [from_hex(one["roles"].get("edge", one["backdrop"])) for one in reports],
        "backdrop": [from_hex(one["backdrop"]) for one in reports],
        "median of the left and right border": [border_median(path) for path in banners],
    }
    table(f"{len(banners)} banners of {len(set(authors))} authors", "answer", "within 5", "within 10", "within 20", "mean")

    def distances(colors):
        return [float(difference([color], from_hex(labels[path]["color"]))[0]) for color, path in zip(colors, banners, strict=True)]

    for name, colors in own.items():
        row(name, *summary(distances(colors), authors))
    for count in (2, 3, 5):
        nearest = [min(difference([from_hex(code) for code in one["candidates"][:count]], from_hex(labels[path]["color"]))) for one, path in zip(reports, banners, strict=True)]
        row(f"best of {count} candidates", *summary(nearest, authors))
    for name in PEERS:
        found = answers.palettes(name)
        row(f"{name}, first", *summary(distances([found.get(path, [(0, 255, 0)])[0] for path in banners]), authors))

    table("Confidence: banners within 10", "confidence", "bleed", "backdrop")
    for low, high in itertools.pairwise([0, 0.5, 0.65, 0.8, 0.9, 1.01]):
        cells = []
        for name in ("bleed", "backdrop"):
            near = [d <= 10 for d, one in zip(distances(own[name]), reports, strict=True) if low <= one["confidence"][name] < high]
            cells.append(f"{sum(near)} of {len(near)}")
        row(f"{low:g} … {min(high, 1):g}", *cells)

    products = [path for path in answers.paths if labels[path]["kind"] != "banner"]
    cutouts = [path for path in products if answers.reports[path].get("background") == "transparent"]
    table(f"{len(cutouts)} cut-outs set off by CIEDE2000 {SET_OFF}", "color", "along three quarters of the outline", "in the mean")
    edges = {path: outline(path) for path in cutouts}
    for name in ("backdrop", "tint", "tintBlock", "person"):
        codes = {path: labels[path]["color"] if name == "person" else answers.reports[path].get(name) for path in cutouts}
        parts = [float((difference_to(edges[path], codes[path]) >= SET_OFF).mean()) for path in cutouts if codes[path]]
        if parts:
            row(name, f"{100 * numpy.mean([part >= 0.75 for part in parts]):.0f} %", f"{100 * numpy.mean(parts):.0f} %")


def outline(path):
    """The colors of a subject where nothing is beside it, in CIE Lab."""
    pixels = numpy.asarray(read(path))
    solid, colors = pixels[..., 3] >= 128, []
    for one, other in (((slice(None), slice(1, None)), (slice(None), slice(None, -1))), ((slice(1, None),), (slice(None, -1),))):
        for inside, outside in ((one, other), (other, one)):
            colors.append(pixels[inside][solid[inside] & ~solid[outside]][:, :3])
    return lab(numpy.concatenate(colors))


def difference_to(edge, code):
    return deltaE_ciede2000(edge, numpy.broadcast_to(lab(from_hex(code)), edge.shape))


# Palettes


def families(path):
    """The mean color of each color family: runs of saturated hues that have 1 % of the picture at least."""
    pixels = opaque_pixels(path)
    values = oklab(pixels)
    chroma, hue = numpy.hypot(values[:, 1], values[:, 2]), numpy.degrees(numpy.arctan2(values[:, 2], values[:, 1])) % 360
    strong = chroma >= FAMILY_CHROMA
    bins = numpy.histogram(hue[strong], 36, (0, 360))[0]
    smooth = bins + (numpy.roll(bins, 1) + numpy.roll(bins, -1)) / 2
    peaks = [i for i in range(36) if smooth[i] > 0 and smooth[i] >= max(smooth[(i + step) % 36] for step in (-2, -1, 1, 2))]
    found = []
    for peak in peaks:
        near = strong & (numpy.abs((hue - peak * 10 - 5 + 180) % 360 - 180) <= 15)
        if near.sum() >= FAMILY_SHARE * len(pixels):
            middle = numpy.median(values[near], axis=0)
            found.append(tuple(pixels[near][numpy.argmin(((values[near] - middle) ** 2).sum(1))]))
    return found


def print_palettes(answers):
    """How near pixels are to swatches, how many swatches are twins, and which color families have none."""
    pixels = {path: oklab(opaque_pixels(path)) for path in answers.paths}
    wanted = {path: families(path) for path in answers.paths}
    total = sum(map(len, wanted.values()))
    table(f"Palettes of {len(answers.paths)} pictures, {total} color families", "tool", "error", "pictures with twins", "families missed")
    for name in ("Tincture", *PEERS):
        found = answers.palettes(name)
        errors = [numpy.min([numpy.linalg.norm(pixels[path] - swatch, axis=1) for swatch in oklab(palette)], axis=0).mean() for path, palette in found.items()]
        twins = sum(any((difference(palette[i + 1 :], color) < TWIN).any() for i, color in enumerate(palette[:-1])) for palette in found.values())
        missed = sum((difference(found[path], family) > FAMILY_FOUND).all() for path in found for family in wanted[path])
        row(name, f"{numpy.mean(errors):.4f}", twins, f"{missed} ({100 * missed / max(1, total):.0f} %)")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--labels", type=Path)
    parser.add_argument("pictures", nargs="*")
    options = parser.parse_args()
    if options.labels:
        with tempfile.TemporaryDirectory() as scratch:
            labels = labeled_pictures(options.labels, Path(scratch))
            answers = Answers(options.tool, list(labels))
            print_labels(answers, labels)
            print_palettes(answers)
    if options.pictures:
        print_palettes(Answers(options.tool, options.pictures))


if __name__ == "__main__":
    main()
