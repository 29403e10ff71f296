#!/usr/bin/env python3
"""Finds the colors of pictures on Apache Spark, with a long-lived `tincture extract --format ndjson -` in every task.

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
from collections import deque
from dataclasses import dataclass
from itertools import starmap
from typing import Any, Callable, Deque, Iterator, Optional, Tuple, Union
from urllib.parse import unquote

from pyspark import RDD, Accumulator, SparkFiles
from pyspark.serializers import NoOpSerializer, PairDeserializer
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

# What the Parquet file has of a record; `record` has all of it. The names are those of the record's members.
COLUMNS = (
    "sha256 string, byteCount bigint, format string, width int, height int, hasAlpha boolean, colorProfile string, "
    "swatches array<struct<hex: string, weight: double, role: string, displayP3: array<double>>>, "
    "roles map<string, string>, mean string, backdrop string, backdropDark string, background string, "
    "warning string, error string"
)


# What a task gets of a picture.
Row = Tuple[bytes, Optional[bytes]]

# A task costs as much as a few dozen pictures beside its own, which is little where it has so many.
PICTURES_A_TASK = 1000

# In SQL: the tasks read the picture, or have the worker read it.
NO_CONTENT = "cast(null as binary)"

# Where a worker's answer says which path it was given. No string can hold this: within one, quotes are escaped.
GIVEN_PATH = re.compile(rb', "path": "(?:[^"\\]|\\.)*"')


@dataclass(frozen=True)
class Question:
    """A picture for the worker: its content, or its path on this machine."""

    location: str
    picture: Union[bytes, str]
    byte_count: int


@dataclass(frozen=True)
class WorkerFailure:
    """That the worker gave no answer about a picture, and why."""

    reason: str


class Tray:
    """Where a picture lies while the worker looks at it: memory that has a path, which costs neither base64 nor a disk.

    `path` is for a process that has inherited `descriptor`; where the system knows no such memory, both are those of a file.
    """

    # A longer picture is not kept until the next one comes.
    KEPT = 512 << 10

    def __init__(self) -> None:
        if hasattr(os, "memfd_create"):
            self.descriptor = os.memfd_create("picture")
            self.path = f"/dev/fd/{self.descriptor}"
        else:
            self._file = tempfile.NamedTemporaryFile()  # noqa: SIM115 (kept open as long as the worker runs)
            self.descriptor = self._file.fileno()
            self.path = self._file.name

    def lay(self, content: bytes) -> None:
        """Replaces what lies there."""
        rest, offset = memoryview(content), 0
        while rest:
            count = os.pwrite(self.descriptor, rest, offset)
            rest, offset = rest[count:], offset + count
        os.ftruncate(self.descriptor, offset)

    def clear(self) -> None:
        """Gives the memory of a long picture back."""
        if os.fstat(self.descriptor).st_size > self.KEPT:
            os.ftruncate(self.descriptor, 0)

    def close(self) -> None:
        if hasattr(self, "_file"):
            self._file.close()
        else:
            os.close(self.descriptor)


class Worker:
    """One `tincture extract --format ndjson -`, started when it is needed, and again when it is gone."""

    # So many answers may be missing while further pictures are handed over: each waking of this process costs it and the worker what they
    # have in the core's cache, so answers are taken several at a time.
    AHEAD = 16
    # Of pictures that lie in trays no further one is handed over beside so many bytes.
    BYTES_AHEAD = 8 << 20
    # The most seconds that answers are there until they are taken.
    PATIENCE = 0.1

    def __init__(self, command: list[str], timeout: float) -> None:
        self._command = command
        self._timeout = timeout
        self._process: Optional[subprocess.Popen[bytes]] = None
        # One for each question that can be without an answer, in turns: answers come in the order of the questions.
        self._trays = [Tray() for _ in range(self.AHEAD + 1)]
        self._next_tray = 0
        # With the tray that the picture lies in, where it lies in one.
        self._asked: Deque[Tuple[Question, Optional[Tray]]] = deque()
        self._unsent = self._part = b""
        # When the first question of those asked became so, and the seconds that an answer took of late.
        self._since = self._pace = 0.0

    def ask(self, question: Question) -> Iterator[Tuple[Question, Union[bytes, WorkerFailure]]]:
        """Hands a picture over, and gives the answers that have come, with their questions, in order.

        A worker that dies or takes longer than the timeout has failed over the first question without an answer; another one is asked the others.
        """
        while self._asked and self._bytes_ahead() > self.BYTES_AHEAD:
            yield from self._answers()
        if not self._asked:
            # One that has died between two pictures has died over none of them.
            if self._process and self._process.poll() is not None:
                self._end()
            self._since = time.monotonic()
        tray = self._lay(question.picture) if isinstance(question.picture, bytes) else None
        self._asked.append((question, tray))
        self._send(question, tray)
        while len(self._asked) > self.AHEAD:
            yield from self._answers()

    def _bytes_ahead(self) -> int:
        return sum(len(question.picture) for question, tray in self._asked if tray)

    def _lay(self, content: bytes) -> Tray:
        """Lays a picture into the tray that has been free for longest."""
        tray = self._trays[self._next_tray]
        self._next_tray = (self._next_tray + 1) % len(self._trays)
        tray.lay(content)
        return tray

    def rest(self) -> Iterator[Tuple[Question, Union[bytes, WorkerFailure]]]:
        """The answers that are still missing."""
        while self._asked:
            yield from self._answers()

    def _answers(self) -> Iterator[Tuple[Question, Union[bytes, WorkerFailure]]]:
        """Waits for half of what has been asked or, where that takes long, for an answer or a part of one."""
        time.sleep(min(self._pace * (len(self._asked) // 2), self.PATIENCE))
        remaining = max(0, self._since + self._timeout - time.monotonic())
        process = self._running()
        assert process.stdout
        source = process.stdout.fileno()
        poller = self._full if self._unsent else self._ready
        ready = [descriptor for descriptor, _ in poller.poll(remaining * 1000)]
        if not ready:
            self._end()
            yield self._fail(f"took longer than {self._timeout:g} s (--timeout)")
            return
        self._write()
        if source not in ready:
            return
        part = os.read(source, 1 << 20)
        if not part:
            yield self._fail(self._death())
            return
        *lines, self._part = (self._part + part).split(b"\n")
        if lines:
            now = time.monotonic()
            # Where no question is left, the worker has waited.
            self._pace = (now - self._since) / len(lines) if len(lines) < len(self._asked) else self._pace / 2
            self._since = now
        for line in lines:
            yield self._answered(), GIVEN_PATH.sub(b"", line, 1)

    def _answered(self) -> Question:
        """Takes the first question off those that are asked."""
        question, tray = self._asked.popleft()
        if tray:
            tray.clear()
        return question

    def _fail(self, reason: str) -> Tuple[Question, WorkerFailure]:
        question = self._answered()
        self._since = time.monotonic()
        for other in self._asked:
            self._send(*other)
        return question, WorkerFailure(reason)

    def _send(self, question: Question, tray: Optional[Tray]) -> None:
        self._running()
        path = tray.path if tray else question.picture
        self._unsent += json.dumps({"id": question.location, "path": path}).encode() + b"\n"
        self._write()

    def _write(self) -> None:
        """Writes what the pipe has room for."""
        assert self._process and self._process.stdin
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self._process.stdin.fileno(), self._unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            # The end of the answers will tell.
            self._unsent = b""

    def close(self) -> None:
        """Ends the worker, whatever it is doing; it is not asked again."""
        self._end()
        for tray in self._trays:
            tray.close()

    def _end(self) -> None:
        process, self._process = self._process, None
        self._unsent = self._part = b""
        if process:
            process.kill()
            process.communicate()

    def _running(self) -> subprocess.Popen[bytes]:
        if not self._process:
            # What it says on standard error is in its answers too.
            self._process = subprocess.Popen(
                self._command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                pass_fds=[tray.descriptor for tray in self._trays],
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

    def _death(self) -> str:
        assert self._process
        try:
            status = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            status = None
        self._end()
        if status is None:
            return "stopped the worker's answers"
        how = f"signal {signal.Signals(-status).name}" if status < 0 else f"exit status {status}"
        return f"ended the worker ({how})"


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

    def done(self) -> int:
        """How many pictures the tasks that have ended have looked at, or skipped."""
        return self.good.value + self.bad.value + self.skipped.value

    def records(self, rows: Iterator[Row]) -> Iterator[bytes]:
        """A record for each row that is not skipped.

        A row is a JSON object and the picture: `id`, the location; `byteCount`; and `known`, what earlier runs have of the location.
        Without `byteCount` the picture is yet to be read.

        The counts are exact although tasks are repeated: this runs in the stage that writes, with no shuffle behind it, and of
        a partition that is written Spark counts one successful attempt.
        """
        worker = Worker([locate(self.binary), "extract", "--format", "ndjson", *self.arguments, "-"], self.timeout)
        try:
            for record in self._records(worker, rows):
                # No string can hold this: within one, quotes are escaped.
                (self.bad if b'"error": "' in record else self.good).add(1)
                yield record
        finally:
            worker.close()
            forget_archives()

    def _records(self, worker: Worker, rows: Iterator[Row]) -> Iterator[bytes]:
        for about, content in rows:
            question = self._question(json.loads(about), content)
            if question is None:
                self.skipped.add(1)
            elif isinstance(question, bytes):
                yield question
            else:
                yield from starmap(self._record, worker.ask(question))
        yield from starmap(self._record, worker.rest())

    def _question(self, about: dict[str, Any], content: Optional[bytes]) -> Union[Question, bytes, None]:
        """What the worker is to be asked; a record where it need not be; None where the picture is skipped."""
        location, byte_count, known = about["id"], about.get("byteCount"), about.get("known")
        path = local_path(location) if byte_count is None else None
        try:
            # Only what earlier runs have under this location is needed here, for its digest; all else the worker can read itself.
            if path is not None and not known:
                return Question(location, path, local_size(path, self.max_bytes))
            if byte_count is None:
                content = read(location, self.max_bytes)
                byte_count = len(content)
            if byte_count > self.max_bytes:
                raise TooLarge(byte_count, self.max_bytes)
            if known and hashlib.sha256(content).hexdigest() in known:
                return None
            return Question(location, content, byte_count)
        except Unusable as error:
            if known and error.byte_count is not None and size_mark(error.byte_count) in known:
                return None
            return failure(location, str(error), error.byte_count, None)

    def _record(self, question: Question, answer: Union[bytes, WorkerFailure]) -> bytes:
        if isinstance(answer, bytes):
            # Of a file that is no picture the worker gives no digest, by which the next run will know it.
            if b'"error"' not in answer or b'"sha256"' in answer:
                return answer
            reason = json.loads(answer)["error"].rstrip(".")
        else:
            reason = answer.reason
        picture = question.picture
        try:
            content = picture if isinstance(picture, bytes) else read(picture, self.max_bytes)
            digest = hashlib.sha256(content).hexdigest()
        except Unusable:
            digest = None
        return failure(question.location, reason, question.byte_count, digest)


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
    record = {"id": location, "version": 1, "error": reason + ".", "byteCount": byte_count, "sha256": digest}
    return json.dumps({name: value for name, value in record.items() if value is not None}, ensure_ascii=False).encode()


def size_mark(byte_count: int) -> str:
    """What stands for the digest of a picture that is too large to be read."""
    return f"{byte_count} bytes"


def locate(binary: str) -> str:
    """The program on this machine: a path, something that was shipped with the job, or a command."""
    if os.path.isfile(binary):
        return os.path.abspath(binary)
    for name in (binary, os.path.basename(binary)):
        if os.path.isfile(SparkFiles.get(name)):
            return SparkFiles.get(name)
    found = shutil.which(binary)
    if not found:
        raise FileNotFoundError(f"no {binary} on {os.uname().nodename}: ship it by --files or --archives, or name it by --binary")
    return found


def local_path(location: str) -> Optional[str]:
    """The path at a location that is one, with or without `file:`."""
    scheme, colon, path = location.partition(":")
    if scheme == "file" and colon:
        return "/" + path.lstrip("/")
    return None if colon and "/" not in scheme else location


def local_size(path: str, limit: int) -> int:
    """The bytes of a regular file; a FIFO would keep the task waiting for ever.

    Raises Unusable where it is none, cannot be found or has more bytes than the limit.
    """
    try:
        status = os.stat(path)
    except (OSError, ValueError) as error:
        raise unreadable(error) from None
    if not stat.S_ISREG(status.st_mode):
        raise Unusable("is not a file")
    if status.st_size > limit:
        raise TooLarge(status.st_size, limit)
    return status.st_size


def read(location: str, limit: int) -> bytes:
    """The content at a location: a local path, with or without `file:`, or anything that pyarrow can open.

    Raises Unusable where it cannot be read or has more bytes than the limit.
    """
    path = local_path(location)
    try:
        if path is not None:
            local_size(path, limit)
            with open(path, "rb") as file:
                return file.read(limit + 1)
        try:
            from pyarrow.fs import FileSystem
        except ImportError:
            raise Unusable(f"needs pyarrow on the executors, which opens {location.partition(':')[0]}: for Python") from None
        files, place = FileSystem.from_uri(location)
        size = files.get_file_info(place).size
        if size is not None and size > limit:
            raise TooLarge(size, limit)
        with files.open_input_stream(place) as stream:
            return stream.read(limit + 1)
    except (OSError, ValueError) as error:
        raise unreadable(error) from None


def unreadable(error: Exception) -> Unusable:
    return Unusable(f"cannot be read: {getattr(error, 'strerror', None) or error}")


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

    def known(self, runs: list[int], retry_errors: bool) -> Optional[DataFrame]:
        """What some runs have: a location and the digests of its contents; None where there are none."""
        if not runs:
            return None
        rows = self._spark.read.parquet(*(self.folder("parquet", run) for run in runs))
        if retry_errors:
            rows = rows.where(F.col("error").isNull())
        mark = F.coalesce("sha256", F.concat(F.col("byteCount").cast("string"), F.lit(" bytes")))
        return rows.where(mark.isNotNull()).groupBy(F.col("location").alias("id")).agg(F.collect_set(mark).alias("known"))

    def write_lines(self) -> None:
        """Writes the lines of every run that has none: of this one, and of one that was killed before it came so far."""
        # In tasks by the size alone: one costs as much as thousands of lines.
        self._spark.conf.set("spark.sql.files.minPartitionNum", "1")
        done = self.runs("ndjson")
        for run in self.runs("parquet"):
            if run not in done:
                records = self._spark.read.schema("record string").parquet(self.folder("parquet", run))
                records.write.mode("overwrite").text(self.folder("ndjson", run))


class Files:
    """The files below some folders, as Spark's `binaryFile` lists them."""

    def __init__(self, spark: SparkSession, options: argparse.Namespace) -> None:
        self._context = spark.sparkContext
        self._spark = spark
        self._folders = options.pictures
        self._limit = options.max_picture_bytes
        reader = spark.read.format("binaryFile").option("recursiveFileLookup", True)
        if options.glob:
            reader = reader.option("pathGlobFilter", options.glob)
        self._table = reader.load(self._folders)
        # A file below two of the folders is in it once.
        self._listing = self._table._jdf.inputFiles()

    def __len__(self) -> int:
        return len(self._listing)

    def are_local(self) -> bool:
        """Whether a process that is not Java can read them, at the same path on every machine."""
        make_path, configuration = self._context._jvm.org.apache.hadoop.fs.Path, self._context._jsc.hadoopConfiguration()
        return all(make_path(folder).getFileSystem(configuration).getUri().getScheme() == "file" for folder in self._folders)

    def locations(self, partitions: int) -> RDD[str]:
        """The locations of all of them, as `binaryFile` writes them.

        They are in the driver's memory twice then: where that is too much, a list of locations is the way.
        """
        java, step, found = self._context._jvm, 100_000, []
        paths = java.scala.collection.JavaConverters.seqAsJavaList(java.scala.Predef.genericWrapArray(self._listing))
        for start in range(0, len(self), step):
            # One word with Java instead of one for each; an encoded path has no line end in it.
            text = java.java.lang.String.join("\n", paths.subList(start, min(start + step, len(self))))
            found += (re.sub("^file:/+", "file:/", unquote(path)) for path in text.split("\n"))
        # As many for each task, and as many large ones, wherever they lie.
        parts = [found[number::partitions] for number in range(partitions)]
        return self._context.parallelize(parts, partitions).flatMap(iter)

    def contents(self) -> DataFrame:
        """What Spark reads of them: `id`, `byteCount` and `content`."""
        return self._sizes("content").where(F.col("byteCount") <= self._limit)

    def passed_over(self, partitions: int) -> DataFrame:
        """What is not in `contents`: files that are too large, and empty ones, of which `binaryFile` says nothing; `id` and `byteCount`."""
        files = as_ids(self._spark, self.locations(partitions)).join(self._sizes(), "id", "left").fillna({"byteCount": 0})
        return files.where((F.col("byteCount") == 0) | (F.col("byteCount") > self._limit))

    def _sizes(self, *more: str) -> DataFrame:
        return self._table.select(F.col("path").alias("id"), F.col("length").alias("byteCount"), *more)


