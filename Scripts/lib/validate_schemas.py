"""Validates samples against the schemas that the tool prints, and expects mistakes to be refused."""

import copy
import json
import pathlib
import shutil
import subprocess
import sys

TOOL, WORK = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
VALIDATOR = pathlib.Path(sys.executable).parent / "check-jsonschema"


def run(*command, folder=None):
    return subprocess.run([str(part) for part in command], cwd=folder, check=True, capture_output=True, text=True).stdout


def refused(kind, files):
    """The names of the files that the schema of a kind refuses."""
    result = subprocess.run(
        [VALIDATOR, "--output-format", "json", "--no-cache", "--schemafile", WORK / f"{kind}.json", *files],
        capture_output=True,
        text=True,
        check=False,
    )
    if not result.stdout.startswith("{"):
        sys.exit(result.stdout + result.stderr)
    report = json.loads(result.stdout)
    return {pathlib.Path(error["filename"]) for error in report["errors"] + report.get("parse_errors", [])}


def expect(kind, good, bad):
    """Expects a schema to allow some files and to refuse others; the latter have a description each."""
    found = refused(kind, [*good, *bad])
    for file in good:
        if file in found:
            print(subprocess.run([VALIDATOR, "--schemafile", WORK / f"{kind}.json", file], capture_output=True, text=True, check=False).stdout)
            sys.exit(f"the schema of the {kind} refuses {file}")
    for file, description in bad.items():
        if file not in found:
            sys.exit(f"the schema of the {kind} allows {description}")
    print(f"{kind}: {len(good)} samples follow the schema, {len(bad)} mistakes are refused")


def written(name, text):
    path = WORK / name
    path.write_text(text, encoding="utf-8")
    return path


def damaged(prefix, value, changes):
    """Copies of a JSON value, each with one change."""
    files = {}
    for number, (description, change) in enumerate(changes.items()):
        one = copy.deepcopy(value)
        change(one)
        files[written(f"{prefix}-{number}.json", json.dumps(one))] = description
    return files


KINDS = ["configuration", "manifest", "data", "diff", "findings", "extraction", "pages"]
for kind in KINDS:
    written(f"{kind}.json", run(TOOL, "schema", kind))
run(VALIDATOR, "--check-metaschema", *[WORK / f"{kind}.json" for kind in KINDS])

# The configuration: every sample, what `init` writes, and the mistakes of the tests.
(WORK / "start" / "Pictures").mkdir(parents=True)
for name in ["loop1.jpg", "loop2.jpg"]:
    shutil.copy(f"Assets/TmallHome/Banners/{name}", WORK / "start" / "Pictures")
run(TOOL, "init", folder=WORK / "start")
samples = [pathlib.Path(path) for path in run("git", "ls-files", "*tincture.yml").splitlines()]
good, bad, unseen = [*samples, WORK / "start/tincture.yml"], {}, {}
mistakes = json.loads(pathlib.Path("Tests/Fixtures/Configurations/mistakes.json").read_text(encoding="utf-8"))
rules = ["rules: {missing-scal: off}", "rules: {missing-scale: fatal}", "rules: {missing-dark: {minimum: 3}}", "emit: {swift: {enum: art}}"]
for number, mistake in enumerate(mistakes + [{"text": text, "schema": True} for text in rules]):
    file = written(f"mistake-{number}.yml", mistake["text"].replace("¶", ""))
    if mistake["schema"]:
        bad[file] = mistake["text"]
    elif "YAML" not in mistake["words"]:
        unseen[file] = mistake["text"]
expect("configuration", good, bad)
for file in sorted(refused("configuration", unseen)):
    sys.exit(f"the schema sees this mistake now; say so: {unseen[file]}")

# Data files.
lists = [pathlib.Path(path) for path in run("git", "ls-files", "Assets/*.json").splitlines() if not path.endswith("Contents.json")]
entry = {"image": "a", "backdrop": "#C0C0C0", "colors": {"red": 192, "green": 192, "blue": 192}}
changes = {
    "an entry that names no picture": lambda d: d[0].pop("image"),
    "a picture without a name": lambda d: d[0].update(image=""),
    "a color of five digits": lambda d: d[0].update(backdrop="#12345"),
    "a color without a quoted #": lambda d: d[0].update(backdrop=None),
    "a component above 255": lambda d: d[0]["colors"].update(red=300),
    "colors without blue": lambda d: d[0]["colors"].pop("blue"),
    "an entry that is a text": lambda d: d.append("loop1"),
    "a price that is a list": lambda d: d[0].update(price=[1]),
}
expect("data", lists, damaged("data", [entry], changes))

