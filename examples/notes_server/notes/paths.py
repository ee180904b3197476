"""Names of files, and files: what a text stands for, and opening it so that no link leads away.

A name proves nothing. It may be percent-encoded, climb with `..`, pass through a link, differ in
case only, or begin like the folder it is not in (`notes-evil`). So a name is resolved once, the
result is compared by the *identity* of folders (device and number, which a name cannot fake), and
what lies below is then opened step by step from a folder that is already open, never following a
link. A link that is swapped in after the check makes the step fail, not lead outside.

Needs POSIX: files relative to open folders (`dir_fd`) and `O_NOFOLLOW`.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import PurePath
from urllib.parse import unquote, urlsplit

if os.open not in os.supports_dir_fd or not hasattr(os, "O_NOFOLLOW"):
    raise ImportError("the notes server needs a system with openat and O_NOFOLLOW")

FOLDER = os.O_RDONLY | os.O_DIRECTORY | os.O_NOFOLLOW | os.O_CLOEXEC
# A FIFO that waits under the name of a note must not hold the server up.
FILE = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC

Identity = tuple[int, int]


class BadPathError(ValueError):
    """A text that names no path; its message is meant for the model."""


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder held open: it stays the same one whatever its name comes to mean."""

    path: str
    fd: int
    identity: Identity


def hold(path: str) -> Folder:
    """Open a folder by its resolved name, walking down from the top without following links.

    Raises:
        OSError: when there is no such folder, or a link was put in its way just now.
    """
    real = os.path.realpath(path)
    top = os.open(os.sep, FOLDER)
    try:
        fd = descend(top, PurePath(real).parts[1:])
    finally:
        os.close(top)
    return Folder(real, fd, identity(os.fstat(fd)))


def resolved(text: str, base: str) -> str:
    """Return the absolute path that a text stands for, every link and `..` in it resolved.

    Args:
        text: a path, absolute or below `base`, or a `file:` URI; only a URI is percent-decoded,
            and once.
        base: what a relative path is relative to.

    Raises:
        BadPathError: when it is neither.
    """
    if text[:5].lower() == "file:":
        text = _decoded(text)
    try:
        if "\0" in text:
            raise BadPathError("A path has no NUL in it.")
        return os.path.realpath(os.path.join(base, text))  # noqa: PTH118 - keeps `..` to resolve
    except (UnicodeError, OSError) as error:
        raise BadPathError("That is no path that can be resolved.") from error


def _decoded(uri: str) -> str:
    """Return the path of a `file:` URI of this machine."""
    try:
        parts = urlsplit(uri)
        path = unquote(parts.path, errors="strict")
    except ValueError as error:
        raise BadPathError("That file URI cannot be decoded.") from error
    if parts.netloc.lower() not in ("", "localhost") or parts.query or parts.fragment:
        raise BadPathError("A file URI names a path of this machine and nothing more.")
    if not path.startswith(os.sep):
        raise BadPathError("A file URI holds an absolute path.")
    return path


def below(path: str, folder: Folder) -> tuple[str, ...] | None:
    """Return the steps from a folder down to a resolved path; None when it is not in there.

    Ancestors are compared by identity, so that `notes-evil` is not in `notes`, and `Notes` is
    exactly where the file system says that the two are one.
    """
    inner: list[str] = []
    at = PurePath(path)
    while True:
        if _identity(str(at)) == folder.identity:
            return tuple(reversed(inner))
        if at.parent == at:
            return None
        inner.append(at.name)
        at = at.parent


def descend(fd: int, steps: Sequence[str], *, make: bool = False) -> int:
    """Open the folder that steps lead to, from an open folder; the caller closes it.

    Raises:
        OSError: when a step is missing (unless `make`), is no folder, or is a link.
    """
    at = os.dup(fd)
    try:
        for step in steps:
            if make:
                with _ignored(FileExistsError):
                    os.mkdir(step, 0o755, dir_fd=at)
            inner = os.open(step, FOLDER, dir_fd=at)
            os.close(at)
            at = inner
    except OSError:
        os.close(at)
        raise
    return at


def reached(fd: int, steps: Sequence[str]) -> int:
    """Open the last folder that is there on the way down; the caller closes it."""
    for length in range(len(steps), 0, -1):
        with _ignored(OSError):
            return descend(fd, steps[:length])
    return os.dup(fd)


def inside(fd: int, folders: Sequence[Folder]) -> bool:
    """Whether an open folder lies in one of these, found by climbing up from it."""
    wanted = {folder.identity for folder in folders}
    at = os.dup(fd)
    try:
        while True:
            here = identity(os.fstat(at))
            if here in wanted:
                return True
            up = os.open("..", FOLDER, dir_fd=at)
            os.close(at)
            at = up
            if identity(os.fstat(at)) == here:
                return False
    except OSError:
        return False
    finally:
        os.close(at)


def read(name: str, fd: int, limit: int) -> bytes | None:
    """Return what a plain file in an open folder holds; None for anything else or too much."""
    with _ignored(OSError):
        file = os.open(name, FILE, dir_fd=fd)
        with os.fdopen(file, "rb") as opened:
            about = os.fstat(file)
            if stat.S_ISREG(about.st_mode) and about.st_size <= limit:
                return opened.read(limit)
    return None


def identity(about: os.stat_result) -> Identity:
    """Return what tells a file from every other, whatever it is called."""
    return about.st_dev, about.st_ino


def _identity(path: str) -> Identity | None:
    with _ignored(OSError):
        return identity(os.lstat(path))
    return None


@contextmanager
def _ignored(*errors: type[OSError]) -> Iterator[None]:
    try:
        yield
    except errors:
        return
