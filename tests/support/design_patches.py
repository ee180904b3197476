"""Designs of the examples, with single values changed: what the design rules' examples are."""

from __future__ import annotations

import atexit
import copy
import json
from functools import cache
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from elicit_design.assessing import assess
from elicit_design.designing import design
from elicit_design.designing.document import design_from_json, design_to_json
from elicit_design.loading import load

EXAMPLES = Path(__file__).parents[2] / "examples"


@cache
def designs() -> dict[str, dict[str, Any]]:
    """`server/tool` -> design of every tool of the examples that asks."""
    tools = load(EXAMPLES / "projects.json", EXAMPLES / "notes.tools.yaml").tools
    made = [design(a, [t for t in tools if t.server == a.tool.server]) for a in assess(tools)]
    return {f"{one.server}/{one.tool}": design_to_json(one) for one in made if one.questions}


def patched(name: str, changes: dict[str, Any]) -> str:
    """Return a design as text, with the value at each pointer set, or removed when None."""
    data: Any = copy.deepcopy(designs()[name])
    for pointer, value in changes.items():
        set_at(data, pointer, value)
    if not any("/rendered" in pointer for pointer in changes):
        data = _rendered_again(data)
    return json.dumps(data, ensure_ascii=False, indent=1)


def _rendered_again(data: Any) -> Any:
    """Render the shapes for the changed design, as `design` would, if it is one still."""
    try:
        return design_to_json(design_from_json(data))
    except (LookupError, ValueError):
        return data


@cache
def folder_of(name: str) -> Path:
    """Return a folder with a design in it, for what is looked at beside it."""
    folder = Path(mkdtemp(prefix="design-"))
    atexit.register(rmtree, folder, ignore_errors=True)
    (folder / "design.json").write_text(patched(name, {}), "utf-8")
    return folder


def set_at(data: Any, pointer: str, value: Any) -> None:
    """Set the value at a pointer; None removes the member, except `isError`, where it says null."""
    *around, last = [s.replace("~1", "/").replace("~0", "~") for s in pointer.split("/")[1:]]
    for step in around:
        data = data[int(step)] if isinstance(data, list) else data.setdefault(step, {})
    key: Any = int(last) if isinstance(data, list) else last
    if value is None and last != "isError":
        del data[key]
    elif isinstance(data, list) and key == len(data):
        data.append(value)
    else:
        data[key] = value
