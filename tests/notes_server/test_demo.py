"""What `make notes-demo` prints."""

from __future__ import annotations

from pathlib import Path

from notes_server.played import in_environment

GOLDEN = Path(__file__).parent / "demo.txt"


def test_the_three_scenes_read_as_they_were_reviewed() -> None:
    run = in_environment("mcp-2", ["-m", "notes.demo"])
    assert run.returncode == 0, run.stderr
    assert run.stdout == GOLDEN.read_text("utf-8")
