"""Records: the lines about pictures that a batch job and the adapters for engines write."""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Callable, Deque, Optional, Tuple, Union

from tincture.pictures import Location, Unusable, local_path, look_up, read, too_large
from tincture.worker import Answer, Options, Question, Worker, WorkerFailure

Step = Tuple[Location, Optional[str]]
"""A picture, and the reason why it can't be used; None if it can."""


@dataclass(frozen=True)
class Record:
    """A line about a picture, in the form of `tincture extract --format ndjson`."""

    location: str
    mark: Optional[str]
    """The size and the tag of the picture. A later run skips the picture if its mark is the same."""
    error: Optional[str]
    """The reason why the picture can't be used; None if it can."""
    line: str
    """The JSON object. Its `id` is the location, and it contains `mark`."""


class Extractor:
    """Creates records with one worker. Threads read pictures from stores and web servers in advance."""

    def __init__(self, options: Options = Options()) -> None:  # noqa: B008 (it cannot be changed)
        self._options = options
        self._worker = Worker(options)
        self._pool = ThreadPoolExecutor(options.parallel_reads)

    def __enter__(self) -> Extractor:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Ends the worker and the threads."""
        self._worker.close()
        self._pool.shutdown(cancel_futures=True)

    def looked_up(self, pictures: Iterable[Location]) -> Iterator[Location]:
        """Returns the pictures in order with their marks, without reading contents. A missing picture has no mark."""
        return (picture for picture, _ in self._ahead(look_up, pictures))

    def records(self, pictures: Iterable[Location]) -> Iterator[Record]:
        """Returns a record for each picture, in order. The record of an unreadable picture may come earlier."""
        asked: Deque[Location] = deque()
        for picture, problem in self._ahead(self._prepared, pictures):
            if problem:
                yield _failure(picture, problem)
                continue
            content = picture.content
            asked.append(replace(picture, content=None))
            question = Question(picture.location, local_path(picture.location) or "" if content is None else content)
            yield from (_record(asked.popleft(), answer) for answer in self._worker.ask(question))
        yield from (_record(asked.popleft(), answer) for answer in self._worker.rest())

    def _prepared(self, picture: Location) -> Location:
        """Returns a local picture with its mark, because the worker reads it. Returns any other picture with its content."""
        if picture.content is not None or local_path(picture.location) is None:
            return read(picture, self._options.max_picture_bytes)
        picture = look_up(picture)
        if picture.size is not None and picture.size > self._options.max_picture_bytes:
            raise too_large(picture.size, self._options.max_picture_bytes)
        return picture

    def _ahead(self, function: Callable[[Location], Location], pictures: Iterable[Location]) -> Iterator[Step]:
        """Applies a function to pictures and returns the results in order. Threads handle pictures that aren't local."""

        def step(picture: Location) -> Step:
            try:
                return function(picture), None
            except Unusable as error:
                return picture, str(error)

        pending: Deque[Union[Step, Future[Step]]] = deque()
        for picture in pictures:
            is_here = picture.content is not None or (picture.mark is not None and function is look_up)
            is_here = is_here or local_path(picture.location) is not None
            pending.append(step(picture) if is_here else self._pool.submit(step, picture))
            while pending and (
                len(pending) >= self._options.parallel_reads or not isinstance(pending[0], Future) or pending[0].done()
            ):
                yield _result(pending.popleft())
        while pending:
            yield _result(pending.popleft())


def _result(step: Union[Step, Future[Step]]) -> Step:
    return step.result() if isinstance(step, Future) else step


def _record(picture: Location, answer: Answer) -> Record:
    _, line = answer
    if isinstance(line, WorkerFailure):
        return _failure(picture, line.reason)
    # A JSON string can't contain this, because quotes in it are escaped.
    error = json.loads(line)["error"] if b'"error": "' in line else None
    mark = "" if picture.mark is None else f', "mark": {_quoted(picture.mark)}'
    return Record(picture.location, picture.mark, error, f"{line.decode()[:-1]}{mark}}}")


def _failure(picture: Location, problem: str) -> Record:
    error = f"{problem}."
    members = {"id": picture.location, "version": 1, "error": error, "mark": picture.mark}
    line = _quoted({name: value for name, value in members.items() if value is not None})
    return Record(picture.location, picture.mark, error, line)


def _quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def arguments(parser: argparse.ArgumentParser) -> argparse.ArgumentParser:
    """Adds the command line arguments that all jobs have."""
    default = Options()
    parser.add_argument("--list", required=True, metavar="FILE", help="the locations of the pictures: one a line, or CSV or Parquet with a column location, and size and tag if known")
    parser.add_argument("--output", required=True, metavar="DIR", help="where the records of all runs are")
    parser.add_argument("--count", type=int, default=default.count, metavar="N", help="the most swatches of a picture (%(default)s)")
    parser.add_argument("--timeout", type=float, default=default.timeout, metavar="S", help="the most seconds for a picture (%(default)s)")
    parser.add_argument("--parallel-reads", type=int, default=default.parallel_reads, metavar="N", help="how many pictures are read at once (%(default)s)")
    parser.add_argument("--max-picture-bytes", type=int, default=default.max_picture_bytes, metavar="N", help="larger pictures are not read (%(default)s)")
    parser.add_argument("--retry-errors", action="store_true", help="skip only pictures that an earlier run found no error in")
    return parser


def chosen(found: argparse.Namespace) -> Options:
    """Returns the options for parsed arguments."""
    return Options(
        count=found.count, timeout=found.timeout, parallel_reads=found.parallel_reads, max_picture_bytes=found.max_picture_bytes
    )
