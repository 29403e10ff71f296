"""A process of the program `tincture` that finds the colors of pictures, one after the other."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import subprocess
import tempfile
import time
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Deque, Optional, Tuple, Union

from tincture.program import program

# The path in a worker's answer. A JSON string can't contain a match, because quotes in it are escaped.
GIVEN_PATH = re.compile(rb', "path": "(?:[^"\\]|\\.)*"')


@dataclass(frozen=True)
class Options:
    """The settings for finding the colors of pictures."""

    count: int = 5
    """The maximum number of swatches of a picture, 1 … 16."""
    full_resolution: bool = False
    """Whether every pixel is decoded. Otherwise a large picture is decoded at a reduced size, which is faster."""
    placeholders: bool = False
    """Whether each extraction has a ThumbHash, from which an app can draw a placeholder."""
    max_pixels: Optional[int] = None
    """The maximum number of pixels of a picture; by default the program's limit."""
    max_memory: Optional[int] = None
    """The maximum memory for decoding, in MiB; by default the program's limit."""
    timeout: float = 60
    """The maximum time for a picture, in seconds."""
    program: Optional[str] = None
    """The path of the program `tincture`; by default the one that this package installed."""
    parallel_reads: int = 32
    """The maximum number of pictures that are read from stores and web servers at once and kept in memory."""
    max_picture_bytes: int = 64 << 20
    """The maximum size of a picture in bytes. A larger picture has an error."""

    def command(self) -> list[str]:
        """Returns the command that starts a worker, as a list of arguments."""
        words = [self.program or program(), "extract", "--format", "ndjson", "--count", str(self.count)]
        words += ["--full-resolution"] if self.full_resolution else []
        words += ["--placeholders"] if self.placeholders else []
        words += [] if self.max_pixels is None else ["--max-pixels", str(self.max_pixels)]
        words += [] if self.max_memory is None else ["--max-memory", str(self.max_memory)]
        return [*words, "-"]


@dataclass(frozen=True)
class Question:
    """A picture whose colors a worker finds."""

    location: str
    """The identifier of the picture in the answer."""
    picture: Union[bytes, str]
    """The content of the picture, or its path on this machine."""


@dataclass(frozen=True)
class WorkerFailure:
    """The reason why a worker found no colors, such as a crash or a timeout."""

    reason: str


Answer = Tuple[Question, Union[bytes, WorkerFailure]]
"""A question with the worker's line of JSON, or with the reason why there is none."""


class Tray:
    """Memory with a path, through which a worker reads the content of a picture.

    So the content needs no base64, and isn't written to a disk. `path` is valid in a process that inherits `descriptor`.
    Systems without `memfd_create` use a temporary file instead.
    """

    # The maximum number of bytes that stay allocated for the next picture.
    KEPT = 512 << 10

    def __init__(self) -> None:
        self._file = None
        if hasattr(os, "memfd_create"):
            self.descriptor = os.memfd_create("picture")
            self.path = f"/dev/fd/{self.descriptor}"
        else:
            self._file = tempfile.NamedTemporaryFile()  # noqa: SIM115 (it stays open as long as the worker runs)
            self.descriptor = self._file.fileno()
            self.path = self._file.name

    def lay(self, content: bytes) -> None:
        """Replaces the content."""
        rest, offset = memoryview(content), 0
        while rest:
            count = os.pwrite(self.descriptor, rest, offset)
            rest, offset = rest[count:], offset + count
        os.ftruncate(self.descriptor, offset)

    def clear(self) -> None:
        """Frees the memory if the picture in it was large."""
        if os.fstat(self.descriptor).st_size > self.KEPT:
            os.ftruncate(self.descriptor, 0)

    def close(self) -> None:
        """Closes the memory, which frees it."""
        if self._file:
            self._file.close()
        else:
            os.close(self.descriptor)


