"""Runs the same pictures on several engines, and prints a table: engines.py WORK COUNT"""

from __future__ import annotations

import hashlib
import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from PIL import Image, ImageDraw

CORES = os.cpu_count() or 1
TICKS = os.sysconf("SC_CLK_TCK")
MARK = "TINCTURE_BENCH"


def make_pictures(folder: Path, count: int) -> Path:
    """Writes pictures whose sizes are skewed, the largest at the end of the list, and one of a hundred broken."""
    folder.mkdir()
    numbers = random.Random(43)
    kinds = [(200, 200)] * 80 + [(1125, 352)] * 17 + [(1600, 1200)] * 2 + [(4000, 3000)]
    sizes = sorted((numbers.choice(kinds) for _ in range(count)), key=lambda size: size[0] * size[1])
    # A drawing of each size is drawn upon: a new one for each picture would take longer than all engines.
    sheets = {size: Image.effect_noise(size, 60).convert("RGB") for size in set(sizes)}
    names = []
    for number, size in enumerate(sizes):
        sheet = sheets[size]
        draw = ImageDraw.Draw(sheet)
        for _ in range(3):
            x, y = numbers.randrange(size[0]), numbers.randrange(size[1])
            draw.ellipse((x, y, x + size[0] // 3, y + size[1] // 2), fill=tuple(numbers.randrange(256) for _ in range(3)))
        path = folder / f"{number:05}.{'png' if number % 10 == 0 else 'jpg'}"
        sheet.save(path, **({"compress_level": 1} if path.suffix == ".png" else {"quality": 80}))
        if number % 100 == 50:
            content = path.read_bytes()
            path.write_bytes([b"", b"no picture", content[:90], content[: len(content) // 2]][number // 100 % 4])
        names.append(f"{path}\n")
    listing = folder.parent / "list.txt"
    listing.write_text("".join(names))
    return listing


class Watch(threading.Thread):
    """CPU time and memory of all processes that have a mark in their environment."""

    def __init__(self, mark: str) -> None:
        super().__init__(daemon=True)
        self._mark = f"{MARK}={mark}\0".encode()
        self.times: dict[tuple[str, str], float] = {}
        self.peak = 0
        self.is_done = False

    def processes(self, word: bytes = b"") -> list[int]:
        """Returns the processes, or those of them whose command has a word."""
        found = []
        for entry in os.listdir("/proc"):
            if entry.isdigit():
                try:
                    if self._mark in Path(f"/proc/{entry}/environ").read_bytes() and word in Path(f"/proc/{entry}/cmdline").read_bytes():
                        found.append(int(entry))
                except OSError:
                    continue
        return found

    def run(self) -> None:
        while not self.is_done:
            memory = 0
            for process in self.processes():
                try:
                    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
                    lines = Path(f"/proc/{process}/smaps_rollup").read_text().splitlines()
                except OSError:
                    continue
                self.times[str(process), fields[19]] = (int(fields[11]) + int(fields[12])) / TICKS
                memory += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
            self.peak = max(self.peak, memory)
            time.sleep(0.25)


ENGINES = {
    "plain": [],
    "Spark": ["-m", "tincture.spark", "--partitions", "64"],
    "Ray": ["-m", "tincture.ray"],
    "Daft": ["-m", "tincture.daft"],
}
# What is killed beside the program itself: a process in which the engine runs our Python. Daft's are a pool that it does not renew.
ACTORS = {"Spark": b"pyspark.daemon", "Ray": b"ray::MapWorker"}


def run(engine: str, listing: Path, output: Path, kills: bool) -> tuple[float, float, int, int]:
    """Returns CPU and wall time in seconds, peak memory in KiB, and how many processes were killed."""
    mark = output.name
    environment = {**os.environ, MARK: mark, "PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    environment["PYSPARK_SUBMIT_ARGS"] = f"--master local[{CORES},4] --conf spark.ui.enabled=false pyspark-shell"
    words = [sys.executable, *ENGINES[engine], "--list", str(listing), "--output", str(output)]
    shards = [[words[0], "-m", "tincture.batch", *words[1:], "--shard", f"{number + 1}/{CORES}"] for number in range(CORES)]
    watch = Watch(mark)
    watch.start()
    begin = time.monotonic()
    log = open(output.with_suffix(".log"), "wb")  # noqa: SIM115 (the processes have it)
    processes = [subprocess.Popen(one, env=environment, stdout=log, stderr=log) for one in (shards if engine == "plain" else [words])]
    killed = kill_some(engine, watch) if kills else 0
    statuses = [process.wait() for process in processes]
    wall = time.monotonic() - begin
    watch.is_done = True
    watch.join()
    if any(statuses):
        raise SystemExit(f"{engine} ended with {statuses}: {output.with_suffix('.log').read_text()[-3000:]}")
    return sum(watch.times.values()), wall, watch.peak, killed


def kill_some(engine: str, watch: Watch) -> int:
    """Kills a program three times, a second apart, and then a process of the engine's."""
    killed = 0
    while killed < 3:
        time.sleep(1)
        victims = [one for one in watch.processes(b"ndjson") if b"tincture.batch" not in Path(f"/proc/{one}/cmdline").read_bytes()]
        if victims:
            os.kill(victims[0], signal.SIGKILL)
            killed += 1
    for one in watch.processes(ACTORS[engine])[-1:] if engine in ACTORS else []:
        os.kill(one, signal.SIGKILL)
        killed += 1
    return killed


def digest(output: Path) -> tuple[int, str]:
    """Returns how many records an output has, and the digest of them in order."""
    done = subprocess.run([sys.executable, "-m", "tincture.batch", "--records", str(output)], capture_output=True, check=True)
    lines = sorted(done.stdout.splitlines())
    return len(lines), hashlib.sha256(b"\n".join(lines)).hexdigest()


def main() -> None:
    work, count = Path(sys.argv[1]), int(sys.argv[2])
    listing = make_pictures(work / "pictures", count)
    print("| engine | CPU ÷ plain | CPU | wall time | memory at its peak | second run | with processes killed |\n|---|---|---|---|---|---|---|")
    expected, base = None, 0.0
    for engine in ENGINES:
        output = work / engine
        cpu, wall, memory, _ = run(engine, listing, output, kills=False)
        found = digest(output)
        expected, base = expected or found, base or cpu
        again, _, _, _ = run(engine, listing, output, kills=False)
        _, _, _, killed = run(engine, listing, work / f"{engine}-killed", kills=True)
        if not found == expected == digest(output) == digest(work / f"{engine}-killed") or found[0] != count:
            raise SystemExit(f"{engine}: its records are not those of the plain job: {found}, {expected}")
        print(f"| {engine} | {cpu / base:.2f} × | {cpu:.1f} s | {wall:.1f} s | {memory / 1024:.0f} MiB | {again:.1f} s of CPU | {killed} killed: the same |", flush=True)
    print(json.dumps({"pictures": count, "cores": CORES, "sha256": expected[1] if expected else None}))


main()
