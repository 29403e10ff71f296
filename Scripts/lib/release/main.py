"""Makes everything that is released of one program: main.py FOLDER OUTPUT ADDRESS MOMENT

FOLDER is the unpacked archive of Scripts/dist, MOMENT the time of the release in seconds since 1970.
"""

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
    with tempfile.TemporaryDirectory() as work:
        debian = packages.debian_package(product, pages, pathlib.Path(work))
    made = {
        f"{name}.tar.gz": archives.zipped(archives.tar(entries, product.moment)),
        "tincture.artifactbundle.zip": bundle,
        f"tincture_{version}_{product.debian_architecture}.deb": debian,
        packages.wheel_name(product): packages.wheel(product, pathlib.Path("README.md").read_text()),
        f"tincture-{version}-linux-{product.machine}.oci.tar": packages.image(product),
        f"tincture-{version}-linux-{product.machine}.spdx.json": materials.document(product).encode(),
        "TincturePlugins.zip": archives.zip_file(plugins.package(version, address, bundle), product.moment),
    }
    archives.write(pathlib.Path(output), made)


if __name__ == "__main__":
    main()
