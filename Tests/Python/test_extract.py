"""One picture, and many."""

from __future__ import annotations

import itertools
import json
import subprocess
import sys
from pathlib import Path

import pytest
import tincture
from conftest import ROOT, small_picture

BANNER = ROOT / "Assets/TmallHome/Banners/loop1.jpg"
SAMPLES = sorted(str(path) for path in (ROOT / "Assets").rglob("*") if path.suffix in (".png", ".jpg"))


def lines(*words: str) -> list[dict]:
    done = subprocess.run([tincture.program(), "extract", "--format", "ndjson", *words], stdout=subprocess.PIPE, check=False)
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_picture_has_what_the_program_says():
    (expected,) = lines(str(BANNER))
    colors = tincture.extract(BANNER)
    assert colors.backdrop == expected["backdrop"]
    assert colors.swatches[0].hex == expected["swatches"][0]["hex"]
    assert colors.swatches[0].title.contrast >= 3
    assert colors.confidence.backdrop == expected["confidence"]["backdrop"]
    assert tincture.extract(BANNER.read_bytes()).sha256 == expected["sha256"]


def test_dictionaries_are_those_of_the_program():
    for colors, expected in zip(tincture.extract_many(SAMPLES, placeholders=True), lines("--placeholders", *SAMPLES)):
        expected["id"] = expected.pop("path")
        assert colors.to_dict() == expected
        assert tincture.Extraction.from_dict(expected) == colors


def test_options_reach_the_program():
    assert len(tincture.extract(BANNER, count=2).swatches) == 2
    assert tincture.extract(BANNER, placeholders=True).thumbhash
    with pytest.raises(tincture.ExtractionError, match="pixels"):
        tincture.extract(BANNER, max_pixels=100)
    with pytest.raises(TypeError):
        tincture.extract(BANNER, counts=2)


@pytest.mark.parametrize("picture, reason", [("nothing.png", "cannot be read: No such file"), (str(ROOT), "is not a file"), (b"no picture", "is not a picture")])
def test_an_unusable_picture_says_why(picture, reason):
    with pytest.raises(tincture.ExtractionError, match=reason):
        tincture.extract(picture)


@pytest.mark.parametrize("workers", [1, 3])
def test_many_come_in_order_with_the_bad_ones(workers, tmp_path):
    pictures = []
    for number in range(300):
        path = tmp_path / f"{number}.png"
        path.write_bytes(small_picture(number) if number % 7 else b"")
        pictures.append(path if number % 3 else path.read_bytes())
    pictures[250] = tmp_path / "nothing.png"
    found = list(tincture.extract_many(pictures, workers=workers))
    assert [colors.error is not None for colors in found] == [number % 7 == 0 or number == 250 for number in range(300)]
    assert [colors.id for colors in found] == [None if isinstance(one, bytes) else str(one) for one in pictures]
    again = list(tincture.extract_many([one for one in pictures if isinstance(one, Path)], workers=1))
    assert [colors for colors in found if colors.id] == again


def test_pictures_are_taken_as_they_are_needed():
    taken = []

    def endless():
        for number in itertools.count():
            taken.append(number)
            yield small_picture(number % 1000)

    found = tincture.extract_many(endless(), workers=2)
    assert [next(found).error for _ in range(10)] == [None] * 10
    found.close()
    assert len(taken) < 1000


def test_the_module_is_the_program():
    done = subprocess.run([sys.executable, "-m", "tincture", "--version"], capture_output=True, text=True, check=True)
    assert done.stdout == subprocess.run([tincture.program(), "--version"], capture_output=True, text=True, check=True).stdout
