"""Writes a CSV of the colors of all pictures below a folder: python catalog_of_colors.py FOLDER > colors.csv"""

import csv
import sys
from pathlib import Path

import tincture

pictures = sorted(path for path in Path(sys.argv[1]).rglob("*") if path.suffix.lower() in {".jpg", ".jpeg", ".png"})
table = csv.writer(sys.stdout)
table.writerow(["picture", "backdrop", "in dark mode", "confidence", "swatches"])
for colors in tincture.extract_many(pictures):
    if colors.error or colors.backdrop is None:
        print(f"{colors.id}: {colors.error or 'is wholly transparent'}", file=sys.stderr)
        continue
    confidence = colors.confidence.backdrop if colors.confidence else ""
    table.writerow([colors.id, colors.backdrop, colors.backdrop_dark, confidence, " ".join(swatch.hex for swatch in colors.swatches)])
