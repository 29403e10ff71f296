"""Draws a banner of one color with a white band, as PNG: draw_banner.py PATH RRGGBB."""
import struct
import sys
import zlib

WIDTH, HEIGHT = 96, 30


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def banner(color):
    rows = []
    for y in range(HEIGHT):
        pixel = b"\xff\xff\xff" if 12 <= y < 16 else color
        rows.append(b"\0" + pixel * WIDTH)
    header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(b"".join(rows), 9))
        + chunk(b"IEND", b"")
    )


if __name__ == "__main__":
    path, digits = sys.argv[1:]
    with open(path, "wb") as file:
        file.write(banner(bytes.fromhex(digits)))
