#!/usr/bin/env python3
"""Finds the colours of pictures on Apache Spark, with a long-lived `tincture extract --format ndjson -` in every task.

    spark-submit extract_job.py --binary ./tincture --pictures s3a://shop/pictures --output s3a://shop/palettes
    spark-submit --archives tincture-0.1.0-linux-x86_64.tar.gz#dist extract_job.py \\
        --binary dist/tincture-0.1.0-linux-x86_64/tincture --list s3a://shop/pictures.parquet --output s3a://shop/palettes

Java does little here and compiles it for long: give driver and executors `-XX:TieredStopAtLevel=1 -XX:+UseSerialGC`.

Each run writes OUTPUT/parquet/run=N (a row a picture) and OUTPUT/ndjson/run=N (the same as lines, which
`tincture compile --palettes` takes). A picture that an earlier run has under the same location with the same content is
skipped. Where a picture has rows of several runs, the last one counts.

Needs Spark 3.3 or newer (tried: 3.5 and 4.0) and Python 3.8 or newer; pyarrow only for locations of a list that are no local files.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import select
import shutil
import signal
import stat
import subprocess
import sys
import tempfile
import time
import zipimport
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Iterator, Optional, Tuple
from urllib.parse import unquote

from pyspark import RDD, Accumulator, SparkFiles
from pyspark.serializers import NoOpSerializer, PairDeserializer
from pyspark.sql import Column, DataFrame, SparkSession
from pyspark.sql import functions as F

# What the Parquet file has of a record; `record` has all of it. The names are those of the record's members.
COLUMNS = (
    "sha256 string, byteCount bigint, format string, width int, height int, hasAlpha boolean, colorProfile string, "
    "swatches array<struct<hex: string, weight: double, role: string, displayP3: array<double>>>, "
    "roles map<string, string>, mean string, backdrop string, backdropDark string, ground string, "
    "warning string, error string"
)


# What a task gets of a picture.
Row = Tuple[bytes, Optional[bytes]]


class WorkerFailure(Exception):
    """The worker has given no answer about a picture; the words say why."""


class Desk:
    """Where a picture lies while the worker looks at it: memory that has a path, which costs neither base64 nor a disk.

    `path` is for a process that has inherited `descriptor`; where the system knows no such memory, both are those of a file.
    """

    def __init__(self) -> None:
        if hasattr(os, "memfd_create"):
            self.descriptor = os.memfd_create("picture")
            self.path = f"/dev/fd/{self.descriptor}"
        else:
            self._file = tempfile.NamedTemporaryFile()
            self.descriptor = self._file.fileno()
            self.path = self._file.name

    def lay(self, content: bytes) -> None:
        """Replaces what lies there."""
        rest, offset = memoryview(content), 0
        while rest:
            count = os.pwrite(self.descriptor, rest, offset)
            rest, offset = rest[count:], offset + count
        os.ftruncate(self.descriptor, offset)

    def close(self) -> None:
        if hasattr(self, "_file"):
            self._file.close()
        else:
            os.close(self.descriptor)


class Worker:
    """One `tincture extract --format ndjson -`, started when it is needed, and again when it is gone."""

    def __init__(self, command: list[str], timeout: float) -> None:
        self._command = command
        self._timeout = timeout
        self._process: Optional[subprocess.Popen[bytes]] = None
        self._desk = Desk()
        self._path = b'"path": %s' % json.dumps(self._desk.path).encode()

    def ask(self, location: str, content: bytes) -> bytes:
        """The answer about a picture, with its line end.

        Raises WorkerFailure where the worker dies over it or takes longer than the timeout; the next call starts another.
        """
        process = self._running()
        assert process.stdin and process.stdout
        source, sink = process.stdout.fileno(), process.stdin.fileno()
        self._desk.lay(content)
        rest, answer = b'{"id": %s, %s}\n' % (json.dumps(location).encode(), self._path), b""
        deadline = time.monotonic() + self._timeout
        while True:
            if rest:
                try:
                    rest = rest[os.write(sink, rest) :]
                except BlockingIOError:
                    pass
                except BrokenPipeError:
                    raise self._death() from None
            remaining = deadline - time.monotonic()
            if remaining <= 0:
                self._end()
                raise WorkerFailure(f"took longer than {self._timeout:g} s (--timeout)")
            poller = self._full if rest else self._ready
            if source not in (descriptor for descriptor, _ in poller.poll(remaining * 1000)):
                continue
            part = os.read(source, 1 << 20)
            if not part:
                raise self._death()
            answer += part
            if part.endswith(b"\n"):
                # No string can hold this: within one, quotes are escaped.
                return answer.replace(b", " + self._path, b"", 1)

    def close(self) -> None:
        """Ends the worker, whatever it is doing; it is not asked again."""
        self._end()
        self._desk.close()

    def _end(self) -> None:
        process, self._process = self._process, None
        if process:
            process.kill()
            process.communicate()

    def _running(self) -> subprocess.Popen[bytes]:
        # One that has died between two pictures has died over none of them.
        if self._process and self._process.poll() is not None:
            self._end()
        if not self._process:
            # What it says on standard error stands in its answers too.
            self._process = subprocess.Popen(
                self._command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                pass_fds=[self._desk.descriptor],
            )
            assert self._process.stdin and self._process.stdout
            source, sink = self._process.stdout.fileno(), self._process.stdin.fileno()
            os.set_blocking(sink, False)
            # For an answer; for that and for room in the pipe for the rest of a line.
            self._ready, self._full = select.poll(), select.poll()
            for poller in (self._ready, self._full):
                poller.register(source, select.POLLIN)
            self._full.register(sink, select.POLLOUT)
        return self._process

    def _death(self) -> WorkerFailure:
        assert self._process
        try:
            status = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            status = None
        self._end()
        if status is None:
            return WorkerFailure("stopped the worker's answers")
        how = f"signal {signal.Signals(-status).name}" if status < 0 else f"exit status {status}"
        return WorkerFailure(f"ended the worker ({how})")


@dataclass(frozen=True)
class Extraction:
    """What every task does with its pictures."""

    binary: str
    arguments: list[str]
    timeout: float
    max_bytes: int
    good: Accumulator[int]
    bad: Accumulator[int]
    skipped: Accumulator[int]

    def records(self, rows: Iterator[Row]) -> Iterator[bytes]:
        """A record for each row that is not skipped.

        A row is a JSON object and the picture: `id`, the location; `byteCount`; and `known`, what earlier runs have of the location.
        Without `byteCount` the picture is yet to be read.

        The counts are exact although tasks are repeated: this runs in the stage that writes, with no shuffle behind it, and of
        a partition that is written Spark counts one successful attempt.
        """
        worker = Worker([locate(self.binary), "extract", "--format", "ndjson", *self.arguments, "-"], self.timeout)
        try:
            for about, content in rows:
                record = self._record(worker, json.loads(about), content)
                if record is None:
                    self.skipped.add(1)
                    continue
                # No string can hold this: within one, quotes are escaped.
                (self.bad if b'"error": "' in record else self.good).add(1)
                yield record.rstrip(b"\n")
        finally:
            worker.close()
            forget_archives()

    def _record(self, worker: Worker, about: dict[str, Any], content: Optional[bytes]) -> Optional[bytes]:
        location, byte_count, known = about["id"], about.get("byteCount"), about.get("known")
        try:
            if byte_count is None:
                content = read(location, self.max_bytes)
                byte_count = len(content)
            if byte_count > self.max_bytes:
                raise TooLarge(byte_count, self.max_bytes)
            # The digest is needed only to tell whether it is the content that was seen before.
            if known and hashlib.sha256(content).hexdigest() in known:
                return None
            return worker.ask(location, content)
        except Unusable as error:
            if known and error.byte_count is not None and size_mark(error.byte_count) in known:
                return None
            return failure(location, str(error), error.byte_count, None)
        except WorkerFailure as error:
            return failure(location, str(error), byte_count, hashlib.sha256(content).hexdigest())


def forget_archives() -> None:
    """Makes Python forget its importers of Zip archives, which costs it nothing.

    Before each task Spark has every importer read again where it imports from, and for PySpark's own archive that takes longer
    than 20 pictures.
    """
    for path, importer in list(sys.path_importer_cache.items()):
        if isinstance(importer, zipimport.zipimporter):
            del sys.path_importer_cache[path]


class Unusable(Exception):
    """A picture that the worker need not be asked about; the words say why."""

    def __init__(self, reason: str, byte_count: Optional[int] = None) -> None:
        super().__init__(reason)
        self.byte_count = byte_count


class TooLarge(Unusable):
    def __init__(self, byte_count: int, limit: int) -> None:
        super().__init__(f"has {byte_count} bytes, more than the {limit} allowed (--max-picture-bytes)", byte_count)


def failure(location: str, reason: str, byte_count: Optional[int], digest: Optional[str]) -> bytes:
    """A record in the form of the worker's own."""
    record = {"id": location, "error": reason + ".", "byteCount": byte_count, "sha256": digest}
    return json.dumps({name: value for name, value in record.items() if value is not None}, ensure_ascii=False).encode()


