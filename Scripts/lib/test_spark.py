"""The test of Scripts/test-spark: what the Spark job finds beside what the plain command finds, whatever breaks on the way.

Usage: test_spark.py ARCHIVE WORK
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import signal
import struct
import subprocess
import sys
import time
import zlib
from pathlib import Path

from spark_runs import JOB, ROOT, Submit, executors_below, lines, plain_lines, unpack

SMALL = 10_000


def chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(width: int, height: int, pixels: bytes) -> bytes:
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels, 1)) + chunk(b"IEND", b"")


def small_picture(number: int) -> bytes:
    """Eight rows of eight pixels, of two colors that no other picture has both."""
    first = bytes([number % 256, number // 256, 90])
    second = bytes([number // 256 * 5 % 256, 200, number % 256])
    return png(8, 8, b"".join(b"\0" + first * (3 + number % 4) + second * (5 - number % 4) for _ in range(8)))


def expect(condition: bool, what: str, *details: object) -> None:
    if not condition:
        raise SystemExit(f"Scripts/test-spark: {what}: {' '.join(map(repr, details))[:2000]}")


def expect_same(found: list[bytes], expected: list[bytes], what: str) -> None:
    if found != expected:
        wrong = [pair for pair in zip(found, expected) if pair[0] != pair[1]][:1]
        raise SystemExit(f"Scripts/test-spark: {what}: {len(found)} lines, {len(expected)} expected; {wrong}")


def test_skewed_list_with_a_lost_executor(binary: Path, work: Path) -> None:
    """10,000 pictures whose list lies nearly whole in one of its parts; one executor is killed when a quarter is done."""
    pictures = work / "small"
    pictures.mkdir()
    files = {}
    for number in range(SMALL):
        file = pictures / f"{number:05}.png"
        file.write_bytes(small_picture(number))
        files[str(file)] = file
    names = list(files)
    listing = work / "list.csv"
    listing.mkdir()
    for part in range(20):
        some = names[part : part + 1] if part else names[19:]
        (listing / f"part-{part:05}.csv").write_text("location,price\n" + "".join(f"{name},{part}\n" for name in [*some, names[part]]))
    output = work / "list-output"
    submit = Submit(work)
    arguments = ["--list", str(listing), "--binary", str(binary), "--output", str(output), "--partitions", "32"]
    process = submit.start(JOB, arguments)
    temporary = output / "parquet/run=00001/_temporary/0"
    while len(list(temporary.glob("task_*"))) < 8:
        expect(process.poll() is None, "the job ended before an executor could be killed")
        time.sleep(0.05)
    victim = executors_below(process.pid)[0]
    os.kill(victim, signal.SIGKILL)
    done = len(list(temporary.glob("task_*")))
    expect(done < 32, "the executor was killed too late")
    counts = submit.finish(process)
    log = (work / "spark.log").read_text()
    expect("Lost executor" in log or "ExecutorLost" in log, "no executor was lost")
    expect(counts == {"good": SMALL, "bad": 0, "skipped": 0, "run": 1}, "wrong counts after a lost executor", counts)
    expect_same(lines(output, 1), plain_lines(binary, files), "a list's results are not those of the plain command")
    # A task writes a file.
    sizes = [part.stat().st_size for part in (output / "parquet/run=00001").glob("part-*")]
    expect(max(sizes) <= 1.3 * min(sizes) and len(sizes) == 32, "the tasks are not of one size", sizes)
    print(f"a skewed list of {SMALL} pictures, an executor killed after {done} of 32 tasks: the lines of the plain command")

    counts = submit.run(JOB, arguments)
    expect(counts == {"good": 0, "bad": 0, "skipped": SMALL, "run": None}, "a second run did not skip everything", counts)
    expect(not (output / "parquet/run=00002").exists(), "a run that did nothing left a folder")
    print(f"a second run: {SMALL} skipped")


# Passes lines on to the real program, but for pictures by whose names it dies or hangs.
FAULTY = """#!{python}
import os, signal, subprocess, sys, time
if sys.argv[1] != "extract": os.execv({binary!r}, [{binary!r}, *sys.argv[1:]])
child = subprocess.Popen([{binary!r}, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False)
for line in sys.stdin.buffer:
    if b"/dies.png" in line[:400]: os.kill(os.getpid(), signal.SIGKILL)
    if b"/quits.png" in line[:400]: sys.exit(3)
    if b"/hangs.png" in line[:400]: time.sleep(3600)
    child.stdin.write(line); child.stdin.flush()
    sys.stdout.buffer.write(child.stdout.readline()); sys.stdout.buffer.flush()
"""


class Count:
    """What a task has of an accumulator."""

    value = 0

    def add(self, number: int) -> None:
        self.value += number


def test_a_worker_with_questions_ahead(binary: Path, work: Path) -> None:
    """A task without Spark: among questions that were handed over early, an end of the worker costs the picture over which it came, and no other."""
    sys.path.insert(0, str(JOB.parent))
    import extract_job

    folder = work / "ahead"
    folder.mkdir()
    good, dies, quits, hangs, fifo = (str(folder / name) for name in ("good.png", "dies.png", "quits.png", "hangs.png", "fifo.png"))
    for name in (good, dies, quits, hangs):
        Path(name).write_bytes(small_picture(1))
    os.mkfifo(fifo)
    faulty = write_faulty(folder, binary)
    ends = {
        dies: "ended the worker (signal SIGKILL).", quits: "ended the worker (exit status 3).", hangs: "took longer than 1 s (--timeout).",
        fifo: "is not a file.", str(folder): "is not a file.", good + "0": "cannot be read: No such file or directory.",
    }
    locations = [good] * 30 + [*ends, dies, dies] + [good] * 5 + [dies] + [good] * 40 + [hangs, quits]
    rows = [(json.dumps({"id": location}).encode(), None) for location in locations]
    # Some that Spark has read, in trays while answers to others are missing; no two alike, and one too long to be kept there.
    read = {f"store/{number}.png": small_picture(number) for number in range(40)}
    read["store/dies.png"], read["store/long.png"] = small_picture(1), small_picture(50) + bytes(9 << 20)
    for number, (location, picture) in enumerate(read.items()):
        rows.insert(50 + number, (json.dumps({"id": location, "byteCount": 100}).encode(), picture))
    counts = [Count(), Count(), Count()]
    extraction = extract_job.Extraction(str(faulty), [], 1, 1 << 20, *counts)
    records = [json.loads(record) for record in extraction.records(iter(rows))]
    ends["store/dies.png"] = ends[dies]
    expected = sorted((json.loads(about)["id"], ends.get(json.loads(about)["id"], "")) for about, _ in rows)
    expect(sorted((record["id"], record.get("error", "")) for record in records) == expected, "answers went to other questions", records)
    bad = sum(1 for _, error in expected if error)
    expect([count.value for count in counts] == [len(rows) - bad, bad, 0], "wrong counts of a task", [count.value for count in counts])
    digests = {record["id"]: record["sha256"] for record in records if record["id"] in read and "error" not in record}
    wanted = {location: hashlib.sha256(picture).hexdigest() for location, picture in read.items() if location != "store/dies.png"}
    expect(digests == wanted, "an answer is about another picture", digests)
    expect(not any("path" in record for record in records), "a record has a path")
    print(f"a task of {len(rows)} pictures, {bad} of them bad, up to 16 questions ahead: every answer at its question")


def write_faulty(folder: Path, binary: Path) -> Path:
    faulty = folder / "faulty"
    faulty.write_text(FAULTY.format(python=sys.executable, binary=str(binary)))
    faulty.chmod(0o755)
    return faulty


def test_bad_pictures_and_workers(archive: Path, binary: Path, work: Path) -> None:
    """The sample assets among pictures that are damaged, no pictures, or the end of their worker."""
    pictures = work / "Assets"
    shutil.copytree(ROOT / "Assets", pictures)
    odd = pictures / "odd ü+1%20"
    odd.mkdir()
    photo = (ROOT / "Assets/TmallHome/Banners/loop2.jpg").read_bytes()
    (odd / "half.jpg").write_bytes(photo[: len(photo) // 2])
    (odd / "stump.jpg").write_bytes(photo[:100])
    (odd / "text.png").write_text("no picture")
    (odd / "empty.png").write_bytes(b"")
    (odd / "bomb.png").write_bytes(
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 60_000, 60_000, 8, 2, 0, 0, 0))
        + chunk(b"IDAT", zlib.compress(bytes(1 << 20))) + chunk(b"IEND", b"")
    )
    (odd / "large.png").write_bytes(photo * 40)
    faults = {"dies.png": "ended the worker (signal SIGKILL)", "quits.png": "ended the worker (exit status 3)",
              "hangs.png": "took longer than 4 s (--timeout)"}
    for number, name in enumerate(faults):
        (odd / name).write_bytes(small_picture(SMALL + number))
    files = {f"file:{file}": file for file in pictures.rglob("*") if file.suffix in (".png", ".jpg")}
    reachable = {name: file for name, file in files.items() if file.name not in faults and file.name != "large.png"}
    faulty = write_faulty(work, binary)
    output = work / "output"
    # What a run leaves that is killed.
    left = output / "parquet/run=00001/part-00000.snappy.parquet"
    left.parent.mkdir(parents=True)
    left.write_bytes(b"PAR1")
    submit = Submit(work)
    limits = ["--glob", "*.{png,jpg}", "--max-picture-bytes", "1000000"]
    common = ["--pictures", str(pictures), "--output", str(output), *limits]
    breaking = ["--binary", str(faulty), "--timeout", "4"]
    counts = submit.run(JOB, [*common, *breaking])
    expect(not left.exists(), "a killed run's file was left")
    found = lines(output, 1)
    expected = plain_lines(binary, reachable)
    refused = [line for line in found if any(f"/{name}\"".encode() in line for name in [*faults, "large.png"])]
    expect_same([line for line in found if line not in refused], expected, "results are not those of the plain command")
    for name, reason in faults.items():
        expect(sum(f'/{name}", "version": 1, "error": "{reason}.", "byteCount": '.encode() in line for line in refused) == 1, name, refused)
    expect(any(b'"has 1348320 bytes, more than the 1000000 allowed' in line for line in refused), "large.png", refused)
    bad = sum(b'"error": "' in line for line in found)
    expect(bad == len(faults) + 5, "the number of bad pictures", bad)
    expect(counts == {"good": len(files) - bad, "bad": bad, "skipped": 0, "run": 1}, "wrong counts", counts)
    print(f"{len(files)} pictures, {bad} of them bad, three the end of their worker: the lines of the plain command, and {bad} reasons")

    # A store, which Spark reads, where the worker reads local files itself.
    store = "viewfs://shop/pictures"
    submit.settings["spark.hadoop.fs.viewfs.mounttable.shop.link./pictures"] = f"file://{pictures}"
    stored = ["--pictures", store, "--output", str(work / "stored"), *limits, *breaking]
    expect(submit.run(JOB, stored) == counts, "wrong counts of a store")
    expect_same([line.replace(store.encode(), f"file:{pictures}".encode()) for line in lines(work / "stored", 1)], found, "a store's results")
    again = submit.run(JOB, stored)
    expect(again == {"good": 0, "bad": 0, "skipped": len(files), "run": None}, "a second run over a store did not skip everything", again)
    print("the same pictures in a store: the same lines; a second run skips them all")

    # The program out of its archive; a run that was killed before it wrote its lines.
    shutil.rmtree(output / "ndjson/run=00001")
    (pictures / "TmallHome/Banners/loop3.jpg").write_bytes(photo)
    place = f"dist/{archive.name.removesuffix('.tar.gz')}/tincture"
    counts = submit.run(JOB, [*common, "--binary", place, "--retry-errors"], ["--archives", f"{archive}#dist"])
    expect(counts["good"] == 4 and counts["bad"] == 5 and counts["skipped"] == len(files) - 9, "after a change", counts)
    expect(lines(output, 1) == found, "the lines of an earlier run were not completed")
    print(f"a second run: all skipped but a changed picture and {bad} errors that are to be looked at again; the lines of the first run written late")

    for folder in ("plain", "given"):
        options = ["--palettes", str(output / "ndjson")] if folder == "given" else []
        subprocess.run(
            [binary, "compile", "--config", str(pictures / "tincture.yml"), "--no-cache", "--output", str(work / folder), *options],
            stdout=subprocess.DEVNULL, check=True,
        )
    expect((work / "plain/catalog.json").read_bytes() == (work / "given/catalog.json").read_bytes(), "the manifests differ")
    print("compile --palettes: the manifest to the byte")

    # Folders one below the other: in the store with an empty file, which Spark skips, and on the disk.
    (pictures / "TmallHome/Banners/empty.png").write_bytes(b"")
    for root, glob, endings in ((store, "*.{png,jpg}", (".png", ".jpg")), (f"file:{pictures}", "*.jpg", (".jpg",))):
        some = {f"{root}/{file.relative_to(pictures)}": file for file in pictures.glob("TmallHome/**/*") if file.suffix in endings}
        target = work / f"overlap{len(some)}"
        folders = [f"{root}/TmallHome/Banners", f"{root}/TmallHome"]
        counts = submit.run(JOB, ["--pictures", *folders, "--glob", glob, "--binary", str(binary), "--output", str(target)])
        expect_same(lines(target, 1), plain_lines(binary, some), "folders one below the other")
        expect(counts["bad"] == (1 if ".png" in endings else 0) and counts["good"] + counts["bad"] == len(some), "wrong counts", counts)
        print(f"a folder and one below it, {counts['bad']} of the files empty: {len(some)} lines")

    check = work / "check_parquet.py"
    check.write_text(CHECK_PARQUET)
    rows = Submit(work, master="local[1]").run(check, [str(output / "parquet")])["rows"]
    expect(rows == len(files) + 9, "the rows of the Parquet files", rows)
    print(f"{rows} rows of Parquet say what their lines say")


CHECK_PARQUET = """
import json, sys
from pyspark.sql import SparkSession
rows = SparkSession.builder.getOrCreate().read.parquet(sys.argv[1]).collect()
for row in rows:
    record = json.loads(row.record)
    assert row.location == record["id"]
    for name in ("sha256", "byteCount", "width", "height", "format", "hasAlpha", "colorProfile", "mean", "backdrop", "error", "warning"):
        assert row[name] == record.get(name), (name, row)
    assert [(s.hex, s.weight, s.role) for s in row.swatches or []] == [(s["hex"], s["weight"], s.get("role")) for s in record.get("swatches", [])]
    assert (row.roles or {}) == record.get("roles", {})
print(json.dumps({"rows": len(rows)}))
"""


def main() -> None:
    archive, work = Path(sys.argv[1]), Path(sys.argv[2])
    binary = unpack(archive, work)
    test_a_worker_with_questions_ahead(binary, work)
    test_bad_pictures_and_workers(archive, binary, work)
    test_skewed_list_with_a_lost_executor(binary, work)


if __name__ == "__main__":
    main()
