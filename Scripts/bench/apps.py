"""Runs `tincture check` over copies of public apps and counts what is right.

Usage: apps.py TINCTURE JUDGED FOLDER...

JUDGED says, by commit: the sets that nothing uses (`dead`), the unknown names that are right (`unknown`), and for each place that
builds names from data the globs of what it uses (`uses`). Names only; no code is kept.
"""

import collections
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time

SEEDS = 60
DICE = 17
SET = re.compile(r"\.(imageset|colorset|symbolset)$")
# What neither this script nor the tool takes for the app's own code.
OTHERS = re.compile(r"(^|/)(\.git|Pods|Carthage|DerivedData|node_modules|fastlane|[^/]*Tests|[^/]*UITest)(/|$)")


def walk(root: str):
    """The files and the sets of a tree, by their paths in it."""
    files, sets = [], []
    for folder, folders, names in os.walk(root):
        inside = os.path.relpath(folder, root)
        if inside == ".git" or inside.startswith(".git/"):
            continue
        folders.sort()
        sets += [os.path.normpath(os.path.join(inside, name)) for name in folders if SET.search(name)]
        files += [os.path.normpath(os.path.join(inside, name)) for name in sorted(names)]
    return files, sets


def name_of(path: str) -> str:
    return SET.sub("", os.path.basename(path))


def text_of(path: str) -> str:
    try:
        with open(path, encoding="utf-8") as file:
            return file.read()
    except (OSError, UnicodeDecodeError):
        return ""


class App:
    """A copy of an app with the smallest configuration, and what is judged about it."""

    def __init__(self, folder: str, judged: dict, place: str):
        commit = subprocess.run(
            ["git", "-C", folder, "rev-parse", "HEAD"], check=True, capture_output=True, text=True).stdout.strip()
        self.name = os.path.basename(folder)
        self.commit = commit
        self.judged = judged.get(commit)
        self.root = os.path.join(place, self.name)
        shutil.copytree(folder, self.root, symlinks=True, ignore=shutil.ignore_patterns(".git"))
        self.files, self.sets = walk(self.root)
        self.catalogs = sorted({path[: path.index(".xcassets") + 9] for path in self.files if ".xcassets/" in path})

    def configure(self, uses: list) -> None:
        settings = {"sources": self.catalogs, "code": ["."], "limits": {"findings": 1000000}}
        if uses:
            settings["uses"] = uses
        with open(os.path.join(self.root, "tincture.yml"), "w", encoding="utf-8") as file:
            json.dump(settings, file)

    def globs(self) -> list:
        return [glob for use in (self.judged or {}).get("uses", []) for glob in use["globs"]]

    def check(self, tool: str):
        """The findings, the seconds and the mebibytes of a run."""
        start = time.monotonic()
        process = subprocess.Popen(
            [tool, "check", "--config", "tincture.yml", "--format", "json"], cwd=self.root, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL)
        output = process.stdout.read()
        _, _, usage = os.wait4(process.pid, 0)
        seconds = time.monotonic() - start
        found = json.loads(output)
        found = found if isinstance(found, list) else found.get("findings") or found.get("diagnostics")
        for finding in found:
            finding["path"] = os.path.normpath(os.path.relpath(os.path.join(self.root, finding["path"]), self.root))
        scale = 1024 if sys.platform != "darwin" else 1024 * 1024
        return found, seconds, usage.ru_maxrss / scale

    def is_own_code(self, path: str) -> bool:
        return not OTHERS.search(path)


def about(finding: dict) -> str:
    """The set that a finding is about."""
    path = finding["path"]
    return path[: -len("/Contents.json")] if path.endswith("/Contents.json") else path


# MARK: Every string literal, as FengNiao looks for names

LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"')
TAG = re.compile(r"<string>([^<]*)</string>")
NUMBER = re.compile(r"\d+")


def every_literal(app: App) -> set:
    """The sets whose name is no string literal and fits no format with a number."""
    literals: set = set()
    for path in app.files:
        if not app.is_own_code(path) or ".xcassets/" in path:
            continue
        ending = path.rsplit(".", 1)[-1]
        if ending in ("swift", "m", "mm", "h", "xib", "storyboard", "pbxproj"):
            literals.update(LITERAL.findall(text_of(os.path.join(app.root, path))))
        elif ending == "plist":
            literals.update(TAG.findall(text_of(os.path.join(app.root, path))))
    formats = {re.sub(r"\\\([^)]*\)|%\d*d", "0", text) for text in literals if "\\(" in text or "%" in text}

    def is_used(name: str) -> bool:
        return name in literals or any(NUMBER.sub("0", name, count=1) == text for text in formats if "0" in text)

    return {path for path in app.sets if not is_used(name_of(path))}