def size_mark(byte_count: int) -> str:
    """What stands for the digest of a picture that is too large to be read."""
    return f"{byte_count} bytes"


def locate(binary: str) -> str:
    """The program on this machine: a path, something that was shipped with the job, or a command."""
    for candidate in (binary, SparkFiles.get(binary), SparkFiles.get(os.path.basename(binary))):
        if os.path.isfile(candidate):
            return os.path.abspath(candidate)
    found = shutil.which(binary)
    if not found:
        raise FileNotFoundError(f"no {binary} on {os.uname().nodename}: ship it by --files or --archives, or name it by --binary")
    return found


def read(location: str, limit: int) -> bytes:
    """The content at a location: a local path, with or without `file:`, or anything that pyarrow can open.

    Raises Unusable where it cannot be read or has more bytes than the limit.
    """
    scheme, colon, path = location.partition(":")
    try:
        if not colon or "/" in scheme or scheme == "file":
            return read_local("/" + path.lstrip("/") if scheme == "file" else location, limit)
        try:
            from pyarrow.fs import FileSystem
        except ImportError:
            raise Unusable(f"needs pyarrow on the executors, which opens {scheme}: for Python") from None
        files, place = FileSystem.from_uri(location)
        size = files.get_file_info(place).size
        if size is not None and size > limit:
            raise TooLarge(size, limit)
        with files.open_input_stream(place) as stream:
            return stream.read(limit + 1)
    except (OSError, ValueError) as error:
        raise Unusable(f"cannot be read: {getattr(error, 'strerror', None) or error}") from None


