"""Cuts Inter down to what labels need and writes it as C, with the licence beside it."""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

FOLDER = Path("/usr/share/fonts/opentype/inter")
COPYRIGHT = Path("/usr/share/doc/fonts-inter/copyright")

# Latin with Latin-1 and Extended-A, Greek, Cyrillic, punctuation, and signs that labels use.
LETTERS = [
    *range(0x20, 0x7F), *range(0xA0, 0x180), *range(0x370, 0x400), *range(0x400, 0x530), *range(0x2010, 0x2044),
    *map(ord, "€№™←↑→↓−≈≠≤≥∞▲▼"),
]


def subset(weight: str) -> bytes:
    font = TTFont(FOLDER / f"Inter-{weight}.otf")
    make_digits_even(font)
    options = Options()
    options.hinting = False
    options.layout_features = []
    options.drop_tables += ["GDEF", "GPOS", "GSUB", "STAT"]
    # What the license asks for: copyright and license stay readable in the font.
    options.name_IDs = [0, 1, 2, 13, 14]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=LETTERS)
    subsetter.subset(font)
    font.recalcTimestamp = False
    buffer = BytesIO()
    font.save(buffer)
    return buffer.getvalue()


def make_digits_even(font: TTFont) -> None:
    """Puts the tabular digits in the place of the others: hex codes stand below one another."""
    substitutions = font["GSUB"].table
    for record in substitutions.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in substitutions.LookupList.Lookup[index].SubTable:
                mapping = getattr(table, "ExtSubTable", table).mapping
                for characters in font["cmap"].tables:
                    for scalar in range(ord("0"), ord("9") + 1):
                        name = characters.cmap.get(scalar)
                        characters.cmap[scalar] = mapping.get(name, name)
        return


def write_c(folder: Path, weight: str, data: bytes) -> None:
    lines = [
        f"// Inter {weight}, cut down by Scripts/make-font. SIL Open Font License 1.1: see OFL.txt beside this file.",
        '#include "CTextDrawing.h"',
        "",
        f"const uint8_t tincture_inter_{weight.lower()}[] = {{",
    ]
    for start in range(0, len(data), 40):
        lines.append(",".join(str(byte) for byte in data[start:start + 40]) + ",")
    lines += ["};", f"const size_t tincture_inter_{weight.lower()}_size = sizeof tincture_inter_{weight.lower()};", ""]
    (folder / f"inter-{weight.lower()}.c").write_text("\n".join(lines))


def licence() -> str:
    """The licence's text, freed from the form that Debian gives it."""
    text = COPYRIGHT.read_text(encoding="utf-8")
    body = text.split("License: OFL-1.1\n", 1)[1].split("\n\nLicense:", 1)[0]
    lines = ["" if line == " ." else line[1:] for line in body.splitlines()]
    notice = TTFont(FOLDER / "Inter-Regular.otf")["name"].getDebugName(0)
    return "\n".join([
        f"{notice} (https://github.com/rsms/inter)", "",
        "This Font Software is licensed under the SIL Open Font License, Version 1.1.", "",
        "SIL OPEN FONT LICENSE Version 1.1", "", *lines, "",
    ])


def main() -> None:
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for weight in ["Regular", "SemiBold"]:
        data = subset(weight)
        write_c(folder, weight, data)
        print(f"Inter {weight}: {len(data)} bytes")
    (folder / "OFL.txt").write_text(licence(), encoding="utf-8")


main()
