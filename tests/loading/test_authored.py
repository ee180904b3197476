"""The `elicitation:` block: what it says arrives, what is wrong in it is named."""

from __future__ import annotations

from pathlib import Path

import jsonschema
import pytest

from elicit_design.loading import load, read_documents
from elicit_design.loading.authored_schema import authored_schema
from elicit_design.model.assessment import Severity, SeverityStep
from elicit_design.model.authored import (
    Ambiguity,
    Authored,
    AuthoredBoundary,
    AuthoredDecision,
    AuthoredOption,
    AuthoredOutcome,
    MessageVariant,
    Verbatim,
)
from elicit_design.model.trigger import AllOf, Always, AnyOf, ArgumentTest, Load, LoadTest, Not
from elicit_design.resources import resource_dir

SCHEMA = jsonschema.Draft202012Validator(authored_schema())
STARTERS = resource_dir("data") / "starters"

FULL = """
elicitation:
  verdict: form
  purposes: [confirm]
  effects: [destroys]
  decided: {by: maintainer, because: data is lost, on: 2026-12-01}
  severity:
    when:
      - {if: {filter: null}, says: no filter is given, is: high}
      - {if: {load: matched, above: 1000}, says: "more than 1,000 match", is: critical}
    else: low
  frequency: rare
  reversible: false
  object: documents
  loads:
    matched:
      type: count
      how: count with the same filter
      sample: 1284
      sibling: count
      limit: 2s
      if_unknown: variant:unknown_size
      from: [/filter, collection]
  ask:
    any: [{load: matched, above: 0}, {load: matched, unknown: true}]
    says: something matches
    otherwise: nothing is deleted
  fallback: {kind: operator-allowed, setting: UNATTENDED, says: an operator answers for it}
  consent: {scope: batch, limit: 50, repeats: point to the batch tool}
  bind: [/filter, matched]
  options: {safe: keep the documents, act: delete the documents}
  confirm_by_typing: /collection
  variants:
    everything: {filter: null}
    unknown_size: {load: matched, unknown: true}
  verbatim: {filter: {as: "Filter: {filter}", limit: 80}, /to/-: "To: {to}"}
  placeholders: {query: {argument: filter, kind: text, sample: x, limit: 40}}
  samples: {database: shop, /filter: {status: cancelled}}
  fields:
    region:
      title: Region
      options: [eu, {value: us, title: United States, act: false}]
      required: true
      minLength: 2
  words:
    en:
      message: {_: "Delete {matched}?", everything: Delete all?}
      outcome: {refused: Nothing was deleted.}
    pt-BR: {message: "Excluir {matched}?"}
  outcomes:
    refused: {does: nothing, isError: false, structuredContent: {deleted: 0}}
  url: {local: "http://127.0.0.1:{port}/x/{id}", command: server auth, rounds: 3}
  boundary: {path: below the folder, /uri: {modern: listed hosts}}
  annotations: {title: Delete documents, idempotentHint: true}
  changes: [{says: name it filter, where: /inputSchema, stages: [accept both]}]
"""


def authored(block: str) -> Authored:
    text = f"name: t\narguments: {{}}\n{block}"
    loaded = load("-", stdin=text.encode())
    assert [str(problem) for problem in loaded.problems] == []
    (document,), _ = read_documents(["-"], stdin=text.encode())
    SCHEMA.validate(document.data)
    found = loaded.tools[0].authored
    assert found is not None
    return found


def errors(block: str) -> list[str]:
    stdin = f"name: t\narguments: {{}}\nelicitation:\n{block}".encode()
    return [str(problem) for problem in load("-", stdin=stdin).problems]


