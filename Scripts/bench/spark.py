"""CPU and wall time a picture on Spark beside the plain command: spark.py ARCHIVE FOLDER.

Spark calls this file too, as the driver of the job that is measured: spark.py --driver EXECUTORS SOURCE BINARY PICTURES OUTPUT. SOURCE is
"disk", or "store" for pictures that Spark reads, as it does where they are no local files.
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
from statistics import median

from spark_runs import JOB, ROOT, Submit, executors_below, process_tree, unpack

COUNT = 2_000
# For throughput: so many times the pictures, under other names, so that what a run costs before its first picture is not what is measured.
TIMES = 5
RUNS = 6
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


Times = tuple[float, float]


def plain(binary: Path, files: list[Path], processes: int = 2) -> Times:
    """CPU and wall time of the plain command, two processes at a time or one."""
    before, start = resource.getrusage(resource.RUSAGE_CHILDREN), time.perf_counter()
    running = []
    for number in range(processes):
        listing = subprocess.Popen(["cat"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        process = subprocess.Popen(
            [binary, "extract", "--format", "ndjson", "-"], stdin=listing.stdout, stdout=subprocess.DEVNULL
        )
        listing.stdin.write("".join(f"{file}\n" for file in files[number::processes]).encode())
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


def drive(executors: str, source: str, binary: str, pictures: str, output: str) -> None:
    """Runs the plain command and the job in turns, the job in one application; its first run, in which the JVM compiles itself, stands first."""
    import extract_job
    from pyspark.sql import SparkSession

    if source == "store":
        extract_job.Files.are_local = lambda _: False
    spark = SparkSession.builder.getOrCreate()
    # Python is a child of the driver's JVM, as the workers are.
    root, files, found = os.getppid(), sorted(Path(pictures).glob("*.jpg")), []
    # The driver is counted, too.
    while spark.sparkContext._jsc.sc().getExecutorMemoryStatus().size() < int(executors) + 1:
        time.sleep(0.1)
    all_cores = os.sched_getaffinity(0)
    hold(root, int(executors))
    for number in range(RUNS + 1):
        held = os.sched_getaffinity(0)
        os.sched_setaffinity(0, all_cores)
        alone = plain(Path(binary), files)
        os.sched_setaffinity(0, held)
        cpu, start = tree_cpu(root), time.perf_counter()
        options = extract_job.arguments(["--pictures", pictures, "--binary", binary, "--output", f"{output}-{number}"])
        counts = extract_job.run(spark, options)
        found.append([alone, (tree_cpu(root) - cpu, time.perf_counter() - start)])
        if counts != {"good": len(files), "bad": 0, "skipped": 0, "run": 1}:
            raise SystemExit(f"Scripts/bench/spark: {counts}")
    print(json.dumps(found))
    spark.stop()


def job(binary: Path, pictures: Path, work: Path, executors: int, source: str = "disk") -> list[tuple[Times, Times]]:
    """CPU and wall time of the plain command and of the job's run behind it, the first run first; a line of them on standard error."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir()
    settings = {"spark.driver.extraJavaOptions": JAVA, "spark.executor.extraJavaOptions": JAVA}
    submit = Submit(work, master=f"local-cluster[{executors},1,1024]", settings=settings)
    arguments = ["--driver", str(executors), source, str(binary), str(pictures), str(work / "output")]
    runs = submit.run(Path(__file__).resolve(), arguments, ["--py-files", str(JOB)])
    words = (f"{alone[0]:.1f}/{alone[1]:.1f} {spark[0]:.1f}/{spark[1]:.1f}" for alone, spark in runs)
    print(f"{pictures.name}, {executors}, {source}:", ", ".join(words), file=sys.stderr)
    return runs


def main() -> None:
    archive, folder = Path(sys.argv[1]), Path(sys.argv[2]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    binary, pictures, many = unpack(archive, folder), folder / "pictures", folder / "many"
    draw(pictures, ROOT / "Assets")
    files = sorted(pictures.glob("*.jpg"))
    shutil.rmtree(many, ignore_errors=True)
    many.mkdir()
    for number in range(TIMES):
        for file in files:
            os.link(file, many / f"{number}-{file.name}")
    load = os.getloadavg()[0]
    kinds = [(pictures, 1, "disk"), (pictures, 2, "disk"), (pictures, 2, "store"), (many, 1, "disk"), (many, 2, "disk")]
    all_runs = {kind: job(binary, kind[0], folder / "work", *kind[1:]) for kind in kinds}
    # What the machine has to give.
    walls = [median(plain(binary, files, processes)[1] for _ in range(RUNS)) for processes in (1, 2)]

    def milliseconds(kind: tuple, of_job: int = 1) -> Times:
        """CPU and wall time a picture, the medians of all runs but the first."""
        count = COUNT * TIMES if kind[0] == many else COUNT
        runs = [run[of_job] for run in all_runs[kind][1:]]
        return median(cpu for cpu, _ in runs) / count * 1000, median(wall for _, wall in runs) / count * 1000

    def cost(kind: tuple) -> float:
        """The median of the job's CPU time against that of the plain command just before it."""
        return median(spark[0] / alone[0] for alone, spark in all_runs[kind][1:])

    one, two, store, many_one, many_two = kinds
    size = sum(file.stat().st_size for file in files) / COUNT / 1000
    print(f"{COUNT} JPEG of 1,000 × 1,000 pixels, {size:.0f} kB in the mean; medians of {RUNS} runs; load average {load:.1f} before.\n")
    print("| a picture | CPU | wall |\n|---|---|---|")
    first = all_runs[two][0][1]
    for title, (cpu, wall) in (
        ("`tincture extract -`, two processes", milliseconds(two, of_job=0)),
        ("the job, one executor", milliseconds(one)),
        ("the job, two executors", milliseconds(two)),
        ("the same, first run of an application", (first[0] / COUNT * 1000, first[1] / COUNT * 1000)),
        ("the same, from a store", milliseconds(store)),
        (f"the job over {COUNT * TIMES}, one executor", milliseconds(many_one)),
        (f"the job over {COUNT * TIMES}, two executors", milliseconds(many_two)),
    ):
        print(f"| {title} | {cpu:.2f} ms | {wall:.2f} ms |")
    print("\n| figure | result |\n|---|---|")
    print(f"| CPU of the job, two executors, against the plain command just before it, once the JVM is up | {cost(two):.2f} × |")
    print(f"| the same from a store | {cost(store):.2f} × |")
    print(f"| the same over {COUNT * TIMES} pictures from the disk | {cost(many_two):.2f} × |")
    throughput = milliseconds(many_one)[1] / milliseconds(many_two)[1]
    print(f"| throughput over {COUNT * TIMES} pictures of two executors on two cores against one on one | {throughput:.2f} × |")
    print(f"| the same over {COUNT} | {milliseconds(one)[1] / milliseconds(two)[1]:.2f} × |")
    print(f"| two processes of the plain command against one | {walls[0] / walls[1]:.2f} × |")
    print(f"| a million such pictures, by the CPU of the job over {COUNT * TIMES} | {milliseconds(many_two)[0] * 1e6 / 3.6e6:.1f} core hours |")
    print(f"| the same with the plain command | {milliseconds(many_two, of_job=0)[0] * 1e6 / 3.6e6:.1f} core hours |")


if __name__ == "__main__":
    if sys.argv[1] == "--driver":
        drive(*sys.argv[2:])
    else:
        main()
