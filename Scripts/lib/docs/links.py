"""Finds links in Markdown that lead nowhere. Addresses outside the project are not followed: the gate needs no network."""

import pathlib
import re
import subprocess
import unicodedata

LINK = re.compile(r"!?\[(?:[^\[\]]|\[[^\]]*\])*\]\(([^)\s]+)(?: \"[^\"]*\")?\)")


def without_code(text):
    text = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.sub(r"`[^`\n]*`", "`code`", text)


def anchors(text):
    """The anchors of the headings, as the site and the forge make them."""
    found = set()
    for title in re.findall(r"^#+ (.+)$", re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE), re.MULTILINE):
        words = unicodedata.normalize("NFKD", re.sub(r"[`*]", "", title)).lower()
        found.add(re.sub(r"[-\s]+", "-", re.sub(r"[^\w\s-]", "", words).strip()))
    return found


def broken(root):
    """A line for each broken link of the Markdown files that git knows, and of new ones."""
    names = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "*.md"], cwd=root, check=True, capture_output=True, text=True
    ).stdout.split("\n")
    problems = []
    for name in filter(None, names):
        file = root / name
        if ".docc" in name or not file.exists():
            continue
        for target in LINK.findall(without_code(file.read_text(encoding="utf-8"))):
            if re.match(r"[a-z]+:", target):
                continue
            path, _, anchor = target.partition("#")
            other = (file.parent / path).resolve() if path else file
            if not other.exists():
                problems.append(f"{name}: the link {target} leads nowhere")
            elif anchor and other.suffix == ".md" and anchor not in anchors(pathlib.Path(other).read_text(encoding="utf-8")):
                problems.append(f"{name}: {path or name} has no heading #{anchor}")
    return problems
