"""It has a document signed.

Why: A signature binds because the signer gave it in person, on a page that proves it.

Fires:

```yaml
name: sign_contract
description: Opens the signing page of a contract for the user.
```

Silent:

```yaml
name: sign_url
description: Makes a presigned URL.
```

Source: docs/decision.md, question 2
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from elicit_design.assessing.acts import Act
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.handovers import only_looks
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.rules.decision.base import DecisionRule, Signal, by_act, by_phrase, by_sentence

RULE = DecisionRule(
    "ELA203",
    "opens-signing",
    "browser-flow",
    needs=frozenset({"phrase:browser_sign", "concept:signing", "concept:flow_sign", "verb:bind"}),
)
_PARTS = frozenset({"field", "block", "placeholder", "template", "image", "line", "box"})


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `sign` when the user signs a document."""
    if _drafts(facts, act) or act.head in _PARTS:
        return
    signing = act.verb in ("sign", "countersign", "esign", "notarize")
    if signing and act.head in vocabulary("documents"):
        yield by_act("sign", 2.4, "a document is signed", act)
    place = _signed(facts)
    if place is not None and not act.reads:
        told = facts.annotations.read_only and only_looks(facts, act, place)  # who has signed
        weight = 1.0 if told else 2.4
        yield by_sentence("sign", weight, "somebody signs a document", facts, place)
    other = act.may("destroy", "send") or act.verb in vocabulary("copying") or act.head == "page"
    other = other or not vocabulary("told_of").isdisjoint(facts.words[-1:]) or _signs_on(facts)
    if place is None and facts.short_on("flow_sign", "flow_paper") and not other:
        weight = 2.8 if "flow_page" in facts.all_concepts else 2.2
        if facts.annotations.read_only and only_looks(facts, act, 0):
            weight = 1.0
        yield by_sentence("sign", weight, "a document is signed", facts, 0)
    page = facts.together("browser", within=3)
    if page is not None and act.verb in ("accept", "agree") and facts.said("binds_words"):
        yield by_sentence("sign", 2.6, "terms are agreed to on a page", facts, page)
    hit = facts.said("browser_sign", within=5)
    if hit and not act.surely("read"):
        yield by_phrase("sign", 2.4, "a signature is given", facts, hit)
    elif hit and signing:
        yield by_phrase("sign", 1.6, "a signature is given", facts, hit)


def _signed(facts: Facts) -> int | None:
    """Return the sentence in which a document is signed."""
    for pair in (("signing", "document", "person"), ("signing", "document", "browser")):
        place = facts.together(*pair, within=5)
        if place is not None:
            return place
    return None


def _drafts(facts: Facts, act: Act) -> bool:
    """Tell whether only the paper is prepared, for somebody to sign later."""
    first = facts.sentences[0][:6] if facts.sentences else ()
    return act.verb in ("prepare", "draft") or "draft" in first


def _signs_on(facts: Facts) -> bool:
    """Tell whether "sign" is only said of signing in, on or up."""
    for words in facts.sentences[:4]:
        for word, after in pairwise(words):
            if word in ("sign", "signs", "signing") and after in ("in", "on", "up", "out"):
                return True
    return False
