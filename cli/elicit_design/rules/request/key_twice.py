"""A key stands twice in one object.

Why: JSON readers keep the last of two members with one name and drop the other without a word.
Keys of `inputRequests` must be unique, and a form with two fields of one name shows one of them.

Bad:
```json
{
  "type": "object",
  "properties": {
    "note": {"type": "string", "title": "Note", "description": "For the reviewer"},
    "note": {"type": "string", "title": "Note for the owner", "description": "Kept for a year"}
  },
  "required": ["note"]
}
```

Good:
```json
{
  "type": "object",
  "properties": {
    "note": {"type": "string", "title": "Note", "description": "For the reviewer"},
    "owner_note": {"type": "string", "title": "Note for the owner", "description": "Kept a year"}
  },
  "required": ["note"]
}
```

Source: 2026-07-28 basic/patterns/mrtr §Server Requirements 2; RFC 8259 §4
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import TextFaultNode
from elicit_design.rules.base import Fault, Rule


def check(fault: TextFaultNode) -> Iterator[Fault]:
    """Report what reading the text found."""
    says = f"{fault.says[:1].upper()}{fault.says[1:]}"
    yield Fault(fault.pointer, f"{says} Only the last is read; rename or remove one.")


RULE = Rule(code="ELR017", name="key-twice", on=TextFaultNode, check=check)
