"""Validates a manifest against a schema, and damaged copies of it that the schema must refuse."""

import copy
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

schema, manifest = (json.loads(pathlib.Path(path).read_text(encoding="utf-8")) for path in sys.argv[1:3])
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)

errors = list(validator.iter_errors(manifest))
for error in errors:
    print(f"{error.json_path}: {error.message}", file=sys.stderr)
if errors:
    sys.exit(f"the manifest breaks its schema in {len(errors)} places")


def damage(change):
    damaged = copy.deepcopy(manifest)
    change(damaged)
    return damaged


damages = {
    "another schema version": lambda m: m.update(schemaVersion=2),
    "no carousels": lambda m: m.pop("carousels"),
    "a kind that is none": lambda m: m["images"][0].update(kind="photo"),
    "a digest cut short": lambda m: m["images"][0]["variants"][0].update(sha256="00"),
    "a hex code in lower case": lambda m: m["palettes"][0].update(mean="#abcdef"),
    "a weight above one": lambda m: m["palettes"][0]["swatches"][0].update(weight=1.5),
    "a colour without value": lambda m: m["colors"][1]["variants"][0].pop("hex"),
    "a progress above one": lambda m: m["carousels"][0]["transitions"][0]["stops"][0].update(progress=2),
    "a transition without samples": lambda m: m["carousels"][0]["transitions"][0].pop("samples"),
    "a source that is none": lambda m: m["carousels"][0]["pages"][0].update(source="guessed"),
}
for name, change in damages.items():
    if validator.is_valid(damage(change)):
        sys.exit(f"the schema allows {name}")
print(f"the manifest follows its schema; {len(damages)} damaged ones are refused")
