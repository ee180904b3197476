"""An argument holds what the user has stated, if they have.

Why: `Objective, if the advertiser has stated one` says that it may still be open, and whose
it is.

Fires:

```yaml
name: create_campaign_draft
description: Creates a draft of a campaign.
arguments: {objective: {type: string, description: "Objective, if the advertiser has stated one"}}
```

Silent:

```yaml
name: create_campaign_draft
description: Creates a draft of a campaign.
arguments: {objective: {type: string, description: Objective of the campaign}}
```

Source: docs/decision.md, question 5
Verified: 2026-12-01
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.rules.decision.base import DecisionRule, Signal, by_argument

RULE = DecisionRule("ELA503", "stated-by-the-user", "setup", of_readers=False)

_STATED = (
    r"(?i)\b(if|when|once|unless)\b(?! (true|false|set|not))[^.]{0,40}\b(stated|decided|"
    r"chosen|chose|picked|expressed|agreed|settled|made up|has one in mind|asked for|"
    r"already (knows?|known|said|named|told))\b|"
    r"\b(sofern|falls|wenn|si|se|caso|quando|cuando|quand|s'il)\b[^.]{0,40}(genannt|gew.nscht|"
    r"entschieden|gew.hlt|angegeben|elegid|decidid|choisi|d.cid|escolhid|indicad|indiqu)|"
    r"\b(if|when|once) the \w+ has (said|named|given|told|answered|spoken|asked|wished|been)|"
    r"\b(left|leave|leaving) (it |this )?(open|empty|out|blank) (if|when|until|unless|while)"
    r"[^.]{0,30}\b(know|known|undecided|open|sure|asked|decided|stated|unclear|unsure)|"
    r"\b(passenger|customer|owner|user|guest|patient|person|client|tenant|driver|traveller|family)"
    r"('s|s')? (choice|choose|chooses|chose|pick|picks|picked|wish|wants|decision|decides|prefers|"
    r"preferred)\b"
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `choose` when an optional argument waits for somebody's word."""
    for argument in facts.tool.arguments:
        if argument.required or argument.depth or "boolean" in argument.types:
            continue
        if argument.name.lower().startswith(("llm_", "model_")):
            continue  # the model is asked who it is
        if re.search(_STATED, argument.description):
            says = "it is somebody's to state, and may still be open"
            yield by_argument("choose", 2.0, says, argument)
            return