def test_every_statement_arrives() -> None:
    found = authored(FULL)
    whole = found.whole
    assert (whole.verdict, whole.purposes, whole.effects) == ("form", ("confirm",), ("destroys",))
    assert found.decided == AuthoredDecision("maintainer", "data is lost", "2026-12-01")
    assert whole.severity == Severity(
        "low",
        (
            SeverityStep(ArgumentTest("/filter", "absent"), "no filter is given", "high"),
            SeverityStep(LoadTest("matched", "above", 1000), "more than 1,000 match", "critical"),
        ),
    )
    assert (whole.frequency, whole.reversible, whole.object) == ("rare", False, "documents")
    assert whole.loads == (
        Load(
            name="matched",
            kind="count",
            how="count with the same filter",
            sample=1284,
            sibling="count",
            if_unknown="variant:unknown_size",
            limit_seconds=2.0,
            argument="/filter",
            arguments=("/filter", "/collection"),
        ),
    )
    assert whole.ask == AnyOf((LoadTest("matched", "above", 0), LoadTest("matched", "unknown")))
    assert (whole.ask_says, whole.otherwise) == ("something matches", "nothing is deleted")
    assert (whole.fallback, whole.fallback_setting) == ("operator-allowed", "UNATTENDED")
    assert (whole.consent_scope, whole.batch_limit) == ("batch", 50)
    assert whole.repeats == "point to the batch tool"
    assert whole.bind == ("/filter", "matched")
    assert (whole.safe, whole.act) == ("keep the documents", "delete the documents")
    assert whole.confirm_by_typing == "/collection"
    assert whole.variants == (
        MessageVariant("message.everything", ArgumentTest("/filter", "absent")),
        MessageVariant("message.unknown_size", LoadTest("matched", "unknown")),
    )
    assert whole.verbatim == (
        Verbatim("/filter", "Filter: {filter}", 80),
        Verbatim("/to/-", "To: {to}", 300),
    )
    assert whole.placeholders[0].argument == "/filter"
    assert whole.samples == {"database": "shop", "/filter": {"status": "cancelled"}}
    assert whole.fields[0].options == (
        AuthoredOption("eu", "eu", act=True),
        AuthoredOption("us", "United States", act=False),
    )
    assert (whole.fields[0].required, whole.fields[0].min_length) == (True, 2)
    assert whole.words == {
        "en": {
            "message": "Delete {matched}?",
            "message.everything": "Delete all?",
            "outcome.refused": "Nothing was deleted.",
        },
        "pt-BR": {"message": "Excluir {matched}?"},
    }
    assert whole.outcomes == {"refused": AuthoredOutcome("nothing", False, {"deleted": 0})}
    assert whole.url is not None
    assert (whole.url.command, whole.url.rounds, whole.url.remote) == ("server auth", 3, None)
    assert whole.boundary == (
        AuthoredBoundary("/path", "below the folder", "below the folder"),
        AuthoredBoundary("/uri", None, "listed hosts"),
    )
    assert found.annotations == {"title": "Delete documents", "idempotentHint": True}
    assert found.changes[0].stages == ("accept both",)


def test_cases_speak_of_single_ways_of_calling() -> None:
    found = authored(
        "elicitation:\n"
        "  cases:\n"
        "    - {when: {action: list}, verdict: none, reason: read-only}\n"
        "    - {id: put, when: {action: [add, set], dry: false}, says: it writes, verdict: form}\n"
        "    - {when: {not: {argument: /note, contains: x}}, severity: low}\n"
    )
    first, second, third = found.cases
    assert (first.when, first.reason) == (ArgumentTest("/action", "equals", "list"), "read-only")
    assert first.when_says == "action is list"
    assert second.when == AllOf(
        (
            ArgumentTest("/action", "in", ["add", "set"]),
            ArgumentTest("/dry", "equals", False),
        )
    )
    assert (second.id, second.when_says) == ("put", "it writes")
    assert third.when == Not(ArgumentTest("/note", "contains", "x"))
    assert found.origin.position(third.at + "/severity").line == 7


def test_short_ways_of_saying_it() -> None:
    whole = authored(
        "elicitation:\n"
        "  severity: critical\n"
        "  ask: true\n"
        "  otherwise: nothing\n"
        "  fallback: refuse\n"
        "  ambiguous: {argument: team, candidates: {how: teams of that name, value: key}}\n"
    ).whole
    assert whole.severity == Severity("critical")
    assert (whole.ask, whole.otherwise, whole.fallback) == (Always(), "nothing", "refuse")
    assert whole.ambiguous == Ambiguity("/team", "candidates")
    assert [(load.name, load.kind, load.argument) for load in whole.loads] == [
        ("candidates", "candidates", "/team")
    ]


