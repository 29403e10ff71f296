"""Unpacks a container image as a runtime does, by what its index says: read_image.py LAYOUT ROOT"""

import gzip
import hashlib
import io
import json
import pathlib
import sys
import tarfile


def main() -> None:
    layout, root = map(pathlib.Path, sys.argv[1:])

    def blob(described: dict) -> bytes:
        content = (layout / "blobs" / described["digest"].replace(":", "/")).read_bytes()
        assert len(content) == described["size"], described
        return content

    assert json.loads((layout / "oci-layout").read_text()) == {"imageLayoutVersion": "1.0.0"}
    index = json.loads((layout / "index.json").read_text())
    manifest = json.loads(blob(index["manifests"][0]))
    config = json.loads(blob(manifest["config"]))
    for described, expected in zip(manifest["layers"], config["rootfs"]["diff_ids"]):
        layer = gzip.decompress(blob(described))
        assert "sha256:" + hashlib.sha256(layer).hexdigest() == expected, described
        with tarfile.open(fileobj=io.BytesIO(layer)) as archive:
            archive.extractall(root, filter="data")
    program = config["config"]["Entrypoint"][0]
    assert (root / program.lstrip("/")).stat().st_mode & 0o111, program


if __name__ == "__main__":
    main()
