"""Tar and zip files that depend on nothing but their content: no order of a folder, no owner, no clock."""

import gzip
import hashlib
import io
import pathlib
import tarfile
import time
import zipfile

Entries = dict[str, tuple[bytes, int]]
"""Content and permissions by path. A path that ends with a slash is a folder, for one with permissions of its own."""


def tree(root: pathlib.Path, prefix: str = "") -> Entries:
    """The files of a folder."""
    return {
        prefix + file.relative_to(root).as_posix(): (file.read_bytes(), 0o755 if file.stat().st_mode & 0o100 else 0o644)
        for file in sorted(root.rglob("*"))
        if file.is_file()
    }


def tar(entries: Entries, moment: int) -> bytes:
    """A tar file with every folder before what it holds."""
    out = io.BytesIO()
    folders: set[str] = set()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:

        def add_folder(path: str, mode: int) -> None:
            folders.add(path)
            folder = tarfile.TarInfo(path)
            folder.type, folder.mode, folder.mtime = tarfile.DIRTYPE, mode, moment
            archive.addfile(folder)

        for path, (content, mode) in sorted(entries.items()):
            for parent in reversed(pathlib.PurePosixPath(path).parents):
                if str(parent) != "." and str(parent) not in folders:
                    add_folder(str(parent), 0o755)
            if path.endswith("/"):
                add_folder(path.rstrip("/"), mode)
                continue
            file = tarfile.TarInfo(path)
            file.size, file.mode, file.mtime = len(content), mode, moment
            archive.addfile(file, io.BytesIO(content))
    return out.getvalue()


def zipped(content: bytes) -> bytes:
    """The content, compressed by gzip without a name and a date."""
    return gzip.compress(content, 9, mtime=0)


def zip_file(entries: Entries, moment: int) -> bytes:
    """A zip file that keeps permissions; it knows no moment before 1980."""
    out = io.BytesIO()
    date = max(time.gmtime(moment)[:6], (1980, 1, 1, 0, 0, 0))
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path, (content, mode) in sorted(entries.items()):
            info = zipfile.ZipInfo(path, date)
            info.compress_type, info.create_system = zipfile.ZIP_DEFLATED, 3
            info.external_attr = (0o100000 | mode) << 16
            archive.writestr(info, content)
    return out.getvalue()


def write(folder: pathlib.Path, files: dict[str, bytes]) -> None:
    """Writes files and their checksums, and prints their sizes."""
    folder.mkdir(parents=True, exist_ok=True)
    sums = ""
    for name, content in sorted(files.items()):
        (folder / name).write_bytes(content)
        sums += f"{hashlib.sha256(content).hexdigest()}  {name}\n"
        print(f"{len(content):>10}  {name}")
    (folder / "SHA256SUMS").write_text(sums)
