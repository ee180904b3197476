"""Reads a YAML file of `data/` with the C loader where there is one."""

from __future__ import annotations

from typing import Any

import yaml

from elicit_design.resources import resource_dir

_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def data_file(name: str) -> dict[str, Any]:
    """Return the mapping in `data/<name>`."""
    text = (resource_dir("data") / name).read_text(encoding="utf-8")
    found: dict[str, Any] = yaml.load(text, Loader=_LOADER)  # noqa: S506 - a safe loader
    return found
