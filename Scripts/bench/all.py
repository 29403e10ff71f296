"""Measures the ratios that have a limit against those of the last time. Called by `Scripts/bench/all`."""

import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

import catalog
import decode_corpus
import trees

RATIOS = Path(__file__).with_name("ratios.json")
ROUNDS = 9
LOSS = 1.10
CHANGED = "Pictures/Group 0042/picture 004242.png"

folder = Path(sys.argv[1]).resolve()
# The program with the system's C libraries, as the bare loops have them, and the one that users install.
linked, tincture, peers = (str(Path(path).resolve()) for path in sys.argv[2:5])


def cpu(command, cwd):
    """CPU seconds of one process."""
    process = subprocess.Popen(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command[0]} failed with status {status}")
    return usage.ru_utime + usage.ru_stime


def compare(ours, other, cwd=folder, before=lambda _: None, times=1):
    """The medians of the CPU time of two commands, in turns; `before` makes the tree ready for ours, and is not measured.

    A command that takes a millisecond or two is run some times a round: the clock of processes has no finer steps.
    """
    pairs = []
    for number in range(ROUNDS):
        pair = []
        for command in (ours, other):
            if command is ours:
                before(number)
            pair.append(sum(cpu(command, cwd) for _ in range(times)) / times)
        pairs.append(pair)
    return [statistics.median(pair[index] for pair in pairs) for index in range(2)]


def change(tree):
    """A function that draws another picture, so that the next run has one to read."""
    def write(number):
        (tree / CHANGED).write_bytes(trees.small_picture(20_000 + number))
    return write


def settle(command, tree):
    """Runs until the stamps of all files are old enough to prove what they say."""
    for _ in range(2):
        cpu(command, tree)
        subprocess.run(["sleep", "0.2"], check=True)


def figures():
    """Yields each figure: its name, its limit, and the two medians."""
    corpus = folder / "corpus"
    corpus.mkdir(exist_ok=True)
    # The default output has the same colors as NDJSON, but no SHA-256 digest of each file, which a bare loop doesn't compute either.
    extract = [linked, "extract"]
    photos, pngs, banner = decode_corpus.photos(corpus), decode_corpus.pngs(corpus), decode_corpus.banner(corpus)
    yield "40 photos ÷ bare decode at 1/8", "1.15 ×", compare(extract + photos, [peers, "jpeg", *photos])
    yield "40 PNGs ÷ bare rows", "1.25 ×", compare(extract + pngs, [peers, "png", *pngs])
    installed = [tincture, *extract[1:]]
    yield "40 PNGs, the archive's program ÷ bare rows", "0.8 ×", compare(installed + pngs, [peers, "png", *pngs])
    progressive = decode_corpus.progressive(corpus)
    yield "4 progressive photos ÷ bare whole decode", "0.6 ×", compare(extract + progressive, [peers, "whole", *progressive])
    djpeg = ["djpeg", "-scale", "1/2", "-outfile", os.devnull, banner]
    yield "one banner, whole process ÷ djpeg", "4 ×", compare([*installed, banner], djpeg, times=10)
    yield "--version ÷ true", "8 ms", compare([tincture, "--version"], ["true"], times=20)

    tree = folder / "rebuild" / "10000"
    trees.make_tree(str(tree), 10_000)
    (tree / "emit.yml").write_text(
        "sources: [Pictures]\nemit: [swift, css]\ncarousels:\n"
        "  home: {pages: [picture 000001, picture 000002, picture 000003]}\n")
    plain = [tincture, "compile", "Pictures", "-o", "Build/Out", "--quiet"]
    emitting = [tincture, "compile", "--config", "emit.yml", "-o", "Build/Emitted", "--quiet"]
    fresh = ["--no-cache", "--force"]
    settle(plain, tree)
    settle(["git", "status"], tree)
    yield "null rebuild of 10,000 ÷ git status", "1.2 ×", compare(plain, ["git", "status"], tree)
    settle(emitting, tree)
    yield "one changed ÷ null rebuild, swift, css, a carousel", "6 ×", changed(emitting, tree)

    assets = folder / "check" / "Assets.xcassets"
    catalog.make(str(assets))
    files = sorted(str(path) for path in assets.rglob("*") if path.is_file())
    yield "check of 1,500 sets ÷ sha256sum", "1.3 ×", compare(
        [tincture, "check", str(assets), "--strict"], ["sha256sum", *files])

    pages = folder / "pages"
    pages.mkdir(exist_ok=True)
    easing = "interpolation: oklch, easing: ease-in-out, tolerance: 0.1"
    for name, how in (("eased", easing), ("plain", "interpolation: srgb")):
        trees.make_pages(str(pages), name, how, 100)
    carousels = [[tincture, "compile", "--config", f"{name}.yml", "-o", name, "--quiet", *fresh] for name in ("eased", "plain")]
    yield "100 pages in oklch, eased, tolerance 0.1 ÷ in srgb", "150 ms", compare(*carousels, pages)


