"""Lists the public declarations of symbol graphs, and compares them with a committed list."""

import difflib
import json
import pathlib
import subprocess
import sys

HEAD = """\
# What an app can use of {what}, a declaration a line: written by `{script} --renew`.
# A difference from this list fails the gate; it is renewed together with a line in CHANGELOG.md.
"""


def declarations(folder: pathlib.Path) -> list[str]:
    """The declarations of all graphs in a folder, each behind the path of its name, sorted."""
    lines = set()
    for graph in sorted(folder.glob("*.symbols.json")):
        for symbol in json.loads(graph.read_text())["symbols"]:
            fragments = symbol.get("declarationFragments", [])
            words = " ".join("".join(fragment["spelling"] for fragment in fragments).split())
            lines.add(f"{'.'.join(symbol['pathComponents'])}: {words}")
    return sorted(lines)


def has_changed(path: str) -> bool:
    """True where a file differs from the last commit."""
    return subprocess.run(["git", "diff", "--quiet", "HEAD", "--", path], check=False).returncode != 0


def main() -> int:
    script, what, folder, path, *options = sys.argv[1:]
    listed = pathlib.Path(path)
    current = HEAD.format(what=what, script=script) + "".join(line + "\n" for line in declarations(pathlib.Path(folder)))
    known = listed.read_text() if listed.exists() else ""
    if current == known:
        return 0
    if "--renew" in options:
        if known and not has_changed("CHANGELOG.md"):
            print(f"{script}: say in CHANGELOG.md what has changed for apps, then renew the list", file=sys.stderr)
            return 1
        listed.write_text(current)
        return 0
    sys.stdout.writelines(
        difflib.unified_diff(known.splitlines(True), current.splitlines(True), str(path), "as it is built", n=0)
    )
    print(f"what apps can use has changed: say so in CHANGELOG.md, then run {script} --renew", file=sys.stderr)
    return 1


sys.exit(main())
