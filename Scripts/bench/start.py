"""Measures the start of two programs in turns, and prints the table in Markdown."""

import statistics
import subprocess
import sys
import time

ROUNDS = 101
COMMANDS = {
    "`tincture --version`": ["--version"],
    "`tincture extract` of a banner": ["extract", "--format", "ndjson", "Assets/TmallHome/Banners/loop1.jpg"],
}


def seconds(command):
    """Wall time of one process: the loader's work is a part of the start."""
    begin = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - begin


programs = sys.argv[1:3]
print(f"| wall time, medians of {ROUNDS} in turns | static | dynamic | ratio |")
print("|---|---|---|---|")
for name, arguments in COMMANDS.items():
    rounds = [[seconds([program, *arguments]) for program in programs] for _ in range(ROUNDS)]
    static, dynamic = (statistics.median(pair[index] for pair in rounds) for index in range(2))
    print(f"| {name} | {static * 1000:.1f} ms | {dynamic * 1000:.1f} ms | {static / dynamic:.2f} × |")
