"""What a connection may work on, and everything that is under way in it.

The folders may change at any time, from outside. What must never happen is that something begins
under the old folders and is finished outside the new ones. So everything that touches files is an
`Operation` of a `Scope`, and one lock orders three things:

- a change: the new folders take the place of the old, and in the same step every operation under
  way and every handle it holds is checked against them; those that lie outside are revoked;
- a finish: what an operation does that counts (a read that is handed out, a write, a removal) is
  done while it holds the lock, after it has seen that it was not revoked;
- a start: a path is checked and its operation entered in the list.

From the moment a change is *announced* until the new folders are known, nothing starts and nothing
finishes. When they cannot be found out, nothing is allowed, rather than what was allowed before.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TypeVar

from notes.paths import BadPathError, Folder, below, descend, hold, inside, reached, resolved

PATIENCE_SECONDS = 10.0

T = TypeVar("T")


class ScopeError(Exception):
    """Something lies outside; the message is meant for the model and names what is allowed."""


class Scope:
    """The folders of one connection, or of one call where connections have none."""

    def __init__(self, configured: Sequence[str], *, expecting: bool = False) -> None:
        """Begin with the folders of the operator's configuration.

        Args:
            configured: the outer boundary; roots only ever narrow it. Empty: none, roots decide.
            expecting: whether nothing may happen until roots are known.
        """
        self._lock = threading.RLock()
        self._known = threading.Condition(self._lock)
        self._configured = [hold(path) for path in configured]
        self._folders: Sequence[Folder] = [] if expecting else self._configured
        self._running: set[Operation] = set()
        self._announced = 1 if expecting else 0
        self._answered = 0
        self._unanswered = False

    @property
    def allowed(self) -> tuple[str, ...]:
        """The folders allowed now."""
        with self._lock:
            return tuple(folder.path for folder in self._folders)

    @property
    def expecting(self) -> bool:
        """Whether the folders are being found out."""
        return self._answered != self._announced

    @property
    def unanswered(self) -> bool:
        """Whether the folders could not be found out, and should be asked for again."""
        return self._unanswered

    def require(self) -> None:
        """See that some folder is allowed.

        Raises:
            ScopeError: when none is.
        """
        with self.settled():
            if not self._folders:
                raise ScopeError(self.outside("."))

    @property
    def ticket(self) -> int:
        """The ticket of the last change announced, which `settle` takes."""
        return self._announced

    def announce(self) -> None:
        """Say that the folders change. From here on nothing starts and nothing finishes.

        Takes no lock, so that it never waits for a slow disk: it is called by the one thread that
        reads messages, and all others only compare.
        """
        self._announced += 1

    def settle(self, ticket: int, roots: Sequence[str] | None) -> bool:
        """Put new folders in the place of the old, and check all that is under way, in one step.

        Args:
            ticket: which change this is the answer to.
            roots: `file:` URIs; None when they could not be read, and nothing is allowed.

        Returns:
            False for the answer to an older change, which is dropped.
        """
        with self._lock:
            if ticket != self._announced:
                return False
            before, self._folders = self._folders, self._narrowed(roots)
            for operation in tuple(self._running):
                operation.recheck(self._folders)
            self._release(before)
            self._answered = ticket
            self._known.notify_all()
            return True

    def _narrowed(self, roots: Sequence[str] | None) -> Sequence[Folder]:
        """Open the roots that are there and lie in the configured folders, or hold one of them."""
        self._unanswered = roots is None
        found: list[Folder] = []
        for root in roots or ():
            with suppress(OSError, BadPathError):
                found += self._within(hold(resolved(root, os.sep)))
        return found

    def _within(self, root: Folder) -> Sequence[Folder]:
        if not self._configured or inside(root.fd, self._configured):
            return [root]
        os.close(root.fd)
        return [one for one in self._configured if inside(one.fd, [root])]

    def close(self) -> None:
        """Revoke everything and let go of the folders; the connection is over."""
        with self._lock:
            folders, self._folders = self._folders, []
            for operation in tuple(self._running):
                operation.close()
            self._release(folders)
            for folder in self._configured:
                os.close(folder.fd)
            self._configured = []

    def _release(self, folders: Sequence[Folder]) -> None:
        for folder in folders:
            if folder not in self._configured and folder not in self._folders:
                os.close(folder.fd)

    @contextmanager
    def operation(self, target: str | None = None) -> Iterator[Operation]:
        """Begin to work on a path.

        Args:
            target: as the caller wrote it; None for the first allowed folder.

        Raises:
            ScopeError: when it is not allowed, or not known in time what is.
        """
        with self.settled():
            operation = self._entered(target)
        try:
            yield operation
        finally:
            with self._lock:
                self._running.discard(operation)
                operation.close()

    @contextmanager
    def settled(self) -> Iterator[None]:
        """Hold the folders as they are, once they are known."""
        with self._lock:
            if not self._known.wait_for(lambda: not self.expecting, PATIENCE_SECONDS):
                raise ScopeError(
                    "Nothing was done: the client has not said which folders are open."
                )
            yield

    def _entered(self, target: str | None) -> Operation:
        if not self._folders:
            raise ScopeError(self.outside(target or "."))
        try:
            path = resolved(target or ".", self._folders[0].path)
        except BadPathError as error:
            raise ScopeError(f"Nothing was done. {error}") from error
        for folder in self._folders:
            steps = below(path, folder)
            if steps is not None:
                operation = Operation(self, path, os.dup(folder.fd), steps)
                self._running.add(operation)
                return operation
        raise ScopeError(self.outside(target or "."))

    def outside(self, target: str) -> str:
        """Say that a path is not allowed, what is, and what to do."""
        named = ascii(target[:200])[1:-1]
        if not self._folders:
            why = " The client did not say which ones are." if self._unanswered else ""
            return f"Nothing was done: no folder is open to this server, so {named} is not.{why}"
        allowed = ", ".join(folder.path for folder in self._folders)
        return (
            f"Nothing was done: {named} is outside the folders that are open to this server. "
            f"Allowed: {allowed}. Call again with a path in one of them."
        )


class Operation:
    """Work on one path, from its check to its end. Only `Scope.operation` makes one."""

    def __init__(self, scope: Scope, path: str, fd: int, steps: tuple[str, ...]) -> None:
        self._scope = scope
        self._fd: int | None = fd
        self.path = path
        self.steps = steps

    def act(self, do: Callable[[int], T], *, make: bool = False, upto: int = 0) -> T:
        """Do what counts: in the folder the path leads to, while nothing can change.

        Args:
            do: gets the open folder, which is closed after it.
            make: whether folders on the way are made.
            upto: how many of the last steps are `do`'s own, such as a file's name.

        Raises:
            ScopeError: when the operation was revoked since it began.
            OSError: when the folder is gone, or a link has taken the place of a step.
        """
        with self._scope.settled():
            self.check()
            assert self._fd is not None  # noqa: S101 - `check` has seen it
            folder = descend(self._fd, self.steps[: len(self.steps) - upto], make=make)
            try:
                return do(folder)
            finally:
                os.close(folder)

    def check(self) -> None:
        """See that the operation may go on; for long reads, now and then.

        Raises:
            ScopeError: when it was revoked.
        """
        if self._fd is None:
            raise ScopeError(
                "Nothing was done: the folders that are open to this server changed meanwhile. "
                + self._scope.outside(self.path).removeprefix("Nothing was done: ")
            )

    def recheck(self, folders: Sequence[Folder]) -> None:
        """Revoke the operation, and close what it holds open, unless it lies in these folders."""
        if self._fd is None:
            return
        last = reached(self._fd, self.steps)
        try:
            if not inside(last, folders):
                self.close()
        finally:
            os.close(last)

    def close(self) -> None:
        """Let go of the folder; nothing can be done with the operation from here on."""
        if self._fd is not None:
            os.close(self._fd)
        self._fd = None
