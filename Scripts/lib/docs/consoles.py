"""Runs the console blocks of the documentation and compares what they print.

A block of ```console is run in a folder of its page, which begins with the project's `Assets`; a block of ``` with
title="FILE" is written there first. `cd` by itself leads the commands after it, as in a shell. A line of `…` in the output stands for any lines, `…` in a line for any text. A block
that cannot be run carries the reason in a comment before it: <!-- not run: it needs macOS -->.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile

BLOCK = re.compile(r'^(?P<note><!-- not run: [^>]+ -->\n+)?```(?P<language>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<body>.*?)^```$', re.DOTALL | re.MULTILINE)


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
    path = f"{tool.parent}{os.pathsep}{os.environ['PATH']}"
    return {"PATH": path, "HOME": str(home), "LC_ALL": "C.UTF-8", "CI": "1"}


def run(root, pages, tool, renew=False):
    """A line for each block that prints something else."""
    problems, count = [], 0
    for page in pages:
        text = page.read_text(encoding="utf-8")
        if "```console" not in text:
            continue
        name = page.relative_to(root)
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary) / "work"
            shutil.copytree(root / "Assets", folder / "Assets")
            changed, place = text, folder
            for block in BLOCK.finditer(text):
                if block["title"] and not block["note"]:
                    file = folder / block["title"]
                    file.parent.mkdir(parents=True, exist_ok=True)
                    file.write_text(block["body"], encoding="utf-8")
                if block["language"] != "console" or block["note"]:
                    continue
                renewed = []
                for command, expected in commands(block["body"]):
                    count += 1
                    if change := re.fullmatch(r"cd (\S+)", command):
                        place = place / change[1]
                        if not place.is_dir():
                            problems.append(f"{name}: `{command}` leads to no folder")
                            place = folder
                        renewed.append(f"$ {command}\n")
                        continue
                    result = subprocess.run(
                        ["bash", "-c", command],
                        cwd=place,
                        env=environment(tool, pathlib.Path(temporary)),
                        stdin=subprocess.DEVNULL,
                        stdout=subprocess.PIPE,
                        stderr=subprocess.STDOUT,
                        text=True,
                        timeout=120,
                        check=False,
                    )
                    printed = "\n".join(line.rstrip() for line in result.stdout.splitlines()) + ("\n" if result.stdout else "")
                    if matches([line.rstrip() for line in expected], printed):
                        renewed.append("$ " + command + "\n" + "".join(f"{line}\n" for line in expected))
                        continue
                    renewed.append("$ " + command + "\n" + printed)
                    if not renew:
                        problems.append(f"{name}: `{command}` prints\n{printed}where the page has\n" + "\n".join(expected))
                changed = changed.replace(block["body"], "".join(renewed), 1)
            if renew and changed != text:
                page.write_text(changed, encoding="utf-8")
    print(f"{count} commands of the documentation were run")
    return problems
