"""The packages that are made of one program: artifact bundle, Debian package, wheel, container image."""

import base64
import datetime
import email.utils
import hashlib
import json
import pathlib
import shutil
import subprocess
import textwrap
import urllib.parse

import archives
from product import DESCRIPTION, Product

RELEASE_GLIBC = "2.34"
"""The oldest C library that the program of `Scripts/dist` starts with. Older systems get no package."""

OLDEST_MACOS = "13.0"
"""That of Package.swift and of `Scripts/lib/release/dist-macos`."""

PYTHON = pathlib.Path(__file__).resolve().parents[3] / "Sources/Python"
"""The package in the wheel."""


def bundle(product: Product) -> bytes:
    """The artifact bundle of SwiftPM (SE-0305) with the program of this platform."""
    folder = product.name
    info = {
        "schemaVersion": "1.0",
        "artifacts": {
            "tincture": {
                "version": product.version,
                "type": "executable",
                "variants": [
                    {
                        "path": f"{folder}/bin/tincture",
                        "supportedTriples": [product.triple],
                    }
                ],
            }
        },
    }
    entries = {"tincture.artifactbundle/info.json": ((json.dumps(info, indent=2) + "\n").encode(), 0o644)}
    entries[f"tincture.artifactbundle/{folder}/bin/tincture"] = (product.program.read_bytes(), 0o755)
    for file in product.licenses:
        name = file.relative_to(product.folder).as_posix()
        entries[f"tincture.artifactbundle/{folder}/{name}"] = (file.read_bytes(), 0o644)
    return archives.zip_file(entries, product.moment)


OVERRIDES = """\
# One program that runs on every Debian without further packages: what it needs is linked into it on purpose.
tincture: embedded-library *
# It is built and packaged by its own project, not by Debian.
tincture: no-changelog *
tincture: initial-upload-closes-no-bugs *
"""


COMMON_LICENSES = ("LGPL-3", "GPL-3")
"""Texts that every Debian system has, and that its packages therefore name by their place."""


def short_license(file: pathlib.Path) -> str:
    """A license for a Debian package, which does not repeat what every system has."""
    if file.stem in COMMON_LICENSES:
        return f"See /usr/share/common-licenses/{file.stem}.\n"
    text = file.read_text()
    if "TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION" not in text:
        return text
    exception = text.find("## Runtime Library Exception")
    place = "Apache License, Version 2.0: see /usr/share/common-licenses/Apache-2.0.\n"
    return place if exception < 0 else f"{place}\n{text[exception:]}"


