"""Reads the YAML files of `data/` without a YAML parser if it can.

The files named in `COMPILED` were read before and are kept as JSON in `data/compiled/`, with a
checksum of their text: as long as that fits, neither PyYAML nor the parsing is paid for at every
start. `scripts/compile_data.py` writes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any
from zlib import crc32

from elicit_design.resources import resource_dir

COMPILED = (
    "lexicons/*.yaml",
    "decision*.yaml",
    "confidence*.yaml",
    "grammar.yaml",
    "orders_to_ask.yaml",
    "secrets.yaml",
    "wording.yaml",
)
"""The files that are compiled: what decisions rest on, and what forms are held to."""

Shape = Callable[[dict[str, Any]], dict[str, Any]]
"""Brings the mapping of a file into the form it is used in, which is what is compiled."""


def data_file(name: str, shape: Shape | None = None) -> dict[str, Any]:
    """Return the mapping in `data/<name>`, in a shape if one is given."""
    source = (resource_dir("data") / name).read_bytes()
    compiled = resource_dir("data") / compiled_name(name)
    if compiled.exists():
        known = json.loads(compiled.read_bytes())
        if known["crc32"] == crc32(source):
            found: dict[str, Any] = known["data"]
            return found
    return shape(parsed(source)) if shape else parsed(source)


def compiled_name(name: str) -> str:
    """Return where in `data/` the compiled form of a data file is kept."""
    return f"compiled/{name.removesuffix('.yaml').replace('/', '-')}.json"


def parsed(source: bytes) -> dict[str, Any]:
    """Parse the text of a data file, with the C loader where there is one."""
    import yaml  # only a file that was edited since it was compiled needs it

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, Any] = yaml.load(source, Loader=loader)  # noqa: S506 - a safe loader
    return found