def read_local(path: str, limit: int) -> bytes:
    """The content of a regular file; a FIFO would keep the task waiting for ever."""
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
    with open(descriptor, "rb") as file:
        status = os.fstat(descriptor)
        if not stat.S_ISREG(status.st_mode):
            raise Unusable("is not a file")
        if status.st_size > limit:
            raise TooLarge(status.st_size, limit)
        return file.read(limit + 1)


@contextmanager
def at_least(spark: SparkSession, partitions: int) -> Iterator[None]:
    """The least number of tasks that files are read in; a task costs as much as many pictures."""
    name = "spark.sql.files.minPartitionNum"
    before = spark.conf.get(name)
    spark.conf.set(name, str(partitions))
    try:
        yield
    finally:
        spark.conf.set(name, before)


class Output:
    """The folders of an output, by runs."""

    def __init__(self, spark: SparkSession, path: str) -> None:
        self._spark = spark
        self._path = path.rstrip("/")
        java = spark.sparkContext._jvm.org.apache.hadoop.fs
        self._make_path = java.Path
        self._files = self._make_path(path).getFileSystem(spark.sparkContext._jsc.hadoopConfiguration())

    def folder(self, kind: str, run: int) -> str:
        return f"{self._path}/{kind}/run={run:05}"

    def runs(self, kind: str) -> list[int]:
        """The runs that have written all of it."""
        folder = self._make_path(f"{self._path}/{kind}")
        if not self._files.exists(folder):
            return []
        names = [status.getPath().getName() for status in self._files.listStatus(folder)]
        numbers = sorted(int(name[4:]) for name in names if name.startswith("run=") and name[4:].isdigit())
        return [run for run in numbers if self._files.exists(self._make_path(self.folder(kind, run) + "/_SUCCESS"))]

    def remove(self, kind: str, run: int) -> None:
        self._files.delete(self._make_path(self.folder(kind, run)), True)

    def known(self, retry_errors: bool) -> Optional[DataFrame]:
        """What earlier runs have: a location and the digests of its contents; None before the first run."""
        runs = self.runs("parquet")
        if not runs:
            return None
        rows = self._spark.read.parquet(*(self.folder("parquet", run) for run in runs))
        if retry_errors:
            rows = rows.where(F.col("error").isNull())
        mark = F.coalesce("sha256", F.concat(F.col("byteCount").cast("string"), F.lit(" bytes")))
        return rows.where(mark.isNotNull()).groupBy(F.col("location").alias("id")).agg(F.collect_set(mark).alias("known"))

    def write_lines(self) -> None:
        """Writes the lines of every run that has none: of this one, and of one that was killed before it came so far."""
        done = self.runs("ndjson")
        for run in self.runs("parquet"):
            if run not in done:
                records = self._spark.read.schema("record string").parquet(self.folder("parquet", run))
                with at_least(self._spark, self._spark.sparkContext.defaultParallelism):
                    records.write.mode("overwrite").text(self.folder("ndjson", run))


