"""Messages as Jinja templates: what `message.<locale>.j2` holds, and how to render it.

The template says the same as the message, in a notation that server authors have tools for. Its
filters (clean, number, money, instant, list, plural, size) are those of `message_environment`,
which write values exactly as `format_message` does.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from elicit_design.model.design import Placeholder
from elicit_design.words.clean import clean
from elicit_design.words.format import DEFAULT_LIMIT, formatter
from elicit_design.words.message import Literal, Message, Part, Plural, Size, parse_message

if TYPE_CHECKING:
    from jinja2 import Environment

_RESERVED = frozenset(["not", "true", "false", "none", "True", "False", "None", "self"])
_UNSAFE = re.compile("[{\r\n\ud800-\udfff]")
_WHAT_IT_IS = {
    "text": "text",
    "count": "a number, or a list to be counted",
    "money": 'money, {"amount": "10.00", "currency": "USD", "per": "month"}',
    "instant": "a time, ISO 8601 with zone",
    "list": "a list of texts",
}


def jinja_name(name: str) -> str:
    """Return the variable of a placeholder: words that Jinja reserves get a `_` at the end."""
    return f"{name}_" if name in _RESERVED else name


def to_jinja(message: Message | str, placeholders: Sequence[Placeholder] = ()) -> str:
    """Return the message as a Jinja template.

    Args:
        message: a message or its text.
        placeholders: kinds and limits by name; one that is not declared is text.

    Raises:
        MessageError: when the text is no message.
    """
    parsed = parse_message(message) if isinstance(message, str) else message
    return _template(parsed, {p.name: p for p in placeholders})


def template_file(
    heading: str, message: Message | str, locale: str, placeholders: Sequence[Placeholder]
) -> str:
    """Return the text of a `message.<locale>.j2` file: a comment on its use, then the template.

    Args:
        heading: what the message is for; may be text of strangers.
        message: a message or its text.
        locale: the locale the words are in.
        placeholders: what the design declares; those the message uses are listed.

    Raises:
        MessageError: when the text is no message.
    """
    parsed = parse_message(message) if isinstance(message, str) else message
    declared = {p.name: p for p in placeholders}
    lines = [
        clean(heading, 300),
        *(_value_line(name, declared.get(name)) for name in parsed.names),
        "Render with elicit_design.words: message_environment("
        f'"{clean(locale)}").from_string(text).render(values)',
    ]
    comment = "\n   ".join(lines).replace("#}", "# }")
    body = _template(parsed, declared)
    lead, rest = (body[:1], body[1:]) if body[:1].isspace() else ("", body)
    return f"{{# {comment} -#}}\n{_guarded(lead) if lead else ''}{rest}\n"


@lru_cache(maxsize=32)
def _environment(locale: str, extra_dirs: tuple[Path, ...]) -> Environment:
    from jinja2 import StrictUndefined
    from jinja2.sandbox import ImmutableSandboxedEnvironment

    write = formatter(locale, extra_dirs)
    environment = ImmutableSandboxedEnvironment(
        autoescape=False,  # what is rendered is plain text, and every value goes through a filter
        undefined=StrictUndefined,
    )
    environment.filters.update(
        clean=write.text,
        number=write.number,
        money=write.money,
        instant=write.instant,
        list=write.listed,
        plural=write.plural,
        size=write.size,
    )
    return environment


def message_environment(locale: str, extra_dirs: Sequence[Path] = ()) -> Environment:
    """Return the sandboxed Jinja environment in which message templates are rendered.

    A variable that is not given is an error; nothing but the filters can be called.

    Raises:
        UserError: when there is no catalogue for the locale.
    """
    return _environment(locale, tuple(Path(folder) for folder in extra_dirs))


def _template(message: Message, declared: Mapping[str, Placeholder]) -> str:
    return "".join(_part(part, declared) for part in message.parts)


def _part(part: Part, declared: Mapping[str, Placeholder]) -> str:
    if isinstance(part, Literal):
        return _UNSAFE.sub(lambda mark: _guarded(mark[0]), part.text)
    if isinstance(part, Plural):
        return _choice(part, declared)
    name = jinja_name(part.name)
    if isinstance(part, Size):
        return f"{{{{ {name} | number }}}}"
    return f"{{{{ {name} | {_filter(declared.get(part.name))} }}}}"


def _guarded(mark: str) -> str:
    """Write a character that Jinja would read or change as an expression."""
    return f"{{{{ {mark!r} }}}}"


def _filter(placeholder: Placeholder | None) -> str:
    limit = placeholder.limit if placeholder else DEFAULT_LIMIT
    match placeholder.kind if placeholder else "text":
        case "count":
            return "number"
        case "list":
            return f"list({limit})"
        case "text":
            return f"clean({limit})"
        case kind:
            return kind


def _choice(plural: Plural, declared: Mapping[str, Placeholder]) -> str:
    name = jinja_name(plural.name)
    arms = dict(plural.categories)
    rest = _template(arms.pop("other"), declared)
    tests = [(f"{name} | size == {number}", arm) for number, arm in plural.exact]
    tests += [(f'{name} | plural == "{category}"', arm) for category, arm in arms.items()]
    if not tests:
        return rest
    out = "".join(
        f"{{% {'elif' if n else 'if'} {test} %}}{_template(arm, declared)}"
        for n, (test, arm) in enumerate(tests)
    )
    return f"{out}{{% else %}}{rest}{{% endif %}}"


def _value_line(name: str, placeholder: Placeholder | None) -> str:
    kind = _WHAT_IT_IS[placeholder.kind if placeholder else "text"]
    source = f" - {clean(placeholder.source, 160)}" if placeholder and placeholder.source else ""
    return f"{jinja_name(name)}: {kind}{source}"
