"""A word is missing in a locale.

Why: Everything a person reads stands in the catalogue, once for each locale. What is missing is
shown in another language, or as a bare key, in the middle of a question about deleting.

Bad:
```json design=projects/delete_project
{"/cases/0/question/words/pt-BR/outcome.refused": null}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/words/pt-BR/outcome.refused": "Nada foi excluído. Não tente de novo."}
```

Source: docs/design-object.md (words)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import Asked, asked, keys_used


def check(node: DesignNode) -> Iterator[Fault]:
    """Report every key in use that a locale does not have."""
    for one in asked(node):
        yield from _missing(one)


def _missing(one: Asked) -> Iterator[Fault]:
    words = one.question.words
    if not words:
        yield Fault(f"{one.pointer}/words", "There are no words. Add a locale, such as `en`.")
    for locale, entries in words.items():
        at = member(one.pointer, "words", locale)
        for key in keys_used(one):
            if not entries.get(key, "").strip():
                yield Fault(member(at, key), f"{locale} has no words for `{key}`. Add them.")


RULE = Rule(code="ELD008", name="words-missing", on=DesignNode, check=check)
