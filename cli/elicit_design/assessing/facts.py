"""Facts about a tool, computed once and asked for by name by every rule."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from elicit_design.assessing.acts import (
    Act,
    act_of_name,
    act_of_unspaced,
    acts_of_sentence,
    noun_of,
)
from elicit_design.assessing.arguments import has_alternative, is_secret, name_kinds
from elicit_design.assessing.choices import Choices, choices_of
from elicit_design.assessing.concepts import concepts_of, services_aside
from elicit_design.assessing.language import language_of
from elicit_design.assessing.lexicon import Hit, lexicon, vocabulary
from elicit_design.assessing.phrases import find_phrases, find_unspaced
from elicit_design.assessing.siblings import Server, Siblings, as_told, siblings_of, strip, told
from elicit_design.assessing.text import fold, operation, sentences, split_name
from elicit_design.model.tool import Annotations, Argument, ToolSpec

_LEADING_SENTENCES = 8
_SURE_NAMES = frozenset(
    {"list", "search", "find", "query", "show", "view", "count", "post", "send"}
)
_WRITING = ("create", "update", "destroy", "remove", "interrupt", "grant", "send", "pay")
_FURTHER = ("send", "destroy", "pay", "interrupt", "grant", "bind")  # "uploads and publishes"
_OF_HTTP = ("post", "put", "patch")
_DRAFTING = ("draft", "compose", "sketch")
_HEADING = 3
_READ_FOR_VERB = 3
_FETCHING = frozenset({"sync", "refresh", "pull"})
_QUOTES = frozenset({"quote", "quotes", "estimate", "preview"})
_COMPUTING = frozenset({"determine", "calculate", "estimate", "compute", "simulate"})
_SHORT = 90
_CLAUSE = 16
_SUBORDINATE = frozenset({"when", "if", "once", "before", "after", "while", "whenever", "unless"})
_PREVIEW_WORDS = ("preview", "dry", "simulat", "without executing", "what would")


class Facts(NamedTuple):
    """What is known of one tool.

    Attributes:
        words: the words of its name, without the server's prefix.
        main: what the tool mainly does.
        named: what its name says; `leads` what its description's first sentence says.
        choices: discriminating arguments whose values are acts of their own.
        phrases: phrases found in the description, by kind.
        signs: what it shows, by name, so that rules that need something else are not run.
        concepts: what the words of each sentence speak of, sentence by sentence.
        by_kind: arguments by what their name says they are.
        secret_arguments: arguments that carry a secret.
        siblings: tools of the same server that bear on it.
    """

    tool: ToolSpec
    server: Server
    language: str
    words: tuple[str, ...]
    sentences: Sequence[Sequence[str]]
    main: Act
    named: Act
    leads: tuple[Act, ...]
    choices: tuple[Choices, ...]
    phrases: Mapping[str, tuple[Hit, ...]]
    concepts: tuple[frozenset[str], ...]
    all_concepts: frozenset[str]
    signs: frozenset[str]
    by_kind: Mapping[str, tuple[Argument, ...]]
    secret_arguments: tuple[Argument, ...]
    siblings: Siblings

    @property
    def annotations(self) -> Annotations:
        """The tool's annotations."""
        return self.tool.annotations

    @property
    def verb(self) -> str:
        """The tool's verb in its base form, e.g. `delete`; empty when none was recognised."""
        return self.main.verb

    @property
    def object(self) -> str:
        """The thing it acts on, as it can stand in a sentence, e.g. `documents`."""
        return self.main.object

    def arguments(self, kind: str) -> tuple[Argument, ...]:
        """Return the arguments of a kind named in `data/lexicons/arguments.yaml`."""
        return self.by_kind.get(kind, ())

    @property
    def target_arguments(self) -> tuple[Argument, ...]:
        """Arguments that name what is acted on, the most telling first, required before not."""
        named = [*self.arguments("words"), *self.arguments("id"), *self.arguments("path")]
        content = {a.where for a in (*self.arguments("code"), *self.secret_arguments)}
        unique = {a.where: a for a in named if a.where not in content and a.depth < 2}
        return tuple(
            sorted(unique.values(), key=lambda a: (not a.required, not self._names_object(a)))
        )

    def _names_object(self, argument: Argument) -> bool:
        return bool(self.main.head) and self.main.head in split_name(argument.name)

    @property
    def consent_arguments(self) -> tuple[Argument, ...]:
        """Arguments by which the model could claim that the user agreed."""
        return self.arguments("consent")

    @property
    def preview_arguments(self) -> tuple[Argument, ...]:
        """Arguments by which the call can show what it would do (a `confirm` may double as one)."""
        doubling = tuple(a for a in self.consent_arguments if doubles_as_preview(a))
        return (*self.arguments("dry_run"), *doubling)

    @property
    def required_secrets(self) -> tuple[Argument, ...]:
        """Secret arguments that the server cannot read from anywhere else."""
        return tuple(a for a in self.secret_arguments if not has_alternative(a))

    @property
    def widening_arguments(self) -> tuple[Argument, ...]:
        """Optional arguments that narrow what is touched: leaving them out widens the effect."""
        return tuple(a for a in self.arguments("widening") if not a.required)

    @property
    def path_arguments(self) -> tuple[Argument, ...]:
        """Arguments that are places on a disk or addresses."""
        return (*self.arguments("path"), *self.arguments("uri"))

    def said(self, kind: str, within: int = 99) -> Hit | None:
        """Return the first phrase of a kind in the first `within` sentences."""
        for hit in self.phrases.get(kind, ()):
            if hit.sentence < within:
                return hit
        return None

    def together(self, *concepts: str, within: int = 6) -> int | None:
        """Return the first sentence that speaks of all these concepts, None when none does."""
        spoken_of = self.all_concepts
        for concept in concepts:  # a plain loop: asked some twenty times a tool
            if concept not in spoken_of:
                return None
        for n, found in enumerate(self.concepts[:within]):
            if found.issuperset(concepts):
                return n
        return None

    def short_on(self, *concepts: str) -> bool:
        """Tell whether a short description speaks of all these, in whichever sentences."""
        if not self.all_concepts.issuperset(concepts):
            return False
        return sum(map(len, self.sentences)) <= _SHORT

    def words_of(self, sentence: int) -> str:
        """Return the beginning of a sentence, folded, as a quote."""
        return " ".join(self.sentences[sentence][:14])


