"""The colors of design tokens and of color sets."""

import json


def tokens(folder):
    """What the two files of tokens give; the dark one holds only what differs."""
    light = dict(walk(json.loads((folder / "catalog.tokens.json").read_text()), ()))
    dark = dict(walk(json.loads((folder / "catalog-dark.tokens.json").read_text()), ()))
    given = {}
    for path, token in light.items():
        for appearance, one in (("light", token), ("dark", dark.get(path, token))):
            kind, *parts = path
            if kind == "carousel":
                given["page", parts[0], int(parts[1].removeprefix("page ")), appearance] = color(one["$value"])
            elif kind == "palette":
                use = "gradient" if parts[-1] == "backdropGradient" else parts[-1]
                given["picture", "/".join(parts[:-1]), use, appearance] = value(one)
            else:
                given[kind, "/".join(parts), "", appearance] = value(one)
    return given, [f"tokens: {path} is only in the dark file" for path in dark.keys() - light.keys()]


def walk(node, path):
    """The tokens of a group with their paths; a group's own token has the group's path."""
    if "$value" in node:
        yield path, node
        return
    for name, inner in node.items():
        yield from walk(inner, path if name == "$root" else (*path, name))


def value(token):
    if token["$type"] == "gradient":
        return tuple((color(stop["color"]), stop["position"]) for stop in token["$value"])
    return color(token["$value"])


def color(node):
    code = node["hex"]
    return (*(int(code[at : at + 2], 16) for at in (1, 3, 5)), round(node.get("alpha", 1) * 255))


def sets(folder):
    """What the color sets of the asset catalog give."""
    given = {}
    catalog = folder / "Palettes.xcassets"
    for place in sorted(catalog.rglob("*.colorset")):
        name = "/".join(place.relative_to(catalog).parts[:-1])
        for entry in json.loads((place / "Contents.json").read_text())["colors"]:
            parts = entry["color"]["components"]
            code = tuple(int(parts[one], 16) for one in ("red", "green", "blue"))
            appearance = "dark" if "appearances" in entry else "light"
            given["picture", name, place.stem, appearance] = (*code, round(float(parts["alpha"]) * 255))
    return given, []
