"""Reads the YAML files of `data/` that decisions rest on, without a YAML parser if it can.

`data/compiled.json` holds what was read from each file last, with a checksum of its text: as
long as that fits, neither PyYAML nor the parsing is paid for at every start.
`scripts/compile_data.py` writes it.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any
from zlib import crc32

from elicit_design.resources import resource_dir

COMPILED = "compiled.json"


def data_file(name: str) -> dict[str, Any]:
    """Return the mapping in `data/<name>`."""
    source = (resource_dir("data") / name).read_bytes()
    known = _compiled().get(name)
    if known is not None and known["crc32"] == crc32(source):
        found: dict[str, Any] = known["data"]
        return found
    return parsed(source)


def parsed(source: bytes) -> dict[str, Any]:
    """Parse the text of a data file, with the C loader where there is one."""
    import yaml  # only a file that was edited since it was compiled needs it

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, Any] = yaml.load(source, Loader=loader)  # noqa: S506 - a safe loader
    return found


@cache
def _compiled() -> dict[str, Any]:
    path = resource_dir("data") / COMPILED
    compiled: dict[str, Any] = json.loads(path.read_bytes()) if path.exists() else {}
    return compiled
