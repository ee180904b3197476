"""`index.md`: what a maintainer reads first, and the fatigue budget in it."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from elicit_design.model.assessment import Assessment, Case, Contradiction, Evidence, Severity
from elicit_design.model.design import CaseDesign, Design
from elicit_design.model.location import Origin, Position
from elicit_design.model.tool import ToolSpec
from elicit_design.model.trigger import Always, Trigger
from elicit_design.rendering.fatigue import BUDGET, fatigue
from elicit_design.rendering.index import index_artifact
from elicit_design.rendering.project_files import decisions, placed, project_artifacts
from support.designs import ALL, DELETE_MANY, DELETE_QUESTION
from support.golden import check_golden
from support.hostile import HOSTILE, hostile_design

ORIGIN = Origin("tools.json", "", lambda _pointer: Position(1, 1))
ALWAYS = Trigger(Always(), "every call")


def assessed(design: Design, **more: object) -> Assessment:
    tool = ToolSpec(design.server, design.tool, ORIGIN)
    return Assessment(tool, tuple(c.case for c in design.cases), **more)  # type: ignore[arg-type]


def tool(name: str, *cases: Case, server: str = "notes") -> Assessment:
    return Assessment(ToolSpec(server, name, ORIGIN), cases)


def asking(trigger: Trigger = ALWAYS, **more: object) -> Case:
    return Case("some-calls", Always(), "mode is hard", "form", ("confirm",), trigger=trigger,
                **more)  # type: ignore[arg-type] # fmt: skip


def silent(**more: object) -> Case:
    return Case("rest", Always(), "every call", "none", reason="read-only",
                **more)  # type: ignore[arg-type] # fmt: skip


UNBLOCK = Evidence("undo-sibling", "`unblock` undoes it", "tool unblock", "Unblock", -2.0)
NOTES = (
    tool("read", silent(confidence=0.9)),
    tool("purge", asking(severity=Severity("high"), confidence=0.97)),
    tool("block", asking(severity=Severity("low"), confidence=0.58, evidence=(UNBLOCK,))),
    tool("send", asking(trigger=DELETE_MANY.cases[0].case.trigger or ALWAYS)),
    tool("manage", asking(), silent()),
)


def test_the_index_reads_as_it_was_reviewed() -> None:
    """Tools of three servers, one with a contradiction, one that needs review."""
    claims = Contradiction("read-only-claim", "it claims to be read-only and deletes",
                           "/annotations/readOnlyHint", "true")  # fmt: skip
    assessments = (
        assessed(ALL[0], contradictions=(claims,)),
        assessed(ALL[1], needs_review=True),
        assessed(ALL[2]),
        *NOTES,
    )
    text = index_artifact(placed(ALL), assessments).text
    check_golden(Path(__file__).parent / "golden" / "index.md", text)


def test_questions_are_counted_by_how_often_they_are_asked() -> None:
    budget = fatigue("notes", NOTES, {})
    assert budget.always == ("purge", "block")
    assert budget.only_when == ("send", "manage")
    assert not budget.over_budget


def test_the_lightest_and_least_certain_question_is_the_first_to_loosen() -> None:
    first, second = fatigue("notes", NOTES, {}).loosen
    assert (first.tool, second.tool) == ("block", "purge")
    assert first.why == "severity low, confidence 0.58, against asking: `unblock` undoes it"


def test_a_question_left_to_the_host_does_not_count_against_the_server() -> None:
    case = replace(DELETE_MANY.cases[0].case, trigger=ALWAYS)
    by_host = replace(DELETE_QUESTION, asks="host")
    design = replace(DELETE_MANY, cases=(CaseDesign(case, by_host),))
    budget = fatigue("mongodb", (assessed(design),), {design.tool: design})
    assert (budget.always, budget.by_host) == ((), ("delete-many",))


def test_more_questions_than_people_read_are_over_the_budget() -> None:
    many = [tool(f"delete-{n}", asking()) for n in range(BUDGET + 1)]
    assert fatigue("notes", many, {}).over_budget
    assert "more than people go on reading" in index_artifact({}, many).text


@pytest.mark.parametrize("text", HOSTILE)
def test_text_of_strangers_does_not_become_markup(text: str) -> None:
    design = hostile_design(text)
    page = index_artifact(placed((design,)), (assessed(design),)).text
    tokens = MarkdownIt("commonmark").enable("table").parse(page)
    links = [child.attrGet("href") for token in tokens for child in token.children or []
             if child.type == "link_open"]  # fmt: skip
    assert links == [f"{next(iter(placed((design,))))}/design.json"]
    inline = {child.type for token in tokens for child in token.children or []}
    assert inline <= {"text", "text_special", "code_inline", "link_open", "link_close"}
    assert [token.type for token in tokens].count("heading_open") == 2


def paths(designs: Sequence[Design]) -> list[str]:
    assessments = [assessed(design) for design in designs]
    return [artifact.path for artifact in project_artifacts(designs, assessments)]


def test_a_run_writes_the_tools_the_index_and_the_skill() -> None:
    found = paths(ALL)
    assert len(found) == len(set(found))
    assert {path.split("/", 1)[0] for path in found} == {
        "mongodb",
        "calendar",
        "linear",
        "index.md",
        "skill-elicitation-form-designer.md",
        "elicitation-form-designer",
    }


def test_tools_of_one_name_and_servers_called_like_our_files_get_places_of_their_own() -> None:
    designs = [
        DELETE_MANY,
        DELETE_MANY,
        replace(DELETE_MANY, tool="Delete-Many"),
        replace(DELETE_MANY, server="index.md"),
        replace(DELETE_MANY, server="elicitation-form-designer"),
    ]
    found = paths(designs)
    assert len({path.casefold() for path in found}) == len(found)
    assert sum(path.endswith("/design.json") for path in found) == len(designs)


def test_the_lock_records_what_was_decided() -> None:
    assert decisions(ALL)["calendar/manage-accounts"] == {
        "server": "calendar",
        "tool": "manage-accounts",
        "digest": "sha256:2",
        "verdicts": {"list": "none", "add": "url", "remove": "none"},
    }
