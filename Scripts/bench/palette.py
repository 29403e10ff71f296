"""Measures palettes and backdrops, ours beside those of other tools, and prints the tables in Markdown."""

import argparse
import io
import json
import resource
import statistics
import sys
import time
import zlib
from pathlib import Path

import numpy
import skimage
from label_pictures import labels_of, pictures
from palette_tools import FEW, Tincture, from_hex, k_means_of, peers, to_hex
from PIL import Image, ImageCms
from skimage.color import deltaE_ciede2000, rgb2lab

SAMPLES = Path("Assets/TmallHome/Banners"), Path("Assets/TmallHome/homeLoopData.json")
PHOTOS = ["astronaut.png", "chelsea.png", "coffee.png", "hubble_deep_field.jpg", "motorcycle_left.png", "retina.jpg", "rocket.jpg"]
MANY = 8
# The backdrop's rule: share × (chroma + a constant), and the constants that leave-one-out may choose from.
FIXED, GRID = 0.04, [step / 200 for step in range(21)]
# What is pasted into pictures to see whether it is found, and how much of their area it takes.
VIVID = [(255, 0, 54), (254, 154, 59), (0, 112, 255), (0, 170, 80), (140, 40, 220), (255, 214, 0), (0, 190, 200), (255, 80, 170)]
AREAS = 0.02, 0.04


# Colors


def oklab(colors):
    """Björn Ottosson's Oklab (2020) of sRGB colors, 0 … 255."""
    v = numpy.asarray(colors, float) / 255
    v = numpy.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)
    lms = v @ numpy.transpose(
        [
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ]
    )
    return numpy.cbrt(lms) @ numpy.transpose(
        [
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ]
    )


def chroma(colors):
    """OKLCH chroma."""
    return numpy.hypot(*oklab(colors).T[1:])


def difference(colors, color):
    """CIEDE2000 of each of some colors to one."""
    colors = numpy.asarray(colors, float).reshape(-1, 3) / 255
    return deltaE_ciede2000(rgb2lab(colors), rgb2lab(numpy.broadcast_to(numpy.asarray(color, float) / 255, colors.shape)))


def nearest(palette, color):
    """CIEDE2000 from a color to the nearest swatch; NaN without a palette."""
    return float(difference(palette, color).min()) if palette else float("nan")


# Pictures


def in_srgb(path, scratch):
    """The path, or that of a copy in sRGB if the picture has another profile.

    Most peers read the numbers of a picture as sRGB whatever its profile says; with the copy all are asked about the same colors.
    """
    try:
        picture = Image.open(path)
        picture.load()
    except OSError as error:
        sys.exit(f"{path}: cannot be read: {error}")
    with picture:
        profile = picture.info.get("icc_profile")
        if not profile:
            return str(path)
        profile = ImageCms.ImageCmsProfile(io.BytesIO(profile))
        if ImageCms.getProfileDescription(profile).startswith("sRGB"):
            return str(path)
        copy = scratch / f"{path.stem}-{zlib.crc32(bytes(path)):08x}.png"
        converted = ImageCms.profileToProfile(picture, profile, ImageCms.createProfile("sRGB"), outputMode="RGB")
        converted.info.clear()
        converted.save(copy)
        return str(copy)


def chosen_colors(folder):
    """The pictures of a folder of banners, and the colors chosen for those that its data file names."""
    data = [SAMPLES[1]] if folder is None else sorted(folder.glob("*.json"))
    pictures = {path.stem: path for path in sorted((folder or SAMPLES[0]).iterdir()) if path.suffix.lower() in (".png", ".jpg", ".jpeg")}
    chosen = {}
    for file in data:
        pages = json.loads(file.read_text(encoding="utf-8"))
        for page in pages if isinstance(pages, list) else []:
            if not isinstance(page, dict) or not {"imgName", "bgColor"} <= page.keys():
                continue
            if page["imgName"] in pictures:
                chosen[pictures[page["imgName"]]] = from_hex(page["bgColor"])
            else:
                print(f"{file}: no picture is called {page['imgName']}", file=sys.stderr)
    return list(pictures.values()), chosen


