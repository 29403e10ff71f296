"""Writes the conformance vectors line by line: Kotlin's own library reads no JSON.

    python3 vectors.py lookups.json FOLDER
"""

import json
import pathlib
import sys


def track(transitions):
    return ";".join(" ".join(f"{stop:x}" for stop in stops) for stops in transitions)


vectors = json.loads(pathlib.Path(sys.argv[1]).read_text(encoding="utf-8"))
lines = []
for carousel in vectors["carousels"]:
    parts = carousel["parts"]
    lines.append(f"carousel|{parts['name']}|{len(parts['pages'])}|{str(parts['wraps']).lower()}")
    for appearance in ("light", "dark"):
        tables = parts[appearance]
        heights = " ".join(str(height) for height in tables.get("heights", [0]))
        tracks = "|".join(track(one) for one in tables.get("tracks", [tables["flat"]]))
        lines.append(f"table|{track(tables['flat'])}|{heights}|{tracks}")
    for position, *answers in carousel["lookups"]:
        texts = [f"{flat} {' '.join(stops)} {foreground}" for flat, stops, foreground in answers]
        lines.append(f"lookup|{position!r}|" + "|".join(texts))
for parts, cases in vectors["geometry"]:
    lines.append("geometry|" + "|".join(str(part).lower() for part in parts))
    for name, given, answer in cases:
        # Kotlin tells −0 from 0.
        answers = [one + 0.0 for one in (answer if isinstance(answer, list) else [answer])]
        lines.append(f"case|{name}|{' '.join(map(str, given))}|{' '.join(map(str, answers))}")
(pathlib.Path(sys.argv[2]) / "vectors.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
