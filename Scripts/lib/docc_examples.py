"""Collects the examples of a symbol graph's documentation into one program; fails where a symbol is in none of them.

    python docc_examples.py GRAPH PROGRAM MODULE

Of any other module than TinctureKit only the types need an example.
"""

import json
import pathlib
import re
import sys

# What an example shows by calling it. The cases of an enumeration and named constants explain themselves.
CALLED = {"swift.method", "swift.type.method", "swift.property", "swift.init", "swift.subscript"}


def example(symbol):
    """The code of the examples in a symbol's documentation."""
    text = "\n".join(line["text"] for line in symbol.get("docComment", {}).get("lines", []))
    return "\n".join(re.findall(r"^```swift\n(.*?)^```", text, re.MULTILINE | re.DOTALL))


def pattern(symbol):
    """What an example has that calls the symbol."""
    *_, owner, name = ["", *symbol["pathComponents"]]
    match symbol["kind"]["identifier"]:
        case "swift.init":
            return rf"\b{owner}(\.self|\()"
        case "swift.subscript":
            return r"\["
        case _:
            return rf"\b{name.split('(')[0]}\b"


def main():
    graph, program = map(pathlib.Path, sys.argv[1:3])
    module = sys.argv[3]
    symbols = json.loads(graph.read_text())["symbols"]
    examples = {tuple(symbol["pathComponents"]): example(symbol) for symbol in symbols}
    lacking = []
    for symbol in symbols:
        path = tuple(symbol["pathComponents"])
        kind = symbol["kind"]["identifier"]
        if module != "TinctureKit" and len(path) > 1:
            continue
        near = "\n".join(examples.get(path[:count], "") for count in range(1, len(path) + 1))
        if not near or (kind in CALLED and not re.search(pattern(symbol), near)):
            lacking.append(".".join(path))
    if lacking:
        sys.exit("no example shows " + ", ".join(sorted(lacking)))
    functions = [
        f"func example{number}() async throws {{\n{code}}}\ntry await example{number}()\n"
        for number, (_, code) in enumerate(sorted(examples.items()))
        if code
    ]
    program.write_text(f"import Foundation\nimport {module}\n" + "".join(functions))


main()
