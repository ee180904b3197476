"""Generates the handlers of an SDK and plays every situation in its environment."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from elicit_design.handlers.planning import plan
from elicit_design.handlers.render import handler
from handlers import environments
from handlers.situations import (
    EXAMPLES,
    FORM,
    MODERN,
    PAGE,
    REVISIONS,
    STATE,
    Example,
)

RUNNERS = Path(__file__).parent / "runners"
Report = Mapping[str, Any]


def situations(example: Example, revisions: Sequence[str]) -> list[tuple[str, str]]:
    """Return the situations that exist for a design, by revision."""
    found = []
    for revision in revisions:
        names = list(PAGE if example.url else FORM)
        if example.negative is not None:
            names.append("negative")
        if example.changed is not None:
            names.append("changed")
        if example.once_more is not None:
            names.append("changed-once")
        if revision == MODERN:
            names += STATE
        else:
            names.append("client-error")
        if revision == "2025-06-18":
            names = ["accept", "decline"]
        found += [(revision, name) for name in names]
    return found


def changes(example: Example) -> list[Mapping[str, Any]]:
    """Return what changes while the user reads, question by question."""
    return [one for one in (example.changed, example.once_more) if one is not None]


def specification(example: Example, sdk: str, module: Path, revisions: Sequence[str]) -> Any:
    made = plan(example.design)
    return {
        "name": key(example),
        "module": str(module),
        "function": made.function,
        "tool": example.design.tool,
        "inputSchema": example.design.input_schema,
        "outputSchema": example.design.output_schema,
        "arguments": example.call,
        "facts": example.facts,
        "changes": changes(example),
        "accept": example.accept,
        "negative": example.negative,
        "unknown": example.unknown,
        "done": example.done,
        "values": {},
        "options": {},
        "http": False,
        "situations": situations(example, revisions),
    }


def key(example: Example) -> str:
    return f"{example.name}/{example.case}" if example.case else example.name


def write_modules(sdk: str, folder: Path) -> dict[str, Path]:
    """Write the handlers of every design for an SDK."""
    made = {}
    for example in EXAMPLES:
        path = folder / f"{sdk}_{example.name}".replace("-", "_")
        made[example.name] = path.with_suffix(".py")
        made[example.name].write_text(handler(example.design, sdk), encoding="utf-8")
    return made


def play(sdk: str, specifications: Sequence[Any]) -> list[Report]:
    """Play situations in the environment of an SDK."""
    python = environments.python(sdk)
    if python is None:
        pytest.skip(f"no environment for {sdk}: its package could not be installed")
    runner = RUNNERS / f"{sdk.replace('-', '_')}.py"
    run = subprocess.run(
        [python, "-W", "ignore", runner],
        input=json.dumps(specifications),
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert run.returncode == 0, run.stderr[-4000:]
    reports: list[Report] = json.loads(run.stdout)
    return reports


@lru_cache
def reports(sdk: str, folder: Path, revisions: tuple[str, ...] = REVISIONS) -> list[Report]:
    """Play every situation of every design once for an SDK."""
    modules = write_modules(sdk, folder)
    return play(
        sdk,
        [specification(one, sdk, modules[one.name], revisions) for one in EXAMPLES],
    )
