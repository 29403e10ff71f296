"""Measures what a placeholder costs beside decoding, and prints the table in Markdown."""

import argparse
import os
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from decode_corpus import photos

ROUNDS = 15


def cpu(command):
    """CPU seconds of one process."""
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        sys.exit(f"{command[0]} failed with status {status}")
    return usage.ru_utime + usage.ru_stime


def instructions(command):
    """How many instructions one process takes, by callgrind."""
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", *command], capture_output=True, text=True, check=False)
    if run.returncode != 0:
        sys.exit(f"callgrind failed with status {run.returncode}: {run.stderr.strip().splitlines()[-2:]}")
    return int(re.search(r"Collected : (\d+)", run.stderr)[1])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--instructions", action="store_true")
    parser.add_argument("corpus", type=Path)
    parser.add_argument("tool")
    options = parser.parse_args()
    options.corpus.mkdir(parents=True, exist_ok=True)
    pictures = photos(options.corpus)
    plain = [options.tool, "extract", "--format", "ndjson"]
    asked = [*plain, "--placeholders"]

    # In turns, so that both meet the same machine; the differences of pairs are what counts.
    pairs = [(cpu(plain + pictures), cpu(asked + pictures)) for _ in range(ROUNDS)]
    without = statistics.median(pair[0] for pair in pairs)
    more = statistics.median(pair[1] - pair[0] for pair in pairs)
    print(f"| {len(pictures)} photos of 12 MP | without | more with placeholders | ratio |")
    print("|---|---|---|---|")
    print(f"| CPU time, medians of {ROUNDS} pairs | {without * 1000:.0f} ms | {more * 1000:.1f} ms | {more / without:.1%} |")
    if options.instructions:
        # The start of the program is no decoding.
        start = instructions([options.tool, "--version"])
        before, after = (instructions([*command, pictures[0]]) for command in (plain, asked))
        ratio = (after - before) / (before - start)
        millions = [f"{count / 1e6:.2f} million" for count in (before - start, after - before)]
        print(f"| instructions of one photo, without the program's start | {millions[0]} | {millions[1]} | {ratio:.1%} |")


main()
