"""Makes everything that is released of one program: main.py FOLDER OUTPUT ADDRESS MOMENT

FOLDER is the unpacked archive of Scripts/dist, MOMENT the time of the release in seconds since 1970.
"""

import pathlib
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
    product = Product(pathlib.Path(folder), address, int(moment))
    pages = manual.pages(product)

    entries = archives.tree(product.folder, f"{product.name}/")
    for page, text in pages.items():
        entries[f"{product.name}/share/man/man1/{page}"] = (text.encode(), 0o644)
    places = {"bash": "bash/tincture", "zsh": "zsh/_tincture", "fish": "fish/tincture.fish"}
    for shell, script in product.completions().items():
        entries[f"{product.name}/share/completions/{places[shell]}"] = (script.encode(), 0o644)

    bundle = packages.bundle(product)
    made = {
        f"{product.name}.tar.gz": archives.zipped(archives.tar(entries, product.moment)),
        "tincture.artifactbundle.zip": bundle,
        packages.wheel_name(product): packages.wheel(product),
        f"{product.name}.spdx.json": materials.document(product).encode(),
        "TincturePlugins.zip": archives.zip_file(plugins.package(product.version, address, bundle), product.moment),
    }
    if product.system == "linux":
        with tempfile.TemporaryDirectory() as work:
            debian = packages.debian_package(product, pages, pathlib.Path(work))
        made[f"tincture_{product.version}_{product.debian_architecture}.deb"] = debian
        made[f"{product.name}.oci.tar"] = packages.image(product)
    archives.write(pathlib.Path(output), made)


if __name__ == "__main__":
    main()
