"""What the tests of the Python package share."""

from __future__ import annotations

import struct
import sys
import threading
import time
import zlib
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
import tincture

ROOT = Path(__file__).resolve().parents[2]


def png(width: int, height: int, pixels: bytes) -> bytes:
    """Returns a PNG of rows that begin with the byte of their filter."""

    def chunk(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(pixels, 1)) + chunk(b"IEND", b"")


def small_picture(number: int) -> bytes:
    """Returns eight rows of eight pixels, of two colors that no other picture has both."""
    first = bytes([number % 256, number // 256, 90])
    second = bytes([number // 256 * 5 % 256, 200, number % 256])
    return png(8, 8, b"".join(b"\0" + first * (3 + number % 4) + second * (5 - number % 4) for _ in range(8)))


# Passes lines on to the real program, but for pictures by whose names it dies or hangs; "once" dies the first time only.
FAULTY = """#!{python}
import os, signal, subprocess, sys, time
child = subprocess.Popen([{binary!r}, *sys.argv[1:]], stdin=subprocess.PIPE, stdout=subprocess.PIPE, close_fds=False)
for line in sys.stdin.buffer:
    if b"/dies.png" in line[:400]: os.kill(os.getpid(), signal.SIGKILL)
    if b"/quits.png" in line[:400]: sys.exit(3)
    if b"/hangs.png" in line[:400]: time.sleep(3600)
    if b"/once.png" in line[:400] and not os.path.exists({mark!r}):
        open({mark!r}, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    child.stdin.write(line); child.stdin.flush()
    sys.stdout.buffer.write(child.stdout.readline()); sys.stdout.buffer.flush()
"""


@pytest.fixture
def faulty(tmp_path: Path) -> str:
    """A program that dies, quits and hangs over some pictures."""
    path = tmp_path / "faulty"
    path.write_text(FAULTY.format(python=sys.executable, binary=tincture.program(), mark=str(tmp_path / "mark")))
    path.chmod(0o755)
    return str(path)


class Store(ThreadingHTTPServer):
    """A web server of pictures that takes its time, and counts what it is asked for."""

    daemon_threads = True
    request_queue_size = 128

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.pictures: dict[str, bytes] = {}
        self.delay = 0.0
        self.asked: list[str] = []
        self.open = self.most_open = 0
        self.lock = threading.Lock()

    def address(self, name: str) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/{name}"

    def count(self, method: str) -> int:
        return sum(1 for one in self.asked if one == method)


class Handler(BaseHTTPRequestHandler):
    server: Store

    def do_GET(self) -> None:
        self._answer(with_content=True)

    def do_HEAD(self) -> None:
        self._answer(with_content=False)

    def _answer(self, with_content: bool) -> None:
        self.server.asked.append(self.command)
        self._count(1)
        time.sleep(self.server.delay)
        self._count(-1)
        content = self.server.pictures.get(self.path[1:])
        if content is None:
            self.send_error(404)
            return
        self.send_response(200)
        self.send_header("Content-Length", str(len(content)))
        self.send_header("ETag", f'"{zlib.crc32(content):x}"')
        self.end_headers()
        if with_content:
            self.wfile.write(content)

    def _count(self, step: int) -> None:
        with self.server.lock:
            self.server.open += step
            self.server.most_open = max(self.server.most_open, self.server.open)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def store() -> Iterator[Store]:
    with Store() as server:
        threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True).start()
        yield server
        server.shutdown()
