"""The checked-in results for the examples are what the product makes of them now."""

from __future__ import annotations

from pathlib import Path

from support.command_line import in_own_process

ROOT = Path(__file__).resolve().parents[1]


def test_outputs_are_fresh() -> None:
    ended = in_own_process(
        "examples", "--out", "outputs", "--emit", "page,wire", "--check", folder=ROOT
    )
    assert ended.code == 0, ended.err + "\nrun `make outputs`"
