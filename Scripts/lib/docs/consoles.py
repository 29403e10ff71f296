"""Runs the console blocks of the documentation and compares what they print.

A block of ```console is run in a folder of its page, which begins with the project's `Assets`; a block of ``` with
title="FILE" is written there first. `cd` by itself leads the commands after it, as in a shell. A line of `…` in the output stands for any lines, `…` in a line for any text. A block
that cannot be run carries the reason in a comment before it: <!-- not run: it needs macOS -->. One with <!-- run: release -->
is run by Scripts/test-release, with the files of a release.

    consoles.py PAGE KIND FOLDER    runs the blocks of that kind in a folder, with nothing of the project in the path
"""

import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

BLOCK = re.compile(r'^(?P<note><!-- (?:not run|run): (?P<kind>[^>]+) -->\n+)?```(?P<language>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<body>.*?)^```$', re.DOTALL | re.MULTILINE)


def commands(body):
    """The commands of a block, each with the output that it promises."""
    found = []
    for line in body.splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif found and found[-1][0].endswith("\\") and not found[-1][1]:
            found[-1] = (found[-1][0] + "\n" + line, [])
        elif found:
            found[-1][1].append(line)
    return found


def matches(expected, printed):
    pattern = ""
    for line in expected:
        if line.strip() == "…":
            pattern += r"(?:.*\n)*?"
        else:
            pattern += ".*".join(re.escape(part) for part in line.split("…")) + r"\n"
    return re.fullmatch(pattern, printed) is not None


def environment(tool, home):
    path = f"{tool.parent}{os.pathsep}{os.environ['PATH']}" if tool else os.environ["PATH"]
    # A commit has the same hash in every run.
    dates = dict.fromkeys(("GIT_AUTHOR_DATE", "GIT_COMMITTER_DATE"), "2026-01-01T00:00:00Z")
    return {"PATH": path, "HOME": str(home), "LC_ALL": "C.UTF-8", "CI": "1", **dates}


def blocks(text, kind):
    """The blocks of a kind, or those without a mark. What a page says once the project is published is no part of it yet."""
    hidden = [match.span() for match in re.finditer(r"<!-- once published\n.*?-->", text, re.DOTALL)]
    for block in BLOCK.finditer(text):
        is_hidden = any(start <= block.start() < end for start, end in hidden)
        is_wanted = (block["note"] or "").startswith("<!-- run:") and block["kind"] == kind if kind else not block["note"]
        if is_wanted and not is_hidden:
            yield block


def run_page(text, folder, variables, kind=None, timeout=120):
    """Runs the commands of a page. Returns the problems, the text with what was printed, and the number of commands."""
    problems, changed, place, count = [], text, folder, 0
    for block in blocks(text, kind):
        if block["title"]:
            file = folder / block["title"]
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(block["body"], encoding="utf-8")
        if block["language"] != "console":
            continue
        renewed = []
        for command, expected in commands(block["body"]):
            count += 1
            if change := re.fullmatch(r"cd (\S+)", command):
                place = place / change[1]
                if not place.is_dir():
                    problems.append(f"`{command}` leads to no folder")
                    place = folder
                renewed.append(f"$ {command}\n")
                continue
            result = subprocess.run(
                ["bash", "-c", command],
                cwd=place,
                env=variables,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
                timeout=timeout,
                check=False,
            )
            printed = "\n".join(line.rstrip() for line in result.stdout.splitlines()) + ("\n" if result.stdout else "")
            if matches([line.rstrip() for line in expected], printed):
                renewed.append("$ " + command + "\n" + "".join(f"{line}\n" for line in expected))
                continue
            renewed.append("$ " + command + "\n" + printed)
            problems.append(f"`{command}` prints\n{printed}where the page has\n" + "\n".join(expected))
        changed = changed.replace(block["body"], "".join(renewed), 1)
    return problems, changed, count


def run(root, pages, tool, renew=False):
    """A line for each block that prints something else."""
    problems, count = [], 0
    for page in pages:
        text = page.read_text(encoding="utf-8")
        if "```console" not in text:
            continue
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary) / "work"
            shutil.copytree(root / "Assets", folder / "Assets")
            found, changed, number = run_page(text, folder, environment(tool, temporary))
        count += number
        if renew and changed != text:
            page.write_text(changed, encoding="utf-8")
        # What a block prints is renewed; a folder that is missing is not.
        problems += [f"{page.relative_to(root)}: {one}" for one in found if not renew or one.endswith("leads to no folder")]
    print(f"{count} commands of the documentation were run")
    return problems


def main():
    page, kind, folder = sys.argv[1:]
    home = tempfile.mkdtemp()
    # Storage of containers that works in a folder of any file system.
    variables = environment(None, home) | {"STORAGE_DRIVER": "vfs"}
    problems, _, count = run_page(pathlib.Path(page).read_text(encoding="utf-8"), pathlib.Path(folder), variables, kind, timeout=540)
    print(f"{count} commands of {page} were run")
    if problems or not count:
        sys.exit("\n".join(problems) or f"{page} has no block of the kind {kind}")


if __name__ == "__main__":
    main()
