"""A form has more than five fields.

Why: VS Code asks one field a step, Claude Code before 2.1.239 cut off forms taller than the
terminal, and people give up. Ask for what this call needs, or send them to a page of your own.

Bad:
```json
{
  "message": "Set up the weekly report?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "part_1": {
        "type": "string",
        "title": "Part 1",
        "description": "Shown with the request"
      },
      "part_2": {
        "type": "string",
        "title": "Part 2",
        "description": "Shown with the request"
      },
      "part_3": {
        "type": "string",
        "title": "Part 3",
        "description": "Shown with the request"
      },
      "part_4": {
        "type": "string",
        "title": "Part 4",
        "description": "Shown with the request"
      },
      "part_5": {
        "type": "string",
        "title": "Part 5",
        "description": "Shown with the request"
      },
      "part_6": {
        "type": "string",
        "title": "Part 6",
        "description": "Shown with the request"
      }
    },
    "required": [
      "part_1",
      "part_2",
      "part_3",
      "part_4",
      "part_5",
      "part_6"
    ]
  }
}
```

Good:
```json
{
  "message": "Set up the weekly report?",
  "requestedSchema": {
    "type": "object",
    "properties": {
      "part_1": {
        "type": "string",
        "title": "Part 1",
        "description": "Shown with the request"
      },
      "part_2": {
        "type": "string",
        "title": "Part 2",
        "description": "Shown with the request"
      },
      "part_3": {
        "type": "string",
        "title": "Part 3",
        "description": "Shown with the request"
      },
      "part_4": {
        "type": "string",
        "title": "Part 4",
        "description": "Shown with the request"
      },
      "part_5": {
        "type": "string",
        "title": "Part 5",
        "description": "Shown with the request"
      }
    },
    "required": ["part_1", "part_2", "part_3", "part_4", "part_5"]
  }
}
```

Source: anthropics/claude-code CHANGELOG 2.1.239; GOV.UK question pages; learn.microsoft.com
cowork-elicitation-forms (short forms only)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import SchemaNode, member
from elicit_design.rules.base import Fault, Rule


def check(form: SchemaNode) -> Iterator[Fault]:
    """Report a form with more fields than a person fills in gladly."""
    if len(form.fields) > MOST:
        yield Fault(
            member(form.pointer, "properties"),
            f"{len(form.fields)} fields are too many for one question; keep to {MOST}. Ask only "
            "what this call needs.",
        )


MOST = 5


RULE = Rule(code="ELS070", name="too-many-fields", on=SchemaNode, check=check, severity="warning")
