"""Finds how many pictures of a list have each background, on Ray Data: python ray_job.py LIST"""

import json
import sys
from pathlib import Path

import ray.data
from tincture.ray import extract

pictures = ray.data.from_items([{"location": line} for line in Path(sys.argv[1]).read_text().splitlines()])
records = extract(pictures)
backdrops = records.map(lambda row: {"backdrop": json.loads(row["record"]).get("backdrop", "none")})
for row in backdrops.groupby("backdrop").count().take_all():
    print(row["backdrop"], row["count()"])
