"""The adapters: the records of the plain job, on Spark, Spark Connect, Ray and Daft."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
import tincture
from conftest import ROOT, small_picture

ENGINES = {
    "spark": ({}, ["--partitions", "4"]),
    "spark-connect": ({"SPARK_REMOTE": "local[2]"}, ["--partitions", "4"]),
    "ray": ({}, []),
    "daft": ({}, []),
}


def run(module, listing, output, *words, **variables):
    """Runs a job, and returns what it prints at its end."""
    environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1", "RAY_TMPDIR": "/tmp", **variables}
    command = [sys.executable, "-m", module, "--list", str(listing), "--output", str(output), *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-6000:]
    return json.loads(done.stdout.splitlines()[-1])


def lines(output):
    """Returns the records of an output, sorted."""
    done = subprocess.run([sys.executable, "-m", "tincture.batch", "--records", str(output)], capture_output=True, text=True, check=True)
    return sorted(done.stdout.splitlines())


@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_has_the_records_of_the_plain_job(engine, tmp_path):
    module = engine.partition("-")[0]
    pytest.importorskip({"spark": "pyspark"}.get(module, module))
    variables, words = ENGINES[engine]
    paths = [tmp_path / f"{number}.png" for number in range(300)]
    for number, path in enumerate(paths):
        path.write_bytes(small_picture(number) if number % 50 else b"no picture")
    listing = tmp_path / "list.txt"
    listing.write_text("".join(f"{path}\n" for path in [*paths, tmp_path / "gone.png"]))
    assert run("tincture.batch", listing, tmp_path / "plain") == {"good": 294, "bad": 7, "skipped": 0}
    assert run(f"tincture.{module}", listing, tmp_path / "found", *words, **variables) == {"records": 301}
    assert lines(tmp_path / "found") == lines(tmp_path / "plain")
    paths[3].write_bytes(small_picture(1003))
    # The changed picture, and the one that does not exist.
    assert run(f"tincture.{module}", listing, tmp_path / "found", *words, **variables) == {"records": 303}
    run("tincture.batch", listing, tmp_path / "plain")
    assert lines(tmp_path / "found") == lines(tmp_path / "plain")


@pytest.mark.parametrize("engine", ["spark", "ray", "daft"])
def test_an_example_of_an_engine(engine, tmp_path):
    listing = tmp_path / "list.txt"
    banners = sorted(str(path) for path in (ROOT / "Assets/TmallHome/Banners").glob("*.jpg"))
    listing.write_text("".join(f"{path}\n" for path in banners))
    environment = {**os.environ, "PYSPARK_PYTHON": sys.executable, "SPARK_LOCAL_IP": "127.0.0.1"}
    command = [sys.executable, str(ROOT / f"docs/examples/{engine}_job.py"), str(listing)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-6000:]
    for colors in tincture.extract_many(banners):
        assert colors.backdrop in done.stdout
