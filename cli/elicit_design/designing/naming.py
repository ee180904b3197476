"""Which arguments name the object of a call, count it, say where it is and whom it reaches."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from elicit_design.assessing.text import singular, split_name
from elicit_design.designing.phrasing import Phrasing, phrasing
from elicit_design.model.tool import Argument, ToolSpec

_DEEPEST = 1
_LONG = ("text", "content", "message", "description", "html", "markdown", "data", "json", "prompt")
_SIMPLE = frozenset({"string", "integer", "number"})
_NOT_A_WORD = re.compile(r"\W|_")
_LONGEST = 60
_KEYS = frozenset({"id", "number", "name", "key"})
_IDENTIFIER = re.compile(r"[^A-Za-z0-9_]+")


@dataclass(frozen=True, slots=True)
class Named:
    """The arguments of a tool by the part they play in a sentence."""

    name: Argument | None = None
    counted: Argument | None = None
    place: tuple[Argument, ...] = ()
    recipient: Argument | None = None
    details: tuple[Argument, ...] = ()
    statement: Argument | None = None


def named_arguments(tool: ToolSpec, noun: str, usable: Sequence[Argument]) -> Named:
    """Tell which of the usable arguments say what `noun` the call is about.

    Args:
        tool: the tool.
        noun: the object in English, singular.
        usable: its arguments without secrets, consent switches and paging.
    """
    words = phrasing()
    shallow = [argument for argument in usable if argument.depth <= _DEEPEST]
    simple = [a for a in shallow if _is_simple(a)]
    nouns = _noun_words(noun)
    name = _best(simple, nouns, words)
    counted = _first(a for a in shallow if _counts(a, nouns, words)) if not name else None
    taken = {a.path for a in (name, counted) if a}
    free = [a for a in simple if a.path not in taken]
    whole = [a for a in free if _is_whole(a, noun)]
    place = [a for a in free if a.required and a not in whole and _is_place(a, nouns, words)]
    details = [a for a in simple if a.required and a.depth == 0 and not _is_long(a, words)]
    if not (name or counted or place or whole or details):
        details = [a for a in shallow if _is_list_of_words(a)]
    return Named(
        name,
        counted,
        (*whole[:1], *place[:2]),
        _recipient(shallow, words),
        tuple(details[:3]),
        _first(
            a for word in words.statements for a in shallow if split_name(a.name)[-1:] == (word,)
        ),
    )


def identifier(path: str) -> str:
    """Return a placeholder name for an argument, from the end of its path."""
    segments = [part for part in path.split("/") if part not in ("", "-")]
    words = split_name(segments[-1]) if segments else ()
    text = _IDENTIFIER.sub("", "_".join(words)) or "value"
    return f"n{text}" if text[0].isdigit() else text


def words_of(argument: Argument) -> str:
    """Return an argument's name as words, without the ending that says it is an id."""
    words = [_NOT_A_WORD.sub("", w) for w in split_name(argument.name)]
    return " ".join(w for w in words if w and w not in phrasing().opaque)[:_LONGEST] or "id"


def once(arguments: Iterable[Argument]) -> tuple[Argument, ...]:
    """Return arguments once by their place in the description, the first of each."""
    found: dict[str, Argument] = {}
    for argument in arguments:
        found.setdefault(argument.where, argument)
    return tuple(found.values())


def _best(arguments: Sequence[Argument], nouns: Sequence[str], words: Phrasing) -> Argument | None:
    telling = [a for a in arguments if not _is_long(a, words)]
    ranked = [(_rank(a, nouns, words), n, a) for n, a in enumerate(telling)]
    known = [entry for entry in ranked if entry[0] < 100]
    return min(known, key=lambda entry: entry[:2])[2] if known else None


