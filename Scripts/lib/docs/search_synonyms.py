"""Lets the search of the site find pages by the words that people use for ours: a hook of MkDocs."""

import json
import pathlib
import re

# A word of the documentation, and what people search for.
SYNONYMS = {
    "color": "colour",
    "gray": "grey",
    "backdrop": "background",
    "bleed": "edge continue border",
    "pin": "override choose fix manual",
    "palette": "dominant swatches theme",
    "carousel": "slider pager banner slideshow",
    "asset catalog": "xcassets",
    "image": "images",
    "unused": "dead orphan",
    "contrast": "accessibility readable wcag a11y",
    "emit": "output generate export codegen",
    "design tokens": "dtcg figma variables",
    "check": "lint linter validate",
    "baseline": "suppress ignore existing",
    "placeholder": "blurhash thumbhash lqip",
}
# Guides come before the reference, and that before decisions.
BOOSTS = {
    "decisions/": 0.05,
    "integrations/": 0.3,
    "manifest.html": 0.1,
    "commands.html": 0.3,
    "configuration.html": 0.5,
    "palettes.html#": 8,
    "checking.html": 4,
    "getting-started/": 4,
}


def on_post_build(config):
    path = pathlib.Path(config["site_dir"], "search/search_index.json")
    index = json.loads(path.read_text(encoding="utf-8"))
    for entry in index["docs"]:
        text = f"{entry['title']} {entry['text']}".lower()
        found = [others for word, others in SYNONYMS.items() if re.search(rf"\b{word}s?\b", text)]
        if found:
            entry["text"] += f"<p>{' '.join(found)}</p>"
        entry["boost"] = next((boost for start, boost in BOOSTS.items() if entry["location"].startswith(start)), 1)
    path.write_text(json.dumps(index, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
