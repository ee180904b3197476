"""How an argument names what is acted on."""

from __future__ import annotations

import re
from collections.abc import Sequence

from elicit_design.assessing.acts import Act
from elicit_design.assessing.lexicon import vocabulary
from elicit_design.assessing.text import singular, split_name
from elicit_design.model.tool import Argument

_SEVERAL = re.compile(r"\b(partial|pattern|prefix|substring|fuzzy|contains|matches|match|glob)\b")


def named_as(act: Act, argument: Argument, said: Sequence[Sequence[str]]) -> bool:
    """Tell whether a text argument is called as a thing of the description (`plant`, `guest`)."""
    text = argument.types in ((), ("string",)) and not argument.enum
    name = singular(argument.name.lower())
    if not text or argument.depth or name in vocabulary("unique_by_name"):
        return False
    return name in (act.head, act.object) or any(
        name == word.removesuffix("'s") for sentence in said[:3] for word in sentence
    )


def fuzzy(argument: Argument) -> bool:
    """Tell whether an argument's words can match several things."""
    if not vocabulary("fuzzy_arguments").isdisjoint(split_name(argument.name)):
        return True
    return bool(_SEVERAL.search(argument.description.lower()))
