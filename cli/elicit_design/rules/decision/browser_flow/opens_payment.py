"""It takes a payment on a page.

Why: Card and bank details are entered on the processor's page and nowhere else.

Fires:

```yaml
name: pay_invoice
description: Pays an invoice. The payer gets a hosted page of the payment processor.
```

Silent:

```yaml
name: list_invoices
description: Lists invoices.
```

Source: docs/decision.md, question 2
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.handovers import EDITING, counts, only_looks
from elicit_design.assessing.lexicon import Hit, vocabulary
from elicit_design.assessing.text import split_name
from elicit_design.rules.decision.base import (
    DecisionRule,
    Signal,
    by_act,
    by_argument,
    by_phrase,
    by_sentence,
    signs,
)
from elicit_design.rules.decision.setup.open_preferences import takes_only_options

RULE = DecisionRule(
    "ELA202",
    "opens-payment",
    "browser-flow",
    needs=signs("on", (pair.rpartition("-")[2] for pair in vocabulary("payment_means")))
    | {"on:card", "has:secret", "phrase:browser_payment", "concept:paying", "concept:flow_pay"},
)

_NOTING = frozenset({"record", "log", "track", "import", "note", "book", "categorize", "reconcile"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `payment` when the payer has to enter or approve something."""
    if act.head in ("address", "contact") or act.verb == "sign":
        return
    wanted = vocabulary("card_arguments") - (vocabulary("public_numbers") if act.reads else set())
    cards = [a for a in facts.secret_arguments if "_".join(split_name(a.name)) in wanted]
    if cards:
        yield by_argument("payment", 9.0, "card or bank details are arguments", cards[0])
    means = not vocabulary("payment_means").isdisjoint((act.pair, act.head))
    if means and act.verb in vocabulary("entering") and not act.reads:
        yield by_act("payment", 2.4, "the payer enters card or bank details", act)
    kept = act.head == "card" and act.verb in (
        "save",
        "store",
        "keep",
        "register",
        "link",
        "replace",
    )
    if kept and not means:
        yield by_act("payment", 2.6, "the payer enters a card", act)
    hit = _said(facts)
    if hit and not act.surely("destroy") and act.pair not in ("payment-link", "checkout-session"):
        weight = _weight_of_phrase(facts, act, hit)
        yield by_phrase("payment", weight, "the payer pays on a page", facts, hit)
    preparing = "starting" in facts.all_concepts and takes_only_options(facts)
    place = None if preparing else _paid(facts)
    if place is not None and not act.reads:
        yield by_sentence(
            "payment",
            _weight(facts, act, place, hit is not None),
            "the payer pays on a page",
            facts,
            place,
        )
    giving = act.verb in vocabulary("paying_back") or act.head == "checkout" or preparing
    if not hit and place is None and not giving and facts.short_on("flow_pay", "flow_till"):
        yield by_sentence("payment", _flow_weight(facts, act), "it is paid on a page", facts, 0)
    found = facts.phrases.get("browser_payment", ())
    others = [h for h in found if hit is not None and h.words != hit.words]
    if others and not act.reads:
        yield by_phrase("payment", 1.0, "it says so again", facts, others[0])
    if hit and act.verb in ("pay", "settle", "checkout", "topup", "donate", "buy"):
        yield by_act("payment", 1.6, "the user pays", act)


def _flow_weight(facts: Facts, act: Act) -> float:
    """Weigh a short description that speaks of paying and of a place to pay at."""
    looks = act.surely("read") and act.verb in vocabulary("looks")
    paying = act.may("pay") or not act.kinds or (act.on("money") and not looks)
    trading = act.verb in vocabulary("trading")
    if not _led(facts) and (trading or (act.kinds and not act.may("pay"))):
        return 1.4  # a record in books: nobody is spoken of who could pay
    return 2.6 if paying and not only_looks(facts, act, 0) else 1.4


def _led(facts: Facts) -> bool:
    """Tell whether somebody or a page to which they come is spoken of."""
    return not facts.all_concepts.isdisjoint(("person", "at_person", "sent_away", "at_opens"))


def _said(facts: Facts) -> Hit | None:
    """Return the phrase that speaks of a payment, unless its card is one of a board or deck."""
    hit = facts.said("browser_payment", within=5)
    if hit is not None and hit.words[0].startswith("zahl") and counts(facts):
        return None
    if hit is not None and hit.words == ("hosted", "page"):  # of a payment, only where one is told
        return hit if "paying" in facts.all_concepts else None
    if hit is not None and hit.words == ("payment", "method") and _kept(facts, hit):
        return None
    if hit is None or hit.words[-2:] != ("a", "card"):
        return hit
    other = vocabulary("other_cards")
    played = any(not other.isdisjoint(split_name(a.name)) for a in facts.tool.arguments)
    return None if played else hit


def _kept(facts: Facts, hit: Hit) -> bool:
    """Tell whether what is paid with is known already ("the default payment method")."""
    before = facts.sentences[hit.sentence][max(0, hit.start - 1) : hit.start]
    return not vocabulary("kept_means").isdisjoint(before)


def _weight_of_phrase(facts: Facts, act: Act, hit: Hit) -> float:
    verbs = {act.verb, *(lead.verb for lead in facts.leads[:1])}
    if not verbs.isdisjoint(_NOTING) and not _led(facts):
        return 1.0  # what was paid is written down
    if act.verb in EDITING and only_looks(facts, act, hit.sentence):
        return 1.0  # the words on a page are changed
    paying = act.may("pay", "create", "update", "bind")
    return 3.0 if paying and hit.sentence < 2 else 1.6 if paying else 1.2


def _weight(facts: Facts, act: Act, place: int, said: bool) -> float:
    if only_looks(facts, act, place):
        return 1.0  # what a till took, a receipt, the words on a page
    if said or "paying" not in facts.concepts[place]:
        return 1.0
    return 3.4 if act.verb in vocabulary("collecting") else 2.4


def _paid(facts: Facts) -> int | None:
    """Return the sentence in which somebody pays by card or on a page."""
    for pair in (
        ("paying", "card", "person"),
        ("paying", "browser", "person"),
    ):
        place = facts.together(*pair, within=5)
        if place is not None and "refusing" not in facts.concepts[place]:
            return place
    return None
