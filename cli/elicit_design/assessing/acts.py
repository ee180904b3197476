"""What a tool does: the verb and the thing, read from its name, description and choices."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from elicit_design.assessing.lexicon import Lexicon
from elicit_design.assessing.text import bases, singular
from elicit_design.model.trigger import Always, Condition

_ALWAYS = Always()
_NO_KINDS: Mapping[str, bool] = MappingProxyType({})
_OPENERS = frozenset(
    {"get", "list", "search", "find", "query", "show", "view", "count", "run"}
    | {"preview", "estimate", "simulate", "plan", "check", "validate", "verify", "explain"}
    | {"help", "guide"}
)
_LEAD_WORDS = 14
_OBJECT_WORDS = 5
_AND = frozenset({"and", "then", "und", "y", "e", "et"})
_OUTWARD = ("send", "destroy", "pay", "interrupt", "grant", "bind")
_PLACING = frozenset({"to", "from", "into"})
_RIGHTS = frozenset({"read", "write", "view", "edit", "access", "execute"})
_CHOOSING = frozenset({"by", "like", "matching", "called", "named"})
_CONTAINER = frozenset({"from", "to", "of", "in", "into", "on", "for", "de", "a", "aus", "von"})


class Act(NamedTuple):
    """One thing a tool can do.

    Attributes:
        verb: base form, empty when none was recognised.
        kinds: kinds of act the verb can be, each with whether it always is.
        object: the thing in words, as it can stand in a sentence ("component property").
        head: its last word in the singular.
        object_kinds: kinds of thing the head can be.
        container: what it is taken from or put into, in the singular; empty if not said.
        source: `name`, `description` or `choice`.
        where: JSON pointer into the tool description.
        quote: the words it was read from.
        condition: for a choice, the arguments under which the tool does this.
    """

    verb: str = ""
    kinds: Mapping[str, bool] = _NO_KINDS
    object: str = ""
    head: str = ""
    object_kinds: frozenset[str] = frozenset()
    container: str = ""
    container_kinds: frozenset[str] = frozenset()
    source: str = "name"
    where: str = "/name"
    quote: str = ""
    condition: Condition = _ALWAYS

    def may(self, *kinds: str) -> bool:
        """Tell whether the verb can be one of these kinds of act."""
        known = self.kinds  # a plain loop: asked some fifty times a tool
        for kind in kinds:  # noqa: SIM110
            if kind in known:
                return True
        return False

    def surely(self, *kinds: str) -> bool:
        """Tell whether the verb is one of these kinds wherever it stands."""
        known = self.kinds
        for kind in kinds:  # noqa: SIM110
            if known.get(kind, False):
                return True
        return False

    @property
    def reads(self) -> bool:
        """Whether the verb can only be one of looking or computing."""
        known = self.kinds
        return "read" in known and (known["read"] or len(known) == 1)

    @property
    def pair(self) -> str:
        """The last two words of the thing, joined: `access-list`, `payment-method`."""
        return "-".join([*self.object.split()[-2:-1], self.head]) if self.head else ""

    def on(self, *kinds: str) -> bool:
        """Tell whether the thing is one of these kinds."""
        return not self.object_kinds.isdisjoint(kinds)


class Noun(NamedTuple):
    """A thing named by some words."""

    words: str = ""
    head: str = ""
    kinds: frozenset[str] = frozenset()
    container: str = ""
    container_kinds: frozenset[str] = frozenset()


def with_two_word_verbs(words: Sequence[str], lexicon: Lexicon) -> Sequence[str]:
    """Return the words with verbs of two words made one ("power off", "roll back")."""
    if lexicon.particles.isdisjoint(words):
        return words
    found: list[str] = []
    for n, word in enumerate(words):
        verb = _two_words(words[n - 1], word, lexicon) if n and found[-1] == words[n - 1] else None
        if verb:
            found[-1] = verb
        else:
            found.append(word)
    return found


def _two_words(first: str, second: str, lexicon: Lexicon) -> str | None:
    if second not in lexicon.particles:
        return None
    for base in bases(first):
        if verb := lexicon.two_words.get(base, {}).get(second):
            return verb
    return None


def act_of_name(words: Sequence[str], lead: Act, lexicon: Lexicon) -> Act:
    """Return what a name says, `lead` (the description's first verb) settling doubtful words."""
    tokens = with_two_word_verbs(words, lexicon)
    verbs = [
        (n, token, lexicon.verbs[token])
        for n, token in enumerate(tokens)
        if token in lexicon.verbs and (token == lead.verb or not _nominal(tokens, n, lexicon))
    ] or _stemmed(tokens, lexicon)
    if not verbs:
        return Act(quote="_".join(tokens))
    place, first, told = _leading_verb(verbs, len(tokens), lead, lexicon)
    before, after = tokens[:place], tokens[place + 1 :]
    base, kinds = _with_particle((first, told), after, lexicon)
    if base != first:
        after = after[:-1]  # "make_album_public"
    if len(after) > 1 and after[0] in _CHOOSING:  # "drop_by_tag"
        after = ()
    noun = noun_of(after, lexicon)
    if after and after[0] in _PLACING:  # "add_to_group": what is added is not said
        noun = Noun(container=noun.head, container_kinds=noun.kinds)
    elif not noun.head:
        noun = noun_of(before, lexicon)
    elif before and (place > 1 or lexicon.kinds(before[-1])):
        noun = noun._replace(container=noun.container or singular(before[-1]))
    return Act(
        base,
        kinds,
        noun.words,
        noun.head,
        noun.kinds,
        noun.container,
        lexicon.kinds(noun.container) if noun.container else frozenset(),
        quote=tokens[place],
    )


def _nominal(tokens: Sequence[str], place: int, lexicon: Lexicon) -> bool:
    """Tell whether a verb only qualifies the noun behind it ("kill report", "deploy status")."""
    if tokens[place + 1 : place + 2] and tokens[place + 1] in lexicon.things_of_verbs:
        return tokens[place] in ("login", "signin", "checkout", "payment", "send", "signup")
    return place > 0 and place == len(tokens) - 2 and tokens[-1] in lexicon.nominal


def _stemmed(tokens: Sequence[str], lexicon: Lexicon) -> list[_Verb]:
    """Return verbs known by their stem, in languages with many endings."""
    if lexicon.language == "en":
        return []
    found = [(n, lexicon.verb(token)) for n, token in enumerate(tokens)]
    return [(n, *entry) for n, entry in found if entry]


_Verb = tuple[int, str, Mapping[str, bool]]


def _leading_verb(verbs: Sequence[_Verb], length: int, lead: Act, lexicon: Lexicon) -> _Verb:
    """Choose the verb of a name, where nouns such as "order" or "list" can be verbs too.

    The description's own verb settles it when it opens or closes the name; else a first word
    that opens names ("list_deleted_users"), else the first word that is no noun.
    """
    outer = [verb for verb in verbs if verb[0] in (0, length - 1)]
    strong = [verb for verb in verbs if verb[1] not in lexicon.nounlike]
    for verb in outer:
        acting = [other for other in strong if other != verb and "read" not in other[2]]
        if verb[1] == lead.verb and not (acting and verb[1] in lexicon.leading):
            return verb  # not of "confirm_delete"
    last = verbs[-1]
    if last in outer and last[2].get("read") and lead.reads and last[1] in _OPENERS:
        return last
    first = verbs[0]
    opens = first[0] == 0 and (first in strong or first[1] in _OPENERS or not strong)
    if opens and first[1] in lexicon.leading:
        further = next((verb for verb in strong if verb != first), None)
        if further is not None:  # "request_rollback", "run_destroy"
            return further
    same = [verb for verb in verbs if verb[1] == lead.verb]
    if same and not strong and first[1] not in _OPENERS:
        return same[0]  # "queue_update_timeout"
    return first if opens else (same or strong or verbs)[0]


def noun_of(words: Sequence[str], lexicon: Lexicon) -> Noun:
    """Return the thing that words name: up to the first preposition, the container after it."""
    taken: list[str] = []
    container = ""
    for n, word in enumerate(words):
        if word in lexicon.prepositions:
            if taken:
                container = _head(words[n + 1 :], lexicon) if word in _CONTAINER else ""
                break
            continue
        if word not in lexicon.stopwords:
            taken.append(word)
    if not taken:
        return Noun()
    return _noun(taken, container, lexicon)


def _head(words: Sequence[str], lexicon: Lexicon) -> str:
    taken: list[str] = []
    for word in words[:_OBJECT_WORDS]:
        if word in lexicon.prepositions or not word[0].isalpha():
            break
        if word not in lexicon.stopwords:
            taken.append(word)
    return singular(taken[-1]) if taken else ""


def acts_of_sentence(told: Sequence[str], lexicon: Lexicon) -> tuple[Act, ...]:
    """Return the verbs that lead a sentence ("Create, update, or delete alert rules")."""
    words = with_two_word_verbs(told[: _LEAD_WORDS * 2], lexicon)
    chain: list[tuple[str, Mapping[str, bool], str]] = []
    end = 0
    joined = True
    for n, word in enumerate(words[:_LEAD_WORDS]):
        if word in lexicon.joining or word == ",":
            joined = True
            continue
        idle = word in lexicon.skip or word in lexicon.adverbs or not word[0].isalnum()
        entry = _verb_at(words, n, lexicon) if joined and not (idle and not chain) else None
        if entry and words[n + 1 : n + 2] and _noun_phrase(words[n + 1 :], lexicon):
            break
        if entry:
            chain.append((*_with_particle(entry, words[n + 1 :], lexicon), word))
            joined = False
            end = n + 1
        elif not idle or chain:
            break
    if not chain:
        return ()
    chain += _further(words, end, lexicon)
    noun = _phrase_noun(words[end:], lexicon)
    return tuple(
        Act(
            base, kinds, noun.words, noun.head, noun.kinds, noun.container,
            lexicon.kinds(noun.container) if noun.container else frozenset(),
            source="description", where="/description", quote=word,
        )
        for base, kinds, word in chain
    )  # fmt: skip


def _further(
    words: Sequence[str], end: int, lexicon: Lexicon
) -> list[tuple[str, Mapping[str, bool], str]]:
    """Return a verb further on, in the same form: "schedules a meeting and invites people"."""
    ending = words[end - 1].endswith("s")
    for before, word in pairwise(words[end:]):
        if before in _AND and word.endswith("s") == ending and word not in lexicon.nounlike:
            entry = lexicon.verb(word)
            if entry and entry[0] not in lexicon.nounlike and any(map(entry[1].get, _OUTWARD)):
                return [(*entry, word)]
    return []


_PREFIXES = (
    frozenset(
        ("ab", "an", "auf", "aus", "bei", "ein", "fort", "frei", "her", "herunter", "hin", "hinaus")
    )
    .union(("hinein", "hinzu", "los", "mit", "nach", "nieder", "um", "vor", "weg", "weiter", "zu"))
    .union(("zuruck", "zusammen"))
)
"""What German sets apart from its verb and puts at the end: "schickt den Bogen ab"."""


def separated(words: Sequence[str]) -> str:
    """Return the prefix with which a German sentence or its first clause ends, if any."""
    for n, word in enumerate(words):
        closing = n + 1 == len(words) or words[n + 1] in (",", ":", "und", "oder", "(")
        if n > 1 and closing and word in _PREFIXES:
            return word
    return ""


def _verb_at(
    words: Sequence[str], place: int, lexicon: Lexicon
) -> tuple[str, Mapping[str, bool]] | None:
    if lexicon.language == "de" and (prefix := separated(words[place:])):
        whole = lexicon.verb(prefix + words[place])
        if whole:
            return whole
    return lexicon.verb(words[place])


def _with_particle(
    entry: tuple[str, Mapping[str, bool]], rest: Sequence[str], lexicon: Lexicon
) -> tuple[str, Mapping[str, bool]]:
    """Return the verb of two words when its particle stands behind the object ("turns it off")."""
    particles = lexicon.two_words.get(entry[0], {})
    for n, word in enumerate(rest[1:5], 1):
        closing = n + 1 == len(rest) or not rest[n + 1][0].isalnum()
        if word in particles and closing and particles[word] in lexicon.verbs:
            return particles[word], lexicon.verbs[particles[word]]
    return entry


def _noun_phrase(rest: Sequence[str], lexicon: Lexicon) -> bool:
    """Tell whether what follows makes the word before it part of a noun ("kill report of")."""
    return (
        singular(rest[0]) in lexicon.nominal and len(rest) > 1 and rest[1] in lexicon.prepositions
    )


def _phrase_noun(words: Sequence[str], lexicon: Lexicon) -> Noun:
    taken: list[str] = []
    for n, word in enumerate(words):
        if word in lexicon.prepositions or word in ("that", "which", "whose", "when", "if"):
            if taken:
                inner = words[n + 1 :] if word in _CONTAINER else ()
                return _noun(taken, _head(inner, lexicon), lexicon)
            continue
        if not word[0].isalnum() or len(taken) > _OBJECT_WORDS:
            if taken:
                break
            continue
        if word in ("and", "or", "und", "e", "y", "et", "o", "ou") and taken:
            if taken[0] in _RIGHTS and not _RIGHTS.isdisjoint(words[n + 1 : n + 2]):
                taken.clear()  # "the read and edit restrictions"
                continue
            break
        if word not in lexicon.stopwords:
            taken.append(word)
    return _noun(taken, "", lexicon)


def _noun(taken: Sequence[str], container: str, lexicon: Lexicon) -> Noun:
    if not taken:
        return Noun()
    head = singular(taken[-1])
    kinds = lexicon.kinds("-".join((*taken[-2:-1], head))) or lexicon.kinds(taken[-1])
    if len(taken) > 1 and (not kinds or head in lexicon.generic):
        kinds |= lexicon.kinds(taken[-2])
    return Noun(" ".join(taken), head, kinds, container)


def act_of_unspaced(text: str, lexicon: Lexicon) -> tuple[Act, ...]:
    """Return the last verb of the first sentence, for a language that puts it there."""
    sentence = text.split("。", maxsplit=1)[0][:300]
    verbs = [(sentence.rfind(word), word) for word in lexicon.verbs if word in sentence]
    if not verbs:
        return ()
    _, verb = max(verbs)
    nouns = [(sentence.find(word), word) for word in lexicon.objects if word in sentence]
    kinds = frozenset[str]().union(*(lexicon.objects[word] for _, word in nouns))
    head = max(nouns)[1] if nouns else ""
    return (
        Act(
            verb, lexicon.verbs[verb], head, head, kinds,
            source="description", where="/description", quote=verb,
        ),
    )  # fmt: skip
