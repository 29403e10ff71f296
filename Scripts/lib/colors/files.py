"""The colors of design tokens, of color sets, and of the Dart library, which is read as text."""

import json
import re
import urllib.parse


def tokens(folder):
    """What the tokens give in both appearances, resolved as the resolver document says."""
    document = json.loads((folder / "catalog.resolver.json").read_text())
    given, problems = {}, []
    for appearance in document["modifiers"]["appearance"]["contexts"]:
        for path, token in resolved(folder, document, {"appearance": appearance}).items():
            problems += [f"tokens: {path} ({appearance}) {one}" for one in differences(token)]
            kind, *parts = path
            if kind == "carousel":
                given["page", parts[0], int(parts[1].removeprefix("page ")), appearance] = color(token["$value"])
            elif kind == "palette":
                use = "gradient" if parts[-1] == "backdropGradient" else parts[-1]
                given["picture", "/".join(parts[:-1]), use, appearance] = value(token)
            else:
                given[kind, "/".join(parts), "", appearance] = value(token)
    light = resolved(folder, document, {})
    if light != resolved(folder, document, {"appearance": "light"}):
        problems.append("tokens: light is not what they are without an input")
    only = resolved(folder, document, {"appearance": "dark"}).keys() - light.keys()
    return given, problems + [f"tokens: {path} is only in the dark file" for path in only]


def resolved(folder, document, inputs):
    """The tokens for inputs, by their paths: sources in their order, the last one wins (Resolver Module, section Resolution)."""
    found = {}

    def add(sources):
        for source in sources:
            if source["$ref"].startswith("#/sets/"):
                add(document["sets"][source["$ref"].removeprefix("#/sets/")]["sources"])
            else:
                found.update(walk(json.loads((folder / urllib.parse.unquote(source["$ref"])).read_text()), ()))

    for step in document["resolutionOrder"]:
        _, kind, name = step["$ref"].split("/")
        if kind == "sets":
            add([step])
        else:
            modifier = document["modifiers"][name]
            add(modifier["contexts"][inputs.get(name, modifier["default"])])
    return found


# CSS Color 4, section 17: Display P3 to sRGB, both in linear light.
TO_SRGB = ((1.2249401763, -0.2249401763, 0), (-0.0420569547, 1.0420569547, 0), (-0.0196375546, -0.0786360456, 1.0982736002))


def differences(token):
    """What is wrong with the components of a token's colors: they say what their hex says, as far as sRGB holds them."""
    values = [stop["color"] for stop in token["$value"]] if token["$type"] == "gradient" else [token["$value"]]
    for one in values:
        linear = [part if one["colorSpace"] == "srgb-linear" else decoded(part) for part in one["components"]]
        if one["colorSpace"] == "display-p3":
            linear = [sum(a * b for a, b in zip(row, linear, strict=True)) for row in TO_SRGB]
        elif one["colorSpace"] not in ("srgb", "srgb-linear"):
            yield f"is of the space {one['colorSpace']}"
        if min(linear) < -1e-4 or max(linear) > 1 + 1e-4:
            continue
        wanted = color(one)[:3]
        got = [round(255 * encoded(min(max(part, 0), 1))) for part in linear]
        if any(abs(a - b) > 1 for a, b in zip(got, wanted, strict=True)):
            yield f"has the components {one['components']} and the hex {one['hex']}"


def decoded(part):
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def encoded(part):
    return part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055


def walk(node, path):
    """The tokens of a group with their paths; a group's own token has the group's path."""
    if "$value" in node:
        yield path, node
        return
    for name, inner in node.items():
        if name == "$extensions":
            continue
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


DART_COLORS = r"CatalogColor\(0x([0-9A-F]{8}), 0x([0-9A-F]{8})\)"


def dart(folder):
    """What the constants of the Dart library say."""
    text = (folder / "catalog.dart").read_text()
    given = {}

    def add(kind, name, use, match):
        for appearance, digits in zip(("light", "dark"), match.groups()[-2:], strict=True):
            given[kind, name, use, appearance] = (*(int(digits[at : at + 2], 16) for at in (2, 4, 6)), int(digits[:2], 16))

    names = {symbol: dart_text(name) for name, symbol in re.findall(r'^    ("(?:[^"\\]|\\.)*"): (\S+),$', text, re.MULTILINE)}
    for match in re.finditer(rf"static const CatalogColor (\S+) = {DART_COLORS};", text):
        add("color", names[match[1]], "", match)
    for line in re.finditer(r'static const CatalogPicture \S+ = CatalogPicture\(("(?:[^"\\]|\\.)*"), (.*)\);', text):
        for match in re.finditer(rf'"(\w+)": {DART_COLORS}', line[2]):
            add("picture", dart_text(line[1]), match[1], match)
    for carousel in re.finditer(r'Carousel\(\n    name: ("(?:[^"\\]|\\.)*"),(.*?)\n  \);', text, re.DOTALL):
        for number, match in enumerate(re.finditer(rf"CarouselPage\(.*?, {DART_COLORS}", carousel[2]), 1):
            add("page", dart_text(carousel[1]), number, match)
    return given


def dart_text(literal):
    """The text of a string literal; Dart has JSON's escapes, and one for the dollar."""
    return json.loads(literal.replace("\\$", "$"))
