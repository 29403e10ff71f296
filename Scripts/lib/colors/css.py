"""The colors of `catalog.css` as Chromium computes them, and as it draws them."""

import io
import re

import manifest as said
from PIL import Image

COLOR = re.compile(r"rgba?\([^()]*\)|color\([^()]*\)")


def read(browser, folder, manifest):
    """What the sheet gives in both appearances; and problems of what is drawn, and of colors outside sRGB."""
    sheet = (folder / "catalog.css").read_text()
    page = folder / "css.html"
    given, problems = {}, []
    properties = names(manifest)
    missing = set(re.findall(r"(?m)^ +(--[^:]+):", sheet)) - properties.keys()
    problems += [f"css has {one}, which the manifest has not" for one in sorted(missing)]
    boxes = "".join(f'<div id="{number}" style="background:var({one})"></div>' for number, one in enumerate(properties))
    page.write_text(f"<!doctype html><meta charset=utf-8><style>{sheet} div {{ width: 101px; height: 101px }}</style>{boxes}")
    for appearance in said.APPEARANCES:
        view = browser.new_page(color_scheme=appearance, viewport={"width": 200, "height": 200})
        view.goto(page.as_uri())
        styles = view.evaluate(
            "[...document.querySelectorAll('div')].map(box => [getComputedStyle(box).backgroundColor, getComputedStyle(box).backgroundImage])")
        for number, ((kind, name, use), (flat, image)) in enumerate(zip(properties.values(), styles, strict=True)):
            if kind == "carousel":
                given.update(strip(name, stops(image), manifest) if appearance == "light" else {})
            elif image != "none":
                given[kind, name, use, appearance] = stops(image)
            elif flat != "rgba(0, 0, 0, 0)" or kind == "color":
                given[kind, name, use, appearance] = parsed(flat)
            if kind == "gradient":
                problems += ends(view, number, name, appearance, stops(image), manifest)
        problems += wide(manifest, properties, styles, appearance)
        view.close()
    return given, problems


def names(manifest):
    """The properties that the sheet should have, each with what it is about."""
    found = {}
    for entry in manifest["colors"]:
        if said.variants(entry):
            found["--color-" + said.plain_name(entry["name"])] = ("color", entry["name"], "")
    for name, picture in said.pictures(manifest).items():
        for kind, _, use, _ in said.picture_values(name, picture):
            word = {"gradient": "backdrop-gradient", "bleedGradient": "bleed-gradient"}.get(use, use)
            found[f"--{word}-{said.plain_name(name)}"] = (kind, name, use)
    for entry in manifest["gradients"]:
        found["--gradient-" + said.plain_name(entry["name"])] = ("gradient", entry["name"], "")
    for entry in manifest["carousels"]:
        if entry["transitions"]:
            found["--carousel-" + said.plain_name(entry["name"])] = ("carousel", entry["name"], "")
    return found


def numbers(text):
    return [float(one.rstrip("%")) / (100 if one.endswith("%") else 1) for one in re.findall(r"-?[\d.]+(?:e-?\d+)?%?", text)]


def parsed(text):
    """A computed color as sRGB of 8 bits; None where it is of another space, which `wide` looks at."""
    if text.startswith("color("):
        return None
    found = numbers(text[text.index("(") :])
    return (*(round(one) for one in found[:3]), round((found[3] if len(found) > 3 else 1) * 255))


def stops(image):
    """The stops of a computed gradient."""
    places = list(COLOR.finditer(image))
    ends_at = [one.start() for one in places[1:]] + [len(image)]
    return tuple((parsed(one.group()), numbers(image[one.end() : end])[0]) for one, end in zip(places, ends_at, strict=True))


def strip(name, all_stops, manifest):
    """The stops of a carousel's strip, cut into those of its transitions."""
    transitions = next(one for one in manifest["carousels"] if one["name"] == name)["transitions"]
    given, at = {}, 0
    for number, transition in enumerate(transitions):
        count = len(transition["stops"])
        part = all_stops[at : at + count]
        given["transition", name, number, "light"] = tuple((code, place * len(transitions) - number) for code, place in part)
        at += count - 1
    return given


def ends(view, number, name, appearance, found, manifest):
    """Looks at the pixels at both ends of a gradient: of opaque colors they are the ends' own, and not one and the same."""
    entry = next(one for one in manifest["gradients"] if one["name"] == name)
    wanted = [said.stop(entry["stops"][at], appearance)[0] for at in (0, -1)]
    if any(one[3] != 255 for one in wanted) or any(one[0] is None for one in found):
        return []
    picture = Image.open(io.BytesIO(view.locator(f'[id="{number}"]').screenshot())).convert("RGB")
    places = [tuple(round(one * 100) for one in entry[end]) for end in ("start", "end")]
    drawn = [picture.getpixel(place) for place in places]
    near = all(abs(a - b) <= 2 for pair in zip(drawn, wanted, strict=True) for a, b in zip(*pair, strict=False))
    return [] if near else [f"css: the gradient {name} ({appearance}) is drawn from {drawn[0]} to {drawn[1]}, the manifest says {wanted}"]


def wide(manifest, properties, styles, appearance):
    """Colors that are given in another space than sRGB keep the components of the color set."""
    problems = []
    for (kind, name, _), (flat, _) in zip(properties.values(), styles, strict=True):
        if kind != "color" or not flat.startswith("color("):
            continue
        variant = said.variants(next(one for one in manifest["colors"] if one["name"] == name))[appearance]
        space, *components = flat[6:-1].replace("/", " ").split()
        components = [float(one) for one in components] + [1.0] * (4 - len(components))
        wanted = variant["components"]
        if variant["colorSpace"].startswith(("gray", "extended-gray")):
            wanted = [wanted[0] ** 2.2] * 3 + wanted[1:]
        spaces = {"display-p3": "display-p3", "extended-srgb": "srgb", "gray-gamma-22": "srgb-linear"}
        if spaces.get(variant["colorSpace"]) != space or any(abs(a - b) > 1e-3 for a, b in zip(wanted, components, strict=True)):
            problems.append(f"css: {name} ({appearance}) is {flat}, the manifest says {variant}")
    return problems
