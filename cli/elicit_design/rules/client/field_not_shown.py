"""A client cannot show a field of this kind.

Why: Clients differ in the kinds of field they draw, and one that meets a kind it does not know
rarely says so. Codex drops the whole form and shows a bare Yes or No; the user answers nothing,
the server receives `{}` and asks again without end. Goose shows titled options as a text box.
Which kinds are shown stands in the client's profile, with source and date
(`elicit-design clients NAME`).

Bad:
```json clients=codex
{
  "type": "object",
  "properties": {
    "copies": {"type": "integer", "title": "Copies", "description": "How many to print"}
  },
  "required": ["copies"]
}
```

Good:
```json clients=codex
{
  "type": "object",
  "properties": {
    "copies": {
      "type": "string",
      "title": "Copies",
      "description": "How many to print",
      "enum": ["one copy", "two copies", "ten copies"]
    }
  },
  "required": ["copies"]
}
```

Source: openai/codex#41797; openai/codex mcp_server_elicitation.rs; block/goose
JsonSchemaForm.tsx; microsoft/mcp#2214; the client profiles
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import ClientNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.client._cells import broken, capability_of, fault, fields_of


def check(node: ClientNode) -> Iterator[Fault]:
    """Report every field whose kind the client's profile calls broken."""
    for field in fields_of(node):
        capability = capability_of(field)
        cell = broken(node.profile, capability) if capability else None
        if cell:
            yield fault(node.profile, cell, field.pointer)


RULE = Rule(code="ELC001", name="client-field-not-shown", on=ClientNode, check=check)
