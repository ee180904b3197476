"""`required` names a field that is not there.

Why: A client that checks the answer can never accept it: the form asks for a value that it has
no box for. It happens when a field is renamed in one place only.

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
  "required": ["note", "reviewer"]
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

Source: 2026-07-28 client/elicitation §Requested Schema; typescript-sdk v2 (Standard Schema
path) refuses it
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Mend, Remove, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report names in `required` that `properties` does not have."""
    names, properties = form.data.get("required"), form.data.get("properties")
    if not isinstance(names, list) or not isinstance(properties, dict):
        return
    for n, name in enumerate(names):
        if isinstance(name, str) and name not in properties:
            at = member(form.pointer, "required", n)
            mend = Mend("Remove the name", (Remove(at),), safe=False)
            yield Fault(at, f"`required` names `{name}`, which is no field of this form.", mend)


RULE = Rule(code="ELS034", name="required-unknown", on=SchemaNode, check=check, needs=("required",))
