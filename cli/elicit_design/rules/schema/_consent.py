"""What makes a field one by which a person consents to an act."""

from __future__ import annotations

import re

from elicit_design.linting.nodes import Choice, FieldNode, SchemaNode
from elicit_design.linting.wording import plain, says

_WORDS = re.compile(r"[A-Z]?[^\W\d_A-Z]+|[A-Z]+")


def asks_consent(field: FieldNode) -> bool:
    """Whether a yes-or-no field stands for consent, by the words of its name or title."""
    if field.data.get("type") != "boolean":
        return False
    words = " ".join(_WORDS.findall(field.name)).casefold()
    pattern = says("consent_name")
    return bool(pattern.search(words) or pattern.search(plain(field.text("title"))))


def is_safe(option: Choice) -> bool:
    """Whether an option leaves things as they are, by the words of its title or constant."""
    pattern = says("safe")
    return bool(pattern.search(plain(option.label)) or pattern.search(plain(str(option.value))))


def is_act(option: Choice) -> bool:
    """Whether an option has a verb of consequence and is not the safe one."""
    if is_safe(option):
        return False
    label = f"{plain(option.label)} {plain(str(option.value))}"
    return bool(says("destroys").search(label) or says("acts").search(label))


def destroys(form: SchemaNode) -> bool:
    """Whether the message around a form asks to destroy something."""
    message = plain(form.message or "")
    return bool(says("destroys").search(message)) and "?" in (form.message or "")
