"""Makes trees of many small pictures, a carousel of many pages, and an app of much code."""

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


WORDS = [
    word + ending for word in ("cart", "home", "user", "profile", "order", "item", "list", "detail", "search", "login", "photo", "map")
    for ending in ("", "View", "Model", "Cell", "Store", "Manager", "Row", "Header", "Footer", "Icon")]


def statement(numbers, sets):
    """A line of Swift: one in twelve shows a picture, one in three has a text."""
    def word():
        return numbers.choice(WORDS)
    number = numbers.randrange(99)
    return numbers.choice([
        lambda: f'let {word()}{number} = UIImage(named: "{numbers.choice(sets)}")',
        lambda: f'let {word()}{number} = "{word()} {word()} of the {word()}"',
        lambda: f'{word()}.{word()}.setTitle(NSLocalizedString("{word()}.{word()}", comment: "{word()}"), for: .normal)',
        lambda: f'print("{word()} is \\({word()}.{word()}) now at \\({word()})")',
        lambda: f"guard let {word()} = {word()}?.{word()}(at: {number}, with: .{word()}) else {{ return }}",
        lambda: f"if {word()} == .{word()} && {word()}.count > {number} {{ {word()}.reload(animated: true) }}",
        lambda: f"{word()}.addSubview({word()}); {word()}.layer.cornerRadius = {number}.0",
        lambda: f"{word()}.map {{ $0.{word()} }}.filter {{ $0 > {number} }}.forEach {{ self.{word()}($0) }}",
        lambda: f"view.backgroundColor = UIColor(red: {number}/255, green: 0.3, blue: 0.9, alpha: 1)",
        lambda: f"// {word()} {word()} {word()} are what the {word()} has been made for in the {word()}",
        lambda: f"self.{word()} = {word()}",
        lambda: f"return {word()}.{word()} ?? {word()}",
    ])()


def make_code(root, files, size):
    """An app of Swift files of `size` bytes in all, a hundred to a folder, and 1,500 image sets; without pictures."""
    numbers = random.Random(5)
    sets = [f"{numbers.choice(WORDS)}_{number}" for number in range(1500)]
    for name in sets:
        folder = f"{root}/Assets.xcassets/{name}.imageset"
        os.makedirs(folder, exist_ok=True)
        with open(folder + "/Contents.json", "w") as file:
            file.write('{"images":[{"idiom":"universal"}],"info":{"author":"xcode","version":1}}')
    for number in range(files):
        folder = f"{root}/Code/Group {number // 100:03}"
        os.makedirs(folder, exist_ok=True)
        lines = ["import UIKit", "", f"final class Class{number}: UIViewController {{"]
        length = 0
        while length < size / files - 370:
            lines.append(f"    func {numbers.choice(WORDS)}{len(lines)}(_ {numbers.choice(WORDS)}: String) -> Bool {{")
            lines += ["        " + statement(numbers, sets) for _ in range(numbers.randrange(3, 13))]
            lines += ["        return true", "    }", ""]
            length = sum(len(line) + 1 for line in lines)
        with open(f"{folder}/Class{number}.swift", "w") as file:
            file.write("\n".join([*lines, "}", ""]))
    with open(root + "/tincture.yml", "w") as file:
        file.write("sources: [Assets.xcassets]\ncode: [Code]\n")
