"""An outcome's text claims what cannot be known.

Why: After a refusal the text says that nothing was done; after an act that failed it must not,
since part of it may have happened. A refusal does not say that the user refused: a client may
have declined by itself. It tells the model not to try again, or the model will.

Bad:
```json design=projects/delete_project
{"/cases/0/question/words/en/outcome.act-failed": "Nothing was deleted: the call failed."}
```

Good:
```json design=projects/delete_project
{"/cases/0/question/words/en/outcome.act-failed": "The call failed part way. List the projects."}
```

Source: docs/design-object.md (outcomes); docker/mcp-gateway mcpadd.go (decline reported as
success); anthropics/claude-code#79174; okta/okta-mcp-server#20 (loops)
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.linting.wording import opens, plain, says
from elicit_design.rules.base import Fault, Rule
from elicit_design.rules.design._asked import asked

_NOTHING_DONE = ("refused", "dismissed", "unsupported", "ask-failed", "changed")


def check(node: DesignNode) -> Iterator[Fault]:
    """Report texts that deny a possible act, or do not deny one that was not done."""
    for one in asked(node):
        for outcome in one.question.outcomes:
            for locale, entries in one.question.words.items():
                text = entries.get(outcome.text)
                fault = _wrong(outcome.name, text) if text else None
                if fault:
                    yield Fault(member(one.pointer, "words", locale, outcome.text), fault)


def _wrong(outcome: str, text: str) -> str | None:
    nothing = bool(says("nothing_done").search(plain(text)))
    if outcome == "act-failed" and opens("nothing_done").match(plain(text)):
        return "The act failed, so part of it may have happened. Say what is known instead."
    if outcome in _NOTHING_DONE and not nothing:
        return "Say that nothing was done."
    if outcome == "refused" and not says("do_not_retry").search(plain(text)):
        return "Tell the model not to try again without a new instruction."
    if outcome == "accepted" and opens("nothing_done").match(plain(text)):
        return "The call acted, and the text says that nothing was done."
    return None


RULE = Rule(code="ELD018", name="outcome-untrue", on=DesignNode, check=check)
