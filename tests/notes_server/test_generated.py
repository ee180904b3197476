"""The handlers of the notes server are what the product makes of its designs today."""

from __future__ import annotations

import subprocess
import sys

from notes_server.played import SERVER, environment


def test_generated_files_are_fresh() -> None:
    run = subprocess.run(
        [sys.executable, SERVER / "regenerate.py", "--check"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, f"stale, run `make notes-handlers`:\n{run.stdout}{run.stderr}"


def test_what_is_written_by_hand_fits_what_is_generated() -> None:
    """The hand-written half fills in the generated protocols, as mypy sees it."""
    command = ["--strict", "--python-executable", str(environment("mcp-2")), "-p", "notes"]
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file=", *command],
        cwd=SERVER,
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout
