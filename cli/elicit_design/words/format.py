"""Messages with values filled in, as a person of a locale writes numbers, money and times.

Plural rules, number, date and list patterns are CLDR's, through Babel, which is imported when
the first message is formatted and not before. Every value is cleaned on its way in.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from functools import cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from elicit_design.model.design import Placeholder, PlaceholderKind
from elicit_design.words.catalogue import catalogue
from elicit_design.words.clean import EMPTY, clean
from elicit_design.words.message import Literal, Message, Plural, Size, Value, parse_message

if TYPE_CHECKING:
    from babel import Locale

DEFAULT_LIMIT = 80
SHOWN_ITEMS = 5
"""How many members of a list are written out before the rest is counted."""

_DECIMAL = re.compile(r"[+-]?\d{1,24}(?:\.\d{1,12})?")
_CURRENCY = re.compile(r"[A-Z]{3}")
_MONEY_PATTERN = "#,##0.00\u00a0¤¤"  # the code, as `$` is a different currency elsewhere


class MissingValueError(KeyError):
    """A message names a placeholder for which no value was given."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        """Say which value is missing."""
        return f"the message needs a value for `{self.name}`"


def format_message(
    message: Message | str,
    values: Mapping[str, object],
    locale: str,
    placeholders: Sequence[Placeholder] = (),
    extra_dirs: Sequence[Path] = (),
) -> str:
    """Return the message as a person reads it.

    Args:
        message: a message or its text.
        values: value by placeholder name; what each may be is in `Formatter`.
        locale: a locale with a catalogue, e.g. `pt-BR`.
        placeholders: kinds and limits by name; one that is not declared is text.
        extra_dirs: folders with catalogues of the project.

    Raises:
        MessageError: when the text is no message.
        MissingValueError: when a value is missing.
        UserError: when there is no catalogue for the locale.
    """
    parsed = parse_message(message) if isinstance(message, str) else message
    return _fill(parsed, values, formatter(locale, extra_dirs), {p.name: p for p in placeholders})


def formatter(locale: str, extra_dirs: Sequence[Path] = ()) -> Formatter:
    """Return the formatter of a locale, made once.

    Raises:
        UserError: when there is no catalogue for the locale.
    """
    return _formatter(locale, tuple(Path(folder) for folder in extra_dirs))


@lru_cache(maxsize=64)
def _formatter(locale: str, extra_dirs: tuple[Path, ...]) -> Formatter:
    return Formatter(locale, catalogue(locale, extra_dirs))


def _fill(
    message: Message,
    values: Mapping[str, object],
    write: Formatter,
    declared: Mapping[str, Placeholder],
) -> str:
    out: list[str] = []
    for part in message.parts:
        if isinstance(part, Literal):
            out.append(part.text)
            continue
        if part.name not in values:
            raise MissingValueError(part.name)
        value = values[part.name]
        if isinstance(part, Value):
            placeholder = declared.get(part.name)
            kind = placeholder.kind if placeholder else "text"
            out.append(write.value(value, kind, placeholder.limit if placeholder else None))
        elif isinstance(part, Size):
            out.append(write.number(value))
        else:
            out.append(_fill(choose_arm(part, value, write), values, write, declared))
    return "".join(out)


def choose_arm(plural: Plural, value: object, write: Formatter) -> Message:
    """Return the arm for a value: an exact number first, then its category, then `other`."""
    size = write.size(value)
    arms = dict(plural.categories)
    for number, arm in plural.exact:
        if size == number:
            return arm
    return arms.get(write.plural(value), arms["other"])


@dataclass(frozen=True)
class Formatter:
    """Writes values for one locale.

    What a value of each kind may be:
        text: anything that can be written.
        count: a number, or a list, which is counted.
        money: `{"amount": "10.00", "currency": "USD", "per": "month"}`, `per` optional.
        instant: an ISO 8601 time with zone, or a `datetime`.
        list: a list, of which the first few members are written and the rest is counted.
    A value that is not of its kind is written as cleaned text: a question is never lost over it.
    """

    locale: str
    words: Mapping[str, str]

    def value(self, value: object, kind: PlaceholderKind, limit: int | None = None) -> str:
        """Write a value of a declared kind, within its limit where it is text or a list."""
        match kind:
            case "count":
                return self.number(value)
            case "money":
                return self.money(value)
            case "instant":
                return self.instant(value)
            case "list":
                return self.listed(value, limit or DEFAULT_LIMIT)
            case _:
                return self.text(value, limit or DEFAULT_LIMIT)

    def text(self, value: object, limit: int = DEFAULT_LIMIT) -> str:
        """Write a value as one cleaned line of at most `limit` characters."""
        return clean(value, limit, self.words.get("value.empty", EMPTY))

    def size(self, value: object) -> Decimal | None:
        """Return the number a plural chooses by: itself, or the length of a list."""
        if isinstance(value, (list, tuple, set, frozenset)):
            return Decimal(len(value))
        return _decimal(value)

    def plural(self, value: object) -> str:
        """Return the CLDR plural category of a value in this locale."""
        size = self.size(value)
        return "other" if size is None else _category(self.babel, abs(size))

    def number(self, value: object) -> str:
        """Write a count with the locale's separators."""
        size = self.size(value)
        if size is None:
            return self.text(value)
        return _number(self.babel, size)

    def money(self, value: object) -> str:
        """Write an amount with its currency code and what it is charged for each."""
        if not isinstance(value, Mapping):
            return self.text(value)
        amount = _decimal(value.get("amount"))
        currency = value.get("currency")
        if amount is None or not isinstance(currency, str) or not _CURRENCY.fullmatch(currency):
            return self.text(f"{self.text(value.get('amount'))} {self.text(currency)}")
        if amount == 0:
            return self.words["money.none"]
        written = _money(self.babel, amount, currency)
        per = value.get("per")
        return written if per is None else self._per(written, per)

    def _per(self, amount: str, per: object) -> str:
        key = f"money.per.{per}"
        text = self.words.get(key, self.words["money.per.other"])
        return self._word(text, {"amount": amount, "unit": self.text(per, 20)})

    def instant(self, value: object) -> str:
        """Write a moment with date, time and zone."""
        moment = _moment(value)
        if moment is None:
            return self.text(value)
        day, time, zone = _date_parts(self.babel, moment)
        key = "instant.full" if zone else "instant.no-zone"
        return self._word(self.words[key], {"date": day, "time": time, "zone": zone})

    def listed(self, value: object, limit: int = DEFAULT_LIMIT) -> str:
        """Write the first members of a list and count the rest; `limit` holds for each member."""
        if isinstance(value, (set, frozenset)):
            value = sorted(value, key=str)
        if not isinstance(value, (list, tuple)):
            return self.text(value, limit)
        if not value:
            return self.words["value.none"]
        members = [self.text(member, limit) for member in value[:SHOWN_ITEMS]]
        more = len(value) - len(members)
        if more:
            shown = ", ".join(members)
            return self._word(self.words["value.more"], {"shown": shown, "more": more})
        return _joined(self.babel, members)

    def _word(self, text: str, values: Mapping[str, object]) -> str:
        """Fill a word of the catalogue with parts that are cleaned already."""
        declared = {name: _written(name, value) for name, value in values.items()}
        return _fill(parse_message(text), values, self, declared)

    @cached_property
    def babel(self) -> Locale:
        """Babel's data for this locale, or for its language, or for English."""
        return _babel_locale(self.locale)


