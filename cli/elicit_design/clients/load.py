"""Read client profiles: the package's own and those of a project's folder."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import Any

from elicit_design.clients.profile import Capability, Cell, ClientProfile, Grade
from elicit_design.clients.versions import parse_range
from elicit_design.problems import Problem, UserError
from elicit_design.resources import resource_dir

_searched: list[Path] = []
_KEYS = {"client", "title", "about", "cells"}
_CELL_KEYS = {"value", "says", "source", "date", "versions"}


def search_in(*folders: Path | str | None) -> None:
    """Look for profiles in a project's own folders too, from now on in this process.

    A design names its clients; who renders it again has the names alone, as with the working
    directory that its paths are relative to.
    """
    _searched[:] = [Path(folder) for folder in folders if folder is not None]


def searched() -> tuple[Path, ...]:
    """Return the folders that `search_in` named."""
    return tuple(_searched)


def profile_names(extra_dirs: Sequence[Path | str] = ()) -> tuple[str, ...]:
    """Names of all profiles, a project's own included, in alphabetical order."""
    return tuple(sorted({path.stem for folder in _folders(extra_dirs) for path in _files(folder)}))


def load_profile(name: str, extra_dirs: Sequence[Path | str] = ()) -> ClientProfile:
    """Load one profile; `codex@0.151` asks for the client as it was at a version.

    A project's own folder comes before the package's, so that it can replace a profile.

    Raises:
        UserError: when no profile has that name, or the file is not a profile.
    """
    stem, _, version = name.partition("@")
    for folder in _folders(extra_dirs):
        path = folder / f"{stem}.yaml"
        if stem and path.name == f"{stem}.yaml" and path.is_file():
            return replace(_read(path), version=version or None)
    raise UserError(_unknown(stem, profile_names(extra_dirs)))


def load_profiles(
    names: Iterable[str], extra_dirs: Sequence[Path | str] = ()
) -> tuple[ClientProfile, ...]:
    """Load several profiles; `all` stands for every one. Each is returned once, in order.

    Raises:
        UserError: see `load_profile`.
    """
    listed = [
        found
        for name in names
        for found in (profile_names(extra_dirs) if name == "all" else (name,))
    ]
    return tuple(load_profile(name, extra_dirs) for name in dict.fromkeys(listed))


@cache
def capabilities() -> Mapping[str, Capability]:
    """Every capability by name, in the order of the matrix."""
    data = _yaml(resource_dir("data") / "client_capabilities.yaml")
    return {
        name: Capability(
            name, entry["group"], entry["asks"], entry.get("values") or {}, entry.get("instead", "")
        )
        for name, entry in data["capabilities"].items()
    }


def _folders(extra_dirs: Sequence[Path | str]) -> tuple[Path, ...]:
    own = (Path(folder) for folder in extra_dirs)
    return (*own, *_searched, resource_dir("data") / "clients")


def _files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.yaml")) if folder.is_dir() else []


def _unknown(name: str, known: tuple[str, ...]) -> Problem:
    near = get_close_matches(name, known, n=3)
    hint = f"Did you mean {' or '.join(near)}?" if near else f"Known: {', '.join(known)}."
    return Problem(f"there is no client profile named {name!r}.", hint)


@cache
def _read(path: Path) -> ClientProfile:
    data = _yaml(path)
    try:
        return _profile(data, path)
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        hint = "See docs/clients.md for the form of a client profile."
        raise UserError(Problem(f"not a client profile: {fault}.", hint, str(path))) from fault


def _yaml(path: Path) -> Any:
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        return yaml.load(path.read_text("utf-8"), Loader=loader)  # noqa: S506  a safe loader
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as fault:
        raise UserError(Problem(f"cannot be read: {fault}", "", str(path))) from fault


def _profile(data: Any, path: Path) -> ClientProfile:
    _only(data, _KEYS, "the profile")
    if data["client"] != path.stem:
        raise ValueError(f"`client` is {data['client']!r} but the file is named {path.name!r}")
    return ClientProfile(
        name=data["client"],
        title=data["title"],
        about=" ".join(data.get("about", "").split()),
        cells=tuple(_cells(data.get("cells") or {})),
        origin=str(path),
    )


def _cells(data: Mapping[str, Any]) -> Iterable[Cell]:
    for name, entries in data.items():
        if name not in capabilities():
            raise ValueError(f"{name!r} is no capability; known: {', '.join(capabilities())}")
        for entry in entries if isinstance(entries, list) else [entries]:
            yield _cell(capabilities()[name], entry)


def _cell(capability: Capability, entry: Any) -> Cell:
    _only(entry, _CELL_KEYS, f"a cell of {capability.name!r}")
    value = entry["value"]
    return Cell(
        capability=capability.name,
        value=value,
        grade=_grade(capability, value),
        source=" ".join(entry["source"].split()),
        date=_date(entry["date"]),
        versions=parse_range(entry.get("versions", "")),
        says=" ".join(entry.get("says", "").split()),
    )


def _grade(capability: Capability, value: Any) -> Grade:
    if capability.is_number:
        if isinstance(value, bool) or not isinstance(value, int):
            raise ValueError(f"{capability.name!r} takes a whole number, not {value!r}")
        return "works"
    if value not in capability.values:
        allowed = ", ".join(capability.values)
        raise ValueError(f"{capability.name!r} is one of {allowed}, not {value!r}")
    return capability.values[value]


def _date(value: Any) -> date | None:
    """A day, a month (taken as its first day), or the word `undated`."""
    if isinstance(value, date):
        return value
    if value == "undated":
        return None
    return date.fromisoformat(value if len(value) > len("2026-07") else f"{value}-01")


def _only(data: Any, keys: set[str], what: str) -> None:
    if not isinstance(data, dict):
        raise TypeError(f"{what} must be a mapping")
    stray = sorted(set(data) - keys)
    if stray:
        raise ValueError(f"{what} has unknown keys: {', '.join(map(str, stray))}")
