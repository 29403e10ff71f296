"""Compares the colors of every output of a catalog with those of its manifest, and tries the documentation's page for the web."""

import json
import pathlib
import shutil
import subprocess
import sys

import css
import files
import manifest as said
import page
import swift
import tree
import web
from playwright.sync_api import sync_playwright


def check(browser, products, config, folder):
    """What differs between the manifest of a configuration and everything else that is written with it."""
    shutil.rmtree(folder, ignore_errors=True)
    emitters = [word for name in ("swift:bundle=main", "css", "tokens", "tables", "xcassets", "web:file=catalog.mjs", "android", "dart") for word in ("--emit", name)]
    done = subprocess.run(
        [products / "tincture", "compile", "--config", config, "--output", folder, "--no-cache", "--quiet", *emitters],
        capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise SystemExit(done.stderr)
    manifest = json.loads((folder / "catalog.json").read_text())
    wanted = said.values(manifest)

    def part(*kinds, appearances=said.APPEARANCES, uses=None):
        return {key: value for key, value in wanted.items()
                if key[0] in kinds and key[3] in appearances and (uses is None or key[2] in uses)}

    problems, count = [], 0

    def compare(wanted_part, given, what):
        nonlocal count
        count += len(wanted_part)
        problems.extend(said.compare(wanted_part, given, what))
        # What the manifest leaves open is what the first output says; the others must agree.
        wanted.update(wanted_part)

    given, found = css.read(browser, folder, manifest)
    problems += found
    # Colors that CSS has in spaces of their own were compared there.
    other = {key for key, value in given.items() if value is None}
    for key, value in given.items():
        if key[0] == "gradient" and any(one[0] is None for one in value):
            given[key] = tuple((one[0] or wish[0], one[1]) for one, wish in zip(value, wanted[key], strict=True))
    compare({key: value for key, value in part("color", "picture", "gradient", "transition").items() if key not in other},
            {key: value for key, value in given.items() if key not in other}, "css")
    given, found = files.tokens(folder)
    problems += found
    compare(part("color", "picture", "gradient", "page"), given, "tokens")
    given = web.read(folder, manifest)
    wide = {key for key, value in given.items() if value is None}
    # In a gradient too a color outside sRGB is as its color set has it.
    for key, value in given.items():
        if key[0] == "gradient":
            given[key] = tuple((one[0] or wish[0], one[1]) for one, wish in zip(value, wanted[key], strict=True))
    wished = part("color", "picture", "gradient", "page", "transition")
    compare({key: value for key, value in wished.items() if key not in wide}, {key: value for key, value in given.items() if key not in wide}, "web")
    given, found = web.android(folder, manifest)
    problems += found
    compare({**part("color"), **{key: value for key, value in part("picture").items() if "radient" not in key[2]}}, given, "android")
    given = files.dart(folder)
    compare({**part("color", "page"), **{key: value for key, value in part("picture").items() if "radient" not in key[2]}}, given, "dart")
    given, found = files.sets(folder)
    flat = {key: value for key, value in part("picture").items() if key[2] not in ("gradient", "bleedGradient")}
    compare(flat, given, "xcassets")
    given, tables = swift.read(products, folder)
    drawn = {("gradient", *key[1:]): given.pop(key) for key in list(given) if key[0] == "linear gradient"}
    compare({**part("color", "gradient", "page", "transition", "dark transition", "track"), **part("picture", uses=["backdrop", "bleed", "tint"])},
            given, "swift")
    compare(part("gradient"), drawn, "swift, as SwiftUI draws it")
    by_file = {(kind, said.plain_name(name), use, appearance): value
               for (kind, name, use, appearance), value in part("page", "transition", appearances=["light"]).items()}
    problems += said.compare(by_file, tables, "tables")
    count += len(by_file)
    for problem in problems:
        print(f"{config}: {problem}", file=sys.stderr)
    print(f"{config}: {count} colors and gradients of eight outputs, {len(problems)} not as the manifest has them")
    return problems


def main(products, folder):
    products, folder = pathlib.Path(products), pathlib.Path(folder).resolve()
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    configurations = {"sample": pathlib.Path("Assets/tincture.yml"), "odd": tree.make(folder / "tree")}
    problems = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--force-color-profile=srgb"])
        for name, config in configurations.items():
            problems += check(browser, products, config, folder / name)
        problems += page.check(browser, products.resolve(), folder / "page")
        browser.close()
    sys.exit(1 if problems else 0)


main(*sys.argv[1:])
