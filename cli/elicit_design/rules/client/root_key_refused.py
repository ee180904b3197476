"""A client refuses the whole form for a key of its root.

Why: Codex reads a form with unknown fields denied. One `title` at the root, which Pydantic, zod
and rmcp write by themselves, and no form reaches the user at all.

Bad:
```json clients=codex
{
  "title": "Deploy",
  "type": "object",
  "properties": {
    "where": {
      "type": "string",
      "title": "Where to deploy",
      "description": "The running site changes at once",
      "enum": ["keep the running version", "deploy to production"]
    }
  },
  "required": ["where"]
}
```

Good:
```json clients=codex
{
  "type": "object",
  "properties": {
    "where": {
      "type": "string",
      "title": "Where to deploy",
      "description": "The running site changes at once",
      "enum": ["keep the running version", "deploy to production"]
    }
  },
  "required": ["where"]
}
```

Source: openai/codex#31163; astrid-runtime/astrid#1277
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode, SchemaNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule
from elicit_design.rules.client._cells import broken, fault

_BORNE = frozenset({"$schema", "type", "properties", "required"})
_SAYS_NOTHING = frozenset({"title", "description", "$comment", "additionalProperties"})


def check(node: ClientNode) -> Iterator[Fault]:
    """Report every root key beside those that the strictest client bears."""
    cell = broken(node.profile, "root-keys")
    if cell is None or not isinstance(node.subject, SchemaNode):
        return
    for key in node.subject.data:
        if key not in _BORNE:
            at = member(node.pointer, key)
            mend = Mend(f"Remove `{key}`", (Remove(at),), safe=key in _SAYS_NOTHING)
            yield fault(node.profile, cell, at, on_key=True, mend=mend)


RULE = Rule(code="ELC003", name="client-root-key-refused", on=ClientNode, check=check)
