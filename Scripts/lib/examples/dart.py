"""Parses Dart by the grammar of tree-sitter, which finds what is no Dart, and prints what is missing or wrong.

    python dart.py FILE …
"""

import pathlib
import sys

import tree_sitter
import tree_sitter_dart_orchard

parser = tree_sitter.Parser(tree_sitter.Language(tree_sitter_dart_orchard.language()))


def mistakes(node):
    if node.type == "ERROR" or node.is_missing:
        yield node
    for child in node.children:
        yield from mistakes(child)


found = 0
for name in sys.argv[1:]:
    for node in mistakes(parser.parse(pathlib.Path(name).read_bytes()).root_node):
        found += 1
        line, column = node.start_point
        print(f"{name}:{line + 1}:{column + 1}: error: not Dart: {node.text[:60].decode(errors='replace')!r}", file=sys.stderr)
# A grammar that finds nothing wrong anywhere would be no check.
broken = parser.parse(b"class A { final int = ; }").root_node
sys.exit(1 if found or not list(mistakes(broken)) else 0)
