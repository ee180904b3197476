"""Catalogues of words: one per locale, built in, added to or overridden by a project.

A catalogue file is `<locale>.yaml` with a mapping `words:` from key to message. A folder of a
project may hold such files for locales of its own, or with single entries that replace built-in
ones. What a locale lacks is taken from English, and reported by `missing_words`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType

import yaml

from elicit_design.problems import Problem, UserError
from elicit_design.words.message import MessageError, parse_message

SOURCE_LOCALE = "en"
"""The locale every key exists in."""

LOCALES_FOLDER = Path(__file__).parents[1] / "data" / "locales"

_LOCALE = re.compile(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]{2,8})*")
_YamlLoader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


@dataclass(frozen=True, slots=True)
class MissingWord:
    """A key that a locale lacks, with the English text that stands in for it."""

    locale: str
    key: str
    english: str


def locale_names(extra_dirs: Sequence[Path] = ()) -> tuple[str, ...]:
    """Return the locales for which there is a catalogue, English first."""
    found = {path.stem for folder in (LOCALES_FOLDER, *extra_dirs) for path in _files(folder)}
    return (SOURCE_LOCALE, *sorted(found - {SOURCE_LOCALE}))


def catalogue(locale: str, extra_dirs: Sequence[Path] = ()) -> Mapping[str, str]:
    """Return the words of a locale by key, English standing in for what it lacks.

    Later folders win over earlier ones, and all of them over the built-in words.

    Raises:
        UserError: when there is no catalogue for the locale, or one cannot be read.
    """
    return _catalogue(locale, tuple(Path(folder) for folder in extra_dirs))


def missing_words(locale: str, extra_dirs: Sequence[Path] = ()) -> tuple[MissingWord, ...]:
    """Return what `locale` lacks of the English keys, in the order of the English file."""
    english = catalogue(SOURCE_LOCALE, extra_dirs)
    own = _own_words(locale, tuple(Path(folder) for folder in extra_dirs))
    return tuple(MissingWord(locale, key, text) for key, text in english.items() if key not in own)


@lru_cache(maxsize=64)
def _catalogue(locale: str, extra_dirs: tuple[Path, ...]) -> Mapping[str, str]:
    words = dict(_own_words(SOURCE_LOCALE, extra_dirs))
    if locale != SOURCE_LOCALE:
        words |= _own_words(locale, extra_dirs)
    return MappingProxyType(words)


@lru_cache(maxsize=64)
def _own_words(locale: str, extra_dirs: tuple[Path, ...]) -> Mapping[str, str]:
    paths = [folder / f"{locale}.yaml" for folder in (LOCALES_FOLDER, *extra_dirs)]
    found = [path for path in paths if _LOCALE.fullmatch(locale) and path.is_file()]
    if not found:
        known = ", ".join(locale_names(extra_dirs))
        raise UserError(
            Problem(
                f"there is no catalogue for the locale {locale!r}.",
                f"Use one of {known}, or write {locale}.yaml into a folder of locales.",
            )
        )
    words: dict[str, str] = {}
    for path in found:
        words |= read_catalogue(path)
    return MappingProxyType(words)


def read_catalogue(path: Path) -> Mapping[str, str]:
    """Read the words of one catalogue file.

    Raises:
        UserError: when it is not such a file, or a message in it cannot be read.
    """
    try:
        data = yaml.load(path.read_text(encoding="utf-8"), Loader=_YamlLoader)  # noqa: S506
    except (OSError, UnicodeDecodeError, yaml.YAMLError) as error:
        raise UserError(Problem(f"cannot be read: {error}", path=str(path))) from error
    words = data.get("words") if isinstance(data, dict) else None
    if not isinstance(words, dict):
        raise UserError(
            Problem("is no catalogue.", "Write a mapping `words:` from key to text.", str(path))
        )
    for key, text in words.items():
        _check_entry(path, key, text)
    return words


def _check_entry(path: Path, key: object, text: object) -> None:
    if not isinstance(key, str) or not isinstance(text, str):
        raise UserError(Problem(f"the entry {key!r} is not text.", "Quote it.", str(path)))
    try:
        parse_message(text)
    except MessageError as error:
        raise UserError(Problem(f"the entry `{key}`: {error}.", path=str(path))) from error


def _files(folder: Path) -> list[Path]:
    if not folder.is_dir():
        return []
    return sorted(p for p in folder.glob("*.yaml") if _LOCALE.fullmatch(p.stem))