def rows_of_pictures(spark: SparkSession, options: argparse.Namespace, known: Optional[DataFrame]) -> DataFrame:
    """The rows of everything below some folders, with the pictures in them, read by Spark's `binaryFile`."""
    reader = spark.read.format("binaryFile").option("recursiveFileLookup", True)
    if options.glob:
        reader = reader.option("pathGlobFilter", options.glob)
    files = reader.load(options.pictures)
    files = files.select(F.col("path").alias("id"), F.col("length").alias("byteCount"), "content")
    found = files.where(F.col("byteCount") <= options.max_picture_bytes)
    rows = with_known(found, known)
    rows = rows.select(head(rows.drop("content")), "content")
    # What binaryFile is not asked for, or passes over without a word: files that are too large, and empty ones. As a rule there are
    # none, and counting tells: a file below two of the folders stands in the listing once.
    with at_least(spark, spark.sparkContext.defaultParallelism):
        if found.select("id")._jdf.toJavaRDD().count() == len(files._jdf.inputFiles()):
            return rows
    others = listed(spark, files, options.partitions).join(files.drop("content"), "id", "left")
    others = others.where(F.col("byteCount").isNull() | (F.col("byteCount") > options.max_picture_bytes))
    others = with_known(others, known).fillna({"byteCount": 0})
    return rows.union(others.select(head(others), F.when(F.col("byteCount") == 0, F.lit(b""))))


def with_known(rows: DataFrame, known: Optional[DataFrame]) -> DataFrame:
    """What earlier runs have of each row's location beside it."""
    return rows if known is None else rows.join(known, "id", "left")


def head(rows: DataFrame) -> Column:
    """All columns as a JSON object."""
    return F.to_json(F.struct(*rows.columns)).cast("binary")


def as_rows(table: DataFrame) -> RDD[Row]:
    """Two binary columns, which go to Python as they are, one by one: other ways gather rows into batches, or make text of them."""
    context = table.sparkSession.sparkContext
    encoders = context._jvm.org.apache.spark.sql.Encoders
    pairs = getattr(table.toDF("_1", "_2")._jdf, "as")(encoders.tuple(encoders.BINARY(), encoders.BINARY()))
    return RDD(pairs.toJavaRDD(), context, PairDeserializer(NoOpSerializer(), NoOpSerializer()))


def as_column(spark: SparkSession, records: RDD[bytes]) -> DataFrame:
    """The lines that Python makes as a column, `record`, with no pickling on the way."""
    encoder = spark.sparkContext._jvm.org.apache.spark.sql.Encoders.BINARY()
    records._bypass_serializer = True
    dataset = spark._jsparkSession.createDataset(records._jrdd.rdd(), encoder)
    return DataFrame(dataset.toDF(), spark).select(F.col("value").cast("string").alias("record"))


def listed(spark: SparkSession, files: DataFrame, partitions: int) -> DataFrame:
    """The locations of all files that Spark has listed, as `binaryFile` writes them.

    They are in the driver's memory twice then: where that is too much, a list of locations is the way.
    """
    paths = ((re.sub("^file:/+", "file:/", unquote(path)),) for path in files.inputFiles())
    return spark.createDataFrame(spark.sparkContext.parallelize(paths, partitions), "id string", verifySchema=False)


