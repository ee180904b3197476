"""Check forms, requests, tools, designs, words and skills against the rules."""

from __future__ import annotations

from elicit_design.linting.result import LintResult
from elicit_design.linting.run import lint, lint_text
from elicit_design.linting.settings import LintSettings

__all__ = ["LintResult", "LintSettings", "lint", "lint_text"]
