"""The notes server against the SDKs' own clients; every check stands in `inside/`."""

from __future__ import annotations

import pytest

from notes_server.played import came_of, labels


@pytest.mark.parametrize(("sdk", "label"), labels(), ids=[label for _, label in labels()])
def test_the_notes_server(sdk: str, label: str) -> None:
    trouble = came_of(sdk)[label]
    assert not trouble, trouble


@pytest.mark.parametrize("sdk", ["mcp-2", "fastmcp-4"])
def test_every_check_was_run(sdk: str) -> None:
    assert set(came_of(sdk)) == {label for needs, label in labels() if needs == sdk}
