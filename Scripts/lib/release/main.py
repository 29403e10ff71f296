"""Makes everything that is released of one program: main.py FOLDER OUTPUT ADDRESS MOMENT

FOLDER is the unpacked archive of Scripts/dist, MOMENT the time of the release in seconds since 1970.
"""

import hashlib
import pathlib
import platform
import sys
import tempfile

import archives
import manual
import materials
import packages
import plugins
from product import Product


def main() -> None:
    folder, output, address, moment = sys.argv[1:]
    root = pathlib.Path(folder)
    version = root.name.removeprefix("tincture-").split("-")[0]
    product = Product(root, version, platform.machine(), address, int(moment))
    pages = manual.pages(product)
    name = f"tincture-{version}-linux-{product.machine}"

    entries = archives.tree(root, f"{name}/")
    for page, text in pages.items():
        entries[f"{name}/share/man/man1/{page}"] = (text.encode(), 0o644)
    places = {"bash": "bash/tincture", "zsh": "zsh/_tincture", "fish": "fish/tincture.fish"}
    for shell, script in product.completions().items():
        entries[f"{name}/share/completions/{places[shell]}"] = (script.encode(), 0o644)

    bundle = packages.bundle(product)
    checksum = hashlib.sha256(bundle).hexdigest()
    target = f'url: "{address}/releases/{version}/tincture.artifactbundle.zip", checksum: "{checksum}"'
    with tempfile.TemporaryDirectory() as work:
        debian = packages.debian_package(product, pages, pathlib.Path(work))
    made = {
        f"{name}.tar.gz": archives.zipped(archives.tar(entries, product.moment)),
        "tincture.artifactbundle.zip": bundle,
        f"tincture_{version}_{product.debian_architecture}.deb": debian,
        packages.wheel_name(product): packages.wheel(product, pathlib.Path("README.md").read_text()),
        f"tincture-{version}-linux-{product.machine}.oci.tar": packages.image(product),
        f"tincture-{version}-linux-{product.machine}.spdx.json": materials.document(product).encode(),
        "TincturePlugins.zip": archives.zip_file(
            {f"TincturePlugins/{path}": entry for path, entry in plugins.package(product, target).items()},
            product.moment,
        ),
    }
    out = pathlib.Path(output)
    out.mkdir(parents=True, exist_ok=True)
    sums = ""
    for file, content in sorted(made.items()):
        (out / file).write_bytes(content)
        sums += f"{hashlib.sha256(content).hexdigest()}  {file}\n"
        print(f"{len(content):>10}  {file}")
    (out / "SHA256SUMS").write_text(sums)


if __name__ == "__main__":
    main()
