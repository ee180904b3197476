"""A template cannot be read.

Why: A template with an open brace or an unknown tag fails at the moment somebody is to be
asked, and the handler then has no message.

Bad:
```jinja
Permanently delete {{ name | clean(80) }} from {{ account | clean? It cannot be restored.
```

Good:
```jinja
Permanently delete the project {{ name | clean(80) }}? It cannot be restored.
```

Source: Jinja documentation, template designer (delimiters)
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.linting.project_nodes import TemplateNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.message._jinja import without_comments


def check(template: TemplateNode) -> Iterator[Fault]:
    """Report delimiters that are not closed or not opened."""
    text = without_comments(template.text)
    opened: tuple[str, int] | None = None
    for found in _DELIMITER.finditer(text):
        mark = found[0].strip("-")
        if opened is None and mark in CLOSES:
            opened = mark, found.start()
        elif opened is not None and mark == CLOSES[opened[0]]:
            opened = None
        else:
            at = found.start() if opened is None else opened[1]
            yield Fault(f"/@{at}-{at + 2}", "This is not closed. Write `{{ name | clean }}`.")
            return
    if opened is not None:
        yield Fault(
            f"/@{opened[1]}-{opened[1] + 2}", "This is not closed. Write `{{ name | clean }}`."
        )


CLOSES = {"{{": "}}", "{%": "%}"}
_DELIMITER = re.compile(r"{{-?|-?}}|{%-?|-?%}")


RULE = Rule(code="ELM032", name="template-syntax", on=TemplateNode, check=check, severity="error")
