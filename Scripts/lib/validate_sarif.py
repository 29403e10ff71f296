"""Validates SARIF reports against our schema of the part of SARIF that we write, and damaged copies that must be refused."""

import copy
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

schema, *logs = (json.loads(pathlib.Path(path).read_text(encoding="utf-8")) for path in sys.argv[1:])
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)


def problems(log):
    """Everything that is wrong with a report: what the schema says, and what no schema can say."""
    for error in validator.iter_errors(log):
        yield f"{error.json_path}: {error.message}"
    for run in log.get("runs", []):
        rules = run.get("tool", {}).get("driver", {}).get("rules", [])
        ids = [rule.get("id") for rule in rules]
        if len(set(ids)) < len(ids):
            yield "two rules have one id (3.49.3)"
        for result in run.get("results", []):
            index = result.get("ruleIndex", -1)
            if not 0 <= index < len(ids) or ids[index] != result.get("ruleId"):
                yield f"ruleIndex {index} is not that of {result.get('ruleId')} (3.27.6)"


for path, log in zip(sys.argv[2:], logs, strict=True):
    found = list(problems(log))
    for problem in found:
        print(f"{path}: {problem}", file=sys.stderr)
    if found:
        sys.exit(f"{path} breaks SARIF 2.1.0 in {len(found)} places")


def result(log):
    return log["runs"][0]["results"][0]


damages = {
    "another version": lambda log: log.update(version="2.0.0"),
    "no tool": lambda log: log["runs"][0].pop("tool"),
    "a driver without a name": lambda log: log["runs"][0]["tool"]["driver"].pop("name"),
    "a level that is none": lambda log: result(log).update(level="fatal"),
    "no message": lambda log: result(log).pop("message"),
    "an index beyond the rules": lambda log: result(log).update(ruleIndex=1000),
    "a misspelled member": lambda log: result(log).update(loctions=[]),
    "a path with a space": lambda log: result(log)["locations"][0]["physicalLocation"]["artifactLocation"].update(
        uri="a b.json"
    ),
    "a line 0": lambda log: result(log)["locations"][0]["physicalLocation"].update(region={"startLine": 0}),
    "two rules of one id": lambda log: log["runs"][0]["tool"]["driver"]["rules"].append(
        dict(log["runs"][0]["tool"]["driver"]["rules"][0], help={"text": "other"})
    ),
}
whole = next(log for log in logs if log["runs"][0]["results"])
for name, change in damages.items():
    damaged = copy.deepcopy(whole)
    change(damaged)
    if not list(problems(damaged)):
        sys.exit(f"the check allows {name}")
print(f"{len(logs)} reports follow SARIF 2.1.0; {len(damages)} damaged ones are refused")
