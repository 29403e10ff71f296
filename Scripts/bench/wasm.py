"""Compares the CPU time of palettes natively and in Node: wasm.py PROBE"""

import resource
import statistics
import subprocess
import sys
from pathlib import Path

from PIL import Image

COMMANDS = {"native": [sys.argv[1]], "Node": ["node", "Scripts/lib/wasm/answers.mjs", ".build/wasm/tincture.js"]}
REPEATS = 40
LIMIT = 2.5


def cpu(command: list[str], requests: bytes) -> float:
    """Returns the seconds of CPU that a process takes for requests."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, input=requests, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> None:
    pictures = []
    for path in sorted(Path("Assets/TmallHome/Banners").glob("*.jpg")):
        with Image.open(path) as file:
            pixels = file.convert("RGBA").tobytes()
            pictures.append(b"palette %d %d 5 %d\n" % (*file.size, len(pixels)) + pixels)
    times: dict[str, list[float]] = {name: [] for name in COMMANDS}
    for _ in range(9):
        for name, command in COMMANDS.items():
            many = cpu(command, b"".join(pictures) * (REPEATS // len(pictures)))
            times[name].append((many - cpu(command, pictures[0])) / (REPEATS - 1) * 1000)
    native, node = (statistics.median(times[name]) for name in COMMANDS)
    print(f"a palette of 1125 × 352: {native:.2f} ms natively, {node:.2f} ms in Node, {node / native:.2f} × (limit {LIMIT} ×)")
    sys.exit(node / native > LIMIT)


main()
