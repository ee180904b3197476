"""An option cannot be read on its own.

Why: A person sees the option's title, or its constant when it has none. Identifiers, hashes and
bare numbers say nothing about what will happen.

Bad:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "enum": ["opt_1", "opt_2"]
    }
  },
  "required": ["size"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "size": {
      "type": "string",
      "title": "Paper size",
      "description": "The printer holds both",
      "oneOf": [
        {"const": "opt_1", "title": "A4 paper"},
        {"const": "opt_2", "title": "A3 paper"}
      ]
    }
  },
  "required": ["size"]
}
```

Source: microsoft/vscode mcpElicitationService.ts (label is the constant); peers' wording table:
titles when constants are ids
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.nodes import FieldNode
from elicit_design.rules.base import Fault, Rule


def check(field: FieldNode) -> Iterator[Fault]:
    """Report labels that look like an identifier, a hash or a long number."""
    for option in field.options:
        if isinstance(option.value, str) and _CODE.fullmatch(option.label.strip()):
            yield Fault(
                option.title_pointer,
                f'"{option.label}" says nothing to a person. Give the option a title in words.',
            )


_CODE = re.compile(
    r"[0-9a-fA-F]{8}-[0-9a-fA-F-]{27}"  # a UUID
    r"|(?=.*[0-9])[0-9a-f]{8,}|[0-9A-F]{12,}|[0-9]{5,}"
    r"|(opt|option|item|choice|value|id)[-_ ]?[0-9]+"
    r"|[a-z0-9]+(_[a-z0-9]+)+|[A-Z0-9]+(_[A-Z0-9]+)+"
    r"|[a-z]+[0-9]*([A-Z][a-z0-9]+)+"
)


RULE = Rule(
    code="ELS074",
    name="option-unreadable",
    on=FieldNode,
    check=check,
    needs=("enum", "oneOf", "anyOf", "items"),
    severity="warning",
)
