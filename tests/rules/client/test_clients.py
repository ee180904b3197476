"""Findings that come of client profiles."""

from __future__ import annotations

import json
from typing import Any

import pytest

from elicit_design.linting import LintSettings, lint_text
from elicit_design.model.finding import Finding
from elicit_design.problems import UserError

NUMBER = {"type": "integer", "title": "Copies", "description": "To keep", "default": 1}


def found(document: Any, *clients: str) -> list[Finding]:
    """The client findings of a document."""
    result = lint_text("document.json", json.dumps(document), LintSettings(clients=clients))
    return [finding for finding in result.findings if finding.code.startswith("ELC")]


def form(**properties: Any) -> dict[str, Any]:
    return {"type": "object", "properties": properties, "required": list(properties)}


def test_a_finding_names_the_client_what_it_does_and_where_that_is_known_from() -> None:
    (finding,) = found(form(copies=NUMBER), "codex@0.151")
    assert finding.client == "codex"
    assert finding.pointer == "/properties/copies"
    assert finding.message == (
        "Codex CLI 0.151 drops the whole form and shows a bare Yes or No, answered with empty "
        "content, when any field is a number (openai/codex#41797; laravel/mcp#190; "
        "mcp_server_elicitation.rs @073480b, 2026-08-31). Offer the values as a choice, or ask "
        "for text and parse it on the server."
    )


def test_a_client_that_shows_the_field_is_silent() -> None:
    assert found(form(copies=NUMBER), "claude-code", "vscode") == []


def test_without_clients_nothing_is_said_of_clients() -> None:
    assert found({"title": "Form", **form(copies=NUMBER)}) == []


def test_all_asks_for_every_client_and_each_speaks_for_itself() -> None:
    named = {finding.client for finding in found(form(copies=NUMBER), "all")}
    assert {"codex", "codex-app-server", "goose", "portable"} <= named
    assert "claude-code" not in named


def test_a_version_decides() -> None:
    url = {"mode": "url", "message": "Connect?", "url": "https://a.example/" + "x" * 5000}
    assert [f.code for f in found(url, "claude-code@2.1.200")] == ["ELC009"]
    assert found(url, "claude-code@2.1.240") == []
    assert found(url, "claude-code") == []
    (finding,) = found(url, "claude-code@2.1.70")
    assert "has no elicitation" in finding.message
    request = {"message": "Keep it?", "requestedSchema": form(copies=NUMBER)}
    assert [f.code for f in found(request, "claude-code@2.1.70")] == ["ELC010"]


@pytest.mark.parametrize("client", ["cursor", "claude-agent-sdk", "mastra", "kiro", "cline"])
def test_a_form_nobody_may_see_is_a_warning(client: str) -> None:
    request = {"message": "Keep it?", "requestedSchema": form(copies=NUMBER)}
    (finding,) = (f for f in found(request, client) if f.code == "ELC010")
    assert finding.severity == "warning"


def test_an_unknown_client_is_wrong_use() -> None:
    with pytest.raises(UserError, match="no client profile"):
        found(form(copies=NUMBER), "codexx")
