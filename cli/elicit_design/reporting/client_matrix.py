"""Client profiles as tables, for people."""

from __future__ import annotations

import datetime
from collections.abc import Sequence

from elicit_design.clients.matrix import OVERVIEW, ages, current_cells, mark, overview_row
from elicit_design.clients.profile import Cell, ClientProfile, Grade
from elicit_design.reporting.terminal import console, one_line

_STYLES: dict[Grade, str] = {"works": "green", "poor": "yellow", "broken": "bold red"}
_PLAIN = ""


def print_matrix(profiles: Sequence[ClientProfile], today: datetime.date) -> None:
    """Print one row a client over the capabilities of the overview, and what the marks mean."""
    from rich.table import Table  # `--format json` never needs it
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("client", no_wrap=True)
    for capability in OVERVIEW:
        table.add_column(_words(capability))
    for profile in profiles:
        cells = [
            Text(_words(answer), _style(profile.cell(capability)))
            for capability, answer in zip(OVERVIEW, overview_row(profile, today), strict=True)
        ]
        table.add_row(Text(one_line(profile.name, 40)), *cells)
    console().print(table)
    console().print(Text("\n" + legend(profiles, today)))


def print_profile(profile: ClientProfile, today: datetime.date) -> None:
    """Print everything known of one client, each cell with its source and date."""
    from rich.table import Table
    from rich.text import Text

    console().print(Text(one_line(f"{profile.label} ({profile.name})"), "bold"))
    if profile.about:
        console().print(Text(one_line(profile.about)))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("capability", "answer", "versions", "says", "source", "date"):
        table.add_column(column, overflow="fold")
    for cell in current_cells(profile):
        table.add_row(*(Text(text, style) for text, style in _columns(cell, today)))
    console().print(table)
    console().print(Text("\n" + legend([profile], today)))


def legend(profiles: Sequence[ClientProfile], today: datetime.date) -> str:
    """Return what the marks mean and how many cells bear them."""
    total, old, undated = ages(profiles, today)
    return (
        f"{len(profiles)} client{'s'[: len(profiles) != 1]}, {total} cells: "
        f"{old} older than 180 days (*), {undated} without a date (?); - is not known."
    )


def _words(answer: str) -> str:
    """Return an answer so that a narrow column breaks it between words."""
    return answer if answer == "-" else answer.replace("-", " ")


def _columns(cell: Cell, today: datetime.date) -> list[tuple[str, str]]:
    return [
        (cell.capability, _PLAIN),
        (f"{cell.value}{mark(cell, today)}", _style(cell)),
        (cell.versions.text or "all", _PLAIN),
        (one_line(cell.says), _PLAIN),
        (one_line(cell.source), _PLAIN),
        (cell.date.isoformat() if cell.date else "undated", _PLAIN),
    ]


def _style(cell: Cell | None) -> str:
    return _STYLES.get(cell.grade, _PLAIN) if cell else _PLAIN
