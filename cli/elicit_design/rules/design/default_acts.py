"""The acting option is the default.

Why: Whoever presses Enter consents. The option that leaves everything as it is comes first and
is the default; consent is a choice that has to be made.

Bad:
```json design=projects/delete_project
{"/cases/0/question/form/fields/0/default": "delete the project"}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/form/fields/0/default": "keep the project"}
```

Source: dynatrace-mcp CHANGELOG (default flipped to true); Microsoft mess-confirm.md (safe default
for risky actions)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import CandidateOption, asked, constant, is_act


def check(node: DesignNode) -> Iterator[Fault]:
    """Report a default that is an acting option, or one that is no option at all."""
    for one in asked(node):
        for field, at in one.fields:
            if not field.has_default or not field.options:
                continue
            acting = [constant(option) for option in field.options if is_act(option)]
            fixed = [constant(option) for option in field.options]
            chosen = field.default if isinstance(field.default, (list, tuple)) else [field.default]
            candidates = any(isinstance(option, CandidateOption) for option in field.options)
            if any(value in acting for value in chosen):
                yield Fault(f"{at}/default", "The default consents. Make the safe option it.")
            elif any(value not in fixed for value in chosen):
                what = "a candidate" if candidates else "no option"
                yield Fault(
                    f"{at}/default", f"The default is {what}. Make the safe option the default."
                )


RULE = Rule(code="ELD012", name="default-acts", on=DesignNode, check=check)
