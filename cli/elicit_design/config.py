"""Settings of a project: `elicit-design.toml`, or `[tool.elicit-design]` in `pyproject.toml`.

The nearest file above the working directory counts; `elicit-design.toml` wins over a
`pyproject.toml` beside it. Paths in it are relative to the file. `data/config.schema.json`
describes the same keys for editors.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from elicit_design.model.location import Position
from elicit_design.model.target import REVISIONS
from elicit_design.options import (
    EMIT_KINDS,
    FAIL_LEVELS,
    POLICIES,
    SDKS,
    LintOptions,
    Options,
)
from elicit_design.problems import Problem, UserError
from elicit_design.resources import resource_dir

OWN_FILE = "elicit-design.toml"

_Read = Callable[["_Table", str], Any]


def load_options(start: Path | None = None, file: Path | None = None) -> Options:
    """Read the options of the project that `start` (the working directory) is in.

    Args:
        start: folder to look in first, then upwards.
        file: a settings file to use instead of looking for one.

    Raises:
        UserError: naming the file, the line and the key that is wrong.
    """
    found = file or find_settings(start or Path.cwd())
    if found is None:
        return Options()
    table = _read_table(found)
    return Options() if table is None else _options(table)


def config_schema() -> dict[str, Any]:
    """Return the JSON Schema of the settings."""
    import json  # asked for by `schema config` only

    text = (resource_dir("data") / "config.schema.json").read_text("utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


def find_settings(start: Path) -> Path | None:
    """Return the nearest settings file at or above a folder."""
    for folder in (start, *start.parents):
        own = folder / OWN_FILE
        if own.is_file():
            return own
        project = folder / "pyproject.toml"
        if project.is_file() and "[tool.elicit-design" in project.read_text("utf-8", "replace"):
            return project
    return None


class _Table:
    """A table of a settings file that knows how to complain about its keys."""

    def __init__(self, path: Path, text: str, values: dict[str, Any], name: str) -> None:
        self.path, self.text, self.values, self.name = path, text, values, name

    def error(self, key: str, says: str, hint: str) -> UserError:
        line = next(
            (n for n, row in enumerate(self.text.splitlines(), 1) if row.strip().startswith(key)), 1
        )
        return UserError(Problem(says, hint, str(self.path), Position(line, 1)))

    def sub(self, key: str) -> _Table:
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.error(key, f"`{self.name}{key}` is not a table.", "Write a table.")
        return _Table(self.path, self.text, value, f"{self.name}{key}.")


def _read_table(path: Path) -> _Table | None:
    import tomllib  # most runs have no settings file

    try:
        text = path.read_text("utf-8")
        values = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise UserError(Problem(f"the settings cannot be read: {error}.", "", str(path))) from error
    if path.name == "pyproject.toml":
        values = values.get("tool", {}).get("elicit-design")
        return None if values is None else _Table(path, text, values, "")
    return _Table(path, text, values, "")


def _options(table: _Table) -> Options:
    _refuse_unknown(table, [*_KEYS, "lint"])
    given = {
        _attribute(key): read(table, key) for key, read in _KEYS.items() if key in table.values
    }
    lint = table.sub("lint")
    _refuse_unknown(lint, list(_LINT_KEYS))
    given["lint"] = LintOptions(
        **{
            _attribute(key): read(lint, key)
            for key, read in _LINT_KEYS.items()
            if key in lint.values
        }
    )
    return Options(**given)


def _attribute(key: str) -> str:
    return key.replace("-", "_")


def _refuse_unknown(table: _Table, known: list[str]) -> None:
    for key in table.values:
        if key not in known:
            from difflib import get_close_matches  # only a mistake needs it

            near = get_close_matches(key, known, 1)
            hint = f"Did you mean `{near[0]}`?" if near else f"Known are {', '.join(known)}."
            raise table.error(key, f"`{table.name}{key}` is not a setting.", hint)


def _path(table: _Table, key: str) -> Path:
    return table.path.parent / _text(table, key)


def _text(table: _Table, key: str) -> str:
    value = table.values[key]
    if not isinstance(value, str) or not value:
        raise table.error(key, f"`{table.name}{key}` is not text.", f'Write `{key} = "…"`.')
    return value


def _texts(table: _Table, key: str) -> tuple[str, ...]:
    value = table.values[key]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise table.error(key, f"`{table.name}{key}` is not a list of texts.", 'Write `["…"]`.')
    return tuple(value)


def _one_of(choices: tuple[str, ...]) -> _Read:
    def read(table: _Table, key: str) -> str:
        value = _text(table, key)
        if value not in choices:
            raise table.error(
                key, f"`{table.name}{key}` is {value!r}.", f"Use {', '.join(choices)}."
            )
        return value

    return read


def _some_of(choices: tuple[str, ...]) -> _Read:
    def read(table: _Table, key: str) -> tuple[str, ...]:
        values = _texts(table, key)
        for value in values:
            if value not in choices:
                raise table.error(
                    key, f"`{table.name}{key}` has {value!r}.", f"Use {', '.join(choices)}."
                )
        return values

    return read


def _fraction(table: _Table, key: str) -> float:
    value = table.values[key]
    if isinstance(value, bool) or not isinstance(value, (int, float)) or not 0 <= value <= 1:
        raise table.error(key, f"`{table.name}{key}` is not between 0 and 1.", "Write e.g. 0.7.")
    return float(value)


def _per_path(table: _Table, key: str) -> dict[str, tuple[str, ...]]:
    paths = table.sub(key)
    return {glob: _texts(paths, glob) for glob in paths.values}


_KEYS: dict[str, _Read] = {
    "out": _path,
    "policy": _one_of(POLICIES),
    "protocol": _one_of(REVISIONS),
    "clients": _texts,
    "emit": _some_of(EMIT_KINDS),
    "locales": _texts,
    "locale-dir": _path,
    "client-dir": _path,
    "template-dir": _path,
    "review-below": _fraction,
    "sdks": _some_of(SDKS),
}
_LINT_KEYS: dict[str, _Read] = {
    "select": _texts,
    "ignore": _texts,
    "per-path-ignores": _per_path,
    "fail-on": _one_of(FAIL_LEVELS),
    "baseline": _path,
}
