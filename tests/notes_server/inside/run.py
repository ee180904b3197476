"""Runs every check of this folder in the environment of an SDK, and prints what came of each.

    python run.py MODULE...

A check is an async function called `check_...`; it gets a folder of its own. A name that holds
`revision` among its arguments is run once for each revision.
"""

from __future__ import annotations

import importlib
import inspect
import json
import logging
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import anyio

REVISIONS = ("2025-11-25", "2026-07-28")
LIMIT_SECONDS = 30


def checks(module: ModuleType) -> Iterator[tuple[str, Callable[..., Any]]]:
    for name, check in list(vars(module).items()):
        if not name.startswith("check_"):
            continue
        if "revision" in inspect.signature(check).parameters:
            for revision in REVISIONS:
                yield f"{name}[{revision}]", partial(check, revision=revision)
        else:
            yield name, check


async def one(check: Callable[..., Any]) -> str:
    with tempfile.TemporaryDirectory() as folder:
        try:
            with anyio.fail_after(LIMIT_SECONDS):
                await check(Path(folder).resolve())
        except BaseException:
            return traceback.format_exc()
    return ""


def main() -> None:
    logging.disable(logging.CRITICAL)
    came_of = {}
    for name in sys.argv[1:]:
        for label, check in checks(importlib.import_module(name)):
            came_of[f"{name}:{label}"] = anyio.run(one, check)
    json.dump(came_of, sys.stdout)


if __name__ == "__main__":
    main()
