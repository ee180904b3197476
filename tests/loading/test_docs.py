"""The examples of the documentation are read as they stand."""

from __future__ import annotations

import re
from pathlib import Path
from textwrap import indent

import pytest

from elicit_design.loading import load

DOCS = Path(__file__).resolve().parents[2] / "docs"
FENCE = re.compile(r"^```(yaml|json)( fragment)?\n(.*?)^```", re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str]]:
    """Return each example as a whole file; a fragment is a block of a tool."""
    found = []
    for page in ("input-files.md", "authored-files.md"):
        for match in FENCE.finditer((DOCS / page).read_text("utf-8")):
            text = match[3]
            if match[2]:
                text = f"name: t\narguments: {{}}\nelicitation:\n{indent(text, '  ')}"
            found.append((page, text))
    return found


@pytest.mark.parametrize(("page", "text"), examples())
def test_every_example_is_read_without_a_problem(page: str, text: str, tmp_path: Path) -> None:
    if text.startswith("servers:"):
        (tmp_path / "elicitation.yaml").write_text(text, "utf-8")
        text = "server: mongodb\nname: delete-many\narguments: {}\n"
    file = tmp_path / "tool.yaml"
    file.write_text(text, "utf-8")
    loaded = load(file)
    assert [str(problem) for problem in loaded.problems] == []
    assert loaded.tools
    stated = "elicitation:" in text or (tmp_path / "elicitation.yaml").exists()
    assert all((tool.authored is not None) == stated for tool in loaded.tools)


def test_there_are_examples_of_every_kind() -> None:
    texts = [text for _, text in examples()]
    assert sum("elicitation:" in text for text in texts) >= 5
    assert any(text.startswith("{") for text in texts)
