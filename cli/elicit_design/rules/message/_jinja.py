"""The expressions of a Jinja template, found without Jinja."""

from __future__ import annotations

import re
from collections.abc import Iterator

_EXPRESSION = re.compile(r"{#.*?#}|{{(?P<inner>.*?)}}", re.DOTALL)


def expressions(text: str) -> Iterator[tuple[int, str]]:
    """Yield where each `{{ ... }}` starts and what stands inside it; comments are passed over."""
    for found in _EXPRESSION.finditer(text):
        if found["inner"] is not None:
            yield found.start(), found["inner"].strip("-")
