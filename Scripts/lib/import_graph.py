"""Draws the imports of our targets as a table, and checks their direction and number."""

import json
import pathlib
import re
import sys
import textwrap

# The folders of Sources, each of which may use those before it.
FLOORS = ["Runtime", "System", "Text", "Pictures", "Catalog", "Pipeline", "Show", "Commands"]
MOST = 9
# The rules read every stage, and each names the type that finds it. A served page tries a color by the code that compiles it.
EXCEPTIONS = {"CatalogChecks": 15, "CatalogServing": 12, "PictureAnalysis": 10}
# A page that is read at once; tables cannot break their lines.
MOST_LINES, MOST_COLUMNS = 160, 100
COMMAND = "TinctureCommand"
BEGIN, END = "<!-- import graph: Scripts/make-import-graph -->", "<!-- end of the import graph -->"


def targets(package: dict) -> dict[str, tuple[str, list[str]]]:
    """The floor and the uses of each target of Sources, system libraries and plugins aside."""
    found = {}
    for target in package["targets"]:
        parts = (target.get("path") or "").split("/")
        if parts[0] == "Sources" and target["type"] not in ("system", "plugin"):
            uses = [next(iter(use.values()))[0] for use in target["dependencies"]]
            found[target["name"]] = (parts[1], uses)
    return {name: (floor, [use for use in uses if use in found]) for name, (floor, uses) in found.items()}


def problems(graph: dict[str, tuple[str, list[str]]]) -> list[str]:
    """What is wrong with the imports."""
    found = []
    for name, (floor, uses) in graph.items():
        modules = [use for use in uses if not re.match("C[A-Z]", use)]
        limit = EXCEPTIONS.get(name, MOST)
        if len(modules) > limit and name != COMMAND:
            found.append(f"{name} uses {len(modules)} of our Swift targets, more than {limit}: {', '.join(modules)}")
        for use in uses:
            if FLOORS.index(graph[use][0]) > FLOORS.index(floor):
                found.append(f"{name} ({floor}) uses {use}, which is of a higher floor ({graph[use][0]})")
    return found


def alike(package: dict) -> list[str]:
    """Names of targets and products that a file system that folds case takes for one another."""
    names = {one["name"] for kind in ("targets", "products") for one in package[kind]}
    folded: dict[str, list[str]] = {}
    for name in sorted(names):
        folded.setdefault(name.lower(), []).append(name)
    return [f"{' and '.join(same)} differ only in case" for same in folded.values() if len(same) > 1]


def too_long(text: str) -> list[str]:
    """What of the page is beyond its size."""
    lines = text.splitlines()
    found = [f"line {number} of the page has {len(line)} columns" for number, line in enumerate(lines, 1) if len(line) > MOST_COLUMNS and not line.startswith("|")]
    return found + ([f"the page has {len(lines)} lines"] if len(lines) > MOST_LINES else [])


def drawing(graph: dict[str, tuple[str, list[str]]]) -> str:
    """The targets floor by floor, with what each uses, a hundred columns wide; first those that use none."""
    alone = " ".join(sorted(name for name, (_, uses) in graph.items() if not uses))
    lines = ["```text", *textwrap.wrap(f"{alone} ◀ –", 99)]
    for floor in FLOORS:
        for name in sorted(name for name, (its, _) in graph.items() if its == floor and graph[name][1]):
            uses = " ".join(sorted(graph[name][1]))
            if name == COMMAND:
                uses = "all but TinctureBuild and TinctureKit"
            lines += textwrap.wrap(uses, 99, initial_indent=f"{name:<21}◀ ", subsequent_indent=" " * 23)
    return "\n".join([*lines, "```"])


def main() -> int:
    path = pathlib.Path(sys.argv[1])
    package = json.load(sys.stdin)
    graph = targets(package)
    text = path.read_text()
    drawn = re.sub(
        re.escape(BEGIN) + ".*" + re.escape(END), lambda _: f"{BEGIN}\n{drawing(graph)}\n{END}", text, flags=re.DOTALL
    )
    wrong = problems(graph) + alike(package) + too_long(drawn)
    for problem in wrong:
        print(f"Scripts/make-import-graph: {problem}", file=sys.stderr)
    if BEGIN not in text:
        print(f"Scripts/make-import-graph: {path} has no place for the graph", file=sys.stderr)
        return 1
    if "--check" not in sys.argv[2:]:
        path.write_text(drawn)
    elif drawn != text:
        print(f"{path}: the import graph is not that of Package.swift; run Scripts/make-import-graph", file=sys.stderr)
        return 1
    return 1 if wrong else 0


sys.exit(main())
