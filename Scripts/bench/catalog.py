"""Makes a catalog of 1,500 sets."""

import json
import os
import random
import shutil
import struct
import zlib

# Of 1,500 sets: small icons, middle-sized pictures and photos as PNG, vectors, colors; two pictures in five are vectors.
ICONS, MIDDLE, PHOTOS, VECTORS, COLORS = 400, 150, 50, 500, 400


def png(width: int, height: int, dice: random.Random) -> bytes:
    """A PNG whose first row, and one in twelve of the others, is noise: no two are equal, and all compress well."""
    blank = bytes(width * 4)
    rows = b"\0" + dice.randbytes(width * 4) + b"".join(
        b"\0" + (dice.randbytes(width * 4) if dice.random() < 1 / 12 else blank) for _ in range(height - 1))

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"sRGB", b"\0") + chunk(b"IDAT", zlib.compress(rows, 1))
        + chunk(b"IEND", b""))


def write(path: str, content: bytes) -> None:
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)


def contents(**lists: list) -> bytes:
    text = json.dumps({**lists, "info": {"author": "xcode", "version": 1}}, indent=2, sort_keys=True)
    return (text.replace('": ', '" : ') + "\n").encode()


def raster(folder: str, name: str, points: int, dice: random.Random) -> None:
    images = []
    for scale in (1, 2, 3):
        entry = {"idiom": "universal", "scale": f"{scale}x"}
        if scale > 1:
            entry["filename"] = f"{name}@{scale}x.png"
            write(f"{folder}/{name}.imageset/{entry['filename']}", png(points * scale, points * scale, dice))
        images.append(entry)
    write(f"{folder}/{name}.imageset/Contents.json", contents(images=images))


def vector(folder: str, name: str, dice: random.Random) -> None:
    path = " ".join(f"L{dice.randint(0, 24)} {dice.randint(0, 24)}" for _ in range(dice.randint(20, 200)))
    write(f"{folder}/{name}.imageset/{name}.svg",
          f'<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0 {path}"/></svg>\n'.encode())
    write(f"{folder}/{name}.imageset/Contents.json",
          contents(images=[{"filename": f"{name}.svg", "idiom": "universal"}]))


def color(folder: str, name: str, dice: random.Random) -> None:
    def value() -> dict:
        parts = {part: f"{dice.random():.3f}" for part in ("red", "green", "blue")}
        return {"color-space": "srgb", "components": {**parts, "alpha": "1.000"}}

    dark = {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": value(), "idiom": "universal"}
    write(f"{folder}/{name}.colorset/Contents.json",
          contents(colors=[{"color": value(), "idiom": "universal"}, dark]))


def make(root: str) -> None:
    dice = random.Random(1500)
    shutil.rmtree(root, ignore_errors=True)
    for index in range(ICONS):
        raster(f"{root}/Icons/Group{index // 50}", f"icon{index}", dice.choice((16, 20, 24, 32, 44)), dice)
    for index in range(MIDDLE):
        raster(f"{root}/Pictures", f"picture{index}", dice.randint(100, 200), dice)
    for index in range(PHOTOS):
        raster(f"{root}/Photos", f"photo{index}", dice.randint(200, 375), dice)
    for index in range(VECTORS):
        vector(f"{root}/Vectors/Group{index // 100}", f"vector{index}", dice)
    for index in range(COLORS):
        color(f"{root}/Colors/Group{index // 40}", f"tone{index}", dice)
    for folder, _, names in os.walk(root):
        if "Contents.json" not in names:
            write(f"{folder}/Contents.json", contents())
