"""An answer is not bound to what it was given for.

Why: State that travels through the client comes back from an attacker. A consent that is not
bound to the tool, the arguments, the user, the revision and a time can be replayed for another
target, by another user, or tomorrow; one for a severe act must work once.

Bad:
```json design=projects/delete_project
{"/cases/0/question/binding/parts": ["tool", "protocol revision", "expiry"]}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/binding/expires_seconds": 300}
```

Source: specification 2026-07-28 basic/patterns/mrtr §Server Requirements 4 and 5;
backblaze-labs/b2-mcp#136; modelcontextprotocol/python-sdk#3032
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import Asked, asked

_PARTS = {
    "tool": "the tool",
    "digest": "a digest of the arguments",
    "principal": "the principal",
    "revision": "the protocol revision",
    "expiry": "an expiry",
}
"""A word that a part must contain, and what it stands for."""

_LONGEST = 3600


def check(node: DesignNode) -> Iterator[Fault]:
    """Report what the binding leaves out."""
    for one in asked(node):
        yield from _missing(one)


def _missing(one: Asked) -> Iterator[Fault]:
    binding, at = one.question.binding, f"{one.pointer}/binding"
    for word, what in _PARTS.items():
        if not any(word in part for part in binding.parts):
            says = f"The answer is not bound to {what}: it could be used for another call."
            yield Fault(f"{at}/parts", f"{says} Add it to the parts.")
    if not 0 < binding.expires_seconds <= _LONGEST:
        yield Fault(
            f"{at}/expires_seconds",
            f"An answer holds for {binding.expires_seconds} seconds. Let it expire within an hour.",
        )
    if one.severe and not binding.single_use:
        yield Fault(at, "A severe act may be released once by one answer. Say `single_use: true`.")


RULE = Rule(code="ELD006", name="answer-not-bound", on=DesignNode, check=check)
