"""The files of one design: the design itself, its form, its messages, page and exchanges."""

from __future__ import annotations

from collections.abc import Iterator

from elicit_design.designing.document import design_to_json
from elicit_design.designing.exchanges import exchanges
from elicit_design.designing.shapes import requested_schema
from elicit_design.model.artifact import Artifact
from elicit_design.model.assessment import DEMAND, Case
from elicit_design.model.design import Design, Question
from elicit_design.model.target import NEWEST, Target
from elicit_design.rendering.json_text import json_text
from elicit_design.rendering.names import folders, safe_names
from elicit_design.rendering.page import page_text
from elicit_design.rendering.samples import message_keys
from elicit_design.rendering.settings import DEFAULTS, RenderSettings
from elicit_design.words import template_file


def artifacts(
    design: Design, settings: RenderSettings = DEFAULTS, folder: str | None = None
) -> list[Artifact]:
    """Return the files of one design, none when it asks nothing.

    The leading case, the most demanding one, has the plain names; the form and the messages of
    another case have its id in theirs (`schema.<case>.json`, `message.<case>.en.j2`).

    Args:
        design: the design.
        settings: which files, locales and templates.
        folder: where they go, `server/tool` made safe when not given.
    """
    if not design.questions:
        return []
    place = folder or folders([(design.server, design.tool)])[0]
    files = [
        ("design.json", json_text(design_to_json(design)) + "\n"),
        *_forms(design),
        *_messages(design, settings),
    ]
    if "page" in settings.emit:
        files.append(("design.md", page_text(design, settings)))
    if "wire" in settings.emit:
        files += _exchanges(design)
    return [Artifact(f"{place}/{name}", text) for name, text in files]


def _suffixed(design: Design) -> Iterator[tuple[Case, Question, str]]:
    """Yield each asking case with what its file names carry, nothing for the leading one."""
    questions = design.questions
    leading = max((case for case, _ in questions), key=lambda case: DEMAND[case.verdict])
    safe = safe_names(case.id for case, _ in questions)
    for case, question in questions:
        yield case, question, "" if case is leading else f".{safe[case.id]}"


def _forms(design: Design) -> Iterator[tuple[str, str]]:
    target = Target(NEWEST, design.clients)
    for _, question, suffix in _suffixed(design):
        if question.form is not None:
            schema = requested_schema(question, design, target)
            yield f"schema{suffix}.json", json_text(schema) + "\n"


def _messages(design: Design, settings: RenderSettings) -> Iterator[tuple[str, str]]:
    for case, question, suffix in _suffixed(design):
        for key in message_keys(question):
            variant = "" if key == "message" else f".{_variant_name(key)}"
            for locale in settings.locales:
                text = question.words.get(locale, {}).get(key)
                if text is not None:
                    heading = _heading(design, case, key)
                    yield (
                        f"message{suffix}{variant}.{locale}.j2",
                        template_file(heading, text, locale, question.placeholders),
                    )


def _variant_name(key: str) -> str:
    name = key.removeprefix("message.")
    return safe_names([name])[name]


def _heading(design: Design, case: Case, key: str) -> str:
    about = f"Message of {design.server} / {design.tool}"
    if len(design.questions) > 1:
        about += f", when {case.when_says}"
    return about if key == "message" else f"{about}: variant {key.removeprefix('message.')}"


def _exchanges(design: Design) -> Iterator[tuple[str, str]]:
    for _, question, suffix in _suffixed(design):
        for revision, endings in exchanges(question, design).items():
            yield f"wire/{revision}{suffix}.json", json_text(endings) + "\n"
