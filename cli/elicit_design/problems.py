"""What went wrong with the input or the use, as data.

A broken file never stops the others: readers return `Problem`s beside what they could read.
`UserError` carries one out of places where going on makes no sense; the command line prints it
without a traceback and exits with 2.
"""

from __future__ import annotations

from dataclasses import dataclass

from elicit_design.model.location import Position


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing the user has to mend.

    Attributes:
        says: what is wrong.
        hint: what to write or do instead.
        path: the file as given, None when no file is meant.
    """

    says: str
    hint: str = ""
    path: str | None = None
    position: Position | None = None

    def __str__(self) -> str:
        """Return `path:line:column: says (hint)`."""
        place = self.path or ""
        if self.path and self.position:
            place = f"{self.path}:{self.position.line}:{self.position.column}"
        lead = f"{place}: " if place else ""
        return f"{lead}{self.says}" + (f" {self.hint}" if self.hint else "")


class UserError(Exception):
    """A mistake of the user's; the only exception the command line shows by its text."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem
