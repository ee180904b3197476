"""Drafter and linter share no blind spot: designs that were changed for the worse are caught.

The designs are those written for the corpus (for the examples, where it is not there). Each
mutation is tried on several of its kind; the shapes are rendered again after it, as `design`
would, unless the mutation is in the shapes themselves.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from elicit_design.designing.document import design_from_json, design_to_json
from elicit_design.linting import LintSettings, lint_text
from elicit_design.model.design import Design
from support.corpus import CORPUS
from support.design_mutations import MUTATIONS, Mutation
from support.design_patches import designs
from support.drafted import corpus_designs

TRIED_ON = 3


@pytest.mark.parametrize("mutation", MUTATIONS, ids=lambda mutation: mutation.name)
def test_a_mutation_is_caught(mutation: Mutation) -> None:
    bases = designs_of_kind(mutation.kind)
    assert bases, f"no design of kind {mutation.kind}"
    for base in bases:
        found = lint_text("design.json", mutated(base, mutation), LintSettings()).findings
        codes = sorted({finding.code for finding in found})
        assert any(code.startswith(mutation.caught_by) for code in codes), (base["tool"], codes)


def test_there_are_enough_mutations_each_of_its_own() -> None:
    names = [mutation.name for mutation in MUTATIONS]
    assert len(set(names)) == len(names) >= 60


def mutated(base: dict[str, Any], mutation: Mutation) -> str:
    data = copy.deepcopy(base)
    question = next(c["question"] for c in data["cases"] if c.get("question"))
    before = json.dumps(data)
    mutation.change(data, question)
    assert json.dumps(data) != before, "the mutation changed nothing"
    return json.dumps(data if mutation.in_shapes else _rendered(data), ensure_ascii=False)


def _rendered(data: dict[str, Any]) -> dict[str, Any]:
    try:
        return design_to_json(design_from_json(data))
    except (LookupError, ValueError):
        return data


@cache
def designs_of_kind(kind: str) -> tuple[dict[str, Any], ...]:
    """Return a few designs of a kind, from servers as different as there are."""
    fitting = [data for data in all_designs() if KINDS[kind](data)]
    by_server = {data["server"]: data for data in reversed(fitting)}
    return tuple(list(by_server.values())[:TRIED_ON])


@cache
def all_designs() -> tuple[dict[str, Any], ...]:
    if not CORPUS.is_dir():
        return tuple(designs().values())
    return tuple(design_to_json(one) for one in corpus_designs() if _simple(one))


def _simple(design: Design) -> bool:
    return len(design.questions) == 1 and design.cases[0].question is not None


def first_question(data: dict[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = next(c["question"] for c in data["cases"] if c.get("question"))
    return found


def is_confirm(data: dict[str, Any]) -> bool:
    question = first_question(data)
    fields = question["form"]["fields"] if question["form"] else []
    roles = {option.get("role") for field in fields for option in field.get("options", ())}
    plain = not any("load" in option for field in fields for option in field.get("options", ()))
    return len(fields) == 1 and roles == {"safe", "act"} and plain and not question["variants"]


def is_severe(data: dict[str, Any]) -> bool:
    severity = data["cases"][0]["case"].get("severity", {})
    return is_confirm(data) and severity.get("otherwise") in ("high", "critical")


def is_named(data: dict[str, Any]) -> bool:
    return is_confirm(data) and bool(first_question(data)["placeholders"])


def has_candidates(data: dict[str, Any]) -> bool:
    question = first_question(data)
    fields = question["form"]["fields"] if question["form"] else []
    return bool(fields) and any("load" in option for option in fields[0].get("options", ()))


KINDS: dict[str, Callable[[dict[str, Any]], bool]] = {
    "confirm": is_confirm,
    "severe": is_severe,
    "named": is_named,
    "candidates": has_candidates,
    "page": lambda data: first_question(data)["url"] is not None,
}
