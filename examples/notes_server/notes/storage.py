"""Notes as Markdown files: finding, reading, writing and removing them within a scope."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
import stat
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import asdict, dataclass
from pathlib import PurePath
from typing import Any

from notes.paths import identity, read
from notes.scope import Operation, Scope

LARGEST_NOTE = 1_000_000
SUFFIX = ".md"


class NoteError(Exception):
    """A note is not what the call takes it for; the message is meant for the model."""


@dataclass(frozen=True, slots=True)
class Note:
    """A note as it was read. `version` changes whenever the text does."""

    path: str
    title: str
    words: int
    version: str
    text: str
    changed: float

    def candidate(self) -> dict[str, Any]:
        """What a question needs of it."""
        kept = asdict(self)
        return {key: kept[key] for key in ("path", "title", "words", "version")}


class Notes:
    """The notes in a scope.

    Args:
        scope: where they may lie.
        order: `newest` or `title`.
        keep: gets the old text of a note that is replaced.
    """

    def __init__(
        self,
        scope: Scope,
        order: str = "newest",
        keep: Callable[[str, bytes], None] = lambda _path, _text: None,
    ) -> None:
        self._scope = scope
        self._order = order
        self._keep = keep

    def titled(self, words: str) -> list[Note]:
        """Return the notes whose title contains the words, whatever their case."""
        return self._all(lambda note: words.casefold() in note.title.casefold())

    def search(self, words: str) -> list[Note]:
        """Return the notes whose title or text contains the words."""
        wanted = words.casefold()
        return self._all(lambda note: wanted in f"{note.title}\n{note.text}".casefold())

    def one(self, title: str) -> Note:
        """Return the note with exactly this title.

        Raises:
            NoteError: when there is none, or several.
        """
        found = self._all(lambda note: note.title.casefold() == title.casefold())
        if len(found) == 1:
            return found[0]
        if not found:
            raise NoteError("Nothing was done: no note has that title. Look for it: notes_search.")
        paths = ", ".join(note.path for note in found)
        raise NoteError(f"Nothing was done: {len(found)} notes have that title: {paths}.")

    def _all(self, wanted: Callable[[Note], bool]) -> list[Note]:
        """Read everything allowed, and hand it out only if all of it still is."""
        self._scope.require()
        with ExitStack() as stack:
            operations = [
                stack.enter_context(self._scope.operation(folder)) for folder in self._scope.allowed
            ]
            found = [
                note
                for operation in operations
                for note in _read_all(operation, alone=len(operations) == 1)
                if wanted(note)
            ]
            with self._scope.settled():
                for operation in operations:
                    operation.check()
        if self._order == "title":
            return sorted(found, key=lambda note: (note.title.casefold(), note.path))
        return sorted(found, key=lambda note: (-note.changed, note.path))

    def write(self, title: str, text: str, folder: str | None = None) -> str:
        """Create a note or replace its text; return its path.

        Raises:
            ScopeError: when the folder is not allowed, or no longer.
            NoteError: when there is something else of that name, or the text is too long.
        """
        body = f"# {_one_line(title)}\n\n{text.rstrip()}\n".encode("utf-8", "replace")
        if len(body) > LARGEST_NOTE:
            raise NoteError(f"Nothing was written: a note has at most {LARGEST_NOTE} bytes.")
        name = file_name(title)
        target = str(PurePath(folder or "") / name)
        with self._scope.operation(target) as operation:
            try:
                operation.act(lambda fd: self._put(fd, name, body, operation), make=True, upto=1)
            except OSError as error:
                raise NoteError(f"Nothing was written: {error.strerror}.") from error
            return operation.path

    def _put(self, fd: int, name: str, body: bytes, operation: Operation) -> None:
        old = read(name, fd, LARGEST_NOTE)
        if old is None and _there(name, fd):
            raise NoteError("Nothing was written: what has that name is no note.")
        if old is not None:
            self._keep(operation.path, old)
        replace(name, body, fd)

    def summarize(self, note: Note, summary: str) -> None:
        """Put a summary below the title of a note that is still the one that was read.

        Raises:
            NoteError: when it is not.
            ScopeError: when it is no longer allowed.
        """
        rest = note.text.removeprefix(f"# {note.title}").lstrip("\n")
        body = f"# {note.title}\n\n> {_one_line(summary)}\n\n{rest}".encode()
        with self._scope.operation(note.path) as operation:
            name = operation.steps[-1]

            def put(fd: int) -> None:
                _same(name, fd, note.version)
                self._put(fd, name, body, operation)

            operation.act(put, upto=1)

    def delete(self, path: str, version: str) -> None:
        """Remove a note that is still the one that was read.

        Raises:
            NoteError: when it is not.
            ScopeError: when it is not allowed, or no longer.
        """
        with self._scope.operation(path) as operation:
            if not operation.steps:
                raise NoteError("Nothing was deleted: that is a folder.")
            name = operation.steps[-1]

            def remove(fd: int) -> None:
                before = _same(name, fd, version)
                # The last look: the name still means the file that was read.
                if identity(os.stat(name, dir_fd=fd, follow_symlinks=False)) != before:
                    raise NoteError("Nothing was deleted: another file took the note's place.")
                os.unlink(name, dir_fd=fd)

            try:
                operation.act(remove, upto=1)
            except OSError as error:
                raise NoteError(f"Nothing was deleted: {error.strerror}.") from error


def _same(name: str, fd: int, version: str) -> tuple[int, int]:
    """Return which file it is, when its text is still the one of this version."""
    with suppress(OSError):
        about = os.stat(name, dir_fd=fd, follow_symlinks=False)
        text = read(name, fd, LARGEST_NOTE)
        if text is not None and _version(text) == version:
            return identity(about)
    raise NoteError("Nothing was done: the note was changed, moved or removed meanwhile.")


def _read_all(operation: Operation, *, alone: bool) -> Iterator[Note]:
    """Read the notes below a folder; links are not followed, hidden folders not entered."""
    top = operation.act(os.dup)
    try:
        for where, folders, files, fd in os.fwalk(".", dir_fd=top, follow_symlinks=False):
            operation.check()
            folders[:] = sorted(one for one in folders if not one.startswith("."))
            for name in sorted(files):
                relative = os.path.normpath(os.path.join(where, name))  # noqa: PTH118
                path = relative if alone else str(PurePath(operation.path) / relative)
                if note := _note(path, name, fd):
                    yield note
    finally:
        os.close(top)


def _note(path: str, name: str, fd: int) -> Note | None:
    if not name.endswith(SUFFIX):
        return None
    body = read(name, fd, LARGEST_NOTE)
    if body is None:
        return None
    text = body.decode("utf-8", "replace")
    first = text.split("\n", 1)[0]
    title = first.removeprefix("# ").strip() if first.startswith("# ") else name[: -len(SUFFIX)]
    changed = os.stat(name, dir_fd=fd, follow_symlinks=False).st_mtime
    words = len(text.removeprefix("# ").split())
    return Note(path, title, words, _version(body), text, changed)


def _version(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:16]


def file_name(title: str) -> str:
    """Return the name of a title's file: letters, digits and spaces, never a path."""
    kept = re.sub(r"[^\w \-]+", " ", title)
    return (" ".join(kept.split())[:80].strip() or "note") + SUFFIX


def _one_line(text: str) -> str:
    return " ".join(text.split())


def _there(name: str, fd: int) -> bool:
    with suppress(OSError):
        return bool(stat.S_IFMT(os.stat(name, dir_fd=fd, follow_symlinks=False).st_mode))
    return False


def replace(name: str, body: bytes, fd: int, mode: int = 0o644) -> None:
    """Write a file in an open folder so that it is there whole, or as it was."""
    made = f".{secrets.token_hex(8)}.tmp"
    file = os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW, mode, dir_fd=fd)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(body)
            opened.flush()
            os.fsync(opened.fileno())
        os.replace(made, name, src_dir_fd=fd, dst_dir_fd=fd)
    except BaseException:
        with suppress(OSError):
            os.unlink(made, dir_fd=fd)
        raise
