"""More candidates are offered than a person can choose from.

Why: A list of hundreds is not a question. Up to 25 candidates are offered; above that the call
ends with an error that asks for more to go by, and with none nothing is asked at all.

Bad:
```json design=notes/notes_delete
{"/cases/0/question/form/fields/0/options/1/limit": 200}
```

Good:
```json design=notes/notes_delete
{"/cases/0/question/form/fields/0/options/1/limit": 10}
```

Source: docs/design-object.md (bands); docs/decision.md (filter before asking)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import Asked, CandidateOption, asked

_MOST = 25


def check(node: DesignNode) -> Iterator[Fault]:
    """Report limits beyond 25, loads that do not exist, and missing answers for none and many."""
    for one in asked(node):
        for option, at in one.options:
            if isinstance(option, CandidateOption):
                yield from _wrong(one, option, at)


def _wrong(one: Asked, option: CandidateOption, at: str) -> Iterator[Fault]:
    if not 0 < option.limit <= _MOST:
        yield Fault(f"{at}/limit", f"Offer at most {_MOST} candidates; answer more with an error.")
    loads = one.case.trigger.loads if one.case.trigger else ()
    if not any(load.name == option.load and load.kind == "candidates" for load in loads):
        says = f"No load of kind candidates is called `{option.load}`."
        yield Fault(f"{at}/load", f"{says} Name one of the trigger's loads.")
    counts = {band.count for band in one.question.bands}
    if not any(count == "0" for count in counts) or not any("over" in count for count in counts):
        yield Fault(
            f"{one.pointer}/bands",
            "Say what no candidate leads to (`0`), and what too many do (`over 25`).",
        )


RULE = Rule(code="ELD020", name="candidates-unbounded", on=DesignNode, check=check)
