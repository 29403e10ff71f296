"""CPU and wall time a picture on Spark beside the plain command: spark.py ARCHIVE FOLDER.

Spark calls this file too, as the driver of the job that is measured: spark.py --driver EXECUTORS CORES BINARY PICTURES OUTPUT, where
CORES is "held" for executors of one core each, "free" for those that take what they get.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import time
from pathlib import Path

from spark_runs import JOB, ROOT, Submit, executors_below, process_tree, unpack

COUNT = 2_000
RUNS = 3
# What README recommends: the job's JVMs live for native code and short plans, and would compile for longer than they run.
JAVA = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"


def draw(folder: Path, assets: Path) -> None:
    """Product pictures as a shop has them: 1,000 × 1,000 pixels, cut differently from the sample photos."""
    from PIL import Image

    if len(list(folder.glob("*.jpg"))) == COUNT:
        return
    folder.mkdir(parents=True, exist_ok=True)
    photos = [Image.open(path).convert("RGB") for path in sorted(assets.rglob("*.jpg"))]
    photos = [photo for photo in photos if min(photo.size) >= 600]
    for number in range(COUNT):
        photo = photos[number % len(photos)]
        x, y = number * 7 % (photo.width - 500), number * 11 % (photo.height - 500)
        photo.crop((x, y, x + 500, y + 500)).resize((1000, 1000)).save(folder / f"{number:05}.jpg", quality=88)


def plain(binary: Path, files: list[Path]) -> tuple[float, float]:
    """CPU and wall time of the plain command, two processes at a time."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    running = []
    for number in range(2):
        listing = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process = subprocess.Popen(
            [binary, "extract", "--format", "ndjson", "-"], stdin=listing.stdout, stdout=subprocess.DEVNULL
        )
        listing.stdin.write("".join(f"{file}\n" for file in files[number::2]).encode())
        listing.stdin.close()
        running += [listing, process]
    for process in running:
        process.wait()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, time.perf_counter() - start


def tree_cpu(root: int) -> float:
    """The CPU time in seconds of a process, of all below it, and of those of them that have ended."""
    ticks = sum(int(ticks) for fields in process_tree(root).values() for ticks in fields[11:15])
    return ticks / os.sysconf("SC_CLK_TCK")


def hold(root: int, executors: int) -> None:
    """Holds each executor, with all of its threads and what they start, to a core of its own, as YARN and Kubernetes do, and the driver to
    the cores of them all.

    Spark itself only counts cores: a JVM, its Python and its worker beside each other take two of them where they can, and beside one
    executor a driver would have a core for nothing.
    """
    found = executors_below(root)
    if len(found) != executors:
        raise SystemExit(f"Scripts/bench/spark: {len(found)} executors")
    cores = sorted(os.sched_getaffinity(0))[:executors]
    for process, allowed in [(root, cores), (os.getpid(), cores), *((executor, [core]) for executor, core in zip(found, cores))]:
        for thread in os.listdir(f"/proc/{process}/task"):
            try:
                os.sched_setaffinity(int(thread), allowed)
            except ProcessLookupError:
                continue


def drive(executors: str, cores: str, binary: str, pictures: str, output: str) -> None:
    """Runs the job several times in one application; the first run, in which the JVM compiles itself, is not counted."""
    import extract_job
    from pyspark.sql import SparkSession

    spark = SparkSession.builder.getOrCreate()
    # Python is a child of the driver's JVM, as the workers are.
    root, found = os.getppid(), []
    # The driver is counted, too.
    while spark.sparkContext._jsc.sc().getExecutorMemoryStatus().size() < int(executors) + 1:
        time.sleep(0.1)
    if cores == "held":
        hold(root, int(executors))
    for number in range(RUNS + 1):
        cpu, start = tree_cpu(root), time.perf_counter()
        options = extract_job.arguments(["--pictures", pictures, "--binary", binary, "--output", f"{output}-{number}"])
        counts = extract_job.run(spark, options)
        found.append((tree_cpu(root) - cpu, time.perf_counter() - start))
        if counts != {"good": COUNT, "bad": 0, "skipped": 0, "run": 1}:
            raise SystemExit(f"Scripts/bench/spark: {counts}")
    print(json.dumps(found))
    spark.stop()


def job(binary: Path, pictures: Path, work: Path, executors: int, cores: str) -> list[tuple[float, float]]:
    """CPU and wall time of the job's runs, the first one first, and of starting and ending Spark around them."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    settings = {"spark.driver.extraJavaOptions": JAVA, "spark.executor.extraJavaOptions": JAVA}
    submit = Submit(work, master=f"local-cluster[{executors},1,1024]", settings=settings)
    arguments = ["--driver", str(executors), cores, str(binary), str(pictures), str(work / "output")]
    return submit.run(Path(__file__).resolve(), arguments, ["--py-files", str(JOB)])


def main() -> None:
    archive, folder = Path(sys.argv[1]), Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    binary, pictures = unpack(archive, folder), folder / "pictures"
    draw(pictures, ROOT / "Assets")
    files = sorted(pictures.glob("*.jpg"))
    load = os.getloadavg()[0]
    runs = {"plain": [plain(binary, files) for _ in range(RUNS)]}
    first = {}
    for cores in ("held", "free"):
        for executors in (1, 2):
            name = f"{executors} {cores}"
            first[name], *runs[name] = job(binary, pictures, folder / "work", executors, cores)
    for name, some in runs.items():
        print(f"{name}:", " ".join(f"{cpu:.1f}/{wall:.1f}" for cpu, wall in some), file=sys.stderr)

    def least(name: str) -> tuple[float, float]:
        """Milliseconds a picture."""
        return min(cpu for cpu, _ in runs[name]) / COUNT * 1000, min(wall for _, wall in runs[name]) / COUNT * 1000

    alone, one, two = least("plain"), least("1 held"), least("2 held")
    one_free, two_free = least("1 free"), least("2 free")
    size = sum(file.stat().st_size for file in files) / COUNT / 1000
    print(f"{COUNT} JPEG of 1,000 × 1,000 pixels, {size:.0f} kB in the mean; the least of {RUNS} runs; load average {load:.1f} before.\n")
    print("| a picture | CPU | wall |\n|---|---|---|")
    print(f"| `tincture extract -`, two processes | {alone[0]:.2f} ms | {alone[1]:.2f} ms |")
    for title, (cpu, wall) in (
        ("the job, one executor, all held to one core", one),
        ("the job, two executors held to one core each", two),
        ("the same, first run of an application", [figure / COUNT * 1000 for figure in first["2 held"]]),
        ("the job, one executor that takes both cores", one_free),
        ("the job, two executors that share both cores", two_free),
    ):
        print(f"| {title} | {cpu:.2f} ms | {wall:.2f} ms |")
    print("\n| figure | result | goal |\n|---|---|---|")
    print(f"| CPU of the job, two executors, against the plain command once the JVM is up | {two[0] / alone[0]:.2f} × | ≤ 1.3 × |")
    print(f"| throughput of two executors on two cores against one on one | {one[1] / two[1]:.2f} × | ≥ 1.8 × |")
    print(f"| the same where they take what they get of the two cores | {one_free[1] / two_free[1]:.2f} × | |")
    print(f"| a million such pictures, by the CPU of the job | {two[0] * 1e6 / 3.6e6:.1f} core hours | |")


if __name__ == "__main__":
    if sys.argv[1] == "--driver":
        drive(*sys.argv[2:])
    else:
        main()
