"""Writes the color fixtures: see Scripts/make-color-fixtures.

Components are in the units of CSS (percentages 0 … 100, hues in degrees), null where they are missing.
"""

import json
import math
import random
import sys
from pathlib import Path

from coloraide.css.color_names import name2val_map
from coloraide.everything import ColorAll as Color

# Each space with the ranges that random components are taken from: for RGB and XYZ somewhat more than any display has.
SPACES = {
    "srgb": [(-0.2, 1.2)] * 3,
    "srgb-linear": [(-0.2, 1.2)] * 3,
    "display-p3": [(-0.2, 1.2)] * 3,
    "display-p3-linear": [(-0.2, 1.2)] * 3,
    "xyz-d65": [(0, 1.1)] * 3,
    "xyz-d50": [(0, 1.1)] * 3,
    "lab": [(2, 98), (-110, 110), (-110, 110)],
    "lch": [(2, 98), (2, 130), (0, 360)],
    "oklab": [(0.05, 0.98), (-0.35, 0.35), (-0.35, 0.35)],
    "oklch": [(0.05, 0.98), (0.02, 0.37), (0, 360)],
    "hsl": [(0, 360), (5, 100), (5, 95)],
    "hwb": [(0, 360), (0, 55), (0, 40)],
}
HUES = {"lch": 2, "oklch": 2, "hsl": 0, "hwb": 0}
# ColorAide counts these 0 … 1.
HUNDREDTHS = {"hsl": (1, 2), "hwb": (1, 2)}
METHODS = ("shorter", "longer", "increasing", "decreasing")

draw = random.Random(20240229)


def scaled(space, components, factor):
    return [c * factor if i in HUNDREDTHS.get(space, ()) else c for i, c in enumerate(components)]


def color(space, components, alpha=1.0):
    """A color from components in the units of CSS, None where they are missing."""
    known = [math.nan if c is None else c for c in components]
    return Color(space, scaled(space, known, 0.01), math.nan if alpha is None else alpha)


def number(value, digits=9):
    """A short number, None where the component is missing."""
    if math.isnan(value):
        return None
    rounded = round(value, digits)
    return int(rounded) if rounded == int(rounded) else rounded


def components(c, digits=9):
    return [number(v, digits) for v in scaled(c.space(), c.coords(), 100)]


def written(c, digits=9):
    """A color as an object."""
    entry = {"space": c.space(), "components": components(c, digits)}
    alpha = number(c.alpha(), digits)
    if alpha != 1:
        entry["alpha"] = alpha
    return entry


def random_components(space):
    return [round(draw.uniform(low, high), 3) for low, high in SPACES[space]]


def random_alpha():
    return draw.choice([1, 1, 1, round(draw.uniform(0.05, 0.95), 2)])


def conversions():
    """Random colors of every space, and greys, in every other space."""
    cases = []
    sources = [(space, random_components(space)) for space in SPACES for _ in range(7)]
    sources += [("srgb", [v, v, v]) for v in (0, 0.02, 0.5, 1)]
    for space, given in sources:
        start = color(space, given)
        cases.append(
            {
                "space": space,
                "components": given,
                "converted": {target: components(start.convert(target)) for target in SPACES if target != space},
            }
        )
    return cases


def interpolation_case(space, method, start, end):
    blend = Color.interpolate(
        [start, end], space=space, out_space=space, hue=method or "shorter", premultiplied=True, carryforward=True,
        powerless=True,
    )
    samples = []
    for progress in (0, 0.2, 0.5, 0.9, 1):
        found = blend(progress)
        if space in HUES:
            hue = HUES[space]
            found[hue] = found[hue] % 360
        samples.append({"progress": progress, **{k: v for k, v in written(found, 7).items() if k != "space"}})
    case = {"space": space, "from": written(start), "to": written(end), "samples": samples}
    if method:
        case["hue"] = method
    return case


