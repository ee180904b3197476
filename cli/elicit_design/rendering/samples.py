"""What a question reads like with sample values in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from elicit_design.model.design import Question
from elicit_design.model.values import Json
from elicit_design.words import MissingValueError, format_message


def sample_values(question: Question) -> Mapping[str, Json]:
    """Return the sample of every placeholder, by name."""
    return {placeholder.name: placeholder.sample for placeholder in question.placeholders}


def sample_text(
    question: Question, key: str, locale: str = "en", locale_dirs: Sequence[Path] = ()
) -> str:
    """Return a word of the question with sample values.

    A word that needs a value without a sample is returned as it is written: a page of a design
    that lacks something still shows the rest, and `lint` says what is lacking.
    """
    text = question.words[locale][key]
    try:
        return format_message(
            text, sample_values(question), locale, question.placeholders, locale_dirs
        )
    except MissingValueError:
        return text


def message_keys(question: Question) -> tuple[str, ...]:
    """Return the keys of the message and of its variants, in the order they are tried."""
    return ("message", *dict.fromkeys(v.key for v in question.variants if v.key != "message"))
