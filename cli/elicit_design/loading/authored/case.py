"""Statements about a tool or one of its cases, as data to `AuthoredCase`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, get_args

from elicit_design.loading.authored.conditions import read_condition
from elicit_design.loading.authored.parts import (
    entries,
    flag,
    mapping,
    mappings,
    pointer_of,
    read_boundaries,
    read_decision,
    read_field,
    read_load,
    read_outcome,
    read_placeholder,
    read_url,
    read_verbatim,
    read_words,
    text,
    texts,
    whole,
)
from elicit_design.loading.places import escape
from elicit_design.model.assessment import (
    Effect,
    Level,
    Purpose,
    Reason,
    Severity,
    SeverityStep,
    Verdict,
)
from elicit_design.model.authored import (
    Ambiguity,
    AuthoredCase,
    Frequency,
    MessageVariant,
    Scope,
)
from elicit_design.model.condition_words import in_words
from elicit_design.model.conditions import ConditionError
from elicit_design.model.trigger import Condition, Load
from elicit_design.model.values import Json, JsonObject

Word = TypeVar("Word", bound=str)


class BlockError(ValueError):
    """Something in a block that cannot be meant; `pointer` is below the block."""

    def __init__(self, says: str, hint: str, pointer: str) -> None:
        super().__init__(says)
        self.hint = hint
        self.pointer = pointer


def read_case(data: JsonObject, at: str) -> AuthoredCase:
    """Read the statements at a pointer of the block.

    Raises:
        BlockError: when a condition cannot be read or parts contradict each other.
    """
    loads, ambiguous = _loads(data)
    when = _condition(data["when"], f"{at}/when") if "when" in data else None
    ask, ask_says, otherwise = _ask(data, at)
    _sensible(data, at)
    consent, options, fallback = mapping(data, "consent"), mapping(data, "options"), _fallback(data)
    return AuthoredCase(
        id=text(data, "id"),
        when=when,
        when_says=text(data, "says") or (in_words(when) or None if when is not None else None),
        verdict=_word(data, "verdict", get_args(Verdict)),
        purposes=_words(data, "purposes", get_args(Purpose)),
        effects=_words(data, "effects", get_args(Effect)),
        reason=_word(data, "reason", get_args(Reason)),
        because=text(data, "because"),
        decided=read_decision(data),
        severity=_severity(data, at),
        ask=ask,
        ask_says=ask_says,
        otherwise=otherwise,
        loads=loads,
        ambiguous=ambiguous,
        frequency=_word(data, "frequency", get_args(Frequency)),
        fallback=text(fallback, "kind"),
        fallback_setting=text(fallback, "setting"),
        fallback_says=text(fallback, "says"),
        consent_scope=_word(consent, "scope", get_args(Scope)),
        batch_limit=whole(consent, "limit"),
        repeats=text(consent, "repeats"),
        bind=texts(data, "bind"),
        object=text(data, "object"),
        reversible=flag(data, "reversible"),
        confirm_by_typing=text(data, "confirm_by_typing"),
        variants=_variants(data, at),
        verbatim=read_verbatim(data),
        fields=tuple(read_field(name, entry) for name, entry in entries(data, "fields")),
        placeholders=tuple(
            read_placeholder(name, entry) for name, entry in entries(data, "placeholders")
        ),
        words=read_words(data),
        safe=text(options, "safe"),
        act=text(options, "act"),
        samples=mapping(data, "samples"),
        outcomes={name: read_outcome(entry) for name, entry in entries(data, "outcomes")},
        url=read_url(data),
        boundary=read_boundaries(data),
        at=at,
    )


def _word(data: JsonObject, key: str, known: tuple[Word, ...]) -> Word | None:
    return next((word for word in known if word == data.get(key)), None)


def _words(data: JsonObject, key: str, known: tuple[Word, ...]) -> tuple[Word, ...]:
    said = texts(data, key)
    return tuple(dict.fromkeys(word for each in said for word in known if word == each))


def _condition(data: Json, pointer: str) -> Condition:
    try:
        return read_condition(data)
    except ConditionError as error:
        raise BlockError(f"{error}.", "", pointer + error.pointer) from error


def _ask(data: JsonObject, at: str) -> tuple[Condition | None, str | None, str | None]:
    """Read `ask:`: a condition with `says` and `otherwise` among its keys, or only these."""
    ask, otherwise = data.get("ask"), text(data, "otherwise")
    if not isinstance(ask, dict):
        condition = None if ask is None else _condition(ask, f"{at}/ask")
        return condition, None, otherwise
    bare = {key: value for key, value in ask.items() if key not in ("says", "otherwise")}
    condition = _condition(bare, f"{at}/ask") if bare else None
    says = text(ask, "says") or (in_words(condition) or None if condition is not None else None)
    return condition, says, text(ask, "otherwise") or otherwise


def _severity(data: JsonObject, at: str) -> Severity | None:
    severity = data.get("severity")
    levels: tuple[Level, ...] = get_args(Level)
    if not isinstance(severity, dict):
        level = _word(data, "severity", levels)
        return None if level is None else Severity(level)
    when = severity.get("when")
    steps = [when] if isinstance(when, dict) else list(mappings(when))
    lead = f"{at}/severity/when"
    return Severity(
        _word(severity, "else", levels) or "medium",
        tuple(
            _step(step, lead if isinstance(when, dict) else f"{lead}/{number}", levels)
            for number, step in enumerate(steps)
        ),
    )


def _step(data: JsonObject, at: str, levels: tuple[Level, ...]) -> SeverityStep:
    condition = _condition(data["if"], f"{at}/if")
    says = text(data, "says") or in_words(condition)
    return SeverityStep(condition, says, _word(data, "is", levels) or "medium")


def _loads(data: JsonObject) -> tuple[tuple[Load, ...], Ambiguity | None]:
    """Read `loads:` and `ambiguous:`, whose candidates may be written in place."""
    loads = [read_load(name, entry) for name, entry in entries(data, "loads")]
    ambiguous = mapping(data, "ambiguous")
    if not ambiguous:
        return tuple(loads), None
    candidates, argument = ambiguous["candidates"], pointer_of(text(ambiguous, "argument") or "")
    if isinstance(candidates, dict):
        inline = {"from": argument, **candidates}
        loads.append(read_load("candidates", inline, "candidates"))
        return tuple(loads), Ambiguity(argument, "candidates")
    return tuple(loads), Ambiguity(argument, str(candidates))


def _fallback(data: JsonObject) -> JsonObject:
    fallback = data.get("fallback")
    return fallback if isinstance(fallback, dict) else {"kind": fallback}


def _variants(data: JsonObject, at: str) -> tuple[MessageVariant, ...]:
    return tuple(
        MessageVariant(f"message.{name}", _condition(value, f"{at}/variants/{escape(name)}"))
        for name, value in mapping(data, "variants").items()
    )


_Check = Callable[[JsonObject, str], None]


def _sensible(data: JsonObject, at: str) -> None:
    """Refuse what cannot be meant together."""
    checks: tuple[_Check, ...] = (_reason_needs_none, _operator_needs_setting, _batch_needs_limit)
    for look in checks:
        look(data, at)


def _reason_needs_none(data: JsonObject, at: str) -> None:
    if "reason" in data and data.get("verdict", "none") != "none":
        hint = "Write `verdict: none`, or say with `because:` why it asks."
        raise BlockError("`reason` says why nothing is asked.", hint, f"{at}/reason")


def _operator_needs_setting(data: JsonObject, at: str) -> None:
    fallback = _fallback(data)
    if fallback.get("kind") == "operator-allowed" and not (
        fallback.get("setting") and fallback.get("says")
    ):
        says = "`operator-allowed` needs the setting's name and a reason."
        hint = "Write `{kind: operator-allowed, setting: NAME, says: why}`."
        raise BlockError(says, hint, f"{at}/fallback")


def _batch_needs_limit(data: JsonObject, at: str) -> None:
    consent = mapping(data, "consent")
    if consent.get("scope") == "batch" and "limit" not in consent:
        says = "consent to a batch has no limit."
        raise BlockError(says, "Write `limit:` with how many it covers.", f"{at}/consent")
