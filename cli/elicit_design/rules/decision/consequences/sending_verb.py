"""The verb puts words before other people.

Why: A message that has been read cannot be taken back, and it speaks in the user's name.

Fires:

```yaml
name: send_email
description: Sends an email.
arguments: {to: string, body: string}
```

Silent:

```yaml
name: read_email
description: Reads an email.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act

RULE = DecisionRule(
    "ELA310",
    "sending-verb",
    "consequences",
    needs=frozenset({"verb:send", "verb:grant", "verb:create", "argument:words"}),
)


_ANSWERING = frozenset({"reply", "respond", "comment", "post", "write", "add", "create", "leave"})
_ANSWERS = frozenset({"comment", "thread", "status", "reply"})
_BODIES = frozenset({"body", "text", "message", "html", "content"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `sends`, by the verb and by what is sent."""
    if act.verb == "approve" and not vocabulary("approved").isdisjoint(act.object.split()):
        yield by_act("sends", 2.8, "an approval speaks for the user", act)
        return
    if not act.kinds and _written_out(facts):
        yield by_act("sends", 2.4, "a letter is written out for somebody", act)
    if facts.server.public and _answers(act):
        yield by_act("sends", 2.8, "everybody on the network can read it", act)
    if act.on("code") or (act.reads and not act.surely("send")):
        return
    reaches = (
        act.head in vocabulary("people") or act.on("message") or bool(facts.arguments("recipient"))
    )
    if act.surely("send"):
        yield by_act("sends", 3.4 if reaches else 2.2, "it sends words to other people", act)
    elif act.may("send") and reaches:
        yield by_act("sends", 2.8, "it puts words before other people", act)


def _answers(act: Act) -> bool:
    """Tell whether something is written under what others published."""
    if act.verb in ("reply", "respond", "comment") and act.head in ("post", "video", "story"):
        return True
    return act.verb in _ANSWERING and act.head in _ANSWERS


def _written_out(facts: Facts) -> bool:
    """Tell whether a subject and a text have to be given, as of a letter."""
    required = {a.name.lower() for a in facts.tool.arguments if a.required}
    return "subject" in required and not required.isdisjoint(_BODIES)
