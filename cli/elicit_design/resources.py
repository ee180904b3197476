"""Where the templates, skills and data that ship with the package are."""

from __future__ import annotations

from pathlib import Path


def resource_dir(name: str) -> Path:
    """Return the folder `name`: inside the package when installed, at the top of a checkout."""
    package = Path(__file__).parent
    inside = package / name
    return inside if inside.is_dir() else package.parents[1] / name