def doubles_as_preview(argument: Argument) -> bool:
    """Tell whether a consent argument also shows, when not set, what the call would do."""
    text = argument.description.lower()
    return any(word in text for word in _PREVIEW_WORDS)


def facts_of(tool: ToolSpec, server: Server) -> Facts:
    """Compute the facts about one tool of a server."""
    said = sentences(told(tool.description, server))
    language = language_of(tool.description, said)
    words = strip(operation(tool.name), server.prefix)
    leads = _leads(tool, said, language)
    named = _named(words, leads, language)
    by_kind = _by_kind(tool.arguments)
    heard = services_aside(said, language) if language != "ja" else said
    concepts = concepts_of(heard, language)
    all_concepts = frozenset[str]().union(*concepts)
    phrases = _phrases(tool, heard, language, server)
    secrets = tuple(a for a in tool.arguments if is_secret(a))
    siblings = siblings_of(words, tool.name, server)
    signs = _signs(tool.annotations, phrases, all_concepts, by_kind, siblings)
    signs |= {f"last:{words[-1]}"} if words else set()
    if "interactive" in words:
        signs |= {"name:interactive"}
    if secrets:
        signs |= {"has:secret"}
    if leads and leads[0].surely("bind"):
        signs |= {"lead:bind"}
    return Facts(
        tool,
        server,
        language,
        words,
        said,
        _of_argument(_main(words, named, leads), by_kind),
        named,
        leads,
        choices_of(tool, by_kind, _placed(named, leads), language),
        phrases,
        concepts,
        all_concepts,
        signs,
        by_kind,
        secrets,
        siblings,
    )


