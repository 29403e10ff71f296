"""Unpacks a container image as a runtime does, by what its index says, and prints its user: read_image.py LAYOUT ROOT"""

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
            # The filter takes write permissions and the sticky bit off.
            for member in archive:
                (root / member.name).chmod(member.mode)
    program = config["config"]["Entrypoint"][0]
    assert (root / program.lstrip("/")).stat().st_mode & 0o111, program
    assert (root / "tmp").stat().st_mode & 0o7777 == 0o1777, "/tmp is not for everyone"
    user = config["config"]["User"]
    assert user.split(":")[0] not in ("", "0", "root"), f"the image's user is {user}"
    accounts = [line.split(":") for line in (root / "etc/passwd").read_text().splitlines()]
    assert user in [":".join(account[2:4]) for account in accounts], f"/etc/passwd does not name {user}"
    print(user)


if __name__ == "__main__":
    main()
