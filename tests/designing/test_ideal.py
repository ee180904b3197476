"""Six tools whose best design is known: with the author's facts, and with what the tool says."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from designing.summary import summary
from elicit_design.designing.shapes import requested_schema
from elicit_design.model.tool import ToolSpec
from support.corpus import loaded_corpus, needs_corpus
from support.drafted import designs_of, tools_of, without_blocks
from support.golden import check_golden

HERE = Path(__file__).parent
SERVERS = {
    "mongodb": "delete-many",
    "linear": "linear_team_delete",
    "gcalendar": "manage-accounts",
    "resend": "send-email",
    "supabase": "create_project",
    "unifi": "unifi_block_client",
}


@pytest.mark.parametrize("server", SERVERS)
def test_with_the_authors_facts_a_design_says_what_a_maintainer_would_commit(server: str) -> None:
    designs = designs_of(tools_of(HERE / "ideal" / f"{server}.yaml"))
    check_golden(HERE / "golden" / f"{server}.with.txt", summary(designs[SERVERS[server]]))


@pytest.mark.parametrize("server", SERVERS)
def test_without_them_a_design_says_the_best_that_can_be_known(server: str) -> None:
    tools = without_blocks(tools_of(HERE / "ideal" / f"{server}.yaml"))
    designs = designs_of(tools)
    check_golden(HERE / "golden" / f"{server}.without.txt", summary(designs[SERVERS[server]]))


CORPUS = {"linear": "linear-chainguard", "gcalendar": "gcalendar-cocal"}


@needs_corpus
@pytest.mark.parametrize("server", SERVERS)
def test_the_original_tools_with_the_same_facts_get_the_same_design(server: str) -> None:
    own = designs_of(tools_of(HERE / "ideal" / f"{server}.yaml"))[SERVERS[server]]
    original = designs_of(_originals(server))[SERVERS[server]]
    assert [c.case.verdict for c in original.cases] == [c.case.verdict for c in own.cases]
    for (case, question), (own_case, own_question) in zip(
        original.questions, own.questions, strict=True
    ):
        assert (case.purposes, case.effects) == (own_case.purposes, own_case.effects)
        for locale in ("en", "pt-BR"):
            words, own_words = question.words[locale], own_question.words[locale]
            assert words["message"] == own_words["message"]
            assert words["outcome.refused"] == own_words["outcome.refused"]
        if question.form and own_question.form:
            assert requested_schema(question, original) == requested_schema(own_question, own)
        assert [(o.is_error, o.structured_content) for o in question.outcomes] == [
            (o.is_error, o.structured_content) for o in own_question.outcomes
        ]


def _originals(server: str) -> tuple[ToolSpec, ...]:
    """Return the server's real tools, the one in question with the author's facts."""
    file = f"{CORPUS.get(server, server)}.json"
    tools = [t for t in loaded_corpus().tools if t.origin.path.endswith(f"/{file}")]
    stated = {t.name: t.authored for t in tools_of(HERE / "ideal" / f"{server}.yaml")}
    name = SERVERS[server]
    return tuple(replace(t, authored=stated[name]) if t.name == name else t for t in tools)
