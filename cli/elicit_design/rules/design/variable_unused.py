"""A declared variable stands in no words.

Why: Something is loaded, and the user is not told: usually the words lost the name or the size
that makes the question worth asking.

Bad:
```json design=projects/delete_project
{
  "/cases/0/question/words/en/message": "Permanently delete the project? It cannot be restored.",
  "/cases/0/question/words/en/field.choice.title": "Project",
  "/cases/0/question/words/en/option.delete-the-project": "Permanently delete the project",
  "/cases/0/question/words/en/outcome.accepted": "Deleted the project."
}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/words/en/field.choice.title": "Project"}
```

Source: docs/design-object.md (placeholders); Microsoft mess-confirm.md (full names of objects)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import Asked, asked, names_in


def check(node: DesignNode) -> Iterator[Fault]:
    """Report placeholders that some locale never shows."""
    for one in asked(node):
        for locale, entries in one.question.words.items():
            used = {name for text in entries.values() for name in names_in(text)}
            for n, placeholder in enumerate(one.question.placeholders):
                if placeholder.name not in used and not _verbatim(one, placeholder.name):
                    yield Fault(
                        f"{one.pointer}/placeholders/{n}",
                        f"No words in {locale} show `{placeholder.name}`. Show it, or do not "
                        "load it.",
                    )


def _verbatim(one: Asked, name: str) -> bool:
    shown = (shown.label for field, _ in one.fields for shown in field.verbatim)
    return any(name in names_in(label) for label in shown)


RULE = Rule(code="ELD010", name="variable-unused", on=DesignNode, check=check, severity="warning")