@pytest.mark.parametrize(
    ("block", "error"),
    [
        ("  verdit: form", "-:4:3: the key 'verdit' is not known here. Did you mean 'verdict'?"),
        (
            "  verdict: from",
            "-:4:12: `verdict` is 'from', which is not known. Did you mean",
        ),
        ("  verdict: yes", "-:4:12: `verdict` is 'yes', which is not known. Known are form, none"),
        ("  verdict: [form]", "-:4:12: `verdict` is a list, not text."),
        ("  purposes: confirm", "-:4:13: `purposes` is text, not a list. Write [confirm]."),
        ("  effects: [destroy]", "-:4:13: an entry of `effects` is 'destroy', which is not known."),
        (
            "  severity: hihg",
            "-:4:13: `severity` is 'hihg', which is not known. Did you mean",
        ),
        ("  severity: {when: {if: {a: 1}}}", "-:4:20: `when` lacks `is`. Write one of low, medium"),
        (
            "  severity: {when: {iff: {a: 1}, is: low}}",
            "-:4:21: the key 'iff' is not known here. Did",
        ),
        ("  loads: {n: {how: x}}", "-:4:14: `n` lacks `type`. Write one of count,"),
        ("  loads: {n: {type: sum}}", "-:4:21: `type` is 'sum', which is not known. Known are"),
        ("  loads: {n: {type: count, limit: soon}}", "-:4:35: `limit` is 'soon', which is not of"),
        (
            "  decided: {on: 1 Dec}",
            "-:4:17: `on` is '1 Dec', which is not of the right form.",
        ),
        ("  ask: false", "-:4:8: `ask` is `false`."),
        ("  ask: {load: n, over: 5}", "-:4:8: write exactly one of equals, in, absent, contains"),
        ("  ask: {all: []}", "-:4:14: write a list of at least one condition."),
        ("  ask: {any: [{a: 1}], b: 2}", "-:4:27: `b` stands beside `any`; put both into a list"),
        ("  ask: {a: {above: 1}}", "-:4:12: `a` is compared with a mapping; write `argument: /a`"),
        ("  ask: {load: n, above: 0}", "-:4:8: there is no load 'n'. Declare it under `loads`."),
        (
            "  loads: {n: {type: count, if_unknown: 'variant:m'}}",
            "-:4:40: there is no variant 'm'. Declare it under words as `message.<name>`",
        ),
        (
            "  ambiguous: {argument: /a, candidates: team}\n  loads: {teams: {type: candidates}}",
            "-:4:41: there is no load 'team'. Did you mean 'teams'?",
        ),
        ("  verdict: form\n  reason: minor", "-:5:11: `reason` says why nothing is asked. Write"),
        ("  fallback: operator-allowed", "-:4:13: `operator-allowed` needs the setting's name and"),
        ("  consent: {scope: batch}", "-:4:12: consent to a batch has no limit. Write `limit:`"),
        ("  cases: [{verdict: none}]", "-:4:11: an entry of `cases` lacks `when`. Write, for"),
        (
            "  cases: [{id: a, when: {b: 1}}, {id: a, when: {b: 2}}]",
            "-:4:39: a second case is called 'a'.",
        ),
        ("  outcomes: {refuse: {does: x}}", "-:4:14: the key 'refuse' is not known here. Did you"),
        ("  words: {en: {message: 5}}", "-:4:25: `message` is a number, not text or a mapping."),
        (
            "  words: {en: {mesage: x}}",
            "-:4:24: no word is called 'mesage'. Did you mean 'message'?",
        ),
        ("  words: {en: {outcome.refuse: x}}", "-:4:32: no word is called 'outcome.refuse'. Did"),
        ("  fields: {f: {options: []}}", "-:4:25: `options` is empty."),
        ("  consent: {limit: 0}", "-:4:20: `limit` is 0. Write 1 or more."),
        ("  - verdict", "-:4:3: this is a list, not a mapping."),
    ],
)
def test_what_is_wrong_is_named_with_its_place(block: str, error: str) -> None:
    found = errors(block)
    assert len(found) == 1, found
    assert found[0].startswith(error), found[0]


def test_a_tool_keeps_its_description_when_its_block_is_wrong() -> None:
    loaded = load("-", stdin=b"name: t\narguments: {a: string}\nelicitation: {verdit: form}\n")
    assert loaded.tools[0].authored is None
    assert [argument.path for argument in loaded.tools[0].arguments] == ["/a"]


@pytest.mark.parametrize("starter", ["tool.yaml", "elicitation.yaml"])
def test_starters_are_valid_and_name_their_schema(starter: str) -> None:
    (document,), problems = read_documents([STARTERS / starter])
    assert problems == ()
    SCHEMA.validate(document.data)
    assert "$schema=authored.schema.json" in document.text


def test_the_starter_tool_loads_as_it_says(tmp_path: Path) -> None:
    file = tmp_path / "tool.yaml"
    file.write_text((STARTERS / "tool.yaml").read_text("utf-8"), "utf-8")
    loaded = load(file)
    assert loaded.problems == ()
    (tool,) = loaded.tools
    assert (tool.server, tool.name) == ("my-server", "delete_notes")
    assert tool.authored is not None
    assert tool.authored.whole.ask == LoadTest("matched", "above", 0)


def test_what_a_starter_leaves_commented_is_valid_too(tmp_path: Path) -> None:
    text = (STARTERS / "tool.yaml").read_text("utf-8")
    lines = [
        line.replace("      # ", "      ", 1)
        if line.startswith("      # ") and not line.startswith("      #  " + " " * 22)
        else line
        for line in text.splitlines()
    ]
    file = tmp_path / "tool.yaml"
    file.write_text("\n".join(lines), "utf-8")
    loaded = load(file)
    assert loaded.problems == ()
    assert loaded.tools[0].authored is not None
    assert loaded.tools[0].authored.cases[0].reason == "minor"


def test_the_published_schema_is_one_and_its_examples_hold() -> None:
    schema = authored_schema()
    jsonschema.Draft202012Validator.check_schema(schema)
    definitions = schema["$defs"]
    assert isinstance(definitions, dict)
    checked = 0
    for name, definition in definitions.items():
        validator = jsonschema.Draft202012Validator(
            {"$ref": f"#/$defs/{name}", "$defs": definitions}
        )
        for example in definition.get("examples", ()):
            validator.validate(example)
            checked += 1
    assert checked >= 8


def test_the_published_schema_refuses_what_the_reader_refuses() -> None:
    definitions = authored_schema()["$defs"]
    block = jsonschema.Draft202012Validator({"$ref": "#/$defs/block", "$defs": definitions})
    for wrong in (
        {"verdit": "form"},
        {"purposes": "confirm"},
        {"loads": {"n": {"how": "x"}}},
        {"cases": [{"verdict": "none"}]},
        {"cases": [{"when": {"a": 1}, "changes": []}]},
    ):
        assert not block.is_valid(wrong), wrong
