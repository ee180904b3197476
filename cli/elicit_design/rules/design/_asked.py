"""What design rules look at: each asking case with its question, its words and where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from elicit_design.linting.nodes import member
from elicit_design.linting.project_nodes import DesignNode
from elicit_design.model.assessment import Case
from elicit_design.model.design import (
    CandidateOption,
    Design,
    Field,
    FixedOption,
    Option,
    Outcome,
    Question,
)
from elicit_design.words.message import MessageError, parse_message


@dataclass(frozen=True, slots=True)
class Asked:
    """A case that asks; `pointer` is where its question stands in the document."""

    design: Design
    case: Case
    question: Question
    pointer: str

    @property
    def fields(self) -> tuple[tuple[Field, str], ...]:
        """The form's fields with their pointers; none for a page."""
        found = self.question.form.fields if self.question.form else ()
        return tuple((f, member(self.pointer, "form", "fields", n)) for n, f in enumerate(found))

    @property
    def options(self) -> tuple[tuple[Option, str], ...]:
        """Every option with its pointer."""
        return tuple(
            (option, member(at, "options", n))
            for field, at in self.fields
            for n, option in enumerate(field.options)
        )

    @property
    def outcomes(self) -> tuple[tuple[Outcome, str], ...]:
        """Every outcome with its pointer."""
        found = self.question.outcomes
        return tuple((o, member(self.pointer, "outcomes", n)) for n, o in enumerate(found))

    @property
    def severe(self) -> bool:
        """Whether some call of the case is of high or critical severity."""
        return self.case.severity.worst in ("high", "critical")


def asked(node: DesignNode) -> Iterator[Asked]:
    """Yield the asking cases of a design that can be read."""
    design = node.design
    if design is None:
        return
    for n, case in enumerate(design.cases):
        if case.question is not None:
            yield Asked(design, case.case, case.question, f"/cases/{n}/question")


def keys_used(one: Asked) -> tuple[str, ...]:
    """Every word key that the question refers to, once."""
    question = one.question
    keys = ["message", *(variant.key for variant in question.variants)]
    for field, _ in one.fields:
        keys += [field.title, field.description]
    keys += [option.title for option, _ in one.options]
    keys += [outcome.text for outcome in question.outcomes]
    return tuple(dict.fromkeys(keys))


def declared(one: Asked) -> set[str]:
    """Names that words may contain: placeholders, and the members of candidates."""
    names = {placeholder.name for placeholder in one.question.placeholders}
    loads = one.case.trigger.loads if one.case.trigger else ()
    for load in loads:
        if load.kind == "candidates" and isinstance(load.sample, (list, tuple)):
            names |= {key for item in load.sample if isinstance(item, dict) for key in item}
    return names


def names_in(text: str) -> tuple[str, ...]:
    """Placeholders of a text; none for one that cannot be read."""
    try:
        return parse_message(text).names
    except MessageError:
        return ()


def is_act(option: Option) -> bool:
    """Whether choosing the option lets the call act."""
    return option.role == "act"


def constant(option: Option) -> str | None:
    """The constant of a fixed option; None for candidates."""
    return option.value if isinstance(option, FixedOption) else None


__all__ = [
    "Asked",
    "CandidateOption",
    "FixedOption",
    "asked",
    "constant",
    "declared",
    "is_act",
    "keys_used",
    "names_in",
]
