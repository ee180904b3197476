"""A client refuses the whole form for a keyword of a field.

Why: Codex denies unknown fields on a property too: `pattern`, `examples`, `x-…` or `$comment` on
one field, and the whole form is lost. Elsewhere the keyword is ignored, so the constraint that
the author believes in reaches nobody. Check the value on the server.

Bad:
```json clients=codex
{
  "type": "object",
  "properties": {
    "branch": {
      "type": "string",
      "title": "Branch",
      "description": "Starts with release/",
      "pattern": "^release/"
    }
  },
  "required": ["branch"]
}
```

Good:
```json clients=codex
{
  "type": "object",
  "properties": {
    "branch": {"type": "string", "title": "Branch", "description": "Starts with release/"}
  },
  "required": ["branch"]
}
```

Source: openai/codex McpElicitationStringSchema (deny_unknown_fields)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule
from elicit_design.rules.client._cells import broken, fault, fields_of


def check(node: ClientNode) -> Iterator[Fault]:
    """Report every keyword of a field that no revision has for its kind."""
    cell = broken(node.profile, "property-keys")
    if cell is None:
        return
    for field in fields_of(node):
        if field.kind is None:
            continue
        known = set(field.kind.keys) | field.kind.later
        for key in field.data:
            if key not in known:
                at = member(field.pointer, key)
                mend = Mend(f"Remove `{key}`", (Remove(at),), safe=False)
                yield fault(node.profile, cell, at, on_key=True, mend=mend)


RULE = Rule(
    code="ELC004",
    name="client-property-key-refused",
    on=ClientNode,
    check=check,
)
