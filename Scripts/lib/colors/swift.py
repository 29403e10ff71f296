"""The colors of generated Swift and of binary tables, printed by a program that is compiled with both.

The program sees stand-ins for SwiftUI and UIKit (Tests/Catalog/CatalogEmittersTests/AppleStubs) that keep what they are given.
"""

import json
import pathlib
import re
import subprocess

STUBS = pathlib.Path("Tests/Catalog/CatalogEmittersTests/AppleStubs").resolve()
HERE = pathlib.Path(__file__).resolve().parent


def read(products, folder):
    """What the program prints, by (kind, name, use, appearance), and what is not as the manifest of colors has it."""
    work = folder / "swift"
    work.mkdir(exist_ok=True)
    products = products.resolve()
    source = (folder / "Assets.swift").read_text()
    (work / "Assets.swift").write_text(source)
    (work / "main.swift").write_text((HERE / "print.swift").read_text() + calls(source, folder))
    # The program looks into tables further than an app can: it is compiled as a part of the package, which SwiftPM calls as its folder.
    package = re.sub(r"\W", "_", pathlib.Path.cwd().name.lower())
    flags = ["-swift-version", "6", "-package-name", package, "-I", ".", "-I", str(products / "Modules")]
    for stub in ("UIKit", "SwiftUI"):
        arguments = ["-parse-as-library", "-enable-upcoming-feature", "InternalImportsByDefault", "-emit-module", "-module-name", stub, "-c"]
        run(["swiftc", *arguments, *flags, "-o", f"{stub}.o", str(STUBS / f"{stub}.swift")], work)
    # Of each source its object: what is left of a source that is gone has the same names once more.
    sources = pathlib.Path("Sources/Runtime")
    objects = [str(products / f"{source.relative_to(sources).parts[0]}.build" / f"{source.name}.o") for source in sorted(sources.rglob("*.swift"))]
    run(["swiftc", *flags, "-o", "print-colors", "main.swift", "Assets.swift", "UIKit.o", "SwiftUI.o", *objects], work)
    lines = run([str(work / "print-colors")], work).splitlines()
    given, tables = {}, {}
    for line in lines:
        kind, name, use, appearance, found = json.loads(line)
        key = (kind.removeprefix("table "), name, use, appearance)
        (tables if kind.startswith("table ") else given)[key] = tupled(found)
    return given, tables


def tupled(found):
    return tuple(tupled(one) for one in found) if isinstance(found, list) else found


def run(command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command)}\n{done.stdout}{done.stderr}")
    return done.stdout


def calls(source, folder):
    """A call for each constant of the file, under its symbol, and for each table."""
    text = ""
    for kind in ("ImageResource", "ColorResource", "Gradient", "Carousel"):
        for part in re.findall(rf"(?ms)^(?:nonisolated )?extension Assets\.{kind} \{{\n(.*?)^\}}", source):
            groups = []
            for line in part.splitlines():
                if opened := re.match(r" *(?:nonisolated )?enum (\S+) \{", line):
                    groups.append(opened[1])
                elif groups and re.match(r" *\}$", line):
                    groups.pop()
                elif constant := re.match(rf" *static (?:var|let) (\S+): Assets\.{kind}\b", line):
                    text += f"show(Assets.{kind}.{'.'.join([*groups, constant[1]])})\n"
    light = [table for table in (folder / "Tables").glob("*.gradienttable") if ".dark." not in table.name]
    for table in sorted(light):
        text += f"show(table: {json.dumps(str(table))}, {json.dumps(table.stem)})\n"
    return text