def as_ids(spark: SparkSession, locations: RDD[str]) -> DataFrame:
    return spark.createDataFrame(locations.map(lambda location: (location,)), "id string", verifySchema=False)


def rows(table: DataFrame, known: Optional[DataFrame], content: str) -> DataFrame:
    """What the tasks get: all other columns as a JSON object, with what earlier runs have of the location, and a content in SQL."""
    if known is not None:
        table = table.join(known, "id", "left")
    about = F.to_json(F.struct(*(name for name in table.columns if name != "content"))).cast("binary")
    return table.select(about.alias("_1"), F.expr(content).alias("_2"))


def as_rows(table: DataFrame) -> RDD[Row]:
    """Two binary columns, which go to Python as they are, one by one: other ways gather rows into batches, or make text of them."""
    context = table.sparkSession.sparkContext
    encoders = context._jvm.org.apache.spark.sql.Encoders
    pairs = getattr(table._jdf, "as")(encoders.tuple(encoders.BINARY(), encoders.BINARY()))
    return RDD(pairs.toJavaRDD(), context, PairDeserializer(NoOpSerializer(), NoOpSerializer()))


def as_table(spark: SparkSession, records: RDD[bytes]) -> DataFrame:
    """The lines that Python makes, with no pickling on the way: `location`, COLUMNS and `record`, the line."""
    encoder = spark.sparkContext._jvm.org.apache.spark.sql.Encoders.BINARY()
    records._bypass_serializer = True
    lines = DataFrame(spark._jsparkSession.createDataset(records._jrdd.rdd(), encoder).toDF(), spark)
    line = F.col("value").cast("string")
    parsed = lines.select(F.from_json(line, f"id string, {COLUMNS}").alias("columns"), line.alias("record"))
    return parsed.select("columns.*", "record").withColumnRenamed("id", "location")


