"""Which shapes of the closed grammar a set of clients can be given together.

A pure question about profiles, asked by the drafter before it renders a form and answered
again by the client rules of the linter: both read the same cells, so what is written for a set
of clients lints clean for it, or the conflict is named.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from elicit_design.clients.profile import Cell, ClientProfile
from elicit_design.model.target import Revision

SingleSelect = Literal["oneOf", "enum+enumNames", "enum"]
"""How a single choice is written; `enum` carries readable values and no titles."""

_SINGLE: dict[Revision, tuple[SingleSelect, ...]] = {
    "2025-06-18": ("enum+enumNames", "enum"),
    "2025-11-25": ("oneOf", "enum"),
    "2026-07-28": ("oneOf", "enum"),
}
"""Preferred first; `enumNames` is legacy after 2025-06-18, `oneOf` did not exist before."""

_ASKED_BY: dict[SingleSelect, str] = {
    "oneOf": "one-of",
    "enum+enumNames": "enum-names",
    "enum": "enum",
}


@dataclass(frozen=True, slots=True)
class Conflict:
    """Something the given clients cannot all be given.

    Attributes:
        capability: what it is about, e.g. `single-select` or `form`.
        clients: names of the clients that stand against each other, or of the one that cannot.
        says: a sentence for people, with what is done instead.
    """

    capability: str
    clients: tuple[str, ...]
    says: str


@dataclass(frozen=True, slots=True)
class ShapeChoice:
    """The shapes to use for a set of clients at one revision.

    Attributes:
        single_select: how a single choice is written.
        multi_select: whether an array of options may be used; else ask for text.
        number: whether integer and number fields may be used; else a choice or text.
        optional_number: whether a number may be left out of `required`.
        boolean: whether boolean fields may be used; else a choice of two phrases.
        defaults: whether the revision and the clients take a default on a choice.
        text_defaults: whether every client shows the default of a text field.
        root_keys: the root keys that may be written.
        max_fields: the largest number of fields every client can show; None for no limit.
        url: whether URL mode exists and every client shows it.
        form: whether every client shows a form to a person.
        conflicts: what cannot be satisfied together; empty when all is well.
    """

    single_select: SingleSelect
    multi_select: bool
    number: bool
    optional_number: bool
    boolean: bool
    defaults: bool
    text_defaults: bool
    root_keys: tuple[str, ...]
    max_fields: int | None
    url: bool
    form: bool
    conflicts: tuple[Conflict, ...] = ()


def choose_shapes(profiles: Iterable[ClientProfile], revision: Revision) -> ShapeChoice:
    """Choose the shapes that every given client can show.

    Args:
        profiles: the clients to satisfy.
        revision: the protocol revision the form is rendered for.

    Returns:
        The choice. Where no shape suits all, the one that suits the most, with a conflict.
    """
    clients = tuple(profiles)
    showing = tuple(client for client in clients if client.grade("form") != "broken")
    single, conflicts = _single_select(showing, revision)
    return ShapeChoice(
        single_select=single,
        multi_select=revision != "2025-06-18" and _all_work(showing, "multi-select"),
        number=_all_work(showing, "number"),
        optional_number=_all_work(showing, "optional-number"),
        boolean=_all_work(showing, "boolean"),
        defaults=revision != "2025-06-18"
        and all(client.grade("default") != "broken" for client in showing),
        text_defaults=all(client.value("default") != "ignored" for client in showing),
        root_keys=("type", "properties", "required"),
        max_fields=min(_limits(showing, "fields-at-most"), default=None),
        url=revision != "2025-06-18" and _none_broken(clients, "url"),
        form=len(showing) == len(clients),
        conflicts=(*conflicts, *_without_form(clients)),
    )


def shape_grade(client: ClientProfile, shape: SingleSelect) -> str:
    """What a single choice in this shape is worth in a client."""
    return client.grade(_ASKED_BY[shape])


def _single_select(
    clients: tuple[ClientProfile, ...], revision: Revision
) -> tuple[SingleSelect, tuple[Conflict, ...]]:
    shapes = _SINGLE[revision]
    clean = [s for s in shapes if all(_clean(shape_grade(client, s)) for client in clients)]
    usable = [s for s in shapes if all(shape_grade(client, s) != "broken" for client in clients)]
    if clean or usable:
        return (clean or usable)[0], ()
    best = max(shapes, key=lambda s: (_served(clients, s), -shapes.index(s)))
    return best, (_no_common_shape(clients, shapes, best),)


def _clean(grade: str) -> bool:
    return grade in ("works", "unknown")


def _served(clients: tuple[ClientProfile, ...], shape: SingleSelect) -> int:
    return sum(shape_grade(client, shape) != "broken" for client in clients)


def _no_common_shape(
    clients: tuple[ClientProfile, ...], shapes: tuple[SingleSelect, ...], used: SingleSelect
) -> Conflict:
    against = {
        shape: [client for client in clients if shape_grade(client, shape) == "broken"]
        for shape in shapes
    }
    parts = [
        f"`{shape}` fails in {_and(client.title for client in broken)}"
        for shape, broken in against.items()
    ]
    names = tuple(dict.fromkeys(client.name for broken in against.values() for client in broken))
    says = f"No shape of a single choice suits all: {'; '.join(parts)}. Written as `{used}`."
    return Conflict("single-select", names, says)


def _without_form(clients: tuple[ClientProfile, ...]) -> tuple[Conflict, ...]:
    def conflict(client: ClientProfile, cell: Cell) -> Conflict:
        says = f"{client.title} {cell.says or 'shows no form'}; the design's fallback applies."
        return Conflict("form", (client.name,), says)

    cells = [(client, client.cell("form")) for client in clients]
    return tuple(conflict(c, cell) for c, cell in cells if cell and cell.grade == "broken")


def _all_work(clients: tuple[ClientProfile, ...], capability: str) -> bool:
    return all(_clean(client.grade(capability)) for client in clients)


def _none_broken(clients: tuple[ClientProfile, ...], capability: str) -> bool:
    return all(client.grade(capability) != "broken" for client in clients)


def _limits(clients: tuple[ClientProfile, ...], capability: str) -> list[int]:
    found = (client.limit(capability) for client in clients)
    return [limit for limit in found if limit is not None]


def _and(names: Iterable[str]) -> str:
    *most, last = names
    return f"{', '.join(most)} and {last}" if most else last
