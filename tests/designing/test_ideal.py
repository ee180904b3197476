"""Six tools whose best design is known: with the author's facts, and with what the tool says."""

from __future__ import annotations

from pathlib import Path

import pytest

from designing.summary import summary
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
