"""A form has more fields than a client shows.

Why: Chat clients may show a single choice and decline the form when another field is required.
One required field is the most portable form.

Bad:
```json clients=agentconnect
{
  "type": "object",
  "properties": {
    "region": {
      "type": "string",
      "title": "Region",
      "description": "Where it runs",
      "enum": ["Frankfurt", "Oregon"]
    },
    "size": {
      "type": "string",
      "title": "Size",
      "description": "Of the machine",
      "enum": ["small", "large"]
    }
  },
  "required": ["region", "size"]
}
```

Good:
```json clients=agentconnect
{
  "type": "object",
  "properties": {
    "machine": {
      "type": "string",
      "title": "Machine",
      "description": "Region and size",
      "enum": ["small in Frankfurt", "large in Frankfurt", "small in Oregon", "large in Oregon"]
    }
  },
  "required": ["machine"]
}
```

Source: agentconnect-md/agentconnect#1795
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import fault, fields_of


def check(node: ClientNode) -> Iterator[Fault]:
    """Report the first field that goes beyond what the client shows."""
    fields = fields_of(node)
    cell = node.profile.cell("fields-at-most")
    limit = node.profile.limit("fields-at-most")
    if cell and limit is not None and len(fields) > limit:
        yield fault(node.profile, cell, fields[limit].pointer)


RULE = Rule(code="ELC008", name="client-too-many-fields", on=ClientNode, check=check)
