"""What a manifest says: colors by (kind, name, use, appearance), each as red, green, blue and alpha of 0 … 255.

This is the one notion that every output is compared with. A gradient is a tuple of (color, location); a carousel has its pages and,
for each transition, its stops.
"""

import re

APPEARANCES = ("light", "dark")


def color(code, alpha=1.0):
    """The color of #RRGGBB with an alpha of 0 … 1."""
    return (*(int(code[at : at + 2], 16) for at in (1, 3, 5)), round(alpha * 255))


def values(manifest):
    """The colors of the manifest."""
    said = {}
    for entry in manifest["colors"]:
        for appearance, variant in variants(entry).items():
            said["color", entry["name"], "", appearance] = color(variant["hex"], variant["components"][-1])
    for name, picture in pictures(manifest).items():
        said.update(picture_values(name, picture))
    for entry in manifest["gradients"]:
        for appearance in APPEARANCES:
            said["gradient", entry["name"], "", appearance] = tuple(stop(one, appearance) for one in entry["stops"])
    for entry in manifest["carousels"]:
        for number, page in enumerate(entry["pages"], 1):
            said["page", entry["name"], number, "light"] = color(page["backdrop"])
            said["page", entry["name"], number, "dark"] = color(page.get("backdropDark", page["backdrop"]))
        for number, transition in enumerate(entry["transitions"]):
            said["transition", entry["name"], number, "light"] = tuple(
                (color(one["hex"]), one["progress"]) for one in transition["stops"])
        said.update(other_tables(entry))
    return said


def other_tables(entry):
    """The dark table of a carousel, and the tracks of its gradients; what continues a picture has no part in them."""
    said = {}
    dark = entry["dark"]
    lists = {("dark transition", ""): dark["transitions"]}
    for appearance, tracks in (("light", entry.get("tracks", [])), ("dark", dark.get("tracks", []))):
        for track in tracks:
            lists["track", appearance, track["location"]] = track["transitions"]
    for (kind, *what), transitions in lists.items():
        for number, transition in enumerate(transitions):
            use = number if kind == "dark transition" else f"{number} at {what[1]:.3f}"
            appearance = "dark" if kind == "dark transition" else what[0]
            said[kind, entry["name"], use, appearance] = tuple((color(one["hex"]), one["progress"]) for one in transition["stops"])
    return said


def variants(entry):
    """The values of a color in the appearances; those for every device and gamut before others, none for a color of the system."""
    def best(*appearances):
        for appearance in appearances:
            found = [one for one in entry["variants"] if one["appearance"] == appearance and "components" in one]
            found.sort(key=lambda one: ("idiom" in one, "displayGamut" in one))
            if found:
                return found[0]
        return None

    light, dark = best("any", "light", "dark"), best("dark", "any", "light")
    return {"light": light, "dark": dark} if light else {}


def pictures(manifest):
    """The palettes by name, and the pinned pictures that have none."""
    found = {}
    for entry in manifest["images"]:
        if "pinned" in entry:
            found.setdefault(entry["name"], entry)
    found.update({entry["image"]: entry for entry in manifest["palettes"]})
    return found


def picture_values(name, picture):
    """A pin wins over what was found. What is not in the manifest, the dark form of a role, is None: outputs must agree about it."""
    said = {}
    key = "pinned" if "pinned" in picture else "backdrop"
    said["picture", name, "backdrop", "light"] = color(picture[key])
    said["picture", name, "backdrop", "dark"] = color(picture[key + "Dark"])
    # A pin is what continues the picture, too.
    bleed = "pinned" if "pinned" in picture else "bleed"
    if bleed in picture:
        said["picture", name, "bleed", "light"] = color(picture[bleed])
        said["picture", name, "bleed", "dark"] = color(picture[bleed + "Dark"])
    if "tint" in picture:
        said["picture", name, "tint", "light"] = color(picture["tint"])
        said["picture", name, "tint", "dark"] = color(picture["tintDark"])
    for role, code in picture.get("roles", {}).items():
        said["picture", name, role, "light"] = color(code)
        said["picture", name, role, "dark"] = None
    stops = picture.get("pinnedGradient") if "pinned" in picture else picture.get("backdropGradient")
    if stops is None and "backdropGradient" in picture:
        # A flat pin is the same at every height.
        stops = [{**one, "hex": picture["pinned"], "dark": picture["pinnedDark"]} for one in picture["backdropGradient"]]
    if stops:
        for appearance, member in (("light", "hex"), ("dark", "dark")):
            said["picture", name, "gradient", appearance] = tuple((color(one[member]), one["location"]) for one in stops)
    if "bleedGradient" in picture and "pinned" not in picture:
        for appearance, member in (("light", "hex"), ("dark", "dark")):
            said["picture", name, "bleedGradient", appearance] = tuple(
                (color(one[member]), one["location"]) for one in picture["bleedGradient"]["stops"])
    return said


def stop(entry, appearance):
    """A stop of a gradient; without a dark value the light one serves both."""
    is_dark = appearance == "dark" and "dark" in entry
    code, alpha = ("dark", "darkAlpha") if is_dark else ("hex", "alpha")
    return color(entry[code], entry.get(alpha, 1)), entry["location"]


def plain_name(name):
    """A name as CSS properties and files have it."""
    return re.sub(r"[^\w-]+", "-", name).strip("-") or "-"


def compare(said, given, what):
    """Fails where an output has another color than the manifest, lacks one or has one more.

    Colors may differ by 1 of 255: what has more digits than that is rounded by whoever shows it.
    """
    problems = [f"{what} lacks {key}" for key in said.keys() - given.keys()]
    problems += [f"{what} has {key}, which the manifest has not" for key in given.keys() - said.keys()]
    for key in sorted(said.keys() & given.keys(), key=str):
        if said[key] is None:
            said[key] = given[key]
        elif not is_same(said[key], given[key]):
            problems.append(f"{what}: {key} is {given[key]}, the manifest says {said[key]}")
    return problems


def is_same(first, second):
    if isinstance(first, tuple) and isinstance(second, tuple):
        return len(first) == len(second) and all(is_same(*pair) for pair in zip(first, second, strict=True))
    if isinstance(first, int) and isinstance(second, int):
        return abs(first - second) <= 1
    return abs(first - second) < 1e-4
