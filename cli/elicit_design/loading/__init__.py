"""The only readers: paths to documents to tools. Nothing here raises for what a file holds.

The names are imported when first used, so that reading a document does not pay for tools.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from elicit_design.loading.document import Document
    from elicit_design.loading.inputs import Loaded, load, read_documents
    from elicit_design.loading.tools import tool_specs

_HOMES = {
    "Document": "document",
    "Loaded": "inputs",
    "load": "inputs",
    "read_documents": "inputs",
    "tool_specs": "tools",
}

__all__ = ["Document", "Loaded", "load", "read_documents", "tool_specs"]


def __getattr__(name: str) -> object:
    """Import a public name on first use."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
    globals()[name] = found  # importing the module `load` has put the module under this name
    return found
