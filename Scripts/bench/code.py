"""Makes an app of 20,000 Swift files and 5,000 sets and measures `tincture check` over it.

Usage: code.py FOLDER TINCTURE
"""

import json
import os
import random
import shutil
import subprocess
import sys
import time

FILES, SETS = 20_000, 5_000
RUNS = 3
WORDS = ["view", "model", "item", "list", "detail", "share", "cart", "banner", "profile", "header", "footer", "badge", "order", "price", "photo", "tab", "menu", "icon", "title"]


def make(root: str) -> int:
    """The app, the same every time; gives the bytes of its code."""
    dice = random.Random(20_000)
    shutil.rmtree(root, ignore_errors=True)
    names = [f"{dice.choice(WORDS)}-{dice.choice(WORDS)}-{index}" for index in range(SETS)]
    for index, name in enumerate(names):
        is_color = index % 5 == 0
        folder = f"{root}/Assets.xcassets/Group{index // 100}/{name}.{'colorset' if is_color else 'imageset'}"
        os.makedirs(folder)
        entries = {"colors" if is_color else "images": [{"idiom": "universal"}]}
        with open(f"{folder}/Contents.json", "w", encoding="utf-8") as file:
            json.dump({**entries, "info": {"author": "xcode", "version": 1}}, file)
    total = 0
    for index in range(FILES):
        folder = f"{root}/Sources/Module{index // 200}"
        os.makedirs(folder, exist_ok=True)
        lines = ["import SwiftUI", "", f"/// A generated view, number {index}.", f"struct View{index}: View {{"]
        for _ in range(dice.randint(10, 110)):
            word, other = dice.choice(WORDS), dice.choice(WORDS)
            lines.append(dice.choice((
                f"    let {word}{dice.randint(0, 999)} = model.{other}.map {{ $0.{word}Value + {dice.randint(0, 99)} }}",
                f"    func {word}{dice.randint(0, 999)}(_ {other}: Int) -> Bool {{ {other} > {dice.randint(0, 99)} && !is{word.title()} }}",
                f"    // What the {word} of the {other} needs to know before it is shown.",
                f"    var {word}Text{dice.randint(0, 999)}: some View {{ Text(\"{word} of {other}\").padding(.horizontal, 8) }}",
                f"    let {word}Key{dice.randint(0, 999)} = \"{word}.{other}.key\"")))
        lines.append(f"    var body: some View {{ Image(\"{dice.choice(names)}\").tint(Color(.accent)) }}")
        lines.append(f"    var other: String {{ isOn ? \"{dice.choice(names)}\" : \"{dice.choice(WORDS)}-\\(number)\" }}")
        text = "\n".join(lines + ["}", ""])
        total += len(text)
        with open(f"{folder}/View{index}.swift", "w", encoding="utf-8") as file:
            file.write(text)
    with open(f"{root}/tincture.yml", "w", encoding="utf-8") as file:
        file.write("sources: [Assets.xcassets]\ncode: [Sources]\n")
    return total


def run(root: str, tool: str, *options: str) -> tuple:
    """Seconds, seconds of both cores, mebibytes."""
    start = time.monotonic()
    process = subprocess.Popen(
        [tool, "check", "--config", "tincture.yml", *options], cwd=root, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    _, _, usage = os.wait4(process.pid, 0)
    scale = 1024 if sys.platform != "darwin" else 1024 * 1024
    return time.monotonic() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / scale


def main() -> None:
    root, tool = sys.argv[1], os.path.abspath(sys.argv[2])
    total = make(root)
    print(f"{FILES:,} Swift files of {total / 1e6:.0f} MB, {SETS:,} sets; the least of {RUNS} runs\n")
    print("| | time | CPU time | memory |\n|---|---|---|---|")
    cache = f"{root}/.tincture-cache"
    # The second run remembers the stamps of files that were written just before the first.
    for name, options in (("`--no-cache`", ("--no-cache",)), ("first run", ()), ("second run", ()), ("unchanged code", ())):
        found = []
        for _ in range(1 if name == "second run" else RUNS):
            if name == "first run":
                shutil.rmtree(cache, ignore_errors=True)
            found.append(run(root, tool, *options))
        seconds, cpu, memory = (min(values) for values in zip(*found))
        print(f"| {name} | {seconds:.2f} s | {cpu:.2f} s | {memory:.0f} MiB |")


if __name__ == "__main__":
    main()
