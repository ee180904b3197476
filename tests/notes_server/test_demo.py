"""What the scripted scenes of the notes server print."""

from __future__ import annotations

from pathlib import Path

from notes_server.played import SERVER, in_environment

GOLDEN = Path(__file__).parent / "demo.txt"
PAGE = SERVER.parents[1] / "docs" / "asking-again.md"


def test_the_three_scenes_read_as_they_were_reviewed() -> None:
    run = in_environment("mcp-2", ["-m", "notes.demo"])
    assert run.returncode == 0, run.stderr
    assert run.stdout == GOLDEN.read_text("utf-8")


def test_the_page_shows_the_transcripts_as_they_are_played() -> None:
    run = in_environment("mcp-2", ["-m", "notes.asking_again"])
    assert run.returncode == 0, run.stderr
    shown = PAGE.read_text("utf-8").split("```text\n")[1].split("\n```")[0]
    assert shown == run.stdout.strip()
