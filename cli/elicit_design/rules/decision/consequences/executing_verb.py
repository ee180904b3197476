"""It runs what the caller wrote.

Why: A command or statement can do anything; only this call's text says what.

Fires:

```yaml
name: run_command
description: Runs a shell command.
arguments: {command: string}
```

Silent:

```yaml
name: list_commands
description: Lists commands.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.model.tool import Argument
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule("ELA370", "executing-verb", "consequences", needs=frozenset({"argument:code"}))


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `executes` when there is an argument to run."""
    code = facts.arguments("code")
    if (
        code
        and (act.may("execute") or act.on("code") or _fed(code[0], act))
        and not act.surely("create", "update")
    ):
        yield by_argument("executes", 2.0, "it runs what the caller wrote", code[0])


def _fed(argument: Argument, act: Act) -> bool:
    """Tell whether a program has to be given to an act of no known kind ("feeds a macro")."""
    return argument.required and not act.kinds
