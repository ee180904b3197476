"""The documentation shows what really happens, and its links lead somewhere."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
_LINK = re.compile(r"\]\((?!https?://|#|mailto:)([^)#\s]+)")
_CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)


def test_the_readme_shows_real_output() -> None:
    spec = importlib.util.spec_from_file_location("shown_output", ROOT / "docs/shown_output.py")
    assert spec is not None
    assert spec.loader is not None
    shown_output = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(shown_output)
    text = (ROOT / "README.md").read_text("utf-8")
    assert shown_output.refreshed(text) == text, "run `make outputs`"


@pytest.mark.parametrize(
    "page", sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("benchmarks/*.md")])
)
def test_links_lead_to_files(page: Path) -> None:
    broken = [
        target
        for target in _LINK.findall(_CODE.sub("", page.read_text("utf-8")))
        if not (page.parent / target).exists()
    ]
    assert not broken