def passes_of_pictures(
    spark: SparkSession, options: argparse.Namespace, known: Optional[DataFrame], done: Callable[[], int]
) -> Iterator[RDD[Row]]:
    """The rows of everything below some folders, in one pass or, as the first shows, two."""
    files = Files(spark, options)
    cores = spark.sparkContext.defaultParallelism
    partitions = options.partitions or max(cores, min(4 * cores, len(files) // PICTURES_A_TASK))
    if files.are_local():
        locations = files.locations(partitions)
        if known is None:
            yield locations.map(lambda location: (json.dumps({"id": location}).encode(), None))
        else:
            # The join would gather such short rows in one task.
            yield as_rows(rows(as_ids(spark, locations), known, NO_CONTENT).repartition(partitions))
        return
    # Tasks of about the same cost: a file counts as its bytes and what its way through a decoder costs beside them.
    spark.conf.set("spark.sql.files.openCostInBytes", str(64 << 10))
    spark.conf.set("spark.sql.files.minPartitionNum", str(partitions))
    yield as_rows(rows(files.contents(), known, "content"))
    # As a rule there are no others.
    if done() < len(files):
        yield as_rows(rows(files.passed_over(partitions), known, "if(byteCount = 0, x'', null)"))


def passes_of_list(spark: SparkSession, options: argparse.Namespace, known: Optional[DataFrame]) -> Iterator[RDD[Row]]:
    """The rows of a list of locations, in one pass."""
    if options.list.rstrip("/").endswith(".csv"):
        table = spark.read.option("header", True).csv(options.list)
    else:
        table = spark.read.parquet(options.list)
    if options.column not in table.columns:
        raise SystemExit(f"extract_job.py: {options.list} has no column {options.column}; it has {', '.join(table.columns)}")
    locations = table.select(F.col(options.column).alias("id")).where("id is not null").distinct()
    # However the list lay, each task gets as many.
    partitions = options.partitions or 2 * spark.sparkContext.defaultParallelism
    yield as_rows(rows(locations, known, NO_CONTENT).repartition(partitions))


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
    parser.add_argument("--partitions", type=int, metavar="N", help="the least number of tasks (one to four a core, by the number of pictures; two for a list)")
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
    earlier = output.runs("parquet")
    known = output.known(earlier, options.retry_errors)
    number = max(earlier, default=0) + 1
    if options.pictures:
        passes = passes_of_pictures(spark, options, known, extraction.done)
    else:
        passes = passes_of_list(spark, options, known)
    # A run that was killed has left its folder.
    mode = "overwrite"
    for some in passes:
        table = as_table(spark, some.mapPartitions(extraction.records))
        table.write.mode(mode).parquet(output.folder("parquet", number))
        mode = "append"
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
