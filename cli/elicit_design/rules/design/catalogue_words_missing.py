"""A locale's catalogue lacks an entry.

Why: English stands in for what a locale lacks, so the missing entry shows up as an English
sentence in the middle of a question in another language. A file for a locale that is built in
needs only what it replaces.

Bad:
```yaml file=locales/de.yaml
words:
  money.none: "kostenlos"
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

from collections.abc import Iterator

from elicit_design.linting.catalogues import built_in_keys, english
from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import CatalogueNode
from elicit_design.rules.base import Fault, Rule


def check(found: CatalogueNode) -> Iterator[Fault]:
    """Report every English entry that neither the file nor the product has in the locale."""
    have = built_in_keys(found.locale) | found.words.keys()
    for key, text in english(found.source.path).items():
        if key not in have:
            says = f"{found.locale} has no words for `{key}` (\u201c{text}\u201d). Add them."
            yield Fault(member("", "words", key), says)


RULE = Rule(
    code="ELD025",
    name="catalogue-words-missing",
    on=CatalogueNode,
    check=check,
    severity="warning",
)
