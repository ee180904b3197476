"""docs/clients.md says what the data says, and its example is a profile."""

from __future__ import annotations

import re
from pathlib import Path

from elicit_design.clients import load_profile
from elicit_design.reporting.client_docs import fresh

PAGE = Path(__file__).parents[2] / "docs" / "clients.md"


def test_the_tables_are_fresh() -> None:
    text = PAGE.read_text("utf-8")
    assert fresh(text) == text


def test_the_example_profile_is_read(tmp_path: Path) -> None:
    example = re.search(r"```yaml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert example
    (tmp_path / "our-host.yaml").write_text(example[1], "utf-8")
    profile = load_profile("our-host", [tmp_path])
    assert profile.value("number") == "works"
    assert profile.at("4.1").value("number") == "form-lost"
