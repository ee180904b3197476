"""Names that authors write for those of the protocol."""

from __future__ import annotations

MISSPELT = ("schema", "requested_schema", "requestSchema", "inputSchema", "responseSchema", "form")
"""What `requestedSchema` is called by mistake."""