# The manifest.
run(TOOL, "compile", "--config", "Assets/tincture.yml", "--output", WORK / "out")
catalog = WORK / "out/catalog.json"
changes = {
    "another schema version": lambda m: m.update(schemaVersion=2),
    "no carousels": lambda m: m.pop("carousels"),
    "a kind that is none": lambda m: m["images"][0].update(kind="photo"),
    "a digest cut short": lambda m: m["images"][0]["variants"][0].update(sha256="00"),
    "a hex code in lower case": lambda m: m["palettes"][0].update(mean="#abcdef"),
    "a weight above one": lambda m: m["palettes"][0]["swatches"][0].update(weight=1.5),
    "a color without value": lambda m: m["colors"][1]["variants"][0].pop("hex"),
    "a progress above one": lambda m: m["carousels"][0]["transitions"][0]["stops"][0].update(progress=2),
    "a transition without samples": lambda m: m["carousels"][0]["transitions"][0].pop("samples"),
    "a source that is none": lambda m: m["carousels"][0]["pages"][0].update(source="guessed"),
    "a candidate that is no color": lambda m: m["palettes"][0]["candidates"].append("red"),
    "a gradient of one stop": lambda m: m["gradients"][0].update(stops=m["gradients"][0]["stops"][:1]),
}
manifests = [catalog, pathlib.Path("Tests/Commands/EndToEndTests/Goldens/catalog.json")]
expect("manifest", manifests, damaged("manifest", json.loads(catalog.read_text(encoding="utf-8")), changes))

# Differences: of the samples to another form of them, of a manifest to itself, and of an empty catalog to the samples, with checks and without.
shop = WORK / "shop"
shutil.copytree("Assets", shop, ignore=shutil.ignore_patterns(".*"))
lists = shop / "TmallHome/homeLoopData.json"
pages = json.loads(lists.read_text(encoding="utf-8"))
pages[0].update(bgColor="#FE9A3B")
pages[0].pop("colors")
for page in pages:
    page.update({key: "spring" for key, value in page.items() if value == "loop5"})
lists.write_text(json.dumps(pages), encoding="utf-8")
shutil.copy(shop / "TmallHome/Banners/loop1.jpg", shop / "TmallHome/Banners/loop2.jpg")
(shop / "TmallHome/Banners/loop5.jpg").rename(shop / "TmallHome/Banners/spring.jpg")
other = WORK / "other/catalog.json"
run(TOOL, "compile", WORK / "start/Pictures", "--output", other.parent)
kinds = {"whole": ["Assets", shop], "same": [catalog, catalog], "manifests": [other, catalog], "back": [catalog, other]}
differences = {}
for name, (base, head) in kinds.items():
    differences[name] = written(f"difference-{name}.json", run(TOOL, "diff", base, head, "--format", "json"))
whole = json.loads(differences["whole"].read_text(encoding="utf-8"))
for kind in ["backdrops", "pictures", "findings"]:
    if not whole[kind]:
        sys.exit(f"the sample of a difference has no {kind}")
changes = {
    "another version": lambda d: d.update(version=2),
    "no summary": lambda d: d.pop("summary"),
    "a summary without contrast": lambda d: d["summary"].pop("contrast"),
    "a count that is a text": lambda d: d["summary"].update(added="1"),
    "a backdrop without a color": lambda d: d["backdrops"][0]["after"].pop("hex"),
    "a hex code in lower case": lambda d: d["backdrops"][0]["after"].update(hex="#abcdef"),
    "a change that is none": lambda d: d["pictures"][0].update(change="moved"),
    "a negative distance": lambda d: d["backdrops"][0].update(distance=-1),
    "a finding without a rule": lambda d: d["findings"].update(new=[{"severity": "error", "path": "a", "message": "b"}]),
    "a byte count that is a number": lambda d: d.update(byteCount=3),
}
expect("diff", [*differences.values()], damaged("difference", whole, changes))

