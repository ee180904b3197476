"""Why handlers for `mcp` 2.x do not use its resolvers: what docs/handlers.md says holds."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from handlers import environments

RUNNER = Path(__file__).parent / "runners" / "resolvers.py"
REVISIONS = ("2025-11-25", "2026-07-28")


@pytest.fixture(scope="module")
def came_of() -> dict[str, dict[str, Any]]:
    """Return what came of each answer, by "answer revision"."""
    python = environments.python("mcp-2")
    if python is None:
        pytest.skip("no environment for mcp-2: its package could not be installed")
    command: list[str | Path] = [python, "-W", "ignore", RUNNER]
    run = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert run.returncode == 0, run.stderr[-4000:]
    found: dict[str, dict[str, Any]] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_decline_reaches_the_tool(came_of: dict[str, Any], revision: str) -> None:
    assert came_of[f"decline {revision}"]["ran"] == ["decline"]


@pytest.mark.parametrize("revision", REVISIONS)
def test_an_accept_without_content_never_does(came_of: dict[str, Any], revision: str) -> None:
    ended = came_of[f"accept without content {revision}"]
    assert ended["ran"] == []
    assert ended["isError"]
    assert "does not match the requested schema" in ended["text"]


def test_the_model_puts_keys_at_the_root_that_a_client_drops_the_form_for(
    came_of: dict[str, Any],
) -> None:
    assert {"title", "description"} <= set(came_of["decline 2025-11-25"]["schema"])
