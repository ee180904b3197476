"""Words are not written in the notation of messages.

Why: Words are plain text with `{name}` and `{n, plural, one{# x} other{# y}}`. An open brace, an
arm without `other` or an expression fails when the message is written, or shows its source to
the user.

Bad:
```json design=projects/delete_project
{"/cases/0/question/words/en/outcome.accepted": "Deleted the project {label."}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/words/en/outcome.accepted": "Deleted {label}."}
```

Source: docs/design-object.md (words); Unicode ICU message syntax
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked
from elicit_design.words.message import MessageError, parse_message


def check(node: DesignNode) -> Iterator[Fault]:
    """Report every text that the reader of messages refuses."""
    for one in asked(node):
        for locale, entries in one.question.words.items():
            for key, text in entries.items():
                try:
                    parse_message(text)
                except MessageError as fault:
                    at = member(one.pointer, "words", locale, key)
                    yield Fault(at, f"These words cannot be read: {fault}")


RULE = Rule(code="ELD011", name="words-unreadable", on=DesignNode, check=check)