def histogram(path):
    """The colors of a picture in Oklab and how many pixels have each, as far as they are opaque."""
    with Image.open(path) as picture:
        pixels = numpy.asarray(picture.convert("RGBA"), numpy.int64).reshape(-1, 4)
    packed, index = numpy.unique(pixels[:, :3] @ [65536, 256, 1], return_inverse=True)
    return oklab(numpy.stack([packed >> 16, packed >> 8 & 255, packed & 255], axis=1)), numpy.bincount(index, pixels[:, 3] / 255)


def with_patches(paths, scratch):
    """Pictures at half size, each with one vivid rectangle that is unlike all that was there: (path, color, area)."""
    patched = []
    for number, path in enumerate(paths):
        with Image.open(path) as file:
            picture = file.convert("RGBA")
        half = Image.alpha_composite(Image.new("RGBA", picture.size, "white"), picture).convert("RGB").reduce(2)
        there = k_means_of(half, 16)
        for color in VIVID:
            if difference(there, color).min() < 22:
                continue
            for area in AREAS:
                height = round((area * half.width * half.height / 3) ** 0.5)
                left, top = half.width // 5, half.height // 2
                copy = half.copy()
                copy.paste(color, (left, top, left + 3 * height, top + height))
                file = scratch / f"{number}-{Path(path).stem}-{to_hex(color)[1:]}-{area}.png"
                copy.save(file, compress_level=1)
                patched.append((str(file), color, area))
    return patched


# Measures


def spent(tool, paths):
    """Milliseconds a picture of this process and its children, and of the clock, for the first palettes of some pictures."""

    def clock():
        usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
        return numpy.array([sum(usage.ru_utime + usage.ru_stime for usage in usages), time.perf_counter()])

    before = clock()
    tool.palettes(paths, FEW)
    return (clock() - before) * 1000 / len(paths)


def error(histogram, palette):
    """Mean Oklab distance from every pixel to the nearest swatch."""
    colors, counts = histogram
    least = numpy.min([numpy.linalg.norm(colors - swatch, axis=1) for swatch in oklab(palette)], axis=0)
    return float(least @ counts / counts.sum())


def scored(swatches, a):
    """The color of the one of our swatches that has the greatest share × (chroma + a)."""
    colors = [from_hex(swatch["hex"]) for swatch in swatches]
    shares = numpy.array([swatch["weight"] for swatch in swatches])
    return colors[int(numpy.argmax(shares * (chroma(colors) + a)))]


def leave_one_out(differences):
    """For each banner the constant that does best on all others: most within 10, then the least mean, then the least constant.

    `differences` has a row for each constant of the grid and a column for each banner. Returns the row for each banner.
    """
    rows = []
    for banner in range(differences.shape[1]):
        others = numpy.delete(differences, banner, axis=1)
        rows.append(min(range(len(others)), key=lambda row: (-(others[row] <= 10).sum(), others[row].mean(), row)))
    return rows


# Tables


def table(*header):
    print("| " + " | ".join(header) + " |")
    print("|" + "---|" * len(header))


def row(*cells):
    print("| " + " | ".join(str(cell) for cell in cells) + " |", flush=True)


def average(values, count, form, of=statistics.mean):
    """A cell: the average of the values there are of `count`. Who gives up on the hard pictures has that of the others, so it says so."""
    if not values:
        return "–"
    return format(of(values), form) + (f" (only {len(values)})" if len(values) < count else "")


def summary(differences):
    """Cells: how many are within 5 and within 10, where no answer is a miss; mean and median of the answers."""
    answers = [d for d in differences if d == d]
    averages = [average(answers, len(differences), ".1f", of) for of in (statistics.mean, statistics.median)]
    return [sum(d <= 5 for d in answers), sum(d <= 10 for d in answers), *averages]


