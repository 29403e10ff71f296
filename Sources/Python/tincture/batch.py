"""A job without an engine: the records of a list of pictures, or of one shard of it.

    python -m tincture.batch --list pictures.txt --output records
    python -m tincture.batch --list pictures.csv --output records --shard 3/16 --parallel-reads 64
    python -m tincture.batch --records spark-output > palettes.ndjson

A shard has the pictures whose locations have its hash, and writes OUTPUT/shard-3-of-16.ndjson. A later run adds the pictures that
are new or have changed by size and ETag or time, without reading the contents of the others. Start one process for each core.
"""

from __future__ import annotations

import argparse
import csv
import hashlib
import json
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Optional, Tuple

from tincture.pictures import Location
from tincture.records import Extractor, arguments, chosen


def listed(path: str) -> Iterator[Location]:
    """Reads a list of pictures: text with one location per line, or CSV or Parquet with a column `location`.

    CSV and Parquet may also have the columns `size` and `tag`.
    """
    if path.endswith(".parquet"):
        import pyarrow.parquet as parquet

        with parquet.ParquetFile(path) as file:
            for batch in file.iter_batches():
                yield from (_row(row) for row in batch.to_pylist())
        return
    with open(path, encoding="utf-8", newline="" if path.endswith(".csv") else None) as file:
        if path.endswith(".csv"):
            yield from (_row(row) for row in csv.DictReader(file))
        else:
            yield from (Location(line.rstrip("\n")) for line in file if line != "\n")


def _row(row: dict[str, Any]) -> Location:
    if "location" not in row:
        raise SystemExit(f"the list has no column location; it has {', '.join(map(str, row))}")
    size, tag = row.get("size"), row.get("tag")
    return Location(row["location"], None if size in (None, "") else int(size), None if tag in (None, "") else str(tag))


class Output:
    """The file with the records of one shard, which every run extends."""

    def __init__(self, folder: Path, number: int, count: int) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.path = folder / f"shard-{number}-of-{count}.ndjson"
        # An earlier run with another number of shards may have put a picture of this shard into any of its files.
        others = (path for path in sorted(folder.glob("*.ndjson")) if not path.stem.endswith(f"-of-{count}"))
        self._earlier = [path for path in [self.path, *others] if path.exists()]

    def known(self, retry_errors: bool) -> set[bytes]:
        """Returns the keys of the pictures for which earlier runs have a record."""
        return {key for path in self._earlier for key in _keys(path, retry_errors)}

    def drop_half_a_line(self) -> None:
        """Removes the incomplete last line that a killed run may have left."""
        if self.path.exists():
            with open(self.path, "rb+") as file:
                # A record is much shorter than 1 MiB, so the last complete line ends within that distance.
                start = max(0, file.seek(0, 2) - (1 << 20))
                file.seek(start)
                file.truncate(start + file.read().rfind(b"\n") + 1)


def _keys(path: Path, retry_errors: bool) -> Iterator[bytes]:
    with open(path, encoding="utf-8") as file:
        for line in file:
            if not line.endswith("\n"):
                return
            record = json.loads(line)
            if "mark" in record and not (retry_errors and "error" in record):
                yield key(record["id"], record["mark"])


def key(location: str, mark: str) -> bytes:
    """Returns a short hash of a location and its mark. A set of hashes needs a hundredth of the memory of the records."""
    return hashlib.blake2b(f"{location}\0{mark}".encode(), digest_size=12).digest()


def shard(text: str) -> Tuple[int, int]:
    """Parses text such as `3/16`: the number of a shard, from 1, and the number of shards."""
    number, slash, count = text.partition("/")
    if not (slash and number.isdigit() and count.isdigit() and 1 <= int(number) <= int(count)):
        raise argparse.ArgumentTypeError(f"{text} is no shard; write 3/16 for the third of sixteen")
    return int(number), int(count)


def run(found: argparse.Namespace) -> dict[str, int]:
    """Writes the records of a shard. Returns the numbers of good, bad and skipped pictures."""
    number, count = found.shard
    output = Output(Path(found.output), number, count)
    output.drop_half_a_line()
    known = output.known(found.retry_errors)
    counts = {"good": 0, "bad": 0, "skipped": 0}

    def wanted(pictures: Iterator[Location]) -> Iterator[Location]:
        for picture in pictures:
            if picture.mark is not None and key(picture.location, picture.mark) in known:
                counts["skipped"] += 1
            else:
                yield picture

    mine = (one for one in listed(found.list) if zlib.crc32(one.location.encode()) % count == number - 1)
    with Extractor(chosen(found)) as extractor, open(output.path, "a", encoding="utf-8") as file:
        pictures = wanted(extractor.looked_up(mine)) if known else mine
        for record in extractor.records(pictures):
            counts["bad" if record.error else "good"] += 1
            file.write(record.line + "\n")
    return counts


def print_records(folder: str) -> None:
    """Prints all records in a folder, one per line. This job writes NDJSON files, and the engines write Parquet."""
    for path in sorted(Path(folder).rglob("*")):
        if path.suffix == ".ndjson":
            sys.stdout.writelines(path.open(encoding="utf-8"))
        elif path.suffix == ".parquet":
            import pyarrow.parquet as parquet

            with parquet.ParquetFile(path) as file:
                for batch in file.iter_batches(columns=["record"]):
                    sys.stdout.writelines(f"{line}\n" for line in batch.column(0).to_pylist())


def main(words: Optional[list[str]] = None) -> None:
    """Runs the command."""
    words = sys.argv[1:] if words is None else words
    if words[:1] == ["--records"] and len(words) == 2:
        print_records(words[1])
        return
    parser = argparse.ArgumentParser(prog="tincture.batch", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments(parser).add_argument("--shard", type=shard, default=(1, 1), metavar="I/N", help="only the pictures of shard I of N (1/1)")
    print(json.dumps(run(parser.parse_args(words))))


if __name__ == "__main__":
    main()
