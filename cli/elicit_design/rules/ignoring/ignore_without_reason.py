"""An ignore gives no reason.

Why: Whoever reads the ignore later has to know whether it still holds. The reason stands behind
the bracket.

Bad:
```yaml
type: object
properties:
  secret_note: # elicit-design: ignore[ELS060]
    type: string
    title: Note for the finder
    description: Shown to the player who opens the chest
```

Good:
```yaml
type: object
properties:
  secret_note: # elicit-design: ignore[ELS060] a note in a game, no credential
    type: string
    title: Note for the finder
    description: Shown to the player who opens the chest
```

Source: zizmor's ignore comments take a reason; practice of reviews
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import IgnoreNode
from elicit_design.rules.base import Fault, Rule


def check(ignore: IgnoreNode) -> Iterator[Fault]:
    """Report an ignore with codes and nothing behind them."""
    if ignore.codes and not ignore.reason:
        yield Fault(ignore.pointer, "Say why: `ignore[ELS012] reason`.")


RULE = Rule(
    code="ELX002", name="ignore-without-reason", on=IgnoreNode, check=check, severity="info"
)
