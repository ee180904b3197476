"""A choice that acts has no safe option in front.

Why: Some clients select the first option by themselves, and some have no Decline button. The
first option is the one that changes nothing, and there always is one.

Bad:
```json design=projects/delete_project
{"/cases/0/question/form/fields/0/options/0/role": "answer"}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/form/fields/0/options/0/role": "safe"}
```

Source: review of microsoft/vscode#326022; block/goose ElicitationRequest.tsx (no decline)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked, is_act

_CONSENT = frozenset({"confirm", "disambiguate"})
"""Purposes whose answer releases an act; to choose is to answer, and declining is the way out."""


def check(node: DesignNode) -> Iterator[Fault]:
    """Report acting choices whose first option is not the safe one, or that are optional."""
    for one in asked(node):
        if not _CONSENT.intersection(one.case.purposes):
            continue
        for field, at in one.fields:
            if not any(is_act(option) for option in field.options):
                continue
            if not any(option.role == "safe" for option in field.options):
                says = "No option leaves everything as it is. Add one, in front."
                yield Fault(f"{at}/options", says)
            elif field.options[0].role != "safe":
                says = "The first option acts, and clients select it by themselves. Put the safe "
                yield Fault(f"{at}/options/0", f"{says}one first.")
            if not field.required:
                says = "A choice that consents can be left out. Require it."
                yield Fault(at, says)


RULE = Rule(code="ELD013", name="safe-option-missing", on=DesignNode, check=check)
