"""The result of a refusal says that it was done.

Why: After a decline or a cancel nothing happened. A text that reports success makes the model
tell the person something false, and hides that a handler acts on every answer.

Bad:
```json
{
  "action": "decline",
  "outputSchema": {
    "type": "object",
    "properties": {"deleted": {"type": "integer"}},
    "required": ["deleted"]
  },
  "result": {
    "content": [{"type": "text", "text": "The project Atlas was deleted."}],
    "structuredContent": {"deleted": 0}
  }
}
```

Good:
```json
{
  "action": "decline",
  "outputSchema": {
    "type": "object",
    "properties": {"deleted": {"type": "integer"}},
    "required": ["deleted"]
  },
  "result": {
    "content": [
      {
        "type": "text",
        "text": "Nothing was deleted: declined, or the client could not show the question."
      }
    ],
    "structuredContent": {"deleted": 0}
  }
}
```

Source: docker gateway mcpadd.go (decline reported as success); Azure MCP BaseToolLoader
("Reject" runs the tool)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import ToolResultNode, member
from elicit_design.rules.base import Fault, Rule


def check(result: ToolResultNode) -> Iterator[Fault]:
    """Report texts after a refusal that speak of success and of nothing undone."""
    if result.action not in ("decline", "cancel") or result.data.get("isError") is True:
        return
    content = result.data.get("content")
    for n, block in enumerate(content if isinstance(content, list) else ()):
        text = block.get("text") if isinstance(block, dict) else None
        if isinstance(text, str) and re.search(_DONE, text) and not re.search(_UNDONE, text):
            at = member(result.pointer, "content", n, "text")
            yield Fault(at, 'The user refused, so nothing was done. Say so: "Nothing was deleted."')


_DONE = (
    r"(?i)\b(success(fully)?|done|completed?|deleted|removed|sent|created|updated|published"
    r"|paid|merged|conclu[ií]d[oa]|exclu[ií]d[oa]s?|enviad[oa]s?|eliminad[oa]s?|supprimée?s?|envoyée?s?"
    r"|gelöscht|gesendet)\b|削除しました|送信しました|完了しました"
)
_UNDONE = (
    r"(?i)\b(nothing|not|no|none|never|declined|refused|cancel+ed|without|nada|não|nunca|rien|pas"
    r"|aucune?|nichts|nicht|kein\w*|abgelehnt|recusad[oa]|rechazad[oa])\b|ませんでした|していません|拒否"
)


RULE = Rule(
    code="ELR041",
    name="refusal-claims-success",
    on=ToolResultNode,
    check=check,
    confidence="medium",
)