# Findings, the colors of pictures, and pages: of the samples, and of nothing.
def printed(name, *command):
    run = subprocess.run([str(TOOL), *map(str, command)], check=False, capture_output=True, text=True)
    return written(name, run.stdout)


golden = json.loads(pathlib.Path("Tests/Commands/EndToEndTests/Goldens/catalog.json").read_text(encoding="utf-8"))
(WORK / "stale.json").write_text(json.dumps({**golden, "colors": []}), encoding="utf-8")
stale = printed("found.json", "check", "--config", "Assets/tincture.yml", "--format", "json", "--manifest", WORK / "stale.json")
clean = printed("found-nothing.json", "check", "--config", "Assets/tincture.yml", "--format", "json")
whole = json.loads(stale.read_text(encoding="utf-8"))
if not whole["findings"]:
    sys.exit("a manifest without colors gave no finding")
changes = {
    "another version": lambda f: f.update(version=2),
    "no version": lambda f: f.pop("version"),
    "no findings": lambda f: f.pop("findings"),
    "a severity that is none": lambda f: f["findings"][0].update(severity="fatal"),
    "a line 0": lambda f: f["findings"][0].update(line=0),
    "a finding without a rule": lambda f: f["findings"][0].pop("rule"),
}
expect("findings", [stale, clean], damaged("finding", whole, changes))
lines = run(TOOL, "extract", "--format", "ndjson", "--placeholders", "Assets/TmallHome/Banners").splitlines()
bad = printed("unusable.ndjson", "extract", "--format", "ndjson", "Package.swift").read_text(encoding="utf-8")
good = [written(f"extraction-{number}.json", line) for number, line in enumerate([*lines, bad])]
changes = {
    "another version": lambda e: e.update(version=2),
    "no version": lambda e: e.pop("version"),
    "a digest cut short": lambda e: e.update(sha256="00"),
    "a hex code in lower case": lambda e: e.update(mean="#abcdef"),
    "a width that is a text": lambda e: e.update(width="10"),
    "settings without a count": lambda e: e["settings"].pop("count"),
    "a format that is a number": lambda e: e.update(format=1),
    "a weight above one": lambda e: e["swatches"][0].update(weight=2),
}
expect("extraction", good, damaged("extracted", json.loads(lines[0]), changes))
pages = [
    written("pages-all.json", run(TOOL, "extract", "--format", "pages", "--placeholders", "Assets/TmallHome/Banners")),
    printed("pages-none.json", "extract", "--format", "pages", "Package.swift"),
]
changes = {
    "another version": lambda p: p.update(version=2),
    "no pages": lambda p: p.pop("pages"),
    "a page without a picture": lambda p: p["pages"][0].pop("image"),
    "a page without a color": lambda p: p["pages"][0].pop("backdrop"),
    "a color of five digits": lambda p: p["pages"][0].update(dark="#12345"),
}
expect("pages", pages, damaged("page", json.loads(pages[0].read_text(encoding="utf-8")), changes))
expect("data", [pages[0]], {})

# Design tokens and their resolver document, by schemas that are written from the reports of the community group.
for kind in ["tokens", "resolver"]:
    shutil.copy(f"Tests/Fixtures/Schemas/{kind}.json", WORK / f"{kind}.json")
run(VALIDATOR, "--check-metaschema", *[WORK / f"{kind}.json" for kind in ["tokens", "resolver"]])
run(TOOL, "compile", "--config", "Assets/tincture.yml", "--output", WORK / "tokens", "--emit", "tokens:file=shop catalog")
light, dark, resolver = (WORK / "tokens" / f"shop catalog{end}" for end in [".tokens.json", "-dark.tokens.json", ".resolver.json"])


def at_color(name, **members):
    """A change of the value of a color token."""
    return lambda tokens: tokens["color"][name]["$value"].update(members)


