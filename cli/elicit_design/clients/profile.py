"""A client profile: what one client does with each part of an elicitation, cell by cell.

A capability is a question such as `number` ("does a number field render?"); the vocabulary and
the grade of every answer are data (`data/client_capabilities.yaml`). A cell is one answer, for a
range of the client's versions, with the source it comes from and the date that source spoke.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from elicit_design.clients.versions import EVERY_VERSION, VersionRange

Grade = Literal["works", "poor", "broken", "unknown"]
"""`works`: as the specification says. `poor`: usable with a loss. `broken`: not usable."""

GRADES: tuple[Grade, ...] = ("broken", "poor", "unknown", "works")
"""From the answer that counts most against a shape to the one that counts least."""

OLD_AFTER_DAYS = 180


@dataclass(frozen=True, slots=True)
class Capability:
    """A question asked of every client.

    Attributes:
        name: kebab-case, e.g. `multi-select`.
        group: `support`, `field` or `form`, for the matrix.
        asks: the question in words.
        values: every answer a cell may give, with its grade; empty for a number.
        instead: what to write when the answer is not `works`.
    """

    name: str
    group: str
    asks: str
    values: Mapping[str, Grade]
    instead: str = ""

    @property
    def is_number(self) -> bool:
        """Whether cells of this capability hold a number (seconds, characters, fields)."""
        return not self.values


@dataclass(frozen=True, slots=True)
class Cell:
    """One answer of one client.

    Attributes:
        value: a word of the capability's vocabulary, or a number.
        says: what the client does, a clause whose subject is the client's name.
        source: where it was read: an issue, a file of source code, a page.
        date: when that source spoke; None when it bears no date.
        versions: the client's versions it holds for.
    """

    capability: str
    value: str | int
    grade: Grade
    source: str
    date: datetime.date | None
    versions: VersionRange = EVERY_VERSION
    says: str = ""

    def is_old(self, today: datetime.date) -> bool:
        """Whether the source is undated or older than 180 days, counted on `today`."""
        return self.date is None or (today - self.date).days > OLD_AFTER_DAYS


@dataclass(frozen=True, slots=True)
class ClientProfile:
    """What is known of one client.

    Attributes:
        name: the name used with `--client`.
        title: the product's own name.
        cells: every answer, of every version range, in file order.
        version: the version asked for; None for the newest.
    """

    name: str
    title: str
    about: str = ""
    cells: tuple[Cell, ...] = ()
    version: str | None = None
    origin: str = field(default="", compare=False)

    @property
    def label(self) -> str:
        """The title, with the version when one was asked for."""
        return f"{self.title} {self.version}" if self.version else self.title

    def at(self, version: str | None) -> ClientProfile:
        """The same client at one version; None means the newest."""
        return replace(self, version=version)

    def cell(self, capability: str) -> Cell | None:
        """The answer for the version in question, None when nothing is known."""
        found = [cell for cell in self.cells if cell.capability == capability]
        if self.version is None:
            return next((c for c in reversed(found) if c.versions.open_ended), None)
        return next((c for c in reversed(found) if c.versions.holds(self.version)), None)

    def grade(self, capability: str) -> Grade:
        """The grade of the answer, `unknown` when there is none."""
        cell = self.cell(capability)
        return cell.grade if cell else "unknown"

    def value(self, capability: str) -> str | None:
        """The word answered, None when nothing is known or the answer is a number."""
        cell = self.cell(capability)
        return cell.value if cell and isinstance(cell.value, str) else None

    def limit(self, capability: str) -> int | None:
        """The number answered, None when nothing is known."""
        cell = self.cell(capability)
        return cell.value if cell and isinstance(cell.value, int) else None
