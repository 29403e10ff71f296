"""The tools that Scripts/bench/palette compares: each gives the swatches and the backdrop of pictures.

Every tool is asked as its users ask it, by the path of a file, so its time includes decoding.
"""

import json
import os
import re
import shutil
import subprocess
import sys

import colorgram
import cv2
import extcolors
import numpy
from colorthief import ColorThief
from materialyoucolor.quantize import ImageQuantizeCelebi
from materialyoucolor.score.score import Score
from PIL import Image
from Pylette import extract_colors

# What a tool answers where it names one color as the first of its palette.
FEW = 5


def from_hex(code):
    """(red, green, blue), 0 … 255, of #RRGGBB."""
    return tuple(int(code[i : i + 2], 16) for i in (1, 3, 5))


def to_hex(color):
    return "#{:02X}{:02X}{:02X}".format(*(int(value) for value in color))


class Tincture:
    """Our own tool: one process for all pictures."""

    name = "tincture"

    def __init__(self, command):
        self.command = command
        self.built = self._identity()
        self.reports = {}
        self.failures = set()

    def _identity(self):
        status = os.stat(self.command)
        return status.st_ino, status.st_size, status.st_mtime_ns

    def extract(self, paths, count):
        """What `tincture extract` reports of each picture; None where it reports an error."""
        if self._identity() != self.built:
            sys.exit(f"{self.command} was built anew during the run: the figures would be of two tools. Run it again.")
        missing = [path for path in paths if (path, count) not in self.reports]
        if missing:
            run = subprocess.run(
                [self.command, "extract", "--format", "json", "--count", str(count), "--", *missing], capture_output=True, text=True, check=False
            )
            if run.returncode not in (0, 1):
                sys.exit(f"{self.command} failed with status {run.returncode}: {run.stderr}")
            for report in json.loads(run.stdout):
                failed = "error" in report
                if len(report.get("swatches", [])) > count:
                    sys.exit(f"{self.command} gave more than {count} swatches for {report['path']}: they cannot be compared")
                self.reports[report["path"], count] = None if failed else report
                if failed:
                    self.failures.add(report["path"])
                    print(f"{self.name}: {report['path']}: {report['error']}", file=sys.stderr)
        return {path: self.reports[path, count] for path in paths}

    def palettes(self, paths, count):
        """The swatches of each picture; None where there is no answer."""
        reports = self.extract(paths, count)
        return {path: report and [from_hex(swatch["hex"]) for swatch in report["swatches"]] for path, report in reports.items()}

    def backdrops(self, paths):
        """The one color for behind each picture; None where there is no answer."""
        reports = self.extract(paths, FEW)
        return {path: from_hex(report["backdrop"]) if report and report.get("backdrop") else None for path, report in reports.items()}


class Peer:
    """Another tool, given by a function from a path and a count to colors, the most important first."""

    def __init__(self, name, palette, backdrop=None):
        self.name = name
        self.palette = palette
        self.backdrop = backdrop
        self.answers = {}
        self.failures = set()

    def _answer(self, question, path, ask):
        """What `ask` returns, kept for the next time; None, and a line on standard error, if the tool fails."""
        if (question, path) not in self.answers:
            try:
                answer = ask()
                if not answer:
                    raise ValueError("no color")
            except Exception as error:
                if path not in self.failures:
                    print(f"{self.name}: {path}: {type(error).__name__}: {error}", file=sys.stderr)
                self.failures.add(path)
                answer = None
            self.answers[question, path] = answer
        return self.answers[question, path]

    def palettes(self, paths, count):
        """The swatches of each picture; None where there is no answer."""
        return {path: self._answer(count, path, lambda path=path: [tuple(c) for c in self.palette(path, count)][:count]) for path in paths}

    def backdrops(self, paths):
        """The tool's first choice for each picture; None where there is no answer."""
        if self.backdrop is None:
            return {path: palette and palette[0] for path, palette in self.palettes(paths, FEW).items()}
        return {path: self._answer("backdrop", path, lambda path=path: tuple(self.backdrop(path))) for path in paths}


def read(path):
    with Image.open(path) as picture:
        return picture.convert("RGB")


def pillow(method):
    """A palette function of Pillow's own quantisers."""

    def palette(path, count):
        picture = read(path).quantize(count, method)
        colors = numpy.reshape(picture.getpalette(), (-1, 3))
        return [colors[index] for _, index in sorted(picture.getcolors(), key=lambda pair: -pair[0])]

    return palette


def k_means(path, count):
    """OpenCV's k-means in sRGB: the best of three starts, the largest cluster first."""
    return k_means_of(read(path), count)


def k_means_of(picture, count):
    pixels = numpy.float32(numpy.asarray(picture).reshape(-1, 3))
    cv2.setRNGSeed(1)
    until = (cv2.TERM_CRITERIA_EPS + cv2.TERM_CRITERIA_MAX_ITER, 20, 0.5)
    _, labels, means = cv2.kmeans(pixels, count, None, until, 3, cv2.KMEANS_PP_CENTERS)
    return numpy.rint(means)[numpy.argsort(-numpy.bincount(labels.ravel(), minlength=count), kind="stable")]


def material(path, count):
    """Material's quantiser over every pixel, the most frequent first."""
    found = ImageQuantizeCelebi(path, 1, count)
    return [from_argb(color) for color in sorted(found, key=lambda color: (-found[color], color))]


def material_choice(path):
    """The first color of Material's score over 128 colors, as its documentation does it."""
    return from_argb(Score.score(ImageQuantizeCelebi(path, 1, 128))[0])


def from_argb(color):
    return color >> 16 & 255, color >> 8 & 255, color & 255


def magick(path, count):
    """ImageMagick's `-colors`, the most frequent first."""
    command = "magick" if shutil.which("magick") else "convert"
    run = subprocess.run(
        [command, path, "-depth", "8", "+dither", "-colors", str(count), "-format", "%c", "histogram:info:-"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    found = re.findall(r"^\s*(\d+):.*?(#[0-9A-F]{6})", run.stdout, re.MULTILINE)
    return [from_hex(code) for _, code in sorted(found, key=lambda pair: -int(pair[0]))]


def peers():
    """The other tools."""
    cv2.setNumThreads(1)
    return [
        Peer("Pillow median cut", pillow(Image.Quantize.MEDIANCUT)),
        Peer("Pillow octree", pillow(Image.Quantize.FASTOCTREE)),
        Peer("colorthief", lambda path, count: ColorThief(path).get_palette(count), lambda path: ColorThief(path).get_color()),
        Peer("extcolors", lambda path, count: [color for color, _ in extcolors.extract_from_path(path, limit=count)[0]]),
        Peer("colorgram.py", lambda path, count: [color.rgb for color in colorgram.extract(path, count)]),
        Peer("Pylette", lambda path, count: [color.rgb for color in extract_colors(path, count).colors]),
        Peer("OpenCV k-means", k_means),
        Peer("materialyoucolor", material, material_choice),
        Peer("ImageMagick", magick),
    ]
