"""Compile the YAML files that decisions rest on to `data/compiled.json`, for a fast start.

Usage: python scripts/compile_data.py
"""

from __future__ import annotations

import json
from zlib import crc32

from elicit_design.assessing.data import COMPILED, parsed
from elicit_design.resources import resource_dir

SOURCES = ("lexicons/*.yaml", "decision*.yaml", "confidence*.yaml")


def compiled() -> str:
    """Return the text of `compiled.json` for the data files as they are."""
    data = resource_dir("data")
    files = sorted({path for pattern in SOURCES for path in data.glob(pattern)})
    entries = {
        path.relative_to(data).as_posix(): {
            "crc32": crc32(path.read_bytes()),
            "data": parsed(path.read_bytes()),
        }
        for path in files
    }
    return json.dumps(entries, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    (resource_dir("data") / COMPILED).write_text(compiled(), "utf-8")
