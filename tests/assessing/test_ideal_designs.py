"""The decisions on six real tools that a maintainer wrote down by hand."""

from __future__ import annotations

import pytest

from elicit_design.assessing import assess
from elicit_design.loading import load
from elicit_design.model.assessment import Assessment
from support.corpus import CORPUS, needs_corpus


def on(server: str, tool: str) -> Assessment:
    """Assess a tool among its siblings."""
    return next(a for a in assess(load(CORPUS / f"{server}.json").tools) if a.tool.name == tool)


@needs_corpus
@pytest.mark.parametrize(
    ("server", "tool", "purposes", "effects"),
    [
        ("mongodb", "delete-many", {"confirm"}, {"destroys"}),
        ("linear-chainguard", "linear_team_delete", {"disambiguate", "confirm"}, {"destroys"}),
        ("resend", "send-email", {"confirm"}, {"sends"}),
        ("supabase", "create_project", {"choose", "confirm"}, {"pays"}),
        ("unifi", "unifi_block_client", {"confirm"}, set()),
    ],
)
def test_what_is_asked_and_why(
    server: str, tool: str, purposes: set[str], effects: set[str]
) -> None:
    found = on(server, tool)
    assert found.verdict == "form"
    assert purposes <= set(found.purposes)
    assert effects <= set(found.effects)


@needs_corpus
def test_a_tool_of_three_actions_has_cases() -> None:
    found = on("gcalendar-cocal", "manage-accounts")
    by_value = {case.when_says: case.verdict for case in found.cases}
    assert by_value["`action` is `remove`"] == "form"
    assert any("`list`" in says and verdict == "none" for says, verdict in by_value.items())


@needs_corpus
def test_the_optional_key_of_a_whole_server_changes_no_verdict() -> None:
    found = assess(load(CORPUS / "linear-chainguard.json").tools)
    told = [e for a in found for e in a.leading.evidence if e.quote == "api-key"]
    assert len(told) == 1
    assert "credential" not in {purpose for a in found for purpose in a.purposes}
