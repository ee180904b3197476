"""Whatever a tool says of itself: a design, in the grammar, the same twice, and inert."""

from __future__ import annotations

import json
import unicodedata
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from elicit_design.assessing.assess import assess
from elicit_design.designing import design
from elicit_design.designing.document import design_from_json, design_to_json
from elicit_design.designing.exchanges import exchanges
from elicit_design.designing.shapes import rendering, requested_schema
from elicit_design.linting import LintSettings, lint_text
from elicit_design.loading import load
from elicit_design.model.design import Design
from elicit_design.model.target import REVISIONS, Target
from support.hostile import HOSTILE

QUICK = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
VERBS = (
    "delete",
    "send",
    "pay",
    "grant",
    "restart",
    "show",
    "submit",
    "run",
    "create",
    "frobnicate",
)
TEXT = st.one_of(
    st.sampled_from(HOSTILE[:-1]),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=40),
)
SCHEMA = st.fixed_dictionaries(
    {"type": st.sampled_from(["string", "integer", "number", "boolean", "array", "object"])},
    optional={
        "description": TEXT,
        "enum": st.lists(TEXT, min_size=1, max_size=4),
        "default": st.one_of(TEXT, st.integers(), st.none(), st.booleans()),
    },
)
NAMES = st.one_of(
    TEXT, st.sampled_from(["id", "name", "to", "filter", "sql", "confirm", "api_key"])
)
OUTPUT = st.one_of(
    st.none(),
    st.builds(
        lambda fields: {"type": "object", "properties": fields, "required": list(fields)},
        st.dictionaries(NAMES, SCHEMA, max_size=3),
    ),
)
PAGES = ["authorize", "credential", "payment", "sign"]
PURPOSES = ["confirm", "disambiguate", "choose", "setup", *PAGES]
EFFECTS = ["destroys", "sends", "pays", "grants", "interrupts", "discloses", "binds", "executes"]


@st.composite
def tools(draw: st.DrawFn) -> dict[str, Any]:
    """Return a tool that asks, with anything for its texts."""
    arguments = draw(st.dictionaries(NAMES, SCHEMA, max_size=5))
    purposes = draw(st.lists(st.sampled_from(PURPOSES), min_size=1, max_size=2, unique=True))
    page = set(purposes) & set(PAGES)
    tool = {
        "name": f"{draw(st.sampled_from(VERBS))}_{draw(TEXT)}",
        "description": draw(TEXT),
        "inputSchema": {
            "type": "object",
            "properties": arguments,
            "required": [name for name in arguments if draw(st.booleans())],
        },
        "elicitation": {
            "verdict": "url" if page else "form",
            "purposes": purposes,
            "effects": draw(st.lists(st.sampled_from(EFFECTS), max_size=2, unique=True)),
            "severity": draw(st.sampled_from(["low", "high", "critical"])),
        },
    }
    output = draw(OUTPUT)
    return {**tool, "outputSchema": output} if output else tool


def drafted(tool: dict[str, Any]) -> Design:
    loaded = load("-", stdin=json.dumps({"server": "s", "tools": [tool]}).encode())
    (assessment,) = assess(loaded.tools)
    return design(assessment, loaded.tools)


@QUICK
@given(tools())
def test_every_form_is_in_the_grammar_of_every_revision(tool: dict[str, Any]) -> None:
    found = drafted(tool)
    for _, question in found.questions:
        for revision in REVISIONS if question.form else ():
            schema = requested_schema(question, found, Target(revision))
            text = json.dumps(schema)
            found_there = lint_text("form.json", text, LintSettings(protocol=revision)).findings
            faults = [f for f in found_there if f.code[:3] == "ELS" and f.severity == "error"]
            assert [f"{f.code} {f.message}" for f in faults] == []


@QUICK
@given(tools())
def test_a_design_is_the_same_twice_and_read_back(tool: dict[str, Any]) -> None:
    first = json.dumps(design_to_json(drafted(tool)))
    assert json.dumps(design_to_json(drafted(tool))) == first
    assert json.dumps(design_to_json(design_from_json(json.loads(first)))) == first


@QUICK
@given(tools())
def test_nothing_of_the_tool_reshapes_what_is_shown(tool: dict[str, Any]) -> None:
    found = drafted(tool)
    for _, question in found.questions:
        for locale in ("en", "pt-BR"):
            render = rendering(question, found, locale)
            for key in question.words[locale]:
                if not key.startswith(("option.candidate", "message.one", "outcome.accepted")):
                    assert _is_plain(render.word(key)), key
        exchanges(question, found)


def _is_plain(text: str) -> bool:
    return bool(text.strip()) and not any(unicodedata.category(c) in ("Cc", "Cf") for c in text)


@QUICK
@given(tools())
def test_every_outcome_conforms_or_is_an_error(tool: dict[str, Any]) -> None:
    found = drafted(tool)
    for _, question in found.questions:
        for outcome in question.outcomes:
            if found.output_schema and outcome.is_error is False:
                required = set(found.output_schema.get("required", ()))  # type: ignore[arg-type]
                assert outcome.structured_content is not None
                assert required <= outcome.structured_content.keys()