def changed(command, tree):
    """A run after a picture has changed against one after nothing has."""
    before = change(tree)

    def wait(number):
        settle(command, tree)
        before(number)
        subprocess.run(["sleep", "0.2"], check=True)
    ours = [(wait(number), cpu(command, tree))[1] for number in range(ROUNDS)]
    settle(command, tree)
    null = [cpu(command, tree) for _ in range(ROUNDS)]
    return [statistics.median(ours), statistics.median(null)]


def measured(command, cwd, status=0):
    """The seconds and the peak memory in MB of a process that must end with a status; its errors are shown unless they are expected."""
    # A process starts with the peak of the one that starts it. This one is large after making a tree, so a small one comes between.
    run = "import resource, subprocess, sys, time; start = time.time(); status = subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL).returncode; " \
        "print(time.time() - start, resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, status)"
    errors = subprocess.DEVNULL if status else None
    process = subprocess.run([sys.executable, "-c", run, *command], cwd=cwd, stdout=subprocess.PIPE, stderr=errors, check=True)
    seconds, kilobytes, found = process.stdout.split()
    if int(found) != status:
        sys.exit(f"{command[0]} ended with status {int(found)}")
    return float(seconds), int(kilobytes) / 1000


def memory():
    """The peak memory of a first build of 100,000 small pictures, in MB."""
    tree = folder / "rebuild" / "100000"
    trees.make_tree(str(tree), 100_000)
    shutil.rmtree(tree / "Build", ignore_errors=True)
    return measured([tincture, "compile", "Pictures", "-o", "Build/Out", "--quiet"], tree)[1]


def code():
    """The seconds of a check of 20,000 Swift files of 80 MB, as the median of nine, and the peak memory in MB."""
    tree = folder / "code"
    if not tree.exists():
        trees.make_code(str(tree), 20_000, 80e6)
    # Its sets have no pictures, so the check ends with status 1.
    runs = [measured([tincture, "check", "--no-cache"], tree, status=1) for _ in range(ROUNDS)]
    return statistics.median(seconds for seconds, _ in runs), max(megabytes for _, megabytes in runs)


def main():
    last = json.loads(RATIOS.read_text()) if RATIOS.exists() else {}
    load = os.getloadavg()[0]
    if load > 0.5:
        print(f"The load is {load:.1f}: these figures are of a machine that does something else as well.\n")
    print("| figure | ours | the other | limit | last | now |\n|---|---|---|---|---|---|", flush=True)
    now, over, lost = {}, [], []
    for name, limit, (ours, other) in figures():
        now[name] = round(ours / other, 2)
        value = now[name] if limit.endswith("×") else ours * 1e3
        if value > float(limit.split()[0]):
            over.append(name)
        before = last.get(name)
        if before is not None and ours / other > before * LOSS:
            lost.append(name)
        cells = [f"≤ {limit}", f"{before:.2f} ×" if before is not None else "", f"{now[name]:.2f} ×"]
        print(f"| {name} | {ours * 1e3:.2f} ms | {other * 1e3:.2f} ms | {' | '.join(cells)} |", flush=True)
    megabytes = memory()
    print(f"| memory over 100,000 pictures | {megabytes:.0f} MB | | ≤ 200 MB | | |", flush=True)
    if megabytes > 200:
        over.append("memory")
    seconds, megabytes = code()
    print(f"| check of 20,000 Swift files of 80 MB | {seconds:.2f} s, {megabytes:.0f} MB | | ≤ 3 s, 200 MB | | |", flush=True)
    if seconds > 3 or megabytes > 200:
        over.append("check of 20,000 Swift files")
    if "--renew" in sys.argv:
        RATIOS.write_text(json.dumps(now, indent=2, ensure_ascii=False) + "\n")
    elif lost:
        sys.exit("more than a tenth above the last time: " + "; ".join(lost))
    if over:
        sys.exit("above the limit: " + "; ".join(over))


if __name__ == "__main__":
    main()
