"""The only readers: paths to documents to tools. Nothing here raises for what a file holds."""

from __future__ import annotations

from elicit_design.loading.document import Document
from elicit_design.loading.load import Loaded, load, read_documents
from elicit_design.loading.tools import tool_specs

__all__ = ["Document", "Loaded", "load", "read_documents", "tool_specs"]
