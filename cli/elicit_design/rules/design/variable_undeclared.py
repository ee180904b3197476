"""Words contain a variable that is not declared.

Why: A placeholder says what kind of value stands there and where it comes from, so that it is
counted, cut and cleaned as such. One that is not declared fails when the message is written, in
front of the user.

Bad:
```json design=projects/delete_project
{"/cases/0/question/words/en/message": "Permanently delete {project} of {owner}? It is gone then."}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/words/en/message": "Permanently delete {label}? It cannot be restored."}
```

Source: docs/design-object.md (placeholders)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked, declared, names_in


def check(node: DesignNode) -> Iterator[Fault]:
    """Report every such variable, at the words that contain it."""
    for one in asked(node):
        known = declared(one)
        for locale, entries in one.question.words.items():
            for key, text in entries.items():
                strange = [name for name in names_in(text) if name not in known]
                if strange:
                    listed = ", ".join(f"`{name}`" for name in strange)
                    yield Fault(
                        member(one.pointer, "words", locale, key),
                        f"{listed} is not declared. Add a placeholder with its kind and source, "
                        "or use a declared one.",
                    )


RULE = Rule(code="ELD009", name="variable-undeclared", on=DesignNode, check=check)
