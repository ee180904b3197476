"""The four formats of text fields, checked as strictly as a server should."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Callable, Mapping
from urllib.parse import urlsplit

from elicit_design.model.values import Json

_EMAIL = re.compile(r"[^@\s]+@[^@\s.]+(\.[^@\s.]+)+")
_DATE = re.compile(r"\d{4}-\d\d-\d\d")
_DATE_TIME = re.compile(r"\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)")


def has_format(text: str, name: Json) -> bool:
    """Whether `text` has the format; an unknown format holds for every text."""
    check = FORMATS.get(name) if isinstance(name, str) else None
    return check is None or check(text)


def _email(text: str) -> bool:
    return _EMAIL.fullmatch(text) is not None


def _uri(text: str) -> bool:
    try:
        parts = urlsplit(text)
    except ValueError:
        return False
    return bool(parts.scheme) and bool(parts.netloc or parts.path) and " " not in text


def _date(text: str) -> bool:
    return _DATE.fullmatch(text) is not None and _real(text)


def _date_time(text: str) -> bool:
    if _DATE_TIME.fullmatch(text) is None:
        return False
    whole = text.upper().replace("Z", "+00:00")
    seconds = re.sub(r"\.\d+", "", whole).replace(":60", ":59", 1)
    return _real(seconds)


def _real(text: str) -> bool:
    try:
        dt.datetime.fromisoformat(text)
    except ValueError:
        return False
    return True


FORMATS: Mapping[str, Callable[[str], bool]] = {
    "email": _email,
    "uri": _uri,
    "date": _date,
    "date-time": _date_time,
}
