"""Mend a text: apply the fixes of its findings until none is left.

A fix is taken only if the text can still be read afterwards and no error shows that was not there
before; a fix that fails this is left alone, its finding stays.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from elicit_design.linting.edits import apply_edits
from elicit_design.linting.result import LintResult
from elicit_design.linting.run import lint_text
from elicit_design.linting.settings import LintSettings
from elicit_design.model.finding import Edit, Finding

_ROUNDS = 50


@dataclass(frozen=True, slots=True)
class Mended:
    """A text after fixing, with how many fixes were made and what is left."""

    text: str
    fixed: int
    left: LintResult


def mend(path: str, text: str, settings: LintSettings, unsafe: bool = False) -> Mended:
    """Apply the safe fixes of a text's findings, with `unsafe` the others too."""
    mending = _Mending(path, text, settings, unsafe)
    for _ in range(_ROUNDS):
        chosen = _apart([finding for finding in mending.result.findings if mending.wants(finding)])
        if not chosen or not (mending.make(chosen) or mending.make_one(chosen)):
            break
    return Mended(mending.text, mending.fixed, mending.result)


class _Mending:
    """A text on its way: what it is now, what is wrong with it, and which fixes did harm."""

    def __init__(self, path: str, text: str, settings: LintSettings, unsafe: bool) -> None:
        self.path, self.text, self.settings, self.unsafe = path, text, settings, unsafe
        self.result = lint_text(path, text, settings)
        self.refused: set[tuple[str, str]] = set()
        self.fixed = 0

    def wants(self, finding: Finding) -> bool:
        """Whether a finding has a fix that may be made and has not done harm before."""
        if finding.fix is None or (finding.code, finding.pointer) in self.refused:
            return False
        return finding.fix.safe or self.unsafe

    def make(self, chosen: Sequence[Finding]) -> bool:
        """Make these fixes together, if nothing gets worse by it."""
        edits = [edit for finding in chosen if finding.fix for edit in finding.fix.edits]
        mended = apply_edits(self.text, edits)
        if mended == self.text:
            return False
        after = lint_text(self.path, mended, self.settings)
        if not _better(self.result, after):
            return False
        self.text, self.result = mended, after
        self.refused.clear()  # what did harm before may do none in the text as it is now
        self.fixed += len(chosen)
        return True

    def make_one(self, chosen: Sequence[Finding]) -> bool:
        """Make the first of these fixes that does no harm; note those that do some."""
        for finding in chosen:
            if self.make([finding]):
                return True
            self.refused.add((finding.code, finding.pointer))
        return False


def _apart(findings: Sequence[Finding]) -> list[Finding]:
    """Return those whose edits touch no edit of an earlier one; the rest come next round."""
    chosen: list[Finding] = []
    taken = _Taken()
    for finding in findings:
        edits = finding.fix.edits if finding.fix else ()
        if not any(taken.touches(edit) for edit in edits):
            chosen.append(finding)
            for edit in edits:
                taken.add(edit)
    return chosen


class _Taken:
    """Places of edits in order, the ends never falling, so that one look-up tells of a touch."""

    def __init__(self) -> None:
        self.starts: list[int] = []
        self.ends: list[int] = []

    def touches(self, edit: Edit) -> bool:
        before = bisect_right(self.starts, edit.span.end)
        return before > 0 and self.ends[before - 1] >= edit.span.start

    def add(self, edit: Edit) -> None:
        at = bisect_right(self.starts, edit.span.start)
        self.starts.insert(at, edit.span.start)
        self.ends.insert(at, max(edit.span.end, self.ends[at - 1] if at else 0))
        for later in range(at + 1, len(self.ends)):
            if self.ends[later] >= edit.span.end:
                break
            self.ends[later] = edit.span.end


def _better(before: LintResult, after: LintResult) -> bool:
    """Whether nothing is worse: still read, still ours, and no error that was not there."""
    if after.problems or after.checked < before.checked or len(after.skipped) > len(before.skipped):
        return False
    return not _errors(after) - _errors(before)


def _errors(result: LintResult) -> Counter[str]:
    return Counter(finding.code for finding in result.at_least("error"))
