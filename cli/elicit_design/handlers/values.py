"""Where the values of placeholders come from when the code runs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from elicit_design.handlers.plan import ValuePlan
from elicit_design.model.design import Placeholder, PlaceholderKind, Question
from elicit_design.model.trigger import LoadKind

_LOAD_KIND: dict[PlaceholderKind, LoadKind] = {
    "text": "label",
    "count": "count",
    "money": "money",
    "instant": "instant",
    "list": "list",
}


def computed_loads(
    question: Question, declared: Mapping[str, object]
) -> Iterator[tuple[str, LoadKind, str]]:
    """Yield `(name, kind, how)` for placeholders a design only describes in words."""
    for placeholder in question.placeholders:
        source, _, rest = placeholder.source.partition(":")
        if source == "computed" and placeholder.name not in declared:
            yield placeholder.name, _LOAD_KIND[placeholder.kind], rest


def value_plans(question: Question, identifiers: Mapping[str, str]) -> tuple[ValuePlan, ...]:
    """Return where each placeholder of a question is read from."""
    return tuple(_value(placeholder, identifiers) for placeholder in question.placeholders)


def _value(placeholder: Placeholder, identifiers: Mapping[str, str]) -> ValuePlan:
    source, _, rest = placeholder.source.partition(":")
    name, kind, limit = placeholder.name, placeholder.kind, placeholder.limit
    if source == "argument":
        return ValuePlan(name, kind, "argument", argument=rest, limit=limit)
    if source == "candidate":
        load, _, member = rest.partition(".")
        return ValuePlan(
            name, kind, "candidate", load=identifiers[load], member=member, limit=limit
        )
    key = rest if source == "load" else name
    return ValuePlan(name, kind, "load", load=identifiers[key], limit=limit)
