"""A small source tree of odd cases: translucent colors, Display P3, grays, dark forms, system gradients, pins, contrast."""

import json

from PIL import Image

INFO = {"author": "xcode", "version": 1}
DARK = [{"appearance": "luminosity", "value": "dark"}]


def value(space, *components):
    """A color as a `Contents.json` has it; the last component is alpha."""
    names = ["white"] if len(components) == 2 else ["red", "green", "blue"]
    texts = {name: f"{one:.3f}" for name, one in zip([*names, "alpha"], components, strict=True)}
    return {"color-space": space, "components": texts}


COLORS = {
    "Green": [value("srgb", 0.2, 0.6, 0.4, 1), value("srgb", 0.31, 0.76, 0.54, 1)],
    # The upper end of the system gradient of white is white: only the dark one differs from the color's own.
    "White": [value("srgb", 1, 1, 1, 1), value("srgb", 0.1, 0.1, 0.12, 1)],
    "Veil": [value("srgb", 0, 0, 0, 0.2), value("srgb", 1, 1, 1, 0.4)],
    "Clear": [value("srgb", 1, 1, 1, 0)],
    "Shade": [value("srgb", 0.235, 0.235, 0.263, 0.6), value("srgb", 0.235, 0.235, 0.263, 0.3)],
    "Wide": [value("display-p3", 1, 0.2, 0.1, 1), value("display-p3", 0.1, 0.9, 0.3, 0.5)],
    "Gray": [value("gray-gamma-22", 0.5, 1), value("gray-gamma-22", 0.8, 0.5)],
    "Bright": [value("extended-srgb", 1.1, 0.5, -0.05, 1)],
    "Brand/Green": [value("srgb", 0.9, 0.1, 0.1, 1)],
    "Brand Two": [value("srgb", 0.1, 0.9, 0.9, 1), value("srgb", 0.1, 0.1, 0.9, 1)],
    "Night": [None, value("srgb", 0.1, 0.2, 0.3, 1)],
}

CONFIGURATION = """
sources: [Colors.xcassets, Pictures]
carousels:
  zoo:
    pages: [{image: a, backdrop: "#1F8FA0"}, {image: b, backdrop: ["#F6E7D3", "#203040"]}, c, {image: leaf, backdrop: "#102030"}]
    backdrops: gradient
    wraps: true
    interpolation: oklab
  home:
    pages: [{image: a, backdrop: "#FFEEDD"}, {image: d, backdrop: "#1F8FA0"}, b]
    overlay: white
    contrast: 4.5
    interpolation: oklch
  one: {pages: [c]}
gradients:
  System Green: {system: Green}
  System White: {system: White}
  System Veil: {system: Veil}
  System Wide: {system: Wide}
  System Literal: {system: "rgb(31 143 160 / 50%)"}
  System Night: {system: Night}
  Between: {colors: [Veil, Green, "rgb(255 0 0 / 40%)", Wide, Brand/Green]}
  Brand: {colors: [Brand Two, Brand/Green, Gray], start: leading, end: trailing}
  Plain: {colors: ["#010203", Green]}
"""


def make(folder):
    """Writes the tree and gives its configuration."""
    catalog = folder / "Colors.xcassets"
    groups = [catalog, catalog / "Brand"]
    for group in groups:
        group.mkdir(parents=True, exist_ok=True)
    (groups[0] / "Contents.json").write_text(json.dumps({"info": INFO}))
    (groups[1] / "Contents.json").write_text(json.dumps({"info": INFO, "properties": {"provides-namespace": True}}))
    for name, values in COLORS.items():
        entries = []
        for appearances, one in zip(([], DARK), values, strict=False):
            if one:
                entries.append({"idiom": "universal", "color": one, **({"appearances": appearances} if appearances else {})})
        place = catalog / f"{name}.colorset"
        place.mkdir(exist_ok=True)
        (place / "Contents.json").write_text(json.dumps({"colors": entries, "info": INFO}))
    pictures = folder / "Pictures"
    pictures.mkdir(exist_ok=True)
    for number, name in enumerate("abcd"):
        picture = Image.new("RGB", (60, 40), (200 - 40 * number, 40, 60 * number))
        picture.paste((40, 160, 40 + 20 * number), (0, 26, 60, 40))
        picture.save(pictures / f"{name}.png")
    (pictures / "leaf.svg").write_text('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    config = folder / "tincture.yml"
    config.write_text(CONFIGURATION)
    return config
