"""Writes or checks the documentation."""

import difflib
import pathlib
import sys

import consoles
import licenses
import links
import reference

ROOT = pathlib.Path(__file__).resolve().parents[3]


def main():
    action, tool = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    stale = []
    for path, text in {**reference.pages(tool), licenses.PAGE: licenses.page(ROOT)}.items():
        file = ROOT / "docs" / path
        if action == "check":
            old = file.read_text(encoding="utf-8") if file.exists() else ""
            if old != text:
                stale.append(f"docs/{path} is not what the program and Scripts/dist say; run Scripts/make-docs and commit it")
                stale += list(difflib.unified_diff(old.splitlines(), text.splitlines(), lineterm=""))[:12]
        else:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    problems = stale + links.broken(ROOT)
    if action != "write":
        problems += consoles.run(ROOT, pages, tool, renew=action == "renew")
    if problems:
        sys.exit("\n".join(problems))


main()
