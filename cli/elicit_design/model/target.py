"""What a form is rendered or checked for: a protocol revision and a set of clients."""

from __future__ import annotations

from typing import Literal, NamedTuple

Revision = Literal["2025-06-18", "2025-11-25", "2026-07-28"]
REVISIONS: tuple[Revision, ...] = ("2025-06-18", "2025-11-25", "2026-07-28")
NEWEST: Revision = "2026-07-28"


class Target(NamedTuple):
    """A protocol revision and the client profiles to satisfy; `portable` by default."""

    revision: Revision = NEWEST
    clients: tuple[str, ...] = ("portable",)
