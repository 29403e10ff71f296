"""The documentation's examples in Python and of the plain job; `test_engines.py` runs those of engines."""

from __future__ import annotations

import csv
import io
import os
import subprocess
import sys

from conftest import ROOT

BANNERS = ROOT / "Assets/TmallHome/Banners"
EXAMPLES = ROOT / "docs/examples"


def run(*words):
    path = f"{os.path.dirname(sys.executable)}:{os.environ['PATH']}"
    return subprocess.run([str(word) for word in words], env={**os.environ, "PATH": path}, capture_output=True, text=True, check=True).stdout


def test_the_colors_of_a_folder():
    rows = list(csv.DictReader(io.StringIO(run(sys.executable, EXAMPLES / "catalog_of_colors.py", BANNERS))))
    assert [row["picture"] for row in rows] == sorted(str(path) for path in BANNERS.glob("*.jpg"))
    assert all(row["backdrop"].startswith("#") and len(row["swatches"].split()) == 5 for row in rows)


def test_a_plain_job(tmp_path):
    listing = tmp_path / "list.txt"
    listing.write_text("".join(f"{path}\n" for path in BANNERS.glob("*.jpg")))
    run(EXAMPLES / "plain_job.sh", listing, tmp_path / "out")
    assert sum(len(path.read_text().splitlines()) for path in (tmp_path / "out").iterdir()) == 10
