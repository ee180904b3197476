r"""The URL is longer than clients show.

Why: Claude Code before 2.1.238 showed nothing for a URL above 4,096 characters, and nobody can
check an address of that length. Keep what the flow needs in the server, under a short id.

Bad:
```yaml
mode: url
message: Connect the mail account work? Your browser opens a page.
url: "https://mcp.example.com/connect?back=\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  %2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards%2Fboards\
  end"
```

Good:
```json
{
  "mode": "url",
  "message": "Connect the mail account work? Your browser opens a page.",
  "url": "https://mcp.example.com/connect/8f3a"
}
```

Source: anthropics/claude-code CHANGELOG 2.1.238
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.linting.nodes import RequestNode, member
from elicit_design.rules.base import Fault, Rule


def check(request: RequestNode) -> Iterator[Fault]:
    """Report a URL above the limit."""
    url = request.params.get("url")
    if isinstance(url, str) and len(url) > LONGEST:
        at = member(request.pointer, "url")
        yield Fault(
            at, f"{len(url)} characters cannot be shown or checked. Use a short one-time id."
        )


LONGEST = 2048


RULE = Rule(
    code="ELU014",
    name="url-too-long",
    on=RequestNode,
    check=check,
    needs=("url",),
    since="2025-11-25",
    severity="warning",
)
