"""What generated code has to know about a locale, read from CLDR when it is generated.

Generated handlers depend on nothing but their SDK, so the plural rule, the separators and the
joining words of each locale of the design are written into them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from elicit_design.handlers.plan import LocalePlan
from elicit_design.problems import UserError
from elicit_design.words.catalogue import catalogue
from elicit_design.words.message import parse_message

if TYPE_CHECKING:
    from babel import Locale

_INTEGER_OPERANDS = {"n": "n", "i": "n"}  # of an integer; v, w, f, t, c and e are 0
_VALUE_WORDS = (
    *("value.empty", "value.more", "value.none", "money.none", "money.per.other"),
    *("instant.full", "instant.no-zone"),
)


def locale_plan(name: str) -> LocalePlan:
    """Return what code needs to know about a locale, English standing in for an unknown one."""
    babel = _babel(name)
    symbols = babel.number_symbols["latn"]
    pattern = babel.list_patterns["standard"]
    return LocalePlan(
        name=name,
        group=str(symbols["group"]),
        decimal=str(symbols["decimal"]),
        minimum_grouping=int(getattr(babel, "_data", {}).get("minimum_grouping_digits", 1)),
        pair=_between(pattern["2"]),
        last=_between(pattern["end"]),
        plural=plural_rules(babel),
        words={
            key: parse_message(text)
            for key, text in _words(name).items()
            if key in _VALUE_WORDS or key.startswith("money.per.")
        },
    )


def _babel(name: str) -> Locale:
    from babel import Locale, UnknownLocaleError

    for candidate in (name, name.partition("-")[0], "en"):
        try:
            return Locale.parse(candidate.replace("_", "-"), sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    raise AssertionError("Babel always has English")


def _words(name: str) -> dict[str, str]:
    try:
        return dict(catalogue(name))
    except UserError:
        return dict(catalogue("en"))


def _between(pattern: str) -> str:
    return pattern.replace("{0}", "").replace("{1}", "")


def plural_rules(babel: Locale) -> tuple[tuple[str, str], ...]:
    """Return `(category, condition over the integer n)` in order, without `other`."""
    found = []
    for category, rule in babel.plural_form.abstract:
        condition = _expression(rule)
        if category != "other" and condition != "False":
            found.append((str(category), condition))
    return tuple(found)


def _expression(node: Any) -> str:
    """Write one node of a CLDR rule for an integer, in operators of Python."""
    kind, parts = node
    if kind in ("and", "or"):
        return _joined(kind, [_expression(part) for part in parts])
    if kind == "not":
        inner = _expression(parts[0])
        if " == " in inner and " or " not in inner and " and " not in inner:
            return inner.replace(" == ", " != ")
        return {"True": "False", "False": "True"}.get(inner, f"not ({inner})")
    if kind == "relation":
        return _relation(*parts)
    return _operand(node)


def _joined(kind: str, parts: list[str]) -> str:
    absorbing, neutral = ("False", "True") if kind == "and" else ("True", "False")
    if absorbing in parts:
        return absorbing
    kept = [part for part in parts if part != neutral]
    if not kept:
        return neutral
    return kept[0] if len(kept) == 1 else "(" + f" {kind} ".join(kept) + ")"


def _relation(_how: str, subject: Any, ranges: Any) -> str:
    operand = _operand(subject)
    tests = [_in_range(operand, low[1][0], high[1][0]) for low, high in ranges[1]]
    return _joined("or", tests)


def _in_range(operand: str, low: int, high: int) -> str:
    if operand == "0":
        return str(low <= 0 <= high)
    return f"{operand} == {low}" if low == high else f"{low} <= {operand} <= {high}"


def _operand(node: Any) -> str:
    kind, parts = node
    if kind == "mod":
        inner = _operand(parts[0])
        return "0" if inner == "0" else f"{inner} % {parts[1][1][0]}"
    return _INTEGER_OPERANDS.get(kind, "0")
