"""Asks the search of the built site what people ask, as its script does: every word must be found, titles weigh most."""

import json
import pathlib
import re
import sys

from lunr.builder import Builder
from lunr.trimmer import trimmer

# What is typed, and the section that comes first.
QUERIES = {
    "pin a color": "palettes.html#pin-a-color",
    "pin a colour": "palettes.html#pin-a-color",
    "unused images": "rules.html#unused-set",
    "overlay contrast": "rules.html#overlay-contrast",
}
# The boosts of Material for MkDocs.
FIELDS = {"title": 1000, "text": 1, "tags": 1000000}


def built(entries):
    builder = Builder()
    builder.pipeline.add(trimmer)
    builder.ref("id")
    for field, boost in FIELDS.items():
        builder.field(field, boost=boost)
    for number, entry in enumerate(entries):
        text = re.sub("<[^>]+>", " ", entry["text"])
        tags = " ".join(entry.get("tags", []))
        builder.add({"id": str(number), "title": entry["title"], "text": text, "tags": tags}, {"boost": entry["boost"]})
    return builder.build()


def main(site):
    entries = json.loads(pathlib.Path(site, "search/search_index.json").read_text(encoding="utf-8"))["docs"]
    index = built(entries)
    for query, expected in QUERIES.items():
        found = index.search(" ".join(f"+{word}" for word in query.split()))
        first = entries[int(found[0]["ref"])]["location"] if found else None
        assert first == expected, f'the search for "{query}" finds {first} first, not {expected}'
    print(f"the search answers {len(QUERIES)} questions with the section that is meant")


main(*sys.argv[1:])
