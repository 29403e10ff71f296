"""Finds the colors of one picture, or of many on all cores of a machine."""

from __future__ import annotations

import itertools
import json
import os
import queue
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from typing import Any, Deque, Optional, Union

from tincture.pictures import Unusable, regular_file
from tincture.results import Extraction
from tincture.worker import Answer, Options, Question, Worker, WorkerFailure

Picture = Union[str, "os.PathLike[str]", bytes]
"""The path of a picture, or the content of its file."""

# The number of pictures that a worker gets at a time.
CHUNK = 64


class ExtractionError(Exception):
    """A picture that can't be used. The message says why."""


def extract(picture: Picture, **options: Any) -> Extraction:
    """Finds the colors of one picture.

    The picture is a path or the content of a file; the options are the members of `Options`. Each call starts a process. For
    several pictures use `extract_many`.

    Raises ExtractionError if the picture can't be used.
    """
    (colors,) = extract_many([picture], workers=1, **options)
    if colors.error is not None:
        raise ExtractionError(f"{colors.id or 'the picture'}: {colors.error}")
    return colors


def extract_many(pictures: Iterable[Picture], *, workers: Optional[int] = None, **options: Any) -> Iterator[Extraction]:
    """Finds the colors of pictures, in the order of the pictures.

    Each picture is a path or the content of a file; the options are the members of `Options`. A picture that can't be used has an
    `error`. `workers` is the number of processes, by default one for each core. The iterable is only read as far as needed.
    """
    number = workers or os.cpu_count() or 1
    chosen = Options(**options)
    free: queue.SimpleQueue[Worker] = queue.SimpleQueue()
    all_workers = [Worker(chosen) for _ in range(number)]
    for worker in all_workers:
        free.put(worker)

    def work(chunk: list[Picture]) -> list[Extraction]:
        worker = free.get()
        try:
            return list(_extractions(worker, chunk))
        finally:
            free.put(worker)

    source = iter(pictures)
    pending: Deque[Future[list[Extraction]]] = deque()
    pool = ThreadPoolExecutor(number)
    try:
        while True:
            while len(pending) <= number and (chunk := list(itertools.islice(source, CHUNK))):
                pending.append(pool.submit(work, chunk))
            if not pending:
                return
            yield from pending.popleft().result()
    finally:
        for future in pending:
            future.cancel()
        pool.shutdown()
        for worker in all_workers:
            worker.close()


def _extractions(worker: Worker, chunk: list[Picture]) -> Iterator[Extraction]:
    # The extractions of unusable paths, by number. Each waits until all pictures before it are answered.
    refused: dict[int, Extraction] = {}
    given = 0

    def answers() -> Iterator[Answer]:
        for number, picture in enumerate(chunk):
            if isinstance(picture, bytes):
                yield from worker.ask(Question(str(number), picture))
                continue
            path = os.fspath(picture)
            try:
                regular_file(path)
            except Unusable as error:
                refused[number] = Extraction(id=path, error=f"{error}.")
            else:
                yield from worker.ask(Question(str(number), path))
        yield from worker.rest()

    for question, answer in answers():
        number = int(question.location)
        while given < number:
            yield refused.pop(given)
            given += 1
        given += 1
        name = None if isinstance(question.picture, bytes) else question.picture
        if isinstance(answer, WorkerFailure):
            yield Extraction(id=name, error=f"{answer.reason}.")
        else:
            yield replace(Extraction.from_dict(json.loads(answer)), id=name)
    while given < len(chunk):
        yield refused.pop(given)
        given += 1
