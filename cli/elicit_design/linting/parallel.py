"""Do the same for many things on all processors, where that is quicker than doing it here."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

FEW = 400
"""Below this many things a second process costs more than it saves."""

_CHUNKS_EACH = 4


def each(work: Callable[[T], R], things: Sequence[T]) -> Iterable[R]:
    """Return `work` of each thing, in order.

    Processes are forked, which takes them no time to get ready; where that cannot be done
    (Windows, macOS, a program with threads) everything is done here.
    """
    workers = min(len(os.sched_getaffinity(0)) if _forks() else 1, 8)
    if workers < 2 or len(things) < FEW:
        return map(work, things)
    return _shared(work, things, workers)


def _forks() -> bool:
    import threading

    return sys.platform == "linux" and threading.active_count() == 1


def _shared(work: Callable[[T], R], things: Sequence[T], workers: int) -> Iterable[R]:
    import multiprocessing

    yield work(things[0])  # what it imports and reads once, the processes then have from here
    rest = things[1:]
    size = -(-len(rest) // (workers * _CHUNKS_EACH))
    chunks = [rest[n : n + size] for n in range(0, len(rest), size)]
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        for done in pool.imap(partial(_chunk, work), chunks):
            yield from done


def _chunk(work: Callable[[T], R], things: Sequence[T]) -> list[R]:
    return [work(thing) for thing in things]
