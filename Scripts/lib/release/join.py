"""Joins the parts of a release: join.py PARTS OUTPUT ADDRESS"""

import io
import json
import pathlib
import sys
import zipfile

import archives
import plugins

BUNDLE = "tincture.artifactbundle.zip"
INFO = "tincture.artifactbundle/info.json"
# One of each is made of all parts.
JOINED = {BUNDLE, "TincturePlugins.zip", "SHA256SUMS"}


def bundle(parts: list[bytes]) -> tuple[bytes, str]:
    """One artifact bundle with the variants of all, and its version."""
    entries: archives.Entries = {}
    info: dict = {}
    moment = 0
    for part in parts:
        with zipfile.ZipFile(io.BytesIO(part)) as archive:
            for file in archive.infolist():
                if file.filename != INFO:
                    entries[file.filename] = (archive.read(file), file.external_attr >> 16 & 0o777)
            told = json.loads(archive.read(INFO))
        if not info:
            info = told
            continue
        ours, theirs = info["artifacts"]["tincture"], told["artifacts"]["tincture"]
        if ours["version"] != theirs["version"]:
            sys.exit(f"join-release: parts of {ours['version']} and of {theirs['version']}")
        ours["variants"] += theirs["variants"]
    entries[INFO] = ((json.dumps(info, indent=2) + "\n").encode(), 0o644)
    return archives.zip_file(entries, moment), info["artifacts"]["tincture"]["version"]


def notes(version: str) -> str:
    """The section of the changelog about a version; that of what is not released where it has none."""
    sections = pathlib.Path("CHANGELOG.md").read_text().split("\n## ")
    for title in (version, "Unreleased"):
        for section in sections[1:]:
            if section.split("\n")[0].strip().split(" ")[0] == title:
                return section.split("\n", 1)[1].strip() + "\n"
    return ""


def main() -> None:
    parts, output, address = sys.argv[1:]
    folders = sorted(folder for folder in pathlib.Path(parts).iterdir() if folder.is_dir())
    files = {
        file.name: file.read_bytes() for folder in folders for file in folder.iterdir() if file.name not in JOINED
    }
    joined, version = bundle([(folder / BUNDLE).read_bytes() for folder in folders])
    files[BUNDLE] = joined
    files["TincturePlugins.zip"] = archives.zip_file(plugins.package(version, address, joined), 0)
    archives.write(pathlib.Path(output), files)
    (pathlib.Path(output) / "NOTES.md").write_text(notes(version))


if __name__ == "__main__":
    main()
