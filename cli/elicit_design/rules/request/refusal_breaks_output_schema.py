"""A refusal does not conform to the tool's `outputSchema`.

Why: Where a tool has an `outputSchema`, the official clients raise on a result without
`structuredContent`, or with another shape, unless `isError` is true. The model then sees a
broken tool instead of a refusal and tries again.

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
    "content": [
      {
        "type": "text",
        "text": "Nothing was deleted: declined, or the client could not show the question."
      }
    ]
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

Source: mcp 2.3.0 client (RuntimeError: has an output schema but did not return structured
content); @modelcontextprotocol/sdk 1.32.2 client
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ToolResultNode, member
from elicit_design.protocol.conformity import mismatches
from elicit_design.rules.base import Fault, Rule


def check(result: ToolResultNode) -> Iterator[Fault]:
    """Report a result without structured content that fits, unless it is an error."""
    if result.output_schema is None or result.data.get("isError") is True:
        return
    at = member(result.pointer, "structuredContent")
    if "structuredContent" not in result.data:
        yield Fault(
            at,
            "The tool has an `outputSchema`: return `structuredContent` that conforms and says "
            "that nothing was done, or set `isError: true`.",
        )
        return
    for below, says in mismatches(result.data["structuredContent"], result.output_schema):
        yield Fault(at + below, f"This does not conform to the tool's `outputSchema`: {says}")


RULE = Rule(code="ELR040", name="refusal-breaks-output-schema", on=ToolResultNode, check=check)
