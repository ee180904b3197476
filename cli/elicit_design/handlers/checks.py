"""Which loads are compared between the question and the act, and how.

What a person agreed to is what they were shown. A fact that worsens between the two (more
documents, a higher price, another version of the same file) voids the answer; one that improves
does not, as less than what was agreed to is within it.
"""

from __future__ import annotations

from collections.abc import Sequence

from elicit_design.handlers.plan import Check
from elicit_design.model.design import CandidateOption, Question
from elicit_design.model.trigger import Load

_BY_KIND: dict[str, Check] = {
    "count": "not-more",
    "money": "not-dearer",
    "list": "same",
    "label": "same",
    "instant": "same",
    "state": "same",
}


def check_for(load: Load, questions: Sequence[Question]) -> Check:
    """Return how a load is compared; candidates only where one of them is chosen.

    In URL mode a state is what the page changes, so that it is not compared.
    """
    if load.kind == "candidates":
        return "chosen" if any(_chooses(question, load.name) for question in questions) else "same"
    if load.kind == "state" and any(question.url is not None for question in questions):
        return "none"
    return _BY_KIND[load.kind]


def _chooses(question: Question, load: str) -> bool:
    fields = question.form.fields if question.form else ()
    options = (option for field in fields for option in field.options)
    return any(isinstance(option, CandidateOption) and option.load == load for option in options)