def interpolations():
    """Random colors blended in every space by every method, with alpha and with missing components."""
    cases = []
    for space in SPACES:
        for method in METHODS if space in HUES else (None,):
            for _ in range(5 if method else 12):
                ends = []
                for _ in range(2):
                    source = draw.choice(list(SPACES))
                    ends.append(color(source, random_components(source), random_alpha()))
                cases.append(interpolation_case(space, method, *ends))
            # What is missing in a color of the same space, alpha included, and the hue of a gray.
            # ColorAide fills in after it has premultiplied, CSS before (section 12.2), so both ends are equally opaque; and it
            # takes the hue of hsl() for powerless where the lightness is missing, CSS only where the saturation is nothing.
            for index in (0, 1, 3) if space == "hsl" else range(4):
                given = random_components(space)
                alpha = random_alpha()
                if index < 3:
                    given[index] = None
                source = draw.choice(list(SPACES))
                ends = [
                    color(space, given, None if index == 3 else alpha),
                    color(source, random_components(source), alpha),
                ]
                draw.shuffle(ends)
                cases.append(interpolation_case(space, method, *ends))
            grey = draw.choice([0, 0.25, 0.8, 1])
            cases.append(
                interpolation_case(space, method, color("srgb", [grey] * 3), color("oklch", random_components("oklch")))
            )
    # What is missing in a color of another space, and carried to the analogous component: CSS Color 4, section 12.2.
    for source, given, targets in [
        ("lch", [50, 40, None], ("oklch", "hsl", "hwb", "lab")),
        ("lch", [None, 40, 30], ("oklch", "oklab", "lab", "hsl")),
        ("oklch", [0.6, None, 30], ("lch", "hsl")),
        ("hsl", [None, 60, 40], ("oklch", "lch", "hwb", "srgb")),
        ("hsl", [200, None, 40], ("oklch", "lch")),
        ("lab", [50, None, 20], ("oklab", "lch")),
        ("lab", [50, None, None], ("lch", "oklch", "oklab")),
        ("oklch", [0.5, None, None], ("lab", "oklab", "lch")),
        ("srgb", [None, 0.5, 0.7], ("display-p3", "srgb-linear", "oklab", "hsl")),
        ("srgb", [None, None, None], ("oklab", "oklch", "hsl", "hwb", "xyz-d65", "display-p3")),
        ("hwb", [None, 20, 30], ("hsl", "oklch")),
        ("display-p3", [0.7, 0.5, None], ("oklch", "srgb")),
    ]:
        for target in targets:
            method = draw.choice(METHODS) if target in HUES else None
            cases.append(interpolation_case(target, method, color(source, given), color("srgb", [0.9, 0.3, 0.2])))
    return cases


def gamut_mappings():
    """Colors outside sRGB and Display P3, brought inside as CSS does it."""
    cases = []
    for _ in range(70):
        source = draw.choice(("oklch", "oklch", "display-p3", "lab", "srgb-linear", "xyz-d65"))
        start = color(source, random_components(source))
        case = {k: v for k, v in written(start).items() if k != "alpha"}
        for gamut in ("srgb", "display-p3"):
            case[gamut] = components(start.clone().fit(gamut, method="oklch-chroma", jnd=0.02).convert(gamut))
        cases.append(case)
    return cases


def differences():
    """Differences and contrast of random 8-bit colors, near and far."""
    cases = []
    for index in range(100):
        first = [draw.randrange(256) for _ in range(3)]
        spread = 6 if index % 2 else 256
        second = [min(255, max(0, c + draw.randint(-spread, spread))) for c in first]
        a, b = (Color("srgb", [c / 255 for c in bytes_]) for bytes_ in (first, second))
        cases.append(
            {
                "first": first,
                "second": second,
                "ciede2000": number(a.delta_e(b, method="2000", space="lab"), 8),
                "deltaEOK": number(a.delta_e(b, method="ok"), 8),
                "contrast": number(a.contrast(b), 6),
            }
        )
    return cases


def spelled(value):
    """A number in one of the ways that CSS has for it."""
    plain = f"{value:g}" if abs(value) >= 1e-3 or value == 0 else f"{value:f}"
    forms = [plain, plain, f"{value:.4f}", f"{value:e}".replace("e+00", "E0")]
    if value >= 0:
        forms.append("+" + plain)
    if plain.startswith("0."):
        forms.append(plain[1:])
    return draw.choice(forms)


def spelled_hue(degrees):
    value = degrees + draw.choice((0, 0, 360, -360))
    unit = draw.choice(("", "", "deg", "DEG", "grad", "rad", "turn"))
    factor = {"": 1, "deg": 1, "grad": 1 / 0.9, "rad": math.pi / 180, "turn": 1 / 360}[unit.lower()]
    return f"{value * factor:.7g}{unit}"


def spelled_color(name):
    """A random notation of a function; white space and case at random."""
    wholes = {
        "rgb": (255, 255, 255), "rgba": (255, 255, 255), "hsl": (None, 100, 100), "hsla": (None, 100, 100),
        "hwb": (None, 100, 100), "lab": (100, 125, 125), "lch": (100, 150, None), "oklab": (1, 0.4, 0.4),
        "oklch": (1, 0.4, None), "color": (1, 1, 1),
    }[name]
    legacy = name in ("rgb", "rgba", "hsl", "hsla") and draw.random() < 0.4
    percentages = draw.random() < 0.5
    parts = []
    for index, whole in enumerate(wholes):
        share = draw.random() if name not in ("lab", "oklab") or index == 0 else draw.uniform(-1, 1)
        if legacy:
            if whole is None:
                parts.append(spelled_hue(draw.uniform(0, 360)))
            elif percentages or name.startswith("hsl"):
                parts.append(f"{share * 100:.3g}%")
            else:
                parts.append(spelled(round(share * whole)))
        elif draw.random() < 0.12:
            parts.append(draw.choice(("none", "NONE")))
        elif whole is None:
            parts.append(spelled_hue(draw.uniform(0, 360)))
        elif draw.random() < 0.5:
            parts.append(f"{share * 100:.4g}%")
        else:
            parts.append(spelled(float(f"{share * whole:.4g}")))
    blank = draw.choice((" ", "  ", "\t", "\n "))
    separator = draw.choice((",", ", ", " , ")) if legacy else blank
    inside = separator.join(parts)
    if name == "color":
        space = draw.choice(("srgb", "srgb-linear", "display-p3", "display-p3-linear", "xyz", "xyz-d50", "xyz-d65"))
        inside = f"{space} {inside}"
    if draw.random() < 0.4:
        alpha = draw.choice((f"{draw.random():.3g}", f"{draw.random() * 100:.3g}%", "1.5", "-20%"))
        if not legacy:
            alpha = draw.choice((alpha, alpha, "none"))
        inside += draw.choice((",", ", ") if legacy else ("/", " / ", " /")) + alpha
    word = draw.choice((name, name.upper(), name.capitalize()))
    return f"{word}({draw.choice(('', ' '))}{inside}{draw.choice(('', ' '))})"


