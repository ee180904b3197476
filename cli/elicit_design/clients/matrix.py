"""The client matrix as data: every client's answer to every capability, old ones marked."""

from __future__ import annotations

import datetime
from collections.abc import Iterable

from elicit_design.clients.load import capabilities
from elicit_design.clients.profile import Cell, ClientProfile
from elicit_design.model.values import Json

OVERVIEW = (
    "form",
    "url",
    "answers-alone",
    "enum",
    "one-of",
    "boolean",
    "number",
    "multi-select",
    "root-keys",
    "empty-form",
)
"""Capabilities of the overview; the page of one client shows them all."""


def mark(cell: Cell, today: datetime.date) -> str:
    """`?` for a cell whose source bears no date, `*` for one older than 180 days."""
    if cell.date is None:
        return "?"
    return "*" if cell.is_old(today) else ""


def overview_row(profile: ClientProfile, today: datetime.date) -> list[str]:
    """One client's answers to the capabilities of the overview, `-` where nothing is known."""
    return [_answer(profile.cell(capability), today) for capability in OVERVIEW]


def profile_to_json(profile: ClientProfile, today: datetime.date) -> Json:
    """Write a profile with all of its cells, each with its age on `today`."""
    return {
        "client": profile.name,
        "title": profile.title,
        "version": profile.version,
        "about": profile.about,
        "cells": [_cell_to_json(cell, today) for cell in current_cells(profile)],
    }


def current_cells(profile: ClientProfile) -> list[Cell]:
    """The cells that hold: of every version range, or of the version asked for."""
    order = list(capabilities())
    cells = sorted(profile.cells, key=lambda cell: order.index(cell.capability))
    version = profile.version
    return [cell for cell in cells if version is None or cell.versions.holds(version)]


def ages(profiles: Iterable[ClientProfile], today: datetime.date) -> tuple[int, int, int]:
    """How many cells there are, how many are older than 180 days, how many bear no date."""
    marks = [mark(cell, today) for profile in profiles for cell in profile.cells]
    return len(marks), marks.count("*"), marks.count("?")


def _answer(cell: Cell | None, today: datetime.date) -> str:
    if cell is None or cell.value == "unknown":
        return "-"
    return f"{cell.value}{mark(cell, today)}"


def _cell_to_json(cell: Cell, today: datetime.date) -> Json:
    return {
        "capability": cell.capability,
        "value": cell.value,
        "grade": cell.grade,
        "says": cell.says,
        "versions": cell.versions.text,
        "source": cell.source,
        "date": cell.date.isoformat() if cell.date else None,
        "old": cell.is_old(today),
    }
