"""Nothing that stands in a file makes the linter fail, and a fix never does harm."""

from __future__ import annotations

import json
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from elicit_design.linting import LintSettings, lint, lint_text
from elicit_design.linting.engine import run_rules
from elicit_design.linting.files import read_text
from elicit_design.linting.fixing import mend
from elicit_design.linting.kinds import recognise
from elicit_design.model.finding import Finding
from elicit_design.model.target import REVISIONS, Revision
from elicit_design.rules.registry import lint_rules, node_names
from support.forms import examples, forms, json_values

requests = st.fixed_dictionaries(
    {},
    optional={
        "message": json_values | st.just("Delete {name}? **It** cannot be undone."),
        "requestedSchema": forms() | json_values,
        "mode": st.sampled_from(["form", "url", "x"]) | json_values,
        "url": st.sampled_from(["https://a.example/?token=x", "javascript:x", "http://[", ""])
        | json_values,
        "elicitationId": json_values,
    },
)
exchanges = st.fixed_dictionaries(
    {},
    optional={
        "jsonrpc": st.just("2.0"),
        "id": json_values,
        "method": st.sampled_from(["elicitation/create", "tools/call", "x"]) | json_values,
        "params": requests | json_values,
        "result": json_values
        | st.fixed_dictionaries(
            {"resultType": st.just("input_required")},
            optional={
                "inputRequests": json_values
                | st.dictionaries(
                    st.text(max_size=4),
                    st.fixed_dictionaries(
                        {"method": st.just("elicitation/create")}, optional={"params": requests}
                    ),
                    max_size=2,
                ),
                "requestState": json_values,
            },
        )
        | st.fixed_dictionaries({"action": json_values}, optional={"content": json_values}),
        "error": json_values | st.just({"code": -32042}),
    },
)
documents = st.one_of(
    forms(),
    requests,
    exchanges,
    st.lists(exchanges, max_size=4),
    st.lists(requests, max_size=2),
    st.fixed_dictionaries({"requestedSchema": forms(), "result": json_values | requests}),
    st.fixed_dictionaries(
        {"name": json_values, "description": json_values}, optional={"inputSchema": json_values}
    ),
    json_values,
)


@settings(max_examples=150, deadline=None)
@given(document=documents, revision=st.sampled_from([None, *REVISIONS]))
def test_arbitrary_json_is_checked_or_skipped(document: Any, revision: Revision | None) -> None:
    text = json.dumps(document)
    result = lint_text("a.json", text, LintSettings(protocol=revision, clients=("codex",)))
    for finding in result.findings:
        assert finding.position.line == 1
        assert 1 <= finding.position.column <= len(text) + 1
        assert finding.message


@settings(max_examples=150, deadline=None)
@given(data=st.binary(max_size=300) | st.text(max_size=200).map(str.encode))
def test_arbitrary_bytes_are_checked_skipped_or_a_problem(data: bytes) -> None:
    for name in ("a.json", "a.yaml", "message.en.j2", "SKILL.md"):
        lint("-", stdin=data, stdin_name=name)


@settings(max_examples=60, deadline=None)
@given(document=documents)
def test_yaml_says_the_same_as_json(document: Any) -> None:
    """The findings of a document do not depend on how it is written down."""
    as_json = lint_text("a.json", json.dumps(document))
    as_yaml = lint_text("a.yaml", yaml.safe_dump(document, sort_keys=False))
    assert _told(as_json.findings) == _told(as_yaml.findings)


def _told(findings: tuple[Finding, ...]) -> set[tuple[str, str]]:
    return {(one.code, one.pointer) for one in findings}


@settings(max_examples=120, deadline=None)
@given(form=forms(), revision=st.sampled_from(REVISIONS), indent=st.sampled_from([None, 2, 4]))
def test_fixing_makes_no_new_error_and_settles(
    form: dict[str, Any], revision: Revision, indent: int | None
) -> None:
    chosen = LintSettings(protocol=revision)
    text = json.dumps({"message": "Which paper?", "requestedSchema": form}, indent=indent)
    _assert_harmless("form.json", text, chosen)


@settings(max_examples=60, deadline=None)
@given(form=forms(), style=st.sampled_from([None, False]))
def test_fixing_yaml_makes_no_new_error_and_settles(form: dict[str, Any], style: Any) -> None:
    request = {"message": "Which paper?", "requestedSchema": form}
    text = yaml.safe_dump(request, sort_keys=False, default_flow_style=style)
    _assert_harmless("form.yaml", text, LintSettings())


def _assert_harmless(path: str, text: str, chosen: LintSettings) -> None:
    before = lint_text(path, text, chosen)
    for unsafe in (False, True):
        mended = mend(path, text, chosen, unsafe)
        after = lint_text(path, mended.text, chosen)
        assert {one.code for one in after.at_least("error")} <= {
            one.code for one in before.at_least("error")
        }
        again = mend(path, mended.text, chosen, unsafe)
        assert (again.text, again.fixed) == (mended.text, 0)


@settings(max_examples=40, deadline=None)
@given(example=st.sampled_from(examples()), indent=st.sampled_from([None, 2]))
def test_fixing_never_changes_a_clean_form(
    example: tuple[Revision, str, dict[str, Any]], indent: int | None
) -> None:
    revision, _, form = example
    text = json.dumps(form, indent=indent)
    assert mend("form.json", text, LintSettings(protocol=revision)).text == text


@settings(max_examples=100, deadline=None)
@given(document=documents)
def test_rules_are_never_left_out_where_they_have_something_to_say(document: Any) -> None:
    """Marks let a rule be passed over; asked all the same, it must have nothing to say."""
    read = read_text("a.json", json.dumps(document))
    nodes, _ = recognise(read.documents, None, ())
    told = {(hit.rule.code, hit.fault.pointer) for hit in run_rules(nodes, LintSettings())}
    for node in nodes:
        for rule in lint_rules():
            looks = type(node).__name__ in node_names(rule)
            if looks and rule.needs and rule.applies(node.revision):
                for fault in rule.check(node):
                    assert (rule.code, fault.pointer) in told


@pytest.mark.parametrize(
    "piece", ["x", "x_", "{", "{{a ", "{%", "<a ", "[a](", "not ", "\u201c", "a.", "*"]
)
def test_a_text_of_any_length_is_read_to_its_end(piece: str) -> None:
    # With a look-up that starts over at every character this would not end before the reader left.
    text = piece * (300_000 // len(piece))
    properties = {"choice": {"type": "string", "title": "Name", "description": text}}
    form = {"message": text, "requestedSchema": {"type": "object", "properties": properties}}
    assert lint_text("form.json", json.dumps(form)).checked == 1
    assert lint_text("message.en.j2", text).checked == 1


def test_many_fixes_are_made_and_none_into_another() -> None:
    properties = {
        f"p{n}": {"type": "string", "pattern": "x", "title": f"P {n}"} for n in range(400)
    }
    form = {"requestedSchema": {"type": "object", "title": "F", "properties": properties}}
    mended = mend("form.json", json.dumps(form), LintSettings(), unsafe=True)
    for field in properties.values():
        del field["pattern"]
    assert json.loads(mended.text) == {
        "requestedSchema": {"type": "object", "properties": properties}
    }