class Worker:
    """A process of `tincture extract`. It starts when it is first needed, and again if it ended.

    Every question gets one answer, in order. If the process ends twice at a picture, or takes longer than the timeout, the
    answer is a `WorkerFailure`. The questions after it are sent again.
    """

    # The maximum number of unanswered questions. With several, the two processes switch less often and keep their caches.
    AHEAD = 16
    # The maximum total size of the pictures in trays, in bytes, up to which another picture is added.
    BYTES_AHEAD = 8 << 20
    # The maximum time in seconds that an answer waits before it is read.
    PATIENCE = 0.1

    def __init__(self, options: Options = Options()) -> None:
        self._command = options.command()
        self._timeout = options.timeout
        self._process: Optional[subprocess.Popen[bytes]] = None
        # One tray for each unanswered question. They can be used in turns, because answers come in the order of the questions.
        self._trays = [Tray() for _ in range(self.AHEAD + 1)]
        self._next_tray = 0
        # The unanswered questions, each with the tray of its picture; None for a picture with a path.
        self._asked: Deque[Tuple[Question, Optional[Tray]]] = deque()
        self._unsent = self._part = b""
        # The time at which the worker turned to the first unanswered question, and the seconds that a recent answer took.
        self._since = self._pace = 0.0
        # Whether the process has already ended once at the first unanswered question.
        self._has_ended = False

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, question: Question) -> Iterator[Answer]:
        """Sends a question, and returns answers to earlier questions."""
        while self._asked and self._bytes_ahead() > self.BYTES_AHEAD:
            yield from self._answers()
        if not self._asked:
            # No question is open, so no picture is the reason why the process ended.
            if self._process and self._process.poll() is not None:
                self._end()
            self._since = time.monotonic()
        tray = self._lay(question.picture) if isinstance(question.picture, bytes) else None
        self._asked.append((question, tray))
        self._send(question, tray)
        while len(self._asked) > self.AHEAD:
            yield from self._answers()

    def rest(self) -> Iterator[Answer]:
        """Waits for the answers to all open questions, and returns them."""
        while self._asked:
            yield from self._answers()

    def close(self) -> None:
        """Ends the process immediately. The worker can't be used again."""
        self._end()
        for tray in self._trays:
            tray.close()

    def _bytes_ahead(self) -> int:
        return sum(len(question.picture) for question, tray in self._asked if tray)

    def _lay(self, content: bytes) -> Tray:
        tray = self._trays[self._next_tray]
        self._next_tray = (self._next_tray + 1) % len(self._trays)
        tray.lay(content)
        return tray

    def _answers(self) -> Iterator[Answer]:
        """Waits until about half of the answers should be there, but not for long. Then returns those that are."""
        time.sleep(min(self._pace * (len(self._asked) // 2), self.PATIENCE))
        remaining = max(0.0, self._since + self._timeout - time.monotonic())
        process = self._running()
        assert process.stdout
        source = process.stdout.fileno()
        poller = self._full if self._unsent else self._ready
        ready = [descriptor for descriptor, _ in poller.poll(remaining * 1000)]
        if not ready:
            self._end()
            yield self._fail(f"took longer than {self._timeout:g} s (timeout)")
            return
        self._write()
        if source not in ready:
            return
        part = os.read(source, 1 << 20)
        if not part:
            reason = self._death()
            if self._has_ended:
                yield self._fail(reason)
            else:
                # Another program may have ended the process, so the same picture gets a second try.
                self._has_ended = True
                self._ask_again()
            return
        *lines, self._part = (self._part + part).split(b"\n")
        if lines:
            now = time.monotonic()
            # If all questions are answered, the worker was waiting, so the time says less about its speed.
            self._pace = (now - self._since) / len(lines) if len(lines) < len(self._asked) else self._pace / 2
            self._since = now
        for line in lines:
            yield self._answered(), GIVEN_PATH.sub(b"", line, count=1)

    def _answered(self) -> Question:
        question, tray = self._asked.popleft()
        self._has_ended = False
        if tray:
            tray.clear()
        return question

    def _fail(self, reason: str) -> Answer:
        question = self._answered()
        self._ask_again()
        return question, WorkerFailure(reason)

    def _ask_again(self) -> None:
        self._since = time.monotonic()
        for question, tray in self._asked:
            self._send(question, tray)

    def _send(self, question: Question, tray: Optional[Tray]) -> None:
        self._running()
        path = tray.path if tray else question.picture
        self._unsent += json.dumps({"id": question.location, "path": path}).encode() + b"\n"
        self._write()

    def _write(self) -> None:
        """Writes as much as the pipe accepts without blocking."""
        assert self._process and self._process.stdin
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self._process.stdin.fileno(), self._unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            # The process has ended. `_answers` finds out why when it reads the end of the answers.
            self._unsent = b""

    def _end(self) -> None:
        process, self._process = self._process, None
        self._unsent = self._part = b""
        if process:
            process.kill()
            process.communicate()

    def _running(self) -> subprocess.Popen[bytes]:
        if not self._process:
            # Standard error only repeats errors that are in the answers.
            self._process = subprocess.Popen(
                self._command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                pass_fds=[tray.descriptor for tray in self._trays],
            )  # fmt: skip
            assert self._process.stdin and self._process.stdout
            source, sink = self._process.stdout.fileno(), self._process.stdin.fileno()
            os.set_blocking(sink, False)
            # `_ready` waits for an answer, and `_full` also for room in the pipe for the rest of a question.
            self._ready, self._full = select.poll(), select.poll()
            for poller in (self._ready, self._full):
                poller.register(source, select.POLLIN)
            self._full.register(sink, select.POLLOUT)
        return self._process

    def _death(self) -> str:
        assert self._process
        status: Optional[int]
        try:
            status = self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            status = None
        self._end()
        if status is None:
            return "stopped the worker's answers"
        how = f"signal {signal.Signals(-status).name}" if status < 0 else f"exit status {status}"
        return f"ended the worker ({how})"