def debian_package(product: Product, pages: dict[str, str], work: pathlib.Path) -> bytes:
    """A Debian package by dpkg-deb, with the licenses of everything that is linked into the program as its copyright."""
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)

    def put(path: str, content: bytes, mode: int = 0o644) -> None:
        file = root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
        file.chmod(mode)

    put("usr/bin/tincture", product.program.read_bytes(), 0o755)
    for name, text in pages.items():
        put(f"usr/share/man/man1/{name}.gz", archives.zipped(text.encode()))
    completions = product.completions()
    put("usr/share/bash-completion/completions/tincture", completions["bash"].removeprefix("#!/bin/bash\n").encode())
    put("usr/share/zsh/vendor-completions/_tincture", completions["zsh"].encode())
    put("usr/share/fish/vendor_completions.d/tincture.fish", completions["fish"].encode())
    papers = [f"{file.stem}\n{'=' * len(file.stem)}\n\n{short_license(file)}" for file in product.licenses]
    put("usr/share/doc/tincture/copyright", "\n\n".join(papers).encode())
    changes = f"tincture ({product.version}) unstable; urgency=medium\n\n  * Release {product.version}.\n\n"
    date = email.utils.format_datetime(datetime.datetime.fromtimestamp(product.moment, datetime.UTC))
    maintainer = f"The Tincture developers <noreply@{urllib.parse.urlsplit(product.address).hostname}>"
    changes += f" -- {maintainer}  {date}\n"
    put("usr/share/doc/tincture/changelog.gz", archives.zipped(changes.encode()))
    put("usr/share/lintian/overrides/tincture", OVERRIDES.encode())
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file()) // 1024 + 1
    about = "\n".join(" " + line for line in textwrap.wrap(DESCRIPTION + ".", 76))
    put(
        "DEBIAN/control",
        f"""Package: tincture
Version: {product.version}
Architecture: {product.debian_architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: libc6 (>= {RELEASE_GLIBC})
Section: devel
Priority: optional
Homepage: {product.address}
Description: build step for the pictures and colors of shop apps
{about}
""".encode(),
    )
    sums = [
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root).as_posix()}\n"
        for file in sorted((root / "usr").rglob("*"))
        if file.is_file()
    ]
    put("DEBIAN/md5sums", "".join(sums).encode())
    for folder in [root, *(one for one in root.rglob("*") if one.is_dir())]:
        folder.chmod(0o755)
    package = work / "package.deb"
    subprocess.run(
        ["dpkg-deb", "-Zxz", "--root-owner-group", "--build", root, package],
        env={"SOURCE_DATE_EPOCH": str(product.moment), "PATH": "/usr/bin:/bin"},
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return package.read_bytes()


def wheel_name(product: Product) -> str:
    """The file name of the wheel, whose tags pip compares with the system (PEP 425, PEP 600)."""
    system = "manylinux_" + RELEASE_GLIBC if product.system == "linux" else "macosx_" + OLDEST_MACOS
    return f"tincture-{product.version}-py3-none-{system.replace('.', '_')}_{product.machine}.whl"


def wheel(product: Product) -> bytes:
    """A wheel (PEP 427) that puts the program onto the path, with the Python package."""
    info = f"tincture-{product.version}.dist-info"
    tag = "-".join(wheel_name(product).removesuffix(".whl").split("-")[2:])
    entries = {f"tincture-{product.version}.data/scripts/tincture": (product.program.read_bytes(), 0o755)}
    for file in sorted((PYTHON / "tincture").iterdir()):
        if file.is_file():
            entries[f"tincture/{file.name}"] = (file.read_bytes(), 0o644)
    readme = (PYTHON / "README.md").read_text()
    metadata = f"""Metadata-Version: 2.1
Name: tincture
Version: {product.version}
Summary: {DESCRIPTION}
Home-page: {product.address}
License: Apache-2.0
Requires-Python: >=3.9
Provides-Extra: store
Requires-Dist: pyarrow; extra == "store"
Provides-Extra: spark
Requires-Dist: pyspark[connect]>=3.5,<5; extra == "spark"
Provides-Extra: ray
Requires-Dist: ray[data]>=2.50,<3; extra == "ray"
Requires-Dist: polars; extra == "ray"
Provides-Extra: daft
Requires-Dist: daft>=0.7,<0.8; extra == "daft"
Description-Content-Type: text/markdown

{readme}"""
    entries[f"{info}/METADATA"] = (metadata.encode(), 0o644)
    entries[f"{info}/WHEEL"] = (
        f"Wheel-Version: 1.0\nGenerator: tincture\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(),
        0o644,
    )
    for file in product.licenses:
        entries[f"{info}/licenses/{file.name}"] = (file.read_bytes(), 0o644)
    record = ""
    for path, (content, _) in sorted(entries.items()):
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        record += f"{path},sha256={digest},{len(content)}\n"
    entries[f"{info}/RECORD"] = ((record + f"{info}/RECORD,,\n").encode(), 0o644)
    return archives.zip_file(entries, product.moment)


USER = 65532
"""The user and the group of the container image: that of other images without a shell, which is nobody's on a host."""


def image(product: Product) -> bytes:
    """A container image as an OCI layout in a tar file: the program, the C library that it was built with, a /tmp and a user.

    OCI Image Format Specification 1.0. It has no shell.
    """
    entries: archives.Entries = {
        "usr/bin/tincture": (product.program.read_bytes(), 0o755),
        "tmp/": (b"", 0o1777),
        "work/": (b"", 0o755),
        "etc/passwd": (f"tincture:x:{USER}:{USER}:Tincture:/tmp:/usr/sbin/nologin\n".encode(), 0o644),
        "etc/group": (f"tincture:x:{USER}:\n".encode(), 0o644),
    }
    ldd = subprocess.run(["ldd", product.program], capture_output=True, text=True, check=True).stdout
    # The C library loads libgcc_s when a thread ends: its package depends on it.
    unwinder = subprocess.run(
        ["gcc", "-print-file-name=libgcc_s.so.1"], capture_output=True, text=True, check=True
    ).stdout.strip()
    for word in [*ldd.split(), unwinder]:
        if word.startswith("/"):
            path = str(pathlib.Path(word).resolve().parent / pathlib.Path(word).name).lstrip("/")
            entries[path if "ld-linux" not in word else word.lstrip("/")] = (pathlib.Path(word).read_bytes(), 0o755)
    for file in product.licenses:
        entries[f"usr/share/doc/tincture/{file.name}"] = (file.read_bytes(), 0o644)
    for package in ("libc6", "libgcc-s1"):
        paper = pathlib.Path(f"/usr/share/doc/{package}/copyright").resolve()
        entries[f"usr/share/doc/tincture/{package}.txt"] = (paper.read_bytes(), 0o644)
    layer = archives.tar(entries, product.moment)
    packed = archives.zipped(layer)
    blobs: archives.Entries = {}

    def blob(content: bytes, kind: str) -> dict:
        digest = hashlib.sha256(content).hexdigest()
        blobs[f"blobs/sha256/{digest}"] = (content, 0o644)
        return {
            "mediaType": f"application/vnd.oci.image.{kind}",
            "digest": f"sha256:{digest}",
            "size": len(content),
        }

    config = {
        "created": product.date,
        "architecture": product.debian_architecture,
        "os": "linux",
        "config": {
            "User": f"{USER}:{USER}",
            "Env": ["PATH=/usr/bin", "HOME=/tmp"],
            "Entrypoint": ["/usr/bin/tincture"],
            "Cmd": ["check"],
            "WorkingDir": "/work",
            "Labels": {
                "org.opencontainers.image.title": "tincture",
                "org.opencontainers.image.description": DESCRIPTION,
                "org.opencontainers.image.version": product.version,
                "org.opencontainers.image.url": product.address,
                "org.opencontainers.image.licenses": "Apache-2.0",
            },
        },
        "rootfs": {"type": "layers", "diff_ids": ["sha256:" + hashlib.sha256(layer).hexdigest()]},
        "history": [{"created": product.date, "created_by": "Scripts/release"}],
    }

    def text(value: object) -> bytes:
        return json.dumps(value, separators=(",", ":"), sort_keys=True).encode()

    manifest = {
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": blob(text(config), "config.v1+json"),
        "layers": [blob(packed, "layer.v1.tar+gzip")],
    }
    described = blob(text(manifest), "manifest.v1+json")
    described["annotations"] = {"org.opencontainers.image.ref.name": product.version}
    described["platform"] = {"architecture": product.debian_architecture, "os": "linux"}
    index = {
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.index.v1+json",
        "manifests": [described],
    }
    blobs["oci-layout"] = (text({"imageLayoutVersion": "1.0.0"}), 0o644)
    blobs["index.json"] = (text(index), 0o644)
    return archives.tar(blobs, product.moment)
