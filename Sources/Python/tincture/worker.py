"""One process of the program that answers questions about pictures, one after the other."""

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

# Where a worker's answer says which path it was given. No string can hold this: within one, quotes are escaped.
GIVEN_PATH = re.compile(rb', "path": "(?:[^"\\]|\\.)*"')


@dataclass(frozen=True)
class Options:
    """How pictures are looked at."""

    count: int = 5
    """The most swatches of a picture, 1 … 16."""
    full_resolution: bool = False
    """Whether every pixel is decoded; otherwise a large picture is decoded coarser."""
    placeholders: bool = False
    """Whether each answer has a ThumbHash."""
    max_pixels: Optional[int] = None
    """The most pixels of a picture; by default the program's limit."""
    max_memory: Optional[int] = None
    """The most memory for decoding, in MiB; by default the program's limit."""
    timeout: float = 60
    """The most seconds for a picture."""
    program: Optional[str] = None
    """The program's path; by default the one of this package."""
    parallel_reads: int = 32
    """The most pictures that are read from stores and web servers at once; so many are in memory."""
    max_picture_bytes: int = 64 << 20
    """The most bytes of a picture that is read; larger ones have an error."""

    def command(self) -> list[str]:
        """Returns the command of a worker."""
        words = [self.program or program(), "extract", "--format", "ndjson", "--count", str(self.count)]
        words += ["--full-resolution"] if self.full_resolution else []
        words += ["--placeholders"] if self.placeholders else []
        words += [] if self.max_pixels is None else ["--max-pixels", str(self.max_pixels)]
        words += [] if self.max_memory is None else ["--max-memory", str(self.max_memory)]
        return [*words, "-"]


@dataclass(frozen=True)
class Question:
    """A picture for the worker."""

    location: str
    """What the answer calls it."""
    picture: Union[bytes, str]
    """Its content, or its path on this machine."""


@dataclass(frozen=True)
class WorkerFailure:
    """The worker gave no answer about a picture."""

    reason: str


Answer = Tuple[Question, Union[bytes, WorkerFailure]]
"""A question with the worker's line of JSON, or why there is none."""


class Tray:
    """Memory with a path, in which a picture lies while the worker looks at it; it needs neither base64 nor a disk.

    `path` is for a process that has inherited `descriptor`. Where the system has no such memory, both are those of a file.
    """

    # A longer picture is not kept until the next one comes.
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
        """Returns the memory of a long picture."""
        if os.fstat(self.descriptor).st_size > self.KEPT:
            os.ftruncate(self.descriptor, 0)

    def close(self) -> None:
        """Frees the memory."""
        if self._file:
            self._file.close()
        else:
            os.close(self.descriptor)


class Worker:
    """One process of `tincture extract`, started when it is needed, and again after it has ended.

    Every question gets one answer, in order. A picture over which the process ends twice, or that takes longer than the timeout,
    is answered by a `WorkerFailure`; the others are asked again.
    """

    # The most questions without an answer: each waking of a process costs what both have in the core's cache.
    AHEAD = 16
    # The most bytes of pictures that lie in trays when another one is handed over.
    BYTES_AHEAD = 8 << 20
    # The most seconds for which an answer that is there is not read.
    PATIENCE = 0.1

    def __init__(self, options: Options = Options()) -> None:
        self._command = options.command()
        self._timeout = options.timeout
        self._process: Optional[subprocess.Popen[bytes]] = None
        # One for each question that can be without an answer, in turns: answers come in the order of the questions.
        self._trays = [Tray() for _ in range(self.AHEAD + 1)]
        self._next_tray = 0
        # With the tray in which the picture lies, if any.
        self._asked: Deque[Tuple[Question, Optional[Tray]]] = deque()
        self._unsent = self._part = b""
        # When the first question of those asked became the first, and the seconds that recent answers took.
        self._since = self._pace = 0.0
        # Whether the process has ended over the first question before.
        self._has_ended = False

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def ask(self, question: Question) -> Iterator[Answer]:
        """Hands a picture over, and returns the answers that have come."""
        while self._asked and self._bytes_ahead() > self.BYTES_AHEAD:
            yield from self._answers()
        if not self._asked:
            # A process that has ended between two pictures has ended over none of them.
            if self._process and self._process.poll() is not None:
                self._end()
            self._since = time.monotonic()
        tray = self._lay(question.picture) if isinstance(question.picture, bytes) else None
        self._asked.append((question, tray))
        self._send(question, tray)
        while len(self._asked) > self.AHEAD:
            yield from self._answers()

    def rest(self) -> Iterator[Answer]:
        """Waits for the answers that are missing."""
        while self._asked:
            yield from self._answers()

    def close(self) -> None:
        """Ends the process, whatever it is doing; the worker is not asked again."""
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
        """Waits for half of the answers or, if that takes long, for one or a part of one."""
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
                # Somebody else may have ended it.
                self._has_ended = True
                self._ask_again()
            return
        *lines, self._part = (self._part + part).split(b"\n")
        if lines:
            now = time.monotonic()
            # Without a question left, the worker has waited.
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
        """Writes what the pipe has room for."""
        assert self._process and self._process.stdin
        try:
            while self._unsent:
                self._unsent = self._unsent[os.write(self._process.stdin.fileno(), self._unsent) :]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            # The end of the answers says why.
            self._unsent = b""

    def _end(self) -> None:
        process, self._process = self._process, None
        self._unsent = self._part = b""
        if process:
            process.kill()
            process.communicate()

    def _running(self) -> subprocess.Popen[bytes]:
        if not self._process:
            # What it says on standard error is in its answers too.
            self._process = subprocess.Popen(
                self._command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                pass_fds=[tray.descriptor for tray in self._trays],
            )  # fmt: skip
            assert self._process.stdin and self._process.stdout
            source, sink = self._process.stdout.fileno(), self._process.stdin.fileno()
            os.set_blocking(sink, False)
            # For an answer; for that, and for room in the pipe for the rest of a line.
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
