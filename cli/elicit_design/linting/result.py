"""What a lint run comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from elicit_design.model.finding import Finding
from elicit_design.model.levels import LEVEL_ORDER, FindingLevel
from elicit_design.problems import Problem


@dataclass(frozen=True, slots=True)
class Suppressed:
    """How many findings were not reported, by what silenced them."""

    inline: int = 0
    baseline: int = 0

    def __bool__(self) -> bool:
        return bool(self.inline or self.baseline)


@dataclass(frozen=True, slots=True)
class LintResult:
    """Findings in the order of path and place, and what could not be looked at.

    Attributes:
        problems: files that could not be read, with what to do about it.
        skipped: paths of documents that are none of ours, once per document.
        checked: how many files held something to check.
        stale_baseline: entries of the baseline that nothing matches any more.
        texts: path -> text of the files with findings, for showing the lines at fault.
    """

    findings: tuple[Finding, ...] = ()
    problems: tuple[Problem, ...] = ()
    skipped: tuple[str, ...] = ()
    suppressed: Suppressed = Suppressed()
    checked: int = 0
    stale_baseline: int = 0
    texts: Mapping[str, str] = field(default_factory=dict)

    def at_least(self, level: FindingLevel) -> tuple[Finding, ...]:
        """Return the findings of `level` and above."""
        low = LEVEL_ORDER[level]
        return tuple(one for one in self.findings if LEVEL_ORDER[one.severity] >= low)

    @property
    def counts(self) -> Counter[str]:
        """How many findings each code has."""
        return Counter(finding.code for finding in self.findings)