def _written(name: str, value: object) -> Placeholder:
    return Placeholder(name, "count" if isinstance(value, int) else "text", "", None, 1000)


@lru_cache(maxsize=64)
def _babel_locale(name: str) -> Locale:
    from babel import Locale, UnknownLocaleError

    for candidate in (name, name.partition("-")[0], "en"):
        try:
            return Locale.parse(candidate.replace("_", "-"), sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    raise AssertionError("Babel always has English")


def _decimal(value: object) -> Decimal | None:
    """Read a number of ordinary size; anything else is no number."""
    if isinstance(value, bool):
        return Decimal(int(value))
    if isinstance(value, int) and value.bit_length() > 80:
        return None
    if isinstance(value, (int, float, Decimal)):
        value = format(value, "f") if isinstance(value, Decimal) else repr(value)
    if isinstance(value, str) and _DECIMAL.fullmatch(value) and value.isascii():
        return Decimal(value)
    return None


def _moment(value: object) -> datetime | None:
    if isinstance(value, datetime):
        return value
    if isinstance(value, date) or not isinstance(value, str):
        return None
    try:
        return datetime.fromisoformat(value)
    except ValueError:
        return None


@lru_cache(maxsize=1024)
def _category(locale: Locale, size: Decimal) -> str:
    return str(locale.plural_form(size))


@lru_cache(maxsize=1024)
def _number(locale: Locale, size: Decimal) -> str:
    from babel.numbers import format_decimal

    return format_decimal(size, locale=locale)


@lru_cache(maxsize=256)
def _money(locale: Locale, amount: Decimal, currency: str) -> str:
    from babel.numbers import format_currency

    written = format_currency(amount, currency, _MONEY_PATTERN, locale=locale)
    return written.replace("\u00a0", " ")


@lru_cache(maxsize=256)
def _date_parts(locale: Locale, moment: datetime) -> tuple[str, str, str]:
    from babel.dates import format_date, format_time

    day = format_date(moment, "medium", locale=locale)
    time = format_time(moment.replace(tzinfo=None), "short", locale=locale)
    return clean(day), clean(time), _zone(moment)


def _zone(moment: datetime) -> str:
    offset = moment.utcoffset()
    if offset is None:
        return ""
    minutes = round(offset.total_seconds() / 60)
    hours, rest = divmod(abs(minutes), 60)
    return f"UTC{'-' if minutes < 0 else '+'}{hours:02}:{rest:02}" if minutes else "UTC"


def _joined(locale: Locale, members: Sequence[str]) -> str:
    from babel.lists import format_list

    return format_list(members, locale=locale)
