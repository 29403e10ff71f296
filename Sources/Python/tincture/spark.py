"""The colors of pictures on Apache Spark 3.5 or 4, also through Spark Connect.

    python -m tincture.spark --list s3a://shop/pictures.parquet --output s3a://shop/palettes

Each executor needs this package and pyarrow. `extract` works on any table with a column `location`.
"""

from __future__ import annotations

import argparse
import contextlib
import json
from collections.abc import Iterable
from typing import Callable, Optional

import pyarrow as pa
from pyspark.errors import AnalysisException
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql import functions as F

from tincture import arrow, records
from tincture.worker import Options

RECORDS = "location string, mark string, error string, record string"
Batches = Iterable[pa.RecordBatch]


def extract(pictures: DataFrame, known: Optional[DataFrame] = None, options: Options = Options()) -> DataFrame:  # noqa: B008
    """Returns the records of pictures: `location`, `mark`, `error` and `record`, a line of JSON.

    Pictures have a `location` and perhaps `size` (bytes), `tag` (ETag or time) and `content`. Those of `known`, the records of earlier
    runs, are left out if their mark is still the same; their contents are not read.
    """
    table = pictures.where("location is not null")
    if known is not None:
        table = table.mapInArrow(_looked_up(options), "location string, size bigint, tag string, mark string")
        table = table.join(known.select("location", "mark"), ["location", "mark"], "left_anti")
    return table.mapInArrow(_extracted(options), RECORDS)


def _looked_up(options: Options) -> Callable[[Batches], Batches]:
    def batches(tables: Batches) -> Batches:
        with records.Extractor(options) as extractor:
            yield from (batch for table in tables for batch in arrow.looked_up(extractor, table).to_batches())

    return batches


def _extracted(options: Options) -> Callable[[Batches], Batches]:
    def batches(tables: Batches) -> Batches:
        with records.Extractor(options) as extractor:
            yield from arrow.extracted(extractor, tables)

    return batches


def main() -> None:
    """Runs the command."""
    parser = records.arguments(argparse.ArgumentParser(prog="tincture.spark", description=__doc__))
    parser.add_argument("--partitions", type=int, default=200, metavar="N", help="the number of tasks, of the same number of pictures (%(default)s)")
    found = parser.parse_args()
    spark = SparkSession.builder.appName("tincture").getOrCreate()
    kind = found.list.rpartition(".")[2]
    is_table = kind in ("csv", "parquet")
    table = spark.read.format(kind if is_table else "text").option("header", True).load(found.list)
    table = table if is_table else table.withColumnRenamed("value", "location")
    if "size" in table.columns:
        table = table.withColumn("size", F.col("size").cast("bigint"))
    known = None
    with contextlib.suppress(AnalysisException):
        earlier = spark.read.parquet(found.output).where("error is null" if found.retry_errors else "true")
        # Spark Connect only looks for the files when the columns are read, and then raises the error.
        known = earlier if earlier.columns else None
    extracted = extract(table.repartition(found.partitions), known, records.chosen(found))
    extracted.write.mode("append").parquet(found.output)
    print(json.dumps({"records": spark.read.parquet(found.output).count()}))


if __name__ == "__main__":
    main()
