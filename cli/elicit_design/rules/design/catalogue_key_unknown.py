"""An entry of a catalogue has a key that nothing uses.

Why: A key with a slip of the pen replaces nothing: the built-in words stay, and nobody is told.
Nouns and verbs are open, since a project may add its own.

Bad:
```yaml file=locales/pt-BR.yaml
words:
  mony.none: "de graça"
```

Good:
```yaml file=locales/pt-BR.yaml
words:
  money.none: "de graça"
```

Source: docs/words-and-locales.md
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import get_close_matches

from elicit_design.linting.catalogues import english
from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import CatalogueNode
from elicit_design.rules.base import Fault, Rule

_OPEN = ("noun.", "verb.")
_GENDER = re.compile(r"\.[mfn](?=\.|$)")
"""Languages with genders have an entry for each where English has one."""


def check(found: CatalogueNode) -> Iterator[Fault]:
    """Report every key that the English words do not have."""
    known = english(found.source.path)
    for key in found.words:
        if _GENDER.sub(".n", key) in known or key in known or key.startswith(_OPEN):
            continue
        near = get_close_matches(key, known, 1)
        hint = f"Did you mean `{near[0]}`?" if near else "Remove it."
        yield Fault(member("", "words", key), f"Nothing uses `{key}`. {hint}", on_key=True)


RULE = Rule(
    code="ELD028",
    name="catalogue-key-unknown",
    on=CatalogueNode,
    check=check,
    severity="warning",
)