def _rank(argument: Argument, nouns: Sequence[str], words: Phrasing) -> int:
    """Rank an argument as the object's name; below 100 it is one, less is better."""
    tokens = split_name(argument.name)
    if not tokens:
        return 100
    own = [_with_noun(tokens, noun) for noun in nouns]
    form = next((f for f in own if f is not None), None)
    if form is None and len(tokens) == 1:
        form = tokens[0]
    order = words.identifying.index(form) if form in words.identifying else None
    if order is None and not nouns_of(tokens[-1], words).isdisjoint(nouns):
        order = len(words.identifying)
    if order is None:
        return 100
    return order * 2 + (0 if argument.required else 40) + argument.depth


def nouns_of(word: str, words: Phrasing) -> frozenset[str]:
    """Return the nouns that an argument called so identifies (`email`: a user, a contact)."""
    return words.identifying_some.get(word, frozenset())


def _with_noun(tokens: Sequence[str], noun: str) -> str | None:
    """Return `noun`, `noun_id` and so on when the tokens are the noun with such an ending."""
    joined = "".join(tokens)
    flat = noun.replace(" ", "")
    if joined == flat or singular(joined) == flat:
        return "noun"
    if len(tokens) > 1 and "".join(tokens[:-1]) == flat:
        return f"noun_{tokens[-1]}"
    return None


def _noun_words(noun: str) -> tuple[str, ...]:
    words = noun.split(" ")
    return tuple(dict.fromkeys(" ".join(words[n:]) for n in range(len(words)) if words[n:]))


def _is_simple(argument: Argument) -> bool:
    kinds = set(argument.types)
    return (
        "/-" not in argument.path and (not kinds or bool(kinds & _SIMPLE)) and "array" not in kinds
    )


def _counts(argument: Argument, nouns: Sequence[str], words: Phrasing) -> bool:
    """Tell whether an array argument lists the objects of the call."""
    if "array" not in argument.types:
        return False
    tokens = tuple(singular(token) for token in split_name(argument.name))
    flat = "".join(t for t in tokens if t not in words.opaque)
    if not argument.required and flat == "".join(tokens):
        return False
    return not flat or any(
        flat in (noun.replace(" ", ""), "name", "item", "key", "path") for noun in nouns
    )


def _is_long(argument: Argument, words: Phrasing) -> bool:
    """Tell whether an argument is a text or an address too long for a sentence."""
    last = split_name(argument.name)[-1:]
    limit = argument.schema.get("maxLength")
    long_text = isinstance(limit, int) and limit > 200
    return bool(set(last) & {*words.statements, *_LONG}) or long_text


def _is_list_of_words(argument: Argument) -> bool:
    """Tell whether an argument holds words of a command line, which may name the thing."""
    items = argument.schema.get("items")
    strings = isinstance(items, Mapping) and items.get("type") == "string"
    return argument.depth == 0 and "array" in argument.types and strings


def _is_whole(argument: Argument, noun: str) -> bool:
    """Tell whether an argument says what the thing is a part of: a `run_id` for a run's logs."""
    tokens = split_name(argument.name)
    of = _noun_words(noun.rpartition(" ")[0]) if " " in noun else ()
    return len(tokens) > 1 and tokens[-1] in _KEYS and " ".join(tokens[:-1]) in of


def _is_place(argument: Argument, nouns: Sequence[str], words: Phrasing) -> bool:
    tokens = split_name(argument.name)
    stem = tokens[:-1] if len(tokens) > 1 and tokens[-1] in words.container_suffixes else tokens
    flat = "".join(stem)
    if flat in words.located_by:
        return words.located_by[flat] not in nouns
    return flat in words.containers and flat not in {n.replace(" ", "") for n in nouns}


def _recipient(arguments: Sequence[Argument], words: Phrasing) -> Argument | None:
    named = {"_".join(split_name(a.name)): a for a in reversed(arguments) if a.required}
    found = (named[word] for word in words.recipients if word in named)
    return _first(a for a in found if _is_told(a))


def _is_told(argument: Argument) -> bool:
    """Tell whether an argument names people or places, rather than holding what is sent."""
    items = argument.schema.get("items")
    structured = isinstance(items, Mapping) and items.get("type") == "object"
    return "boolean" not in argument.types and not structured


def _first(found: Iterable[Argument]) -> Argument | None:
    return next(iter(found), None)
