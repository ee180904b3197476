"""Somebody is handed over to a page, to let in, give a secret, pay or sign there.

Why: Few authors write "OAuth" or "checkout". That a page is put before somebody, that a person
acts and what kind of act it is speak for each other, whatever each of them is called.

Fires:

```yaml
name: orchard_gauge_join
description: The grower is taken to the gauge maker's portal and agrees there that we read along.
arguments: {gauge: {type: string, required: true}}
```

Silent:

```yaml
name: list_consents
description: Lists on which page each grower agreed that we read along.
arguments: {gauge: {type: string, required: true}}
```

Source: docs/decision.md, question 2
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.handovers import NAMED_PAGES, handover
from elicit_design.model.assessment import Purpose
from elicit_design.rules.decision.base import DecisionRule, Signal, by_sentence, signs
from elicit_design.rules.decision.setup.open_preferences import takes_only_options

_PLACES = ("at_page", "at_till", "at_desk", "at_gate", "at_phone", "at_apart", "sent_away")
_ERRANDS = ("at_signs", "at_pays")  # "to sign", "to pay": an errand names no place
RULE = DecisionRule(
    "ELA206",
    "handed-over",
    "browser-flow",
    needs=signs("concept", (*_PLACES, *_ERRANDS)) | signs("last", NAMED_PAGES),
)
_SAYS: dict[Purpose, str] = {
    "authorize": "somebody is handed over to a page, to give access there",
    "credential": "somebody is handed over to a page, to give a secret there",
    "payment": "somebody is handed over to a page, to pay there",
    "sign": "somebody is handed over to a page, to sign there",
}


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for what is done at the page, of the act that the tool mainly is."""
    found = handover(facts, act) if act.source != "choice" else None
    preparing = "starting" in facts.all_concepts and takes_only_options(facts)
    if found is not None and not (preparing and found.purpose in ("payment", "authorize")):
        says = _SAYS[found.purpose]
        yield by_sentence(found.purpose, found.weight, says, facts, found.sentence)
