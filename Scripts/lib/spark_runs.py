"""Running the Spark job of this checkout and the plain command, for its test and its benchmark."""

from __future__ import annotations

import hashlib
import json
import os
import subprocess
import tarfile
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
JOB = ROOT / "Scripts/integrations/spark/extract_job.py"


def unpack(archive: Path, folder: Path) -> Path:
    """The program of an archive that Scripts/dist has made."""
    with tarfile.open(archive) as tar:
        tar.extractall(folder)
    return folder / archive.name.removesuffix(".tar.gz") / "tincture"


@dataclass
class Submit:
    """`spark-submit` with a master and folders of its own for what Spark leaves behind."""

    work: Path
    master: str = "local-cluster[2,1,1024]"
    settings: dict[str, str] = field(default_factory=dict)

    def start(self, script: Path, arguments: list[str], options: list[str] | None = None) -> subprocess.Popen[str]:
        environment = dict(
            os.environ,
            SPARK_LOCAL_DIRS=str(self.work / "local"),
            SPARK_WORKER_DIR=str(self.work / "workers"),
            SPARK_LOCAL_IP="127.0.0.1",
        )
        settings = {"spark.ui.enabled": "false", "spark.log.level": "WARN", "spark.sql.shuffle.partitions": "8", **self.settings}
        words = [word for name, value in settings.items() for word in ("--conf", f"{name}={value}")]
        with open(self.work / "spark.log", "a") as log:
            return subprocess.Popen(
                [f"{os.environ['SPARK_HOME']}/bin/spark-submit", "--master", self.master, *words, *(options or []), str(script), *arguments],
                env=environment, stdout=subprocess.PIPE, stderr=log, text=True,
            )

    def finish(self, process: subprocess.Popen[str]) -> dict:
        """What the job prints when it is done."""
        output, _ = process.communicate()
        if process.returncode != 0:
            # What the driver's Python says on standard error comes out here too.
            print(output[-6000:])
            raise SystemExit(f"spark-submit ended with status {process.returncode}; {self.work}/spark.log has its log")
        return json.loads(output.splitlines()[-1])

    def run(self, script: Path, arguments: list[str], options: list[str] | None = None) -> dict:
        return self.finish(self.start(script, arguments, options))


def process_tree(root: int) -> dict[int, list[str]]:
    """A process and all below it by their numbers, with the fields of `/proc/N/stat` behind the name."""
    fields: dict[int, list[str]] = {}
    children: dict[int, list[int]] = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                found = Path(f"/proc/{entry}/stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            fields[int(entry)] = found
            children.setdefault(int(found[1]), []).append(int(entry))
    tree, rest = {}, [root]
    while rest:
        process = rest.pop()
        if process in fields:
            tree[process] = fields[process]
        rest += children.get(process, [])
    return tree


def executors_below(root: int) -> list[int]:
    """The executors below a process, the oldest first; no others are looked at."""
    found = []
    for process in process_tree(root):
        try:
            if b"CoarseGrainedExecutorBackend" in Path(f"/proc/{process}/cmdline").read_bytes():
                found.append(process)
        except OSError:
            continue
    return sorted(found)


def lines(output: Path, run: int) -> list[bytes]:
    """The lines that a run of the job has written, sorted."""
    folder = output / "ndjson" / f"run={run:05}"
    return sorted(line for part in folder.glob("part-*") for line in part.read_bytes().splitlines())


def plain_lines(binary: Path, files: dict[str, Path], options: list[str] | None = None) -> list[bytes]:
    """What the plain command says of files under the names that the job has for them, sorted."""
    requests = "".join(json.dumps({"id": name, "path": str(file)}) + "\n" for name, file in files.items())
    output = subprocess.run(
        [str(binary), "extract", "--format", "ndjson", *(options or []), "-"],
        input=requests.encode(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=False,
    ).stdout
    found = []
    for file, answer in zip(files.values(), output.splitlines(), strict=True):
        path = b', "path": ' + json.dumps(str(file), ensure_ascii=False).encode()
        assert answer.count(path) == 1, answer
        line = answer.replace(path, b"")
        if b'"error"' in line and b'"sha256"' not in line and file.is_file():
            # The command gives no digest of what is no picture; the job does, to know it again.
            content = file.read_bytes()
            line = line[:-1] + f', "byteCount": {len(content)}, "sha256": "{hashlib.sha256(content).hexdigest()}"}}'.encode()
        found.append(line)
    return sorted(found)
