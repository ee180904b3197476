"""From paths to the documents of one file after another."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from elicit_design.linting.nodes import Source
from elicit_design.linting.reading import documents_of
from elicit_design.loading.sources import SUFFIXES, Found, find_files, read_found
from elicit_design.loading.sources import Source as File
from elicit_design.problems import Problem

_OURS = re.compile(r"elicit|requestedSchema|inputSchema|inputRequests|requestState")
"""What a file that cannot be read has to mention for its fault to be worth reporting."""


class Read(NamedTuple):
    """One file: its documents, or why it could not be read.

    Attributes:
        unlike: a file that could not be read and mentions nothing of ours.
    """

    path: str
    text: str
    documents: tuple[Source, ...]
    problem: Problem | None = None
    unlike: bool = False


def find(paths: Sequence[str | Path]) -> Iterator[Found | Problem]:
    """Yield every file that can be linted, unread: data, message templates and skills."""
    for found in find_files(paths, (*SUFFIXES, ".j2", ".md")):
        if isinstance(found, Problem) or found.named or not _of_other_kind(found.path):
            yield found


def read_one(found: Found | Problem, stdin: bytes | None = None, stdin_name: str = "-") -> Read:
    """Read a file that was found."""
    source = found if isinstance(found, Problem) else read_found(found, stdin, stdin_name)
    if isinstance(source, Problem):
        return Read(source.path or "", "", (), source)
    return read_file(source)


def read_files(
    paths: Sequence[str | Path], stdin: bytes | None = None, stdin_name: str = "-"
) -> Iterator[Read]:
    """Yield every file that can be linted, read."""
    return (read_one(found, stdin, stdin_name) for found in find(paths))


def read_text(path: str, text: str) -> Read:
    """Return a text as if it were read from a file at `path`."""
    return read_file(File(path, text, True, path))


def read_file(file: File) -> Read:
    """Return a file's documents, or why there are none."""
    documents, problem = documents_of(file)
    unlike = problem is not None and _OURS.search(file.text) is None
    return Read(file.path, file.text, documents, problem, unlike)


def _of_other_kind(path: str) -> bool:
    """Whether the name of a file found in a folder says that it is no template or skill of ours."""
    name = PurePosixPath(path).name
    if name.endswith(".j2"):
        return not name.startswith("message")
    return name.endswith(".md") and name.lower() != "skill.md" and not name.startswith("skill-")
