"""Validates reports of one form against our schema of it, and damaged copies that must be refused.

    validate_reports.py sarif|gitlab|rdjson REPORT …
"""

import copy
import json
import pathlib
import sys

from jsonschema import Draft202012Validator

form, *paths = sys.argv[1:]
schema = json.loads(pathlib.Path(f"Tests/Fixtures/Schemas/{form}.json").read_text(encoding="utf-8"))
reports = [json.loads(pathlib.Path(path).read_text(encoding="utf-8")) for path in paths]
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)


def sarif_problems(log):
    for run in log.get("runs", []):
        rules = run.get("tool", {}).get("driver", {}).get("rules", [])
        ids = [rule.get("id") for rule in rules]
        if len(set(ids)) < len(ids):
            yield "two rules have one id (3.49.3)"
        results = run.get("results", [])
        for result in results:
            index = result.get("ruleIndex", -1)
            if not 0 <= index < len(ids) or ids[index] != result.get("ruleId"):
                yield f"ruleIndex {index} is not that of {result.get('ruleId')} (3.27.6)"
        prints = [json.dumps(result.get("partialFingerprints")) for result in results]
        if len(set(prints)) < len(prints):
            yield "two results have one fingerprint"


def gitlab_problems(report):
    prints = [finding.get("fingerprint") for finding in report]
    if len(set(prints)) < len(prints):
        yield "two findings have one fingerprint"


# What no schema can say.
more_problems = {"sarif": sarif_problems, "gitlab": gitlab_problems, "rdjson": lambda report: []}[form]


def problems(report):
    """Everything that is wrong with a report."""
    for error in validator.iter_errors(report):
        yield f"{error.json_path}: {error.message}"
    yield from more_problems(report)


for path, report in zip(paths, reports, strict=True):
    found = list(problems(report))
    for problem in found:
        print(f"{path}: {problem}", file=sys.stderr)
    if found:
        sys.exit(f"{path} breaks the schema of {form} in {len(found)} places")


def result(log):
    return log["runs"][0]["results"][0]


def place(log):
    return result(log)["locations"][0]["physicalLocation"]


damages = {
    "sarif": {
        "another version": lambda log: log.update(version="2.0.0"),
        "no tool": lambda log: log["runs"][0].pop("tool"),
        "a driver without a name": lambda log: log["runs"][0]["tool"]["driver"].pop("name"),
        "a level that is none": lambda log: result(log).update(level="fatal"),
        "no message": lambda log: result(log).pop("message"),
        "an index beyond the rules": lambda log: result(log).update(ruleIndex=1000),
        "a misspelled member": lambda log: result(log).update(loctions=[]),
        "a path with a space": lambda log: place(log)["artifactLocation"].update(uri="a b.json"),
        "a line 0": lambda log: place(log).update(region={"startLine": 0}),
        "no line": lambda log: place(log).pop("region"),
        "two results of one fingerprint": lambda log: log["runs"][0]["results"].append(result(log)),
        "two rules of one id": lambda log: log["runs"][0]["tool"]["driver"]["rules"].append(
            dict(log["runs"][0]["tool"]["driver"]["rules"][0], help={"text": "other"})
        ),
    },
    "gitlab": {
        "a severity that is none": lambda report: report[0].update(severity="error"),
        "no fingerprint": lambda report: report[0].pop("fingerprint"),
        "two findings of one fingerprint": lambda report: report.append(report[0]),
        "a line 0": lambda report: report[0]["location"]["lines"].update(begin=0),
        "a path from the root": lambda report: report[0]["location"].update(path="/a"),
    },
    "rdjson": {
        "a severity that is none": lambda report: report["diagnostics"][0].update(severity="NOTE"),
        "no message": lambda report: report["diagnostics"][0].pop("message"),
        "a line 0": lambda report: report["diagnostics"][0]["location"]["range"]["start"].update(line=0),
        "no source": lambda report: report.pop("source"),
    },
}[form]
whole = reports[0]
for name, change in damages.items():
    damaged = copy.deepcopy(whole)
    change(damaged)
    if not list(problems(damaged)):
        sys.exit(f"the check allows {name}")
print(f"{len(reports)} reports follow {form}; {len(damages)} damaged ones are refused")
