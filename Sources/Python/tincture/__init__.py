"""The colors of pictures: palettes, backdrops and more, found by the program `tincture`, which this package installs.

    import tincture

    colors = tincture.extract("banner.jpg")
    print(colors.backdrop, [swatch.hex for swatch in colors.swatches])
    for colors in tincture.extract_many(paths, workers=8):
        print(colors.id, colors.error or colors.backdrop)
"""

from tincture.extracting import ExtractionError, extract, extract_many
from tincture.program import program
from tincture.results import (
    BleedGradient,
    Confidence,
    Extraction,
    Finding,
    Stop,
    Swatch,
    TextColor,
)
from tincture.worker import Options, Question, Worker, WorkerFailure

__all__ = [
    "BleedGradient",
    "Confidence",
    "Extraction",
    "ExtractionError",
    "Finding",
    "Options",
    "Question",
    "Stop",
    "Swatch",
    "TextColor",
    "Worker",
    "WorkerFailure",
    "extract",
    "extract_many",
    "program",
]
