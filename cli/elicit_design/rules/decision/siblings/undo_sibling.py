"""Another tool undoes it.

Why: Where a tool of the same server brings it back, a wrong call is mended in a moment.

Fires:

```yaml
tools:
  - {name: archive_page, description: Archives a page.}
  - {name: unarchive_page, description: Brings a page back.}
```

Silent:

```yaml
tools:
  - {name: delete_page, description: Deletes a page.}
  - {name: get_page, description: Gets a page.}
```

Source: docs/decision.md, "Evidence across tools"
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal

RULE = DecisionRule("ELA801", "undo-sibling", "siblings", needs=frozenset({"sibling:undo"}))


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `reversible` when the inverse tool exists."""
    undo = facts.siblings.undo
    if undo and act.source != "choice":
        yield Signal("reversible", 1.2, "another tool undoes it", f"tool {undo}", undo)
