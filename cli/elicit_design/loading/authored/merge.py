"""Put together what several blocks state about one tool; the more specific block wins."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any

from elicit_design.model.authored import Authored, AuthoredCase

_NAMED = {
    "loads": "name",
    "variants": "key",
    "verbatim": "argument",
    "fields": "name",
    "placeholders": "name",
    "boundary": "argument",
}
"""Lists whose entries are overridden one by one, and what tells the entries apart."""

_FOLLOWERS = {
    "when": ("when_says",),
    "verdict": ("reason", "because", "decided"),
    "ask": ("ask_says", "otherwise"),
    "fallback": ("fallback_setting", "fallback_says"),
    "consent_scope": ("batch_limit",),
}
"""What belongs to a statement and is never taken from another block than the statement."""

_EMPTY = AuthoredCase()


def merge(special: Authored, general: Authored) -> Authored:
    """Return what both state; where both speak of the same, what `special` says."""
    return replace(
        special,
        whole=_merge_case(special.whole, general.whole),
        cases=_merge_cases(special.cases, general.cases),
        annotations={**general.annotations, **special.annotations},
        changes=(*special.changes, *general.changes),
    )


def _merge_cases(
    special: tuple[AuthoredCase, ...], general: tuple[AuthoredCase, ...]
) -> tuple[AuthoredCase, ...]:
    rest = list(general)
    merged = []
    for case in special:
        same = next((other for other in rest if _same(case, other)), None)
        if same is not None:
            rest.remove(same)
            case = _merge_case(case, same)  # noqa: PLW2901  # the case, completed
        merged.append(case)
    return (*merged, *rest)


def _same(left: AuthoredCase, right: AuthoredCase) -> bool:
    return left.when == right.when or (left.id is not None and left.id == right.id)


def _merge_case(special: AuthoredCase, general: AuthoredCase) -> AuthoredCase:
    settled = {
        follower
        for leader, followers in _FOLLOWERS.items()
        if getattr(special, leader) is not None
        for follower in followers
    }
    changes: dict[str, Any] = {
        attribute.name: _merge_value(attribute.name, special, general)
        for attribute in fields(AuthoredCase)
        if attribute.name not in settled and attribute.name != "at"
    }
    return replace(special, **changes)


def _merge_value(name: str, special: AuthoredCase, general: AuthoredCase) -> object:
    ours, theirs = getattr(special, name), getattr(general, name)
    if name in _NAMED:
        known = {getattr(entry, _NAMED[name]) for entry in ours}
        return (*ours, *(entry for entry in theirs if getattr(entry, _NAMED[name]) not in known))
    if name == "words":
        return {
            locale: {**theirs.get(locale, {}), **ours.get(locale, {})}
            for locale in dict.fromkeys((*ours, *theirs))
        }
    if isinstance(ours, Mapping):
        return {**theirs, **ours}
    return theirs if ours == getattr(_EMPTY, name) else ours
