"""Find and read the files that were asked for; the only place where loading touches the disk."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from elicit_design.loading import limits
from elicit_design.loading.lines import Lines
from elicit_design.problems import Problem

SUFFIXES = (".json", ".jsonl", ".ndjson", ".yaml", ".yml")
"""What is looked at in a folder; a file that is named may be called anything."""

_PASSED_OVER = frozenset({"node_modules", "__pycache__", "venv", "site-packages"})


class Source(NamedTuple):
    """The text of one file.

    Attributes:
        path: the path as the user gave it, below a folder with `/`; `-` for standard input.
        named: whether it was named itself, not found in a folder or by a pattern.
        group: the argument that led to it.
    """

    path: str
    text: str
    named: bool
    group: str


class Found(NamedTuple):
    """A file that an argument led to: its path, whether it was named itself, and the argument."""

    path: str
    named: bool
    group: str


def read_sources(
    paths: Sequence[str | Path],
    stdin: bytes | None = None,
    stdin_name: str = "-",
    suffixes: tuple[str, ...] = SUFFIXES,
) -> Iterator[Source | Problem]:
    """Read every file once, in the order given; folders and patterns in order of their names.

    Args:
        paths: files, folders, patterns (`**` too) and `-` for standard input.
        stdin: what standard input holds.
        stdin_name: the path to report for standard input.
        suffixes: ends of the names of files that are looked at in a folder.
    """
    for found in find_files(paths, suffixes):
        if isinstance(found, Problem):
            yield found
        else:
            yield read_found(found, stdin, stdin_name)


def find_files(
    paths: Sequence[str | Path], suffixes: tuple[str, ...] = SUFFIXES
) -> Iterator[Found | Problem]:
    """Find every file once, without reading any; arguments as for `read_sources`."""
    seen: set[object] = set()
    for group in map(str, paths):
        if group == "-":
            yield Found(group, True, group)
            continue
        found = list(_files(group, suffixes))
        if not found:
            yield _missing(group)
        for path in found:
            file = _identity(path)
            if file not in seen:
                seen.add(file)
                yield Found(path, path == group, group)


def read_found(found: Found, stdin: bytes | None = None, stdin_name: str = "-") -> Source | Problem:
    """Read one file, or take standard input for it."""
    if found.group == "-":
        return _source(stdin or b"", stdin_name, True, found.group)
    return _read(found.path, found.named, found.group)


def _identity(path: str) -> object:
    """Return what is the same for every path to one file."""
    try:
        found = os.stat(path)  # noqa: PTH116  # once a file, and a path object costs more
    except OSError:
        return path
    return (found.st_dev, found.st_ino)


def _files(group: str, suffixes: tuple[str, ...]) -> Iterator[str]:
    """Yield the files of one argument; a pattern is one only if no file has that name."""
    if os.path.isdir(group):  # noqa: PTH112  # once a file, and a path object costs more
        yield from _below(group, suffixes)
    elif os.path.lexists(group):
        yield group
    elif glob.has_magic(group):
        for path in sorted(glob.glob(group, recursive=True)):  # noqa: PTH207  # absolute ones too
            if not Path(path).is_dir():
                yield path


def _below(folder: str, suffixes: tuple[str, ...]) -> Iterator[str]:
    """Yield the files below a folder that may be ours. Links to folders are not followed."""
    for parent, folders, files in os.walk(folder):
        folders[:] = sorted(f for f in folders if f[0] != "." and f not in _PASSED_OVER)
        for name in sorted(files):
            if name.endswith(suffixes) and name[0] != ".":
                yield f"{parent.rstrip(os.sep)}/{name}".replace(os.sep, "/")


def _read(path: str, named: bool, group: str) -> Source | Problem:
    try:
        with open(path, "rb") as file:  # noqa: PTH123  # a path object costs more, once a file
            size = os.fstat(file.fileno()).st_size  # reading asks for no more memory than that
            data = file.read(size + 1 if 0 < size <= limits.MAX_BYTES else limits.MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        return Problem(f"cannot be read: {getattr(error, 'strerror', None) or error}.", "", path)
    if len(data) > limits.MAX_BYTES:
        return _too_large(path, limits.MAX_BYTES, "Split it, one server a file.")
    return _source(data, path, named, group)


def _source(data: bytes, path: str, named: bool, group: str) -> Source | Problem:
    if len(data) > limits.MAX_BYTES:
        return _too_large(path, limits.MAX_BYTES, "Split it, one server a file.")
    try:
        text = data.decode("utf-8").removeprefix("\ufeff")
    except UnicodeDecodeError as error:
        return _not_utf8(data, error.start, path)
    return Source(path, text, named, group)


def _not_utf8(data: bytes, offset: int, path: str) -> Problem:
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return Problem("the file is UTF-16, not UTF-8.", "Save it as UTF-8.", path)
    before = data[:offset].decode("utf-8-sig", "replace")
    return Problem(
        f"not UTF-8: the byte 0x{data[offset]:02x} starts no character.",
        "Save the file as UTF-8.",
        path,
        Lines(before).position(len(before)),
    )


def _too_large(path: str, limit: int, hint: str) -> Problem:
    return Problem(f"larger than {limit // (1024 * 1024)} MB.", hint, path)


def _missing(group: str) -> Problem:
    if Path(group).is_dir():
        hint = f"Files are looked for by their suffix: {', '.join(SUFFIXES)}."
        return Problem("no file in this folder can hold tools.", hint, group)
    if glob.has_magic(group):
        return Problem("no file matches this pattern.", "Check it and where it starts.", group)
    return Problem("there is no such file or folder.", "Check the path.", group)
