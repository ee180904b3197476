"""A critical act rests on a form alone, and the design does not say so.

Why: Autopilots and hooks answer forms, so an accept is no proof of a person. For a critical act
the design says that, and offers the server's own page or has the name typed.

Bad:
```json design=projects/delete_project
{
  "/cases/0/case/severity/otherwise": "critical",
  "/cases/0/question/notes": null
}
```

Good:
```json design=projects/delete_project
{
  "/cases/0/case/severity/otherwise": "critical",
  "/cases/0/question/notes": ["A form is no proof of a person: the server's own page is better."]
}
```

Source: copilot-cli changelog 2026-06-23 (autopilot answers elicitations); openai/codex#23383
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import Asked, asked


def check(node: DesignNode) -> Iterator[Fault]:
    """Report critical cases that ask in a form without a typed name or a note on it."""
    for one in asked(node):
        if one.case.severity.worst == "critical" and one.question.form and not _aware(one):
            yield Fault(
                f"{one.pointer}/form",
                "An accepted form is no proof of a person. Offer the server's own page, have the "
                "name typed, or say in the notes why a form is enough.",
            )


def _aware(one: Asked) -> bool:
    typed = any(field.typed_match for field, _ in one.fields)
    return typed or any("person" in note or "page" in note for note in one.question.notes)


RULE = Rule(code="ELD021", name="critical-by-form", on=DesignNode, check=check, severity="warning")