def rows_of_list(spark: SparkSession, options: argparse.Namespace, known: Optional[DataFrame]) -> DataFrame:
    """The rows of a list of locations, which the tasks read themselves."""
    if options.list.rstrip("/").endswith(".csv"):
        table = spark.read.option("header", True).csv(options.list)
    else:
        table = spark.read.parquet(options.list)
    if options.column not in table.columns:
        raise SystemExit(f"extract_job.py: {options.list} has no column {options.column}; it has {', '.join(table.columns)}")
    locations = table.select(F.col(options.column).alias("id")).where("id is not null").distinct()
    rows = with_known(locations, known)
    # However the list lay, each task gets as many.
    return rows.select(head(rows), F.lit(None).cast("binary")).repartition(options.partitions)


def arguments(words: Optional[list[str]] = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="extract_job.py", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--pictures", nargs="+", metavar="DIR", help="folders of any Hadoop file system, read at any depth")
    source.add_argument("--list", metavar="FILE", help="a Parquet or CSV (with a header) file of locations")
    parser.add_argument("--column", default="location", help="the column of the list that has them (location)")
    parser.add_argument("--glob", help="only files whose names match, such as *.{jpg,png}")
    parser.add_argument("--output", required=True, metavar="DIR", help="where the runs are written, and looked for")
    parser.add_argument(
        "--binary", default="tincture", help="the program: a file of this machine, which is shipped; a path on the executors, or a command there"
    )
    parser.add_argument("--timeout", type=float, default=60, metavar="S", help="the most seconds for a picture (60)")
    parser.add_argument(
        "--max-picture-bytes", type=int, default=64 << 20, metavar="N", help="larger files are not read (67108864, at most 95000000)"
    )
    parser.add_argument("--partitions", type=int, metavar="N", help="the least number of tasks (twice the cores)")
    parser.add_argument("--retry-errors", action="store_true", help="skip only pictures that an earlier run found no error in")
    for name in ("count", "max-pixels", "max-memory"):
        parser.add_argument(f"--{name}", type=int, metavar="N", help=f"handed to tincture extract --{name}")
    options = parser.parse_args(words)
    # A picture is in memory whole, in Java, in Python and in the worker.
    if not 0 < options.max_picture_bytes <= 95_000_000:
        parser.error("--max-picture-bytes takes a number from 1 to 95000000")
    return options


def run(spark: SparkSession, options: argparse.Namespace) -> dict[str, Optional[int]]:
    """One run: how many pictures were good, bad and skipped, and its number, which is None where all were skipped."""
    context = spark.sparkContext
    options.partitions = options.partitions or 2 * context.defaultParallelism
    # Tasks of about the same cost: a file counts as its bytes and what its way through a decoder costs beside them.
    spark.conf.set("spark.sql.files.openCostInBytes", str(64 << 10))
    spark.conf.set("spark.sql.files.minPartitionNum", str(options.partitions))
    if os.path.isfile(options.binary):
        context.addFile(os.path.abspath(options.binary))
    chosen = {"count": options.count, "max-pixels": options.max_pixels, "max-memory": options.max_memory}
    extraction = Extraction(
        binary=options.binary,
        arguments=[word for name, value in chosen.items() if value is not None for word in (f"--{name}", str(value))],
        timeout=options.timeout,
        max_bytes=options.max_picture_bytes,
        good=context.accumulator(0),
        bad=context.accumulator(0),
        skipped=context.accumulator(0),
    )
    output = Output(spark, options.output)
    known = output.known(options.retry_errors)
    rows = (rows_of_pictures if options.pictures else rows_of_list)(spark, options, known)
    records = as_column(spark, as_rows(rows).mapPartitions(extraction.records))
    parsed = records.select(F.from_json("record", f"id string, {COLUMNS}").alias("r"), "record")
    number = max(output.runs("parquet"), default=0) + 1
    parsed.select(F.col("r.id").alias("location"), "r.*", "record").drop("id").write.parquet(output.folder("parquet", number))
    counts = {"good": extraction.good.value, "bad": extraction.bad.value, "skipped": extraction.skipped.value}
    is_empty = counts["good"] + counts["bad"] == 0
    if is_empty:
        output.remove("parquet", number)
    output.write_lines()
    return {**counts, "run": None if is_empty else number}


def main() -> None:
    options = arguments()
    spark = SparkSession.builder.appName("tincture extract").getOrCreate()
    print(json.dumps(run(spark, options)))
    spark.stop()


if __name__ == "__main__":
    main()
