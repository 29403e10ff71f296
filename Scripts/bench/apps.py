"""Called by Scripts/bench/apps: JUDGED TOOL SAMPLE [FOLDER ...]."""

import collections
import json
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time

MOST_UNUSED = 40
SEED = 37


def interval(apps):
    """The share over all apps, and the 95 % interval of a bootstrap over apps: findings of one app resemble each other."""
    total = sum(count for _, count in apps)
    shares = []
    numbers = random.Random(SEED)
    for _ in range(10_000):
        drawn = [numbers.choice(apps) for _ in apps]
        count = sum(count for _, count in drawn)
        if count:
            shares.append(sum(right for right, _ in drawn) / count)
    shares.sort()
    low, high = shares[len(shares) // 40], shares[-len(shares) // 40]
    right = sum(right for right, _ in apps)
    return f"{right}/{total} = {100 * right / total:.1f} % ({100 * low:.0f} – {100 * high:.0f})"


def print_judged(path):
    with open(path, encoding="utf-8") as file:
        apps = json.load(file)["apps"]
    for app in apps:
        unused, errors = app["unusedSet"], app["errors"]
        print(f"{app['repository']}: {unused['judged'] - len(unused['wrong'])}/{unused['judged']} unused sets of {unused['all']}, "
              f"{errors['judged'] - len(errors['wrong'])}/{errors['judged']} errors")
    print("unused-set right:", interval([(a["unusedSet"]["judged"] - len(a["unusedSet"]["wrong"]), a["unusedSet"]["judged"]) for a in apps]))
    errors = [a["errors"] for a in apps]
    print("errors not wrong:", interval([(e["judged"] - len(e["wrong"]), e["judged"]) for e in errors]))
    print("errors useful:", interval([(e["judged"] - len(e["wrong"]) - len(e["useless"]), e["judged"]) for e in errors]))


def check(tool, folder):
    """The findings in a copy of an app, with the seconds and MiB that the check took."""
    with tempfile.TemporaryDirectory() as temporary:
        copy = os.path.join(temporary, os.path.basename(folder))
        shutil.copytree(folder, copy, symlinks=True, ignore=shutil.ignore_patterns("tincture.yml"))
        subprocess.run([tool, "init"], cwd=copy, capture_output=True, check=True)
        with open(os.path.join(copy, "tincture.yml"), "a", encoding="utf-8") as file:
            file.write("\nlimits: {findings: 1000000}\n")
        start = time.monotonic()
        process = subprocess.run([tool, "check", "--no-cache", "--format", "json"], cwd=copy, capture_output=True, check=False)
        seconds = time.monotonic() - start
        memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
        return json.loads(process.stdout)["findings"], seconds, memory


def main():
    judged, tool, sample, *folders = sys.argv[1:]
    if not folders:
        print_judged(judged)
    chosen = []
    for folder in folders:
        findings, seconds, memory = check(tool, folder)
        counts = collections.Counter(f"{finding['severity']} {finding['rule']}" for finding in findings)
        print(f"{os.path.basename(folder)}: {seconds:.2f} s, at most {memory} MiB so far")
        for name, count in counts.most_common():
            print(f"  {count:6} {name}")
        unused = sorted((f for f in findings if f["rule"] == "unused-set"), key=lambda f: f["path"].removesuffix("/Contents.json"))
        drawn = random.Random(SEED).sample(unused, min(MOST_UNUSED, len(unused)))
        errors = [finding for finding in findings if finding["severity"] == "error"]
        chosen += [{"app": os.path.basename(folder), "verdict": "", **finding} for finding in errors + drawn]
    if sample:
        with open(sample, "w", encoding="utf-8") as file:
            json.dump(chosen, file, indent=1, ensure_ascii=False)


main()
