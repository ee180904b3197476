"""An entry of a catalogue is no message.

Why: A text with an open brace, or a plural without `other`, stops the command that reads the
catalogue.

Bad:
```yaml file=locales/pt-BR.yaml
words:
  money.per.hour: "{amount por hora"
```

Good:
```yaml file=locales/pt-BR.yaml
words:
  money.per.hour: "{amount} por hora"
```

Source: docs/words-and-locales.md; Unicode ICU message syntax
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import CatalogueNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.words.message import MessageError, parse_message


def check(found: CatalogueNode) -> Iterator[Fault]:
    """Report every entry that the reader of messages refuses."""
    for key, text in found.words.items():
        try:
            parse_message(text)
        except MessageError as fault:
            yield Fault(member("", "words", key), f"This entry cannot be read: {fault}")


RULE = Rule(code="ELD027", name="catalogue-unreadable", on=CatalogueNode, check=check)
