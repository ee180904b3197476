"""What a field's description says: the argument's own first sentence, if it speaks to people."""

from __future__ import annotations

import re

from elicit_design.designing.naming import words_of
from elicit_design.designing.phrases import capital
from elicit_design.designing.voice import Say, Voice
from elicit_design.model.tool import Argument

LONGEST = 100
"""A hint is one short sentence (GOV.UK form guidance)."""

_SENTENCE = re.compile(r"[^.!?\n]+")
_FOR_MACHINES = re.compile(
    r"https?:|[{}<>\[\]`|]|\b(user|model|assistant|agent|llm|must|never|always|call|tool|json|"
    r"optional|required|default|schema|parameter|e\.g|null|true|false)\b",
    re.IGNORECASE,
)


def hint(argument: Argument) -> Say:
    """Return how to say what a field is for.

    The argument's own words are in the language of the tool, so they are used in English only;
    other locales say it by the argument's name.
    """
    own = own_hint(argument)

    def say(voice: Voice) -> str:
        if own and voice.phrases.locale == "en":
            return own
        return voice.say("field.open.description", arg=voice.phrases.noun(words_of(argument)).one)

    return say


def own_hint(argument: Argument) -> str:
    """Return the argument's first sentence when it is short and speaks to people, else nothing."""
    found = _SENTENCE.match(argument.description.strip()[: LONGEST + 20])
    text = " ".join(found[0].split()) if found else ""
    readable = text.isascii() and text.isprintable() and not _FOR_MACHINES.search(text)
    if not readable or not 8 <= len(text) < LONGEST or " " not in text:
        return ""
    return capital(text.replace("'", "''")) + "."
