"""Conversions between pictures or records and the Arrow tables of engines."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator
from typing import Union

import pyarrow as pa

from tincture.pictures import Location
from tincture.records import Extractor

Table = Union[pa.Table, pa.RecordBatch]

PICTURES = pa.schema([("location", pa.string()), ("size", pa.int64()), ("tag", pa.string()), ("mark", pa.string())])
RECORDS = pa.schema([("location", pa.string()), ("mark", pa.string()), ("error", pa.string()), ("record", pa.string())])
ROWS = 256
"""The number of rows in a batch of records."""


def locations(table: Table) -> Iterator[Location]:
    """Reads pictures from a table with a column `location`, and optionally `size`, `tag` and `content`."""
    names = ("location", "size", "tag", "content")
    columns = [table.column(name).to_pylist() if name in table.schema.names else itertools.repeat(None) for name in names]
    return itertools.starmap(Location, zip(*columns))


def looked_up(extractor: Extractor, table: Table) -> pa.Table:
    """Returns the pictures of a table with their marks, without reading contents."""
    names = ("location", "size", "tag", "mark")
    rows = [dict(zip(names, (one.location, one.size, one.tag, one.mark or ""))) for one in extractor.looked_up(locations(table))]
    return pa.Table.from_pylist(rows, schema=PICTURES)


def extracted(extractor: Extractor, tables: Iterable[Table]) -> Iterator[pa.RecordBatch]:
    """Returns the records of all pictures in the tables, in batches."""
    records = extractor.records(picture for table in tables for picture in locations(table))
    while some := list(itertools.islice(records, ROWS)):
        rows = [{"location": one.location, "mark": one.mark, "error": one.error, "record": one.line} for one in some]
        yield pa.RecordBatch.from_pylist(rows, schema=RECORDS)
