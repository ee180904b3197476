"""Assessments as a table a file, for people."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from elicit_design.model.assessment import Assessment
from elicit_design.reporting.terminal import console, one_line

_VERDICT_STYLES = {"form": "bold yellow", "url": "bold magenta", "none": "green"}


def print_assessments(assessments: Iterable[Assessment]) -> None:
    """Print one table a file and server: tool, verdict, purpose, trigger, confidence."""
    from rich.table import Table  # `assess --format json` never needs it
    from rich.text import Text

    for (path, server), group in groupby(
        assessments, lambda a: (a.tool.origin.path, a.tool.server)
    ):
        table = Table(
            title=Text(one_line(f"{path} ({server})", 110)),
            title_justify="left",
            box=None,
            pad_edge=False,
            padding=(0, 2, 0, 0),
        )
        table.add_column("tool", overflow="fold", max_width=40)
        table.add_column("verdict", no_wrap=True)
        table.add_column("purpose", overflow="fold")
        table.add_column("asks when, or why not", overflow="fold", ratio=1)
        table.add_column("confidence", justify="right", no_wrap=True)
        members = list(group)
        for assessment in members:
            table.add_row(*(Text(cell, style) for cell, style in _cells(assessment)))
        console().print(table)
        for line in _contradictions(members):
            console().print(Text(line, "red"))
        console().print()


def _cells(assessment: Assessment) -> list[tuple[str, str]]:
    leading = assessment.leading
    asks = ", ".join(assessment.purposes)
    return [
        (one_line(assessment.tool.name, 80), ""),
        (verdict_label(assessment), _VERDICT_STYLES[assessment.verdict]),
        (asks, ""),
        (why(assessment), ""),
        (f"{leading.confidence:.2f}" + (" ?" if assessment.needs_review else ""), ""),
    ]


def verdict_label(assessment: Assessment) -> str:
    """Return the verdict, with how many of the cases ask when not all do."""
    asking, all_cases = len(assessment.asking), len(assessment.cases)
    mixed = 0 < asking < all_cases
    return f"{assessment.verdict} ({asking} of {all_cases})" if mixed else assessment.verdict


def why(assessment: Assessment) -> str:
    """Return the sentence on when it asks, or the reason why it does not."""
    if assessment.verdict == "none":
        return assessment.leading.reason or ""
    says = [case.trigger.says if case.trigger else case.when_says for case in assessment.asking]
    return one_line("; ".join(dict.fromkeys(says)), 160)


def _contradictions(assessments: Sequence[Assessment]) -> list[str]:
    return [
        one_line(f"! {a.tool.name}: {c.says}", 200) for a in assessments for c in a.contradictions
    ]


def summary(assessments: Sequence[Assessment], skipped: int) -> str:
    """Return the last line: how many ask, how many need a person's review, what was skipped."""
    asking = sum(1 for a in assessments if a.verdict != "none")
    review = sum(1 for a in assessments if a.needs_review)
    contradicted = sum(1 for a in assessments if a.contradictions)
    tools, rest = len(assessments), len(assessments) - asking
    parts = [
        f"{tools} {'tool' if tools == 1 else 'tools'}: "
        f"{asking} {'asks' if asking == 1 else 'ask'}, {rest} {'does' if rest == 1 else 'do'} not"
    ]
    if review:
        parts.append(f"{review} {'needs' if review == 1 else 'need'} review (marked ?)")
    if contradicted:
        parts.append(f"{contradicted} with contradictions")
    if skipped:
        parts.append(f"{skipped} {'file' if skipped == 1 else 'files'} without tools skipped")
    return "; ".join(parts) + "."
