"""Reads the YAML files of `data/` without a YAML parser if it can.

The files named in `COMPILED` were read before and are kept as JSON, with a checksum of their
text: as long as that fits, neither PyYAML nor the parsing is paid for at every start.
`scripts/compile_data.py` writes them.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any
from zlib import crc32

from elicit_design.resources import resource_dir

COMPILED = {
    "compiled.json": ("lexicons/*.yaml", "decision*.yaml", "confidence*.yaml"),
    "compiled-forms.json": ("grammar.yaml", "orders_to_ask.yaml", "secrets.yaml", "wording.yaml"),
}
"""Compiled file -> the data files in it: what decisions rest on, and what forms are held to."""


Shape = Callable[[dict[str, Any]], dict[str, Any]]
"""Brings the mapping of a file into the form it is used in, which is what is compiled."""


def data_file(name: str, shape: Shape | None = None) -> dict[str, Any]:
    """Return the mapping in `data/<name>`, in a shape if one is given."""
    source = (resource_dir("data") / name).read_bytes()
    forms = name in COMPILED["compiled-forms.json"]
    known = _compiled("compiled-forms.json" if forms else "compiled.json").get(name)
    if known is not None and known["crc32"] == crc32(source):
        found: dict[str, Any] = known["data"]
        return found
    return shape(parsed(source)) if shape else parsed(source)


def parsed(source: bytes) -> dict[str, Any]:
    """Parse the text of a data file, with the C loader where there is one."""
    import yaml  # only a file that was edited since it was compiled needs it

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    found: dict[str, Any] = yaml.load(source, Loader=loader)  # noqa: S506 - a safe loader
    return found


@cache
def _compiled(name: str) -> dict[str, Any]:
    path = resource_dir("data") / name
    compiled: dict[str, Any] = json.loads(path.read_bytes()) if path.exists() else {}
    return compiled
