"""Writes asset catalogs byte for byte as Xcode lays them out."""

import json
from pathlib import Path

INFO = {"author": "xcode", "version": 1}


def contents(folder, **keys):
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**keys, "info": INFO}, indent=2, separators=(",", " : "), sort_keys=True, ensure_ascii=False)
    (folder / "Contents.json").write_text(text + "\n", encoding="utf-8")


def group(folder, namespace=False):
    contents(folder, **({"properties": {"provides-namespace": True}} if namespace else {}))


def image_set(folder, files, template=False, vector=False):
    """`files` are pairs of a file's name and its scale, None for a single scale."""
    images = []
    for name, scale in files:
        image = {"filename": name, "idiom": "universal"}
        if scale:
            image["scale"] = f"{scale}x"
        images.append(image)
    if any(scale for _, scale in files) and not any(scale == 1 for _, scale in files):
        images.insert(0, {"idiom": "universal", "scale": "1x"})
    properties = {}
    if vector:
        properties["preserves-vector-representation"] = True
    if template:
        properties["template-rendering-intent"] = "template"
    contents(folder, images=images, **({"properties": properties} if properties else {}))


def color(components, space="srgb", dark=False):
    entry = {"color": {"color-space": space, "components": components}, "idiom": "universal"}
    if dark:
        entry["appearances"] = [{"appearance": "luminosity", "value": "dark"}]
    return entry


def color_set(folder, *colors):
    contents(folder, colors=list(colors) or [{"idiom": "universal"}])


def components(red, green, blue, alpha="1.000"):
    return {"red": red, "green": green, "blue": blue, "alpha": alpha}


def data(path, entries):
    """A data file as an app keeps it."""
    Path(path).write_text(json.dumps(entries, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