# MARK: Seeded mistakes


def misspelled(word: str, dice: random.Random, taken: set) -> str:
    """The word with one mistake of a hurried hand in it; not the name of anything."""
    places = [index for index in range(1, len(word) - 2) if word[index].isalpha() and word[index + 1].isalpha()]
    dice.shuffle(places)
    for place in places:
        kinds = [
            word[:place] + word[place + 1] + word[place] + word[place + 2:],
            word[:place] + word[place + 1:],
            word[:place] + word[place] + word[place:],
        ]
        dice.shuffle(kinds)
        for kind in kinds:
            if kind not in taken and kind.lower() != word.lower():
                return kind
    return ""


KINDS = {
    "in a call": re.compile(r'(?:UIImage|UIColor|NSImage|NSColor|Image|Color)\((?:named: |decorative: )?"([^"\\\n]+)"'),
    "in a ternary of a call": re.compile(r'(?:named: |Image\(|Color\()[^"\n]*\? "([^"\\\n]+)" :'),
    "symbol": re.compile(r"Image\(\.(\w+)\)"),
    "returned": re.compile(r'(?:return|case \.\w+:) "([^"\\\n]+)"$', re.M),
    "constant": re.compile(r'let \w+ = "([^"\\\n]+)"$', re.M),
    "argument of a helper": re.compile(r'(?:image|imageName|icon|iconName|imageNamed): "([^"\\\n]+)"'),
    "SwiftGen": re.compile(r'(?:ImageAsset|ColorAsset)\(name: "([^"\\\n]+)"'),
    "Objective-C": re.compile(r'(?:imageNamed|colorNamed):@"([^"\\\n]+)"'),
    "Info.plist": re.compile(r"<key>(?:UIApplicationShortcutItemIconFile|CFBundleIconName|UIImageName|UIColorName)</key>\s*<string>([^<$]+)</string>"),
    "Interface Builder": re.compile(r'\b(?:image|selectedImage|backgroundImage)="([^"\n]+)"(?! catalog="system")'),
    "resources of Interface Builder": re.compile(r'<(?:image|namedColor) name="([^"\n]+)"(?! catalog)'),
}
ENDINGS = {"Objective-C": ("m", "mm"), "Info.plist": ("plist",), "Interface Builder": ("xib", "storyboard"),
           "resources of Interface Builder": ("xib", "storyboard")}
# How many of each kind; what an app has not is taken from the others.
SHARE = {"in a call": 10, "in a ternary of a call": 5, "symbol": 4, "returned": 5, "constant": 4, "argument of a helper": 5,
         "SwiftGen": 2, "Objective-C": 1, "Info.plist": 3, "Interface Builder": 5, "resources of Interface Builder": 3,
         "file name in Contents.json": 5, "file deleted": 4, "file added": 3, "no JSON": 2, "scale": 2}


def code_seeds(app: App, dice: random.Random) -> dict:
    """Where a name can be misspelled, by kind: the path, the offset, the name and the wrong name."""
    names = {}
    for path in app.sets:
        names[name_of(path)] = path
    for folder in app.sets:
        # Names with their namespaces, where there are any.
        parts = folder.split(".xcassets/", 1)[-1].split("/")
        for start in range(len(parts) - 1):
            names["/".join(parts[start:-1] + [name_of(folder)])] = folder
    symbols = {re.sub(r"[^a-z0-9]", "", name.lower()) for name in names}
    dead = set((app.judged or {}).get("dead", []))
    found = collections.defaultdict(list)
    for path in app.files:
        if not app.is_own_code(path) or ".xcassets/" in path:
            continue
        ending = path.rsplit(".", 1)[-1]
        text = None
        for kind, pattern in KINDS.items():
            if ending not in ENDINGS.get(kind, ("swift",)):
                continue
            text = text if text is not None else text_of(os.path.join(app.root, path))
            is_test = "import XCTest" in text or "@testable" in text
            is_generated = "Generated using" in text[:1000]
            if is_test or is_generated != (kind == "SwiftGen"):
                continue
            for match in pattern.finditer(text):
                word = match.group(1)
                if kind == "symbol":
                    if word.lower() not in symbols:
                        continue
                elif word not in names or names[word] in dead or len(word) < 5:
                    continue
                # A word of everyday's language may be something else than a name.
                if kind in ("returned", "constant") and not re.search(r"[a-z][A-Z]|[-_\d]", word):
                    continue
                wrong = misspelled(word, dice, set(names))
                if wrong and not (kind == "symbol" and wrong.lower() in symbols):
                    found[kind].append((path, match.start(1), word, wrong))
    return found


