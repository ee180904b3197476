"""An author's own fields, beside or instead of the ones drafted here."""

from __future__ import annotations

from dataclasses import replace

from elicit_design.designing.background import Background
from elicit_design.designing.drafting import LIMIT, Draft, slug
from elicit_design.designing.questions.candidates import CANDIDATE
from elicit_design.designing.voice import Say
from elicit_design.model.authored import AuthoredField
from elicit_design.model.design import CandidateOption, Field, FieldKind, FixedOption, Option

_KINDS: dict[str, FieldKind] = {
    "string": "string", "integer": "integer", "number": "number", "boolean": "boolean",
}  # fmt: skip


def with_own_fields(about: Background, draft: Draft) -> Draft:
    """Add the author's fields; one of the same name replaces the drafted one."""
    own = about.said.fields
    if not own or draft.url is not None:
        return draft
    names = {field.name for field in own}
    kept = tuple(field for field in draft.fields if field.name not in names)
    script = dict(draft.script)
    for stated in own:
        script |= _script(stated)
    return replace(draft, fields=(*kept, *(_field(stated, about) for stated in own)), script=script)


def _field(stated: AuthoredField, about: Background) -> Field:
    options = _options(stated, about)
    kind = _KINDS.get(stated.type, "string")
    if options:
        kind = "multi-choice" if stated.multiple else "choice"
    return Field(
        stated.name,
        kind,
        f"field.{stated.name}.title",
        f"field.{stated.name}.description",
        required=stated.required,
        options=options,
        default=stated.default,
        has_default=stated.default is not None,
        format=stated.format if kind == "string" else None,
        minimum=stated.minimum,
        maximum=stated.maximum,
        min_length=stated.min_length,
        max_length=stated.max_length,
        min_items=stated.min_items,
        max_items=stated.max_items,
    )


def _options(stated: AuthoredField, about: Background) -> tuple[Option, ...]:
    fixed = tuple(
        FixedOption(
            option.value,
            f"option.{stated.name}.{slug(option.value)}",
            "act" if option.act else "safe",
        )
        for option in stated.options
    )
    load = next((x for x in about.loads if x.name == stated.options_from), None)
    if load is None:
        return fixed
    key = f"{CANDIDATE}.{stated.name}"
    return (*fixed, CandidateOption(load.name, load.value or "key", key, "answer", LIMIT))


def _script(stated: AuthoredField) -> dict[str, Say]:
    title = stated.title or stated.name.replace("_", " ").capitalize()
    hint = stated.description or title
    script: dict[str, Say] = {
        f"field.{stated.name}.title": lambda voice: title,
        f"field.{stated.name}.description": lambda voice: hint,
    }
    for option in stated.options:
        script[f"option.{stated.name}.{slug(option.value)}"] = _always(option.title)
    if stated.options_from:
        script[f"{CANDIDATE}.{stated.name}"] = _always("{name}")
    return script


def _always(text: str) -> Say:
    return lambda voice: text
