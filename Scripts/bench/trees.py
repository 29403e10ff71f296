"""Makes trees of many small pictures, and a carousel of many pages."""

import os
import random
import shutil
import struct
import subprocess
import zlib


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def small_picture(seed):
    """A PNG of 16 × 16 pixels in four colors."""
    numbers = random.Random(seed)
    colors = [bytes(numbers.randrange(256) for _ in range(3)) for _ in range(4)]
    rows = b"".join(b"\0" + b"".join(colors[x // 8 + 2 * (y // 8)] for x in range(16)) for y in range(16))
    header = struct.pack(">IIBBBBB", 16, 16, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def make_tree(root, count):
    """Small pictures, a hundred to a folder, committed to a git repository."""
    if os.path.exists(root + "/.git/complete"):
        return
    shutil.rmtree(root, ignore_errors=True)
    for number in range(count):
        folder = f"{root}/Pictures/Group {number // 100:04}"
        if number % 100 == 0:
            os.makedirs(folder)
        with open(f"{folder}/picture {number:06}.png", "wb") as file:
            file.write(small_picture(number))
    with open(root + "/.gitignore", "w") as file:
        file.write("Build/\n")
    for arguments in (["init", "-q"], ["add", "-A"], ["-c", "user.name=x", "-c", "user.email=x", "commit", "-qm", "x"]):
        subprocess.run(["git", *arguments], cwd=root, check=True)
    open(root + "/.git/complete", "w").close()


def make_pages(root, name, how, count):
    """A configuration of one carousel whose pages are all pinned to colors of their own, and its pictures."""
    numbers = random.Random(7)
    os.makedirs(root + "/Pages", exist_ok=True)
    for number in range(count):
        with open(f"{root}/Pages/page {number:03}.png", "wb") as file:
            file.write(small_picture(number))
    pages = ", ".join(
        f'{{image: page {number:03}, backdrop: "#{numbers.randrange(1 << 24):06X}"}}' for number in range(count))
    with open(f"{root}/{name}.yml", "w") as file:
        file.write(f"sources: [Pages]\ncarousels:\n  home: {{{how}, pages: [{pages}]}}\n")
