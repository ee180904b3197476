"""What the other tools of the same server say about one tool."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from elicit_design.assessing.lexicon import inverses, lexicon
from elicit_design.assessing.text import bases, fold, operation, singular, split_name
from elicit_design.model.tool import ToolSpec

_SHARE = 0.6
_HYPHENED = re.compile(r"(?<![\w-])[A-Za-z]\w*(?:-\w+)+(?![\w-])")
_PREVIEW = frozenset({"preview", "plan", "estimate", "simulate", "dry", "validate", "check"})
_PRICE = frozenset({"cost", "price", "pricing", "quote", "fee", "rate", "rates", "estimate"})
_CONSENT = frozenset({"confirm", "approve", "consent"})
_SEND = frozenset({"send", "publish", "dispatch", "deliver"})
_LIST = frozenset({"list", "search", "find", "query"})
_COUNT = frozenset({"count"})
_PUBLISHED = frozenset(
    {"post", "tweet", "subreddit", "follower", "timeline", "feed", "reel", "hashtag", "toot"}
    | {"story", "video", "repost", "retweet", "upvote", "trend"}
)
_AT_WORK = frozenset(
    {"issue", "pull", "branch", "task", "ticket", "document", "doc", "sheet", "slide", "card"}
    | {"page", "commit", "project", "design", "file", "deal"}
)
_LOOKUP = frozenset({"get", "read", "describe", "show", "fetch", "retrieve", "view"})


class Siblings(NamedTuple):
    """Names of tools of the same server that bear on one tool; None where there is none."""

    undo: str | None = None
    preview: str | None = None
    price: str | None = None
    lookup: str | None = None
    list: str | None = None
    counting: str | None = None
    consent: str | None = None
    sending: str | None = None


_ALONE = Siblings()


class Server(NamedTuple):
    """What the tools of one server have in common.

    Attributes:
        name: the server's own name.
        told_names: names that can be told from words in a text, as `as_told` has them, folded.
        hyphened: names written with hyphens, in lower case.
        prefix: words that begin most of its tools' names and say nothing ("linear").
        by_object: thing named -> (verb, tool name) of the tools on it.
        prices, consents: whether any tool is about a price, or has a verb of consent.
        public: whether it is a network on which people publish, and no place of work.
    """

    name: str
    tools: int
    names: frozenset[str]
    told_names: frozenset[str]
    hyphened: frozenset[str]
    prefix: tuple[str, ...]
    by_object: Mapping[tuple[str, ...], tuple[tuple[str, str], ...]]
    prices: bool
    consents: bool
    public: bool


def server_of(name: str, tools: Sequence[ToolSpec]) -> Server:
    """Gather what the tools of one server share, in one pass."""
    split = [operation(tool.name) for tool in tools]
    prefix = _prefix(name, split)
    by_object: dict[tuple[str, ...], list[tuple[str, str]]] = {}
    for tool, words in zip(tools, split, strict=True):
        verb, thing = verb_and_thing(strip(words, prefix))
        by_object.setdefault(thing, []).append((verb, tool.name))
    return Server(
        name,
        len(tools),
        frozenset(tool.name for tool in tools),
        frozenset(fold(as_told(tool.name)) for tool in tools if not _plain(tool.name)),
        frozenset(tool.name.lower() for tool in tools if "-" in tool.name),
        prefix,
        {thing: tuple(found) for thing, found in by_object.items()},
        any(thing and thing[-1] in _PRICE for thing in by_object),
        any(verb in _CONSENT for found in by_object.values() for verb, _ in found),
        _is_public(by_object),
    )


def _is_public(things: Iterable[tuple[str, ...]]) -> bool:
    """Tell whether at least two tools are about what people publish, and none about work."""
    published = [thing for thing in things if not _PUBLISHED.isdisjoint(thing)]
    return len(published) > 1 and not any(_AT_WORK.intersection(thing) for thing in things)


def as_told(name: str) -> str:
    """Return a name in the form in which a text can be searched for it, as one word."""
    return name.replace("-", "_")


def told(text: str, server: Server) -> str:
    """Return a text with every hyphened name of a tool made one word ("use send-email")."""
    if not server.hyphened:
        return text
    return _HYPHENED.sub(
        lambda found: as_told(found[0]) if found[0].lower() in server.hyphened else found[0], text
    )


def _plain(name: str) -> bool:
    return "_" not in name and "-" not in name


def strip(words: tuple[str, ...], prefix: tuple[str, ...]) -> tuple[str, ...]:
    """Return a name's words without the server's prefix, as far as it matches."""
    n = 0
    while n < len(prefix) and n < len(words) - 1 and words[n] == prefix[n]:
        n += 1
    return words[n:]


@lru_cache(maxsize=65536)
def verb_and_thing(words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """Split a name into its verb and the rest in the singular, whichever comes first."""
    english = lexicon("en")
    places = [n for n, word in enumerate(words) if word in english.verbs]
    if not places:
        return "", tuple(singular(word) for word in words)
    place = 0 if 0 in places else places[-1]
    return words[place], tuple(singular(word) for word in words[:place] + words[place + 1 :])


def siblings_of(words: tuple[str, ...], own_name: str, server: Server) -> Siblings:
    """Return the tools that undo, preview, price, read, list or count the same thing."""
    verb, thing = verb_and_thing(words)
    near = [pair for pair in server.by_object.get(thing, ()) if pair[1] != own_name]
    alone = server.by_object.get((), ())
    if not (near or alone or server.prices or server.consents):
        return _ALONE
    return Siblings(
        undo=_first(near, inverse_verbs(verb)) if near else None,
        preview=_first(near, _PREVIEW),
        price=_tagged(server, thing, _PRICE, own_name) if server.prices else None,
        lookup=_first(near, _LOOKUP),
        list=_first(near, _LIST),
        counting=_first([*near, *alone], _COUNT),
        consent=_consent(server, thing, own_name) if server.consents else None,
        sending=_first(near, _SEND),
    )


def inverse_verbs(verb: str) -> frozenset[str]:
    """Return the verbs that undo this one."""
    pairs = inverses("en")
    return frozenset(inverse for base in bases(verb) for inverse in pairs.get(base, ()))


def _first(near: Sequence[tuple[str, str]], verbs: frozenset[str]) -> str | None:
    for verb, name in near:  # a plain loop: asked five times a tool
        if verb in verbs:
            return name
    return None


def _tagged(
    server: Server, thing: tuple[str, ...], tags: frozenset[str], own_name: str
) -> str | None:
    for rest in [(*thing, tag) for tag in tags] + [(tag,) for tag in tags]:
        for _, name in server.by_object.get(rest, ()):
            if name != own_name:
                return name
    return None


def _consent(server: Server, thing: tuple[str, ...], own_name: str) -> str | None:
    for rest in (thing, ("cost",), ("action",), ("operation",)):
        for verb, name in server.by_object.get(rest, ()):
            if verb in _CONSENT and name != own_name:
                return name
    return None


def _prefix(name: str, split: Sequence[tuple[str, ...]]) -> tuple[str, ...]:
    prefix: list[str] = []
    own = set(split_name(name))
    english = lexicon("en")
    for place in range(3):
        here = [w[place] for w in split if len(w) > place + 1 and list(w[:place]) == prefix]
        if not here:
            break
        word, count = Counter(here).most_common(1)[0]
        common = len(split) >= 3 and count >= _SHARE * len(split)
        if word in english.verbs and word not in own:
            break
        if not (common or word in own):
            break
        prefix.append(word)
    return tuple(prefix)
