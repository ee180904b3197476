"""Words for people: messages with placeholders, catalogues per locale, cleaned values."""

from elicit_design.words.catalogue import (
    MissingWord,
    catalogue,
    locale_names,
    missing_words,
    read_catalogue,
)
from elicit_design.words.clean import clean, one_line
from elicit_design.words.format import Formatter, MissingValueError, format_message, formatter
from elicit_design.words.jinja import message_environment, template_file, to_jinja
from elicit_design.words.message import Message, MessageError, escape, parse_message

__all__ = [
    "Formatter",
    "Message",
    "MessageError",
    "MissingValueError",
    "MissingWord",
    "catalogue",
    "clean",
    "escape",
    "format_message",
    "formatter",
    "locale_names",
    "message_environment",
    "missing_words",
    "one_line",
    "parse_message",
    "read_catalogue",
    "template_file",
    "to_jinja",
]
