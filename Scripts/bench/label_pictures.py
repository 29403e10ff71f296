"""The pictures of a folder of labels: labels.json names them, and the clones beside it have them."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path


def content(clones, label):
    """The bytes of a labeled picture, out of a work tree or a repository; None where no clone has them."""
    clone = clones / label["repo"].replace("/", "+")
    for path in [clone / label["path"], clone / "repo" / label["path"]]:
        if path.is_file() and hashlib.sha256(path.read_bytes()).hexdigest() == label["sha256"]:
            return path.read_bytes()
    for repository in [clone / "repo" / ".git", clone / "repo", clone / ".git", clone]:
        command = ["git", "-c", "safe.directory=*", "--git-dir", str(repository), "show", f"HEAD:{label['path']}"]
        run = subprocess.run(command, capture_output=True, check=False)
        if run.returncode == 0 and hashlib.sha256(run.stdout).hexdigest() == label["sha256"]:
            return run.stdout
    return None


def labels_of(folder):
    """The labels that name one color."""
    return [label for label in json.loads((folder / "labels.json").read_text(encoding="utf-8")) if "color" in label]


def pictures(folder, labels, scratch):
    """The pictures of labels as files in a scratch folder, each with its label; what no clone has is named on standard error."""
    scratch.mkdir(parents=True, exist_ok=True)
    files = {}
    for label in labels:
        data = content(folder, label)
        if data is None:
            print(f"{label['repo']}: no clone in {folder} has {label['path']} as it was labeled", file=sys.stderr)
            continue
        file = scratch / (label["sha256"] + Path(label["path"]).suffix)
        file.write_bytes(data)
        files[str(file)] = label
    return files