def print_chosen(tools, chosen):
    print(f"\n### Colors chosen by a person: {len(chosen)} banners\n")
    print("CIEDE2000 from the chosen color to the nearest of 5 swatches, to the nearest of 8, and to the backdrop (of peers: their first choice).\n")
    figures = ("within 5", "within 10", "mean", "median")
    table("tool", *(f"{what}: {figure}" for what in ("of 5", "of 8", "backdrop") for figure in figures))
    paths = list(chosen)
    for tool in tools:
        few, many, backdrops = tool.palettes(paths, FEW), tool.palettes(paths, MANY), tool.backdrops(paths)
        row(
            tool.name,
            *summary([nearest(few[path], chosen[path]) for path in paths]),
            *summary([nearest(many[path], chosen[path]) for path in paths]),
            *summary([nearest(backdrops[path] and [backdrops[path]], chosen[path]) for path in paths]),
        )


def print_banners(ours, chosen):
    print("\n### Ours, banner by banner\n")
    table("banner", "chosen", "nearest of 5", "difference", "nearest of 8", "difference", "backdrop", "difference")
    paths = list(chosen)
    few, many, backdrops = ours.palettes(paths, FEW), ours.palettes(paths, MANY), ours.backdrops(paths)
    for path, color in chosen.items():
        cells = []
        for colors in (few[path], many[path], backdrops[path] and [backdrops[path]]):
            if colors:
                found = min(colors, key=lambda swatch: nearest([swatch], color))
                cells += [to_hex(found), f"{nearest([found], color):.1f}"]
            else:
                cells += ["none", "–"]
        row(Path(path).stem, to_hex(color), *cells)


def print_leave_one_out(ours, chosen):
    if len(chosen) < 2:
        return
    print("\n### The backdrop's rule, share × (chroma + a), on banners not seen\n")
    print(f"Hits within 10 with our swatches. Leave-one-out chooses a of 0 … {GRID[-1]} on all banners but one (most hits, then the least mean")
    print("difference, then the least a) and tries it on that one.\n")
    table("swatches", "share alone", f"a = {FIXED}", "leave-one-out", "its a", "best a in hindsight", "the tool's backdrop")
    backdrops = ours.backdrops(list(chosen))
    hit = sum(nearest(backdrops[path] and [backdrops[path]], color) <= 10 for path, color in chosen.items())
    for count in (FEW, MANY):
        swatches = {path: report and report["swatches"] for path, report in ours.extract(list(chosen), count).items()}

        def differences(a, swatches=swatches):
            return [nearest(swatches[path] and [scored(swatches[path], a)], color) for path, color in chosen.items()]

        grid = numpy.array([differences(a) for a in GRID])
        grid[numpy.isnan(grid)] = 100
        rows = leave_one_out(grid)
        used = sorted({GRID[index] for index in rows})
        row(
            count,
            sum(d <= 10 for d in differences(1e6)),
            sum(d <= 10 for d in differences(FIXED)),
            sum(grid[index, banner] <= 10 for banner, index in enumerate(rows)),
            " ".join(f"{a:g}" for a in used),
            (grid <= 10).sum(axis=1).max(),
            hit if count == FEW else "",
        )


def print_first_choices(tools, labeled):
    """What people put behind banners whose sides touch the page, and what each tool would."""
    banners = {path: from_hex(label["color"]) for path, label in labeled.items() if label["kind"] == "banner"}
    print(f"\n### First choices for {len(banners)} labeled banners\n")
    print("CIEDE2000 to the person's color; no answer is a miss.\n")
    figures = ("within 5", "within 10", "mean", "median")
    table("tool", *figures)
    for tool in tools:
        choices = tool.backdrops(list(banners))
        row(tool.name + (", backdrop" if isinstance(tool, Tincture) else ""), *summary([nearest(choices[path] and [choices[path]], banners[path]) for path in banners]))
        if isinstance(tool, Tincture):
            reports = tool.extract(list(banners), FEW)
            bleeds = [nearest(reports[path] and [from_hex(reports[path]["bleed"])], banners[path]) for path in banners]
            row(f"{tool.name}, bleed", *summary(bleeds))


def print_error(tools, groups):
    print("\n### Error with 5 swatches\n")
    print("Oklab distance from every pixel to the nearest swatch, mean of the pictures; the least is best.\n")
    histograms = {path: histogram(path) for paths in groups.values() for path in paths}
    groups = {name: [path for path in paths if histograms[path][1].any()] for name, paths in groups.items()}
    table("tool", *(f"{len(paths)} {name}" for name, paths in groups.items()))
    for tool in tools:
        cells = []
        for paths in groups.values():
            errors = [error(histograms[path], palette) for path, palette in tool.palettes(paths, FEW).items() if palette]
            cells.append(average(errors, len(paths), ".4f"))
        row(tool.name, *cells)