changes = {
    "a name with a full stop": lambda t: t["color"].update({"a.b": t["color"]["Green"]}),
    "a name with a brace": lambda t: t["color"].update({"{a": t["color"]["Green"]}),
    "a name that begins with $": lambda t: t["color"].update({"$green": t["color"]["Green"]}),
    "a token without a type": lambda t: t["color"]["Green"].pop("$type"),
    "a type that is none": lambda t: t["color"]["Green"].update({"$type": "paint"}),
    "a token in a token": lambda t: t["color"]["Green"].update({"dark": dict(t["color"]["Green"])}),
    "a description that is a list": lambda t: t["color"]["Green"].update({"$description": []}),
    "extensions that are a text": lambda t: t["color"].update({"$extensions": "thumbhash"}),
    "a value in plain hex": lambda t: t["color"]["Green"].update({"$value": "#339966"}),
    "a value that refers to nothing": lambda t: t["color"]["Green"].update({"$value": "{}"}),
    "a color without a space": lambda t: t["color"]["Green"]["$value"].pop("colorSpace"),
    "a color without components": lambda t: t["color"]["Green"]["$value"].pop("components"),
    "a space that is none": at_color("Green", colorSpace="rgb"),
    "a component above 1": at_color("Green", components=[1.1, 0, 0]),
    "two components": at_color("Green", components=[1, 0]),
    "a component that is a text": at_color("Green", components=["0.5", 0, 0]),
    "an alpha above 1": at_color("Green", alpha=2),
    "hex with an alpha": at_color("Green", hex="#33996680"),
    "a member that a color has not": at_color("Green", opacity=1),
    "a hue of 360": at_color("Green", colorSpace="oklch", components=[0.5, 0.1, 360]),
    "a lightness above 100": at_color("Green", colorSpace="lab", components=[101, 0, 0]),
    "a negative chroma": at_color("Green", colorSpace="lch", components=[50, -1, 0]),
    "a gradient without stops": lambda t: t["gradient"]["Card"].update({"$value": []}),
    "a stop without a position": lambda t: t["gradient"]["Card"]["$value"][0].pop("position"),
    "a position above 1": lambda t: t["gradient"]["Card"]["$value"][0].update(position=1.5),
    "a direction of a gradient": lambda t: t["gradient"]["Card"]["$value"][0].update(angle=90),
}
expect("tokens", [light, dark], damaged("tokens", json.loads(light.read_text(encoding="utf-8")), changes))
changes = {
    "another version": lambda r: r.update(version="2026.01"),
    "no version": lambda r: r.pop("version"),
    "no order": lambda r: r.pop("resolutionOrder"),
    "a member that is none": lambda r: r.update(themes={}),
    "a set without sources": lambda r: r["sets"]["catalog"].pop("sources"),
    "a modifier without contexts": lambda r: r["modifiers"]["appearance"].pop("contexts"),
    "a modifier of one context": lambda r: r["modifiers"]["appearance"]["contexts"].pop("dark"),
    "a context that refers to a modifier": lambda r: r["modifiers"]["appearance"]["contexts"].update(dark=[{"$ref": "#/modifiers/appearance"}]),
    "a source that is a text": lambda r: r["sets"]["catalog"].update(sources=["catalog.tokens.json"]),
    "an order that refers to a file": lambda r: r["resolutionOrder"].append({"$ref": "catalog.tokens.json"}),
    "an address with a blank": lambda r: r["sets"]["catalog"].update(sources=[{"$ref": "shop catalog.tokens.json"}]),
}
expect("resolver", [resolver], damaged("resolver", json.loads(resolver.read_text(encoding="utf-8")), changes))

# The schemas' addresses are the release's.
address = pathlib.Path("Scripts/lib/release/address").read_text(encoding="utf-8").strip()
entry = json.loads(pathlib.Path("Scripts/integrations/editors/schemastore.json").read_text(encoding="utf-8"))
if entry["url"] != f"{address}/schemas/configuration-1.json":
    sys.exit(f"the entry for SchemaStore names {entry['url']}; the release has {address}")
for kind in KINDS:
    identifier = json.loads((WORK / f"{kind}.json").read_text(encoding="utf-8"))["$id"]
    if identifier != f"{address}/schemas/{kind}-1.json":
        sys.exit(f"the schema of the {kind} has the address {identifier}; the release has {address}")