def catalog_seeds(app: App) -> dict:
    """What can be broken in a catalog, by kind: the path of a Contents.json and the name of a file that it has."""
    found = collections.defaultdict(list)
    for path in app.files:
        if not path.endswith(".imageset/Contents.json"):
            continue
        text = text_of(os.path.join(app.root, path))
        for match in re.finditer(r'"filename" ?: ?"([^"]+)"', text):
            if not os.path.exists(os.path.join(app.root, os.path.dirname(path), match.group(1))):
                continue
            for kind in ("file name in Contents.json", "file deleted", "file added", "no JSON"):
                found[kind].append((path, match.start(1), match.group(1), ""))
        scales = re.findall(r'"scale" ?: ?"(2x)"', text)
        if len(scales) == 1 and '"3x"' in text and '"filename"' in text.split('"2x"')[0].rsplit("{", 1)[-1]:
            found["scale"].append((path, text.index('"2x"') + 1, "2x", "3x"))
    return found


def line_of(text: str, offset: int) -> int:
    return text.count("\n", 0, offset) + 1


def seeded(app: App, kind: str, seed: tuple, tool: str, known: collections.Counter, dice: random.Random) -> bool:
    """True where a finding that was not there before stands where the mistake is."""
    path, offset, word, wrong = seed
    full = os.path.join(app.root, path)
    folder = os.path.dirname(full)
    with open(full, "rb") as file:
        before = file.read()
    text = before.decode()
    line = line_of(text, offset)
    moved = added = None
    if kind == "file deleted":
        moved = (os.path.join(folder, word), os.path.join(os.path.dirname(app.root), "moved"))
        os.rename(*moved)
    elif kind == "file added":
        added = os.path.join(folder, "forgotten.png")
        shutil.copyfile(os.path.join(folder, word), added)
        line = None
    else:
        if kind == "file name in Contents.json":
            wrong = word.replace(".", "-old.", 1)
        if kind == "no JSON":
            text = text.rstrip().rstrip("}")
            line = None
        else:
            text = text[:offset] + wrong + text[offset + len(word):]
        with open(full, "wb") as file:
            file.write(text.encode())
    found, _, _ = app.check(tool)
    with open(full, "wb") as file:
        file.write(before)
    if moved:
        os.rename(moved[1], moved[0])
    if added:
        os.remove(added)
    new = collections.Counter(key(finding) for finding in found) - known
    return any(
        (place == path or ((line is None or kind == "file deleted") and place.startswith(os.path.dirname(path))))
        and (line is None or at == line or kind in ("file deleted", "scale")) for place, at, _, _ in new)


def key(finding: dict) -> tuple:
    return finding["path"], finding.get("line"), finding["rule"], finding["message"]


def seed_all(apps: list, tool: str) -> None:
    dice = random.Random(DICE)
    pools = collections.defaultdict(list)
    for app in apps:
        for kind, seeds in sorted(code_seeds(app, dice).items()) + sorted(catalog_seeds(app).items()):
            pools[kind] += [(app, seed) for seed in seeds]
    chosen = []
    for kind, count in SHARE.items():
        pool = pools[kind]
        dice.shuffle(pool)
        chosen += [(kind, *pair) for pair in pool[:count]]
        pools[kind] = pool[count:]
    rest = [(kind, *pair) for kind in ("in a call", "returned", "argument of a helper") for pair in pools[kind]]
    dice.shuffle(rest)
    chosen = (chosen + rest)[:SEEDS]
    known = {}
    for app in apps:
        app.configure(app.globs())
        known[app.name] = collections.Counter(key(finding) for finding in app.check(tool)[0])
    counts, missed = collections.defaultdict(lambda: [0, 0]), []
    for kind, app, seed in chosen:
        is_found = seeded(app, kind, seed, tool, known[app.name], dice)
        counts[kind][0] += is_found
        counts[kind][1] += 1
        if not is_found:
            missed.append(f"{kind}: {app.name}/{seed[0]}, \"{seed[2]}\" → \"{seed[3]}\"")
    total = [sum(pair[index] for pair in counts.values()) for index in (0, 1)]
    print(f"\nSeeded mistakes found at their lines: {total[0]} of {total[1]} ({share(*total)})\n")
    print("| kind | found | seeded |\n|---|---|---|")
    for kind, (hits, count) in counts.items():
        print(f"| {kind} | {hits} | {count} |")
    for line in missed:
        print(f"\nMissed: {line}")


