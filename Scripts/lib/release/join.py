"""Joins the parts of a release: join.py PARTS OUTPUT ADDRESS"""

import hashlib
import io
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
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


MACOS = re.compile(r"^(tincture-.+-macos)-(arm64|x86_64)\.tar\.gz$")


def tar_entries(content: bytes) -> archives.Entries:
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        return {one.name: (archive.extractfile(one).read(), one.mode) for one in archive if one.isfile()}


def universal(programs: list[bytes]) -> bytes:
    """One Mach-O file of the programs for each processor, by Xcode's lipo or LLVM's."""
    debian = sorted(path.name for path in pathlib.Path("/usr/bin").glob("llvm-lipo-*"))
    tools = [tool for name in ("lipo", "llvm-lipo", *debian) if (tool := shutil.which(name))]
    if not tools:
        sys.exit("join-release: the programs for macOS cannot be joined: install Xcode's or LLVM's lipo")
    with tempfile.TemporaryDirectory() as work:
        paths = [pathlib.Path(work) / str(number) for number in range(len(programs))]
        for path, program in zip(paths, programs, strict=True):
            path.write_bytes(program)
        joined = pathlib.Path(work) / "joined"
        subprocess.run([tools[0], "-create", *paths, "-output", joined], check=True)
        return joined.read_bytes()


def macos(files: dict[str, bytes]) -> dict[str, bytes]:
    """The archive for every Mac in place of one for each processor. Nothing where no part was made on macOS."""
    parts = {name: match for name in sorted(files) if (match := MACOS.match(name))}
    if not parts:
        return {}
    names = {match[1] for match in parts.values()}
    if len(names) != 1 or len(parts) != 2:
        sys.exit(f"join-release: two archives for macOS are joined, not {', '.join(parts)}")
    name = names.pop()
    entries: archives.Entries = {}
    programs = []
    for archive in parts:
        folder = archive.removesuffix(".tar.gz")
        for original, entry in tar_entries(files[archive]).items():
            path = name + original.removeprefix(folder)
            if path == f"{name}/tincture":
                programs.append(entry[0])
            elif entries.setdefault(path, entry) != entry:
                sys.exit(f"join-release: {path} differs between {' and '.join(parts)}")
    entries[f"{name}/tincture"] = (universal(programs), 0o755)
    for archive in parts:
        del files[archive]
    return {f"{name}.tar.gz": archives.zipped(archives.tar(entries, 0))}


CHANNELS = ("homebrew/tincture.rb", "aqua/registry.yaml", "mise/mise.toml", "gitlab/tincture.gitlab-ci.yml")
"""What package managers and GitLab are given, of which `Scripts/integrations` has all but version, address and digests."""


def channel(text: str, version: str, address: str, files: dict[str, bytes]) -> str:
    """The file of a package manager, filled in. What has no archive keeps its mark, so that nobody takes it for a digest."""

    def digest(match: re.Match) -> str:
        return hashlib.sha256(files[match[1]]).hexdigest() if match[1] in files else match[0]

    text = text.replace("@VERSION@", version).replace("@ADDRESS@", address)
    return re.sub(r"@SHA256 ([^@]+)@", digest, text)


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
    files |= macos(files)
    joined, version = bundle([(folder / BUNDLE).read_bytes() for folder in folders])
    files[BUNDLE] = joined
    files["TincturePlugins.zip"] = archives.zip_file(plugins.package(version, address, joined), 0)
    for path in map(pathlib.Path, CHANNELS):
        text = (pathlib.Path("Scripts/integrations") / path).read_text()
        files[path.name] = channel(text, version, address, files).encode()
    archives.write(pathlib.Path(output), files)
    (pathlib.Path(output) / "NOTES.md").write_text(notes(version))


if __name__ == "__main__":
    main()
