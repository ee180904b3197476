"""Calls by which somebody is handed over to a page, and what they do there.

Three things speak independently of each other: that a page is put before somebody, that it is
a person who acts, and what kind of act it is (to let in, to give a secret, to pay, to sign). Any
wording has some of them; no single word decides.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from elicit_design.assessing.acts import Act
from elicit_design.assessing.concepts import concepts_of_name
from elicit_design.assessing.facts import Facts
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.model.assessment import Purpose

_READ = 5
_SHORT = 160
_PERSON = frozenset({"person"})
_LED = frozenset({"at_opens", "sent_away", "at_must"})
_STRONG = frozenset({"at_page", "at_till"})
_STRONG_PAIRS = (("at_phone", "at_signs"), ("at_chat", "at_apart"))
_WEAK = frozenset({"at_desk", "at_gate"})
_PEOPLE = frozenset({"person", "at_person"})
_OBLIGED = frozenset({"at_must", "person"})
_PAGE, _ACT, _BOTH = 1.0, 0.75, 2.25
"""How much must speak for the page, for the act, and for both together."""
_SIGNS = frozenset({"at_signs"})
_SIGN_IN = frozenset({"at_gate", "at_lets"})
_SITE = frozenset({"page", "pages", "widget", "policy", "policies", "experience", "brand"})
"""Parts of a site that its owner works on; a page to go to is known by other words."""
_HOW = frozenset(
    {"turn", "order", "person", "ink", "front", "presence", "writing", "full", "parallel"}
    | {"sequence", "glass", "screen", "tablet", "paper", "behalf", "blue", "pairs", "his", "her"}
)
_ERRANDS = frozenset(
    (before, verb)
    for befores, verbs in (
        (("to",), ("pay", "sign", "settle", "countersign", "undersign", "initial")),
        (("zum", "zur"), ("bezahlen", "zahlen", "unterschreiben", "unterschrift", "zahlung")),
        (
            ("a", "para"),
            ("pagar", "abonar", "firmar", "suscribir", "assinar", "quitar", "rubricar"),
        ),
        (("pour", "a"), ("payer", "regler", "signer", "parapher", "acquitter", "solder")),
    )
    for before in befores
    for verb in verbs
)
NAMED_PAGES = frozenset(
    {"link", "url", "portal", "checkout", "till", "paylink", "window", "screen"}
)
_WRITING = frozenset({"generate", "create", "write", "build", "make"})
EDITING = frozenset(
    {"change", "edit", "rename", "rewrite", "reword", "translate", "customize", "adjust", "modify"}
    | {"set", "update", "replace", "style"}
)
"""Verbs of work on a page, which puts it before nobody."""

_ACTS: dict[Purpose, tuple[tuple[str, float], ...]] = {
    "sign": (("at_signs", 0.8), ("document", 0.5), ("flow_paper", 0.3)),
    "payment": (("at_pays", 0.7), ("at_till", 0.7), ("at_means", 0.5)),
    "credential": (("at_keys", 0.7), ("at_gives", 0.5), ("keeping", 0.3)),
    "authorize": (("at_lets", 0.6), ("at_link", 0.4), ("at_gate", 0.4), ("at_back", 0.3)),
}
_NEEDS: dict[Purpose, frozenset[str]] = {
    "sign": frozenset({"at_signs"}),
    "payment": frozenset({"at_pays"}),
    "credential": frozenset({"at_keys"}),
    "authorize": frozenset({"at_lets", "at_gate", "at_link"}),
}
_RIGHTS = frozenset({"permission", "permissions", "access", "scope", "scopes"})
_DENIED = frozenset(
    {(verb, what) for verb in ("have", "has", "requires", "need", "needs") for what in _RIGHTS}
    | {("is", "not"), ("are", "not"), ("was", "not")}
    | {(verb, whom) for verb in ("allow", "allows", "permits") for whom in ("you", "users", "your")}
)


class Handover(NamedTuple):
    """What somebody does at the page to which they are handed over.

    Attributes:
        purpose: what they do there.
        weight: how much speaks for it.
        sentence: the sentence that says that they are handed over.
    """

    purpose: Purpose
    weight: float
    sentence: int


def handover(facts: Facts, act: Act) -> Handover | None:
    """Return to what somebody is handed over, None when nobody is."""
    told = [_filled(*pair) for pair in zip(facts.concepts, facts.sentences[:_READ], strict=False)]
    named = concepts_of_name(facts.words, facts.language)
    if not told or _other_work(facts, act, named):
        return None
    pages = [_page_told(facts, told, n) for n in range(len(told))]
    if not NAMED_PAGES.isdisjoint(facts.words[-1:]):
        pages[0] = max(pages[0], 1.3)
    place = max(range(len(told)), key=pages.__getitem__)
    if pages[place] < _PAGE or only_looks(facts, act, place):
        return None
    best, weight = _strongest(facts, act, told, place, named)
    if weight < _ACT or pages[place] + weight < _BOTH:
        return None
    firm = (
        "at_page" in told[place] or "at_till" in told[place] or not _NEEDS[best].isdisjoint(named)
    )
    if not firm and _NEEDS[best].isdisjoint(told[place]):
        return None
    return Handover(best, 0.9 + pages[place] + weight, place)


def _strongest(
    facts: Facts, act: Act, told: Sequence[frozenset[str]], place: int, named: frozenset[str]
) -> tuple[Purpose, float]:
    """Return what is most likely done at the page, and how much speaks for it."""
    if counts(facts):
        told = [said - {"at_pays"} for said in told]
    elif act.may("pay"):
        named |= {"at_pays"}
    acts = {purpose: _act(purpose, told, place, named) for purpose in _ACTS}
    if _signs_in(facts):
        acts["sign"] = 0.0
    if "at_till" in told[place] and acts["payment"] >= _ACT:
        acts["authorize"] *= 0.6  # who pays has to approve it too
    if facts.required_secrets and acts["payment"] >= acts["authorize"]:
        acts["payment"] = acts["authorize"] = 0.0  # the call has its secret already
    best = max(_ACTS, key=acts.__getitem__)
    return best, acts[best]


def counts(facts: Facts) -> bool:
    """Tell whether German "zählt" is meant, which without its dots is "zahlt" (pays)."""
    return facts.language == "de" and "zähl" in facts.tool.description.lower()


def _other_work(facts: Facts, act: Act, named: Collection[str]) -> bool:
    """Tell whether a tool is a manual, destroys, writes code or keeps settings."""
    if act.surely("destroy") or sum(map(len, facts.sentences[:_READ])) > _SHORT:
        return True
    material = act.verb in _WRITING and act.on("code", "working")
    return "at_settings" in named or (material and act.head not in vocabulary("pages_to_go_to"))


def _filled(said: frozenset[str], words: Sequence[str]) -> frozenset[str]:
    """Add what follows: people by any word, a payment where a till takes cards, a sign-in."""
    if "at_person" in said:
        said |= _PERSON
    if _signs_on(words):
        said -= _SIGNS
        if _SITE.isdisjoint(words):
            said |= _SIGN_IN
    return said | {"at_pays"} if said.issuperset(("at_till", "at_means")) else said


def _page_told(facts: Facts, told: Sequence[frozenset[str]], n: int) -> float:
    """Weigh how much a sentence puts a page before somebody, or sends them to pay or to sign."""
    if _denies(facts, n):
        return 0.0
    sent = "person" in told[n] and ("sent_away" in told[n] or "at_opens" in told[n])
    return max(_page(told, n), 1.3 * (sent and _has_errand(facts, n)))


def _has_errand(facts: Facts, n: int) -> bool:
    """Tell whether somebody is sent to pay or sign ("to pay", not "the invoice to pay")."""
    words = facts.sentences[n]
    return any(
        pair in _ERRANDS and "at_pays" not in concepts_of_name(words[i - 1 : i], facts.language)
        for i, pair in enumerate(pairwise(words))
    )


def _page(told: Sequence[frozenset[str]], n: int) -> float:
    """Weigh how much a sentence puts a page before somebody."""
    said = told[n]
    led = "at_opens" in said or "sent_away" in said or said.issuperset(_OBLIGED)
    person = 0.5 if "person" in said else 0.3 * _person_beside(told, n)
    done = "at_signs" in said or said.issuperset(("at_keys", "at_gives"))
    if not said.isdisjoint(_STRONG) or any(said.issuperset(pair) for pair in _STRONG_PAIRS):
        weight = 0.9 + 0.2 * (done and not led) if led or person or done else 0.0
    else:
        weight = 0.5 if not said.isdisjoint(_WEAK) and (led or done) and person else 0.0
    denied = "refusing" in said and "person" not in said and "at_else" not in said
    if weight == 0.0 or denied or "at_settings" in said:
        return 0.0
    return weight + 0.5 * led + person


def _denies(facts: Facts, n: int) -> bool:
    """Tell whether a sentence says what a tool is not, or what something makes possible."""
    pairs = set(pairwise(facts.sentences[n]))
    return not pairs.isdisjoint(_DENIED)


def _person_beside(told: Sequence[frozenset[str]], n: int) -> bool:
    """Tell whether the sentence before or after speaks of a person."""
    return any("person" in said for said in (*told[n - 1 : n], *told[n + 1 : n + 2]))


def only_looks(facts: Facts, act: Act, place: int) -> bool:
    """Tell whether pages are only told of: no page is made, and none is needed otherwise."""
    said = facts.concepts[place]
    reads = act.reads or any(lead.reads for lead in facts.leads[:1])
    reader = facts.annotations.read_only and reads and place == 0
    missing = "at_else" in said and not said.isdisjoint(_PEOPLE) and not said.isdisjoint(_LED)
    pages = vocabulary("pages_to_go_to")
    made = act.head in pages and ("at_opens" in said or not said.isdisjoint(_PEOPLE))
    if made or not NAMED_PAGES.isdisjoint(facts.words[-1:]):
        return False
    if missing and not reader:
        return False
    if facts.annotations.read_only:
        handed = "at_opens" in said and not said.isdisjoint(_PEOPLE)
        opens = handed and (not act.reads or (place == 0 and act.verb == "get"))
        return "sent_away" not in said and not opens
    if act.reads and act.verb in vocabulary("looks"):
        return place == 0
    return act.verb in EDITING and "at_opens" not in said and "sent_away" not in said


def _act(
    purpose: Purpose, told: Sequence[Collection[str]], place: int, named: Collection[str]
) -> float:
    """Weigh how much is said of an act: at the page, elsewhere in the description, in the name."""
    needed = _NEEDS[purpose]
    if needed.isdisjoint(named) and all(needed.isdisjoint(said) for said in told):
        return 0.0
    weight = 0.0
    for concept, share in _ACTS[purpose]:
        if concept in told[place]:
            weight += share
        elif any(concept in said for said in told):
            weight += 0.6 * share
        weight += 0.6 * share * (concept in named)
    acted = any("person" in said and not needed.isdisjoint(said) for said in told)
    return weight + 0.3 * acted


def _signs_in(facts: Facts) -> bool:
    """Tell whether "sign" is only said of signing in, on, up or out."""
    return any(_signs_on(words) for words in (*facts.sentences[:_READ], facts.words))


def _signs_on(words: Sequence[str]) -> bool:
    """Tell whether somebody signs in, and not "signs in turn" or "signs on the screen"."""
    return any(
        word in ("sign", "signs", "signing")
        and after in ("in", "on", "up", "out")
        and not signs_how(words[n + 2 : n + 3])
        for n, (word, after) in enumerate(pairwise(words))
    )


def signs_how(following: Sequence[str]) -> bool:
    """Tell whether what follows "signs in" or "signs on" says how or on what, not where."""
    return not _HOW.isdisjoint(following)
