"""Finds how many pictures of a list have each background, on Daft: python daft_job.py LIST"""

import json
import sys
from pathlib import Path

import daft
from daft import col
from tincture.daft import extract


@daft.func
def backdrop(record: str) -> str:
    return json.loads(record).get("backdrop", "none")


pictures = daft.from_pydict({"location": Path(sys.argv[1]).read_text().splitlines()})
records = extract(pictures).with_column("backdrop", backdrop(col("record")))
records.groupby("backdrop").agg(col("location").count().alias("pictures")).show(100)
