"""It starts a sign-in in the browser.

Why: Signing in and giving consent happen on the other party's page; nothing of it belongs
in a form.

Fires:

```yaml
name: connect_github
description: Connects the user's account. Opens the consent page in the browser.
```

Silent:

```yaml
name: get_login_state
description: Tells whether the user is logged in. It never starts a login.
```

Source: docs/decision.md, question 2
Verified: 2026-12-01
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from elicit_design.assessing.acts import Act
from elicit_design.assessing.concepts import concepts_of
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.handovers import only_looks, signs_how
from elicit_design.assessing.lexicon import Hit, vocabulary
from elicit_design.rules.decision.base import (
    DecisionRule,
    Signal,
    by_act,
    by_phrase,
    by_sentence,
    signs,
)

RULE = DecisionRule(
    "ELA201",
    "starts-sign-in",
    "browser-flow",
    needs=signs("phrase", ("browser_authorize", "browser_opens"))
    | signs("concept", ("sent_away", "consenting", "signing_in", "flow_consent"))
    | signs("act", vocabulary("sign_in"))
    | signs("last", vocabulary("sign_in"))
    | signs("on", (pair.rpartition("-")[2] for pair in vocabulary("sign_in_pages")))
    | {"verb:connect"},
)


def check(facts: Facts, act: Act) -> Iterator[Signal]:
    """Speak for `authorize`, by the verb and by words that name the page."""
    found = [
        hit
        for hit in facts.phrases.get("browser_authorize", ())
        if hit.sentence < 5 and act.head != hit.words[-1] and not _part_named(facts, hit)
    ]
    hit = found[0] if found else None
    opens = facts.said("browser_opens", within=5)
    if act.pair in vocabulary("sign_in_pages") and not act.surely("destroy"):
        yield by_act("authorize", 3.0, "it makes the page at which access is given", act)
    if _signs_in(facts, act):
        yield by_act("authorize", 2.4, "it signs the user in", act)
    elif act.may("connect") and not act.on("money") and (act.head in vocabulary("linked") or hit):
        yield by_act("authorize", 2.6, "it connects an account", act)
    if hit:
        told = facts.annotations.read_only and only_looks(facts, act, hit.sentence)
        weight = 2.6 if _clear(hit) and not told else 1.2  # a picture of the page, what it asks
        yield by_phrase("authorize", weight, "the user signs in or consents", facts, hit)
    if opens:
        yield by_phrase("authorize", 1.2, "a page opens in the browser", facts, opens)
    other = act.may("pay") or act.on("money") or "share" in facts.words
    place = None if other else _flow(facts)
    if place is not None and not hit:
        yield by_sentence("authorize", 2.7, "the user signs in or consents", facts, place)
    elif place is not None:
        yield by_sentence("authorize", 1.0, "the user signs in or consents", facts, place)
    if not hit and place is None and (weight := _flow_weight(facts, act)):
        yield by_sentence("authorize", weight, "somebody gives consent on a page", facts, 0)
    for again in [h for h in found[1:] if _clear(h)][:2]:
        yield by_phrase("authorize", 1.4, "it says so again", facts, again)


def _flow(facts: Facts) -> int | None:
    """Return the sentence in which somebody consents or signs in on a page."""
    pairs = (
        ("sent_away", "account", "person"),
        ("sent_away", "browser", "person"),
        ("consenting", "browser", "person"),
        ("consenting", "browser", "account"),
        ("signing_in", "browser", "person"),
        ("signing_in", "consenting"),
        ("signing_in", "account", "person"),
    )
    for pair in pairs:
        place = facts.together(*pair)
        if place is None or "refusing" in facts.concepts[place]:
            continue
        if pair[0] == "signing_in" and _only_links(facts, place):
            continue
        if not (_signs_paper(facts, place) or _enables(facts.sentences[place])):
            return place
    return None


def _only_links(facts: Facts, place: int) -> bool:
    """Tell whether a sentence speaks of a sign-in by the noun "link" alone, which is a page too."""
    words = facts.sentences[place]
    if facts.main.may("connect") or _LINKS.isdisjoint(words):
        return False
    rest = [word for word in words if word not in _LINKS]
    return "signing_in" not in concepts_of([rest], facts.language)[0]


_LINKS = frozenset({"link", "links"})
_REFERENCES = frozenset({"lookup", "reference", "help", "docs", "scopes", "catalogue", "catalog"})
_ENABLED = frozenset({"you", "users", "your", "them", "clients", "agents", "developers", "it"})


def _enables(words: Sequence[str]) -> bool:
    """Tell whether a sentence says what something makes possible ("it allows you to ...")."""
    return any(
        (word in ("allow", "allows", "permits") and after in _ENABLED)
        or (word in ("have", "has") and after in ("permission", "permissions", "access"))
        for word, after in pairwise(words)
    )


def _part_named(facts: Facts, hit: Hit) -> bool:
    """Tell whether a later sentence names a page only to say whose part is meant."""
    before = facts.sentences[hit.sentence][max(0, hit.start - 2) : hit.start]
    end = hit.start + len(hit.words)
    if hit.words[0].startswith("sign") and signs_how(facts.sentences[hit.sentence][end : end + 1]):
        return True
    return hit.sentence > 0 and list(before) == ["of", "the"]


def _signs_paper(facts: Facts, place: int) -> bool:
    """Tell whether a sentence speaks of a signature on a document, which is no sign-in."""
    if "signing" not in facts.concepts[place] or facts.said("browser_sign", within=5) is None:
        return False
    words = facts.sentences[place]
    return not any(
        word.startswith("sign") and after in ("in", "on", "up") for word, after in pairwise(words)
    )


def _signs_in(facts: Facts, act: Act) -> bool:
    """Tell whether the verb, or the last word of a name without another verb, is a sign-in."""
    if act.surely("read") or not _REFERENCES.isdisjoint(facts.words[-1:]):
        return False
    if act.verb in vocabulary("sign_in"):
        admitting = act.verb in ("authorize", "authenticate")
        if admitting and act.source == "choice" and any(a.required for a in facts.arguments("id")):
            return False  # one of the things that can be done with a device or a member
        named = any(argument.required for argument in facts.tool.arguments)
        return not (admitting and named and act.head in vocabulary("guest_like"))
    alone = not act.kinds or act.may("connect") or act.verb in vocabulary("vague")
    return alone and not vocabulary("sign_in").isdisjoint(facts.words[-1:])


def _clear(hit: Hit) -> bool:
    """Tell whether a phrase says enough: several words, or one of a script without spaces."""
    return len(hit.words) > 1 or not hit.words[0].isascii()


def _flow_weight(facts: Facts, act: Act) -> float:
    """Weigh a short description that speaks of consent, of a page and of a lasting link."""
    material = act.may("create", "update", "execute") and act.on("code", "working")
    taking = act.verb in vocabulary("taking_access")
    admitting = act.may("grant") and (taking or act.head in vocabulary("guest_like"))
    if act.may("destroy", "pay") or act.on("money") or act.head == "page" or material or admitting:
        return 0.0
    if not facts.short_on("flow_consent", "flow_page", "flow_bond"):
        return 0.0
    weight = 2.4 if "person" in facts.all_concepts else 1.6
    named = not vocabulary("linking_names").isdisjoint(facts.words)
    return weight + 1.2 * named + 0.8 * ("flow_wait" in facts.all_concepts)
