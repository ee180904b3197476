"""Writing over a file of the user's own, in one step."""

from __future__ import annotations

import os
import shutil
from pathlib import Path


def rewrite(path: Path, data: bytes) -> None:
    """Give a file new content, so that nobody ever reads half of it and a crash loses nothing.

    A link stays, and what it names is rewritten; permissions stay as they are.

    Raises:
        OSError: when the file or its folder cannot be written.
    """
    place = path.resolve()
    temporary = place.with_name(f".{os.getpid()}.tmp")
    try:
        temporary.write_bytes(data)
        if place.exists():
            shutil.copymode(place, temporary)
        temporary.replace(place)
    finally:
        temporary.unlink(missing_ok=True)
