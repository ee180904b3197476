"""Which revision a document speaks, when nobody said.

Looked at in turn: a `protocolVersion` in the document, a revision in the file's name or folder,
the shape (`inputRequests` exists only since 2026-07-28, a server's own `elicitation/create`
with an id only before it). Nothing found means what the caller assumes, the newest by default.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from elicit_design.linting.nodes import Source
from elicit_design.model.target import NEWEST, REVISIONS, Revision
from elicit_design.model.values import Json

_STATED = re.compile(r"protocolVersion[\"']?\s*[:=]\s*[\"']?(\d{4}-\d\d-\d\d)")


def revision_of(documents: Sequence[Source], assume: Revision = NEWEST) -> Revision:
    """Return the revision that the documents of one file speak, `assume` when none tells."""
    for document in documents:
        if stated := _STATED.findall(document.text):
            return _known(stated[-1]) or assume
    for revision in REVISIONS:
        if revision in documents[0].path:
            return revision
    pushed = any(_pushes(document.data) for document in documents)
    return "2025-11-25" if pushed else assume


def _known(text: str) -> Revision | None:
    return next((revision for revision in REVISIONS if revision == text), None)


def _pushes(data: Json) -> bool:
    """Whether some message is a server's own JSON-RPC request."""
    if isinstance(data, list):
        return any(_pushes(item) for item in data)
    if not isinstance(data, dict):
        return False
    if data.get("method") == "elicitation/create":
        return "jsonrpc" in data and "id" in data
    inner = data.get("message")
    return isinstance(inner, dict) and _pushes(inner)