def _signs(
    annotations: Annotations,
    phrases: Mapping[str, object],
    concepts: frozenset[str],
    by_kind: Mapping[str, object],
    siblings: Siblings,
) -> frozenset[str]:
    """Return what a tool shows, each kind of thing with its name before it."""
    found = {f"phrase:{kind}" for kind in phrases}
    found.update(f"argument:{kind}" for kind in by_kind)
    found.update(f"concept:{concept}" for concept in concepts)
    if annotations.read_only:
        found.add("hint:read-only")
    if annotations.destructive is not None:
        found.add("hint:destructive" if annotations.destructive else "hint:not-destructive")
    if siblings.undo:
        found.add("sibling:undo")
    return frozenset(found)


def _leads(tool: ToolSpec, said: Sequence[Sequence[str]], language: str) -> tuple[Act, ...]:
    if language == "ja":
        return act_of_unspaced(tool.description, lexicon("ja"))
    words = lexicon(language)
    alone = len(said) == 1  # "Publish postmortem" is no heading when it is all that is said
    told = [one for one in said[:_LEADING_SENTENCES] if alone or len(one) >= _HEADING]
    for sentence in (*map(_main_clause, told[:1]), *told[1:_READ_FOR_VERB]):
        found = acts_of_sentence(sentence, words)
        if found:
            return found
    return ()


def _main_clause(sentence: Sequence[str]) -> Sequence[str]:
    """Return a sentence without the clause it opens with ("When you receive a dispute, ...")."""
    if sentence[0] not in _SUBORDINATE or "," not in sentence[1:_CLAUSE]:
        return sentence
    return sentence[sentence.index(",") + 1 :]


def _named(words: tuple[str, ...], leads: tuple[Act, ...], language: str) -> Act:
    lead = leads[0] if leads else Act()
    act = act_of_name(words, lead, lexicon("en"))
    if act.verb or language in ("en", "ja"):
        return act
    return act_of_name(words, lead, lexicon(language))


def _main(words: tuple[str, ...], named: Act, leads: tuple[Act, ...]) -> Act:
    """Prefer the name's verb; the description's where the name has none or a doubtful one."""
    if not leads or (named.verb and _boilerplate(leads[0])):
        return named
    lead = leads[0]
    rehearsed = lead.reads and not vocabulary("rehearsals").isdisjoint(words)
    named_after = named.verb in lexicon("en").nounlike and words[0] != named.verb
    rehearsed = rehearsed or (named_after and lead.verb in _DRAFTING)
    rehearsed = rehearsed or _told_otherwise(named, lead)
    decider = lead if rehearsed else _deciding(words, named, leads)
    if decider is not None:
        return decider
    english = lexicon("en")
    soft = named.verb in english.nounlike and named.verb not in _SURE_NAMES
    firm = bool(leads) and lead.verb not in english.nounlike and not lead.may("execute")
    if soft and firm and not named.may("connect") and lead.verb not in vocabulary("vague"):
        lead = _harshest(leads)
        return lead if lead.head else _with_object(lead, named)
    doubtful = not any(named.kinds.values()) and lead.verb not in vocabulary("vague")
    if not named.verb or (doubtful and lead.verb != named.verb):
        return lead if lead.head or not named.head else _with_object(lead, named)
    same = next((other for other in leads if other.verb == named.verb), None)
    if named.head and same and not named.container:
        return named._replace(container=same.container, container_kinds=same.container_kinds)
    return named if named.head else _with_object(named, lead)


