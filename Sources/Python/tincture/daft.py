"""The colors of pictures on Daft.

    python -m tincture.daft --list pictures.parquet --output palettes

Each node needs this package. `extract` works on any table with a column `location`.
"""

from __future__ import annotations

import argparse
import json
import os
from typing import Any, Optional

import daft
from daft import DataFrame, DataType, Series, col, lit

from tincture import batch, records
from tincture.pictures import Location
from tincture.worker import Options

STRING = DataType.string()
RECORD = DataType.struct({"mark": STRING, "error": STRING, "record": STRING})


class Actor:
    """A Daft class with one worker, which runs in a separate process."""

    def __init__(self, options: Options) -> None:
        self._extractor = records.Extractor(options)

    @daft.method.batch(return_dtype=STRING)
    def marks(self, *columns: Series) -> list[str]:
        """Returns the marks of pictures, without reading contents."""
        return [one.mark or "" for one in self._extractor.looked_up(_locations(columns))]

    @daft.method.batch(return_dtype=RECORD)
    def records(self, *columns: Series) -> list[dict[str, Any]]:
        """Returns the records of pictures."""
        pictures = list(_locations(columns))
        found = {one.location: {"mark": one.mark, "error": one.error, "record": one.line} for one in self._extractor.records(pictures)}
        return [found[one.location] for one in pictures]


def _locations(columns: tuple[Series, ...]) -> list[Location]:
    return [Location(*row) for row in zip(*(column.to_pylist() for column in columns))]


def extract(
    pictures: DataFrame, known: Optional[DataFrame] = None, options: Options = Options(), workers: Optional[int] = None  # noqa: B008
) -> DataFrame:
    """Returns the records of pictures: `location`, `mark`, `error` and `record`, a line of JSON.

    Pictures have a `location` and perhaps a `size` in bytes, a `tag` (ETag or time) and a `content`. Those of `known`, the records of
    earlier runs, are left out if their mark is still the same; their contents are not read.
    """
    decorated: Any = daft.cls(max_concurrency=workers or os.cpu_count(), use_process=True)(Actor)
    actor = decorated(options)
    names = pictures.column_names
    columns = [col(name) if name in names else lit(None) for name in ("location", "size", "tag", "content")]
    if known is not None:
        pictures = pictures.with_column("mark", actor.marks(*columns[:3])).join(known.select("location", "mark"), on=["location", "mark"], how="anti")
    found = pictures.select("location", actor.records(*columns).alias("found"))
    return found.select("location", *(col("found").get(name).alias(name) for name in ("mark", "error", "record")))


def main() -> None:
    """Runs the command."""
    found = records.arguments(argparse.ArgumentParser(prog="tincture.daft", description=__doc__)).parse_args()
    rows = [{"location": one.location, "size": one.size, "tag": one.tag} for one in batch.listed(found.list)]
    known = None
    if os.path.isdir(found.output):
        known = daft.read_parquet(f"{found.output}/**/*.parquet")
        known = known.where(col("error").is_null()) if found.retry_errors else known
    extract(daft.from_pylist(rows), known, records.chosen(found)).write_parquet(found.output)
    print(json.dumps({"records": daft.read_parquet(f"{found.output}/**/*.parquet").count_rows()}))


if __name__ == "__main__":
    main()