def print_completeness(tools, groups, scratch):
    patched = {name: with_patches(groups[name], scratch) for name in ("banners", "photos")}
    print("\n### Completeness: a vivid rectangle in a picture at half size\n")
    print("How many are within CIEDE2000 10 of one of 5 swatches.\n")
    columns = [(name, area, [case for case in cases if case[2] == area]) for name, cases in patched.items() for area in AREAS]
    table("tool", *(f"{name}, {area:.0%} of the area ({len(cases)})" for name, area, cases in columns))
    every = [path for cases in patched.values() for path, _, _ in cases]
    for tool in tools:
        palettes = tool.palettes(every, FEW)
        row(tool.name, *(sum(nearest(palettes[path], color) <= 10 for path, color, _ in cases) for _, _, cases in columns))


def print_time(times, groups):
    print("\n### Milliseconds a picture, 5 swatches\n")
    print("CPU and clock, decoding included, on one thread. Peers: inside a running Python (ImageMagick: a process a picture).")
    print("tincture: one whole process for all pictures of a group, divided by their number.\n")
    table("tool", *(f"{name}: {what}" for name in groups for what in ("CPU", "clock")))
    for name, cells in times.items():
        row(name, *(f"{value:.1f}" for cell in cells for value in cell))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tool", required=True)
    parser.add_argument("--scratch", type=Path, required=True, help="the folder for pictures that are made")
    parser.add_argument("--banners", type=Path)
    parser.add_argument("--labels", type=Path, help="a folder as Scripts/bench/labels takes it")
    parser.add_argument("pictures", type=Path, nargs="*", metavar="PICTURE")
    options = parser.parse_args()
    options.scratch.mkdir(parents=True, exist_ok=True)

    def usable(paths):
        return {path: in_srgb(path, options.scratch) for path in paths}

    banners, colors = chosen_colors(options.banners)
    if not banners:
        sys.exit(f"{options.banners}: holds no banner (png, jpg)")
    banners = usable(banners)
    chosen = {banners[path]: color for path, color in colors.items()}
    groups = {"banners": list(banners.values()), "photos": list(usable(Path(skimage.__file__).parent / "data" / name for name in PHOTOS).values())}
    if options.pictures:
        groups["given"] = list(usable(options.pictures).values())
    labeled = {}
    if options.labels:
        for path, label in pictures(options.labels, labels_of(options.labels), options.scratch / "labels").items():
            with Image.open(path) as picture:
                # What not every tool reads is compared with none.
                if picture.format in ("JPEG", "PNG"):
                    labeled[in_srgb(Path(path), options.scratch)] = label
        for kind in ("banner", "product", "cover"):
            groups[f"labeled {kind}s"] = [path for path, label in labeled.items() if label["kind"] == kind]
    groups = {name: paths for name, paths in groups.items() if paths}
    ours = Tincture(options.tool)
    tools = [ours, *peers()]

    # A first picture that is not counted: what tools load when they are first used is not the picture's.
    first = options.scratch / "first.png"
    Image.merge("RGB", [Image.linear_gradient("L"), Image.radial_gradient("L"), Image.linear_gradient("L").rotate(90)]).save(first)
    times = {}
    for tool in tools:
        tool.palettes([str(first)], FEW)
        times[tool.name] = [spent(tool, paths) for paths in groups.values()]

    if chosen:
        print_chosen(tools, chosen)
        print_banners(ours, chosen)
        print_leave_one_out(ours, chosen)
    else:
        print(f"{options.banners}: no data file has chosen colors, so that part is left out", file=sys.stderr)
    if labeled:
        print_first_choices(tools, labeled)
    print_error(tools, groups)
    print_completeness(tools, groups, options.scratch)
    print_time(times, groups)
    if any(tool.failures for tool in tools):
        print("\nNo answer, counted as a miss: " + ", ".join(f"{tool.name} {len(tool.failures)}" for tool in tools if tool.failures) + ".")


main()