def _told_otherwise(named: Act, lead: Act) -> bool:
    """Tell whether a description says what a verb of the name means here.

    "sync_transactions: fetches what is new", "create_cancellation: gets a quote", "reorder: orders
    the same again".
    """
    if not named.verb or not lead.reads:
        return named.verb == f"re{lead.verb}"
    quoted = not _QUOTES.isdisjoint(lead.object.split())
    return named.verb in _FETCHING or lead.verb in _COMPUTING or quoted


def _harshest(leads: Sequence[Act]) -> Act:
    """Return the deletion among the verbs of a description ("create, update or delete")."""
    return next((lead for lead in leads if lead.surely("destroy")), leads[0])


def _deciding(words: tuple[str, ...], named: Act, leads: tuple[Act, ...]) -> Act | None:
    """Return the description's act where the name's verb is a noun, or only where it begins."""
    lead = leads[0]
    if not named.verb:
        return None
    if words[-1] in lexicon("en").nominal or words[-1] in _SURE_NAMES:
        if lead.reads:
            return lead
        if named.reads and words[0] != named.verb:
            return lead if lead.surely(*_WRITING) else None  # "scale_count"
    if named.surely("create") and all(other.verb != named.verb for other in leads):
        harsher = lead.surely("destroy", "interrupt", "cancel", "pay")  # "compose_down"
        published = lead.surely("send") and lead.verb not in lexicon("en").nounlike
        return lead if harsher or published else None
    if named.verb != lead.verb or not named.may("create", "update"):
        return lead if _of_http(named, lead) else None
    further = next((other for other in leads[1:] if other.surely(*_FURTHER)), None)
    return _with_object(further, named) if further is not None and named.head else further


def _of_http(named: Act, lead: Act) -> bool:
    """Tell whether a name has a verb of HTTP for what is told ("post_pool: creates a pool")."""
    same = named.verb in _OF_HTTP and lead.head == named.head
    return same and lead.surely("create", "update") and not lead.on("message")


def _placed(named: Act, leads: tuple[Act, ...]) -> Act:
    """Return what a name says with where, by the description, its thing stands."""
    for lead in leads[:1]:
        if lead.head == named.head and not named.container:
            return named._replace(container=lead.container, container_kinds=lead.container_kinds)
    return named


def _boilerplate(lead: Act) -> bool:
    """Tell whether a description only says that an operation is called ("Execute the X API")."""
    return lead.may("execute") and lead.head in vocabulary("boilerplate")


def _of_argument(act: Act, by_kind: Mapping[str, Sequence[Argument]]) -> Act:
    """Return an act without an object with the thing that a required id names (`broker_id`)."""
    if act.head or not act.verb or act.reads:
        return act
    for argument in by_kind.get("id", ()):
        words = split_name(argument.name)[:-1]
        if argument.required and argument.depth == 0 and words:
            noun = noun_of(words, lexicon("en"))
            return act._replace(object=noun.words, head=noun.head, object_kinds=noun.kinds)
    return act


def _with_object(act: Act, other: Act) -> Act:
    return act._replace(
        object=other.object,
        head=other.head,
        object_kinds=other.object_kinds,
        container=act.container or other.container,
        container_kinds=act.container_kinds or other.container_kinds,
    )


def _phrases(
    tool: ToolSpec, said: Sequence[Sequence[str]], language: str, server: Server
) -> dict[str, tuple[Hit, ...]]:
    names, own = server.told_names, fold(as_told(tool.name))
    found = find_phrases(said, lexicon("en"), names, own)
    if language == "ja":
        return {**found, **find_unspaced(tool.description, lexicon("ja"))}
    if language != "en":
        for kind, hits in find_phrases(said, lexicon(language), names, own).items():
            found[kind] = (*found.get(kind, ()), *hits)
    return found


def _by_kind(arguments: Sequence[Argument]) -> dict[str, tuple[Argument, ...]]:
    found: dict[str, list[Argument]] = {}
    for argument in arguments:
        for kind in name_kinds(argument.name):
            found.setdefault(kind, []).append(argument)
    return {kind: tuple(members) for kind, members in found.items()}
