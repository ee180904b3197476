"""A translation has other gaps than the English entry.

Why: A `{placeholder}` or `<slot>` that the English text does not have is never filled; one that
the translation leaves out hides the name, the number or the consequence from those who read that
language.

Bad:
```yaml file=locales/pt-BR.yaml
words:
  money.per.hour: "{preco} por hora"
```

Good:
```yaml file=locales/pt-BR.yaml
words:
  money.per.hour: "{amount} a cada hora"
```

Source: docs/words-and-locales.md
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from elicit_design.linting.catalogues import english
from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import CatalogueNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.words.catalogue import catalogue, locale_names
from elicit_design.words.message import MessageError, parse_message

_SLOT = re.compile(r"<([A-Za-z_.]+)>")


def check(found: CatalogueNode) -> Iterator[Fault]:
    """Report placeholders that differ from the English ones, and slots that no design fills.

    Which slots a sentence needs differs by language; placeholders carry values and may not.
    """
    source = english(found.source.path)
    for key, text in found.words.items():
        ours, theirs = _placeholders(text), _placeholders(source.get(key, text))
        if ours is None or theirs is None:
            continue
        slots = {slot for slot in _SLOT.findall(text) if slot.lower() not in known_slots()}
        strange = sorted({*(ours - theirs), *(f"<{slot}>" for slot in slots)})
        at = member("", "words", key)
        if strange:
            yield Fault(at, f"Nothing fills {_listed(strange)}: the English entry has no such gap.")
        if lost := sorted(theirs - ours):
            yield Fault(at, f"{_listed(lost)} of the English entry is left out. Put it in.")


def _placeholders(text: str) -> set[str] | None:
    try:
        return {f"{{{name}}}" for name in parse_message(text).names}
    except MessageError:
        return None


@cache
def known_slots() -> frozenset[str]:
    """Return the slots that the built-in words use, in lower case."""
    texts = (text for locale in locale_names() for text in catalogue(locale).values())
    return frozenset(slot.lower() for text in texts for slot in _SLOT.findall(text))


def _listed(gaps: list[str]) -> str:
    return ", ".join(f"`{gap}`" for gap in gaps)


RULE = Rule(code="ELD026", name="catalogue-gaps-differ", on=CatalogueNode, check=check)
