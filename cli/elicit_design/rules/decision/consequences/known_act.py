"""The verb means something of its own with this thing.

Why: To transfer a project, to book a flight or to merge two contacts says more than its
verb and its object say alone.

Fires:

```yaml
name: transfer_project
description: Transfers a project to another namespace.
```

Silent:

```yaml
name: transfer_image
description: Transfers an image to another region.
```

Source: docs/decision.md, question 3
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.frames import frame_of
from elicit_design.rules.decision.base import About, DecisionRule, Signal, by_act

RULE = DecisionRule("ELA390", "known-act", "consequences", of_readers=False)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for what the frame in `data/lexicons/frames.yaml` says."""
    others = [other for other in (*facts.leads[:1], facts.named) if _same(other, act)]
    if act.source == "description" and facts.named.quote == facts.words[0]:
        others.append(facts.named)  # "discharge_patient: finishes the encounter"
    frame = frame_of(act) or next((found for other in others if (found := frame_of(other))), None)
    if frame is None or act.surely("read"):
        return
    if not (frame.about == "executes" and act.surely("create") and _names_it(facts)):
        yield by_act(cast("About", frame.about), frame.weight, frame.says, act)


def _same(lead: Act, act: Act) -> bool:
    """Tell whether a description says the same act: the verb, or another verb on the thing."""
    if lead.verb == act.verb:  # the same words again come to the same
        return (lead.object, lead.container) != (act.object, act.container)
    return bool(act.head) and lead.head == act.head and not lead.reads


def _names_it(facts: Facts) -> bool:
    """Tell whether a name has to be given: a definition is named, a run of it is not."""
    return any(a.required and a.name.lower() in ("name", "title") for a in facts.tool.arguments)
