"""The change is a commit of a repository.

Why: What a commit takes away is still in the history, and the commit can be reverted.

Fires:

```yaml
name: delete_file
description: Deletes a file from a repository.
arguments: {path: string, branch: string, message: string}
```

Silent:

```yaml
name: delete_file
description: Deletes a file.
arguments: {path: string}
```

Source: docs/decision.md, question 6
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule(
    "ELA608",
    "committed-change",
    "ordinary",
    of_readers=False,
    needs=frozenset({"verb:create", "verb:update", "verb:destroy", "verb:remove"}),
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `reversible` when a message and a branch are given with files."""
    given = {argument.name.lower(): argument for argument in facts.tool.arguments}
    if "branch" not in given or not (facts.arguments("path") or act.head == "file"):
        return
    message = next((given[name] for name in _MESSAGES if name in given), None)
    if message is not None and act.head not in _WHOLE:
        yield by_argument("reversible", 4.0, "it is a commit, which history keeps", message)


_MESSAGES = ("message", "commit_message", "commitmessage")
_WHOLE = frozenset({"branch", "repository", "repo", "project"})
