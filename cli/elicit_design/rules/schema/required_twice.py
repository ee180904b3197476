"""`required` names a field twice.

Why: JSON Schema wants the names unique; strict validators refuse the schema as a whole.

Bad:
```json
{
  "type": "object",
  "properties": {
    "note": {
      "type": "string",
      "title": "Note for the reviewer",
      "description": "Shown with the request"
    }
  },
  "required": ["note", "note"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "note": {
      "type": "string",
      "title": "Note for the reviewer",
      "description": "Shown with the request"
    }
  },
  "required": ["note"]
}
```

Source: JSON Schema 2020-12 §6.5.3 required; protocol closed grammar
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report the second mention of a name."""
    names = form.data.get("required")
    if not isinstance(names, list):
        return
    for n, name in enumerate(names):
        if isinstance(name, str) and name in names[:n]:
            at = member(form.pointer, "required", n)
            yield Fault(at, f"`{name}` is named already.", Mend("Remove it", (Remove(at),)))


RULE = Rule(code="ELS035", name="required-twice", on=SchemaNode, check=check, needs=("required",))
