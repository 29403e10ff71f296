"""A job without an engine."""

from __future__ import annotations

import csv
import json
import subprocess

import tincture
from conftest import ROOT, small_picture
from tincture import batch


def run(capsys, *words):
    batch.main([str(word) for word in words])
    return json.loads(capsys.readouterr().out)


def records(folder):
    return [json.loads(line) for path in sorted(folder.glob("*.ndjson")) for line in path.read_text().splitlines()]


def test_a_second_run_reads_only_what_has_changed(capsys, store, tmp_path):
    store.pictures = {f"{number}.png": small_picture(number) for number in range(40)} | {"bad.png": b"no picture"}
    listing = tmp_path / "list.txt"
    listing.write_text("".join(store.address(name) + "\n" for name in [*store.pictures, "gone.png"]))
    words = ["--list", listing, "--output", tmp_path / "out"]
    assert run(capsys, *words) == {"good": 40, "bad": 2, "skipped": 0}
    assert (store.count("GET"), store.count("HEAD")) == (42, 0)
    store.asked.clear()
    store.pictures["7.png"] = small_picture(1007)
    # A file that does not exist has no state to remember.
    assert run(capsys, *words) == {"good": 1, "bad": 1, "skipped": 40}
    assert (store.count("GET"), store.count("HEAD")) == (2, 42)
    assert run(capsys, *words, "--retry-errors") == {"good": 0, "bad": 2, "skipped": 40}
    last = {record["id"]: record for record in records(tmp_path / "out")}
    assert last[store.address("7.png")]["sha256"] == tincture.extract(small_picture(1007)).sha256
    assert last[store.address("gone.png")]["error"] == "cannot be read: status 404."


def test_a_list_with_sizes_and_tags_asks_for_nothing(capsys, store, tmp_path):
    store.pictures = {f"{number}.png": small_picture(number) for number in range(10)}
    listing = tmp_path / "list.csv"
    listing.write_text("location,size,tag\n" + "".join(f"{store.address(name)},{len(one)},v1\n" for name, one in store.pictures.items()))
    words = ["--list", listing, "--output", tmp_path / "out"]
    assert run(capsys, *words)["good"] == 10
    store.asked.clear()
    # The server's ETag has taken the place of the list's.
    with open(listing, "w", newline="") as file:
        csv.writer(file).writerows([["location", "size", "tag"], *([one["id"], *one["mark"].split(" ", 1)] for one in records(tmp_path / "out"))])
    assert run(capsys, *words) == {"good": 0, "bad": 0, "skipped": 10}
    assert store.asked == []


def test_reads_wait_beside_each_other(capsys, store, tmp_path):
    store.pictures = {f"{number}.png": small_picture(number) for number in range(200)}
    store.delay = 0.03
    listing = tmp_path / "list.txt"
    listing.write_text("".join(store.address(name) + "\n" for name in store.pictures))
    assert run(capsys, "--list", listing, "--output", tmp_path / "out", "--parallel-reads", "32")["good"] == 200
    assert 16 <= store.most_open <= 32


def test_shards_share_a_list(capsys, tmp_path):
    listing = tmp_path / "list.txt"
    paths = [tmp_path / f"{number}.png" for number in range(100)]
    for number, path in enumerate(paths):
        path.write_bytes(small_picture(number))
    listing.write_text("".join(f"{path}\n" for path in paths))
    counts = [run(capsys, "--list", listing, "--output", tmp_path / "out", "--shard", f"{number}/3")["good"] for number in (1, 2, 3)]
    assert sum(counts) == 100 and min(counts) > 10
    assert sorted(record["id"] for record in records(tmp_path / "out")) == sorted(map(str, paths))
    # Another number of shards finds what these have.
    assert run(capsys, "--list", listing, "--output", tmp_path / "out", "--shard", "1/1") == {"good": 0, "bad": 0, "skipped": 100}


def test_a_killed_run_is_completed(capsys, tmp_path):
    listing = tmp_path / "list.txt"
    for number in range(5):
        (tmp_path / f"{number}.png").write_bytes(small_picture(number))
    listing.write_text("".join(f"{tmp_path}/{number}.png\n" for number in range(5)))
    words = ["--list", listing, "--output", tmp_path / "out"]
    run(capsys, *words)
    path = tmp_path / "out/shard-1-of-1.ndjson"
    whole = path.read_text()
    path.write_text(whole[:-100])
    assert run(capsys, *words) == {"good": 1, "bad": 0, "skipped": 4}
    assert path.read_text() == whole


def test_a_build_takes_the_records(capsys, tmp_path):
    pictures = [path for path in (ROOT / "Assets").rglob("*") if path.suffix in (".png", ".jpg")]
    listing = tmp_path / "list.txt"
    listing.write_text("".join(f"{path}\n" for path in pictures))
    run(capsys, "--list", listing, "--output", tmp_path / "records")
    for folder, words in (("plain", []), ("given", ["--palettes", tmp_path / "records"])):
        command = [tincture.program(), "compile", "--config", ROOT / "Assets/tincture.yml", "--no-cache", "--output", tmp_path / folder, *words]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    assert (tmp_path / "plain/catalog.json").read_bytes() == (tmp_path / "given/catalog.json").read_bytes()
