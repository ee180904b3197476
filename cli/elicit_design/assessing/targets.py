"""How an argument names what is acted on."""

from __future__ import annotations

import re

from elicit_design.assessing.acts import Act
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import split_name
from elicit_design.model.tool import Argument

_SEVERAL = re.compile(r"\b(partial|pattern|prefix|substring|fuzzy|contains|matches|match|glob)\b")


def named_as(act: Act, argument: Argument) -> bool:
    """Tell whether a text argument is called as the thing itself (`plant`, `device`)."""
    text = argument.types in ((), ("string",)) and not argument.enum
    return text and argument.depth == 0 and argument.name.lower() in (act.head, act.object)


def fuzzy(argument: Argument) -> bool:
    """Tell whether an argument's words can match several things."""
    if not vocabulary("fuzzy_arguments").isdisjoint(split_name(argument.name)):
        return True
    return bool(_SEVERAL.search(argument.description.lower()))