# MARK: Tables


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "–"


def measure(apps: list, tool: str) -> None:
    rules = collections.Counter()
    rows, sums = [], collections.Counter()
    for app in apps:
        app.configure([])
        plain, _, _ = app.check(tool)
        app.configure(app.globs())
        found, seconds, memory = app.check(tool)
        rules.update(f"{finding['severity']} {finding['rule']}" for finding in found)
        flagged = {about(finding) for finding in found if finding["rule"] == "unused-set"}
        without = {about(finding) for finding in plain if finding["rule"] == "unused-set"}
        errors = [finding for finding in found if finding["severity"] == "error"]
        row = [app.name, app.commit[:10], len(app.sets), f"{seconds:.2f} s", f"{memory:.0f} MiB", len(found), len(errors)]
        if app.judged:
            dead = set(app.judged["dead"])
            right = {(entry[0], entry[1]) for entry in app.judged["unknown"]}
            unknown = [finding for finding in found if finding["rule"] == "unknown-asset"]
            good = [finding for finding in unknown
                    if any(finding["path"] == path and f'"{name}"' in finding["message"] for path, name in right)]
            literal = every_literal(app)
            row += [f"{len(flagged & dead)}/{len(flagged)}", f"{len(without & dead)}/{len(without)}",
                    f"{len(flagged & dead)}/{len(dead)}", f"{len(good)}/{len(unknown)}",
                    f"{len(literal & dead)}/{len(literal)}", f"{len(literal & dead)}/{len(dead)}"]
            sums.update(dead=len(dead), flagged=len(flagged), right=len(flagged & dead), plain=len(without),
                        plainRight=len(without & dead), unknown=len(unknown), good=len(good), literal=len(literal),
                        literalRight=len(literal & dead), seen=len(right))
            for path in sorted(flagged - dead):
                print(f"false: {app.name}/{path}", file=sys.stderr)
            for path in sorted(dead - flagged):
                print(f"not found: {app.name}/{path}", file=sys.stderr)
            for finding in unknown:
                if finding not in good:
                    print(f"false: {app.name}/{finding['path']}:{finding.get('line')} {finding['message']}", file=sys.stderr)
            for finding in errors:
                if finding["rule"] != "unknown-asset":
                    print(f"error: {app.name}/{finding['path']}:{finding.get('line')} {finding['message']}", file=sys.stderr)
        rows.append(row)
    print("| app | commit | sets | time | memory | findings | errors | unused-set right | without `uses` | dead sets found "
          "| unknown-asset right | every literal: right | dead sets found |\n|" + "---|" * 13)
    for row in rows:
        print("| " + " | ".join(str(cell) for cell in row + ["–"] * (13 - len(row))) + " |")
    if sums["dead"]:
        print(f"\nunused-set: {sums['right']} of {sums['flagged']} right ({share(sums['right'], sums['flagged'])}); without the "
              f"`uses` {sums['plainRight']} of {sums['plain']} ({share(sums['plainRight'], sums['plain'])}). Dead sets found: "
              f"{sums['right']} of {sums['dead']} ({share(sums['right'], sums['dead'])}).")
        print(f"\nunknown-asset: {sums['good']} of {sums['unknown']} right ({share(sums['good'], sums['unknown'])}).")
        print(f"\nEvery string literal, on the same trees: {sums['literalRight']} of {sums['literal']} right "
              f"({share(sums['literalRight'], sums['literal'])}); dead sets found: {sums['literalRight']} of {sums['dead']} "
              f"({share(sums['literalRight'], sums['dead'])}).")
    print("\n| findings | severity and rule |\n|---|---|")
    for rule, count in sorted(rules.items(), key=lambda pair: (-pair[1], pair[0])):
        print(f"| {count} | {rule} |")


def main() -> None:
    tool, judged, *folders = sys.argv[1:]
    tool = os.path.abspath(tool)
    with open(judged, encoding="utf-8") as file:
        known = {entry["commit"]: entry for entry in json.load(file)}
    with tempfile.TemporaryDirectory() as place:
        apps = [App(folder, known, place) for folder in folders]
        measure(apps, tool)
        seed_all(apps, tool)


if __name__ == "__main__":
    main()
