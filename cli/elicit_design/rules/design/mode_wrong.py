"""A question is asked in the wrong mode.

Why: A credential, a sign-in, a payment or a signature must not pass through a form: the client
and the model would read it. A confirmation on a page of the server's own sends the user away
for nothing. A question is one of the two, never both.

Bad:
```json design=projects/delete_project
{"/cases/0/case/purposes": ["confirm", "payment"]}
```

Good:
```json design=projects/delete_project
{"/cases/0/case/purposes": ["confirm"]}
```

Source: specification 2026-07-28 client/elicitation §User Interaction Model, §URL Mode
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.project_nodes import DesignNode
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked

_ON_A_PAGE = frozenset({"authorize", "credential", "payment", "sign"})


def check(node: DesignNode) -> Iterator[Fault]:
    """Report a question without or with two modes, and purposes that need the other one."""
    for one in asked(node):
        form, url = one.question.form, one.question.url
        if (form is None) == (url is None):
            yield Fault(one.pointer, "A question is either a form or a page. Keep one of the two.")
        elif form is not None:
            secret = sorted(_ON_A_PAGE.intersection(one.case.purposes))
            if secret:
                yield Fault(
                    f"{one.pointer}/form",
                    f"{' and '.join(secret)} must not pass through a form. Use the server's page.",
                )
            if not form.fields:
                yield Fault(f"{one.pointer}/form", "An empty form is no consent. Add a choice.")


RULE = Rule(code="ELD016", name="mode-wrong", on=DesignNode, check=check)
