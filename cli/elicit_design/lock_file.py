"""The lock of an output folder: what was written there, by which run, and what was decided."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from elicit_design.digests import sha256
from elicit_design.model.values import Json, JsonObject
from elicit_design.rendering.json_text import json_text

LOCK = "elicitation.lock"
LOCK_VERSION = 1
_NOTE = "Written by elicit-design. Keep it with the files: edits are known by it."


@dataclass(frozen=True, slots=True)
class Entry:
    """A file as it was written: its digest, and the run (its inputs) that wrote it."""

    digest: str
    run: str


@dataclass(frozen=True, slots=True)
class Lock:
    """What is known of an output folder; `decisions` is `server/tool` -> data with its `run`."""

    files: Mapping[str, Entry] = field(default_factory=dict)
    decisions: Mapping[str, JsonObject] = field(default_factory=dict)

    def digest_of(self, path: str) -> str | None:
        """Return the digest a file had when it was written, None for one we did not write."""
        entry = self.files.get(path)
        return entry.digest if entry else None


def digest(text: str) -> str:
    """Return the digest by which a file is recognised; line ends do not count."""
    plain = text.replace("\r\n", "\n").encode("utf-8", "surrogateescape")
    return f"sha256:{sha256(plain)}"


def read_lock(text: str) -> Lock:
    """Read a lock.

    Raises:
        ValueError: when it is not one of this version.
    """
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("version") != LOCK_VERSION:
        raise ValueError("not a lock of this version")
    files, decisions = data.get("files"), data.get("decisions")
    if not isinstance(files, dict) or not isinstance(decisions, dict):
        raise ValueError("a lock has files and decisions")
    entries = {path: _entry(entry) for path, entry in files.items()}
    return Lock(entries, {tool: _mapping(entry) for tool, entry in decisions.items()})


def _entry(data: Json) -> Entry:
    found = _mapping(data)
    return Entry(str(found.get("digest")), str(found.get("run")))


def _mapping(data: Json) -> JsonObject:
    if not isinstance(data, Mapping):
        raise ValueError("an entry is a mapping")
    return data


def lock_text(lock: Lock) -> str:
    """Write a lock; the same content always gives the same text."""
    files: JsonObject = {
        path: {"digest": entry.digest, "run": entry.run}
        for path, entry in sorted(lock.files.items())
    }
    data: JsonObject = {
        "version": LOCK_VERSION,
        "note": _NOTE,
        "files": files,
        "decisions": dict(sorted(lock.decisions.items())),
    }
    return json_text(data) + "\n"
