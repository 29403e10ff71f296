"""Compares what a program is linked with to the package index of the distribution that built it: security.py FILE [INDEX ...]

FILE is a bill of materials (*.spdx.json) or Scripts/dist's libraries.tsv. INDEX is a file in the form of apt's `Packages`, in place of those
of this system. The status is 1 if the index has a newer revision of a part.
"""

import pathlib
import re
import subprocess
import sys
import urllib.parse

PART = re.compile(r"pkg:(?P<kind>deb|github)/(?P<place>[\w.-]+)/(?P<name>[^@\s\"]+)@(?P<version>[^?\s\"]+)(?:\?(?P<rest>[^\s\"]+))?")


def system() -> str:
    """This distribution, as a package URL names it."""
    lines = pathlib.Path("/etc/os-release").read_text().splitlines()
    fields = {key: value.strip('"') for key, _, value in (line.partition("=") for line in lines)}
    return f"{fields['ID']}-{fields.get('VERSION_ID', '')}"


def own_indexes() -> list[tuple[str, str]]:
    """The package indexes that apt knows: the name of each suite, and its text."""
    form = "$(CODENAME)|$(FILENAME)"
    call = ["apt-get", "indextargets", "--format", form, "Created-By: Packages"]
    lines = subprocess.run(call, capture_output=True, text=True, check=True).stdout.splitlines()
    found = []
    for line in lines:
        suite, _, file = line.partition("|")
        text = subprocess.run(["/usr/lib/apt/apt-helper", "cat-file", file], capture_output=True, text=True, check=True).stdout
        found.append((suite, text))
    return found


def is_newer(one: str, other: str) -> bool:
    return subprocess.run(["dpkg", "--compare-versions", one, "gt", other], check=False).returncode == 0


def newest(indexes: list[tuple[str, str]], names: set[str]) -> dict[str, tuple[str, str]]:
    """The newest revision of each source package, and the suite that has it. A suite for security comes first among equals."""
    found: dict[str, tuple[str, str]] = {}
    for suite, text in sorted(indexes, key=lambda index: "security" not in index[0]):
        for block in text.split("\n\n"):
            fields = dict(re.findall(r"^(Package|Source|Version): (.+)$", block, re.MULTILINE))
            if not {"Package", "Version"} <= fields.keys():
                continue
            name, _, revision = fields.get("Source", fields["Package"]).partition(" ")
            revision = revision.strip("()") or fields["Version"]
            if name in names and (name not in found or is_newer(revision, found[name][0])):
                found[name] = (revision, suite)
    return found


def main() -> None:
    file, *given = sys.argv[1:]
    parts = sorted({match.groups() for match in PART.finditer(pathlib.Path(file).read_text())}, key=lambda part: part[2])
    debian = [(name, urllib.parse.unquote(version), rest or "") for kind, _, name, version, rest in parts if kind == "deb"]
    if not debian:
        sys.exit(f"{file} names no package of a distribution: is it a bill of materials of Scripts/release for Linux?")
    others = {match[1] for _, _, rest in debian if (match := re.search(r"distro=([^&]+)", rest))} - {system()}
    if others and not given:
        sys.exit(f"{file} was made on {', '.join(sorted(others))}, and this is {system()}: run Scripts/check-security there")
    indexes = [(pathlib.Path(one).name, pathlib.Path(one).read_text()) for one in given] or own_indexes()
    known = newest(indexes, {urllib.parse.unquote(name) for name, _, _ in debian})
    status = 0
    for name, version, _ in debian:
        revision, suite = known.get(urllib.parse.unquote(name), ("", ""))
        if not revision:
            status = 1
            print(f"{name} {version}: the package index does not know it")
        elif is_newer(revision, version):
            status = 1
            print(f"{name} {version}: {revision} is in {suite}. Remove .build-dist/lib, install the updates and release again")
        else:
            print(f"{name} {version}: nothing newer")
    for kind, place, name, version, _ in parts:
        if kind == "github":
            print(f"{name} {version}: no package of the distribution; look at https://github.com/{place}/{name}/security/advisories")
    sys.exit(status)


if __name__ == "__main__":
    main()
