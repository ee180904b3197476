"""A progress bar on long work, on a terminal only."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TypeVar

from elicit_design.reporting.terminal import console

LONG = 200
"""From this many steps on, a person waits long enough to want to see how far it is."""

T = TypeVar("T")


def progress(items: Sequence[T], label: str, quiet: bool = False) -> Iterator[T]:
    """Yield the items, drawing a bar on standard error while a person is likely watching."""
    if quiet or len(items) < LONG or not sys.stderr.isatty():
        yield from items
        return
    from rich.progress import track  # only long work on a terminal needs it

    yield from track(items, label, console=console(stderr=True), transient=True)
