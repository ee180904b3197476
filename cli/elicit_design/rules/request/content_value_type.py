"""An answer's value is not a plain one.

Why: The values of `content` are text, numbers, true or false and, since 2025-11-25, lists of
text. Objects and null are not answers.

Bad:
```json
{"action": "accept", "content": {"choice": {"value": "keep"}}}
```

Good:
```json
{"action": "accept", "content": {"choice": "keep the project"}}
```

Source: schema/2026-07-28/schema.ts ElicitResult.content
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import AnswerNode, member
from elicit_design.rules.base import Fault, Rule


def check(answer: AnswerNode) -> Iterator[Fault]:
    """Report content that is no mapping, and values that are objects, null or mixed lists."""
    content = answer.data.get("content")
    at = member(answer.pointer, "content")
    if "content" in answer.data and not isinstance(content, dict):
        yield Fault(at, "`content` is a mapping from the form's fields to their values.")
    for key, value in content.items() if isinstance(content, dict) else ():
        if isinstance(value, list):
            if answer.revision == "2025-06-18" or not all(isinstance(one, str) for one in value):
                yield Fault(member(at, key), "A list in an answer holds constants as text.")
        elif value is None or isinstance(value, dict):
            yield Fault(
                member(at, key),
                "An answer is text, a number, true or false; leave it out when there is none.",
            )


RULE = Rule(code="ELR025", name="content-value-type", on=AnswerNode, check=check)
