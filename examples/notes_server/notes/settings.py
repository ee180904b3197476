"""What an operator sets."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Settings:
    """The settings of one server.

    Attributes:
        folders: where notes may lie; the outer boundary, which roots only narrow.
        state: where the server keeps what is its own.
        roots_adapter: whether 2026-07-28 clients are asked for roots (for a time of migration).
        sync_issuer: the authorization server of note sync.
        sync_client: what this server is called there.
    """

    folders: tuple[str, ...]
    state: Path
    roots_adapter: bool = False
    sync_issuer: str = ""
    sync_client: str = "notes-server"
