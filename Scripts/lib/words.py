"""Finds words that make readers stumble, and British spelling, in everything that users read: messages, help, documentation.

A line that needs such a word carries `words: allow` in a comment.
"""

import pathlib
import re
import subprocess
import sys

# A pattern, and what to write instead.
WORDS = {
    r"\b(is|are|be|was) told\b": "is reported",
    r"\bwhoever\b": "anyone who, or name the person",
    r"\bnobody\b": "no one, or say who does not",
    r"\bfor ever\b": "until …, or always",
    r"\bstands? (in|on|at|for|beside|behind|below|above|there|here)\b": "is in, appears in",
    r"\blies? (in|on|at|beside|behind|below|above|there|here)\b": "is in",
    r"\bpass(ed|es)? over\b": "ignored, suppressed",
    r"\bas often as\b": "repeatable",
    r"\bmended?\b": "fixed",
    r"\bnor (is|are|does|do)\b": "also not, or a second sentence",
    r"\b(has|have) not (the|an?)\b": "doesn't have",
    r"\bbe it\b": "whether",
    r"\bas good as none\b": "unusable",
    r"\b(four|three) inks\b": "CMYK, or components",
    r"\bbelies\b": "doesn't match",
    r"\b(un)?sureness\b": "confidence",
    r"\btakes? the place of\b": "replaces",
    r"\bin the dark\b(?! appearance)": "in dark mode",
    r"\bof what is\b": "name the thing",
    r"\bour own fault\b": "internal error",
    r"\bif not said\b": "by default",
    r"\bso many\b": "the number",
    r"(?<!there )\b(is|are) no (colou?r|file|number|picture|easing|gradient|parameter|text)\b": "is not a …",
    r"\bcolour(s|ed|ing|less|ful)?\b": "color",
    r"\bneighbour(s|ing)?\b": "neighbor",
    r"\bgrey(s)?\b": "gray",
    r"\bcentred?\b": "center",
    r"\b(normal|optim|recogn|organ|quant|initial)is(e|es|ed|ing|ation)\b": "-ize",
    r"\blicence\b": "license",
    r"\bbehaviour\b": "behavior",
}
PATTERN = re.compile("|".join(f"(?P<w{number}>{word})" for number, word in enumerate(WORDS)), re.IGNORECASE)
ADVICE = list(WORDS.values())

# Text for users: documentation, and string literals of the program. Comments follow the same words, and are read by people.
PAGES = ["README.md", "docs", "CONTRIBUTING.md", "ARCHITECTURE.md", "SECURITY.md", "action.yml", "Scripts/README.md"]
SPARED = re.compile(r"words: allow")
# CSS has `grey` too.
SPARED_FILES = ["Sources/Runtime/ColorScience/CSS/NamedColors.swift"]


def files(*patterns):
    return subprocess.run(["git", "ls-files", *patterns], check=True, capture_output=True, text=True).stdout.splitlines()


def lines(file):
    return pathlib.Path(file).read_text(encoding="utf-8").splitlines()


def literals(line):
    """The string literals of a line of Swift; of a line in a long literal, all of it."""
    return " ".join(re.findall(r'"((?:[^"\\]|\\.)*)"', line))


def texts():
    """The file, the line number and the text of everything that is read."""
    for file in files(*PAGES):
        if file.endswith((".md", ".yml")) and not file.startswith("docs/decisions"):
            for number, line in enumerate(lines(file), 1):
                yield file, number, re.sub(r"`[^`]*`", "", line)
    for file in files("Sources/*.swift"):
        if file in SPARED_FILES:
            continue
        inside = False
        for number, line in enumerate(lines(file), 1):
            stripped = line.strip()
            if line.count('"""') == 1:
                inside = not inside
            elif stripped.startswith("//"):
                continue
            yield file, number, line if inside else literals(line)


def main():
    problems = 0
    for file, number, text in texts():
        match = None if SPARED.search(text) else PATTERN.search(text)
        if match:
            problems += 1
            print(f"{file}:{number}: \"{match[0]}\": write \"{ADVICE[int(match.lastgroup[1:])]}\"")
    if problems:
        sys.exit(f"{problems} lines have words of Scripts/lib/words.py")


main()
