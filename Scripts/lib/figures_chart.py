"""Draws the chart of README from the tables of RESULTS.md: figures_chart.py RESULTS.md OUTPUT.svg."""

import re
import sys
from pathlib import Path

STYLE = """text { fill: #24292f } .title { font-weight: 600 } .own { fill: #1f6fea } .other { fill: #b8bfc8 }
@media (prefers-color-scheme: dark) { text { fill: #e6edf3 } .own { fill: #6ea8ff } .other { fill: #4b5563 } }"""
WIDEST = 400
"""The width of the longest bar."""


def table(results, first_cell):
    """The cells of the first table whose header begins with a cell: its header, then its rows."""
    lines = iter(results.splitlines())
    rows = [next(line for line in lines if line.startswith(f"| {first_cell} |"))]
    for line in lines:
        if not line.startswith("|"):
            break
        rows.append(line)
    return [[cell.strip() for cell in row.strip("| ").split("|")] for row in rows if not row.startswith("|---")]


def bars(title, entries, longest, top):
    """A title, and a bar for each name, text and value; the first is ours."""
    yield f'<text class="title" x="0" y="{top}">{title}</text>'
    for number, (name, text, value) in enumerate(entries):
        y, width = top + 14 + 22 * number, round(WIDEST * value / longest)
        yield (
            f'<text x="150" y="{y + 12}" text-anchor="end">{name}</text>'
            f'<rect class="{"other" if number else "own"}" x="160" y="{y}" width="{width}" height="16" rx="3"/>'
            f'<text x="{166 + width}" y="{y + 12}">{text}</text>'
        )


results = Path(sys.argv[1]).read_text(encoding="utf-8")
near = [(name, share, float(share.split()[0])) for name, share in table(results, "first color of 113 banners")[1:]]
header, photos = next((rows[0], row) for rows in [table(results, "work")] for row in rows if row[0] == "40 photos")
times = [(name, float(re.match(r"[\d.]+", ratio)[0])) for name, ratio in zip(header[3:], photos[3:], strict=True)]
times = [(re.sub(" .*", "", name), f"{ratio:.1f} ×", ratio) for name, ratio in sorted(times, key=lambda entry: entry[1])]
drawn = [
    '<svg xmlns="http://www.w3.org/2000/svg" width="720" height="264" viewBox="0 0 720 264" font-family="Inter, system-ui, sans-serif" font-size="13">',
    f"<style>\n{STYLE}\n</style>",
    *bars("Banners whose color is close to the one that a person chose, of 113", near, 100, 22),
    *bars("Time for 40 photos of 12 megapixels, as a multiple of decoding alone", times, times[-1][2], 150),
    "</svg>\n",
]
Path(sys.argv[2]).write_text("\n".join(drawn), encoding="utf-8")
