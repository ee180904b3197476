"""Designs, tools and exchanges with anything in the place of anything never end in a traceback."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elicit_design.linting import LintSettings, lint_text
from elicit_design.migrating import migrate_text
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.problems import UserError
from support.design_patches import EXAMPLES, designs

FAULTS = Path(__file__).parent / "faults"
FOR_CLIENTS = LintSettings(clients=("portable", "codex", "vscode", "goose", "agentconnect"))
Place = tuple[str | int, ...]

WEEDS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(allow_nan=False),
    st.text(max_size=8),
    st.sampled_from(["{", "{a}", "{n, plural, other{#}}", "javascript:", "\u202e"]),
    st.sampled_from([[], {}, [[]], [1], ["a"], {"a": 1}, {"const": 1}, {"$ref": "#"}]),
)


@cache
def documents() -> tuple[Any, ...]:
    bad = sorted(FAULTS.glob("*/bad.json"))
    tools = json.loads((EXAMPLES / "projects.json").read_text("utf-8"))
    return (*designs().values(), tools, *(json.loads(p.read_text("utf-8")) for p in bad))


@cache
def places(number: int) -> tuple[Place, ...]:
    return tuple(_places(documents()[number]))[1:]


def _places(data: Any, at: Place = ()) -> Iterator[Place]:
    yield at
    members: Any = data.items() if isinstance(data, dict) else ()
    members = enumerate(data) if isinstance(data, list) else members
    for key, value in members:
        yield from _places(value, (*at, key))


@st.composite
def broken(draw: st.DrawFn) -> str:
    number = draw(st.integers(0, len(documents()) - 1))
    data = copy.deepcopy(documents()[number])
    *around, last = draw(st.sampled_from(places(number)))
    holder = data
    for step in around:
        holder = holder[step]
    if draw(st.booleans()):
        holder[last] = draw(WEEDS)
    else:
        del holder[last]
    return json.dumps(data)


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(broken())
def test_lint_answers_with_findings_or_problems(text: str) -> None:
    result = lint_text("document.json", text, FOR_CLIENTS)
    assert all(finding.position.line >= 1 for finding in result.findings)


@settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(broken(), st.sampled_from(REVISIONS))
def test_migrate_answers_with_text_that_migrates_no_further(text: str, to: Revision) -> None:
    try:
        migrated = migrate_text("document.json", text, to)
    except UserError:
        return
    json.loads(migrated.text)
    try:
        again = migrate_text("document.json", migrated.text, to).text
    except UserError:  # nothing is left that a revision bears on
        return
    assert again == migrated.text
