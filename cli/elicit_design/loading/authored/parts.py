"""The parts of a block, one function each; the schema has settled their types before."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import get_args

from elicit_design.model.authored import (
    AuthoredBoundary,
    AuthoredDecision,
    AuthoredField,
    AuthoredOption,
    AuthoredOutcome,
    AuthoredPlaceholder,
    AuthoredUrl,
    Verbatim,
)
from elicit_design.model.trigger import Load, LoadKind
from elicit_design.model.values import Json, JsonObject

_SECONDS = {"ms": 0.001, "s": 1.0, "m": 60.0}
_KINDS: tuple[LoadKind, ...] = get_args(LoadKind)


def text(data: JsonObject, key: str) -> str | None:
    """Return a text member, None without it."""
    value = data.get(key)
    return value if isinstance(value, str) else None


def texts(data: JsonObject, key: str) -> tuple[str, ...]:
    """Return the texts of a list member; one text alone counts as a list of it."""
    value = data.get(key)
    if isinstance(value, str):
        return (value,)
    return tuple(str(part) for part in value) if isinstance(value, list) else ()


def flag(data: JsonObject, key: str) -> bool | None:
    """Return a boolean member, None without it."""
    value = data.get(key)
    return value if isinstance(value, bool) else None


def whole(data: JsonObject, key: str) -> int | None:
    """Return an integer member, None without it."""
    value = data.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def number(data: JsonObject, key: str) -> float | None:
    """Return a numeric member as it is written, None without it."""
    value = data.get(key)
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None


def mapping(data: JsonObject, key: str) -> Mapping[str, Json]:
    """Return a member that is a mapping, empty without it."""
    value = data.get(key)
    return value if isinstance(value, dict) else {}


def mappings(value: Json) -> Iterator[JsonObject]:
    """Yield the mappings of a list."""
    if isinstance(value, list):
        yield from (part for part in value if isinstance(part, dict))


def entries(data: JsonObject, key: str) -> Iterator[tuple[str, JsonObject]]:
    """Yield name and mapping of each entry of a member."""
    for name, value in mapping(data, key).items():
        if isinstance(value, dict):
            yield name, value


def pointer_of(argument: str) -> str:
    """Return an argument as a JSON pointer; a bare name is one at the top."""
    return argument if argument.startswith("/") else f"/{argument}"


def read_load(name: str, data: JsonObject, default_kind: LoadKind = "label") -> Load:
    """Read one entry of `loads:`."""
    kind = text(data, "type")
    sources = tuple(pointer_of(source) for source in texts(data, "from"))
    return Load(
        name=name,
        kind=next((known for known in _KINDS if known == kind), default_kind),
        how=text(data, "how") or "",
        sample=data.get("sample"),
        sibling=text(data, "sibling"),
        if_unknown=text(data, "if_unknown") or "ask",
        limit_seconds=_seconds(data.get("limit")),
        value=text(data, "value"),
        label=text(data, "label"),
        argument=sources[0] if sources else None,
        arguments=sources,
    )


def _seconds(limit: Json) -> float | None:
    if isinstance(limit, str):
        unit = limit.lstrip("0123456789.")
        return float(limit.removesuffix(unit)) * _SECONDS[unit]
    return float(limit) if isinstance(limit, (int, float)) else None


def read_decision(data: JsonObject) -> AuthoredDecision | None:
    """Read `decided:`."""
    decided = data.get("decided")
    if not isinstance(decided, dict):
        return None
    return AuthoredDecision(
        text(decided, "by"),
        text(decided, "because"),
        text(decided, "on"),
        text(decided, "tool_digest"),
    )


def read_field(name: str, data: JsonObject) -> AuthoredField:
    """Read one entry of `fields:`."""
    options = data.get("options")
    return AuthoredField(
        name=name,
        type=text(data, "type") or "string",
        title=text(data, "title"),
        description=text(data, "description"),
        options=tuple(_option(o) for o in options) if isinstance(options, list) else (),
        options_from=text(data, "options_from"),
        multiple=bool(data.get("multiple")),
        required=bool(data.get("required")),
        format=text(data, "format"),
        default=data.get("default"),
        minimum=number(data, "minimum"),
        maximum=number(data, "maximum"),
        min_length=whole(data, "minLength"),
        max_length=whole(data, "maxLength"),
        min_items=whole(data, "minItems"),
        max_items=whole(data, "maxItems"),
    )


def _option(data: Json) -> AuthoredOption:
    if not isinstance(data, dict):
        return AuthoredOption(str(data), str(data))
    value = text(data, "value") or ""
    return AuthoredOption(value, text(data, "title") or value, data.get("act") is not False)


def read_verbatim(data: JsonObject) -> tuple[Verbatim, ...]:
    """Read `verbatim:`."""
    found = []
    for argument, value in mapping(data, "verbatim").items():
        entry = value if isinstance(value, dict) else {"as": value}
        label = text(entry, "as") or ""
        found.append(Verbatim(pointer_of(argument), label, whole(entry, "limit") or 300))
    return tuple(found)


def read_placeholder(name: str, data: JsonObject) -> AuthoredPlaceholder:
    """Read one entry of `placeholders:`."""
    argument = text(data, "argument")
    return AuthoredPlaceholder(
        name=name,
        kind=text(data, "kind"),
        argument=None if argument is None else pointer_of(argument),
        load=text(data, "load"),
        how=text(data, "how"),
        sample=data.get("sample"),
        limit=whole(data, "limit"),
    )


def read_outcome(data: JsonObject) -> AuthoredOutcome:
    """Read one entry of `outcomes:`."""
    content = data.get("structuredContent")
    return AuthoredOutcome(
        does=text(data, "does"),
        is_error=flag(data, "isError"),
        structured_content=content if isinstance(content, dict) else None,
    )


def read_url(data: JsonObject) -> AuthoredUrl | None:
    """Read `url:`."""
    url = data.get("url")
    if not isinstance(url, dict):
        return None
    return AuthoredUrl(
        local=text(url, "local"),
        remote=text(url, "remote"),
        command=text(url, "command"),
        collects=text(url, "collects"),
        done_when=text(url, "done_when"),
        rounds=whole(url, "rounds"),
    )


def read_boundaries(data: JsonObject) -> tuple[AuthoredBoundary, ...]:
    """Read `boundary:`; one text holds for every revision."""
    found = []
    for argument, value in mapping(data, "boundary").items():
        entry = value if isinstance(value, dict) else {"legacy": value, "modern": value}
        found.append(
            AuthoredBoundary(pointer_of(argument), text(entry, "legacy"), text(entry, "modern"))
        )
    return tuple(found)


def read_words(data: JsonObject) -> dict[str, dict[str, str]]:
    """Read `words:`: locale to word key to text, nested keys joined by dots."""
    return {
        locale: dict(_flat(words, ""))
        for locale, words in mapping(data, "words").items()
        if isinstance(words, dict)
    }


def _flat(words: JsonObject, lead: str) -> Iterator[tuple[str, str]]:
    for key, value in words.items():
        full = lead.removesuffix(".") if key == "_" else lead + key
        if isinstance(value, dict):
            yield from _flat(value, f"{full}.")
        elif isinstance(value, str):
            yield full, value
