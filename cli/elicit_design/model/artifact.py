"""A file that is to be written: rendering makes these, outputs writes them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Artifact:
    """Text for one file.

    `path` is relative to the output folder, `/`-separated, already safe on every system.
    """

    path: str
    text: str
