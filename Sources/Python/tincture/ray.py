"""The colors of pictures on Ray Data.

    python -m tincture.ray --list pictures.parquet --output palettes

Each node needs this package. `extract` works on any dataset with a column `location`.
"""

from __future__ import annotations

import argparse
import json
import os
from typing import Optional

import pyarrow as pa
import ray.data
from ray.data import Dataset

from tincture import arrow, batch, records
from tincture.worker import Options


class Actor:
    """A Ray actor with one worker. Ray starts it again if its node is lost."""

    def __init__(self, options: Options, looks_up: bool) -> None:
        self._extractor = records.Extractor(options)
        self._looks_up = looks_up

    def __call__(self, table: pa.Table) -> pa.Table:
        """Returns the marks or the records of the pictures in a table."""
        if self._looks_up:
            return arrow.looked_up(self._extractor, table)
        return pa.Table.from_batches(arrow.extracted(self._extractor, [table]), arrow.RECORDS)


def extract(
    pictures: Dataset, known: Optional[Dataset] = None, options: Options = Options(), workers: Optional[int] = None  # noqa: B008
) -> Dataset:
    """Returns the records of pictures: `location`, `mark`, `error` and `record`, a line of JSON.

    Pictures have a `location` and perhaps a `size` in bytes, a `tag` (ETag or time) and a `content`. Those of `known`, the records of
    earlier runs, are left out if their mark is still the same; their contents are not read.
    """
    number = workers or int(ray.cluster_resources().get("CPU", 1))  # type: ignore[no-untyped-call]

    def mapped(dataset: Dataset, looks_up: bool) -> Dataset:
        # An actor only passes data to its program, so it reserves half a CPU.
        return dataset.map_batches(
            Actor, fn_constructor_args=(options, looks_up), batch_format="pyarrow", batch_size=arrow.ROWS, concurrency=number, num_cpus=0.5
        )

    if known is not None:
        pictures = mapped(pictures, True).join(
            known.select_columns(["location", "mark"]), join_type="left_anti", num_partitions=2 * number, on=("location", "mark")  # type: ignore[arg-type]
        )
    return mapped(pictures, False)


def main() -> None:
    """Runs the command."""
    found = records.arguments(argparse.ArgumentParser(prog="tincture.ray", description=__doc__)).parse_args()
    pictures = ray.data.from_items([{"location": one.location, "size": one.size, "tag": one.tag} for one in batch.listed(found.list)])
    known = None
    if os.path.isdir(found.output):
        known = ray.data.read_parquet(found.output)
        known = known.filter(expr="error is None") if found.retry_errors else known
    extract(pictures, known, records.chosen(found)).write_parquet(found.output)
    print(json.dumps({"records": ray.data.read_parquet(found.output).count()}))


if __name__ == "__main__":
    main()