def notations():
    """Colors in every notation, and texts that are none."""
    texts = sorted(name2val_map) + ["RebeccaPurple", "TRANSPARENT", "#123", "#abcd", "#FE9A3B", "#fe9a3b80"]
    for name in ("rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color"):
        texts += [spelled_color(name) for _ in range(18)]
    cases = []
    for text in texts:
        read = Color(text)
        cases.append({"css": text, **written(read)})
    refused = [
        "", " ", "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "123456", "blau", "rgb", "rgb()", "rgb(1 2)",
        "rgb(1 2 3 4)", "rgb(1, 2 3)", "rgb(1 2, 3)", "rgb(1,2,3/4)", "rgb(1 2 3, 0.5)", "rgb(1, 2%, 3)",
        "rgb(none, 1, 2)", "rgb(1, 2, none)", "rgb(1deg 2 3)", "rgb(1 2 3) x", "rgb(1 2 3 /)", "rgb(1 2 3 / 1deg)",
        "hsl(50% 50% 50%)", "hsl(1, 2, 3)", "hsl(1, 2%, none)", "hsl(1px 2% 3%)", "hwb(1, 2%, 3%)", "lab(1, 2, 3)",
        "lab(1deg 2 3)", "lch(1 2 3%)", "lch(1 2deg 3)", "oklab(1 2)", "oklch(1 2 3 / )", "color(1 2 3)",
        "color(srgb)", "color(nowhere 1 2 3)", "color(srgb 1, 2, 3)", "color(srgb 1 2 3 4)",
        "rgb(1. 2 3)", "rgb(. 2 3)", "rgb(1e 2 3)", "rgb(+ 2 3)", "rgb (1 2 3)", "#fff#fff", "red blue",
    ]
    for text in refused:
        if Color.match(text, fullmatch=True) is not None:
            raise SystemExit(f"ColorAide reads {text!r}")
    return {"read": cases, "refused": refused}


def contrasts():
    """Contrast of colors as they are named in catalogs: of any space, texts translucent on opaque backgrounds."""
    cases = []
    for index in range(1000):
        spaces = [draw.choice(("srgb", "display-p3", "oklch", "lab", "hsl")) for _ in range(2)]
        text, ground = (
            color(space, random_components(space)).fit("srgb" if space == "hsl" else "display-p3", method="clip")
            for space in spaces
        )
        if index % 2:
            text = text.set("alpha", round(draw.uniform(0.05, 0.99), 2))
        text, ground = color_of(text), color_of(ground)
        seen = Color.layer([text, ground], space="srgb", out_space="srgb")
        cases.append(
            {
                "text": written(text),
                "on": written(ground),
                "contrast": number(seen.contrast(ground, method="wcag21"), 6),
            }
        )
    return cases


def color_of(given):
    """The color that a fixture's digits say."""
    text = written(given)
    return color(text["space"], text["components"], text.get("alpha", 1))


def wide_spaces():
    """Colors of RGB spaces that are larger than displays."""
    cases = []
    for space in ("a98-rgb", "prophoto-rgb", "rec2020"):
        for _ in range(40):
            values = [number(draw.uniform(-0.1, 1.1)) for _ in range(3)]
            cases.append(
                {
                    "space": space,
                    "components": values,
                    "xyz": components(Color(space, values).convert("xyz-d65")),
                }
            )
    return cases


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    for name, value in {
        "conversions": conversions(),
        "interpolations": interpolations(),
        "gamut-mappings": gamut_mappings(),
        "differences": differences(),
        "notations": notations(),
        "contrasts": contrasts(),
        "wide-spaces": wide_spaces(),
    }.items():
        groups = value if isinstance(value, dict) else {"cases": value}
        lines = []
        for group, cases in groups.items():
            body = ",\n".join("  " + json.dumps(case, separators=(",", ":")) for case in cases)
            lines.append(f'"{group}":[\n{body}\n]')
        (folder / f"{name}.json").write_text("{" + ",\n".join(lines) + "}\n")


main(Path(sys.argv[1]))
