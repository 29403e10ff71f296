"""Finds and reads pictures on this machine, on the web, or in a store that pyarrow opens."""

from __future__ import annotations

import functools
import os
import stat
import urllib.error
import urllib.request
from dataclasses import dataclass, replace
from email.message import Message
from typing import Any, Optional, Tuple

SECONDS = 60
"""The maximum time in seconds to wait for data from a web server."""


class Unusable(Exception):
    """A picture that can't be read. The message says why, without a full stop."""


@dataclass(frozen=True)
class Location:
    """A picture in a list, with its location and what the list says about it."""

    location: str
    """A path, or an address such as `s3://shop/a.jpg` or `https://example.com/a.jpg`."""
    size: Optional[int] = None
    """The size of the file, in bytes."""
    tag: Optional[str] = None
    """A text that changes with the content: the ETag, or the time of the last change."""
    content: Optional[bytes] = None
    """The content, if it was already read."""

    @property
    def mark(self) -> Optional[str]:
        """The size and the tag; None if one of them is unknown. A picture with the same mark has not changed."""
        return None if self.size is None or self.tag is None else f"{self.size} {self.tag}"


def local_path(location: str) -> Optional[str]:
    """Returns the path of a location on this machine, with or without `file:`; None for any other location."""
    scheme, colon, path = location.partition(":")
    if scheme == "file" and colon:
        return "/" + path.lstrip("/")
    return None if colon and "/" not in scheme else location


def regular_file(path: str) -> os.stat_result:
    """Returns the status of a regular file. Anything else, such as a FIFO, could make the worker wait.

    Raises Unusable if the path isn't a regular file, or doesn't exist.
    """
    try:
        status = os.stat(path)
    except (OSError, ValueError) as error:
        raise unreadable(error) from None
    if not stat.S_ISREG(status.st_mode):
        raise Unusable("is not a file")
    return status


def look_up(picture: Location) -> Location:
    """Returns the picture with its size and tag, without reading its content.

    Raises Unusable if the picture can't be found.
    """
    if picture.mark is not None:
        return picture
    path = local_path(picture.location)
    if path is not None:
        status = regular_file(path)
        return replace(picture, size=status.st_size, tag=str(status.st_mtime_ns))
    try:
        if is_web(picture.location):
            request = urllib.request.Request(picture.location, method="HEAD")
            with urllib.request.urlopen(request, timeout=SECONDS) as response:
                return _with_headers(picture, response.headers)
        return _with_info(picture, *_stored(picture.location))
    except (OSError, ValueError) as error:
        raise unreadable(error) from None


def read(picture: Location, limit: int) -> Location:
    """Returns the picture with its content, size and tag.

    Raises Unusable if the picture can't be read, or has more bytes than the limit.
    """
    if picture.content is not None:
        _check(len(picture.content), limit)
        return picture
    try:
        if is_web(picture.location):
            with urllib.request.urlopen(picture.location, timeout=SECONDS) as response:
                picture = _with_headers(picture, response.headers)
                _check(picture.size, limit)
                content = response.read(limit + 1)
        else:
            files, place = _stored(picture.location)
            if picture.mark is None:
                picture = _with_info(picture, files, place)
            _check(picture.size, limit)
            with files.open_input_stream(place) as stream:
                content = stream.read(limit + 1)
    except (OSError, ValueError) as error:
        raise unreadable(error) from None
    _check(len(content), limit)
    return replace(picture, content=content)


def is_web(location: str) -> bool:
    """Returns whether the location is on a web server."""
    return location.startswith(("https://", "http://"))


def unreadable(error: Exception) -> Unusable:
    """Returns an error that says why a picture can't be read."""
    if isinstance(error, urllib.error.HTTPError):
        return Unusable(f"cannot be read: status {error.code}")
    return Unusable(f"cannot be read: {getattr(error, 'strerror', None) or getattr(error, 'reason', None) or error}")


def too_large(size: int, limit: int) -> Unusable:
    """Returns an error that says that a picture has too many bytes."""
    return Unusable(f"has {size} bytes, more than the {limit} allowed (max-picture-bytes)")


def _check(size: Optional[int], limit: int) -> None:
    if size is not None and size > limit:
        raise too_large(size, limit)


def _with_headers(picture: Location, headers: Message) -> Location:
    length = headers.get("Content-Length", "")
    size = int(length) if length.isdigit() and "Content-Encoding" not in headers else None
    return replace(picture, size=size, tag=headers.get("ETag") or headers.get("Last-Modified"))


def _with_info(picture: Location, files: Any, place: str) -> Location:
    info = files.get_file_info(place)
    if info.size is None:
        raise FileNotFoundError(2, "No such file")
    return replace(picture, size=info.size, tag=str(info.mtime_ns) if info.mtime_ns else None)


def _stored(location: str) -> Tuple[Any, str]:
    """Returns the file system of a store, and the path of a location in it."""
    scheme, _, rest = location.partition("://")
    host, slash, key = rest.partition("/")
    if not slash:
        raise ValueError("it is no address of a file")
    files, folder = _file_system("s3" if scheme in ("s3a", "s3n") else scheme, host)
    return files, f"{folder.rstrip('/')}/{key}"


@functools.lru_cache(maxsize=64)
def _file_system(scheme: str, host: str) -> Tuple[Any, str]:
    try:
        from pyarrow.fs import FileSystem
    except ImportError:
        raise ValueError(f"{scheme}: needs pyarrow; install tincture[store]") from None
    files, folder = FileSystem.from_uri(f"{scheme}://{host}/")
    return files, folder
