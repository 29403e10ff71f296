"""The colors of the module that `--emit web` writes, by running it, and those of Android's resources."""

import json
import re
import subprocess
from xml.etree import ElementTree

import manifest as said

PROGRAM = """
import { pathToFileURL } from "node:url";
const [{ colors, gradients, carousels }, { pictures }] = await Promise.all(
  [process.argv[1], process.argv[1].replace(/mjs$/, "pictures.mjs")].map((file) => import(pathToFileURL(file).href)));
const places = JSON.parse(process.argv[2]);
const looked = Object.entries(places).map(([name, list]) =>
  [name, list.map((place) => ["light", "dark"].map((appearance) => carousels[name].colorAt(place, appearance)))]);
const pages = Object.entries(carousels).map(([name, carousel]) => [name, carousel.pages]);
console.log(JSON.stringify({ colors, gradients, pictures, pages, looked: Object.fromEntries(looked) }));
"""


def read(folder, manifest):
    """What the module gives; a color outside sRGB is None."""
    places = {}
    for entry in manifest["carousels"]:
        places[entry["name"]] = [transition + stop["progress"] for transition, part in enumerate(entry["transitions"]) for stop in part["stops"]]
    done = subprocess.run(
        ["node", "--input-type=module", "-e", PROGRAM, folder / "catalog.mjs", json.dumps(places)], capture_output=True, text=True, check=True)
    found, given = json.loads(done.stdout), {}
    for appearance in said.APPEARANCES:
        for name, one in found["colors"].items():
            given["color", name, "", appearance] = color(one[appearance])
        for name, one in found["gradients"].items():
            given["gradient", name, "", appearance] = stops(one["stops"], appearance)
        for name, picture in found["pictures"].items():
            for use, one in picture.items():
                if use == "backdropGradient":
                    given["picture", name, "gradient", appearance] = stops(one, appearance)
                elif use == "bleedGradient":
                    given["picture", name, use, appearance] = stops(one["stops"], appearance)
                elif use != "thumbhash":
                    given["picture", name, use, appearance] = color(one[appearance])
        for name, pages in found["pages"]:
            for number, page in enumerate(pages, 1):
                given["page", name, number, appearance] = color(page["backdrop"][appearance])
    for entry in manifest["carousels"]:
        looked = iter(found["looked"][entry["name"]])
        for number, transition in enumerate(entry["transitions"]):
            given["transition", entry["name"], number, "light"] = tuple(
                (color(next(looked)[0]), stop["progress"]) for stop in transition["stops"])
    return given


def stops(found, appearance):
    return tuple((color(one[appearance]), one["location"]) for one in found)


def color(code):
    if not code.startswith("#"):
        return None
    return (*(int(code[at : at + 2], 16) for at in (1, 3, 5)), int(code[7:9] or "ff", 16))


def android(folder, manifest):
    """What the resources give by day and by night; and problems of their names."""
    values, problems = {}, []
    for appearance, place in (("light", "values"), ("dark", "values-night")):
        for node in ElementTree.parse(folder / "android" / "res" / place / "colors.xml").getroot():
            if not re.fullmatch(r"[^\W\dA-Z][^\WA-Z]*", node.get("name")):
                problems.append(f"android: {node.get('name')} is not the name of a resource")
            values[node.get("name"), appearance] = node.text
    given = {}
    for (kind, name, use), resource in android_names(manifest).items():
        for appearance in said.APPEARANCES:
            text = values.get((resource, appearance)) or values.get((resource, "light"))
            if text:
                digits = text[1:].rjust(8, "F")
                given[kind, name, use, appearance] = (*(int(digits[at : at + 2], 16) for at in (2, 4, 6)), int(digits[:2], 16))
    missing = {name for name, _ in values} - set(android_names(manifest).values())
    return given, problems + [f"android has {name}, which the manifest has not" for name in sorted(missing)]


def android_names(manifest):
    found = {("color", entry["name"], ""): entry["name"] for entry in manifest["colors"] if said.variants(entry)}
    for name, picture in said.pictures(manifest).items():
        for kind, _, use, _ in said.picture_values(name, picture):
            if not use.lower().endswith("gradient"):
                found[kind, name, use] = f"{name}/{use}"
    return {key: resource(text) for key, text in found.items()}


def resource(name):
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "_", said.plain_name(name))
    return re.sub(r"_+", "_", words.replace("-", "_")).lower()
